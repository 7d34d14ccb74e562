// SPDX-License-Identifier: MIT
// Tiles in the air: on their way, at the pointer, under fingers, in computers' hands.
#include "marks.h"
#include "pont_view.h"
#include "theme.h"

#include <QPainter>
#include <QPainterPath>

#include <algorithm>

namespace igroteka::view {

namespace {

constexpr double edgeReach = 0.98; // of the cell: a little outside its marks

} // namespace

/// The tiles that computers' hands carry, each with the number of its seat.
void PontView::paintHands(QPainter& painter, const PontLayout& layout) {
  const qreal ratio = painter.device()->devicePixelRatioF();
  const double side = layout_.side();
  const double scale = layout.side() / side;
  for (const PontCarrying& each : carrying_) {
    const auto& spot = each.last();
    if (!spot || !handsMove()) {
      continue;
    }
    const QPointF centre = layout.pixel(spot->where);
    const double lift = spot->height * layout.side();
    painter.setOpacity(0.5);
    layTile(painter, pixmaps_.shadow(side, ratio), centre + QPointF(0.25, 0.4) * lift, 0,
            scale * 1.03);
    painter.setOpacity(1);
    layTile(painter, pixmaps_.face(spot->tile, 0, look().colourMarks, side, ratio), centre,
            spot->degrees, scale);
    const double reach = std::clamp(layout.side() * 0.3, 8.0, 13.0);
    const QPointF badge = centre + QPointF(0, layout.side() * 0.82);
    painter.setPen(QPen(colours().line, 1));
    painter.setBrush(colours().surface);
    painter.drawEllipse(badge, reach, reach);
    painter.setFont(roleFont(TextRole::caption, font()));
    painter.setPen(colours().text);
    painter.drawText(QRectF(badge - QPointF(reach, reach), QSizeF(2 * reach, 2 * reach)),
                     Qt::AlignCenter, QString::number(numberOf(each.seat())));
  }
}

/// Where something moves at this moment.
QRegion PontView::movingRegion() const {
  QRegion all;
  const auto add = [&](QPointF centre, double reach) {
    all |= QRectF(centre - QPointF(reach, reach), centre + QPointF(reach, reach)).toAlignedRect();
  };
  for (const PontMotion::Flight& flight : motion_.flights()) {
    const PontMotion::Spot spot = PontMotion::spotOf(flight, now());
    add(spot.centre, spot.side * (1.25 + 0.5 * spot.height) + 2);
    if (flight.cell) { // where it is seen lying at last, wherever the table has gone meanwhile
      add(layout_.centreOf(*flight.cell), layout_.side() * 1.25 + 2);
    }
  }
  for (const PontCarrying& each : carrying_) {
    if (each.last()) {
      const double reach = 1.25 + 0.5 * each.last()->height;
      add(layout_.pixel(each.last()->where), layout_.side() * reach + 4);
    }
  }
  if (motion_.banner()) {
    all |= bannerRect();
  }
  if (motion_.flash()) {
    add(layout_.centreOf(motion_.flash()->cell), layout_.side() * 1.3 + 4);
  }
  return all;
}

void PontView::paintFlights(QPainter& painter) {
  const qreal ratio = painter.device()->devicePixelRatioF();
  for (const PontMotion::Flight& flight : motion_.flights()) {
    const PontMotion::Spot spot = PontMotion::spotOf(flight, now());
    const double side = flight.toSide;
    const double scale = spot.side / side;
    const QPixmap shadow = pixmaps_.shadow(side, ratio);
    const double lift = spot.height * spot.side;
    painter.setOpacity(0.5);
    layTile(painter, shadow, spot.centre + QPointF(0.25, 0.4) * lift, 0, scale * 1.03);
    painter.setOpacity(1);
    const QPixmap pixmap =
        flight.back || flight.tile == 0
            ? pixmaps_.back(flight.tile, side, ratio)
            : pixmaps_.face(flight.tile, flight.rotation, look().colourMarks, side, ratio);
    layTile(painter, pixmap, spot.centre, 0, scale);
  }
}

/// The tile in hand, at the pointer.
void PontView::paintCarried(QPainter& painter) {
  if (!carries()) {
    return;
  }
  paintCarriedAt(painter, *mouseDesk(), *pointer_);
}

/// The tiles under fingers, and the cells on which they would come to lie.
void PontView::paintFingers(QPainter& painter) {
  for (const Finger& each : fingers_) {
    if (!fingerCarries(each)) {
      continue;
    }
    if (layout_.area().contains(each.where)) {
      painter.setBrush(Qt::NoBrush);
      painter.setPen(QPen(faded(colours().accent, 0.7), 2, Qt::DashLine));
      painter.drawPath(seen().outlineOf(seen().cellAt(each.where), edgeReach));
    }
    paintCarriedAt(painter, *desk(each.seat), each.where);
  }
}

void PontView::paintCarriedAt(QPainter& painter, const PontDesk& mine, QPointF where) {
  const qreal ratio = painter.device()->devicePixelRatioF();
  const double side = layout_.side();
  const QPointF centre = where + QPointF(shakeOf(mine.seat()), 0);
  painter.setOpacity(0.5);
  layTile(painter, pixmaps_.shadow(side, ratio), centre + QPointF(0.2, 0.3) * side, 0, 1.03);
  painter.setOpacity(1);
  layTile(painter, pixmaps_.face(mine.tile(), mine.rotation(), look().colourMarks, side, ratio),
          centre, turnLeft(mine.seat()));
}

} // namespace igroteka::view
