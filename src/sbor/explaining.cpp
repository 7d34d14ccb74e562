// SPDX-License-Identifier: MIT
// Why a move is not legal, in sentences. Circles are called by their numbers, as people see them;
// records and commands quote the action beside the sentence.
#include <igroteka/sbor/names.h>
#include <igroteka/sbor/rules.h>

namespace igroteka::sbor {

namespace {

std::int64_t number(int value) {
  return value;
}

std::int64_t number(Circle circle) {
  return circle.number();
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

/// The reasons that concern the setting up, the throw and the phases.
Phrase explainPhase(const Refusal& why) {
  switch (why.reason) {
  case Reason::over:
    return IGROTEKA_TEXT("sbor", "The game is over.");
  case Reason::notYourTurn:
    return why.number == 0
               ? notNow(Phase::throwing)
               : Phrase(IGROTEKA_TEXT("sbor", "It is the turn of %1."), {seatAt(why.number - 1)});
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
    return {IGROTEKA_TEXT("sbor", "Your circle %1 lies on the table already."),
            {number(why.circle)}};
  case Reason::notThisOpponents:
    return onlyThese(why.number - 1);
  default:
    return {IGROTEKA_TEXT("sbor", "%1 stands on the table already."),
            {Phrase(subjectOf(why.doll))}};
  }
}

/// The reasons that concern places of circles.
Phrase explainPlace(const Refusal& why) {
  switch (why.reason) {
  case Reason::overlaps:
    return {IGROTEKA_TEXT("sbor", "Here it would overlap circle %1."), {number(why.circle)}};
  case Reason::touchesNothing:
    return IGROTEKA_TEXT("sbor", "A circle must touch another one.");
  case Reason::offTable:
    return IGROTEKA_TEXT("sbor", "This is too far away.");
  case Reason::splitsField:
    return IGROTEKA_TEXT("sbor", "The field would fall apart, and it must stay whole.");
  case Reason::twoMoved:
    return IGROTEKA_TEXT("sbor", "Two circles were moved in this turn already.");
  default:
    return {IGROTEKA_TEXT("sbor", "Circle %1 lies there already."), {number(why.circle)}};
  }
}

/// The reasons that concern the dolls of an action.
Phrase explainDolls(const Refusal& why) {
  switch (why.reason) {
  case Reason::notFree:
    return {IGROTEKA_TEXT("sbor", "Circle %1 is not free: a doll stands on it."),
            {number(why.circle)}};
  case Reason::sameCircle:
    return IGROTEKA_TEXT("sbor", "This needs two different circles.");
  case Reason::noDoll:
    return {IGROTEKA_TEXT("sbor", "No doll stands on circle %1."), {number(why.circle)}};
  case Reason::notYours:
    return {IGROTEKA_TEXT("sbor", "The doll on circle %1 is not yours."), {number(why.circle)}};
  case Reason::notNeighbours:
    if (why.circle.number() == why.other.number()) {
      return {IGROTEKA_TEXT("sbor", "These two circles with the number %1 are not neighbours."),
              {number(why.circle)}};
    }
    return {IGROTEKA_TEXT("sbor", "This circle %1 and this circle %2 are not neighbours."),
            {number(why.circle), number(why.other)}};
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
    if (why.circle.number() == why.other.number()) {
      return {IGROTEKA_TEXT("sbor", "This needs three unused dice showing %1."),
              {number(why.circle)}};
    }
    return {IGROTEKA_TEXT("sbor", "This needs three unused dice showing %1, or three showing %2."),
            {number(why.circle), number(why.other)}};
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

} // namespace igroteka::sbor
