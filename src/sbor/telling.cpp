// SPDX-License-Identifier: MIT
#include <igroteka/sbor/names.h>
#include <igroteka/sbor/rules.h>

#include <string>

namespace igroteka::sbor {

namespace {

std::int64_t number(int value) {
  return value;
}

/// The sentences of moves in the list of moves.
struct Teller {
  const State& before;

  Phrase operator()(const Lay& lay) const {
    return {IGROTEKA_TEXT("sbor", "Lays circle %1"), {number(lay.number)}};
  }
  Phrase operator()(const Stand& stand) const {
    return {IGROTEKA_TEXT("sbor", "Puts %1 on circle %2"),
            {objectOf(stand.doll), number(stand.on.number())}};
  }
  Phrase operator()(const Throw& thrown) const {
    const std::string text = sbor::write(thrown);
    if (thrown.count == 0) {
      return IGROTEKA_TEXT("sbor", "Plays on with four kept dice");
    }
    return {IGROTEKA_TEXT("sbor", "Throws %1"), {text.substr(text.find(' ') + 1)}};
  }
  Phrase operator()(const Act& act) const {
    const Phrase action = plain(act.action, act.from, act.to);
    switch (act.power) {
    case Power::manipulation:
      return {IGROTEKA_TEXT("sbor", "Manipulation: %1"), {action}};
    case Power::force:
      return {IGROTEKA_TEXT("sbor", "Super force: %1"), {action}};
    case Power::none:
      break;
    }
    return action;
  }
  Phrase operator()(const Substitute& sub) const {
    const bool free = before.isFree(sub.first);
    const Circle from = free ? sub.second : sub.first;
    const Circle to = free ? sub.first : sub.second;
    return {IGROTEKA_TEXT("sbor", "Substitution: %1"),
            {plain(before.isFree(to) ? Action::go : Action::swap, from, to)}};
  }
  Phrase operator()(const Teleport& tele) const {
    return {IGROTEKA_TEXT("sbor", "Teleport: %1"), {plain(Action::go, tele.from, tele.to)}};
  }
  Phrase operator()(const Shift& shift) const {
    return {IGROTEKA_TEXT("sbor", "Moves circle %1"), {number(shift.circle.number())}};
  }
  Phrase operator()(const End& end) const {
    if (end.keep.empty()) {
      return IGROTEKA_TEXT("sbor", "Ends the turn");
    }
    return {IGROTEKA_TEXT("sbor", "Ends the turn and keeps %1"), {name(end.keep)}};
  }

private:
  Phrase plain(Action action, Circle from, Circle to) const {
    const Phrase who = subjectOf(before.on(from));
    const Doll other = before.on(to);
    switch (action) {
    case Action::go:
      return {IGROTEKA_TEXT("sbor", "%1 goes to circle %2"), {who, number(to.number())}};
    case Action::swap:
      return {IGROTEKA_TEXT("sbor", "%1 changes places %2"), {who, companyOf(other)}};
    case Action::eat:
      return {IGROTEKA_TEXT("sbor", "%1 eats %2"), {who, objectOf(other)}};
    case Action::spit:
      return {IGROTEKA_TEXT("sbor", "%1 spits %2 onto circle %3"),
              {who, objectOf(before.in(before.on(from))), number(to.number())}};
    case Action::climb:
      return {IGROTEKA_TEXT("sbor", "%1 climbs into %2"), {who, objectOf(other)}};
    case Action::trade:
      break;
    }
    return {IGROTEKA_TEXT("sbor", "%1 trades contents %2"), {who, companyOf(other)}};
  }
};

Phrase promptThrow(int due) {
  switch (due) {
  case 0:
    return IGROTEKA_TEXT("sbor", "All four dice are kept: begin the turn with them.");
  case 1:
    return IGROTEKA_TEXT("sbor", "Throw the one die that was not kept.");
  case 2:
    return IGROTEKA_TEXT("sbor", "Throw the two dice that were not kept.");
  case 3:
    return IGROTEKA_TEXT("sbor", "Throw the three dice that were not kept.");
  default:
    return IGROTEKA_TEXT("sbor", "Throw all four dice.");
  }
}

Phrase promptActing(const Rules& rules, const State& state) {
  if (state.dice.empty()) {
    return IGROTEKA_TEXT("sbor", "All dice are used: end the turn.");
  }
  const auto moves = rules.moves(state, seatAt(state.seat));
  const bool dolls = std::ranges::any_of(moves, [](const Move& move) {
    const auto* act = std::get_if<Act>(&move);
    return act != nullptr && act->power == Power::none;
  });
  const bool powers = !dolls && std::ranges::any_of(moves, [](const Move& move) {
    return !std::holds_alternative<End>(move);
  });
  const bool circles = !rules.movable(state).empty();
  if (dolls && circles) {
    return IGROTEKA_TEXT(
        "sbor", "Click one of your dolls, drag a free glowing circle, keep dice, or end the turn.");
  }
  if (dolls) {
    return IGROTEKA_TEXT(
        "sbor", "Click one of your dolls to see what it can do, keep dice, or end the turn.");
  }
  if (powers && circles) {
    return IGROTEKA_TEXT(
        "sbor", "Click a power above equal dice, drag a free glowing circle, or end the turn.");
  }
  if (powers) {
    return IGROTEKA_TEXT(
        "sbor", "Only equal dice can do something: click a power above them, or end the turn.");
  }
  if (circles) {
    return IGROTEKA_TEXT(
        "sbor", "No doll can act: drag a free glowing circle, keep dice, or end the turn.");
  }
  return IGROTEKA_TEXT("sbor",
                       "These dice allow no action: keep the ones that you want and end the turn.");
}

Phrase promptOver(const State& state) {
  if (state.winners.size() == 1) {
    return {IGROTEKA_TEXT("sbor", "The three dolls of %1 are together: %1 wins."),
            {state.winners.first()}};
  }
  return IGROTEKA_TEXT("sbor", "Several players' dolls came together at once: they share the win.");
}

} // namespace

Phrase Rules::tell(const State& before, Actor, const Move& move) const {
  return std::visit(Teller{before}, move);
}

Phrase Rules::prompt(const State& state) const {
  switch (state.phase) {
  case Phase::laying:
    if (state.laid.empty()) {
      return IGROTEKA_TEXT("sbor",
                           "Choose any one of your circles below and click the middle of the "
                           "table.");
    }
    return IGROTEKA_TEXT("sbor",
                         "Choose one of your circles below and click where it shall lie: it "
                         "must touch another one.");
  case Phase::standing:
    return dressPrompt(dressedBy(state.seat, state.players));
  case Phase::throwing:
    return promptThrow(state.diceDue());
  case Phase::acting:
    return promptActing(*this, state);
  case Phase::over:
    break;
  }
  return promptOver(state);
}

} // namespace igroteka::sbor
