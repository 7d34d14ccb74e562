// SPDX-License-Identifier: MIT
#pragma once

#include <igroteka/core/rules.h>

#include <array>

namespace igroteka::ai {

/// The share of the win that each seat can expect, from seat 1 on; those of all players add up
/// to 1.
using Shares = std::array<double, maxSeats>;

/// The shares at the end of a game: the winners divide the win; a draw is divided among all.
Shares sharesOf(const Outcome& outcome, int players);

/// Shares from points of merit, one a player: one point more is worth a factor of e.
Shares sharesFrom(const Shares& merits, int players);

/// The shares drawn towards equality: what lies `plies` ahead is a little less sure, which makes
/// searches prefer quick wins and slow losses.
Shares faded(const Shares& shares, int players, int plies);

} // namespace igroteka::ai
