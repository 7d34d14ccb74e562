// SPDX-License-Identifier: MIT
#pragma once

#include "pieces.h"

#include <QRectF>

class QPainter;

namespace igroteka::view {

/// The measures of a Mozaring ring and its groove, in board units (the board is 592 wide).
struct RingMeasures {
  double radius;     ///< centre line
  double width;      ///< of the ring
  double markRadius; ///< as of markPath()
};
RingMeasures ringMeasures(PieceSize size);

/// What paintRing() and paintRingMarks() cover.
QRectF ringBounds(PieceSize size);
/// What paintRingShadow() covers.
QRectF ringShadowBounds(PieceSize size);

/// The angle of the first mark in degrees, clockwise from the right; the others follow by 120.
double firstMarkAngle(PieceSize size);

/// Paints a lacquered ring round the origin in board units, without shadow and marks.
void paintRing(QPainter& painter, PieceSize size, PieceColour colour);

/// Paints the three marks of a ring that lies round the origin.
void paintRingMarks(QPainter& painter, PieceSize size, PieceColour colour);

/// Paints the shadow that a ring round the origin throws into its groove.
void paintRingShadow(QPainter& painter, PieceSize size);

/// Paints a wooden ring that closes the groove round the origin.
void paintPlug(QPainter& painter, PieceSize size);

} // namespace igroteka::view
