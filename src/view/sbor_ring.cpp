// SPDX-License-Identifier: MIT
#include "sbor_ring.h"

#include <QPointF>

#include <algorithm>
#include <cmath>
#include <limits>

namespace igroteka::view {

namespace {

constexpr int gap = 6;
constexpr int step = 10; ///< between the places that are tried

double overlap(const QRectF& a, const QRectF& b) {
  const QRectF both = a.intersected(b);
  return both.isEmpty() ? 0 : both.width() * both.height();
}

/// Tries places out and remembers the best.
class Chooser {
public:
  explicit Chooser(const SborSurroundings& around) : around_(around) {}

  void consider(const SborRingPlaces& places) {
    const double cost = costOf(places);
    if (cost < least_) {
      least_ = cost;
      best_ = places;
    }
  }
  const SborRingPlaces& best() const { return best_; }

private:
  double costOf(const SborRingPlaces& places) const {
    double cost = 0;
    const QPointF doll = around_.doll.center();
    for (const QRect& place : places) {
      if (!around_.area.contains(place)) {
        return std::numeric_limits<double>::max();
      }
      const QRectF rect(place);
      cost += 12 * overlap(rect, around_.doll);
      for (const QRectF& spoken : around_.spoken) {
        cost += 8 * overlap(rect, spoken);
      }
      for (const QRectF& other : around_.others) {
        cost += overlap(rect, other);
      }
      const QPointF away = rect.center() - doll;
      cost += 6 * std::hypot(away.x(), away.y());
      if (cost >= least_) {
        return cost; // is no better any more
      }
    }
    return cost;
  }

  const SborSurroundings& around_;
  SborRingPlaces best_{};
  double least_ = std::numeric_limits<double>::max();
};

/// Three buttons at either side of the doll, or above and below it, so far away.
SborRingPlaces halves(QPointF centre, QSize button, bool upright, int reach, int along) {
  SborRingPlaces places;
  const int wide = button.width();
  const int tall = button.height();
  for (int index = 0; index < 6; ++index) {
    const int side = index < 3 ? -1 : 1;
    const int row = index % 3 - 1;
    const double x = upright ? side * (reach + wide / 2.0) : row * (wide + gap) + along;
    const double y = upright ? row * (tall + gap) + along : side * (reach + tall / 2.0);
    places[static_cast<std::size_t>(index)] = QRect(
        QPoint(qRound(centre.x() + x - wide / 2.0), qRound(centre.y() + y - tall / 2.0)), button);
  }
  return places;
}

/// All six side by side, so many in a row.
SborRingPlaces block(QPoint corner, QSize button, int columns) {
  SborRingPlaces places;
  for (int index = 0; index < 6; ++index) {
    const QPoint cell(index % columns * (button.width() + gap),
                      index / columns * (button.height() + gap));
    places[static_cast<std::size_t>(index)] = QRect(corner + cell, button);
  }
  return places;
}

} // namespace

SborRingPlaces sborRingPlaces(const SborSurroundings& around, QSize button) {
  Chooser chooser(around);
  const QPointF centre = around.doll.center();
  const int far = std::max(around.area.width(), around.area.height()) / 2;
  for (const bool upright : {true, false}) {
    for (int reach = 3 * step; reach < far; reach += step) {
      for (int along = -9 * step; along <= 9 * step; along += 3 * step) {
        chooser.consider(halves(centre, button, upright, reach, along));
      }
    }
  }
  const QRect area = around.area;
  for (const int columns : {1, 2, 3, 6}) {
    const int wide = columns * (button.width() + gap) - gap;
    const int tall = 6 / columns * (button.height() + gap) - gap;
    const int right = area.right() - wide + 1;
    const int bottom = area.bottom() - tall + 1;
    for (int x = area.left(); x <= right; x = x < right ? std::min(x + step, right) : x + 1) {
      for (int y = area.top(); y <= bottom; y = y < bottom ? std::min(y + step, bottom) : y + 1) {
        chooser.consider(block({x, y}, button, columns));
      }
    }
  }
  return chooser.best();
}

} // namespace igroteka::view
