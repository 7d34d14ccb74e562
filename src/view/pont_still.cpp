// SPDX-License-Identifier: MIT
#include "pont_still.h"

#include "pont_tray.h"

#include <QPainter>

#include <algorithm>
#include <iterator>

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
  std::vector<Laid> added;
  std::ranges::copy_if(laid, std::back_inserter(added),
                       [&](const Laid& one) { return !holds(laid_, one); });
  laid_ = laid;
  bounds_ = boundsOf(laid_);
  for (const Laid& one : added) {
    renew(tiles, boundsOf({one}).toAlignedRect());
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
  renew(tiles, layout_.area().toAlignedRect());
}

/// Paints a part of the picture anew: the shadows fall on the table only, so they come first.
void PontStill::renew(PontTiles& tiles, const QRect& part) {
  QPainter painter(&picture_);
  painter.translate(-layout_.area().topLeft());
  painter.setClipRect(part);
  painter.setCompositionMode(QPainter::CompositionMode_Clear);
  painter.fillRect(part, Qt::transparent);
  painter.setCompositionMode(QPainter::CompositionMode_SourceOver);
  std::vector<Laid> seen;
  std::ranges::copy_if(laid_, std::back_inserter(seen),
                       [&](const Laid& one) { return boundsOf({one}).intersects(QRectF(part)); });
  const QPixmap shadow = tiles.shadow(layout_.side(), ratio_);
  for (const Laid& one : seen) {
    layTile(painter, shadow, layout_.centreOf(one.cell));
  }
  for (const Laid& one : seen) {
    layTile(painter, tiles.face(one.tile, one.rotation, marks_, layout_.side(), ratio_),
            layout_.centreOf(one.cell));
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
