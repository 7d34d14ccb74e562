// SPDX-License-Identifier: MIT
#pragma once

#include <igroteka/core/options.h>
#include <igroteka/mozaring/board.h>

#include <array>
#include <optional>
#include <span>
#include <vector>

namespace igroteka::mozaring {

/// What a match is played for (MZ-30): the first combination wins the round, most points, fewest
/// points, or whoever completes a combination is out.
enum class Goal : std::uint8_t { first, most, fewest, avoid };

/// Who starts the next round (MZ-30).
enum class NextStart : std::uint8_t { next, loser };

/// What happens when the due colour cannot be placed (MZ-10, MZ-30).
enum class Stuck : std::uint8_t { skip, other };

/// The parameters of MZ-30; as they stand here, the standard game for two.
struct Options {
  int players = 2;
  /// The colours of each seat, one or two.
  std::vector<std::vector<Colour>> colours = {{Colour::blue, Colour::yellow},
                                              {Colour::red, Colour::green}};
  /// Copies of each size in every colour, 0 to 9.
  std::array<int, sizeCount> rings = {3, 3, 3};
  Kinds combinations = kindBit(Kind::nest) | kindBit(Kind::same) | kindBit(Kind::ascending);
  Goal goal = Goal::first;
  int rounds = 1; ///< 1 to 99
  int first = 0;  ///< the seat that starts, from 1; 0 for the lot
  NextStart nextStart = NextStart::next;
  Slots closed = 0;
  Stuck stuck = Stuck::skip;
  bool swap = false;

  bool operator==(const Options&) const = default;
};

inline constexpr int maxRounds = 99;
inline constexpr int maxCopies = 9;

/// The described parameters, in the order in which they are shown.
std::span<const Option<Options>> describedOptions();

/// The four games of the rulebook.
std::span<const Preset<Options>> rulebookGames();

/// The field at fault if these parameters cannot work (MZ-31).
std::optional<Fault> faultOf(const Options& options);

} // namespace igroteka::mozaring
