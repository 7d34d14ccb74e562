// SPDX-License-Identifier: MIT
// Where the table, the bar and the ring of actions lie.
#include "sbor_view.h"

#include <QResizeEvent>

#include <algorithm>

namespace igroteka::view {

namespace {

constexpr double muchSmaller = 0.8;
constexpr int gap = 6;

} // namespace

QRectF SborView::tableArea() const {
  return {0, 0, static_cast<double>(width()), std::max(120.0, static_cast<double>(bar_->y()))};
}

/// Fits the table unless people have zoomed; small changes leave everything in its place.
void SborView::layOut(bool anew) {
  const int tall = std::max(bar_->sizeHint().height(), bar_->minimumSizeHint().height());
  bar_->setGeometry(0, height() - tall, width(), tall);
  const auto centres = centresOf(state());
  const bool growing = state().phase == sbor::Phase::laying;
  const SborLayout fit = SborLayout::fitting(tableArea(), centres, growing);
  const bool stays =
      !anew && places_.area() == fit.area() &&
      (handMade_ || (places_.shows(centres) && fit.radius() > places_.radius() * muchSmaller &&
                     fit.radius() < places_.radius() / muchSmaller && !growing));
  if (!stays && (!handMade_ || anew)) {
    places_ = fit;
  }
  placeOffers();
  update();
}

void SborView::resizeEvent(QResizeEvent* event) {
  BoardView::resizeEvent(event);
  handMade_ = false;
  finishAnimation();
  layOut(true);
}

/// Three buttons at the left of the doll and three at the right, as far as the window allows.
void SborView::placeOffers() {
  if (!pick_.from || offers_[0]->isHidden()) {
    return;
  }
  QSize largest(0, 0);
  for (SborButton* button : offers_) {
    largest = largest.expandedTo(button->sizeHint());
  }
  const QPointF centre = places_.toPixels(state().centre(*pick_.from));
  const double aside = std::max(places_.radius() * 0.75, 34.0) + gap;
  for (std::size_t index = 0; index < offers_.size(); ++index) {
    const bool left = index < 3;
    const int row = static_cast<int>(index % 3) - 1;
    const double bulge = row == 0 ? places_.radius() * 0.2 : 0;
    const double x =
        left ? centre.x() - aside - bulge - largest.width() : centre.x() + aside + bulge;
    const double y = centre.y() + row * (largest.height() + gap) - largest.height() / 2.0 -
                     places_.radius() * 0.3;
    offers_[index]->resize(largest);
    offers_[index]->move(qRound(x), qRound(y));
  }
  // The whole ring moves together, so that its buttons never cover each other.
  QRect ring;
  for (const SborButton* button : offers_) {
    ring = ring.united(button->geometry());
  }
  const QRect area = tableArea().toRect().adjusted(2, 2, -2, -2);
  const int dx = std::max(0, area.left() - ring.left()) + std::min(0, area.right() - ring.right());
  const int dy = std::max(0, area.top() - ring.top()) + std::min(0, area.bottom() - ring.bottom());
  for (SborButton* button : offers_) {
    button->move(button->pos() + QPoint(dx, dy));
    button->raise();
  }
}

QRect SborView::rectOf(sbor::Circle circle) const {
  const QPointF reach(places_.radius(), places_.radius());
  const QPointF centre = places_.toPixels(state().centre(circle));
  return QRectF(centre - reach, centre + reach).toAlignedRect();
}

} // namespace igroteka::view
