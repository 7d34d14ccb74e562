// SPDX-License-Identifier: MIT
#pragma once

#include <igroteka/core/game.h>
#include <igroteka/core/rules.h>

#include <cstdint>
#include <ctime>
#include <optional>

namespace igroteka {

/// A random legal move of this actor; nothing where there is none. Nature's come by their weights.
template <Rules R>
std::optional<typename R::Move> randomMove(const R& rules, const typename R::State& state,
                                           Actor actor, Random& random) {
  if constexpr (Chancy<R>) {
    if (actor == Actor::nature) {
      return rules.thrown(state, Dice(random.bits()));
    }
  }
  if constexpr (Sampling<R>) {
    return rules.sample(state, actor, random);
  } else if constexpr (Enumerable<R>) {
    const auto moves = rules.moves(state, actor);
    if (moves.empty()) {
      return std::nullopt;
    }
    return moves[random.below(static_cast<std::uint32_t>(moves.size()))];
  } else {
    return std::nullopt;
  }
}

/// A random one of these actors; the set must not be empty.
inline Actor randomActor(Actors actors, Random& random) {
  auto skipped = actors.size() > 1 ? random.below(static_cast<std::uint32_t>(actors.size())) : 0U;
  auto actor = actors.begin();
  while (skipped-- > 0) {
    ++actor;
  }
  return *actor;
}

/// Plays at random from a state to the end, at most `most` plies; the number of plies made.
template <Rules R>
int playout(const R& rules, typename R::State state, Random& random, int most = 5000) {
  int plies = 0;
  for (; plies < most; ++plies) {
    const Actors actors = rules.actors(state);
    if (actors.empty()) {
      break;
    }
    const Actor actor = randomActor(actors, random);
    const auto move = randomMove(rules, state, actor, random);
    if (move) {
      state = rules.after(state, actor, *move);
    }
  }
  return plies;
}

/// Random playouts of one setup for about this many seconds of the processor's time, so that what
/// else the machine does hardly counts. No other thread of the program may be at work.
template <Rules R>
Speed measurePlayouts(const R& rules, double seconds) {
  Random random(1);
  const auto setup = rules.deal(random);
  const auto state = rules.start(setup);
  const std::clock_t begin = std::clock();
  std::uint64_t playouts = 0;
  std::uint64_t plies = 0;
  double spent = 0;
  while (spent < seconds) {
    const std::uint64_t before = plies;
    for (int i = 0; i < 64 && plies - before < 20'000; ++i) {
      plies += static_cast<std::uint64_t>(playout(rules, state, random));
      ++playouts;
    }
    spent = static_cast<double>(std::clock() - begin) / CLOCKS_PER_SEC;
  }
  return {static_cast<double>(playouts) / spent, static_cast<double>(plies) / spent};
}

/// The number of action sequences of exactly this length from a state; a throw counts once an
/// outcome, free placements do not count.
template <Rules R>
std::uint64_t perft(const R& rules, const typename R::State& state, int depth) {
  if (depth == 0) {
    return 1;
  }
  std::uint64_t count = 0;
  for (const Actor actor : rules.actors(state)) {
    if constexpr (Chancy<R>) {
      if (actor == Actor::nature) {
        for (const auto& chance : rules.chances(state)) {
          count += perft(rules, rules.after(state, actor, chance.move), depth - 1);
        }
        continue;
      }
    }
    if constexpr (Enumerable<R>) {
      const auto moves = rules.moves(state, actor);
      if (depth == 1) {
        count += moves.size();
        continue;
      }
      for (const auto& move : moves) {
        count += perft(rules, rules.after(state, actor, move), depth - 1);
      }
    }
  }
  return count;
}

} // namespace igroteka
