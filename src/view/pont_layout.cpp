// SPDX-License-Identifier: MIT
#include "pont_layout.h"

#include <igroteka/pont/geometry.h>

#include <algorithm>
#include <numbers>
#include <set>

namespace igroteka::view {
namespace {

constexpr double root = std::numbers::sqrt3;

bool isAbove(pont::Cell a, pont::Cell b) {
  return a.r != b.r ? a.r < b.r : a.q < b.q;
}

} // namespace

QPointF cellCentre(pont::Cell cell) {
  return {root * (cell.q + cell.r / 2.0), 1.5 * cell.r};
}

pont::Cell cellUnder(QPointF point) {
  return pont::cellAt({point.x(), point.y()});
}

std::vector<pont::Cell> laidCells(const pont::Mosaic& mosaic) {
  std::vector<pont::Cell> cells;
  for (int tile = 1; tile <= pont::tileCount; ++tile) {
    if (mosaic.holds(tile)) {
      cells.push_back(mosaic.cellOf(tile));
    }
  }
  std::ranges::sort(cells, isAbove);
  return cells;
}

std::vector<pont::Cell> touchingCells(const pont::Mosaic& mosaic) {
  std::set<pont::Cell> found;
  for (const pont::Cell cell : laidCells(mosaic)) {
    for (int edge = 0; edge < 6; ++edge) {
      const pont::Cell beside = pont::across(cell, edge);
      if (mosaic.tileAt(beside) == 0) {
        found.insert(beside);
      }
    }
  }
  std::vector<pont::Cell> cells(found.begin(), found.end());
  std::ranges::sort(cells, isAbove);
  return cells;
}

QRectF groundOf(const pont::Mosaic& mosaic) {
  QRectF ground;
  for (const pont::Cell cell : touchingCells(mosaic)) {
    const QPointF centre = cellCentre(cell);
    ground |= QRectF(centre - QPointF(root / 2, 1), centre + QPointF(root / 2, 1));
  }
  return ground;
}

QPainterPath PontLayout::outlineOf(pont::Cell cell, double reach) const {
  const QPointF centre = centreOf(cell);
  QPainterPath path;
  for (int vertex = 0; vertex < 6; ++vertex) {
    const double angle = (vertex - 0.5) * std::numbers::pi / 3;
    const QPointF corner = centre + QPointF(std::cos(angle), std::sin(angle)) * (reach * side_);
    if (vertex == 0) {
      path.moveTo(corner);
    } else {
      path.lineTo(corner);
    }
  }
  path.closeSubpath();
  return path;
}

void PontLayout::fit(QRectF ground) {
  middle_ = ground.center();
  const double across = area_.width() / std::max(ground.width(), 0.1);
  const double along = area_.height() / std::max(ground.height(), 0.1);
  side_ = std::clamp(std::min(across, along), smallest, fitLargest);
}

bool PontLayout::shows(QRectF ground) const {
  const QRectF seen(table(area_.topLeft()), table(area_.bottomRight()));
  return seen.adjusted(-0.01, -0.01, 0.01, 0.01).contains(ground);
}

void PontLayout::zoom(double factor, QPointF fixed) {
  const QPointF before = table(fixed);
  side_ = std::clamp(side_ * factor, smallest, largest);
  middle_ += before - table(fixed);
}

void PontLayout::keepOn(QRectF ground) {
  middle_.setX(std::clamp(middle_.x(), ground.left(), ground.right()));
  middle_.setY(std::clamp(middle_.y(), ground.top(), ground.bottom()));
}

PontLayout PontLayout::between(const PontLayout& from, const PontLayout& to, double share) {
  PontLayout layout = to;
  layout.side_ = from.side_ + (to.side_ - from.side_) * share;
  layout.middle_ = from.middle_ + (to.middle_ - from.middle_) * share;
  return layout;
}

} // namespace igroteka::view
