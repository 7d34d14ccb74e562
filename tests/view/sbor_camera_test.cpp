// SPDX-License-Identifier: MIT
// How much of the table is seen, and how it comes to be seen otherwise.
#include "sbor_table.h"

#include <gtest/gtest.h>

#include <algorithm>
#include <array>
#include <vector>

namespace igroteka::view {
namespace {

using sbor::Circle;

TEST(SborCamera, TheTableGlidesToAnotherSizeButNotWhereMovementIsOff) {
  for (const bool calm : {false, true}) {
    SborTable table(2, 11);
    Look look;
    look.animation = calm ? 0 : 1;
    table.view().setLook(look);
    table.play({"circle 1 0,0", "circle 1 2000,0", "circle 2 4000,0", "circle 2 6000,0"});
    const double before = table.view().places().radius();
    ASSERT_FALSE(table.session().propose("circle 3 8000,0"));
    EXPECT_EQ(table.view().places().radius() == before, !calm);
    table.view().pass(120);
    const double midway = table.view().places().radius();
    table.view().pass(120);
    const double after = table.view().places().radius();
    EXPECT_LT(after, before * 0.95);
    EXPECT_EQ(midway > after && midway < before, !calm);
  }
}

TEST(SborCamera, TheTableIsAsLargeAsItCanBeWhenTheGameBegins) {
  SborTable table(2, 11);
  table.setUp();
  table.view().finishAnimation();
  const double before = table.view().places().radius();
  table.key(Qt::Key_0);
  EXPECT_EQ(table.view().places().radius(), before);
  table.play({"roll 1 2 3 4"});
  EXPECT_EQ(table.view().places().radius(), before) << "a throw changes nothing";
  const QRectF bar(table.view().bar().geometry());
  for (const Circle circle : table.state().laid) {
    EXPECT_FALSE(bar.intersects(QRectF(table.centre(circle), QSizeF(1, 1))));
  }
}

TEST(SborCamera, TheTableStaysNearTheMiddleWhateverCirclesAreMoved) {
  int moved = 0;
  for (std::uint64_t seed = 1; seed <= 12; ++seed) {
    SborTable table(4, seed, {1000, 640});
    table.setUp();
    Random random(seed);
    for (int turn = 0; turn < 6; ++turn) {
      table.play({"roll 1 2 3 4"});
      const sbor::Circles movable = table.rules().movable(table.state());
      if (!movable.empty()) {
        const Circle circle = *movable.begin();
        const auto spots = sbor::candidateSpots(table.rules().fieldFor(table.state(), circle));
        const sbor::Point spot = spots[random.below(static_cast<std::uint32_t>(spots.size()))];
        if (spot != table.state().centre(circle)) {
          table.play({sbor::write(sbor::Shift{circle, spot})});
          ++moved;
        }
      }
      table.play({"end"});
      std::vector<sbor::Point> centres = centresOf(table.state());
      const SborLayout fit = SborLayout::fitting(QRectF(table.view().rect()), centres, false,
                                                 QRectF(table.view().bar().geometry()));
      for (const sbor::Point& place : centres) {
        const QPointF away = fit.toPixels(place) - table.view().places().toPixels(place);
        EXPECT_LT(away.manhattanLength(), 170) << "seed " << seed << " turn " << turn;
      }
    }
  }
  EXPECT_GT(moved, 30);
}

TEST(SborCamera, ACircleThatIsCarriedOutOfSightMakesTheTableSmaller) {
  SborTable table(2, 11);
  table.setUp();
  table.play({"roll 1 2 3 4"});
  const Circle circle = *table.rules().movable(table.state()).begin();
  table.view().setFocusCircle(circle);
  table.key(Qt::Key_V);
  for (const int key : {Qt::Key_Up, Qt::Key_Right, Qt::Key_Down, Qt::Key_Left}) {
    for (int step = 0; step < 12; ++step) {
      table.key(key);
      table.view().finishAnimation();
      ASSERT_TRUE(table.view().ghost());
      EXPECT_TRUE(table.view().places().shows(std::array{*table.view().ghost()}));
    }
  }
}

TEST(SborCamera, WhereAdviceLeadsIsInSight) {
  SborTable table(2, 11);
  Answer advice;
  advice.action = "circle 2 0,0";
  table.view().showHint(advice);
  EXPECT_EQ(std::ranges::count_if(table.view().scene().discs,
                                  [](const auto& disc) { return disc.number == 2 && disc.chosen; }),
            1);
  table.setUp();
  table.play({"roll 1 2 3 4"});
  const double before = table.view().places().radius();
  const Circle circle = *table.rules().movable(table.state()).begin();
  for (const sbor::Point& spot :
       sbor::candidateSpots(table.rules().fieldFor(table.state(), circle))) {
    advice.action = sbor::Rules::write(sbor::Shift{circle, spot});
    table.view().showHint(advice);
    table.view().finishAnimation();
    EXPECT_TRUE(table.view().places().shows(std::array{spot})) << advice.action;
    table.view().clearHint();
    table.view().finishAnimation();
    EXPECT_NEAR(table.view().places().radius(), before, 0.12 * before);
  }
}

} // namespace
} // namespace igroteka::view
