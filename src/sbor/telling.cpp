// SPDX-License-Identifier: MIT
#include <igroteka/sbor/rules.h>

#include <string>

namespace igroteka::sbor {

namespace {

std::int64_t number(int value) {
  return value;
}

Phrase notNow(Phase phase) {
  switch (phase) {
  case Phase::laying:
    return IGROTEKA_TEXT("sbor", "The circles are being laid out now.");
  case Phase::standing:
    return IGROTEKA_TEXT("sbor", "The dolls are being put out now.");
  case Phase::throwing:
    return IGROTEKA_TEXT("sbor", "First the dice must be thrown.");
  default:
    return IGROTEKA_TEXT("sbor", "This is no action of a turn.");
  }
}

/// The sentences of moves in the list of moves.
struct Teller {
  const State& before;

  Phrase operator()(const Lay& lay) const {
    return {IGROTEKA_TEXT("sbor", "Lays circle %1"), {name(Circle(lay.number, before.seat))}};
  }
  Phrase operator()(const Stand& stand) const {
    return {IGROTEKA_TEXT("sbor", "Puts %1 on circle %2"), {name(stand.doll), name(stand.on)}};
  }
  Phrase operator()(const Throw& thrown) const {
    const std::string text = sbor::write(thrown);
    if (thrown.count == 0) {
      return IGROTEKA_TEXT("sbor", "Plays on with four kept dice");
    }
    return {IGROTEKA_TEXT("sbor", "Throws %1"), {text.substr(text.find(' ') + 1)}};
  }
  Phrase operator()(const Act& act) const {
    const std::string what = nameOn(act.from);
    const std::string other = nameOn(act.to);
    switch (act.power) {
    case Power::manipulation:
      return {IGROTEKA_TEXT("sbor", "Manipulation: %1"), {plain(act, what, other)}};
    case Power::force:
      return {IGROTEKA_TEXT("sbor", "Super force: %1"), {plain(act, what, other)}};
    case Power::none:
      break;
    }
    return plain(act, what, other);
  }
  Phrase operator()(const Substitute& sub) const {
    return {IGROTEKA_TEXT("sbor", "Substitution: %1 and %2 change their dolls"),
            {name(sub.first), name(sub.second)}};
  }
  Phrase operator()(const Teleport& tele) const {
    return {IGROTEKA_TEXT("sbor", "Teleport: %1 from %2 to %3"),
            {nameOn(tele.from), name(tele.from), name(tele.to)}};
  }
  Phrase operator()(const Shift& shift) const {
    return {IGROTEKA_TEXT("sbor", "Moves circle %1"), {name(shift.circle)}};
  }
  Phrase operator()(const End& end) const {
    if (end.keep.empty()) {
      return IGROTEKA_TEXT("sbor", "Ends the turn");
    }
    return {IGROTEKA_TEXT("sbor", "Ends the turn and keeps %1"), {name(end.keep)}};
  }

private:
  std::string nameOn(Circle circle) const { return name(before.on(circle)); }

