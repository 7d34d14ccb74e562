// SPDX-License-Identifier: MIT
#pragma once

#include <igroteka/core/hands.h>
#include <igroteka/core/level.h>
#include <igroteka/core/rules.h>

#include <cstdint>
#include <memory>
#include <stop_token>

namespace igroteka {

/// A move chosen by an AI player, the share of the win it expects (0 to 1), and why, for people.
template <class Move>
struct Choice {
  Move move;
  double value = 0.5;
  Phrase reason;
};

/// The AI players of a game R: they see only what the seat sees (`visibleTo`), and return their
/// best so far when stopped.
template <class P, class R>
concept Players = Rules<R> && requires(const R& rules, const typename R::State& seen, Actor seat,
                                       Level level, std::uint64_t seed, std::stop_token stop) {
  { P::choose(rules, seen, seat, level, seed, stop) } -> std::same_as<Choice<typename R::Move>>;
};

/// AI players that also have hands in time, for a rush.
template <class P, class R>
concept Handy = Rules<R> && requires(const R& rules, const SeatLevels& levels, std::uint64_t seed) {
  { P::hands(rules, levels, seed) } -> std::same_as<std::unique_ptr<AnyHands>>;
};

/// A game without AI players.
struct NoPlayers {};

} // namespace igroteka
