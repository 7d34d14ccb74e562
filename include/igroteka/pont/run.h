// SPDX-License-Identifier: MIT
#pragma once

#include <igroteka/core/match.h>
#include <igroteka/pont/rules.h>

#include <compare>

namespace igroteka::pont {

/// What a practice run came to (TP-31).
struct Run {
  int left = 0;           ///< tiles that were not placed
  std::int64_t time = -1; ///< milliseconds up to the last action; -1 where unknown
  int fines = 0;          ///< tiles that went to the penalty pile
  int ponts = 0;          ///< niches that were filled

  bool operator==(const Run&) const = default;
};

/// Whether one seat plays alone and against the clock.
bool isPractice(const Rules& rules);

/// What the run has come to in position `at` of the match.
Run runOf(const Match<Rules>& match, std::size_t at);

/// Fewer tiles left are better; then less time. A run without a time is worse than any with one.
bool isBetter(const Run& one, const Run& other);

} // namespace igroteka::pont
