// SPDX-License-Identifier: MIT
// Computers' hands in a session where all act at once.
#include "session/any_session.h"
#include "support/hand_clock.h"

#include <igroteka/core/level.h>
#include <igroteka/pont/game.h>

#include <gtest/gtest.h>
#include <nlohmann/json.hpp>

#include <memory>
#include <string>
#include <vector>

namespace igroteka::session {
namespace {

struct Rush {
  explicit Rush(const std::string& variant, int computers) {
    auto made = pont::game().create(nlohmann::json::parse(variant), 3);
    auto& match = std::get<std::unique_ptr<AnyMatch>>(made);
    for (int seat = 0; seat < computers; ++seat) {
      match->seats[match->seats.size() - 1 - static_cast<std::size_t>(seat)].player =
          std::string(wordOf(Level::master));
    }
    session = std::make_unique<AnySession>(std::move(match), 5, Manners(), clock);
    session->start();
  }

  std::vector<std::string> actions() const {
    std::vector<std::string> all;
    for (std::size_t at = 0; at < session->match().present(); ++at) {
      all.push_back(session->match().action(at));
    }
    return all;
  }

  HandClock clock;
  std::unique_ptr<AnySession> session;
};

TEST(SessionHands, RestWhileTheRushIsCoveredAndPlayWhenItRuns) {
  Rush rush(R"({"id":"rush","players":2})", 1);
  rush.clock.pass(60000);
  EXPECT_EQ(rush.session->match().present(), 0U);
  rush.session->pause(false);
  rush.clock.pass(3000);
  rush.clock.pass(20000);
  const std::size_t played = rush.session->match().present();
  EXPECT_GT(played, 2U);
  for (std::size_t at = 0; at < played; ++at) {
    EXPECT_EQ(rush.session->match().actorOfPly(at), Actor::seat2);
  }
  rush.session->pause(true);
  rush.clock.pass(60000);
  EXPECT_EQ(rush.session->match().present(), played);
}

TEST(SessionHands, ARushOfComputersComesToItsEndAndIsReproducible) {
  std::vector<std::string> first;
  for (int round = 0; round < 2; ++round) {
    Rush rush(R"({"id":"rush","players":3})", 3);
    rush.session->pause(false);
    for (int second = 0; second < 1200 && !rush.session->ending(); ++second) {
      rush.clock.pass(1000);
    }
    ASSERT_TRUE(rush.session->ending());
    if (round == 0) {
      first = rush.actions();
    } else {
      EXPECT_EQ(rush.actions(), first);
    }
  }
}

TEST(SessionHands, ASeatThatIsTakenOverIsPlayedAtOnce) {
  Rush rush(R"({"id":"rush","players":2})", 0);
  rush.session->pause(false);
  rush.clock.pass(30000);
  EXPECT_EQ(rush.session->match().present(), 0U);
  rush.session->seat(Actor::seat1, Level::hard);
  rush.clock.pass(30000);
  EXPECT_GT(rush.session->match().present(), 0U);
  EXPECT_FALSE(rush.session->isPerson(Actor::seat1));
}

} // namespace
} // namespace igroteka::session
