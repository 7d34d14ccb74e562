// SPDX-License-Identifier: MIT
#pragma once

#include <QColor>
#include <QPointF>

class QPainter;

namespace igroteka::view {

/// Paints a whole number (0 and up) in the round-capped strokes of the pieces, `height` high,
/// round `centre`.
void paintNumber(QPainter& painter, int number, QPointF centre, double height,
                 const QColor& colour);

} // namespace igroteka::view
