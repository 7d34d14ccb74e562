// SPDX-License-Identifier: MIT
#include "arrows.h"

#include <QtCore/qnamespace.h>

#include <cmath>

namespace igroteka::view {

std::optional<QPointF> arrowStep(int key) {
  switch (key) {
  case Qt::Key_Left:
    return QPointF(-1, 0);
  case Qt::Key_Right:
    return QPointF(1, 0);
  case Qt::Key_Up:
    return QPointF(0, -1);
  case Qt::Key_Down:
    return QPointF(0, 1);
  default:
    return std::nullopt;
  }
}

std::optional<double> wayAhead(QPointF here, QPointF there, QPointF direction) {
  const QPointF way = there - here;
  const double along = QPointF::dotProduct(way, direction);
  const double aside = std::abs(way.x() * direction.y() - way.y() * direction.x());
  return along > 1 && aside <= 2 * along ? std::optional(along + 2 * aside) : std::nullopt;
}

} // namespace igroteka::view
