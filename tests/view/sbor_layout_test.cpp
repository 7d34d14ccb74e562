// SPDX-License-Identifier: MIT
#include "view/sbor_layout.h"

#include <gtest/gtest.h>

#include <algorithm>
#include <array>
#include <cmath>
#include <vector>

namespace igroteka::view {
namespace {

const std::array<sbor::Point, 4> field{{{0, 0}, {2000, 0}, {9000, -3000}, {-4000, 5000}}};

TEST(SborLayout, ShowsTheWholeFieldInWindowsOfAllShapes) {
  for (const QRectF area : {QRectF(0, 0, 320, 260), QRectF(10, 20, 1400, 500),
                            QRectF(0, 0, 500, 1400), QRectF(0, 0, 3800, 2000)}) {
    for (const bool growing : {false, true}) {
      const SborLayout layout = SborLayout::fitting(area, field, growing);
      EXPECT_TRUE(layout.shows(field)) << area.width() << " x " << area.height();
      EXPECT_GE(layout.radius(), SborLayout::leastRadius);
    }
    EXPECT_LE(SborLayout::fitting(area, field, true).radius(),
              SborLayout::fitting(area, field, false).radius());
  }
}

TEST(SborLayout, LeavesRoomForOneMoreCircleAtEverySide) {
  const std::array<sbor::Point, 1> one{{{7000, -2000}}};
  const QRectF area(0, 0, 900, 700);
  const SborLayout layout = SborLayout::fitting(area, one, true);
  const std::array<sbor::Point, 4> more{{{9000, -2000}, {5000, -2000}, {7000, 0}, {7000, -4000}}};
  EXPECT_TRUE(layout.shows(more));
}

/// Whether every circle is clear of the rectangle by its whole radius.
bool clearOf(const SborLayout& layout, QRectF taken, std::span<const sbor::Point> centres) {
  for (const sbor::Point& place : centres) {
    const QPointF centre = layout.toPixels(place);
    const double x = centre.x() - std::clamp(centre.x(), taken.left(), taken.right());
    const double y = centre.y() - std::clamp(centre.y(), taken.top(), taken.bottom());
    if (std::hypot(x, y) < layout.radius()) {
      return false;
    }
  }
  return true;
}

TEST(SborLayout, ATallFieldStandsBesideTheDiceAndAFlatOneAboveThem) {
  const QRectF area(0, 0, 1024, 700);
  const QRectF dice(330, 580, 364, 120);
  const std::array<sbor::Point, 6> tall{
      {{0, 0}, {0, 2000}, {1000, 4000}, {0, 6000}, {500, 8000}, {0, 10000}}};
  const std::array<sbor::Point, 4> flat{{{0, 0}, {4000, 1000}, {8000, 0}, {12000, 1000}}};
  const SborLayout beside = SborLayout::fitting(area, tall, false, dice);
  const SborLayout over = SborLayout::fitting(QRectF(0, 0, 1024, 580), tall, false);
  EXPECT_GT(beside.radius(), over.radius() * 1.15);
  EXPECT_TRUE(beside.shows(tall));
  EXPECT_TRUE(clearOf(beside, dice, tall));
  EXPECT_GT(beside.toPixels(tall.back()).y(), dice.top()) << "uses the room beside the dice";
  const SborLayout above = SborLayout::fitting(area, flat, false, dice);
  EXPECT_TRUE(above.shows(flat));
  EXPECT_TRUE(clearOf(above, dice, flat));
}

TEST(SborLayout, IsNeverSmallerForUsingTheRoomBesideTheDice) {
  std::uint32_t seed = 12345;
  const auto random = [&seed](std::int32_t most) {
    seed = seed * 1664525U + 1013904223U;
    return static_cast<std::int32_t>((seed >> 8) % static_cast<std::uint32_t>(2 * most)) - most;
  };
  for (int round = 0; round < 200; ++round) {
    std::vector<sbor::Point> centres;
    for (int count = 0; count < 24; ++count) {
      centres.push_back({random(9000), random(round % 2 == 0 ? 3000 : 9000)});
    }
    for (const QSizeF size : {QSizeF(1024, 710), QSizeF(530, 480)}) {
      const QRectF area(QPointF(), size);
      const QRectF dice(size.width() / 2 - 180, size.height() - 118, 360, 118);
      const SborLayout layout = SborLayout::fitting(area, centres, false, dice);
      const SborLayout over =
          SborLayout::fitting(QRectF(0, 0, size.width(), dice.top()), centres, false);
      EXPECT_GE(layout.radius(), over.radius());
      EXPECT_TRUE(layout.shows(centres));
      EXPECT_TRUE(clearOf(layout, dice, centres));
    }
  }
}

TEST(SborLayout, ShowsNoCircleThatLiesUnderWhatIsTaken) {
  const QRectF area(0, 0, 800, 600);
  const std::array<sbor::Point, 1> one{{{0, 0}}};
  const SborLayout layout(area, 60);
  EXPECT_TRUE(layout.shows(one));
  EXPECT_FALSE(layout.within(area, QRectF(380, 340, 40, 260)).shows(one));
  EXPECT_TRUE(layout.within(area, QRectF(380, 380, 40, 220)).shows(one));
}

TEST(SborLayout, GlidesFromOneLayoutToTheOther) {
  const QRectF area(0, 0, 800, 600);
  const SborLayout from(area, 40);
  const SborLayout to = SborLayout(area, 90).panned(QPointF(200, -100));
  EXPECT_EQ(SborLayout::between(from, to, 1).radius(), to.radius());
  EXPECT_NEAR(SborLayout::between(from, to, 0).toPixels(sbor::Point{3000, 1000}).x(),
              from.toPixels(sbor::Point{3000, 1000}).x(), 1e-6);
  double last = from.radius();
  for (int step = 1; step <= 10; ++step) {
    const SborLayout now = SborLayout::between(from, to, step / 10.0);
    EXPECT_GT(now.radius(), last);
    last = now.radius();
  }
}

/// Two clusters far apart, and a lone circle still farther away.
const std::array<sbor::Point, 6> scattered{
    {{0, 0}, {2000, 0}, {1000, 1732}, {500, 40000}, {2500, 40000}, {60000, 20000}}};

TEST(SborLayout, FoldsWideEmptyStripsWhereCirclesWouldBeSmall) {
  const QRectF area(0, 0, 1024, 710);
  const SborLayout layout = SborLayout::fitting(area, scattered, false);
  EXPECT_GT(layout.radius(), 40) << "without folds it is 11";
  EXPECT_TRUE(layout.shows(scattered));
  EXPECT_EQ(layout.folds().size(), 3);
  EXPECT_TRUE(SborLayout::fitting(area, field, false).folds().empty()) << "there is room enough";
  EXPECT_TRUE(SborLayout::fitting(area, scattered, true).folds().empty())
      << "while circles are laid";
}

TEST(SborLayout, LiesFlatRoundEveryCircleInSpiteOfFolds) {
  const QRectF area(0, 0, 1024, 710);
  const SborLayout close = SborLayout::fitting(area, scattered, false);
  const SborLayout roomy =
      SborLayout::fitting(area, scattered, false, {}, SborLayout::Folding::roomy);
  EXPECT_GT(close.radius(), roomy.radius());
  EXPECT_FALSE(close.foldsFor(SborLayout::Folding::roomy));
  for (const SborLayout& layout : {close, roomy}) {
    const double unit = layout.radius() / sbor::radius;
    const int reach = layout == roomy ? 2000 : 1000;
    for (const sbor::Point& place : scattered) {
      for (const sbor::Point& away :
           {sbor::Point{reach, 0}, {-reach, 0}, {0, reach}, {0, -reach}}) {
        const sbor::Point other{place.x + away.x, place.y + away.y};
        const QPointF seen = layout.toPixels(other) - layout.toPixels(place);
        EXPECT_NEAR(seen.x(), away.x * unit, 1e-6);
        EXPECT_NEAR(seen.y(), away.y * unit, 1e-6);
        EXPECT_EQ(layout.toPoint(layout.toPixels(other)), other);
      }
      for (const sbor::Point& other : scattered) {
        if (other != place) {
          const QPointF apart = layout.toPixels(other) - layout.toPixels(place);
          EXPECT_GT(std::hypot(apart.x(), apart.y()), 1.99 * layout.radius()) << "never overlap";
        }
      }
    }
    for (const QPointF& pixels : {QPointF(3, 5), QPointF(500, 300), QPointF(1000, 700)}) {
      const QPointF back = layout.toPixels(layout.toTable(pixels));
      EXPECT_NEAR(back.x(), pixels.x(), 1e-6);
      EXPECT_NEAR(back.y(), pixels.y(), 1e-6);
    }
  }
}

TEST(SborLayout, IsFoldedAnewWhenACircleComesToLieInAFold) {
  const SborLayout layout = SborLayout::fitting(QRectF(0, 0, 1024, 710), scattered, false);
  auto moved = scattered;
  moved[5] = {1000, 10000};
  EXPECT_FALSE(layout.shows(moved));
  EXPECT_FALSE(layout.couldShow(moved[5]));
  EXPECT_TRUE(layout.couldShow({3000, 1732})) << "beside a circle nothing has to be folded anew";
}

TEST(SborLayout, GoesToPixelsAndBackToTheSamePoint) {
  const SborLayout layout = SborLayout::fitting(QRectF(0, 0, 800, 600), field, false);
  for (const sbor::Point& place : field) {
    EXPECT_EQ(layout.toPoint(layout.toPixels(place)), place);
  }
}

TEST(SborLayout, KeepsThePlaceUnderThePointerWhenZooming) {
  const SborLayout layout = SborLayout::fitting(QRectF(0, 0, 800, 600), field, false);
  const QPointF pointer(200, 333);
  for (const double factor : {0.5, 1.25, 2.0, 100.0, 0.001}) {
    const SborLayout zoomed = layout.zoomed(factor, pointer);
    EXPECT_LT(std::hypot(zoomed.toTable(pointer).x() - layout.toTable(pointer).x(),
                         zoomed.toTable(pointer).y() - layout.toTable(pointer).y()),
              0.01);
    EXPECT_GE(zoomed.radius(), SborLayout::leastRadius);
    EXPECT_LE(zoomed.radius(), SborLayout::mostRadius);
  }
}

TEST(SborLayout, PansByPixelsAndSeesWhatLeavesTheArea) {
  const SborLayout layout = SborLayout::fitting(QRectF(0, 0, 800, 600), field, false);
  const SborLayout panned = layout.panned(QPointF(700, 0));
  EXPECT_EQ(panned.toPixels(field[0]), layout.toPixels(field[0]) + QPointF(700, 0));
  EXPECT_FALSE(panned.shows(field));
}

TEST(SborLayout, EndsWhereTheTableOfTheRulesEnds) {
  const SborLayout layout(QRectF(0, 0, 800, 600), 60);
  EXPECT_EQ(layout.toPoint(QPointF(1e18, -1e18)), (sbor::Point{sbor::farthest, -sbor::farthest}));
}

} // namespace
} // namespace igroteka::view
