// SPDX-License-Identifier: MIT
#include "support/cases.h"
#include "support/conformance.h"

#include <igroteka/sbor/game.h>
#include <igroteka/sbor/rules.h>

namespace igroteka::sbor {
namespace {

using nlohmann::json;

static_assert(igroteka::Rules<Rules> && Enumerable<Rules> && Chancy<Rules> && Listing<Rules> &&
              Sampling<Rules> && Revealing<Rules> && Telling<Rules> && Prompting<Rules>);

/// The form in which an action stands in the list of legal ones.
std::string listedForm(const std::string& text) {
  const auto move = readMove(text);
  if (!move) {
    return text;
  }
  if (const auto* thrown = std::get_if<Throw>(&*move)) {
    return "roll " + std::to_string(thrown->count);
  }
  if (std::holds_alternative<Lay>(*move) || std::holds_alternative<Shift>(*move)) {
    return text.substr(0, text.rfind(' ')) + " *";
  }
  return text;
}

/// A preset by its place in the list, and the number of players.
class SborConformance : public testing::TestWithParam<std::tuple<std::size_t, int>> {};

TEST_P(SborConformance, PassesTheBattery) {
  const auto& [preset, players] = GetParam();
  conformance::expectConforms<Rules>(
      json{{"id", Rules::presets()[preset].id}, {"players", players}},
      {.playouts = 4, .mostPlies = 250, .seed = 7, .listed = listedForm});
}

INSTANTIATE_TEST_SUITE_P(EveryPresetAndNumberOfPlayers, SborConformance,
                         testing::Combine(testing::Range(std::size_t{0}, Rules::presets().size()),
                                          testing::Values(2, 3, 4)));

TEST(SborRecords, GamesOfAnotherImplementationAreReproducedExactly) {
  const Game* const games[] = {&game()};
  expectTraces(games, "sbor-");
}

} // namespace
} // namespace igroteka::sbor
