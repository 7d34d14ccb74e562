// SPDX-License-Identifier: MIT
#pragma once

#include <igroteka/sbor/board.h>

#include <variant>

namespace igroteka::sbor {

/// `circle 4 1732,1000`: lays the actor's own circle with this number (OS-7).
struct Lay {
  std::uint8_t number = 1;
  Point at;
  bool operator==(const Lay&) const = default;
};

/// `doll bM 4a`: puts a doll out (OS-8).
struct Stand {
  Doll doll = Doll::at(0);
  Circle on;
  bool operator==(const Stand&) const = default;
};

/// `roll 6 6 1 3`: the dice that were thrown, in their order; kept ones are left out (OS-10).
struct Throw {
  std::array<std::uint8_t, diceEach> dice = {}; ///< 0 beyond `count`
  std::uint8_t count = 0;

  constexpr void add(int value) { dice[count++] = static_cast<std::uint8_t>(value); }
  constexpr bool operator==(const Throw&) const = default;
};

/// What lets a doll act: a die for either circle (OS-12), a pair (OS-21), four equal (OS-23).
enum class Power : std::uint8_t { none, manipulation, force };

/// `go SRC DST`, `manip go SRC DST`, `force go SRC DST` and the other five actions.
struct Act {
  Power power = Power::none;
  Action action = Action::go;
  Circle from;
  Circle to;
  bool operator==(const Act&) const = default;
};

/// `sub C C`: two circles of one number change dolls (OS-20); the smaller name comes first.
struct Substitute {
  Circle first;
  Circle second;

  constexpr Substitute() = default;
  constexpr Substitute(Circle a, Circle b) : first(a < b ? a : b), second(a < b ? b : a) {}
  bool operator==(const Substitute&) const = default;
};

/// `tele SRC DST` (OS-22)
struct Teleport {
  Circle from;
  Circle to;
  bool operator==(const Teleport&) const = default;
};

/// `shift 4b 1732,1000`: moves a free circle (OS-25).
struct Shift {
  Circle circle;
  Point to;
  bool operator==(const Shift&) const = default;
};

/// `end keep 1 3`: ends the turn (OS-27).
struct End {
  DiceSet keep;
  bool operator==(const End&) const = default;
};

using Move = std::variant<Lay, Stand, Throw, Act, Substitute, Teleport, Shift, End>;

/// The text of a move in records; each move has exactly one, and reading is strict.
std::string write(const Move& move);
std::optional<Move> readMove(std::string_view text);

} // namespace igroteka::sbor
