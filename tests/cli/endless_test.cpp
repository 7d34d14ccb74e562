// SPDX-License-Identifier: MIT
// A game that its computers would play for ever.
#include "cli/support.h"
#include "support/race_game.h"

#include <igroteka/core/typed_game.h>

namespace igroteka::cli_tests {
namespace {

/// The race, in which computers agree on a draw after twenty throws.
class EndlessRules : public race::Rules {
public:
  using race::Rules::Rules;
  bool tooLong(const State& state) const { return state.turn >= 20; }
};

struct Idler {
  static Choice<race::Rules::Move> choose(const EndlessRules&, const race::Rules::State&, Actor,
                                          Level, std::uint64_t, const std::stop_token&) {
    return {{race::Rules::Move::Kind::stop, 0}, 0.5, {}};
  }
};

TEST(Endless, ComputersAgreeOnADrawWhereTheRulesSayThatItIsTooLong) {
  const Game* const list[] = {&gameOf<EndlessRules, Idler>()};
  const Ran ran = run(
      {"match", "race", "--set", "goal=500", "--players", "easy,easy", "--games", "3", "--json"},
      list);
  ASSERT_EQ(ran.status, Status::done) << ran.err;
  EXPECT_EQ(ran.json()["draws"], 3);
  EXPECT_LE(ran.json()["plies"]["max"], 41);
}

} // namespace
} // namespace igroteka::cli_tests
