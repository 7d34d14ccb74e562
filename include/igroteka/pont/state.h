// SPDX-License-Identifier: MIT
#pragma once

#include <igroteka/core/actor.h>
#include <igroteka/pont/mosaic.h>

#include <array>
#include <bit>
#include <cassert>
#include <cstdint>

namespace igroteka::pont {

/// The most stacks that a seat can have (TP-8).
inline constexpr int maxStacks = 2;

/// A tile that somebody has, as far as it is known: none; one whose face is known; one of which
/// only the number on the back is seen; or one of which nothing is known. The last two are found in
/// states that were made by Rules::visibleTo, and in no others.
class Tile {
public:
  constexpr Tile() = default;
  static constexpr Tile open(int number) { return Tile(number); }
  static constexpr Tile backOf(int number) { return Tile(number + backs); }
  static constexpr Tile unknown() { return Tile(backs); }

  constexpr bool isNone() const { return code_ == 0; }
  /// Whether the face is known.
  constexpr bool isOpen() const { return code_ > 0 && code_ < backs; }
  /// The number, 1 to 56, whether it was read on the face or on the back; 0 if neither was seen.
  constexpr int number() const { return code_ % backs; }

  constexpr bool operator==(const Tile&) const = default;

private:
  static constexpr int backs = 64;

  constexpr explicit Tile(int code) : code_(static_cast<std::uint8_t>(code)) {}

  std::uint8_t code_ = 0;
};

/// The stacks of all seats (TP-8), one after the other in a single row of tiles, because together
/// they never hold more than 54.
class Stacks {
public:
  static constexpr int capacity = tileCount;

  /// The number of tiles in stack 0 or 1 of a seat, given by its index.
  int size(int seat, int stack) const { return sizes_[slot(seat, stack)]; }
  int size(int seat) const { return size(seat, 0) + size(seat, 1); }
  /// A tile counted from the bottom of a stack, 0 to size - 1.
  Tile at(int seat, int stack, int height) const {
    return tiles_[static_cast<std::size_t>(begin(slot(seat, stack)) + height)];
  }
  /// The uppermost tile of a stack that is not empty.
  Tile top(int seat, int stack) const { return at(seat, stack, size(seat, stack) - 1); }

  void set(int seat, int stack, int height, Tile tile) {
    tiles_[static_cast<std::size_t>(begin(slot(seat, stack)) + height)] = tile;
  }
  /// Lays a tile on top of a stack.
  void push(int seat, int stack, Tile tile);
  /// Takes the uppermost tile off a stack that is not empty.
  Tile pop(int seat, int stack);

  bool operator==(const Stacks&) const = default;

private:
  static constexpr std::size_t slot(int seat, int stack) {
    return static_cast<std::size_t>(seat * maxStacks + stack);
  }
  int begin(std::size_t wanted) const {
    int sum = 0;
    for (std::size_t i = 0; i < wanted; ++i) {
      sum += sizes_[i];
    }
    return sum;
  }

  std::array<Tile, capacity> tiles_{};
  std::array<std::uint8_t, static_cast<std::size_t>(maxSeats* maxStacks)> sizes_{};
};

/// What one seat has beside its stacks.
struct SeatState {
  Tile hand;                    ///< the tile that was drawn and is not yet placed or discarded
  std::uint8_t stackCount = 1;  ///< how many stacks the seat has, empty ones counted
  std::uint8_t gifts = 0;       ///< tiles that the seat owes to others (TP-12)
  std::uint8_t outAs = 0;       ///< the place on which the seat went out, from 1; 0 while it plays
  std::uint8_t hiddenFines = 0; ///< tiles in the penalty pile whose face is not known
  TileSet penalty = 0;          ///< the penalty pile

  int penaltySize() const { return std::popcount(penalty) + hiddenFines; }
  bool isOut() const { return outAs != 0; }

  bool operator==(const SeatState&) const = default;
};

/// A position of Tantrix Pont.
struct State {
  Mosaic mosaic;
  Stacks stacks;
  std::array<SeatState, maxSeats> seats{};
  TileSet shown = 0; ///< tiles that have lain face up before everybody, wherever they are now
  std::uint8_t players = 2;
  std::uint8_t turn = 0; ///< the index of the seat to act, when playing in turns; else 0
  bool over = false;

  const SeatState& seat(int index) const { return seats[static_cast<std::size_t>(index)]; }
  SeatState& seat(int index) { return seats[static_cast<std::size_t>(index)]; }
  /// The tiles that a seat has left: in stacks, hand and penalty pile.
  int tilesLeft(int index) const {
    return stacks.size(index) + (seat(index).hand.isNone() ? 0 : 1) + seat(index).penaltySize();
  }
  /// How many seats have gone out.
  int outCount() const;

  bool operator==(const State&) const = default;
};

} // namespace igroteka::pont
