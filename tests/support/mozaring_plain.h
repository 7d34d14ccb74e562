// SPDX-License-Identifier: MIT
#pragma once

#include <igroteka/core/random.h>
#include <igroteka/mozaring/rules.h>
#include <igroteka/mozaring/solver.h>

#include <algorithm>
#include <array>
#include <map>
#include <optional>
#include <vector>

/// Mozaring by the plain rules alone: random positions, and searches that know no trick, which
/// solver and players are held against.
namespace igroteka::mozaring::plain {

inline State after(const Rules& rules, const State& state, const Move& move) {
  return rules.after(state, seatAt(state.toAct), move);
}

inline Move anyMove(const Rules& rules, const State& state, Random& random) {
  const auto moves = rules.moves(state, seatAt(state.toAct));
  return moves[random.below(static_cast<std::uint32_t>(moves.size()))];
}

/// A position that is not over, with so many rings, from random moves.
inline State randomPosition(const Rules& rules, int rings, Random& random) {
  for (;;) {
    State state = rules.start({1});
    while (!state.over() && state.board.count() < rings) {
      state = after(rules, state, anyMove(rules, state, random));
    }
    if (!state.over()) {
      return state;
    }
  }
}

/// Random parameters of a game that is over after one round: every goal, two to four players.
inline Options randomOptions(Random& random) {
  for (;;) {
    Options options;
    options.players = static_cast<int>(2 + random.below(3));
    options.colours = options.players == 2 ? Options{}.colours : std::vector<std::vector<Colour>>{};
    for (int seat = 0; options.players > 2 && seat < options.players; ++seat) {
      options.colours.push_back({allColours[static_cast<std::size_t>(seat)]});
    }
    options.goal = static_cast<Goal>(random.below(4));
    options.rounds = 1;
    if (random.below(2) == 0) {
      options.combinations = static_cast<Kinds>(1 + random.below(15));
      options.closed = static_cast<Slots>(random.bits() & random.bits() & random.bits()) & allSlots;
    }
    if (random.below(4) == 0) {
      options.rings = {static_cast<int>(1 + random.below(4)), static_cast<int>(1 + random.below(4)),
                       static_cast<int>(1 + random.below(4))};
      options.stuck = random.below(2) == 0 ? Stuck::other : Stuck::skip;
    }
    options.swap = options.players == 2 && random.below(4) == 0;
    if (!Rules::check(options)) {
      return options;
    }
  }
}

/// Exact values by plain search over the public rules: nothing of the solver's is used. Positions
/// that were met before are remembered as they are.
class Values {
public:
  explicit Values(const Rules& rules) : rules_(rules) {}

  /// For the seat to act; the position is not over.
  Verdict of(const State& state) {
    const Key key = keyOf(state);
    if (const auto known = known_.find(key); known != known_.end()) {
      return known->second;
    }
    std::optional<Verdict> best;
    for (const Move& move : rules_.moves(state, seatAt(state.toAct))) {
      const Verdict value = of(state, move);
      best = !best || better(value, *best) ? value : *best;
    }
    return known_[key] = *best;
  }

  /// For the seat that makes the move, its ring counted.
  Verdict of(const State& state, const Move& move) {
    const State next = after(rules_, state, move);
    if (next.over()) {
      return next.winners != 0 ? Verdict{Verdict::Value::win, 1, 0}
                               : Verdict{Verdict::Value::draw, 0, 0};
    }
    Verdict value = of(next);
    if (value.value == Verdict::Value::draw) {
      return value;
    }
    if (next.toAct != state.toAct) {
      const bool won = value.value == Verdict::Value::win;
      value.value = won ? Verdict::Value::loss : Verdict::Value::win;
    }
    value.rings += move.swap ? 0 : 1;
    return value;
  }

private:
  using Key = std::array<Slots, 5>;

