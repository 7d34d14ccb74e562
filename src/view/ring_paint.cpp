// SPDX-License-Identifier: MIT
#include "ring_paint.h"

#include "marks.h"
#include "palette.h"

#include <QLinearGradient>
#include <QPainter>

#include <cmath>
#include <initializer_list>
#include <numbers>

namespace igroteka::view {
namespace {

struct Stop {
  double at;
  QColor colour;
};

QColor shade(const char* name, double opacity) {
  return faded(QColor(name), opacity);
}

/// A circle line round `centre`, lit along `from` to `to` (shares of the circle's square).
void litCircle(QPainter& painter, QPointF centre, double radius, double width, QPointF from,
               QPointF to, std::initializer_list<Stop> stops) {
  const auto inSquare = [&](QPointF share) {
    return centre + (share - QPointF(0.5, 0.5)) * (2 * radius);
  };
  QLinearGradient light(inSquare(from), inSquare(to));
  for (const Stop& stop : stops) {
    light.setColorAt(stop.at, stop.colour);
  }
  painter.setBrush(Qt::NoBrush);
  painter.setPen(QPen(QBrush(light), width));
  painter.drawEllipse(centre, radius, radius);
}

constexpr QPointF lightFrom(0.15, 0.1);
constexpr QPointF lightTo(0.85, 0.9);

} // namespace

RingMeasures ringMeasures(PieceSize size) {
  switch (size) {
  case PieceSize::small:
    return {16.8, 17, 4.7};
  case PieceSize::medium:
    return {40, 20, 6};
  case PieceSize::large:
    break;
  }
  return {65, 21, 6.4};
}

QRectF ringBounds(PieceSize size) {
  const RingMeasures ring = ringMeasures(size);
  const double reach = std::ceil(ring.radius + ring.width / 2 + 2);
  return {-reach, -reach, 2 * reach, 2 * reach};
}

QRectF ringShadowBounds(PieceSize size) {
  return ringBounds(size).adjusted(0, 0, 4, 4);
}

double firstMarkAngle(PieceSize size) {
  return size == PieceSize::medium ? -30 : -90;
}

void paintRing(QPainter& painter, PieceSize size, PieceColour colour) {
  const RingMeasures ring = ringMeasures(size);
  const PieceTones& tones = palette(ThemeKind::light).piece(colour);
  litCircle(painter, {}, ring.radius, ring.width, lightFrom, lightTo,
            {{0, tones.light}, {0.22, tones.base}, {0.68, tones.base}, {1, tones.dark}});
  const double edge = 0.22 * ring.width;
  const double offset = 0.39 * ring.width;
  litCircle(painter, {}, ring.radius + offset, edge, lightFrom, lightTo,
            {{0, shade("#ffffff", 0.55)},
             {0.45, shade("#ffffff", 0)},
             {0.6, shade("#1c0a08", 0)},
             {1, shade("#1c0a08", 0.4)}});
  litCircle(painter, {}, ring.radius - offset, edge, lightFrom, lightTo,
            {{0, shade("#1c0a08", 0.38)},
             {0.5, shade("#1c0a08", 0.05)},
             {0.55, shade("#ffffff", 0.05)},
             {1, shade("#ffffff", 0.5)}});
  litCircle(painter, {}, ring.radius + 0.2 * ring.width, 0.1 * ring.width, lightFrom, {0.75, 0.8},
            {{0, shade("#ffffff", 0.95)},
             {0.42, shade("#ffffff", 0.1)},
             {0.55, shade("#ffffff", 0)},
             {1, shade("#ffffff", 0)}});
}

void paintRingMarks(QPainter& painter, PieceSize size, PieceColour colour) {
  const RingMeasures ring = ringMeasures(size);
  painter.setPen(Qt::NoPen);
  for (int mark = 0; mark < 3; ++mark) {
    const double angle = (firstMarkAngle(size) + 120 * mark) * std::numbers::pi / 180;
    const QPointF place(ring.radius * std::cos(angle), ring.radius * std::sin(angle));
    paintMark(painter, colour, place, ring.markRadius, 1);
  }
}

void paintRingShadow(QPainter& painter, PieceSize size) {
  const RingMeasures ring = ringMeasures(size);
  litCircle(painter, {2.2, 3.2}, ring.radius, ring.width + 1.4, {0, 0}, {1, 1},
            {{0, shade("#2a1408", 0.1)}, {1, shade("#2a1408", 0.5)}});
}

void paintPlug(QPainter& painter, PieceSize size) {
  const RingMeasures ring = ringMeasures(size);
  const double width = ring.width + 3;
  litCircle(painter, {}, ring.radius, width, {0, 0}, {1, 1},
            {{0, QColor("#e6bb7e")}, {0.5, QColor("#cf9a5a")}, {1, QColor("#b47c42")}});
  litCircle(painter, {}, ring.radius + width / 2 - 1, 1.4, lightFrom, lightTo,
            {{0, shade("#fff0cf", 0.75)}, {0.5, shade("#fff0cf", 0)}, {1, shade("#5a3416", 0.6)}});
  litCircle(painter, {}, ring.radius - width / 2 + 1, 1.4, lightFrom, lightTo,
            {{0, shade("#5a3416", 0.6)}, {0.5, shade("#fff0cf", 0)}, {1, shade("#fff0cf", 0.75)}});
  litCircle(painter, {}, ring.radius, 1.2, {0, 0}, {1, 1},
            {{0, shade("#8a5426", 0.35)}, {1, shade("#8a5426", 0.35)}});
}

} // namespace igroteka::view
