// SPDX-License-Identifier: MIT
#include "mozaring_layout.h"

#include "ring_paint.h"

#include <algorithm>
#include <cmath>

namespace igroteka::view {
namespace {

// All in board units.
constexpr QRectF wood{24, 20, 592, 604}; // its side included
constexpr QPointF firstWell{140, 136};
constexpr double pitch = 180;
constexpr double ridgeOutside = 52.6;
constexpr double ridgeInside = 27.6;
constexpr double margin = 18; // round all
constexpr double trayWidth = 128;
constexpr double trayGap = 20;
constexpr double pileGap = 12;
constexpr double colourGap = 14;
constexpr double ringShare = 0.68; // size of rings in the reserve
constexpr double stackHeight = 12; // of the second and third ring of a pile

double diameter(PieceSize size) {
  const RingMeasures ring = ringMeasures(size);
  return 2 * ring.radius + ring.width;
}

double colourLength() {
  double length = colourGap;
  for (const PieceSize size : pieceSizes) {
    length += diameter(size) + stackHeight + pileGap;
  }
  return length;
}

/// How many of the seats lie on the first side (left, or below).
std::size_t onFirstSide(std::size_t seats) {
  return (seats + 1) / 2;
}

double distance(QPointF a, QPointF b) {
  return std::hypot(a.x() - b.x(), a.y() - b.y());
}

} // namespace

MozaringLayout::MozaringLayout(QSizeF area, const std::vector<std::vector<PieceColour>>& seats,
                               double caption) {
  const double alone = margin * 2;
  const double besides = seats.empty() ? 0 : 2 * (trayWidth + trayGap);
  const auto scale = [&](double across, double along) {
    return std::min(area.width() / (wood.width() + alone + across),
                    area.height() / (wood.height() + alone + along));
  };
  const bool columns = scale(besides, 0) >= scale(0, besides);
  unit_ = std::max(columns ? scale(besides, 0) : scale(0, besides), 0.05);
  // A whole number of pixels from well to well: all nine look the same.
  unit_ = std::max(std::floor(unit_ * pitch), 1.0) / pitch;
  origin_ = (QPointF(area.width() / 2, area.height() / 2) - wood.center() * unit_).toPoint();
  caption_ = columns ? caption : 0;
  placeTrays(columns, seats);
}

void MozaringLayout::placeTrays(bool columns, const std::vector<std::vector<PieceColour>>& seats) {
  const std::size_t first = onFirstSide(seats.size());
  double share = ringShare;
  const double length = columns ? wood.height() : wood.width();
  for (std::size_t seat = 0; seat < seats.size(); ++seat) {
    const std::size_t together = seat < first ? first : seats.size() - first;
    const double room = length / double(together) - trayGap - caption_ / unit_;
    share = std::min(
        share, room / (colourLength() * double(std::max(seats[seat].size(), std::size_t{1}))));
  }
  pileUnit_ = unit_ * share;
  for (std::size_t seat = 0; seat < seats.size(); ++seat) {
    const bool near = seat < first;
    const std::size_t together = near ? first : seats.size() - first;
    const double room = (length - trayGap * double(together - 1)) / double(together);
    // Clockwise: up the left side and down the right one, or leftward below and rightward above.
    const std::size_t rank = near ? first - 1 - seat : seat - first;
    const double along = double(rank) * (room + trayGap);
    const double before = near == columns ? -trayGap - trayWidth : trayGap;
    const QRectF tray = columns
                            ? QRectF((near ? wood.left() : wood.right()) + before,
                                     wood.top() + along, trayWidth, room)
                            : QRectF(wood.left() + along,
                                     (near ? wood.bottom() : wood.top()) + before, room, trayWidth);
    trays_.emplace_back(origin_ + tray.topLeft() * unit_, tray.size() * unit_);
    placePiles(static_cast<int>(seat), seats[seat], columns);
  }
}

void MozaringLayout::placePiles(int seat, const std::vector<PieceColour>& colours, bool upright) {
  const QRectF& tray = trays_.back();
  const double length = colourLength() * pileUnit_ * double(colours.size());
  double along = (upright ? tray.center().y() + caption_ / 2 : tray.center().x()) - length / 2;
  for (const PieceColour colour : colours) {
    along += colourGap / 2 * pileUnit_;
    for (const PieceSize size : {PieceSize::large, PieceSize::medium, PieceSize::small}) {
      const double room = (diameter(size) + stackHeight + pileGap) * pileUnit_;
      const double middle = along + room / 2;
      QPointF centre =
          upright ? QPointF(tray.center().x(), middle) : QPointF(middle, tray.center().y());
      centre.ry() += stackHeight / 2 * pileUnit_;
      piles_.push_back({{seat, colour, size}, centre});
      along += room;
    }
    along += colourGap / 2 * pileUnit_;
  }
}

QRectF MozaringLayout::boardPicture() const {
  return {origin_ + pictureBounds.topLeft() * unit_, pictureBounds.size() * unit_};
}

QRectF MozaringLayout::boardTop() const {
  return {origin_ + wood.topLeft() * unit_, QSizeF(wood.width(), wood.width()) * unit_};
}

QPointF MozaringLayout::fieldCentre(int field) const {
  return origin_ + (firstWell + QPointF(field % 3, field / 3) * pitch) * unit_;
}

QRectF MozaringLayout::wellRect(int field) const {
  const QPointF reach(wellRadius * unit_, wellRadius * unit_);
  return {fieldCentre(field) - reach, fieldCentre(field) + reach};
}

std::optional<int> MozaringLayout::fieldAt(QPointF point) const {
  const QPointF cell = ((point - origin_) / unit_ - firstWell) / pitch + QPointF(0.5, 0.5);
  const double column = std::floor(cell.x());
  const double row = std::floor(cell.y());
  if (column < 0 || column > 2 || row < 0 || row > 2) {
    return std::nullopt;
  }
  return static_cast<int>(row) * 3 + static_cast<int>(column);
}

std::optional<MozaringSlot> MozaringLayout::slotAt(QPointF point) const {
  const auto field = fieldAt(point);
  if (!field) {
    return std::nullopt;
  }
  const double away = distance(point, fieldCentre(*field)) / unit_;
  if (away > pitch / 2) {
    return std::nullopt;
  }
  const PieceSize size = away > ridgeOutside  ? PieceSize::large
                         : away > ridgeInside ? PieceSize::medium
                                              : PieceSize::small;
  return MozaringSlot{*field, size};
}

std::optional<MozaringPile> MozaringLayout::pileAt(QPointF point) const {
  for (const Place& place : piles_) {
    const double reach = (diameter(place.pile.size) / 2 + stackHeight / 2) * pileUnit_;
    if (distance(point, place.centre - QPointF(0, stackHeight / 2 * pileUnit_)) <= reach) {
      return place.pile;
    }
  }
  return std::nullopt;
}

std::optional<QPointF> MozaringLayout::pileCentre(const MozaringPile& pile) const {
  const auto place = std::find_if(piles_.begin(), piles_.end(),
                                  [&](const Place& other) { return other.pile == pile; });
  return place != piles_.end() ? std::optional(place->centre) : std::nullopt;
}

} // namespace igroteka::view
