// SPDX-License-Identifier: MIT
#include "sbor/position.h"

namespace igroteka::sbor {
namespace {

using namespace testing;

TEST(SborRules, OS20_SubstitutionExchangesWhatStandsOnTwoCirclesOfANumber) {
  Table table = pairOfPairs();
  table.lay("1c", 20000, 0).stand("1a", "bL aM").stand("1b", "aS").dice({1, 1, 2, 2});
  EXPECT_EQ(table.refused("sub 2a 2b"), Reason::bothFree);
  EXPECT_EQ(table.refused("sub 1a 2a"), Reason::numbersDiffer);
  EXPECT_EQ(table.refused("sub 1a 1a"), Reason::sameCircle);
  table.play("sub 1a 1b");
  EXPECT_EQ(table.chain("1a"), "aS");
  EXPECT_EQ(table.chain("1b"), "bL aM");
  EXPECT_EQ(table.unused(), "2 2");
  table.stand("2b", "aL").play("sub 2a 2b");
  EXPECT_EQ(table.chain("2a"), "aL");
  EXPECT_EQ(table.chain("2b"), "");
  table.dice({1, 2, 3, 4});
  EXPECT_EQ(table.refused("sub 1a 1b"), Reason::needsPair);
}

TEST(SborRules, OS21_ManipulationMovesAnyonesDollToANeighbourWithoutItsDie) {
  Table table = pairOfPairs();
  table.stand("1b", "bM").dice({1, 1, 4, 5});
  EXPECT_EQ(table.refused("go 1b 2b"), Reason::notYours);
  EXPECT_EQ(table.refused("manip go 1b 2a"), Reason::notNeighbours);
  table.play("manip go 1b 2b");
  EXPECT_EQ(table.chain("2b"), "bM");
  EXPECT_EQ(table.unused(), "4 5");
  table.dice({1, 1});
  EXPECT_EQ(table.refused("manip go 2b 1b"), Reason::needsPair);
}

TEST(SborRules, OS22_TeleportGoesBothWaysAndEveryDollCan) {
  Table table = pairOfPairs();
  table.stand("1a", "bL aS").stand("2a", "bM").dice({1, 1, 1, 6});
  EXPECT_EQ(table.after("tele 1a 2b").chain("2b"), "bL aS"); // from the number
  EXPECT_EQ(table.after("tele 2a 1b").chain("1b"), "bM");    // to the number
  EXPECT_EQ(table.after("tele 2a 1b").unused(), "6");
  EXPECT_EQ(table.refused("tele 2a 2b"), Reason::needsTriple);
  EXPECT_EQ(table.refused("tele 1a 2a"), Reason::notFree);
  EXPECT_EQ(table.refused("tele 1b 2b"), Reason::noDoll);
  table.dice({1, 1, 2, 2});
  EXPECT_EQ(table.refused("tele 1a 2b"), Reason::needsTriple);
}

TEST(SborRules, OS23_SuperForceActsBetweenAnyTwoCircles) {
  Table table = pairOfPairs();
  table.stand("1a", "bL").stand("2b", "aM bS").dice({6, 6, 6, 6});
  EXPECT_TRUE(table.allows("force swap 1a 2b"));
  EXPECT_TRUE(table.allows("force go 2b 1b"));
  EXPECT_TRUE(table.allows("force spit 2b 2a"));
  EXPECT_TRUE(table.allows("force climb 2b 1a"));
  EXPECT_TRUE(table.allows("force trade 1a 2b"));
  EXPECT_EQ(table.refused("force go 1a 1a"), Reason::sameCircle);
  table.play("force eat 1a 2b");
  EXPECT_EQ(table.chain("2b"), "bL aM bS");
  EXPECT_EQ(table.unused(), "");
  table.dice({6, 6, 6, 5});
  EXPECT_EQ(table.refused("force go 2b 1a"), Reason::needsFour);
}

TEST(SborRules, OS23_InnerDollsComeOutBySpitAndTradeOnly) {
  Table table = pairOfPairs();
  table.stand("1a", "bL aM").dice({1, 1, 1, 1});
  for (const std::string& text : table.legal()) {
    if (text.starts_with("end") || text.starts_with("shift")) {
      continue;
    }
    const Table next = table.after(text);
    const bool together = next.state.in(doll("bL")) == doll("aM");
    EXPECT_EQ(together, text.find("spit") == std::string::npos) << text;
  }
}

TEST(SborRules, OS24_APairMayBeTakenFromThreeOrFourEqualDice) {
  Table table = pairOfPairs();
  table.stand("1a", "aL").stand("1b", "bL").dice({1, 1, 1, 1});
  EXPECT_EQ(table.after("sub 1a 1b").unused(), "1 1");
  EXPECT_EQ(table.after("manip go 1a 2a").unused(), "1 1");
  EXPECT_EQ(table.after("tele 1a 2a").unused(), "1");
  EXPECT_EQ(table.after("force go 1a 2b").unused(), "");
  EXPECT_EQ(table.after("sub 1a 1b").after("sub 1a 1b").unused(), "");
  table.dice({1, 1, 1, 2});
  EXPECT_EQ(table.after("go 1a 2a").unused(), "1 1");
  EXPECT_EQ(table.after("manip go 1a 2a").unused(), "1 2");
}

TEST(SborRules, OS28_TheGameEndsAtOnceWhenThreeDollsFormOne) {
  Table table = pairOfPairs();
  table.stand("1a", "aL").stand("2a", "aM aS").dice({1, 2, 5, 6});
  table.play("eat 1a 2a");
  ASSERT_TRUE(table.rules.outcome(table.state));
  EXPECT_EQ(table.rules.outcome(table.state)->winners, Actors(Actor::seat1));
  EXPECT_TRUE(table.rules.actors(table.state).empty());
  EXPECT_TRUE(table.legal().empty());
  EXPECT_EQ(table.refused("end"), Reason::over);
  EXPECT_EQ(table.unused(), "5 6");
}

TEST(SborRules, OS28_MixedDollsAreNotComplete) {
  Table table = pairOfPairs();
  table.stand("1a", "aL").stand("2a", "bM aS").dice({1, 2});
  EXPECT_FALSE(table.rules.outcome(table.after("eat 1a 2a").state));
  Table two = pairOfPairs();
  two.stand("1a", "aL").stand("2a", "aS").stand("1b", "aM").dice({1, 2});
  EXPECT_FALSE(two.rules.outcome(two.after("eat 1a 2a").state));
}

TEST(SborRules, OS28_AManipulationOfAForeignDollWinsForItsOwner) {
  Table table = pairOfPairs();
  table.stand("1b", "bL").stand("2b", "bM bS").dice({1, 1, 3, 4});
  table.play("manip eat 1b 2b");
  EXPECT_EQ(table.rules.outcome(table.state)->winners, Actors(Actor::seat2));
}

/// A trade that completes seats 1 and 2 at once.
Table bothByOneTrade(int players) {
  Table table = pairOfPairs(players);
  return table.stand("1a", "aL bM bS").stand("2a", "bL aM aS").dice({6, 6, 6, 6});
}

TEST(SborRules, OS28_OneTradeThatCompletesTwoIsWonByTheActorIfAmongThem) {
  for (const int seat : {0, 1}) {
    Table table = bothByOneTrade(3);
    table.turnOf(seat).play("force trade 1a 2a");
    EXPECT_EQ(table.rules.outcome(table.state)->winners, Actors(seatAt(seat)));
  }
}

TEST(SborRules, OS28_OneTradeThatCompletesTwoOthersIsShared) {
  Table table = bothByOneTrade(3);
  table.turnOf(2).play("force trade 1a 2a");
  Actors both(Actor::seat1);
  both.insert(Actor::seat2);
  EXPECT_EQ(table.rules.outcome(table.state)->winners, both);
}

TEST(SborRules, OS29_NothingInTheRulesEndsALongGame) {
  Table table = rowOfCircles(2);
  for (int turn = 0; turn < 1200; ++turn) {
    table.play("roll 6 6 6 6").play("end");
  }
  EXPECT_EQ(table.state.turn, 1200U);
  EXPECT_FALSE(table.rules.outcome(table.state));
}

} // namespace
} // namespace igroteka::sbor
