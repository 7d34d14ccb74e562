// SPDX-License-Identifier: MIT
// What moves on the table of Obshchiy sbor, step by step of a clock that the test turns.
#include "sbor_table.h"
#include "view/sbor_motion.h"

#include <gtest/gtest.h>

#include <algorithm>

namespace igroteka::view {
namespace {

using sbor::Circle;
using sbor::Doll;
using sbor::Size;

constexpr SborMotion::Lengths lengths{300, 600};

/// A row of circles 1a, 2a … on which the test puts dolls.
struct Row {
  sbor::State state;

  Row() {
    for (int number = 1; number <= sbor::circlesEach; ++number) {
      sbor::place(state, Circle(number, 0), {2000 * (number - 1), 0});
      sbor::place(state, Circle(number, 1), {2000 * (number - 1) + 1000, 9000});
    }
    state.phase = sbor::Phase::acting;
  }
  Row& stand(Doll doll, int number) {
    state.standing[Circle(number, 0).index] = doll;
    return *this;
  }
  Row& put(Doll inner, Doll outer) {
    state.inside[outer.index] = inner;
    return *this;
  }
};

const Doll small(0, Size::small);
const Doll medium(0, Size::medium);
const Doll large(0, Size::large);
const Doll foreign(1, Size::large);

/// The scene this long after the way from one position to the other has begun.
SborScene sceneAt(const Row& before, const Row& after, int milliseconds) {
  SborMotion motion;
  motion.start(before.state, after.state, 1000, lengths);
  SborPosition position;
  position.state = after.state;
  SborScene scene = sborSceneOf(position);
  motion.apply(scene, 1000 + milliseconds, 50);
  return scene;
}

const SborScene::Figure* find(const SborScene& scene, Doll doll) {
  const auto found = std::ranges::find(scene.figures, bodyOf(doll), &SborScene::Figure::body);
  return found == scene.figures.end() ? nullptr : &*found;
}

TEST(SborMotion, AWalkingDollGoesFromCircleToCircleInTwoHops) {
  const Row before = Row().stand(large, 1);
  const Row after = Row().stand(large, 2);
  double last = -1;
  int hops = 0;
  bool up = false;
  for (int time = 0; time < 300; time += 5) {
    const SborScene scene = sceneAt(before, after, time);
    const auto* doll = find(scene, large);
    ASSERT_NE(doll, nullptr);
    EXPECT_GE(doll->at.x(), last) << "never backwards";
    last = doll->at.x();
    const bool now = doll->height > 0.14;
    hops += now && !up ? 1 : 0;
    up = now;
  }
  EXPECT_EQ(hops, 2);
  EXPECT_NEAR(last, 2000, 20);
}

TEST(SborMotion, SwallowingOpensTakesInAndShuts) {
  const Row before = Row().stand(large, 1).stand(small, 2);
  const Row after = Row().stand(large, 2).put(small, large);
  EXPECT_NEAR(find(sceneAt(before, after, 0), large)->open, 0, 0.01);
  EXPECT_NEAR(find(sceneAt(before, after, 115), large)->open, 1, 0.01);
  EXPECT_NEAR(find(sceneAt(before, after, 215), large)->open, 1, 0.01);
  EXPECT_LT(find(sceneAt(before, after, 290), large)->open, 0.2);
  ASSERT_NE(find(sceneAt(before, after, 100), small), nullptr) << "seen until it is inside";
  EXPECT_GT(find(sceneAt(before, after, 100), small)->opacity, 0);
  EXPECT_EQ(find(sceneAt(before, after, 240), small)->opacity, 0);
  EXPECT_NEAR(find(sceneAt(before, after, 225), large)->at.x(), 2000, 1);
}

TEST(SborMotion, SpittingIsSwallowingBackwards) {
  const Row before = Row().stand(large, 1).put(small, large);
  const Row after = Row().stand(large, 1).stand(small, 2);
  EXPECT_NEAR(find(sceneAt(before, after, 150), large)->open, 1, 0.01);
  EXPECT_NEAR(find(sceneAt(before, after, 20), small)->at.x(), 0, 100);
  EXPECT_NEAR(find(sceneAt(before, after, 225), small)->at.x(), 2000, 1);
  EXPECT_GT(find(sceneAt(before, after, 130), small)->height, 0.3) << "flies out";
}

TEST(SborMotion, ClimbingGoesIntoAnotherThatStays) {
  const Row before = Row().stand(medium, 1).stand(foreign, 2);
  const Row after = Row().stand(foreign, 2).put(medium, foreign);
  for (const int time : {10, 110, 200, 290}) {
    EXPECT_EQ(find(sceneAt(before, after, time), foreign)->at, QPointF(2000, 0));
  }
  EXPECT_GT(find(sceneAt(before, after, 110), foreign)->open, 0.9);
  EXPECT_GT(find(sceneAt(before, after, 110), medium)->height, 0.5);
}

TEST(SborMotion, TradingOpensBothAndPassesWhatIsInside) {
  const Row before = Row().stand(large, 1).stand(foreign, 2).put(small, large);
  const Row after = Row().stand(large, 1).stand(foreign, 2).put(small, foreign);
  const SborScene scene = sceneAt(before, after, 130);
  EXPECT_GT(find(scene, large)->open, 0.9);
  EXPECT_GT(find(scene, foreign)->open, 0.9);
  const auto* passed = find(scene, small);
  ASSERT_NE(passed, nullptr);
  EXPECT_GT(passed->at.x(), 200);
  EXPECT_LT(passed->at.x(), 1800);
}

TEST(SborMotion, ATeleportedDollVanishesUpwardsAndComesDownElsewhere) {
  const Row before = Row().stand(large, 1);
  const Row after = Row().stand(large, 5);
  EXPECT_EQ(find(sceneAt(before, after, 100), large)->at, QPointF(0, 0));
  EXPECT_LT(find(sceneAt(before, after, 145), large)->opacity, 0.1);
  EXPECT_EQ(find(sceneAt(before, after, 200), large)->at, QPointF(8000, 0));
  EXPECT_GT(find(sceneAt(before, after, 200), large)->height, 0);
}

TEST(SborMotion, TheAssembledDollBowsAfterItsLastAction) {
  const Row before = Row().stand(large, 1).stand(medium, 2).put(small, medium);
  Row after = Row().stand(large, 2).put(medium, large).put(small, medium);
  after.state.phase = sbor::Phase::over;
  after.state.winners.insert(Actor::seat1);
  EXPECT_EQ(find(sceneAt(before, after, 200), large)->lean, 0);
  EXPECT_NEAR(find(sceneAt(before, after, 600), large)->lean, 14, 0.5);
  EXPECT_LT(find(sceneAt(before, after, 880), large)->lean, 2);
}

/// The scene this long after somebody began to take the way between two positions back.
SborScene takenBackAt(const Row& earlier, const Row& later, int milliseconds) {
  SborMotion motion;
  motion.start(later.state, earlier.state, 1000, lengths, SborMotion::Course::backwards);
  SborPosition position;
  position.state = earlier.state;
  SborScene scene = sborSceneOf(position);
  motion.apply(scene, 1000 + milliseconds, 50);
  return scene;
}

/// One kind of action by the positions before and after it.
struct Kind {
  const char* name;
  Row before;
  Row after;
};

std::vector<Kind> kinds() {
  return {
      {"go", Row().stand(large, 1), Row().stand(large, 2)},
      {"swap", Row().stand(large, 1).stand(foreign, 2), Row().stand(large, 2).stand(foreign, 1)},
      {"eat", Row().stand(large, 1).stand(small, 2), Row().stand(large, 2).put(small, large)},
      {"spit", Row().stand(large, 1).put(small, large), Row().stand(large, 1).stand(small, 2)},
      {"climb", Row().stand(medium, 1).stand(foreign, 2),
       Row().stand(foreign, 2).put(medium, foreign)},
      {"trade", Row().stand(large, 1).stand(foreign, 2).put(small, large),
       Row().stand(large, 1).stand(foreign, 2).put(small, foreign)},
      {"teleport", Row().stand(large, 1), Row().stand(large, 5)},
      {"stand", Row().stand(large, 1), Row().stand(large, 1).stand(medium, 4)},
  };
}

TEST(SborMotion, WhateverIsTakenBackIsSeenAsItWasPlayedFromItsEndToItsBeginning) {
  for (const Kind& kind : kinds()) {
    for (const int time : {15, 60, 105, 150, 195, 240, 285}) {
      const SborScene there = sceneAt(kind.before, kind.after, 300 - time);
      const SborScene back = takenBackAt(kind.before, kind.after, time);
      ASSERT_EQ(back.figures.size(), there.figures.size()) << kind.name << " at " << time;
      for (std::size_t place = 0; place < there.figures.size(); ++place) {
        const SborScene::Figure& one = back.figures[place];
        const SborScene::Figure& other = there.figures[place];
        EXPECT_EQ(one.body, other.body) << kind.name;
        EXPECT_NEAR(one.at.x(), other.at.x(), 1e-6) << kind.name << " at " << time;
        EXPECT_NEAR(one.height, other.height, 1e-9) << kind.name << " at " << time;
        EXPECT_NEAR(one.open, other.open, 1e-9) << kind.name << " at " << time;
        EXPECT_NEAR(one.scale, other.scale, 1e-9) << kind.name << " at " << time;
        EXPECT_NEAR(one.opacity, other.opacity, 1e-9) << kind.name << " at " << time;
      }
    }
  }
}

TEST(SborMotion, WhoIsReleasedByTakingASwallowingBackWaitsUntilTheOtherIsOpen) {
  const Row before = Row().stand(large, 1).stand(small, 2);
  const Row after = Row().stand(large, 2).put(small, large);
  EXPECT_EQ(find(takenBackAt(before, after, 60), small)->opacity, 0) << "still inside";
  EXPECT_NEAR(find(takenBackAt(before, after, 60), large)->at.x(), 2000, 1) << "waits for it";
  EXPECT_NEAR(find(takenBackAt(before, after, 190), large)->open, 1, 0.01);
  EXPECT_NEAR(find(takenBackAt(before, after, 295), large)->at.x(), 0, 20);
  EXPECT_NEAR(find(takenBackAt(before, after, 295), small)->at.x(), 2000, 20);
}

TEST(SborMotion, WhatGlowsOnTheWayBackIsWhatMayBeUsedThere) {
  Row before = Row().stand(large, 1);
  Row after = Row().stand(large, 2);
  before.state.dice.add(1);
  before.state.dice.add(2);
  const SborScene back = takenBackAt(before, after, 100);
  for (const SborScene::Disc& disc : back.discs) {
    EXPECT_EQ(disc.active, disc.number <= 2);
  }
}

TEST(SborMotion, WhatIsRefusedShakesThreeTimesAndStandsStill) {
  SborPosition position;
  position.state = Row().stand(large, 1).state;
  SborMotion motion;
  motion.start(position.state, position.state, 0, {});
  motion.refuse(Circle(1, 0), 0, 240);
  EXPECT_TRUE(motion.running());
  EXPECT_FALSE(motion.onTheWay());
  int turns = 0;
  double last = 0;
  for (int time = 1; time < 240; ++time) {
    SborScene scene = sborSceneOf(position);
    motion.apply(scene, time, 50);
    const double away = find(scene, large)->at.x() * 50 / sbor::radius;
    EXPECT_LE(std::abs(away), 6.0);
    turns += last <= 0 && away > 0 ? 1 : 0;
    last = away;
  }
  EXPECT_EQ(turns, 3);
  motion.advance(240);
  EXPECT_FALSE(motion.running());
}

/// A table that is set up, and a clock by hand.
struct OnTheTable : ::testing::Test {
  OnTheTable() {
    table.setUp();
    table.view().finishAnimation();
  }

