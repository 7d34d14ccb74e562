// SPDX-License-Identifier: MIT
#include <igroteka/pont/rules.h>

#include <algorithm>
#include <utility>

namespace igroteka::pont {

namespace {

Text clash(Colour a, Colour b) {
  const auto pair = std::pair(std::min(a, b), std::max(a, b));
  if (pair == std::pair(Colour::red, Colour::yellow)) {
    return IGROTEKA_TEXT("pont", "Red meets yellow there.");
  }
  if (pair == std::pair(Colour::red, Colour::blue)) {
    return IGROTEKA_TEXT("pont", "Red meets blue there.");
  }
  if (pair == std::pair(Colour::red, Colour::green)) {
    return IGROTEKA_TEXT("pont", "Red meets green there.");
  }
  if (pair == std::pair(Colour::yellow, Colour::blue)) {
    return IGROTEKA_TEXT("pont", "Yellow meets blue there.");
  }
  if (pair == std::pair(Colour::yellow, Colour::green)) {
    return IGROTEKA_TEXT("pont", "Yellow meets green there.");
  }
  return IGROTEKA_TEXT("pont", "Blue meets green there.");
}

Text sentenceOf(Reason reason) {
  switch (reason) {
  case Reason::over:
    return IGROTEKA_TEXT("pont", "The game is over.");
  case Reason::noSeat:
    return IGROTEKA_TEXT("pont", "There is no player %1.");
  case Reason::seatIsOut:
    return IGROTEKA_TEXT("pont", "This player has no tiles left and is out of the game.");
  case Reason::notYourTurn:
    return IGROTEKA_TEXT("pont", "It is the turn of another player.");
  case Reason::giveFirst:
    return IGROTEKA_TEXT("pont", "A tile must be given away first.");
  case Reason::callFirst:
    return IGROTEKA_TEXT("pont", "No tile is left: call “Vsyo!”.");
  case Reason::handIsFull:
    return IGROTEKA_TEXT("pont", "There is a tile in the hand already.");
  case Reason::handIsEmpty:
    return IGROTEKA_TEXT("pont", "There is no tile in the hand: draw one first.");
  case Reason::finishTheTile:
    return IGROTEKA_TEXT("pont", "The drawn tile must be placed or discarded first.");
  case Reason::noSuchStack:
    return IGROTEKA_TEXT("pont", "This player has no stack %1.");
  case Reason::stackIsEmpty:
    return IGROTEKA_TEXT("pont", "Stack %1 is empty.");
  case Reason::notAPenaltyTile:
    return IGROTEKA_TEXT("pont", "Tile %1 is not in the penalty pile of this player.");
  case Reason::faceUnknown:
    return IGROTEKA_TEXT("pont", "The face of this tile is hidden.");
  case Reason::cellIsTaken:
    return IGROTEKA_TEXT("pont", "A tile lies there already.");
  case Reason::touchesNothing:
    return IGROTEKA_TEXT("pont", "It touches no tile there; it must touch two.");
  case Reason::touchesOne:
    return IGROTEKA_TEXT("pont", "It touches only one tile there; it must touch two.");
  case Reason::needsNiche:
    return IGROTEKA_TEXT("pont", "A penalty tile needs a niche: three or more tiles around it.");
  case Reason::coloursClash:
    return {};
  case Reason::noGiftDue:
    return IGROTEKA_TEXT("pont", "No tile is to be given away.");
  case Reason::notToOneself:
    return IGROTEKA_TEXT("pont", "The tile must go to another player.");
  case Reason::receiverIsOut:
    return IGROTEKA_TEXT("pont", "Out of the game already: %1.");
  case Reason::noCallDue:
    return IGROTEKA_TEXT("pont", "There is nothing to call.");
  }
  return {};
}

bool fillsNiche(const State& before, const Move& move) {
  return before.mosaic.around(move.place.cell).count >= 3;
}

std::int64_t handOf(const State& before, const Move& move) {
  return before.seat(indexOf(move.seat)).hand.number();
}

} // namespace

Phrase Rules::explain(const Refusal& refusal) {
  if (refusal.reason == Reason::coloursClash) {
    return clash(refusal.mine, refusal.theirs);
  }
  if (refusal.reason == Reason::receiverIsOut) {
    return {sentenceOf(refusal.reason), {seatAt(refusal.number - 1)}};
  }
  const bool numbered = refusal.reason == Reason::noSeat || refusal.reason == Reason::noSuchStack ||
                        refusal.reason == Reason::stackIsEmpty ||
                        refusal.reason == Reason::notAPenaltyTile;
  return numbered ? Phrase(sentenceOf(refusal.reason), {std::int64_t{refusal.number}})
                  : Phrase(sentenceOf(refusal.reason));
}

Phrase Rules::tell(const State& before, Actor, const Move& move) const {
  const std::int64_t stack = move.stack;
  const std::int64_t tile = move.tile;
  // A number of the stack says nothing where there is one.
  const bool onlyStack = before.seat(indexOf(move.seat)).stackCount == 1;
  switch (move.deed) {
  case Deed::draw:
    return onlyStack ? Phrase(IGROTEKA_TEXT("pont", "draws a tile"))
                     : Phrase(IGROTEKA_TEXT("pont", "draws a tile from stack %1"), {stack});
  case Deed::place:
    return {fillsNiche(before, move) ? IGROTEKA_TEXT("pont", "fills a niche with tile %1. Pont!")
                                     : IGROTEKA_TEXT("pont", "places tile %1"),
            {handOf(before, move)}};
  case Deed::discard:
    return {IGROTEKA_TEXT("pont", "discards tile %1"), {handOf(before, move)}};
  case Deed::niche:
    return {IGROTEKA_TEXT("pont", "fills a niche with penalty tile %1. Pont!"), {tile}};
  case Deed::give: {
    if (move.stack != 0 && onlyStack) {
      return {IGROTEKA_TEXT("pont", "gives the top tile of the stack to %1"), {move.receiver}};
    }
    if (move.stack != 0) {
      return {IGROTEKA_TEXT("pont", "gives the top of stack %1 to %2"), {stack, move.receiver}};
    }
    return {IGROTEKA_TEXT("pont", "gives penalty tile %1 to %2"), {tile, move.receiver}};
  }
  case Deed::call:
    return IGROTEKA_TEXT("pont", "calls “Vsyo!”");
  }
  return {};
}

Phrase Rules::prompt(const State& state) const {
  if (state.over) {
    return IGROTEKA_TEXT("pont", "The game is over.");
  }
  if (simultaneous()) {
    return state.players == 1
               ? IGROTEKA_TEXT("pont", "Draw and place your tiles as fast as you can.")
               : IGROTEKA_TEXT("pont", "Everybody at once: draw and place your tiles.");
  }
  return promptFor(state, seatAt(state.turn));
}

Phrase Rules::promptFor(const State& state, Actor actor) const {
  const int seat = indexOf(actor);
  const SeatState& mine = state.seat(seat);
  if (mine.gifts > 1) {
    return IGROTEKA_TEXT("pont", "Double Pont! Give two tiles away.");
  }
  if (mine.gifts == 1) {
    return IGROTEKA_TEXT("pont", "Pont! Give a tile away.");
  }
  if (!mine.hand.isNone()) {
    return IGROTEKA_TEXT("pont", "Place the drawn tile, or discard it.");
  }
  const bool stacks = state.stacks.size(seat) > 0;
  if (!stacks && mine.penalty == 0) {
    return sentenceOf(Reason::callFirst);
  }
  if (!stacks) {
    return IGROTEKA_TEXT("pont", "Fill a niche with a penalty tile.");
  }
  return mine.penalty == 0
             ? IGROTEKA_TEXT("pont", "Draw a tile.")
             : IGROTEKA_TEXT("pont", "Draw a tile, or fill a niche with a penalty tile.");
}

} // namespace igroteka::pont
