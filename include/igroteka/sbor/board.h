// SPDX-License-Identifier: MIT
#pragma once

#include <igroteka/core/bit_iterator.h>

#include <array>
#include <bit>
#include <compare>
#include <cstdint>
#include <optional>
#include <string>
#include <string_view>

/// The things on the table of Obshchiy sbor: circles, dolls, dice. Clauses OS-… are in
/// docs/rules/sbor.md.
namespace igroteka::sbor {

inline constexpr int maxPlayers = 4;
inline constexpr int circlesEach = 6;
inline constexpr int dollsEach = 3;
inline constexpr int diceEach = 4;
inline constexpr int maxShifts = 2; ///< circle moves in a turn (OS-25)
inline constexpr int circleSlots = maxPlayers * circlesEach;
inline constexpr int dollSlots = maxPlayers * dollsEach;

/// A circle, named by its number and its giver's seat (OS-2). The order of circles is the byte
/// order of their names.
struct Circle {
  std::uint8_t index = 0; ///< 0 to circleSlots - 1

  constexpr Circle() = default;
  /// `number` from 1 to 6, `seat` an index from 0.
  constexpr Circle(int number, int seat)
      : index(static_cast<std::uint8_t>((number - 1) * maxPlayers + seat)) {}
  static constexpr Circle at(int index) {
    Circle circle;
    circle.index = static_cast<std::uint8_t>(index);
    return circle;
  }

  constexpr int number() const { return index / maxPlayers + 1; }
  constexpr int seat() const { return index % maxPlayers; }
  constexpr auto operator<=>(const Circle&) const = default;
};

/// "4b"
std::string name(Circle circle);
std::optional<Circle> readCircle(std::string_view text);

/// A set of circles, walked in ascending order.
class Circles {
public:
  using Iterator = BitIterator<&Circle::at>;

  constexpr Circles() = default;
  /// All circles with this number, whether they are in the game or not.
  static constexpr Circles numbered(int number) {
    return Circles(0xFU << static_cast<unsigned>((number - 1) * maxPlayers));
  }

  constexpr bool contains(Circle circle) const { return ((bits_ >> circle.index) & 1U) != 0; }
  constexpr bool empty() const { return bits_ == 0; }
  constexpr int size() const { return std::popcount(bits_); }
  constexpr void insert(Circle circle) { bits_ |= 1U << circle.index; }
  constexpr void erase(Circle circle) { bits_ &= ~(1U << circle.index); }
  constexpr Iterator begin() const { return Iterator(bits_); }
  constexpr Iterator end() const { return Iterator(); }
  constexpr bool operator==(const Circles&) const = default;

  friend constexpr Circles operator&(Circles a, Circles b) { return Circles(a.bits_ & b.bits_); }
  friend constexpr Circles operator|(Circles a, Circles b) { return Circles(a.bits_ | b.bits_); }
  friend constexpr Circles operator-(Circles a, Circles b) { return Circles(a.bits_ & ~b.bits_); }

private:
  explicit constexpr Circles(std::uint32_t bits) : bits_(bits) {}

  std::uint32_t bits_ = 0;
};

enum class Size : std::uint8_t { small, medium, large };

/// A doll, named by its owner's seat and its size (OS-2), or no doll.
struct Doll {
  static constexpr std::uint8_t noIndex = 0xFF;

  std::uint8_t index = noIndex; ///< 0 to dollSlots - 1, or noIndex

  constexpr Doll() = default;
  /// `owner` is a seat's index from 0.
  constexpr Doll(int owner, Size size)
      : index(static_cast<std::uint8_t>(owner * dollsEach + static_cast<int>(size))) {}
  static constexpr Doll at(int index) {
    Doll doll;
    doll.index = static_cast<std::uint8_t>(index);
    return doll;
  }

  constexpr explicit operator bool() const { return index != noIndex; }
  constexpr int owner() const { return index / dollsEach; }
  constexpr Size size() const { return static_cast<Size>(index % dollsEach); }
  constexpr auto operator<=>(const Doll&) const = default;
};

/// "bM"; empty for no doll.
std::string name(Doll doll);
std::optional<Doll> readDoll(std::string_view text);

/// A place on the table in units of a thousandth of a circle's radius; y grows downward.
struct Point {
  std::int32_t x = 0;
  std::int32_t y = 0;

  constexpr bool operator==(const Point&) const = default;
};

/// Coordinates beyond this, either way, do not exist.
inline constexpr std::int32_t farthest = 1'000'000'000;

/// Some dice, in no order.
class DiceSet {
public:
  constexpr int count(int value) const { return static_cast<int>((bits_ >> shift(value)) & 0xFU); }
  constexpr int total() const {
    int sum = 0;
    for (int value = 1; value <= 6; ++value) {
      sum += count(value);
    }
    return sum;
  }
  constexpr bool empty() const { return bits_ == 0; }
  constexpr void add(int value, int times = 1) {
    bits_ += static_cast<std::uint32_t>(times) << shift(value);
  }
  /// Takes dice away; they must be there.
  constexpr void take(int value, int times = 1) {
    bits_ -= static_cast<std::uint32_t>(times) << shift(value);
  }
  /// Whether all these dice are in the set.
  constexpr bool contains(const DiceSet& some) const {
    for (int value = 1; value <= 6; ++value) {
      if (some.count(value) > count(value)) {
        return false;
      }
    }
    return true;
  }
  /// The value that at least `times` dice show; 0 if there is none, the lowest if several.
  constexpr int equal(int times) const {
    for (int value = 1; value <= 6; ++value) {
      if (count(value) >= times) {
        return value;
      }
    }
    return 0;
  }
  /// A number that tells different sets apart, below 2^24.
  constexpr std::uint32_t key() const { return bits_; }
  constexpr bool operator==(const DiceSet&) const = default;

private:
  static constexpr unsigned shift(int value) { return static_cast<unsigned>(value - 1) * 4U; }

  std::uint32_t bits_ = 0;
};

/// The values in ascending order with single spaces: "1 3 3"; empty for no dice.
std::string name(const DiceSet& dice);

/// The standard actions, OS-13 to OS-18.
enum class Action : std::uint8_t { go, swap, eat, spit, climb, trade };
inline constexpr std::array<Action, 6> allActions = {Action::go,   Action::swap,  Action::eat,
                                                     Action::spit, Action::climb, Action::trade};

/// The word in records: "go", "swap" and so on.
std::string_view word(Action action);
std::optional<Action> readAction(std::string_view text);

} // namespace igroteka::sbor
