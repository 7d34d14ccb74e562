// SPDX-License-Identifier: MIT
#include "sbor/position.h"

#include <set>

namespace igroteka::sbor {
namespace {

using namespace testing;

TEST(SborRules, OS9_AThrowThenActionsThenTheEndAndTheNextSeat) {
  Table table = rowOfCircles(3);
  EXPECT_EQ(table.actor(), Actor::nature);
  EXPECT_EQ(table.refused("end"), Reason::notNow);
  table.play("roll 1 2 3 4");
  EXPECT_EQ(table.actor(), Actor::seat1);
  EXPECT_EQ(table.refused("roll 1 2 3 4"), Reason::notNow);
  table.play("end");
  EXPECT_EQ(table.actor(), Actor::nature);
  EXPECT_EQ(table.state.seat, 1);
  table.play("roll 1 2 3 4").play("end").play("roll 1 2 3 4").play("end");
  EXPECT_EQ(table.state.seat, 0);
  EXPECT_EQ(table.state.turn, 3U);
}

TEST(SborRules, OS10_KeptDiceAreNotThrownAgainOverSeveralTurns) {
  Table table = rowOfCircles(2);
  EXPECT_EQ(table.refused("roll 1 2 3"), Reason::wrongDiceCount);
  table.play("roll 6 5 6 1").play("end keep 6 6");
  EXPECT_EQ(table.legal(), std::vector<std::string>{"roll 4"});
  table.play("roll 1 1 2 2").play("end keep 2");
  EXPECT_EQ(table.legal(), std::vector<std::string>{"roll 2"});
  EXPECT_EQ(table.refused("roll 1 2 3 4"), Reason::wrongDiceCount);
  table.play("roll 3 6");
  EXPECT_EQ(table.unused(), "3 6 6 6");
  EXPECT_TRUE(table.state.kept[0].empty());
  EXPECT_EQ(name(table.state.kept[1]), "2");
  table.play("end keep 6 6 6");
  EXPECT_EQ(table.legal(), std::vector<std::string>{"roll 3"});
  table.play("roll 2 2 2").play("end");
  EXPECT_EQ(table.legal(), std::vector<std::string>{"roll 1"});
  table.play("roll 6");
  EXPECT_EQ(table.unused(), "6 6 6 6");
}

TEST(SborRules, OS10_WithAllFourKeptTheThrowIsEmptyAndStillStandsInTheRecord) {
  Table table = rowOfCircles(2);
  table.play("roll 4 3 2 1").play("end keep 1 2 3 4").play("roll 1 1 1 1").play("end");
  EXPECT_EQ(table.legal(), std::vector<std::string>{"roll 0"});
  EXPECT_EQ(table.actor(), Actor::nature);
  EXPECT_EQ(table.rules.chances(table.state), (std::vector<Chance<Move>>{{Throw(), 1}}));
  EXPECT_EQ(table.rules.thrown(table.state, Dice(1)), Move(Throw()));
  EXPECT_EQ(write(Throw()), "roll");
  table.play("roll");
  EXPECT_EQ(table.unused(), "1 2 3 4");
}

TEST(SborRules, OS10_ChancesAreAllThrowsWithTheirOrders) {
  Table table = rowOfCircles(2);
  const std::array<std::size_t, 5> different = {1, 6, 21, 56, 126};
  int all = 1;
  for (std::size_t due = 0; due <= diceEach; ++due, all *= 6) {
    table.state.kept[0] = DiceSet();
    table.state.kept[0].add(5, diceEach - static_cast<int>(due));
    const auto chances = table.rules.chances(table.state);
    EXPECT_EQ(chances.size(), different[due]);
    int weights = 0;
    for (const auto& chance : chances) {
      weights += chance.weight;
      EXPECT_FALSE(table.rules.refusal(table.state, Actor::nature, chance.move));
    }
    EXPECT_EQ(weights, all);
  }
}

TEST(SborRules, OS10_DiceComeFromSeedTurnAndPlaceAlone) {
  Table table = rowOfCircles(2);
  const Dice dice(99);
  const auto first = std::get<Throw>(table.rules.thrown(table.state, dice));
  for (int i = 0; i < diceEach; ++i) {
    EXPECT_EQ(first.dice[static_cast<std::size_t>(i)], dice.roll(0, i));
  }
  Table other = table;
  table.play(write(first)).play("end");
  other.play(write(first));
  other.play("end keep " + name(other.state.dice));
  EXPECT_EQ(table.rules.thrown(table.state, dice), other.rules.thrown(other.state, dice));
}

TEST(SborRules, OS11_OnlyCirclesThatShowAnUnusedDieAreActive) {
  Table table = pairOfPairs();
  table.stand("1a", "aM").dice({1, 3, 4, 5});
  EXPECT_EQ(table.refused("go 1a 2a"), Reason::needsDice);
  table.dice({2, 3, 4, 5});
  EXPECT_EQ(table.refused("go 1a 2a"), Reason::needsDice);
  table.dice({1, 2});
  EXPECT_TRUE(table.allows("go 1a 2a"));
  EXPECT_EQ(table.rules.movable(table.state).size(), 3);
}

TEST(SborRules, OS12_ActingIsOptionalAndUsedDiceAreGone) {
  Table table = pairOfPairs();
  table.stand("1a", "aM").dice({1, 2, 2, 6});
  EXPECT_TRUE(table.allows("end"));
  table.play("go 1a 2a");
  EXPECT_EQ(table.unused(), "2 6");
  EXPECT_EQ(table.chain("2a"), "aM");
  EXPECT_EQ(table.chain("1a"), "");
}

TEST(SborRules, OS12_TheEndIsListedAndNeededEvenWhenNoDieIsLeft) {
  Table table = pairOfPairs();
  table.stand("1a", "aM").dice({1, 2}).play("go 1a 2a");
  EXPECT_EQ(table.legal(), std::vector<std::string>{"end"});
  EXPECT_EQ(table.actor(), Actor::seat1);
}

TEST(SborRules, OS25_OneDieMovesAFreeCircleOfItsNumber) {
  Table table = pairOfPairs();
  table.lay("3a", 0, 2000).stand("2a", "aS").dice({1, 2, 2, 4});
  EXPECT_EQ(table.refused("shift 2a 4000,0"), Reason::notFree);
  EXPECT_EQ(table.refused("shift 3a 4000,0"), Reason::needsDie);
  EXPECT_EQ(table.refused("shift 2b 12000,0"), Reason::samePlace);
  EXPECT_EQ(table.refused("shift 2b 14001,5000"), Reason::touchesNothing);
  EXPECT_EQ(table.refused("shift 2b 1000,0"), Reason::overlaps);
  EXPECT_EQ(table.refused("shift 2c 4000,0"), Reason::noSuchCircle);
  table.play("shift 2b 4000,0");
  EXPECT_EQ(table.unused(), "1 2 4");
  EXPECT_EQ(table.state.centre(circle("2b")), (Point{4000, 0}));
  EXPECT_TRUE(table.state.areNeighbours(circle("2a"), circle("2b")));
  EXPECT_TRUE(table.state.neighbours(circle("1b")).empty());
}

TEST(SborRules, OS25_ThePlaceIsJudgedWithoutTheMovedCircleItself) {
  Table table = pairOfPairs();
  table.dice({2, 2});
  EXPECT_TRUE(table.allows("shift 2b 12010,0")); // overlaps only where it lay
  EXPECT_EQ(table.refused("shift 2b 13000,1732"), Reason::touchesNothing); // only itself is near
}

TEST(SborRules, OS25_AtMostTwoCircleMovesInATurnAndTheSameCircleMayMoveTwice) {
  Table table = pairOfPairs();
  table.stand("1a", "aM").dice({2, 2, 2, 1});
  table.play("shift 2b 4000,0").play("shift 2b -2000,0");
  EXPECT_EQ(table.refused("shift 2b 4000,0"), Reason::twoMoved);
  EXPECT_EQ(table.refused("shift 1b 4000,0"), Reason::twoMoved);
  EXPECT_TRUE(table.rules.movable(table.state).empty());
  EXPECT_FALSE(table.lists("shift 2b *"));
  table.play("end");
  EXPECT_EQ(table.state.shifts, 0);
}

TEST(SborRules, OS26_ACircleMoveMayLeaveTheFieldInPieces) {
  Table table;
  table.lay("1a", 0, 0).lay("2a", 2000, 0).lay("3a", 4000, 0).dice({2});
  EXPECT_TRUE(table.allows("shift 2a 6000,0"));
}

TEST(SborRules, OS26_AWholeFieldStaysWhole) {
  Table table(2, true);
  table.lay("1a", 0, 0).lay("2a", 2000, 0).lay("3a", 4000, 0).dice({2, 3, 1});
  EXPECT_EQ(table.refused("shift 2a 6000,0"), Reason::splitsField);
  EXPECT_TRUE(table.lists("shift 2a *"));         // whether a place exists is not tested
  EXPECT_TRUE(table.allows("shift 2a 2000,400")); // still near both
  EXPECT_TRUE(table.allows("shift 3a -2000,0"));
  EXPECT_TRUE(table.allows("shift 1a 3000,-1732"));
}

TEST(SborRules, OS27_AnyOfTheUnusedDiceMayBeKept) {
  Table table = pairOfPairs();
  table.dice({5, 3, 5});
  std::set<std::string> ends;
  for (const std::string& text : table.legal()) {
    if (text.starts_with("end")) {
      ends.insert(text);
    }
  }
  EXPECT_EQ(ends, (std::set<std::string>{"end", "end keep 3", "end keep 5", "end keep 3 5",
                                         "end keep 5 5", "end keep 3 5 5"}));
  EXPECT_EQ(table.refused("end keep 3 3"), Reason::notUnused);
  EXPECT_EQ(table.refused("end keep 4"), Reason::notUnused);
  table.play("end keep 3 5");
  EXPECT_EQ(name(table.state.kept[0]), "3 5");
  EXPECT_EQ(table.unused(), "");
}

TEST(SborText, EveryMoveHasExactlyOneText) {
  for (const char* text :
       {"circle 4 1732,-1000", "circle 1 0,0", "doll bM 4a", "roll 6 6 1 3", "roll", "go 1a 2b",
        "swap 1a 2b", "eat 1a 2b", "spit 1a 2b", "climb 1a 2b", "trade 1a 2b", "manip eat 1a 2b",
        "force trade 6d 1a", "sub 1a 1b", "tele 1a 6d", "shift 4b -1000000000,1000000000", "end",
        "end keep 1 3 3 6"}) {
    const auto read = readMove(text);
    ASSERT_TRUE(read) << text;
    EXPECT_EQ(write(*read), text);
  }
  for (const char* text : {"",
                           " ",
                           "end ",
                           " end",
                           "end keep",
                           "end keep 3 1",
                           "end keep 7",
                           "end  keep 1",
                           "end keep 1 1 1 1 1",
                           "end kept 1",
                           "roll 0",
                           "roll 7",
                           "roll 1 1 1 1 1",
                           "roll  1",
                           "roll 1 ",
                           "roll 01",
                           "circle 4 01,0",
                           "circle 4 -0,0",
                           "circle 4 +1,0",
                           "circle 4 1, 0",
                           "circle 4 1.0,0",
                           "circle 4 1000000001,0",
                           "circle 4 -1000000001,0",
                           "circle 7 0,0",
                           "circle 4b 0,0",
                           "circle 4 0",
                           "circle 4 0,0,0",
                           "circle 4 99999999999999999999,0",
                           "sub 1b 1a",
                           "go 1a",
                           "go 1a 2b 3c",
                           "manip 1a 2b",
                           "manip tele 1a 2b",
                           "manip manip go 1a",
                           "Go 1a 2b",
                           "doll bm 4a",
                           "shift 4 0,0",
                           "draw",
                           "resign 1",
                           "roll\t1",
                           "end\n"}) {
    EXPECT_FALSE(readMove(text)) << text;
  }
}

} // namespace
} // namespace igroteka::sbor
