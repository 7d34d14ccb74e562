// SPDX-License-Identifier: MIT
#pragma once

#include "pieces.h"

#include <QPainterPath>
#include <QRectF>

#include <array>
#include <vector>

class QPainter;

namespace igroteka::view {

/// How a Tantrix tile looks as it lies, already turned: light does not turn with it.
struct TileLook {
  std::array<PieceColour, 6> edges{};   ///< clockwise from the NE edge of the pointy-top hexagon
  std::vector<PieceColour> underToOver; ///< the lines that cross, lowest first; may be empty
  bool marks = false;                   ///< colour marks on the ends of the lines
  bool operator==(const TileLook&) const = default;
};

/// The side of the hexagon in the units of the functions below.
inline constexpr double tileSide = 100;

/// The tile without its shadow, and what it covers: round the origin.
QRectF tileBounds();
QRectF tileShadowBounds();

/// The outline of a tile with its rounded corners, as large as it is painted.
QPainterPath tileOutline();

/// Paints a tile's face round the origin.
void paintTile(QPainter& painter, const TileLook& look);

/// Paints a tile's back: its number (1 to 99) in its colour.
void paintTileBack(QPainter& painter, int number, PieceColour colour);

/// Paints a back whose number is white; 0 is a back without one.
void paintWhiteTileBack(QPainter& painter, int number);

/// Paints the shadow of a tile that lies on the table. Below a mosaic: all shadows first.
void paintTileShadow(QPainter& painter);

} // namespace igroteka::view
