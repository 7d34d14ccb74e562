// SPDX-License-Identifier: MIT
/// Who may do what, and why not.
#include "touching.h"

#include <igroteka/pont/rules.h>

namespace igroteka::pont {

namespace {

Refusal because(Reason reason, int number = 0) {
  return Refusal{reason, number};
}

template <class Visit>
void eachStack(const State& state, int seat, Visit visit) {
  for (int stack = 0; stack < maxStacks; ++stack) {
    if (state.stacks.size(seat, stack) > 0) {
      visit(stack + 1);
    }
  }
}

void listGifts(const State& state, Actor giver, std::vector<Move>& all) {
  for (int other = 0; other < state.players; ++other) {
    const Actor receiver = seatAt(other);
    if (receiver == giver || state.seat(other).isOut()) {
      continue;
    }
    eachStack(state, indexOf(giver),
              [&](int stack) { all.push_back(Move::giveTop(giver, stack, receiver)); });
    for (const int tile : TilesIn(state.seat(indexOf(giver)).penalty)) {
      all.push_back(Move::giveFine(giver, tile, receiver));
    }
  }
}

void listNiches(const State& state, Actor actor, std::vector<Move>& all) {
  const TileSet penalty = state.seat(indexOf(actor)).penalty;
  if (penalty == 0) {
    return;
  }
  for (const Gap& niche : state.mosaic.gaps(nicheTouching)) {
    for (const int tile : TilesIn(penalty)) {
      for (std::uint8_t rotation = 0; rotation < 6; ++rotation) {
        if (niche.around.fits(patternOf(tile, rotation))) {
          all.push_back(Move::niche(actor, tile, {niche.cell, rotation}));
        }
      }
    }
  }
}

bool anyFineFits(const State& state, int seat) {
  const TileSet penalty = state.seat(seat).penalty;
  return penalty != 0 && (state.mosaic.placeable(nicheTouching) & penalty) != 0;
}

std::optional<Refusal> stackRefusal(const State& state, int seat, int stack) {
  if (stack < 1 || stack > state.seat(seat).stackCount) {
    return because(Reason::noSuchStack, stack);
  }
  if (state.stacks.size(seat, stack - 1) == 0) {
    return because(Reason::stackIsEmpty, stack);
  }
  return std::nullopt;
}

std::optional<Refusal> fineRefusal(const State& state, int seat, int tile) {
  if (tile < 1 || tile > tileCount || (state.seat(seat).penalty & setOf(tile)) == 0) {
    return because(Reason::notAPenaltyTile, tile);
  }
  return std::nullopt;
}

std::optional<Refusal> giftRefusal(const State& state, int seat, const Move& move) {
  const SeatState& giver = state.seat(seat);
  if (giver.gifts == 0) {
    return because(Reason::noGiftDue);
  }
  const int receiver = indexOf(move.receiver);
  if (receiver < 0 || receiver >= state.players) {
    return because(Reason::noSeat, numberOf(move.receiver));
  }
  if (receiver == seat) {
    return because(Reason::notToOneself);
  }
  if (state.seat(receiver).isOut()) {
    return because(Reason::receiverIsOut, numberOf(move.receiver));
  }
  return move.stack != 0 ? stackRefusal(state, seat, move.stack)
                         : fineRefusal(state, seat, move.tile);
}

std::optional<Refusal> handRefusal(const State& state, int seat, const Move& move) {
  const Tile hand = state.seat(seat).hand;
  if (hand.isNone()) {
    return because(Reason::handIsEmpty);
  }
  if (move.deed == Deed::discard) {
    return std::nullopt;
  }
  if (!hand.isOpen()) {
    return because(Reason::faceUnknown);
  }
  return misfit(state.mosaic, hand.number(), move.place, drawnTouching);
}

} // namespace

std::optional<Refusal> misfit(const Mosaic& mosaic, int tile, Place place, int touching) {
  if (mosaic.tileAt(place.cell) != 0) {
    return because(Reason::cellIsTaken);
  }
  const Surroundings there = mosaic.around(place.cell);
  if (there.count < 2) {
    return because(there.count == 0 ? Reason::touchesNothing : Reason::touchesOne);
  }
  if (there.count < touching) {
    return because(Reason::needsNiche);
  }
  const Pattern mine = patternOf(tile, place.rotation);
  if (there.fits(mine)) {
    return std::nullopt;
  }
  Refusal refusal = because(Reason::coloursClash);
  for (int edge = 5; edge >= 0; --edge) {
    if ((((mine ^ there.pattern) & there.mask) >> (3 * edge) & edgeMask) != 0) {
      refusal.edges = static_cast<std::uint8_t>(refusal.edges | 1U << edge);
      refusal.mine = colourAt(mine, edge);
      refusal.theirs = colourAt(there.pattern, edge);
    }
  }
  return refusal;
}

bool Rules::canAct(const State& state, int seat) const {
  const SeatState& mine = state.seat(seat);
  if (mine.isOut()) {
    return false;
  }
  if (mine.gifts > 0 || !mine.hand.isNone() || state.stacks.size(seat) > 0) {
    return true;
  }
  return state.tilesLeft(seat) == 0 ? manualCalls() : anyFineFits(state, seat);
}

Actors Rules::actors(const State& state) const {
  if (state.over) {
    return {};
  }
  if (!simultaneous()) {
    return seatAt(state.turn);
  }
  Actors all;
  for (int seat = 0; seat < state.players; ++seat) {
    if (canAct(state, seat)) {
      all.insert(seatAt(seat));
    }
  }
  return all;
}

std::optional<Refusal> Rules::refusal(const State& state, Actor actor, const Move& move) const {
  const int seat = indexOf(actor);
  if (state.over) {
    return because(Reason::over);
  }
  if (seat < 0 || seat >= state.players || move.seat != actor) {
    return because(Reason::noSeat, numberOf(move.seat));
  }
  const SeatState& mine = state.seat(seat);
  if (mine.isOut()) {
    return because(Reason::seatIsOut);
  }
  if (!simultaneous() && seat != state.turn) {
    return because(Reason::notYourTurn);
  }
  if (move.deed == Deed::give) {
    return giftRefusal(state, seat, move);
  }
  if (mine.gifts > 0) {
    return because(Reason::giveFirst);
  }
  const bool done = state.tilesLeft(seat) == 0;
  if (move.deed == Deed::call) {
    return done && manualCalls() ? std::nullopt : std::optional(because(Reason::noCallDue));
  }
  if (done) {
    return because(Reason::callFirst);
  }
  if (move.deed == Deed::draw) {
    return mine.hand.isNone() ? stackRefusal(state, seat, move.stack)
                              : std::optional(because(Reason::handIsFull));
  }
  if (move.deed != Deed::niche) {
    return handRefusal(state, seat, move);
  }
  if (!simultaneous() && !mine.hand.isNone()) {
    return because(Reason::finishTheTile);
  }
  if (const auto refused = fineRefusal(state, seat, move.tile)) {
    return refused;
  }
  return misfit(state.mosaic, move.tile, move.place, nicheTouching);
}

std::vector<Move> Rules::moves(const State& state, Actor actor) const {
  std::vector<Move> all;
  const int seat = indexOf(actor);
  if (state.over || !isIn(state, seat) || (!simultaneous() && seat != state.turn)) {
    return all;
  }
  const SeatState& mine = state.seat(seat);
  if (mine.gifts > 0) {
    listGifts(state, actor, all);
    return all;
  }
  if (mine.hand.isNone()) {
    eachStack(state, seat, [&](int stack) { all.push_back(Move::draw(actor, stack)); });
  } else {
    if (mine.hand.isOpen()) {
      for (const Place& place : state.mosaic.places(mine.hand.number(), drawnTouching)) {
        all.push_back(Move::lay(actor, place));
      }
    }
    all.push_back(Move::discard(actor));
  }
  if (simultaneous() || mine.hand.isNone()) {
    listNiches(state, actor, all);
  }
  if (state.tilesLeft(seat) == 0 && manualCalls()) {
    all.push_back(Move::call(actor));
  }
  return all;
}

} // namespace igroteka::pont