  /// Turns the clock until nothing moves; how long that took.
  int untilStill() {
    int time = 0;
    while (table.view().animating() && time < 5000) {
      table.view().pass(10);
      time += 10;
    }
    return time;
  }

  SborTable table{2, 11};
};

TEST_F(OnTheTable, UndoMovesTheSameWayBackAndEndsWhereItBegan) {
  table.play({"roll 1 2 3 4"});
  const SborScene still = table.view().scene();
  const auto movable = table.rules().movable(table.state());
  ASSERT_FALSE(movable.empty());
  const Circle circle = *movable.begin();
  const sbor::Point was = table.state().centre(circle);
  const auto spots = sbor::candidateSpots(table.rules().fieldFor(table.state(), circle));
  const auto other = std::ranges::find_if(spots, [&](sbor::Point spot) { return spot != was; });
  ASSERT_NE(other, spots.end());
  ASSERT_FALSE(table.session().propose(sbor::write(sbor::Shift{circle, *other})));
  EXPECT_TRUE(table.view().animating());
  EXPECT_EQ(untilStill(), 300);
  table.session().undo();
  ASSERT_TRUE(table.view().animating());
  table.view().pass(150);
  const SborScene midway = table.view().scene();
  const SborScene begun = still;
  EXPECT_TRUE(std::ranges::any_of(midway.discs, [&](const SborScene::Disc& disc) {
    return disc.lifted > 0 && disc.centre != tablePoint(was);
  }));
  untilStill();
  const SborScene ended = table.view().scene();
  ASSERT_EQ(ended.discs.size(), begun.discs.size());
  for (std::size_t place = 0; place < ended.discs.size(); ++place) {
    EXPECT_EQ(ended.discs[place].centre, begun.discs[place].centre);
    EXPECT_EQ(ended.discs[place].lifted, 0);
  }
}

TEST_F(OnTheTable, ADollThatIsTakenBackRisesBeforeItGoes) {
  const std::size_t dolls = table.view().scene().figures.size();
  table.session().undo();
  ASSERT_TRUE(table.view().animating());
  table.view().pass(200);
  const SborScene midway = table.view().scene();
  EXPECT_EQ(midway.figures.size(), dolls);
  EXPECT_TRUE(
      std::ranges::any_of(midway.figures, [](const auto& doll) { return doll.height > 0; }));
  untilStill();
  EXPECT_EQ(table.view().scene().figures.size(), dolls - 1);
}

TEST_F(OnTheTable, DiceTumbleAndComeToRest) {
  table.session().roll();
  EXPECT_TRUE(table.view().animating());
  EXPECT_EQ(untilStill(), 420);
}

TEST_F(OnTheTable, InputIsNotBlockedWhileSomethingMoves) {
  table.session().roll();
  ASSERT_TRUE(table.view().animating());
  const std::size_t at = table.match().present();
  table.key(Qt::Key_N);
  table.key(Qt::Key_N);
  EXPECT_EQ(table.match().present(), at + 1);
}

TEST_F(OnTheTable, WithMovementOffTheOldPositionFadesIn80MillisecondsAndNothingMoves) {
  Look calm;
  calm.animation = 0;
  table.view().setLook(calm);
  table.session().roll();
  ASSERT_TRUE(table.view().animating());
  const SborScene at0 = table.view().scene();
  table.view().pass(40);
  EXPECT_EQ(at0.figures.size(), table.view().scene().figures.size());
  for (std::size_t place = 0; place < at0.figures.size(); ++place) {
    EXPECT_EQ(at0.figures[place].at, table.view().scene().figures[place].at);
  }
  EXPECT_TRUE(table.view().animating());
  table.view().pass(40);
  EXPECT_FALSE(table.view().animating());
}

} // namespace
} // namespace igroteka::view
