// SPDX-License-Identifier: MIT
// What a person is told at the beginning of a turn and in it: only of what the dice allow.
#include "sbor/position.h"

namespace igroteka::sbor {
namespace {

using namespace testing;

std::string prompt(const Table& table) {
  return english(table.rules.prompt(table.state));
}

bool speaksOf(const Table& table, const std::string& word) {
  return prompt(table).find(word) != std::string::npos;
}

TEST(SborPrompt, SpeaksOfDollsAndCirclesWhereBothCanBeMoved) {
  const Table table = pairOfPairs().stand("1a", "aL").dice({1, 2});
  EXPECT_TRUE(speaksOf(table, "Click one of your dolls")) << prompt(table);
  EXPECT_TRUE(speaksOf(table, "circle")) << prompt(table);
}

TEST(SborPrompt, SpeaksOfNoDollsWhereOnlyACircleCanBeMoved) {
  const Table table = pairOfPairs().stand("1a", "aL").dice({2});
  EXPECT_TRUE(speaksOf(table, "No doll can act")) << prompt(table);
  EXPECT_TRUE(speaksOf(table, "drag a free glowing circle")) << prompt(table);
}

TEST(SborPrompt, SpeaksOfNoCirclesWhereNoneCanBeMoved) {
  const Table table = pairOfPairs()
                          .stand("1a", "aL")
                          .stand("2a", "bS")
                          .stand("1b", "bM")
                          .stand("2b", "bL")
                          .dice({1, 2});
  EXPECT_TRUE(speaksOf(table, "Click one of your dolls")) << prompt(table);
  EXPECT_FALSE(speaksOf(table, "circle")) << prompt(table);
}

TEST(SborPrompt, SpeaksOfPowersWhereOnlyTheyHelp) {
  const Table table = pairOfPairs().stand("2a", "aL").stand("2b", "bL").dice({2, 2});
  EXPECT_TRUE(speaksOf(table, "equal dice can do something")) << prompt(table);
}

TEST(SborPrompt, SpeaksOfCirclesBesidePowersWhereOneCanBeMoved) {
  const Table table = pairOfPairs().stand("1a", "aL").dice({1, 1});
  EXPECT_TRUE(speaksOf(table, "Click a power")) << prompt(table);
  EXPECT_TRUE(speaksOf(table, "drag a free glowing circle")) << prompt(table);
}

TEST(SborPrompt, SaysThatNothingIsLeft) {
  EXPECT_TRUE(speaksOf(pairOfPairs().stand("1a", "aL").dice({}), "All dice are used"));
  EXPECT_TRUE(speaksOf(pairOfPairs().stand("1a", "aL").dice({5}), "allow no action"));
}

TEST(SborPrompt, SaysWhoseDollsArePutOut) {
  Table table;
  table.state = table.rules.start({Actor::seat1});
  table.state.phase = Phase::standing;
  EXPECT_TRUE(speaksOf(table, "your opponent's green dolls")) << prompt(table);
}

} // namespace
} // namespace igroteka::sbor
