// SPDX-License-Identifier: MIT
#pragma once

#include <igroteka/sbor/geometry.h>

#include <QPointF>
#include <QRectF>

#include <span>

namespace igroteka::view {

/// Where the free table of Obshchiy sbor lies in a widget: from table units (a thousandth of a
/// circle's radius) to pixels and back.
class SborLayout {
public:
  /// Circles never get smaller or larger than this, in pixels of radius.
  static constexpr double leastRadius = 12;
  static constexpr double mostRadius = 220;

  SborLayout() = default;
  /// The centre of the table in the middle of the area, the circles of this radius in pixels.
  SborLayout(QRectF area, double radius);

  /// The layout that shows all these circles, with room for dolls and one more circle at each side
  /// if `growing`.
  static SborLayout fitting(QRectF area, std::span<const sbor::Point> centres, bool growing);

  /// The radius of a circle in pixels.
  double radius() const { return radius_; }
  QRectF area() const { return area_; }

  QPointF toPixels(QPointF table) const;
  QPointF toPixels(sbor::Point place) const;
  QPointF toTable(QPointF pixels) const;
  /// The nearest point of the rules, within their bounds.
  sbor::Point toPoint(QPointF pixels) const;

  /// Zoomed by the factor, the table staying in place under this pixel.
  SborLayout zoomed(double factor, QPointF pixel) const;
  SborLayout panned(QPointF pixels) const;
  /// The same with another area to be seen in; nothing moves.
  SborLayout within(QRectF area) const;

  /// Whether all these circles are wholly in the area.
  bool shows(std::span<const sbor::Point> centres) const;

  bool operator==(const SborLayout&) const = default;

private:
  QRectF area_{0, 0, 320, 320};
  double radius_ = 60;
  QPointF origin_{160, 160}; ///< the pixel of 0,0
};

} // namespace igroteka::view
