// SPDX-License-Identifier: MIT
#pragma once

#include <igroteka/sbor/rules.h>

#include <array>
#include <optional>
#include <span>
#include <vector>

namespace igroteka::view {

/// What a person uses: single dice, or one of the super powers.
enum class SborMeans : std::uint8_t { dice, substitution, manipulation, teleport, force };

/// What has been chosen so far on the way to an action; empty means still open.
struct SborPick {
  SborMeans means = SborMeans::dice;
  std::optional<sbor::Circle> from;
  std::optional<sbor::Circle> to;
  std::optional<sbor::Action> action;

  bool operator==(const SborPick&) const = default;
  bool empty() const { return *this == SborPick{}; }
};

/// The legal moves that agree with what has been chosen.
std::vector<sbor::Move> matching(std::span<const sbor::Move> legal, const SborPick& pick);

/// The circles from which, and to which, moves lead. A substitution goes either way.
sbor::Circles sources(std::span<const sbor::Move> moves);
sbor::Circles targets(std::span<const sbor::Move> moves, std::optional<sbor::Circle> from);

/// The powers that these dice could give, whether or not there is something to do with them.
bool givesPower(const sbor::DiceSet& dice, SborMeans means);

/// One of the six actions of a doll.
struct SborOffer {
  sbor::Action action = sbor::Action::go;
  std::vector<sbor::Move> moves;        ///< the legal ones
  sbor::DiceSet dice;                   ///< what the first one uses
  bool sameDice = true;                 ///< all of them use the same
  std::optional<sbor::Refusal> refusal; ///< why there are none
};

/// The six actions of the doll on pick.from by pick.means, onto pick.to if that is chosen.
std::array<SborOffer, 6> offersOf(const sbor::Rules& rules, const sbor::State& state, Actor seat,
                                  std::span<const sbor::Move> legal, const SborPick& pick);

} // namespace igroteka::view
