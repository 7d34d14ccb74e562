// SPDX-License-Identifier: MIT
#include "legality.h"

#include <utility>

namespace igroteka::sbor {

namespace {

void next(State& state) {
  state.seat = static_cast<std::uint8_t>((state.seat + 1) % state.players);
}

/// Ends the game when an action has completed somebody (OS-28).
void judge(State& state) {
  Actors complete;
  for (int seat = 0; seat < state.players; ++seat) {
    if (isComplete(state, Doll(seat, Size::large))) {
      complete.insert(seatAt(seat));
    }
  }
  if (complete.empty()) {
    return;
  }
  const Actor actor = seatAt(state.seat);
  state.winners = complete.contains(actor) ? Actors(actor) : complete;
  state.phase = Phase::over;
}

void pay(DiceSet& dice, const Act& act) {
  switch (act.power) {
  case Power::none:
    dice.take(act.from.number());
    dice.take(act.to.number());
    break;
  case Power::manipulation:
    dice.take(act.from.number(), 2);
    break;
  case Power::force:
    dice = DiceSet();
    break;
  }
}

/// The change that each kind of move makes.
struct Maker {
  State& state;

  void operator()(const Lay& lay) const {
    place(state, Circle(lay.number, state.seat), lay.at);
    next(state);
    if (state.laid.size() == state.players * circlesEach) {
      state.phase = Phase::standing;
    }
  }

  void operator()(const Stand& stand) const {
    state.standing[stand.on.index] = stand.doll;
    state.placed = static_cast<std::uint16_t>(state.placed | 1U << stand.doll.index);
    next(state);
    if (std::popcount(state.placed) == state.players * dollsEach) {
      state.phase = Phase::throwing;
    }
  }

  void operator()(const Throw& thrown) const {
    state.dice = std::exchange(state.kept[state.seat], DiceSet());
    for (std::size_t i = 0; i < thrown.count; ++i) {
      state.dice.add(thrown.dice[i]);
    }
    state.phase = Phase::acting;
  }

  void operator()(const Act& act) const {
    pay(state.dice, act);
    perform(state, act.action, act.from, act.to);
    judge(state);
  }

  void operator()(const Substitute& sub) const {
    state.dice.take(sub.first.number(), 2);
    perform(state, Action::swap, sub.first, sub.second);
  }

  void operator()(const Teleport& tele) const {
    state.dice.take(state.dice.equal(3), 3);
    perform(state, Action::go, tele.from, tele.to);
  }

  void operator()(const Shift& shift) const {
    state.dice.take(shift.circle.number());
    ++state.shifts;
    place(state, shift.circle, shift.to);
  }

  void operator()(const End& end) const {
    state.kept[state.seat] = end.keep;
    state.dice = DiceSet();
    state.shifts = 0;
    ++state.turn;
    next(state);
    state.phase = Phase::throwing;
  }
};

} // namespace

State Rules::after(const State& state, Actor, const Move& move) const {
  State changed = state;
  std::visit(Maker{changed}, move);
  return changed;
}

} // namespace igroteka::sbor
