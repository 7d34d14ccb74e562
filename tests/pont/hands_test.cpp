// SPDX-License-Identifier: MIT
#include <igroteka/core/game.h>
#include <igroteka/core/hands.h>
#include <igroteka/core/typed_match.h>
#include <igroteka/pont/game.h>
#include <igroteka/pont/hands.h>

#include <gtest/gtest.h>
#include <nlohmann/json.hpp>

#include <memory>
#include <string>
#include <vector>

namespace igroteka::pont {
namespace {

constexpr std::int64_t hour = 3'600'000;

std::unique_ptr<AnyMatch> newMatch(const char* variant, std::uint64_t seed) {
  return std::get<std::unique_ptr<AnyMatch>>(game().create(nlohmann::json::parse(variant), seed));
}

SeatLevels all(int players, Level level) {
  SeatLevels levels;
  std::fill_n(levels.begin(), players, level);
  return levels;
}

struct Played {
  std::string text;
  std::int64_t time = 0;
  std::unique_ptr<AnyMatch> match;
};

Played played(const char* variant, const SeatLevels& levels, std::uint64_t seed) {
  auto match = newMatch(variant, seed);
  const auto hands = game().hands(*match, levels, seed);
  const auto time = playByHands(*match, *hands, 6 * hour);
  std::string text = match->text();
  return {std::move(text), time, std::move(match)};
}

TEST(PontHands, a_seeded_rush_on_a_simulated_clock_is_the_same_again) {
  const auto levels = all(4, Level::medium);
  const Played once = played(R"({"id":"rush","players":4})", levels, 7);
  const Played again = played(R"({"id":"rush","players":4})", levels, 7);
  EXPECT_EQ(once.text, again.text);
  EXPECT_EQ(once.time, again.time);
  EXPECT_NE(once.text, played(R"({"id":"rush","players":4})", levels, 8).text);
}

TEST(PontHands, every_rush_comes_to_its_end_and_times_never_fall) {
  for (const char* variant :
       {R"({"id":"rush","players":2,"stacks":2})", R"({"id":"rush","players":8})",
        R"({"id":"rush","players":3,"calls":"manual","double":true})",
        R"({"id":"rush","players":5,"play_on":false})", R"({"id":"practice"})"}) {
    for (const Level level : allLevels) {
      const Played one = played(variant, all(8, level), 3);
      EXPECT_TRUE(one.match->ending(one.match->present())) << variant << wordOf(level);
      std::int64_t before = 0;
      for (std::size_t at = 0; at < one.match->present(); ++at) {
        EXPECT_GE(one.match->timeOfPly(at), before);
        before = one.match->timeOfPly(at);
      }
    }
  }
}

TEST(PontHands, a_level_takes_about_its_pace_for_a_tile) {
  for (const Level level : allLevels) {
    const auto rules = Rules(namedOptions()[2].make(1));
    Random random(1);
    State state = rules.start(rules.deal(random));
    RushMind mind(level);
    std::int64_t time = 0;
    int tiles = 0;
    while (!state.over && tiles < 40) {
      time += mind.lookTime(rules, rules.visibleTo(state, Actor::seat1), Actor::seat1, random);
      const auto move =
          mind.decide(rules, rules.visibleTo(state, Actor::seat1), Actor::seat1, random);
      if (move) {
        time += mind.moveTime(rules, state, Actor::seat1, *move, random);
        tiles += move->deed == Deed::draw ? 0 : 1;
        rules.play(state, *move);
      }
    }
    const double share = static_cast<double>(time) / tiles / static_cast<double>(paceOf(level));
    EXPECT_GT(share, 0.6) << wordOf(level);
    EXPECT_LT(share, 2.0) << wordOf(level);
  }
  EXPECT_EQ(paceOf(Level::beginner), 12'000);
  EXPECT_EQ(paceOf(Level::master), 1'500);
}

TEST(PontHands, a_hand_draws_looks_carries_and_a_late_tile_stays_in_hand) {
  auto match = newMatch(R"({"id":"rush","players":8})", 5);
  const auto hands = game().hands(*match, all(8, Level::hard), 5);
  std::int64_t now = 0;
  int late = 0;
  int carried = 0;
  while (!match->ending(match->present())) {
    const auto reach = hands->step(*match, now);
    if (reach) {
      const std::size_t before = match->present();
      const bool refused = match->play(reach->seat, reach->action, reach->time).has_value();
      EXPECT_EQ(match->present(), before + (refused ? 0 : 1));
      late += refused ? 1 : 0;
      continue;
    }
    for (int seat = 0; seat < 8; ++seat) {
      const Gesture gesture = hands->gesture(seatAt(seat));
      const bool moves = gesture.doing == Gesture::Doing::moving;
      EXPECT_EQ(moves, !gesture.action.empty());
      if (gesture.doing != Gesture::Doing::resting) {
        EXPECT_LT(gesture.from, gesture.until);
        EXPECT_GT(gesture.until, now);
      }
      carried += moves && gesture.action.find(" place ") != std::string::npos ? 1 : 0;
    }
    ASSERT_TRUE(hands->next());
    now = *hands->next();
  }
  EXPECT_GT(late, 0);
  EXPECT_GT(carried, 100);
}

TEST(PontHands, seats_of_people_are_left_alone_and_computers_wait_for_nobody) {
  auto match = newMatch(R"({"id":"rush","players":2})", 1);
  SeatLevels levels;
  levels[1] = Level::master;
  const auto hands = game().hands(*match, levels, 1);
  playByHands(*match, *hands, hour);
  EXPECT_GT(match->present(), 40U);
  for (std::size_t at = 0; at < match->present(); ++at) {
    EXPECT_EQ(match->actorOfPly(at), Actor::seat2);
  }
  EXPECT_EQ(hands->gesture(Actor::seat1), Gesture());
}

TEST(PontHands, there_are_none_in_turns) {
  const auto match = newMatch(R"({"id":"turns"})", 1);
  EXPECT_EQ(game().hands(*match, all(2, Level::easy), 1), nullptr);
}

TEST(PontHands, the_faster_level_wins_a_rush) {
  for (int slow = 0; slow < 4; ++slow) {
    double points = 0;
    for (std::uint64_t seed = 0; seed < 24; ++seed) {
      SeatLevels levels;
      levels[seed % 2] = allLevels[static_cast<std::size_t>(slow + 1)];
      levels[1 - seed % 2] = allLevels[static_cast<std::size_t>(slow)];
      const Played one = played(R"({"id":"rush","players":2})", levels, seed);
      const Actors winners = one.match->ending(one.match->present())->outcome.winners;
      points += winners.contains(seatAt(static_cast<int>(seed % 2))) ? 1.0 / winners.size() : 0;
    }
    EXPECT_GE(points, 15) << wordOf(allLevels[static_cast<std::size_t>(slow + 1)]);
  }
}

} // namespace
} // namespace igroteka::pont
