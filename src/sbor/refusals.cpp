// SPDX-License-Identifier: MIT
#include "legality.h"

#include <cstdlib>

namespace igroteka::sbor {

namespace {

using Why = std::optional<Refusal>;

/// Why a circle cannot lie at a place, the wholeness of the field apart.
Why badPlace(const State& state, Circle circle, Point place) {
  if (std::abs(std::int64_t{place.x}) > farthest || std::abs(std::int64_t{place.y}) > farthest) {
    return Refusal{.reason = Reason::offTable};
  }
  bool alone = true;
  bool joined = false;
  for (const Circle other : state.laid) {
    if (other == circle) {
      continue;
    }
    alone = false;
    if (overlap(place, state.centre(other))) {
      return Refusal{.reason = Reason::overlaps, .circle = other};
    }
    joined = joined || neighbours(place, state.centre(other));
  }
  return alone || joined ? std::nullopt : Why(Refusal{.reason = Reason::touchesNothing});
}

/// The refusal of each kind of move once the actor and the phase are right.
struct Judge {
  const Rules& rules;
  const State& state;

  Why operator()(const Lay& lay) const {
    if (lay.number < 1 || lay.number > circlesEach) {
      return Refusal{.reason = Reason::noSuchCircle};
    }
    const Circle circle(lay.number, state.seat);
    if (state.laid.contains(circle)) {
      return Refusal{.reason = Reason::circleLaid, .circle = circle};
    }
    return badPlace(state, circle, lay.at);
  }

  Why operator()(const Stand& stand) const {
    if (!stand.doll || !state.exists(stand.doll)) {
      return Refusal{.reason = Reason::noSuchDoll, .doll = stand.doll};
    }
    const int owner = dressedBy(state.seat, state.players);
    if (stand.doll.owner() != owner) {
      return Refusal{.reason = Reason::notThisOpponents,
                     .number = static_cast<std::uint8_t>(owner + 1)};
    }
    if (state.isPlaced(stand.doll)) {
      return Refusal{.reason = Reason::dollStands, .doll = stand.doll};
    }
    if (!state.exists(stand.on)) {
      return Refusal{.reason = Reason::noSuchCircle, .circle = stand.on};
    }
    if (!state.isFree(stand.on)) {
      return Refusal{.reason = Reason::notFree, .circle = stand.on};
    }
    return std::nullopt;
  }

  Why operator()(const Throw& thrown) const {
    if (thrown.count != state.diceDue()) {
      return Refusal{.reason = Reason::wrongDiceCount,
                     .number = static_cast<std::uint8_t>(state.diceDue())};
    }
    for (std::size_t i = 0; i < thrown.count; ++i) {
      if (thrown.dice[i] < 1 || thrown.dice[i] > 6) {
        return Refusal{.reason = Reason::badDie};
      }
    }
    return std::nullopt;
  }

  Why operator()(const Act& act) const { return refusalOf(state, act); }
  Why operator()(const Substitute& sub) const { return refusalOf(state, sub); }
  Why operator()(const Teleport& tele) const { return refusalOf(state, tele); }

  Why operator()(const Shift& shift) const {
    const Circle circle = shift.circle;
    if (!state.exists(circle)) {
      return Refusal{.reason = Reason::noSuchCircle, .circle = circle};
    }
    if (!state.isFree(circle)) {
      return Refusal{.reason = Reason::notFree, .circle = circle};
    }
    if (state.shifts >= maxShifts) {
      return Refusal{.reason = Reason::twoMoved};
    }
    if (state.dice.count(circle.number()) == 0) {
      return Refusal{.reason = Reason::needsDie,
                     .number = static_cast<std::uint8_t>(circle.number())};
    }
    if (shift.to == state.centre(circle)) {
      return Refusal{.reason = Reason::samePlace, .circle = circle};
    }
    if (const Why why = badPlace(state, circle, shift.to)) {
      return why;
    }
    const bool split =
        rules.chosen().wholeField && !rules.fieldFor(state, circle).isLegal(shift.to);
    return split ? Why(Refusal{.reason = Reason::splitsField, .circle = circle}) : std::nullopt;
  }

  Why operator()(const End& end) const {
    return state.dice.contains(end.keep) ? std::nullopt : Why(Refusal{.reason = Reason::notUnused});
  }
};

Phase phaseOf(const Move& move) {
  if (std::holds_alternative<Lay>(move)) {
    return Phase::laying;
  }
  if (std::holds_alternative<Stand>(move)) {
    return Phase::standing;
  }
  return std::holds_alternative<Throw>(move) ? Phase::throwing : Phase::acting;
}

} // namespace

std::optional<Refusal> Rules::refusal(const State& state, Actor actor, const Move& move) const {
  if (state.phase == Phase::over) {
    return Refusal{.reason = Reason::over};
  }
  const Actor due = actors(state).first();
  if (actor != due) {
    return Refusal{.reason = Reason::notYourTurn,
                   .number = static_cast<std::uint8_t>(numberOf(due))};
  }
  if (phaseOf(move) != state.phase) {
    return Refusal{.reason = Reason::notNow, .number = static_cast<std::uint8_t>(state.phase)};
  }
  return std::visit(Judge{*this, state}, move);
}

} // namespace igroteka::sbor
