// SPDX-License-Identifier: MIT
#include "support/cases.h"
#include "support/conformance.h"

#include <igroteka/mozaring/game.h>
#include <igroteka/mozaring/rules.h>

namespace igroteka::mozaring::tests {
namespace {

using nlohmann::json;

class MozaringConformance : public testing::TestWithParam<const char*> {};

TEST_P(MozaringConformance, passesTheBattery) {
  conformance::Battery<Rules>(json::parse(GetParam()), {}).run();
}

INSTANTIATE_TEST_SUITE_P(
    Variants, MozaringConformance,
    testing::Values(R"({"id":"standard","players":2})", R"({"id":"standard","players":3})",
                    R"({"id":"standard","players":4})", R"({"id":"most-points","players":2})",
                    R"({"id":"most-points","players":4})", R"({"id":"fewest-points","players":3})",
                    R"({"id":"fewest-points","players":4})", R"({"id":"biggest","players":2})",
                    R"({"id":"own","players":2,"swap":true,"closed":["m5"],"first":2})",
                    R"({"id":"own","players":4,"goal":"avoid","rings":{"s":4,"m":2,"l":9}})",
                    R"({"id":"own","players":2,"stuck":"other","rings":{"s":3,"m":1,"l":0},
            "combinations":["same","showing"],"rounds":3,"next_start":"loser"})",
                    R"({"id":"own","players":3,"colours":[["R","G"],["B"],["Y"]],"goal":"most",
            "rounds":2,"combinations":["showing","nest"],"next_start":"loser"})"));

TEST(MozaringRecords, anotherImplementationPlayedTheSameGames) {
  const Game* const games[] = {&game()};
  expectTraces(games, "mozaring-");
}

TEST(MozaringRecords, theSetupNamesASeatAndTheOneThatFirstNames) {
  Options options;
  options.first = 2;
  const Rules rules(options);
  for (const char* setup :
       {"{}", R"({"start":0})", R"({"start":3})", R"({"start":1})", R"({"start":"2"})",
        R"({"start":2.0})", R"({"start":1e99})", "[]", R"({"start":18446744073709551614})"}) {
    const auto read = rules.readSetup(json::parse(setup));
    ASSERT_TRUE(std::holds_alternative<Fault>(read)) << setup;
    EXPECT_EQ(std::get<Fault>(read).where, "start");
  }
  EXPECT_EQ(std::get<mozaring::Setup>(rules.readSetup(json::parse(R"({"start":2})"))),
            mozaring::Setup{2});
}

} // namespace
} // namespace igroteka::mozaring::tests
