// SPDX-License-Identifier: MIT
#include <igroteka/core/actor.h>
#include <igroteka/core/fixed_list.h>

#include <gmock/gmock.h>

#include <vector>

namespace igroteka {
namespace {

std::vector<int> numbers(Actors actors) {
  std::vector<int> all;
  for (const Actor actor : actors) {
    all.push_back(numberOf(actor));
  }
  return all;
}

TEST(ActorSets, count_seats_from_one_and_indexes_from_zero) {
  for (int index = 0; index < maxSeats; ++index) {
    EXPECT_EQ(indexOf(seatAt(index)), index);
    EXPECT_EQ(numberOf(seatAt(index)), index + 1);
  }
  EXPECT_EQ(indexOf(Actor::nature), -1);
  EXPECT_EQ(numberOf(Actor::nature), 0);
}

TEST(ActorSets, are_walked_in_order_with_nature_first) {
  Actors some(Actor::seat8);
  some.insert(Actor::seat2);
  some.insert(Actor::nature);
  some.insert(Actor::seat2);
  EXPECT_THAT(numbers(some), testing::ElementsAre(0, 2, 8));
  EXPECT_EQ(some.first(), Actor::nature);
  EXPECT_EQ(some.size(), 3);
  some.erase(Actor::nature);
  some.erase(Actor::seat5);
  EXPECT_THAT(numbers(some), testing::ElementsAre(2, 8));
  EXPECT_FALSE(some.contains(Actor::nature));
  EXPECT_TRUE(some.contains(Actor::seat8));
}

TEST(ActorSets, hold_any_number_of_seats) {
  EXPECT_TRUE(Actors::seats(0).empty());
  EXPECT_TRUE(Actors().empty());
  EXPECT_THAT(numbers(Actors::seats(3)), testing::ElementsAre(1, 2, 3));
  EXPECT_EQ(Actors::seats(maxSeats).size(), maxSeats);
  EXPECT_FALSE(Actors::seats(maxSeats).contains(Actor::nature));
  EXPECT_EQ(Actors::seats(1), Actors(Actor::seat1));
}

TEST(FixedLists, hold_things_in_order) {
  FixedList<int, 3> list;
  EXPECT_TRUE(list.empty());
  list.push_back(4);
  list.push_back(5);
  list.push_back(6);
  list[1] = 7;
  EXPECT_THAT(list, testing::ElementsAre(4, 7, 6));
  list.pop_back();
  EXPECT_EQ(list.size(), 2U);
  list.clear();
  EXPECT_EQ(list.begin(), list.end());
}

} // namespace
} // namespace igroteka
