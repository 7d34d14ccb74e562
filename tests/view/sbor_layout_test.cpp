// SPDX-License-Identifier: MIT
#include "view/sbor_layout.h"

#include <gtest/gtest.h>

#include <array>
#include <cmath>

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
