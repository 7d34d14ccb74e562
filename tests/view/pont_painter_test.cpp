// SPDX-License-Identifier: MIT
#include "picture_support.h"
#include "view/pont_layout.h"
#include "view/pont_painter.h"

#include <gtest/gtest.h>

#include <QPainter>

#include <string_view>
#include <vector>

namespace igroteka::view {
namespace {

/// A tile of the mosaic of tile-sample.svg, turned so that it shows these edges.
struct Laid {
  int tile;
  pont::Cell cell;
  std::string_view edges;
};

const std::vector<Laid> sample = {
    {49, {1, -1}, "BGYYGB"}, {31, {0, 0}, "YRYGGR"}, {9, {1, 0}, "BRBYRY"}, {23, {0, 1}, "YRRGGY"}};

/// The rotation in which the edges of the tile, clockwise from the north-east, read `edges`.
int rotationOf(int tile, std::string_view edges) {
  for (int rotation = 0; rotation < 6; ++rotation) {
    bool same = true;
    for (int edge = 0; edge < 6; ++edge) {
      same = same && pont::colourAt(pont::patternOf(tile, rotation), edge) ==
                         pont::colourOf(edges[static_cast<std::size_t>(edge)]);
    }
    if (same) {
      return rotation;
    }
  }
  ADD_FAILURE() << "tile " << tile << " never shows " << edges;
  return 0;
}

/// The sample from the cached pixmaps, at cells of `side` pixels.
QImage painted(double side, int turnedWrong) {
  QImage image(QSizeF(4 * side, 5.6 * side).toSize(), QImage::Format_RGB32);
  image.fill(Qt::white);
  PontTiles tiles;
  QPainter painter(&image);
  const double half = PontTiles::extent * side / 2;
  for (const bool shadows : {true, false}) {
    for (const Laid& laid : sample) {
      const int turn = laid.tile == turnedWrong ? 3 : 0;
      const int rotation = (rotationOf(laid.tile, laid.edges) + turn) % 6;
      const QPointF centre = (QPointF(1.134, 2.78) + cellCentre(laid.cell)) * side;
      painter.drawPixmap(centre - QPointF(half, half),
                         shadows ? tiles.shadow(side, 1)
                                 : tiles.face(laid.tile, rotation, false, side, 1));
    }
  }
  return image;
}

TEST(PontPainter, TheTilesOfTheTableLieAsTheSampleOfTheArt) {
  for (const double side : {100.0, 200.0}) {
    const QImage ours = painted(side, 0);
    const QImage theirs = svgOnWhite(QStringLiteral("tile-sample"), ours.size());
    keepForEyes(ours, QStringLiteral("pont-sample-%1.png").arg(side));
    EXPECT_LT(meanDifference(ours, theirs), 1.5) << "at " << side;
    EXPECT_GT(meanDifference(painted(side, 9), theirs), 2.5) << "at " << side;
  }
}

TEST(PontPainter, EveryTileShowsItsSixEdgesAndItsCrossings) {
  for (int tile = 1; tile <= pont::tileCount; ++tile) {
    const TileLook straight = lookOf(tile, 0, false);
    const TileLook turned = lookOf(tile, 2, true);
    for (std::size_t edge = 0; edge < 6; ++edge) {
      EXPECT_EQ(straight.edges[edge], pieceOf(pont::colourOf(pont::faceOf(tile).edges[edge])));
      EXPECT_EQ(turned.edges[(edge + 2) % 6], straight.edges[edge]);
    }
    EXPECT_EQ(straight.underToOver.size(), pont::faceOf(tile).crossing.size());
    EXPECT_TRUE(turned.marks);
  }
}

TEST(PontPainter, KeepsPixmapsForEverySizeAndBothSides) {
  PontTiles tiles;
  const QPixmap face = tiles.face(31, 2, true, 40, 2);
  EXPECT_EQ(face.width(), qCeil(PontTiles::extent * 80));
  EXPECT_EQ(face.devicePixelRatio(), 2);
  EXPECT_EQ(tiles.face(31, 2, true, 40, 2).cacheKey(), face.cacheKey());
  EXPECT_NE(tiles.face(31, 3, true, 40, 2).toImage(), face.toImage());
  EXPECT_NE(tiles.back(48, 40, 2).toImage(), tiles.back(49, 40, 2).toImage());
  QImage sheet(880, 400, QImage::Format_RGB32);
  sheet.fill(QColor(QStringLiteral("#f0e3cc")));
  QPainter painter(&sheet);
  for (int tile = 1; tile <= 8; ++tile) {
    painter.drawPixmap(QPointF(110.0 * (tile - 1), 10), tiles.back(tile * 7, 50, 1));
    painter.drawPixmap(QPointF(110.0 * (tile - 1), 150), tiles.face(tile * 7, 0, true, 50, 1));
    painter.drawPixmap(QPointF(110.0 * (tile - 1), 290), tiles.face(tile * 7, 1, false, 24, 1));
  }
  painter.end();
  keepForEyes(sheet, QStringLiteral("pont-tiles.png"));
}

} // namespace
} // namespace igroteka::view
