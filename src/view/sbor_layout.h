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

  /// The layout that shows all these circles as large as can be, with room for dolls, and for one
  /// more circle at each side if `growing`. Circles may lie beside what is taken at the lower edge
  /// of the area, but not under it.
  static SborLayout fitting(QRectF area, std::span<const sbor::Point> centres, bool growing,
                            QRectF taken = {});
  /// What is seen on the way from one layout to another, at a share from 0 to 1.
  static SborLayout between(const SborLayout& from, const SborLayout& to, double share);

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
  SborLayout within(QRectF area, QRectF taken = {}) const;

  /// Whether all these circles are wholly in the area, and none under what is taken.
  bool shows(std::span<const sbor::Point> centres) const;

  bool operator==(const SborLayout&) const = default;

private:
  bool covers(QPointF centre) const;
  bool clear(std::span<const sbor::Point> centres) const;
  bool moveClear(QRectF field, std::span<const sbor::Point> centres);

  QRectF taken_; ///< the part of the area where no circle is seen
  QRectF area_{0, 0, 320, 320};
  double radius_ = 60;
  QPointF origin_{160, 160}; ///< the pixel of 0,0
};

} // namespace igroteka::view
