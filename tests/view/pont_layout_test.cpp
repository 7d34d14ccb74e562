// SPDX-License-Identifier: MIT
#include "view/pont_layout.h"

#include <gtest/gtest.h>

#include <QLineF>

#include <algorithm>

namespace igroteka::view {
namespace {

using pont::Cell;

pont::Mosaic threeTiles() {
  pont::Mosaic mosaic;
  mosaic.lay(1, {{0, 0}, 0});
  mosaic.lay(2, {{1, 0}, 0});
  mosaic.lay(3, {{0, 1}, 0});
  return mosaic;
}

TEST(PontLayout, NeighboursLieWhereTheirEdgesPoint) {
  const double down[] = {-1, 0, 1, 1, 0, -1};
  const double right[] = {1, 1, 1, -1, -1, -1};
  for (int edge = 0; edge < 6; ++edge) {
    const QPointF way = cellCentre(pont::across({0, 0}, edge));
    EXPECT_NEAR(QLineF({}, way).length(), 1.7320508, 1e-6);
    EXPECT_GT(way.x() * right[edge], 0) << edge;
    EXPECT_NEAR(way.y(), 1.5 * down[edge], 1e-9) << edge;
  }
}

TEST(PontLayout, EveryPointBelongsToTheNearestCell) {
  for (double x = -6; x < 6; x += 0.37) {
    for (double y = -6; y < 6; y += 0.29) {
      const Cell cell = cellUnder({x, y});
      const double away = QLineF(cellCentre(cell), {x, y}).length();
      for (int edge = 0; edge < 6; ++edge) {
        EXPECT_LE(away, QLineF(cellCentre(pont::across(cell, edge)), {x, y}).length() + 1e-9);
      }
    }
  }
}

TEST(PontLayout, PixelsGoToCellsAndBackAtEveryZoom) {
  PontLayout layout(QRectF(10, 20, 800, 600));
  layout.pan({123, -45});
  for (const double factor : {1.0, 0.3, 5.0, 2.0}) {
    layout.zoom(factor, {300, 200});
    for (const Cell cell : {Cell{0, 0}, Cell{5, -3}, Cell{-7, 2}, Cell{12, 12}}) {
      EXPECT_EQ(layout.cellAt(layout.centreOf(cell)), cell);
      EXPECT_TRUE(layout.outlineOf(cell).contains(layout.centreOf(cell)));
    }
  }
}

TEST(PontLayout, ZoomingKeepsWhatIsUnderThePointer) {
  PontLayout layout(QRectF(0, 0, 800, 600));
  const QPointF pointer(650, 80);
  const QPointF before = layout.table(pointer);
  layout.zoom(1.7, pointer);
  EXPECT_LT(QLineF(layout.table(pointer), before).length(), 1e-9);
  for (int turn = 0; turn < 50; ++turn) {
    layout.zoom(1.5, pointer);
  }
  EXPECT_EQ(layout.side(), PontLayout::largest);
  for (int turn = 0; turn < 50; ++turn) {
    layout.zoom(0.5, pointer);
  }
  EXPECT_EQ(layout.side(), PontLayout::smallest);
}

TEST(PontLayout, FittingShowsAllThatCanBePlayedOn) {
  const QRectF ground = groundOf(threeTiles());
  for (const QSizeF size : {QSizeF(300, 300), QSizeF(1600, 500), QSizeF(400, 900)}) {
    PontLayout layout(QRectF(QPointF(7, 9), size));
    layout.fit(ground);
    EXPECT_TRUE(layout.shows(ground));
    for (const Cell cell : touchingCells(threeTiles())) {
      EXPECT_TRUE(layout.area().contains(layout.centreOf(cell)));
    }
    layout.pan({size.width(), 0});
    EXPECT_FALSE(layout.shows(ground));
    layout.pan({5 * size.width(), 0});
    layout.keepOn(ground);
    EXPECT_TRUE(ground.contains(layout.table(layout.area().center())));
  }
}

TEST(PontLayout, PanningMovesTheTableWithThePointer) {
  PontLayout layout(QRectF(0, 0, 800, 600));
  const QPointF before = layout.centreOf({2, 1});
  layout.pan({30, -12});
  EXPECT_LT(QLineF(layout.centreOf({2, 1}), before + QPointF(30, -12)).length(), 1e-9);
}

TEST(PontLayout, CellsBesideTheMosaicAreFoundOnce) {
  const auto cells = touchingCells(threeTiles());
  EXPECT_EQ(cells.size(), 9U);
  EXPECT_EQ(laidCells(threeTiles()), (std::vector<Cell>{{0, 0}, {1, 0}, {0, 1}}));
  for (const Cell cell : cells) {
    EXPECT_GE(threeTiles().around(cell).count, 1);
    EXPECT_EQ(std::ranges::count(cells, cell), 1);
  }
}

} // namespace
} // namespace igroteka::view
