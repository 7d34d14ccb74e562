// SPDX-License-Identifier: MIT
#include "sbor_layout.h"

#include <algorithm>
#include <cmath>

namespace igroteka::view {

namespace {

// Circles do not fill a large window by themselves: pixels, or a share of the area.
constexpr double comfortable = 92;
constexpr double comfortableShare = 0.14;
// Round the field, in radii: beyond the outermost centres, and for the heads of dolls above them.
constexpr double margin = 1.1;
constexpr double above = 0.3;
constexpr double forOneMore = 2.0;
constexpr double clearance = 1.06; ///< of a circle from what is taken, in radii
constexpr double shrinking = 0.98; ///< from one size that is tried to the next
constexpr double worthwhile = 1.1; ///< by so much larger, the field leaves the middle
constexpr int placesAcross = 24;   ///< that are tried with each size
constexpr int placesDown = 10;

double sizeIn(QRectF area, QRectF field) {
  const double fits =
      sbor::radius * std::min(area.width() / field.width(), area.height() / field.height());
  const double most =
      std::max(comfortable, comfortableShare * std::min(area.width(), area.height()));
  return std::min(fits, most);
}

/// The nth place of a range, from its middle outwards.
double outwards(double least, double most, int nth, int places) {
  const double step = (most - least) / std::max(1, places);
  const double away = step * ((nth + 1) / 2);
  return (least + most) / 2 + (nth % 2 == 0 ? away : -away);
}

QRectF boundsOf(std::span<const sbor::Point> centres) {
  if (centres.empty()) {
    return {};
  }
  double left = centres.front().x;
  double right = left;
  double top = centres.front().y;
  double bottom = top;
  for (const sbor::Point& place : centres) {
    left = std::min<double>(left, place.x);
    right = std::max<double>(right, place.x);
    top = std::min<double>(top, place.y);
    bottom = std::max<double>(bottom, place.y);
  }
  return {QPointF(left, top), QPointF(right, bottom)};
}

} // namespace

SborLayout::SborLayout(QRectF area, double radius)
    : area_(area), radius_(std::clamp(radius, leastRadius, mostRadius)), origin_(area.center()) {}

SborLayout SborLayout::fitting(QRectF area, std::span<const sbor::Point> centres, bool growing,
                               QRectF taken) {
  QRectF field = boundsOf(centres);
  const double room = (margin + (growing ? forOneMore : 0)) * sbor::radius;
  field.adjust(-room, -room - above * sbor::radius, room, room);
  QRectF upper = area;
  if (!taken.isEmpty()) {
    upper.setBottom(std::max(taken.top(), upper.top() + 1));
  }
  SborLayout layout(area, sizeIn(upper, field));
  layout.taken_ = taken;
  layout.origin_ = upper.center() - field.center() * (layout.radius_ / sbor::radius);
  if (taken.isEmpty() || growing) {
    return layout; // which would jump to and fro while circles are laid
  }
  for (double radius = sizeIn(area, field); radius >= worthwhile * layout.radius_;
       radius *= shrinking) {
    SborLayout larger = layout;
    larger.radius_ = std::clamp(radius, leastRadius, mostRadius);
    if (larger.moveClear(field, centres)) {
      return larger;
    }
  }
  return layout;
}

/// Moves the field to where it is in the area and clear of what is taken; false if it never is.
bool SborLayout::moveClear(QRectF field, std::span<const sbor::Point> centres) {
  const double unit = radius_ / sbor::radius;
  const QPointF least = area_.topLeft() - field.topLeft() * unit;
  const QPointF most = area_.bottomRight() - field.bottomRight() * unit;
  if (most.x() < least.x() - 1e-6 || most.y() < least.y() - 1e-6) {
    return false;
  }
  for (int across = 0; across <= placesAcross; ++across) {
    for (int down = 0; down <= placesDown; ++down) {
      origin_ = {outwards(least.x(), most.x(), across, placesAcross),
                 outwards(least.y(), most.y(), down, placesDown)};
      if (clear(centres)) {
        return true;
      }
    }
  }
  return false;
}

/// Whether a circle with this centre would be seen under what is taken.
bool SborLayout::covers(QPointF centre) const {
  const QPointF nearest(std::clamp(centre.x(), taken_.left(), taken_.right()),
                        std::clamp(centre.y(), taken_.top(), taken_.bottom()));
  const QPointF away = centre - nearest;
  return std::hypot(away.x(), away.y()) < clearance * radius_;
}

bool SborLayout::clear(std::span<const sbor::Point> centres) const {
  return taken_.isEmpty() || std::ranges::none_of(centres, [this](const sbor::Point& place) {
           return covers(toPixels(place));
         });
}

SborLayout SborLayout::between(const SborLayout& from, const SborLayout& to, double share) {
  SborLayout layout = to;
  layout.radius_ = from.radius_ * std::pow(to.radius_ / from.radius_, share);
  // What the middle of the area shows glides from the one place to the other.
  const QPointF middle = to.area_.center();
  const QPointF seen = from.toTable(middle) + (to.toTable(middle) - from.toTable(middle)) * share;
  layout.origin_ = middle - seen * (layout.radius_ / sbor::radius);
  return layout;
}

QPointF SborLayout::toPixels(QPointF table) const {
  return origin_ + table * (radius_ / sbor::radius);
}

QPointF SborLayout::toPixels(sbor::Point place) const {
  return toPixels(QPointF(place.x, place.y));
}

QPointF SborLayout::toTable(QPointF pixels) const {
  return (pixels - origin_) * (sbor::radius / radius_);
}

sbor::Point SborLayout::toPoint(QPointF pixels) const {
  const QPointF table = toTable(pixels);
  const auto bounded = [](double value) {
    const double end = sbor::farthest;
    return static_cast<std::int32_t>(std::lround(std::clamp(value, -end, end)));
  };
  return {bounded(table.x()), bounded(table.y())};
}

SborLayout SborLayout::zoomed(double factor, QPointF pixel) const {
  SborLayout layout = *this;
  layout.radius_ = std::clamp(radius_ * factor, leastRadius, mostRadius);
  layout.origin_ = pixel - toTable(pixel) * (layout.radius_ / sbor::radius);
  return layout;
}

SborLayout SborLayout::panned(QPointF pixels) const {
  SborLayout layout = *this;
  layout.origin_ += pixels;
  return layout;
}

SborLayout SborLayout::within(QRectF area, QRectF taken) const {
  SborLayout other = *this;
  other.area_ = area;
  other.taken_ = taken;
  return other;
}

bool SborLayout::shows(std::span<const sbor::Point> centres) const {
  const QPointF reach(radius_, radius_);
  return clear(centres) && std::ranges::all_of(centres, [&](const sbor::Point& place) {
           const QPointF centre = toPixels(place);
           return area_.contains(QRectF(centre - reach, centre + reach));
         });
}

} // namespace igroteka::view
