// SPDX-License-Identifier: MIT
#include <igroteka/pont/rules.h>

#include <algorithm>

namespace igroteka::pont {

namespace {

Refusal because(Reason reason, int number = 0) {
  return Refusal{reason, number};
}

constexpr int drawnTouching = 2;
constexpr int nicheTouching = 3;
constexpr int doubleTouching = 4;

/// The stack that a gift goes to (TP-12).
int shortestStack(const State& state, int seat) {
  const bool second =
      state.seat(seat).stackCount == 2 && state.stacks.size(seat, 1) < state.stacks.size(seat, 0);
  return second ? 1 : 0;
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

bool hasReceiver(const State& state, int giver) {
  for (int seat = 0; seat < state.players; ++seat) {
    if (seat != giver && !state.seat(seat).isOut()) {
      return true;
    }
  }
  return false;
}

bool hasGift(const State& state, int giver) {
  return state.stacks.size(giver) > 0 || state.seat(giver).penalty != 0;
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

State Rules::start(const Setup& setup) const {
  State state;
  state.players = static_cast<std::uint8_t>(options_.players);
  state.turn = static_cast<std::uint8_t>(simultaneous() ? 0 : setup.start - 1);
  for (const LaidTile& laid : setup.core) {
    state.mosaic.lay(laid.tile, {laid.cell, static_cast<std::uint8_t>(laid.rotation)});
  }
  for (int seat = 0; seat < options_.players; ++seat) {
    const auto& stacks = setup.stacks[static_cast<std::size_t>(seat)];
    state.seat(seat).stackCount = static_cast<std::uint8_t>(stacks.size());
    for (std::size_t stack = 0; stack < stacks.size(); ++stack) {
      for (const int tile : stacks[stack]) {
        state.stacks.push(seat, static_cast<int>(stack), Tile::open(tile));
      }
    }
  }
  return state;
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

State Rules::after(const State& state, Actor, const Move& move) const {
  State next = state;
  play(next, move);
  return next;
}

void Rules::play(State& state, const Move& move) const {
  change(state, move);
  settle(state, indexOf(move.seat));
}

void Rules::change(State& state, const Move& move) const {
  const int seat = indexOf(move.seat);
  SeatState& mine = state.seat(seat);
  switch (move.deed) {
  case Deed::draw:
    mine.hand = state.stacks.pop(seat, move.stack - 1);
    break;
  case Deed::place:
    fill(state, seat, mine.hand.number(), move.place);
    mine.hand = Tile();
    break;
  case Deed::discard:
    if (mine.hand.isOpen()) {
      mine.penalty |= setOf(mine.hand.number());
      state.shown |= setOf(mine.hand.number());
    } else {
      ++mine.hiddenFines;
    }
    mine.hand = Tile();
    break;
  case Deed::niche:
    mine.penalty &= ~setOf(move.tile);
    fill(state, seat, move.tile, move.place);
    break;
  case Deed::give:
    give(state, move);
    break;
  case Deed::call:
    mine.outAs = static_cast<std::uint8_t>(state.outCount() + 1);
    break;
  }
}

/// Lays a tile, and notes what is owed for a niche (TP-12).
void Rules::fill(State& state, int seat, int tile, Place place) const {
  const int touching = state.mosaic.around(place.cell).count;
  state.mosaic.lay(tile, place);
  state.shown |= setOf(tile);
  if (touching >= nicheTouching) {
    state.seat(seat).gifts = options_.doublePont && touching >= doubleTouching ? 2 : 1;
  }
}

void Rules::give(State& state, const Move& move) const {
  const int seat = indexOf(move.seat);
  const int receiver = indexOf(move.receiver);
  SeatState& mine = state.seat(seat);
  Tile gift = Tile::open(move.tile);
  if (move.stack != 0) {
    gift = state.stacks.pop(seat, move.stack - 1);
  } else {
    mine.penalty &= ~setOf(move.tile);
  }
  state.stacks.push(receiver, shortestStack(state, receiver), gift);
  --mine.gifts;
}

/// What follows from an action of this seat: gifts that cannot be made lapse (TP-12), whoever has
/// nothing left goes out (TP-13), the game ends (TP-14, TP-15) or the turn passes on (TP-21).
void Rules::settle(State& state, int seat) const {
  SeatState& mine = state.seat(seat);
  if (!hasGift(state, seat)) {
    mine.gifts = 0;
  }
  if (!manualCalls() && !mine.isOut() && state.tilesLeft(seat) == 0) {
    mine.outAs = static_cast<std::uint8_t>(state.outCount() + 1);
  }
  dropVainGifts(state);
  bool anyone = false;
  for (int other = 0; other < state.players && !anyone; ++other) {
    anyone = canAct(state, other);
  }
  state.over = !anyone || (!options_.playOn && state.outCount() > 0);
  if (!simultaneous() && !state.over) {
    passTurn(state, seat);
  }
}

void Rules::dropVainGifts(State& state) const {
  for (int seat = 0; seat < state.players; ++seat) {
    if (state.seat(seat).gifts > 0 && !hasReceiver(state, seat)) {
      state.seat(seat).gifts = 0;
    }
  }
}

/// In turns: stays with a seat that still has to place a tile or to give one, else goes clockwise
/// to the next that can act (TP-21).
void Rules::passTurn(State& state, int seat) const {
  if (state.seat(seat).gifts > 0 || !state.seat(seat).hand.isNone()) {
    return;
  }
  int next = seat;
  do {
    next = (next + 1) % state.players;
  } while (!canAct(state, next) && next != seat);
  state.turn = static_cast<std::uint8_t>(next);
}

std::array<int, maxSeats> Rules::ranks(const State& state) const {
  std::array<int, maxSeats> places{};
  for (int seat = 0; seat < state.players; ++seat) {
    int& place = places[static_cast<std::size_t>(seat)];
    if (state.seat(seat).isOut()) {
      place = state.seat(seat).outAs;
      continue;
    }
    place = 1;
    for (int other = 0; other < state.players; ++other) {
      place += state.seat(other).isOut() || state.tilesLeft(other) < state.tilesLeft(seat) ? 1 : 0;
    }
  }
  return places;
}

std::optional<Outcome> Rules::outcome(const State& state) const {
  if (!state.over) {
    return std::nullopt;
  }
  Outcome ended;
  const auto places = ranks(state);
  for (int seat = 0; seat < state.players; ++seat) {
    if (places[static_cast<std::size_t>(seat)] == 1) {
      ended.winners.insert(seatAt(seat));
    }
  }
  return ended;
}

State Rules::visibleTo(const State& state, Actor seat) const {
  State seen = state;
  const auto veil = [&](Tile tile, bool backSeen) {
    if (tile.isNone() || !tile.isOpen() || (state.shown & setOf(tile.number())) != 0) {
      return tile;
    }
    return backSeen ? Tile::backOf(tile.number()) : Tile::unknown();
  };
  for (int other = 0; other < state.players; ++other) {
    for (int stack = 0; stack < maxStacks; ++stack) {
      const int size = state.stacks.size(other, stack);
      for (int height = 0; height < size; ++height) {
        const Tile tile = state.stacks.at(other, stack, height);
        seen.stacks.set(other, stack, height, veil(tile, height == size - 1));
      }
    }
    if (other != indexOf(seat)) {
      seen.seat(other).hand = veil(state.seat(other).hand, true);
    }
  }
  return seen;
}

} // namespace igroteka::pont
