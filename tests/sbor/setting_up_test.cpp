// SPDX-License-Identifier: MIT
#include "sbor/position.h"

#include <nlohmann/json.hpp>

#include <set>

namespace igroteka::sbor {
namespace {

using namespace testing;

TEST(SborRules, OS1_TwoToFourPlayersHaveSixCirclesAndThreeDollsEach) {
  for (int players = 2; players <= 4; ++players) {
    EXPECT_FALSE(Rules::check({players, false}));
    const Table table = rowOfCircles(players);
    EXPECT_EQ(table.state.laid.size(), 6 * players);
    EXPECT_EQ(std::popcount(table.state.placed), 3 * players);
    EXPECT_EQ(table.legal(), std::vector<std::string>{"roll 4"});
  }
  EXPECT_TRUE(Rules::check({1, false}));
  EXPECT_TRUE(Rules::check({5, false}));
}

TEST(SborRules, OS2_NamesOfCirclesAndDolls) {
  for (int index = 0; index < circleSlots; ++index) {
    const Circle circle = Circle::at(index);
    EXPECT_EQ(readCircle(name(circle)), circle);
    EXPECT_EQ(Circle(circle.number(), circle.seat()), circle);
    if (index > 0) {
      EXPECT_LT(name(Circle::at(index - 1)), name(circle));
    }
  }
  for (int index = 0; index < dollSlots; ++index) {
    EXPECT_EQ(readDoll(name(Doll::at(index))), Doll::at(index));
  }
  EXPECT_EQ(name(Circle(4, 1)), "4b");
  EXPECT_EQ(name(Doll(1, Size::medium)), "bM");
  for (const char* wrong : {"", "4", "4e", "0a", "7a", "a4", "4A", "4bb"}) {
    EXPECT_FALSE(readCircle(wrong)) << wrong;
  }
  for (const char* wrong : {"", "b", "eM", "bm", "bX", "Mb", "bMM"}) {
    EXPECT_FALSE(readDoll(wrong)) << wrong;
  }
}

TEST(SborRules, OS4_CirclesOverlapBelow1998AndAreNeighboursBelow2500) {
  EXPECT_TRUE(overlap({0, 0}, {1997, 0}));
  EXPECT_FALSE(overlap({0, 0}, {1998, 0}));
  EXPECT_TRUE(neighbours({0, 0}, {0, 2499}));
  EXPECT_FALSE(neighbours({0, 0}, {0, 2500}));
  EXPECT_FALSE(neighbours({0, 0}, {1500, 2000}));
  EXPECT_TRUE(neighbours({0, 0}, {1500, 1999}));
  EXPECT_EQ(squaredDistance({-farthest, -farthest}, {farthest, farthest}),
            8'000'000'000'000'000'000);
}

TEST(SborRules, OS4_APlaceMustOverlapNothingAndHaveANeighbour) {
  Table table;
  table.state = table.rules.start({Actor::seat1});
  table.play("circle 1 0,0");
  EXPECT_EQ(table.refused("circle 1 1997,0"), Reason::overlaps);
  EXPECT_EQ(table.refused("circle 1 2500,0"), Reason::touchesNothing);
  EXPECT_EQ(table.refused("circle 1 0,0"), Reason::overlaps);
  EXPECT_TRUE(table.allows("circle 1 1998,0"));
  EXPECT_TRUE(table.allows("circle 1 -2499,0"));
  const auto refusal = table.rules.refusal(table.state, Actor::seat2, move("circle 3 1000,0"));
  EXPECT_EQ(refusal->circle, circle("1a"));
}

TEST(SborRules, OS6_TheHighestDieBeginsAndOnlyTheTiedThrowAgain) {
  bool sawTie = false;
  for (std::uint64_t seed = 0; seed < 500; ++seed) {
    for (int players = 2; players <= 4; ++players) {
      Random forLots(seed);
      Random forDeal(seed);
      const auto [lots, first] = throwLots(forLots, players);
      std::set<Actor> left;
      for (const Actor seat : Actors::seats(players)) {
        left.insert(seat);
      }
      std::size_t at = 0;
      while (left.size() > 1) {
        sawTie = sawTie || at > 0;
        std::map<int, std::set<Actor>> byDie;
        for (const Actor seat : left) {
          ASSERT_LT(at, lots.size());
          EXPECT_EQ(lots[at].seat, seat);
          EXPECT_TRUE(lots[at].die >= 1 && lots[at].die <= 6);
          byDie[lots[at++].die].insert(seat);
        }
        left = byDie.rbegin()->second;
      }
      EXPECT_EQ(at, lots.size());
      EXPECT_EQ(first, *left.begin());
      EXPECT_EQ(Rules(Options{players, false}).deal(forDeal).start, *left.begin());
    }
  }
  EXPECT_TRUE(sawTie);
}

TEST(SborRules, OS6_EverySeatBeginsEquallyOften) {
  std::array<int, 4> begun = {};
  Random random(3);
  for (int i = 0; i < 8000; ++i) {
    const auto setup = Rules(Options{4, false}).deal(random);
    ++begun[static_cast<std::size_t>(indexOf(setup.start))];
  }
  for (const int times : begun) {
    EXPECT_NEAR(times, 2000, 200);
  }
}

TEST(SborRules, OS6_TheSetupOfARecordIsChecked) {
  const Rules rules(Options{3, false});
  using nlohmann::json;
  for (const auto& wrong : {json::object(), json{{"start", 0}}, json{{"start", 4}},
                            json{{"start", "1"}}, json{{"start", 1.0}}, json{{"start", -1}}}) {
    EXPECT_TRUE(std::holds_alternative<Fault>(rules.readSetup(wrong))) << wrong;
  }
  EXPECT_EQ(std::get<sbor::Setup>(rules.readSetup(json{{"start", 3}})).start, Actor::seat3);
}

TEST(SborRules, OS7_InTurnEachLaysAnyOfTheirOwnCirclesTouchingAnother) {
  Table table(3);
  table.state = table.rules.start({Actor::seat2});
  EXPECT_EQ(table.actor(), Actor::seat2);
  EXPECT_TRUE(table.allows("circle 5 -70,1000000000"));
  table.play("circle 4 0,0");
  EXPECT_EQ(table.actor(), Actor::seat3);
  table.play("circle 4 2000,0");
  EXPECT_EQ(table.actor(), Actor::seat1);
  table.play("circle 4 4000,0");
  EXPECT_EQ(table.refused("circle 4 6000,0"), Reason::circleLaid);
  EXPECT_EQ(table.legal(), (std::vector<std::string>{"circle 1 *", "circle 2 *", "circle 3 *",
                                                     "circle 5 *", "circle 6 *"}));
  EXPECT_EQ(table.refused("doll aS 4b"), Reason::notNow);
  EXPECT_EQ(table.refused("end"), Reason::notNow);
  EXPECT_EQ(table.rules.refusal(table.state, Actor::seat1, move("circle 1 6000,0"))->reason,
            Reason::notYourTurn);
  EXPECT_TRUE(table.state.areNeighbours(circle("4b"), circle("4c")));
  EXPECT_FALSE(table.state.areNeighbours(circle("4b"), circle("4a")));
}

TEST(SborRules, OS8_EachPutsOutTheDollsOfThePreviousSeat) {
  for (int players = 2; players <= 4; ++players) {
    Table table(players);
    table.state = table.rules.start({Actor::seat1});
    for (int i = 0; i < players * circlesEach; ++i) {
      table.play("circle " + std::to_string(i / players + 1) + ' ' + std::to_string(2000 * i) +
                 ",0");
    }
    const std::string last(1, static_cast<char>('a' + players - 1));
    const std::string wrong = players == 2 ? "aS" : "bS";
    EXPECT_TRUE(table.allows("doll " + last + "L 1a"));
    EXPECT_EQ(table.refused("doll " + wrong + " 1a"), Reason::notThisOpponents);
    table.play("doll " + last + "L 1a");
    EXPECT_EQ(table.refused("doll aS 1a"), Reason::notFree);
    table.play("doll aS 1b");
    EXPECT_EQ(table.actor(), seatAt(2 % players));
  }
}

TEST(SborRules, OS8_ADollIsPutOutOnceAndOnlyOnAFreeCircle) {
  Table table = rowOfCircles(2);
  table.state.phase = Phase::standing;
  EXPECT_EQ(table.refused("doll bS 6a"), Reason::dollStands);
  EXPECT_EQ(table.refused("doll cS 6a"), Reason::noSuchDoll);
  table.state.placed = 0;
  EXPECT_EQ(table.refused("doll bS 6c"), Reason::noSuchCircle);
  EXPECT_EQ(table.refused("doll bS 1a"), Reason::notFree);
  EXPECT_TRUE(table.allows("doll bS 6a"));
}

} // namespace
} // namespace igroteka::sbor