  Phrase plain(const Act& act, const std::string& what, const std::string& other) const {
    switch (act.action) {
    case Action::go:
      return {IGROTEKA_TEXT("sbor", "%1 goes from %2 to %3"), {what, name(act.from), name(act.to)}};
    case Action::swap:
      return {IGROTEKA_TEXT("sbor", "%1 changes places with %2"), {what, other}};
    case Action::eat:
      return {IGROTEKA_TEXT("sbor", "%1 eats %2"), {what, other}};
    case Action::spit:
      return {IGROTEKA_TEXT("sbor", "%1 spits %2 onto %3"),
              {what, name(before.in(before.on(act.from))), name(act.to)}};
    case Action::climb:
      return {IGROTEKA_TEXT("sbor", "%1 climbs into %2"), {what, other}};
    case Action::trade:
      break;
    }
    return {IGROTEKA_TEXT("sbor", "%1 trades contents with %2"), {what, other}};
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
  const bool only = std::ranges::all_of(
      moves, [](const Move& move) { return std::holds_alternative<End>(move); });
  if (only && rules.movable(state).empty()) {
    return IGROTEKA_TEXT(
        "sbor", "These dice allow no action: keep the ones that you want and end the turn.");
  }
  return IGROTEKA_TEXT(
      "sbor", "Use the dice for actions, or keep the ones that you want and end the turn.");
}

Phrase promptOver(const State& state) {
  if (state.winners.size() == 1) {
    return {IGROTEKA_TEXT("sbor", "The three dolls of player %1 are together: player %1 wins."),
            {number(numberOf(state.winners.first()))}};
  }
  return IGROTEKA_TEXT("sbor", "Several players' dolls came together at once: they share the win.");
}

/// The reasons that concern the setting up, the throw and the phases.
Phrase explainPhase(const Refusal& why) {
  switch (why.reason) {
  case Reason::over:
    return IGROTEKA_TEXT("sbor", "The game is over.");
  case Reason::notYourTurn:
    return why.number == 0 ? notNow(Phase::throwing)
                           : Phrase(IGROTEKA_TEXT("sbor", "It is the turn of player %1."),
                                    {number(why.number)});
  case Reason::notNow:
    return notNow(static_cast<Phase>(why.number));
  case Reason::noSuchCircle:
    return IGROTEKA_TEXT("sbor", "There is no such circle in this game.");
  case Reason::noSuchDoll:
    return IGROTEKA_TEXT("sbor", "There is no such doll in this game.");
  case Reason::badDie:
    return IGROTEKA_TEXT("sbor", "A die shows a number from 1 to 6.");
  case Reason::wrongDiceCount:
    return {IGROTEKA_TEXT("sbor", "The number of dice to be thrown is %1."), {number(why.number)}};
  case Reason::circleLaid:
    return {IGROTEKA_TEXT("sbor", "Circle %1 lies on the table already."), {name(why.circle)}};
  case Reason::notThisOpponents:
    return {IGROTEKA_TEXT("sbor", "It is the dolls of player %1 that you put out."),
            {number(why.number)}};
  default:
    return {IGROTEKA_TEXT("sbor", "Doll %1 stands on the table already."), {name(why.doll)}};
  }
}

/// The reasons that concern places of circles.
Phrase explainPlace(const Refusal& why) {
  switch (why.reason) {
  case Reason::overlaps:
    return {IGROTEKA_TEXT("sbor", "Here it would overlap circle %1."), {name(why.circle)}};
  case Reason::touchesNothing:
    return IGROTEKA_TEXT("sbor", "A circle must touch another one.");
  case Reason::offTable:
    return IGROTEKA_TEXT("sbor", "This is too far away.");
  case Reason::splitsField:
    return IGROTEKA_TEXT("sbor", "The field would fall apart, and it must stay whole.");
  case Reason::twoMoved:
    return IGROTEKA_TEXT("sbor", "Two circles were moved in this turn already.");
  default:
    return {IGROTEKA_TEXT("sbor", "Circle %1 lies there already."), {name(why.circle)}};
  }
}

/// The reasons that concern the dolls of an action.
Phrase explainDolls(const Refusal& why) {
  switch (why.reason) {
  case Reason::notFree:
    return {IGROTEKA_TEXT("sbor", "Circle %1 is not free."), {name(why.circle)}};
  case Reason::sameCircle:
    return IGROTEKA_TEXT("sbor", "This needs two different circles.");
  case Reason::noDoll:
    return {IGROTEKA_TEXT("sbor", "No doll stands on circle %1."), {name(why.circle)}};
  case Reason::notYours:
    return {IGROTEKA_TEXT("sbor", "The doll on circle %1 is not yours."), {name(why.circle)}};
  case Reason::notNeighbours:
    return {IGROTEKA_TEXT("sbor", "Circles %1 and %2 are not neighbours."),
            {name(why.circle), name(why.other)}};
  case Reason::notSmaller:
    return IGROTEKA_TEXT("sbor", "A doll can eat only a smaller one.");
  case Reason::notEmpty:
    return IGROTEKA_TEXT("sbor", "Only an empty doll can eat.");
  case Reason::nothingInside:
    return IGROTEKA_TEXT("sbor", "There is nothing inside to spit out.");
  case Reason::notLarger:
    return IGROTEKA_TEXT("sbor", "A doll can climb only into a larger one.");
  case Reason::hostNotEmpty:
    return IGROTEKA_TEXT("sbor", "A doll can climb only into an empty one.");
  case Reason::bothEmpty:
    return IGROTEKA_TEXT("sbor", "Both dolls are empty: there is nothing to trade.");
  case Reason::doesNotFit:
    return IGROTEKA_TEXT("sbor", "What is traded must be smaller than the doll that receives it.");
  case Reason::numbersDiffer:
    return IGROTEKA_TEXT("sbor", "A substitution needs two circles of the same number.");
  default:
    return IGROTEKA_TEXT("sbor", "A substitution needs a doll on one of the circles.");
  }
}

/// The reasons that concern dice.
Phrase explainDice(const Refusal& why) {
  switch (why.reason) {
  case Reason::needsDice:
    return {IGROTEKA_TEXT("sbor", "This needs unused dice showing %1 and %2."),
            {number(why.number), number(why.second)}};
  case Reason::needsDie:
    return {IGROTEKA_TEXT("sbor", "This needs an unused die showing %1."), {number(why.number)}};
  case Reason::needsPair:
    return {IGROTEKA_TEXT("sbor", "This needs two unused dice showing %1."), {number(why.number)}};
  case Reason::needsTriple:
    return {IGROTEKA_TEXT("sbor", "This needs three equal unused dice with the number of circle %1 "
                                  "or of circle %2."),
            {name(why.circle), name(why.other)}};
  case Reason::needsFour:
    return IGROTEKA_TEXT("sbor", "This needs four equal unused dice.");
  default:
    return IGROTEKA_TEXT("sbor", "Only unused dice can be kept.");
  }
}

} // namespace

Phrase Rules::explain(const Refusal& why) {
  switch (why.reason) {
  case Reason::overlaps:
  case Reason::touchesNothing:
  case Reason::offTable:
  case Reason::splitsField:
  case Reason::twoMoved:
  case Reason::samePlace:
    return explainPlace(why);
  case Reason::needsDice:
  case Reason::needsDie:
  case Reason::needsPair:
  case Reason::needsTriple:
  case Reason::needsFour:
  case Reason::notUnused:
    return explainDice(why);
  case Reason::notFree:
  case Reason::sameCircle:
  case Reason::noDoll:
  case Reason::notYours:
  case Reason::notNeighbours:
  case Reason::notSmaller:
  case Reason::notEmpty:
  case Reason::nothingInside:
  case Reason::notLarger:
  case Reason::hostNotEmpty:
  case Reason::bothEmpty:
  case Reason::doesNotFit:
  case Reason::numbersDiffer:
  case Reason::bothFree:
    return explainDolls(why);
  default:
    return explainPhase(why);
  }
}

Phrase Rules::tell(const State& before, Actor, const Move& move) const {
  return std::visit(Teller{before}, move);
}

Phrase Rules::prompt(const State& state) const {
  switch (state.phase) {
  case Phase::laying:
    if (state.laid.empty()) {
      return IGROTEKA_TEXT("sbor", "Lay any one of your circles in the middle of the table.");
    }
    return IGROTEKA_TEXT("sbor", "Lay one of your circles so that it touches another one.");
  case Phase::standing:
    return {IGROTEKA_TEXT("sbor", "Put one of the dolls of player %1 on a free circle."),
            {number(dressedBy(state.seat, state.players) + 1)}};
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
