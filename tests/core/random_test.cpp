// SPDX-License-Identifier: MIT
#include <igroteka/core/random.h>

#include <gmock/gmock.h>

#include <array>
#include <numeric>
#include <vector>

namespace igroteka {
namespace {

// Records and seeds of today must mean the same for ever. The first values are those that the
// inventors of SplitMix64 publish; the others were counted by a second program.

TEST(RandomNumbers, are_those_of_SplitMix64) {
  Random zero(0);
  EXPECT_EQ(zero.bits(), 0xe220a8397b1dcdafU);
  EXPECT_EQ(zero.bits(), 0x6e789e6aa1b965f4U);
  EXPECT_EQ(zero.bits(), 0x06c45d188009454fU);
  Random other(1234567);
  EXPECT_EQ(other.bits(), 6457827717110365317U);
  EXPECT_EQ(other.bits(), 3203168211198807973U);
  EXPECT_EQ(other.bits(), 9817491932198370423U);
}

TEST(RandomNumbers, below_a_limit_are_the_same_for_ever) {
  Random random(42);
  std::vector<std::uint32_t> numbers;
  for (int i = 0; i < 10; ++i) {
    numbers.push_back(random.below(10));
  }
  EXPECT_THAT(numbers, testing::ElementsAre(7, 1, 2, 3, 0, 8, 2, 8, 3, 6));
}

TEST(RandomNumbers, below_a_limit_stay_there_and_reach_all) {
  Random random(1);
  std::array<int, 7> hits = {};
  for (int i = 0; i < 7000; ++i) {
    ++hits.at(random.below(7));
  }
  for (const int hit : hits) {
    EXPECT_NEAR(hit, 1000, 150);
  }
  EXPECT_EQ(random.below(1), 0U);
  EXPECT_LT(random.below(0xFFFFFFFFU), 0xFFFFFFFFU);
}

TEST(RandomNumbers, shuffle_the_same_way_for_ever) {
  std::vector<int> things(10);
  std::iota(things.begin(), things.end(), 0);
  Random(5).shuffle(std::span(things));
  EXPECT_THAT(things, testing::ElementsAre(2, 8, 4, 9, 5, 7, 0, 1, 6, 3));
  std::vector<int> none;
  Random(5).shuffle(std::span(none));
}

TEST(TheDice, are_the_same_for_ever) {
  const Dice dice(7);
  std::vector<int> rolls;
  for (int turn = 0; turn < 3; ++turn) {
    for (int index = 0; index < 4; ++index) {
      rolls.push_back(dice.roll(turn, index));
    }
  }
  EXPECT_THAT(rolls, testing::ElementsAre(4, 4, 3, 1, 2, 2, 6, 2, 6, 4, 4, 4));
}

TEST(TheDice, depend_on_seed_turn_and_index_alone) {
  const Dice dice(99);
  const int asked = dice.roll(12, 3);
  for (int turn = 0; turn < 50; ++turn) {
    dice.roll(turn, 0);
  }
  EXPECT_EQ(dice.roll(12, 3), asked);
  EXPECT_EQ(Dice(99).roll(12, 3), asked);
}

TEST(TheDice, differ_with_each_of_the_three) {
  const auto row = [](auto roll) {
    std::vector<int> all;
    for (int i = 0; i < 40; ++i) {
      all.push_back(roll(i));
    }
    return all;
  };
  const auto turns = row([](int i) { return Dice(1).roll(i, 0); });
  const auto indexes = row([](int i) { return Dice(1).roll(0, i); });
  const auto seeds = row([](int i) { return Dice(static_cast<std::uint64_t>(i)).roll(0, 0); });
  for (const auto& rolls : {turns, indexes, seeds}) {
    EXPECT_THAT(rolls, testing::IsSupersetOf({1, 2, 3, 4, 5, 6}));
    EXPECT_THAT(rolls, testing::Each(testing::AllOf(testing::Ge(1), testing::Le(6))));
  }
  EXPECT_NE(turns, indexes);
}

TEST(TheDice, are_fair) {
  std::array<int, 6> hits = {};
  for (int turn = 0; turn < 3000; ++turn) {
    for (int index = 0; index < 4; ++index) {
      ++hits.at(static_cast<std::size_t>(Dice(3).roll(turn, index) - 1));
    }
  }
  for (const int hit : hits) {
    EXPECT_NEAR(hit, 2000, 200);
  }
}

} // namespace
} // namespace igroteka
