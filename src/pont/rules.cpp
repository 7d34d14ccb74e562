// SPDX-License-Identifier: MIT
/// What follows from an action; legality.cpp has which ones there are.
#include "touching.h"

#include <igroteka/pont/rules.h>

#include <algorithm>

namespace igroteka::pont {

namespace {

/// The stack that a gift goes to (TP-12).
int shortestStack(const State& state, int seat) {
  const bool second =
      state.seat(seat).stackCount == 2 && state.stacks.size(seat, 1) < state.stacks.size(seat, 0);
  return second ? 1 : 0;
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

} // namespace

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
