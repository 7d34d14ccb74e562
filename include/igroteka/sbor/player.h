// SPDX-License-Identifier: MIT
#pragma once

#include <igroteka/core/level.h>
#include <igroteka/sbor/rules.h>

#include <stop_token>

namespace igroteka::sbor {

/// What an AI player would do, the share of the win that it expects (0 to 1), and why.
struct Advice {
  Move move;
  double value = 0.5;
  Phrase reason;
};

/// The AI's move for a seat that can act. It plans the whole turn and gives its first move; from
/// the position after that it comes to the same plan. During turns the seed changes nothing; in
/// setting up it varies the table. Stopped, it gives its best so far, which is always legal.
Advice choose(const Rules& rules, const State& state, Actor seat, Level level, std::uint64_t seed,
              std::stop_token stop);

} // namespace igroteka::sbor
