// SPDX-License-Identifier: MIT
#pragma once

#include <igroteka/pont/mosaic.h>

#include <QPainterPath>
#include <QPointF>
#include <QRectF>

#include <vector>

namespace igroteka::view {

/// The centre of a cell on a table where cells have sides of length 1 and cell 0,0 is about (0, 0).
QPointF cellCentre(pont::Cell cell);
/// The cell on which a point of that table lies.
pont::Cell cellUnder(QPointF point);

/// The tiles' cells, by rows from the top, as they have to be painted.
std::vector<pont::Cell> laidCells(const pont::Mosaic& mosaic);
/// The empty cells with at least one tile around them, by rows from the top.
std::vector<pont::Cell> touchingCells(const pont::Mosaic& mosaic);
/// What the mosaic and the cells around it take up on the table.
QRectF groundOf(const pont::Mosaic& mosaic);

/// Which part of the table is seen, and how large: pixels to cells and back. A plain value.
class PontLayout {
public:
  static constexpr double smallest = 6;  ///< pixels in a side
  static constexpr double largest = 240; ///< likewise
  static constexpr double fitLargest = 64;

  PontLayout() = default;
  explicit PontLayout(QRectF area) : area_(area) {}

  /// The part of the widget that is the table, in pixels.
  const QRectF& area() const { return area_; }
  /// Pixels in a side of a cell.
  double side() const { return side_; }
  QPointF pixel(QPointF table) const { return area_.center() + (table - middle_) * side_; }
  QPointF table(QPointF pixel) const { return middle_ + (pixel - area_.center()) / side_; }
  QPointF centreOf(pont::Cell cell) const { return pixel(cellCentre(cell)); }
  pont::Cell cellAt(QPointF pixel) const { return cellUnder(table(pixel)); }
  /// The outline of a cell, in pixels, `reach` times as large.
  QPainterPath outlineOf(pont::Cell cell, double reach = 1) const;

  /// Another area, the same middle and size of tiles.
  void setArea(QRectF area) { area_ = area; }
  /// Shows the ground as large as it can be, but not larger than tiles look good.
  void fit(QRectF ground);
  /// Whether the whole ground is seen.
  bool shows(QRectF ground) const;
  /// Larger (above 1) or smaller, so that what is under `fixed` stays there.
  void zoom(double factor, QPointF fixed);
  /// Moves what is seen along with the pointer, in pixels.
  void pan(QPointF by) { middle_ -= by / side_; }
  /// Takes the middle back so that it lies on the ground.
  void keepOn(QRectF ground);

  /// What is seen between two layouts of the same area; `share` 0 is `from`, 1 is `to`.
  static PontLayout between(const PontLayout& from, const PontLayout& to, double share);

  bool operator==(const PontLayout&) const = default;

private:
  QRectF area_{0, 0, 400, 300};
  QPointF middle_; // of the table, in sides
  double side_ = 40;
};

} // namespace igroteka::view
