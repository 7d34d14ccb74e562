// SPDX-License-Identifier: MIT
// What the others can do to a seat, all together, before it acts again.
#include "player_parts.h"

namespace igroteka::mozaring {

namespace {

/// With so few open slots every line to the seat's next turn is looked at.
constexpr int fewSlots = 9;

bool wonBy(const State& state, int seat) {
  return state.over() && ((state.winners >> seat) & 1U) != 0;
}

bool lostBy(const State& state, int seat) {
  return ((state.out >> seat) & 1U) != 0 ||
         (state.over() && state.winners != 0 && !wonBy(state, seat));
}

bool few(const Rules& rules, const State& state) {
  return countOf(allSlots & ~rules.chosen().closed & ~state.board.taken()) <= fewSlots;
}

/// What counts ends with the round.
bool canLose(const Rules& rules, const State& state, int seat, int round) {
  if (state.over() || state.toAct == seat || state.round != round || lostBy(state, seat)) {
    return lostBy(state, seat);
  }
  for (const Move& move : rules.moves(state, seatAt(state.toAct))) {
    if (canLose(rules, rules.after(state, seatAt(state.toAct), move), seat, round)) {
      return true;
    }
  }
  return false;
}

bool mustWin(const Rules& rules, const State& state, int seat, int round) {
  if (state.over() || state.round != round) {
    return wonBy(state, seat);
  }
  if (state.toAct == seat) {
    const Goal goal = rules.chosen().goal;
    if (goal == Goal::first || goal == Goal::fewest) {
      return threatsOf(rules, state, seat) != 0;
    }
    for (const Move& move : rules.moves(state, seatAt(seat))) {
      if (wonBy(rules.after(state, seatAt(seat), move), seat)) {
        return true;
      }
    }
    return false;
  }
  for (const Move& move : rules.moves(state, seatAt(state.toAct))) {
    if (!mustWin(rules, rules.after(state, seatAt(state.toAct), move), seat, round)) {
      return false;
    }
  }
  return true;
}

} // namespace

bool losesSoon(const Rules& rules, const State& after, int seat, int round) {
  if (after.over() || (rules.chosen().rounds == 1 && few(rules, after))) {
    return canLose(rules, after, seat, round);
  }
  if (after.round != round) {
    return false;
  }
  return lostBy(after, seat) || exposed(rules, after, seat);
}

bool winsSoon(const Rules& rules, const State& after, int seat, int round) {
  const Goal goal = rules.chosen().goal;
  const bool race = goal == Goal::first || goal == Goal::fewest;
  // Without a threat of its own the seat cannot complete anything on its next turn.
  const bool able = after.over() || (race ? threatsOf(rules, after, seat) != 0 || few(rules, after)
                                          : few(rules, after));
  return able && mustWin(rules, after, seat, round);
}

} // namespace igroteka::mozaring
