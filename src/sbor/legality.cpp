// SPDX-License-Identifier: MIT
#include "legality.h"

#include <utility>

namespace igroteka::sbor {

namespace {

std::uint8_t small(int number) {
  return static_cast<std::uint8_t>(number);
}

Refusal on(Reason reason, Circle circle) {
  return {.reason = reason, .circle = circle};
}

std::optional<Refusal> unfitEat(const State& state, Doll eater, Doll eaten) {
  if (eaten.size() >= eater.size()) {
    return Refusal{.reason = Reason::notSmaller};
  }
  if (state.in(eater)) {
    return Refusal{.reason = Reason::notEmpty};
  }
  return std::nullopt;
}

std::optional<Refusal> unfitClimb(const State& state, Doll climber, Doll host) {
  if (host.size() <= climber.size()) {
    return Refusal{.reason = Reason::notLarger};
  }
  if (state.in(host)) {
    return Refusal{.reason = Reason::hostNotEmpty};
  }
  return std::nullopt;
}

std::optional<Refusal> unfitTrade(const State& state, Doll a, Doll b) {
  const auto fits = [](Doll content, Doll host) {
    return !content || content.size() < host.size();
  };
  if (!state.in(a) && !state.in(b)) {
    return Refusal{.reason = Reason::bothEmpty};
  }
  if (!fits(state.in(a), b) || !fits(state.in(b), a)) {
    return Refusal{.reason = Reason::doesNotFit};
  }
  return std::nullopt;
}

/// Why the dice do not pay for this (OS-12, OS-21, OS-23).
std::optional<Refusal> unpaid(const DiceSet& dice, const Act& act) {
  const int from = act.from.number();
  const int to = act.to.number();
  switch (act.power) {
  case Power::force:
    return dice.equal(4) == 0 ? std::optional(Refusal{.reason = Reason::needsFour}) : std::nullopt;
  case Power::manipulation:
    return dice.count(from) < 2
               ? std::optional(Refusal{.reason = Reason::needsPair, .number = small(from)})
               : std::nullopt;
  case Power::none:
    break;
  }
  if (from == to && dice.count(from) < 2) {
    return Refusal{.reason = Reason::needsPair, .number = small(from)};
  }
  if (dice.count(from) < 1 || dice.count(to) < 1) {
    return Refusal{.reason = Reason::needsDice, .number = small(from), .second = small(to)};
  }
  return std::nullopt;
}

} // namespace

std::optional<Refusal> unfit(const State& state, Action action, Circle from, Circle to) {
  const Doll actor = state.on(from);
  const Doll other = state.on(to);
  if (action == Action::spit && !state.in(actor)) {
    return Refusal{.reason = Reason::nothingInside};
  }
  if (action == Action::go || action == Action::spit) {
    return other ? std::optional(on(Reason::notFree, to)) : std::nullopt;
  }
  if (!other) {
    return on(Reason::noDoll, to);
  }
  switch (action) {
  case Action::eat:
    return unfitEat(state, actor, other);
  case Action::climb:
    return unfitClimb(state, actor, other);
  case Action::trade:
    return unfitTrade(state, actor, other);
  default:
    return std::nullopt;
  }
}

std::optional<Refusal> refusalOf(const State& state, const Act& act) {
  for (const Circle circle : {act.from, act.to}) {
    if (!state.exists(circle)) {
      return on(Reason::noSuchCircle, circle);
    }
  }
  if (act.from == act.to) {
    return on(Reason::sameCircle, act.from);
  }
  if (state.isFree(act.from)) {
    return on(Reason::noDoll, act.from);
  }
  if (act.power == Power::none && state.on(act.from).owner() != state.seat) {
    return on(Reason::notYours, act.from);
  }
  if (act.power != Power::force && !state.areNeighbours(act.from, act.to)) {
    return Refusal{.reason = Reason::notNeighbours, .circle = act.from, .other = act.to};
  }
  if (const auto why = unfit(state, act.action, act.from, act.to)) {
    return why;
  }
  return unpaid(state.dice, act);
}

std::optional<Refusal> refusalOf(const State& state, const Substitute& sub) {
  for (const Circle circle : {sub.first, sub.second}) {
    if (!state.exists(circle)) {
      return on(Reason::noSuchCircle, circle);
    }
  }
  if (sub.first == sub.second) {
    return on(Reason::sameCircle, sub.first);
  }
  const int number = sub.first.number();
  if (number != sub.second.number()) {
    return Refusal{.reason = Reason::numbersDiffer};
  }
  if (state.isFree(sub.first) && state.isFree(sub.second)) {
    return Refusal{.reason = Reason::bothFree};
  }
  if (state.dice.count(number) < 2) {
    return Refusal{.reason = Reason::needsPair, .number = small(number)};
  }
  return std::nullopt;
}

std::optional<Refusal> refusalOf(const State& state, const Teleport& tele) {
  for (const Circle circle : {tele.from, tele.to}) {
    if (!state.exists(circle)) {
      return on(Reason::noSuchCircle, circle);
    }
  }
  if (state.isFree(tele.from)) {
    return on(Reason::noDoll, tele.from);
  }
  if (!state.isFree(tele.to)) {
    return on(Reason::notFree, tele.to);
  }
  const int number = state.dice.equal(3);
  if (number == 0 || (tele.from.number() != number && tele.to.number() != number)) {
    return Refusal{.reason = Reason::needsTriple, .circle = tele.from, .other = tele.to};
  }
  return std::nullopt;
}

void perform(State& state, Action action, Circle from, Circle to) {
  Doll& source = state.standing[from.index];
  Doll& target = state.standing[to.index];
  switch (action) {
  case Action::go:
  case Action::swap:
    std::swap(source, target);
    break;
  case Action::eat:
    state.inside[source.index] = target;
    target = std::exchange(source, Doll());
    break;
  case Action::spit:
    target = std::exchange(state.inside[source.index], Doll());
    break;
  case Action::climb:
    state.inside[target.index] = std::exchange(source, Doll());
    break;
  case Action::trade:
    std::swap(state.inside[source.index], state.inside[target.index]);
    break;
  }
}

} // namespace igroteka::sbor
