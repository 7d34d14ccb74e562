// SPDX-License-Identifier: MIT
#include "support/conformance.h"
#include "support/race_game.h"

namespace igroteka {
namespace {

using nlohmann::json;

static_assert(Enumerable<race::Rules> && Chancy<race::Rules> && Listing<race::Rules>);

TEST(Conformance, AGameOfDicePasses) {
  for (int players = 2; players <= 4; ++players) {
    conformance::expectConforms<race::Rules>(json{{"players", players}});
  }
  conformance::expectConforms<race::Rules>(json{{"merciful", true}, {"goal", 100}});
}

} // namespace
} // namespace igroteka
