// SPDX-License-Identifier: MIT
#pragma once

#include "pieces.h"
#include "tile_paint.h"

#include <igroteka/pont/tiles.h>

#include <QHash>
#include <QPixmap>

namespace igroteka::view {

/// The piece colour of a line; `colour` must not be none.
PieceColour pieceOf(pont::Colour colour);

/// How tile 1 to 56 looks on the table, turned clockwise `rotation` times.
TileLook lookOf(int tile, int rotation, bool marks);

/// The tiles as pixmaps, drawn when they are first wanted. Bounded.
class PontTiles {
public:
  /// How large a pixmap is, its centre being the tile's, in sides.
  static constexpr double extent = 2.16;

  /// The face at `side` pixels a side, for that device pixel ratio.
  QPixmap face(int tile, int rotation, bool marks, double side, qreal ratio);
  /// The back with its number in the colour that it is printed in; 0 is a back without number.
  QPixmap back(int tile, double side, qreal ratio);
  /// The shadow of a tile that lies on the table.
  QPixmap shadow(double side, qreal ratio);

private:
  QPixmap cached(int kind, double side, qreal ratio);

  QHash<quint64, QPixmap> made_;
};

} // namespace igroteka::view
