// SPDX-License-Identifier: MIT
#pragma once

#include <igroteka/core/hands.h>
#include <igroteka/core/random.h>
#include <igroteka/pont/player.h>
#include <igroteka/pont/rules.h>

#include <memory>
#include <optional>

namespace igroteka::pont {

/// How a level looks and moves in a rush (TP-30). About `paceOf(level)` milliseconds go by from
/// drawing a tile to having placed it, if its place is seen at the first look.
class RushMind {
public:
  explicit RushMind(Level level) : level_(level) {}

  std::int64_t lookTime(const Rules& rules, const State& seen, Actor seat, Random& random);
  std::optional<Move> decide(const Rules& rules, const State& seen, Actor seat, Random& random);
  std::int64_t moveTime(const Rules& rules, const State& seen, Actor seat, const Move& move,
                        Random& random);

private:
  Level level_;
  int lookedFor_ = 0; ///< the tile in hand when last looked
  int looks_ = 0;     ///< how often that tile was looked at in vain
};

/// Milliseconds that a tile takes a player of this level on average.
std::int64_t paceOf(Level level);

/// The hands of these seats for a match of Tantrix Pont.
std::unique_ptr<AnyHands> makeHands(const Rules& rules, const SeatLevels& levels,
                                    std::uint64_t seed);

} // namespace igroteka::pont
