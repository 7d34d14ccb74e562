// SPDX-License-Identifier: MIT
#include "pont_still.h"

#include "pont_tray.h"

#include <QPainter>

#include <algorithm>

namespace igroteka::view {
namespace {

bool holds(const std::vector<PontStill::Laid>& all, const PontStill::Laid& one) {
  return std::ranges::find(all, one) != all.end();
}

} // namespace

void PontStill::follow(PontTiles& tiles, const PontLayout& layout, const std::vector<Laid>& laid,
                       bool marks, qreal ratio, bool moving) {
  const bool sameLook = !picture_.isNull() && marks_ == marks && ratio_ == ratio &&
                        layout_.area().size() == layout.area().size();
  const bool onlyMore =
      std::ranges::all_of(laid_, [&](const Laid& one) { return holds(laid, one); });
  if (!sameLook || !onlyMore || (!moving && layout_ != layout)) {
    layout_ = layout;
    marks_ = marks;
    ratio_ = ratio;
    make(tiles, laid);
    return;
  }
  for (const Laid& one : laid) {
    if (!holds(laid_, one)) {
      add(tiles, one);
    }
  }
}

QRectF PontStill::boundsOf(const std::vector<Laid>& laid) const {
  QRectF bounds;
  const double reach = layout_.side() * PontTiles::extent / 2 + 2;
  for (const Laid& one : laid) {
    const QPointF centre = layout_.centreOf(one.cell);
    bounds |= QRectF(centre - QPointF(reach, reach), centre + QPointF(reach, reach));
  }
  return bounds;
}

void PontStill::make(PontTiles& tiles, const std::vector<Laid>& laid) {
  laid_ = laid;
  bounds_ = boundsOf(laid);
  picture_ = QPixmap((layout_.area().size() * ratio_).toSize().expandedTo({1, 1}));
  picture_.setDevicePixelRatio(ratio_);
  picture_.fill(Qt::transparent);
  QPainter painter(&picture_);
  painter.translate(-layout_.area().topLeft());
  const QPixmap shadow = tiles.shadow(layout_.side(), ratio_);
  for (const Laid& one : laid) {
    layTile(painter, shadow, layout_.centreOf(one.cell));
  }
  for (const Laid& one : laid) {
    layTile(painter, tiles.face(one.tile, one.rotation, marks_, layout_.side(), ratio_),
            layout_.centreOf(one.cell));
  }
}

/// Its shadow falls on the table, not on the tiles beside it: those are painted over it.
void PontStill::add(PontTiles& tiles, const Laid& one) {
  QPainter painter(&picture_);
  painter.translate(-layout_.area().topLeft());
  layTile(painter, tiles.shadow(layout_.side(), ratio_), layout_.centreOf(one.cell));
  laid_.push_back(one);
  bounds_ = boundsOf(laid_);
  for (const Laid& each : laid_) {
    const bool beside = std::ranges::any_of(std::array{0, 1, 2, 3, 4, 5}, [&](int edge) {
      return across(one.cell, edge) == each.cell;
    });
    if (beside || each == one) {
      layTile(painter, tiles.face(each.tile, each.rotation, marks_, layout_.side(), ratio_),
              layout_.centreOf(each.cell));
    }
  }
}

void PontStill::paint(QPainter& painter, const PontLayout& layout) const {
  const QPointF corner = layout_.area().topLeft();
  if (layout == layout_) {
    painter.drawPixmap(corner, picture_);
    return;
  }
  const QRectF seen = bounds_.intersected(layout_.area());
  const QRectF target(layout.pixel(layout_.table(seen.topLeft())),
                      layout.pixel(layout_.table(seen.bottomRight())));
  const QRectF source((seen.topLeft() - corner) * ratio_, seen.size() * ratio_);
  painter.drawPixmap(target, picture_, source);
}

} // namespace igroteka::view
