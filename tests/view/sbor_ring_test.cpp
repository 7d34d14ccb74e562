// SPDX-License-Identifier: MIT
// The ring of actions: wherever the doll stands, it hides nothing that it speaks of.
#include "sbor_table.h"
#include "view/sbor_ring.h"

#include <gtest/gtest.h>

#include <QCoreApplication>

namespace igroteka::view {
namespace {

using sbor::Circle;

double hidden(const SborRingPlaces& places, const QRectF& thing) {
  double area = 0;
  for (const QRect& place : places) {
    const QRectF both = thing.intersected(QRectF(place));
    area += both.isEmpty() ? 0 : both.width() * both.height();
  }
  return area;
}

void expectApart(const SborRingPlaces& places, QRect area) {
  for (std::size_t one = 0; one < places.size(); ++one) {
    EXPECT_TRUE(area.contains(places[one]));
    for (std::size_t other = one + 1; other < places.size(); ++other) {
      EXPECT_FALSE(places[one].intersects(places[other]));
    }
  }
}

TEST(SborRing, StandsRoundADollThatIsAlone) {
  SborSurroundings around{QRect(0, 0, 600, 500), QRectF(270, 210, 60, 80), {}, {}};
  const auto places = sborRingPlaces(around, {80, 70});
  expectApart(places, around.area);
  EXPECT_EQ(hidden(places, around.doll), 0);
  for (const QRect& place : places) {
    const QPointF away = QRectF(place).center() - around.doll.center();
    EXPECT_LT(std::hypot(away.x(), away.y()), 160);
  }
}

TEST(SborRing, LeavesTheCirclesOfWhichItSpeaksInSightEvenInACorner) {
  for (const QPointF corner : {QPointF(40, 40), QPointF(560, 40), QPointF(40, 460)}) {
    SborSurroundings around{
        QRect(0, 0, 600, 500), QRectF(corner - QPointF(30, 40), QSizeF(60, 80)), {}, {}};
    for (int step = 0; step < 6; ++step) {
      const QPointF centre =
          corner + QPointF(80 * std::cos(step * M_PI / 3), 80 * std::sin(step * M_PI / 3));
      around.spoken.emplace_back(centre - QPointF(40, 40), QSizeF(80, 80));
    }
    const auto places = sborRingPlaces(around, {80, 70});
    expectApart(places, around.area);
    EXPECT_EQ(hidden(places, around.doll), 0);
    for (const QRectF& spoken : around.spoken) {
      EXPECT_EQ(hidden(places, spoken), 0);
    }
  }
}

/// As large as the table is in a window of 800 x 600 beside the panel, for 2, 3 and 4 people.
class NarrowTable : public ::testing::TestWithParam<int> {};

TEST_P(NarrowTable, TheRingOfEveryDollLeavesItsCircleAndItsNeighboursInSight) {
  SborTable table(GetParam(), 5, {530, 480});
  table.setUp();
  table.play({"roll 1 2 3 4"});
  QCoreApplication::sendPostedEvents();
  int rings = 0;
  for (const Circle circle : table.state().laid) {
    const sbor::Doll doll = table.state().on(circle);
    if (!doll || doll.owner() != table.state().seat) {
      continue;
    }
    table.click(table.centre(circle));
    ASSERT_EQ(table.view().pick().from, circle);
    ++rings;
    sbor::Circles spoken = table.state().neighbours(circle);
    spoken.insert(circle);
    SborRingPlaces places;
    for (const sbor::Action action : sbor::allActions) {
      places[static_cast<std::size_t>(action)] = table.view().offerButton(action)->geometry();
    }
    const QRect room(0, 0, table.view().width(), table.view().bar().y());
    expectApart(places, room);
    const QRectF own(table.view().rectOf(circle));
    double all = 0;
    double seen = 0;
    for (const Circle one : spoken) {
      const QRectF rect(table.view().rectOf(one));
      all += rect.width() * rect.height();
      seen += rect.width() * rect.height() - hidden(places, rect);
    }
    EXPECT_GT(seen / all, GetParam() == 2 ? 0.98 : 0.85) << sbor::name(circle);
    EXPECT_LT(hidden(places, own), 0.05 * own.width() * own.height()) << "at most the corners";
    table.key(Qt::Key_Escape);
  }
  EXPECT_EQ(rings, 3);
}

INSTANTIATE_TEST_SUITE_P(People, NarrowTable, ::testing::Values(2, 3, 4));

} // namespace
} // namespace igroteka::view
