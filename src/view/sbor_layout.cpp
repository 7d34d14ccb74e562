// SPDX-License-Identifier: MIT
#include "sbor_layout.h"

#include <algorithm>
#include <cmath>

namespace igroteka::view {

namespace {

constexpr double comfortable = 92; ///< circles do not fill a large window by themselves
constexpr double margin = 1.25;    ///< round the field, in radii
constexpr double above = 0.5;      ///< for the heads of dolls
constexpr double forOneMore = 2.0;

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

SborLayout SborLayout::fitting(QRectF area, std::span<const sbor::Point> centres, bool growing) {
  QRectF field = boundsOf(centres);
  const double room = (margin + (growing ? forOneMore : 0)) * sbor::radius;
  field.adjust(-room, -room - above * sbor::radius, room, room);
  const double fits =
      sbor::radius * std::min(area.width() / field.width(), area.height() / field.height());
  SborLayout layout(area, std::min(fits, comfortable));
  layout.origin_ = area.center() - field.center() * (layout.radius_ / sbor::radius);
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

SborLayout SborLayout::within(QRectF area) const {
  SborLayout other = *this;
  other.area_ = area;
  return other;
}

bool SborLayout::shows(std::span<const sbor::Point> centres) const {
  const QPointF reach(radius_, radius_);
  return std::ranges::all_of(centres, [&](const sbor::Point& place) {
    const QPointF centre = toPixels(place);
    return area_.contains(QRectF(centre - reach, centre + reach));
  });
}

} // namespace igroteka::view
