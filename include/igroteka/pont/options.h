// SPDX-License-Identifier: MIT
#pragma once

#include <igroteka/core/options.h>

#include <span>

namespace igroteka::pont {

/// Whether all act at the same time (TP-20) or one after the other (TP-21).
enum class Order : std::uint8_t { rush, turns };

/// How the tiles are divided (TP-7).
enum class Division : std::uint8_t { equal, free };

/// The parameters of the rules.
struct Options {
  int players = 2;                 ///< 1 to 8 (TP-5, TP-31)
  Order order = Order::rush;       ///< TP-20, TP-21
  Numbers stacks = {1, 1};         ///< one or two stacks, for each seat (TP-8)
  Division deal = Division::equal; ///< TP-7
  Numbers extra = {0, 0};          ///< handicap: extra tiles, for each seat (TP-7)
  bool manualCalls = false;        ///< "Vsyo!" has to be called by hand; in a rush only (TP-13)
  bool playOn = true;              ///< the game goes on when the first one is out (TP-14)
  bool doublePont = false;         ///< a niche of four or more gives two tiles (TP-12)

  bool operator==(const Options&) const = default;
};

/// The descriptions of all parameters but the number of players.
std::span<const Option<Options>> describedOptions();
/// Rush, in turns, practice run.
std::span<const Preset<Options>> namedOptions();
/// The parameter that cannot work, if there is one.
std::optional<Fault> faultOf(const Options& options);

} // namespace igroteka::pont
