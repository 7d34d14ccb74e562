// SPDX-License-Identifier: MIT
#pragma once

#include <igroteka/core/bit_iterator.h>

#include <bit>
#include <compare>
#include <cstdint>
#include <iterator>

namespace igroteka {

/// The most seats that any game has.
inline constexpr int maxSeats = 8;

/// Who acts: a seat, or nature for what chance decides (dice and the like).
enum class Actor : std::uint8_t { nature, seat1, seat2, seat3, seat4, seat5, seat6, seat7, seat8 };

/// The seat with this index, 0 to maxSeats - 1.
constexpr Actor seatAt(int index) {
  return static_cast<Actor>(index + 1);
}

/// The index of a seat, 0 to maxSeats - 1; -1 for nature.
constexpr int indexOf(Actor actor) {
  return static_cast<int>(actor) - 1;
}

/// The number of a seat as people count, 1 to maxSeats; 0 for nature.
constexpr int numberOf(Actor actor) {
  return static_cast<int>(actor);
}

/// The actor with this number as people count, 0 for nature.
constexpr Actor actorNumbered(int number) {
  return static_cast<Actor>(number);
}

/// A small set of actors, walked in ascending order with nature first.
class Actors {
public:
  using Iterator = BitIterator<&actorNumbered>;

  constexpr Actors() = default;
  constexpr Actors(Actor actor) : bits_(static_cast<std::uint16_t>(1U << numberOf(actor))) {}

  /// The seats 1 to `count`.
  static constexpr Actors seats(int count) {
    Actors all;
    all.bits_ = static_cast<std::uint16_t>(((1U << count) - 1U) << 1U);
    return all;
  }

  constexpr bool empty() const { return bits_ == 0; }
  constexpr int size() const { return std::popcount(bits_); }
  constexpr bool contains(Actor actor) const { return ((bits_ >> numberOf(actor)) & 1U) != 0; }
  /// The lowest actor; the set must not be empty.
  constexpr Actor first() const { return *begin(); }
  constexpr void insert(Actor actor) {
    bits_ = static_cast<std::uint16_t>(bits_ | 1U << numberOf(actor));
  }
  constexpr void erase(Actor actor) {
    bits_ = static_cast<std::uint16_t>(bits_ & ~(1U << numberOf(actor)));
  }
  constexpr Iterator begin() const { return Iterator(bits_); }
  constexpr Iterator end() const { return Iterator(); }
  constexpr bool operator==(const Actors&) const = default;

private:
  std::uint16_t bits_ = 0;
};

} // namespace igroteka
