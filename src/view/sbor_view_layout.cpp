// SPDX-License-Identifier: MIT
// Where the table, the bar and the ring of actions lie.
#include "sbor_view.h"

#include <QResizeEvent>

#include <algorithm>

namespace igroteka::view {

using sbor::Circle;

namespace {

constexpr double muchSmaller = 0.8;

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
  const SborLayout same = places_.within(fit.area());
  const bool stays =
      !anew && places_.area().width() == fit.area().width() &&
      (handMade_ || (same.shows(centres) && fit.radius() > places_.radius() * muchSmaller &&
                     fit.radius() < places_.radius() / muchSmaller && !growing));
  places_ = stays || (handMade_ && !anew) ? same : fit;
  placeOffers();
  update();
}

void SborView::resizeEvent(QResizeEvent* event) {
  BoardView::resizeEvent(event);
  handMade_ = false;
  finishAnimation();
  layOut(true);
}

/// Round the doll or beside it, where the buttons hide nothing that they speak of.
void SborView::placeOffers() {
  if (!pick_.from || offers_[0]->isHidden()) {
    return;
  }
  QSize largest(0, 0);
  for (SborButton* button : offers_) {
    largest = largest.expandedTo(button->sizeHint());
  }
  const SborRingPlaces places = sborRingPlaces(surroundings(), largest);
  for (std::size_t index = 0; index < offers_.size(); ++index) {
    offers_[index]->setGeometry(places[index]);
    offers_[index]->raise();
  }
}

/// What the ring of actions has round it: it speaks of the circles on which the chosen doll could
/// act, and of who stands there.
SborSurroundings SborView::surroundings() const {
  SborSurroundings around;
  around.area = tableArea().toRect().adjusted(2, 2, -2, -2);
  const Circle from = *pick_.from;
  sbor::Circles spoken = state().neighbours(from) | targets(open(), from);
  spoken.insert(from);
  for (const Circle circle : state().laid) {
    QRectF seen = rectOf(circle);
    if (const sbor::Doll doll = state().on(circle)) {
      seen |= sborDollRect(places_, tablePoint(state().centre(circle)), bodyOf(doll).size);
    }
    if (circle == from) {
      around.doll = seen;
    } else if (spoken.contains(circle)) {
      around.spoken.push_back(seen);
    } else {
      around.others.push_back(seen);
    }
  }
  return around;
}

} // namespace igroteka::view
