// SPDX-License-Identifier: MIT
#pragma once

#include "pieces.h"

#include <QPainterPath>
#include <QPointF>

class QPainter;

namespace igroteka::view {

/// The mark of a colour — disc, triangle, square, plus — round `centre`. All four have the visual
/// weight of a disc of `radius`; corners are slightly rounded; always upright.
QPainterPath markPath(PieceColour colour, QPointF centre, double radius);

/// Paints the mark in the tone that reads on the colour's own base.
/// With `edge` it gets the thin pale or dark edge that lacquered rings have, `edge` wide.
void paintMark(QPainter& painter, PieceColour colour, QPointF centre, double radius,
               double edge = 0);

/// Paints the focus ring of a board along `path`: 3 px accent with a 2 px cream halo on either
/// side, the same in both themes. The path should lie 2 px or more outside what it marks.
void paintBoardFocus(QPainter& painter, const QPainterPath& path);

} // namespace igroteka::view