  static Key keyOf(const State& state) {
    Key key{};
    std::ranges::copy(state.board.rings, key.begin());
    key[4] = static_cast<Slots>(state.toAct << 8U | (state.mayNotSwap ? 1U : 0U));
    key[4] = key[4] << 16U | static_cast<Slots>(state.last[0] << 8U | state.last[1]);
    // A swap changes whose the colours are.
    key[4] ^= static_cast<Slots>(state.hands[0]) << 28U;
    return key;
  }

  const Rules& rules_;
  std::map<Key, Verdict> known_;
};

/// Whether all is over and this seat, from 0, is among the winners.
inline bool hasWon(const State& state, int seat) {
  return state.over() && ((state.winners >> seat) & 1U) != 0;
}

/// Whether this seat can win no more: somebody else has won, or it is out.
inline bool hasLost(const State& state, int seat) {
  return ((state.out >> seat) & 1U) != 0 ||
         (state.over() && state.winners != 0 && !hasWon(state, seat));
}

/// A move with which the seat to act wins at once.
inline std::optional<Move> winningMove(const Rules& rules, const State& state) {
  for (const Move& move : rules.moves(state, seatAt(state.toAct))) {
    if (hasWon(after(rules, state, move), state.toAct)) {
      return move;
    }
  }
  return std::nullopt;
}

/// Whether the others, all together, can make this seat lose before it acts again.
inline bool canLose(const Rules& rules, const State& state, int seat) {
  if (state.over() || state.toAct == seat || hasLost(state, seat)) {
    return hasLost(state, seat);
  }
  for (const Move& move : rules.moves(state, seatAt(state.toAct))) {
    if (canLose(rules, after(rules, state, move), seat)) {
      return true;
    }
  }
  return false;
}

/// Whether this seat wins whatever the others do, with its next move at the latest.
inline bool surelyWins(const Rules& rules, const State& state, int seat) {
  if (state.over()) {
    return hasWon(state, seat);
  }
  if (state.toAct == seat) {
    return winningMove(rules, state).has_value();
  }
  for (const Move& move : rules.moves(state, seatAt(state.toAct))) {
    if (!surelyWins(rules, after(rules, state, move), seat)) {
      return false;
    }
  }
  return true;
}

/// What a move of the seat to act may overlook within the next round of turns.
enum class Oversight { none, ownWin, forcedWin, loss };

/// What this move overlooks: a win at once, one that nobody can prevent on the seat's next turn, or
/// a loss before that turn which another move prevents.
inline Oversight oversightOf(const Rules& rules, const State& state, const Move& chosen) {
  const int seat = state.toAct;
  const State next = after(rules, state, chosen);
  if (hasWon(next, seat)) {
    return Oversight::none;
  }
  if (winningMove(rules, state)) {
    return Oversight::ownWin;
  }
  const bool safe = !canLose(rules, next, seat);
  const bool wins = safe && surelyWins(rules, next, seat);
  for (const Move& move : rules.moves(state, seatAt(seat))) {
    const State other = after(rules, state, move);
    if (!safe && !canLose(rules, other, seat)) {
      return Oversight::loss;
    }
    if (!wins && surelyWins(rules, other, seat)) {
      return Oversight::forcedWin;
    }
  }
  return Oversight::none;
}

/// The script that a beginner should lose to: wins if it can, else blocks the win of the next
/// player if it can, else plays at random.
inline Move scriptMove(const Rules& rules, const State& state, Random& random) {
  if (const auto win = winningMove(rules, state)) {
    return *win;
  }
  std::vector<Move> blocking;
  for (const Move& move : rules.moves(state, seatAt(state.toAct))) {
    const State next = after(rules, state, move);
    if (next.over() || !winningMove(rules, next)) {
      blocking.push_back(move);
    }
  }
  return blocking.empty() ? anyMove(rules, state, random)
                          : blocking[random.below(static_cast<std::uint32_t>(blocking.size()))];
}

} // namespace igroteka::mozaring::plain
