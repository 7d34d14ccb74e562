// SPDX-License-Identifier: MIT
#include "support/cases.h"
#include "support/conformance.h"

#include <igroteka/pont/game.h>
#include <igroteka/pont/rules.h>

namespace igroteka::pont {
namespace {

class PontConformance : public testing::TestWithParam<const char*> {};

TEST_P(PontConformance, passes_the_battery) {
  conformance::Settings settings;
  settings.playouts = 6;
  conformance::expectConforms<Rules>(nlohmann::json::parse(GetParam()), settings);
}

INSTANTIATE_TEST_SUITE_P(
    Variants, PontConformance,
    testing::Values(R"({"id":"rush","players":2})", R"({"id":"rush","players":8,"stacks":2})",
                    R"({"id":"turns","players":2})", R"({"id":"turns","players":5})",
                    R"({"id":"practice","stacks":2})",
                    R"({"id":"own","players":4,"calls":"manual","double":true})",
                    R"({"id":"own","players":3,"calls":"manual","play_on":false})",
                    R"({"id":"own","players":5,"order":"turns","deal":"free",
            "stacks":[1,2,1,2,1],"double":true})",
                    R"({"id":"own","players":4,"play_on":false,"extra":[3,0,1,0]})",
                    R"({"id":"own","players":1,"order":"turns"})"));

TEST(PontRecords, another_implementation_played_the_same_games) {
  const Game* const games[] = {&game()};
  expectTraces(games, "pont-");
}

} // namespace
} // namespace igroteka::pont
