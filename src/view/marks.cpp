// SPDX-License-Identifier: MIT
#include "marks.h"

#include "palette.h"

#include <QPainter>
#include <QPainterPathStroker>

#include <cmath>

namespace igroteka::view {
namespace {

/// The outline of a shape with its corners rounded outward by half of `width`.
QPainterPath rounded(const QPainterPath& core, double width) {
  QPainterPathStroker pen;
  pen.setWidth(width);
  pen.setJoinStyle(Qt::RoundJoin);
  return core.united(pen.createStroke(core));
}

QPainterPath polygon(const QVector<QPointF>& points) {
  QPainterPath path;
  path.addPolygon(QPolygonF(points));
  path.closeSubpath();
  return path;
}

QPainterPath triangle(QPointF centre, double radius) {
  const double rounding = 0.34 * radius;
  const double reach = 1.2 * radius;
  const double side = reach * std::sqrt(3.0) / 2;
  const QPointF middle = centre + QPointF(0, 0.2 * radius);
  return rounded(polygon({middle + QPointF(0, -reach), middle + QPointF(side, reach / 2),
                          middle + QPointF(-side, reach / 2)}),
                 rounding);
}

QPainterPath square(QPointF centre, double radius) {
  const double half = 0.88 * radius;
  QPainterPath path;
  path.addRoundedRect(QRectF(centre - QPointF(half, half), centre + QPointF(half, half)),
                      0.18 * radius, 0.18 * radius);
  return path;
}

QPainterPath plus(QPointF centre, double radius) {
  const double rounding = 0.26 * radius;
  const double arm = 1.115 * radius - rounding / 2;
  const double half = 0.4 * radius - rounding / 2;
  QPainterPath path;
  path.addRect(QRectF(centre - QPointF(arm, half), centre + QPointF(arm, half)));
  QPainterPath upright;
  upright.addRect(QRectF(centre - QPointF(half, arm), centre + QPointF(half, arm)));
  return rounded(path.united(upright), rounding);
}

} // namespace

QPainterPath markPath(PieceColour colour, QPointF centre, double radius) {
  switch (colour) {
  case PieceColour::green:
    return triangle(centre, radius);
  case PieceColour::blue:
    return square(centre, radius);
  case PieceColour::yellow:
    return plus(centre, radius);
  case PieceColour::red:
    break;
  }
  QPainterPath disc;
  disc.addEllipse(centre, radius, radius);
  return disc;
}

void paintMark(QPainter& painter, PieceColour colour, QPointF centre, double radius, double edge) {
  const PieceTones& tones = palette(ThemeKind::light).piece(colour);
  const QPainterPath path = markPath(colour, centre, radius);
  if (edge > 0) {
    const bool paleMark = tones.mark != tones.deep;
    const QColor rim = faded(paleMark ? tones.dark : tones.light, 0.7);
    painter.fillPath(rounded(path, 2 * edge), rim);
  }
  painter.fillPath(path, tones.mark);
}

void paintBoardFocus(QPainter& painter, const QPainterPath& path) {
  painter.save();
  painter.setRenderHint(QPainter::Antialiasing);
  painter.setBrush(Qt::NoBrush);
  painter.setPen(QPen(QColor("#fffaf2"), 7, Qt::SolidLine, Qt::RoundCap, Qt::RoundJoin));
  painter.drawPath(path);
  painter.setPen(
      QPen(palette(ThemeKind::light).accent, 3, Qt::SolidLine, Qt::RoundCap, Qt::RoundJoin));
  painter.drawPath(path);
  painter.restore();
}

} // namespace igroteka::view
