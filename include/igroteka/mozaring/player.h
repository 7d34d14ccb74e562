// SPDX-License-Identifier: MIT
#pragma once

#include <igroteka/ai/search.h>
#include <igroteka/core/choice.h>
#include <igroteka/mozaring/rules.h>

#include <vector>

namespace igroteka::mozaring {

/// What the players can expect from a position, for every goal: combinations still open, threats in
/// the order of turns, the score so far.
struct Evaluator {
  bool followsThreats = false; ///< whether `forced` names moves

  ai::Shares evaluate(const Rules& rules, const State& state) const;
  /// With the goal `first` and three players or more: a move that wins, or those that keep the next
  /// seat from winning on its turn. Empty where neither is at stake.
  std::vector<Move> forced(const Rules& rules, const State& state) const;
  /// A search ends with the round.
  bool beyond(const State& root, const State& state) const { return root.round != state.round; }
};

/// The AI players of Mozaring. Medium, hard and master solve and search with growing numbers of
/// nodes; beginner and easy look at the board as a child does and overlook what is hard to see.
struct Player {
  static Choice<Move> choose(const Rules& rules, const State& state, Actor seat, Level level,
                             std::uint64_t seed, std::stop_token stop);
};

} // namespace igroteka::mozaring
