// SPDX-License-Identifier: MIT
#include <igroteka/core/typed_game.h>
#include <igroteka/sbor/game.h>
#include <igroteka/sbor/player.h>
#include <igroteka/sbor/rules.h>

namespace igroteka::sbor {

namespace {

struct ComputerPlayers {
  static Choice<Move> choose(const Rules& rules, const State& seen, Actor seat, Level level,
                             std::uint64_t seed, std::stop_token stop) {
    Advice advice = sbor::choose(rules, seen, seat, level, seed, std::move(stop));
    return {advice.move, advice.value, std::move(advice.reason)};
  }
};

} // namespace

const Game& game() {
  return gameOf<Rules, ComputerPlayers>();
}

} // namespace igroteka::sbor
