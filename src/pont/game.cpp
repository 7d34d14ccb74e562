// SPDX-License-Identifier: MIT
#include <igroteka/core/typed_game.h>
#include <igroteka/pont/game.h>
#include <igroteka/pont/hands.h>
#include <igroteka/pont/player.h>
#include <igroteka/pont/rules.h>

namespace igroteka::pont {

namespace {

struct AiPlayers {
  static Choice<Move> choose(const Rules& rules, const State& seen, Actor seat, Level level,
                             std::uint64_t seed, std::stop_token stop) {
    Random random(seed);
    auto decision = decide(rules, seen, seat, skillOf(level), random, std::move(stop));
    return {decision.move, decision.value, std::move(decision.reason)};
  }

  static std::unique_ptr<AnyHands> hands(const Rules& rules, const SeatLevels& levels,
                                         std::uint64_t seed) {
    return makeHands(rules, levels, seed);
  }
};

} // namespace

const Game& game() {
  return gameOf<Rules, AiPlayers>();
}

} // namespace igroteka::pont
