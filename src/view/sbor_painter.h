// SPDX-License-Identifier: MIT
#pragma once

#include "pieces.h"
#include "sbor_layout.h"

#include <QString>

#include <optional>
#include <utility>
#include <vector>

class QPainter;

namespace igroteka::view {

class Art;

namespace pictureKey {

QString sborCircle(int number);
QString sborDie(int value);
/// A die that waits to be thrown: it shows no number yet.
QString sborBlankDie();
QString sborDoll(PieceColour colour, PieceSize size);

} // namespace pictureKey

/// All that can be seen of the table of Obshchiy sbor, as plain values in table units.
struct SborScene {
  struct Disc {
    QPointF centre;
    int number = 1;
    bool active = false; ///< glows: an unused die shows its number
    bool target = false; ///< may be chosen now
    bool chosen = false;
    bool last = false; ///< part of the last action
    double opacity = 1;
    double lifted = 0; ///< 0 lies on the table, 1 is in the hand
  };

  /// A doll by its colour and size.
  struct Body {
    PieceColour colour = PieceColour::red;
    PieceSize size = PieceSize::large;
    bool operator==(const Body&) const = default;
  };

  struct Figure {
    QPointF at; ///< the centre of its circle
    Body body;
    std::optional<Body> inside;
    bool sparkles = false; ///< holds something
    double open = 0;       ///< 0 shut to 1, the lid lifted and what is inside shown
    double height = 0;     ///< above its place, in radii of a circle
    double scale = 1;
    double lean = 0; ///< degrees
    double opacity = 1;
    bool chosen = false;
  };

  std::vector<Disc> discs;
  std::vector<std::pair<QPointF, QPointF>> bridges; ///< centres of neighbours
  std::vector<Figure> figures;
  std::optional<QPointF> focus; ///< the circle with the focus of the keyboard
  bool legalPlaces = true;
  bool glides = false; ///< all of it grows or shrinks just now
};

/// The height of a doll in radii of a circle.
double sborDollHeight(PieceSize size);

/// Where a doll of this size is drawn on a circle, in pixels.
QRectF sborDollRect(const SborLayout& layout, QPointF at, PieceSize size);

/// Paints circles, bridges and dolls, without the cloth.
void paintSbor(QPainter& painter, Art& art, const SborLayout& layout, const SborScene& scene);

} // namespace igroteka::view
