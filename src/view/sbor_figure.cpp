// SPDX-License-Identifier: MIT
#include "sbor_figure.h"

#include "art.h"
#include "palette.h"

#include <QPainter>
#include <QPainterPath>

#include <cmath>

namespace igroteka::view {

namespace {

using Figure = SborScene::Figure;
using Body = SborScene::Body;

// The measures of a doll's picture, in its own units.
constexpr double width = 240;
constexpr double height = 350;
constexpr double axis = 120;
constexpr double foot = 334;
constexpr double body = 302; ///< from the crown to the foot
constexpr double seamEdge = 227;
constexpr double seamMiddle = 238;
constexpr double gape = 3;

/// The picture of a doll as units of its own within pixels.
class Frame {
public:
  Frame(QPointF standing, double dollHeight) : unit_(dollHeight / body), standing_(standing) {}

  double unit() const { return unit_; }
  QPointF at(double x, double y) const { return standing_ + QPointF(x - axis, y - foot) * unit_; }
  QRectF picture() const { return {at(0, 0), QSizeF(width, height) * unit_}; }

  /// What is above the seam, or below it.
  QPainterPath half(bool upper) const {
    QPainterPath path(at(-80, upper ? -80 : height + 40));
    path.lineTo(at(-80, seamEdge));
    path.lineTo(at(29, seamEdge));
    path.quadTo(at(axis, 2 * seamMiddle - seamEdge), at(211, seamEdge));
    path.lineTo(at(width + 80, seamEdge));
    path.lineTo(at(width + 80, upper ? -80 : height + 40));
    path.closeSubpath();
    return path;
  }

private:
  double unit_;
  QPointF standing_;
};

void paintHalf(QPainter& painter, Art& art, const Frame& frame, const Body& doll, bool upper,
               Fit fit) {
  painter.save();
  painter.setClipPath(frame.half(upper), Qt::IntersectClip);
  art.draw(painter, pictureKey::sborDoll(doll.colour, doll.size), frame.picture(), fit);
  painter.restore();
}

void paintHollow(QPainter& painter, const Frame& frame) {
  const auto oval = [&](double y, double rx, double ry, const QBrush& brush) {
    painter.setPen(Qt::NoPen);
    painter.setBrush(brush);
    painter.drawEllipse(frame.at(axis, y), rx * frame.unit(), ry * frame.unit());
  };
  QLinearGradient wood(frame.at(axis - 80, 218), frame.at(axis + 80, 218));
  wood.setColorAt(0, QColor("#3a2110"));
  wood.setColorAt(1, QColor("#a3713c"));
  oval(227, 90, 13, QColor("#7c4f26"));
  oval(218, 85.5, 12.5, QColor("#f0cf9b"));
  oval(218, 81.5, 10.5, wood);
}

void paintLip(QPainter& painter, const Frame& frame) {
  QPainterPath lip(frame.at(axis - 85.5, 218));
  lip.quadTo(frame.at(axis, 243), frame.at(axis + 85.5, 218));
  lip.lineTo(frame.at(axis + 86, 229));
  lip.quadTo(frame.at(axis, 254), frame.at(axis - 86, 229));
  lip.closeSubpath();
  QLinearGradient wood(frame.at(axis - 86, 0), frame.at(axis + 86, 0));
  wood.setColorAt(0, QColor("#f8e0b4"));
  wood.setColorAt(0.35, QColor("#efcd98"));
  wood.setColorAt(1, QColor("#b98449"));
  painter.fillPath(lip, wood);
}

void paintOpen(QPainter& painter, Art& art, const Frame& frame, const Figure& figure) {
  painter.save();
  // What is inside stands in the lower half, behind its lip.
  paintHollow(painter, frame);
  if (figure.inside) {
    const double lower = 76.2 + 16 + 302 * 0.74 + 10;
    const Frame inner(frame.at(axis, lower), body * 0.74 * frame.unit());
    painter.save();
    QPainterPath above(frame.at(-80, -200));
    above.lineTo(frame.at(-80, 226));
    above.lineTo(frame.at(axis - 85, 218));
    above.quadTo(frame.at(axis, 244), frame.at(axis + 85, 218));
    above.lineTo(frame.at(width + 80, 226));
    above.lineTo(frame.at(width + 80, -200));
    painter.setClipPath(above, Qt::IntersectClip);
    painter.translate(0, (1 - figure.open) * 60 * frame.unit());
    art.draw(painter, pictureKey::sborDoll(figure.inside->colour, figure.inside->size),
             inner.picture(), Fit::near);
    painter.restore();
  }
  paintLip(painter, frame);
  paintHalf(painter, art, frame, figure.body, false, Fit::near);
  const QPointF hinge = frame.at(axis + 60, seamEdge);
  painter.translate(QPointF(30, -96) * (frame.unit() * figure.open));
  painter.translate(hinge);
  painter.rotate(19 * figure.open);
  painter.translate(-hinge);
  paintHalf(painter, art, frame, figure.body, true, Fit::near);
  painter.restore();
}

void paintSparkle(QPainter& painter, const Frame& frame) {
  const QPointF centre = frame.at(axis + 66, seamEdge - 2);
  const double reach = std::max(22 * frame.unit(), 4.0);
  QPainterPath star;
  for (int point = 0; point < 8; ++point) {
    const double angle = point * M_PI / 4;
    const double length = point % 2 == 0 ? reach : reach * 0.3;
    const QPointF tip = centre + QPointF(std::sin(angle), -std::cos(angle)) * length;
    point == 0 ? star.moveTo(tip) : star.lineTo(tip);
  }
  star.closeSubpath();
  const Palette& tones = palette(ThemeKind::light);
  painter.setPen(QPen(tones.goldShade, std::max(1.0, 2 * frame.unit()), Qt::SolidLine, Qt::RoundCap,
                      Qt::RoundJoin));
  painter.setBrush(QColor("#ffe9b0"));
  painter.drawPath(star);
}

/// Holds something: the seam gapes a little and something glitters in it.
void paintHolding(QPainter& painter, Art& art, const Frame& frame, const Body& doll, Fit fit) {
  paintHalf(painter, art, frame, doll, false, fit);
  QPainterPath gap(frame.at(31, seamEdge - gape));
  gap.quadTo(frame.at(axis, 2 * seamMiddle - seamEdge - gape), frame.at(209, seamEdge - gape));
  gap.lineTo(frame.at(209, seamEdge + 1));
  gap.quadTo(frame.at(axis, 2 * seamMiddle - seamEdge + 1), frame.at(31, seamEdge + 1));
  painter.fillPath(gap, QColor("#3a2110"));
  painter.save();
  painter.translate(0, -gape * frame.unit());
  paintHalf(painter, art, frame, doll, true, fit);
  painter.restore();
  paintSparkle(painter, frame);
}

} // namespace

void paintSborFigure(QPainter& painter, Art& art, const SborLayout& layout,
                     const SborScene::Figure& figure, bool glides) {
  const double radius = layout.radius();
  const QPointF ground = layout.toPixels(figure.at) + QPointF(0, 0.45 * radius);
  const double tall = sborDollHeight(figure.body.size) * radius * figure.scale;
  if (tall < 1 || figure.opacity <= 0) {
    return;
  }
  const Frame frame(ground - QPointF(0, figure.height * radius), tall);
  const bool moves = glides || figure.height != 0 || figure.scale != 1 || figure.lean != 0;
  const Fit fit = moves ? Fit::near : Fit::exact;
  painter.save();
  painter.setOpacity(painter.opacity() * figure.opacity);
  if (figure.lean != 0) {
    painter.translate(ground);
    painter.rotate(figure.lean);
    painter.translate(-ground);
  }
  if (figure.open > 0) {
    paintOpen(painter, art, frame, figure);
  } else if (figure.sparkles) {
    paintHolding(painter, art, frame, figure.body, fit);
  } else {
    art.draw(painter, pictureKey::sborDoll(figure.body.colour, figure.body.size), frame.picture(),
             fit);
  }
  painter.restore();
}

} // namespace igroteka::view
