// SPDX-License-Identifier: MIT
#include "support/cards_game.h"
#include "support/conformance.h"
#include "support/discs_game.h"
#include "support/race_game.h"

namespace igroteka {
namespace {

using nlohmann::json;

static_assert(Enumerable<race::Rules> && Chancy<race::Rules> && Listing<race::Rules>);
static_assert(Enumerable<cards::Rules> && Signed<cards::Rules> && Simultaneous<cards::Rules> &&
              Veiled<cards::Rules> && Revealing<cards::Rules>);
static_assert(Sampling<discs::Rules> && Listing<discs::Rules> && !Enumerable<discs::Rules>);

TEST(Conformance, a_game_of_dice_passes) {
  for (int players = 2; players <= 4; ++players) {
    conformance::expectConforms<race::Rules>(json{{"players", players}});
  }
  conformance::expectConforms<race::Rules>(json{{"merciful", true}, {"goal", 100}});
}

TEST(Conformance, a_game_of_all_at_once_with_hidden_stacks_passes) {
  for (const int players : {1, 2, 8}) {
    conformance::expectConforms<cards::Rules>(json{{"players", players}});
  }
  conformance::expectConforms<cards::Rules>(json{{"cards", 1}});
}

TEST(Conformance, a_game_on_a_free_table_passes) {
  conformance::Settings settings;
  settings.listed = [](const std::string& text) {
    return text.starts_with("disc ") ? std::string("disc *") : text;
  };
  conformance::expectConforms<discs::Rules>(json{{"players", 2}}, settings);
  conformance::expectConforms<discs::Rules>(json{{"players", 4}, {"half", 10}}, settings);
}

} // namespace
} // namespace igroteka
