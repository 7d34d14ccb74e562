// SPDX-License-Identifier: MIT
#include "pont_painter.h"

#include <QPainter>

#include <algorithm>

namespace igroteka::view {
namespace {

/// In which order the kinds of pixmaps are numbered.
constexpr int facesWithMarks = 6 * (pont::tileCount + 1);
constexpr int firstBack = 2 * facesWithMarks;
constexpr int shadowKind = firstBack + pont::tileCount + 1;
constexpr int mostPixmaps = 600;

void paintBack(QPainter& painter, int tile) {
  const pont::Colour colour =
      tile > 0 ? pont::colourOf(pont::faceOf(tile).back) : pont::Colour::none;
  if (colour == pont::Colour::none) {
    paintWhiteTileBack(painter, tile);
  } else {
    paintTileBack(painter, tile, pieceOf(colour));
  }
}

void paintKind(QPainter& painter, int kind) {
  if (kind == shadowKind) {
    paintTileShadow(painter);
  } else if (kind >= firstBack) {
    paintBack(painter, kind - firstBack);
  } else {
    const int face = kind % facesWithMarks;
    paintTile(painter, lookOf(face / 6, face % 6, kind >= facesWithMarks));
  }
}

} // namespace

PieceColour pieceOf(pont::Colour colour) {
  switch (colour) {
  case pont::Colour::green:
    return PieceColour::green;
  case pont::Colour::blue:
    return PieceColour::blue;
  case pont::Colour::yellow:
    return PieceColour::yellow;
  case pont::Colour::red:
  case pont::Colour::none:
    break;
  }
  return PieceColour::red;
}

TileLook lookOf(int tile, int rotation, bool marks) {
  TileLook look;
  look.marks = marks;
  const pont::Pattern pattern = pont::patternOf(tile, rotation);
  for (int edge = 0; edge < 6; ++edge) {
    look.edges[static_cast<std::size_t>(edge)] = pieceOf(pont::colourAt(pattern, edge));
  }
  for (const char letter : pont::faceOf(tile).crossing) {
    look.underToOver.push_back(pieceOf(pont::colourOf(letter)));
  }
  return look;
}

QPixmap PontTiles::face(int tile, int rotation, bool marks, double side, qreal ratio) {
  return cached((marks ? facesWithMarks : 0) + tile * 6 + rotation, side, ratio);
}

QPixmap PontTiles::back(int tile, double side, qreal ratio) {
  return cached(firstBack + tile, side, ratio);
}

QPixmap PontTiles::shadow(double side, qreal ratio) {
  return cached(shadowKind, side, ratio);
}

QPixmap PontTiles::cached(int kind, double side, qreal ratio) {
  const int length = std::max(2, qCeil(extent * side * ratio));
  const quint64 key = quint64(kind) << 40U | quint64(qRound(side * ratio * 16));
  const auto found = made_.constFind(key);
  if (found != made_.constEnd()) {
    return *found;
  }
  if (made_.size() >= mostPixmaps) {
    made_.clear();
  }
  QPixmap pixmap(length, length);
  pixmap.fill(Qt::transparent);
  {
    QPainter painter(&pixmap);
    painter.setRenderHint(QPainter::Antialiasing);
    painter.translate(length / 2.0, length / 2.0);
    painter.scale(side * ratio / tileSide, side * ratio / tileSide);
    paintKind(painter, kind);
  }
  pixmap.setDevicePixelRatio(ratio);
  made_.insert(key, pixmap);
  return pixmap;
}

} // namespace igroteka::view
