// SPDX-License-Identifier: MIT
#include "numerals.h"

#include <QPainter>
#include <QPainterPath>
#include <QString>

namespace igroteka::view {
namespace {

// The digits are 70 high and stand round the origin.
constexpr double digitHeight = 70;
constexpr double digitAdvance = 58;
constexpr double strokeWidth = 13.5;

QPainterPath from(double x, double y) {
  return QPainterPath(QPointF(x, y));
}

QPainterPath digit(int value) {
  QPainterPath path;
  switch (value) {
  case 1:
    path = from(-13, -22);
    path.lineTo(5, -35);
    path.lineTo(5, 35);
    return path;
  case 2:
    path = from(-20, -17);
    path.cubicTo(-20, -41, 20, -41, 20, -15);
    path.cubicTo(20, 4, -17, 18, -21, 35);
    path.lineTo(22, 35);
    return path;
  case 3:
    path = from(-19, -25);
    path.cubicTo(-13, -39, 18, -39, 18, -18);
    path.cubicTo(18, -6, 8, -2, -3, -2);
    path.cubicTo(9, -2, 21, 4, 21, 17);
    path.cubicTo(21, 39, -15, 40, -21, 23);
    return path;
  case 4:
    path = from(9, 35);
    path.lineTo(9, -35);
    path.lineTo(-24, 14);
    path.lineTo(23, 14);
    return path;
  case 5:
    path = from(18, -35);
    path.lineTo(-13, -35);
    path.lineTo(-17, -4);
    path.cubicTo(-8, -12, 21, -14, 21, 12);
    path.cubicTo(21, 39, -14, 40, -21, 24);
    return path;
  case 6:
    path = from(13, -35);
    path.cubicTo(-10, -27, -21, -8, -21, 14);
    path.addEllipse(QPointF(0, 14), 21, 21);
    return path;
  case 7:
    path = from(-21, -35);
    path.lineTo(21, -35);
    path.cubicTo(6, -14, -6, 8, -9, 35);
    return path;
  case 8:
    path.addEllipse(QPointF(0, -18.5), 16.5, 16.5);
    path.addEllipse(QPointF(0, 16.5), 20.5, 18.5);
    return path;
  case 9:
    path = from(-13, 35);
    path.cubicTo(10, 27, 21, 8, 21, -14);
    path.addEllipse(QPointF(0, -14), 21, 21);
    return path;
  default:
    path.addEllipse(QPointF(0, 0), 21, 35);
    return path;
  }
}

} // namespace

void paintNumber(QPainter& painter, int number, QPointF centre, double height,
                 const QColor& colour) {
  const QString digits = QString::number(number);
  painter.save();
  painter.translate(centre);
  painter.scale(height / digitHeight, height / digitHeight);
  painter.translate(-digitAdvance * double(digits.size() - 1) / 2, 0);
  for (const QChar character : digits) {
    painter.strokePath(digit(character.digitValue()),
                       QPen(colour, strokeWidth, Qt::SolidLine, Qt::RoundCap, Qt::RoundJoin));
    painter.translate(digitAdvance, 0);
  }
  painter.restore();
}

} // namespace igroteka::view
