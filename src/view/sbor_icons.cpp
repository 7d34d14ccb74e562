// SPDX-License-Identifier: MIT
// Pictures of the six actions, in lines: dolls as silhouettes, arrows for what happens.
#include "sbor_button.h"

#include <QPainter>
#include <QPainterPath>

namespace igroteka::view {

namespace {

/// Silhouette of a doll, standing at `foot`, so tall.
QPainterPath silhouette(QPointF foot, double tall) {
  const double unit = tall / 30;
  QPainterPath path;
  const auto at = [&](double x, double y) { return foot + QPointF(x, y - 30) * unit; };
  path.moveTo(at(0, 0));
  path.cubicTo(at(5, 0), at(7, 3.5), at(7, 7));
  path.cubicTo(at(7, 10), at(6, 11), at(6, 13));
  path.cubicTo(at(6, 15), at(9.5, 17), at(9.5, 22));
  path.cubicTo(at(9.5, 26), at(8.5, 30), at(6, 30));
  path.lineTo(at(-6, 30));
  path.cubicTo(at(-8.5, 30), at(-9.5, 26), at(-9.5, 22));
  path.cubicTo(at(-9.5, 17), at(-6, 15), at(-6, 13));
  path.cubicTo(at(-6, 11), at(-7, 10), at(-7, 7));
  path.cubicTo(at(-7, 3.5), at(-5, 0), at(0, 0));
  return path;
}

class Drawing {
public:
  Drawing(QPainter& painter, const QColor& colour) : painter_(painter), colour_(colour) {}

  void doll(QPointF foot, double tall, bool filled = true) {
    const QPainterPath path = silhouette(foot, tall);
    painter_.setPen(QPen(colour_, 1.8, Qt::SolidLine, Qt::RoundCap, Qt::RoundJoin));
    painter_.setBrush(filled ? QBrush(colour_) : QBrush(Qt::NoBrush));
    painter_.drawPath(path);
  }
  void arrow(QPointF from, QPointF over, QPointF to) {
    painter_.setPen(QPen(colour_, 2.2, Qt::SolidLine, Qt::RoundCap, Qt::RoundJoin));
    painter_.setBrush(Qt::NoBrush);
    QPainterPath path(from);
    path.quadTo(over, to);
    painter_.drawPath(path);
    QLineF tip(to, over);
    for (const double side : {32.0, -32.0}) {
      QLineF wing = tip;
      wing.setLength(5.5);
      wing.setAngle(tip.angle() + side);
      painter_.drawLine(wing);
    }
  }

  void place(QPointF centre) { painter_.drawEllipse(centre, 9, 4); }

private:
  QPainter& painter_;
  QColor colour_;
};

void drawAction(Drawing& draw, sbor::Action action) {
  switch (action) {
  case sbor::Action::go:
    draw.doll({13, 33}, 24);
    draw.arrow({22, 12}, {34, 4}, {45, 16});
    draw.place({45, 29});
    break;
  case sbor::Action::swap:
    draw.doll({13, 33}, 20);
    draw.doll({43, 33}, 20, false);
    draw.arrow({17, 10}, {28, 1}, {39, 10});
    draw.arrow({37, 31}, {28, 36}, {20, 31});
    break;
  case sbor::Action::eat:
    draw.doll({16, 34}, 32, false);
    draw.doll({16, 33}, 13);
    draw.arrow({46, 26}, {38, 14}, {27, 22});
    break;
  case sbor::Action::spit:
    draw.doll({16, 34}, 32, false);
    draw.arrow({22, 22}, {32, 8}, {42, 17});
    draw.doll({44, 34}, 14);
    break;
  case sbor::Action::climb:
    draw.doll({10, 34}, 16);
    draw.arrow({14, 14}, {22, 2}, {35, 12});
    draw.doll({42, 34}, 32, false);
    break;
  case sbor::Action::trade:
    draw.doll({12, 34}, 30, false);
    draw.doll({44, 34}, 30, false);
    draw.arrow({15, 20}, {28, 10}, {40, 20});
    draw.arrow({41, 29}, {28, 37}, {16, 29});
    break;
  }
}

} // namespace

void paintSborAction(QPainter& painter, sbor::Action action, QRectF area, const QColor& colour) {
  painter.save();
  painter.setRenderHint(QPainter::Antialiasing);
  const double scale = std::min(area.width() / 56, area.height() / 36);
  painter.translate(area.center());
  painter.scale(scale, scale);
  painter.translate(-28, -18);
  Drawing draw(painter, colour);
  drawAction(draw, action);
  painter.restore();
}

} // namespace igroteka::view
