// SPDX-License-Identifier: MIT
// Where the table, the bar and the ring of actions lie.
#include "sbor_view.h"

#include <QResizeEvent>

#include <algorithm>

namespace igroteka::view {

using sbor::Circle;

namespace {

constexpr double muchSmaller = 0.88;
constexpr double farAway = 0.25; ///< of the smaller side of the table
constexpr int glideLength = 240;

} // namespace

QRectF SborView::tableArea() const {
  return rect();
}

/// The bar is as wide as what stands on it, and circles lie beside it; its width does not shrink
/// within a phase, so that the table stays where it is when dice are used.
void SborView::layOutBar(bool anew) {
  const QSize wanted = bar_->sizeHint().expandedTo(bar_->minimumSizeHint());
  barWidth_ = anew ? wanted.width() : std::max(barWidth_, wanted.width());
  const int wide = std::min(barWidth_, width());
  const int tall = bar_->hasHeightForWidth() ? bar_->heightForWidth(wide) : wanted.height();
  bar_->setGeometry((width() - wide) / 2, height() - tall, wide, tall);
}

/// Fits the table unless people have zoomed; small changes leave everything in its place.
void SborView::layOut(bool anew) {
  const sbor::Phase stage = std::min(state().phase, sbor::Phase::throwing);
  const bool begins = stage != stage_; // laying, putting dolls out, or playing
  stage_ = stage;
  layOutBar(begins);
  const auto centres = centresOf(state());
  const bool growing = state().phase == sbor::Phase::laying;
  const QRectF area = tableArea();
  const QRectF taken(bar_->geometry());
  const auto folding =
      hand_ && hand_->moves ? SborLayout::Folding::roomy : SborLayout::Folding::close;
  const SborLayout fit = SborLayout::fitting(area, centres, growing, taken, folding);
  const SborLayout same = aim_.within(area, taken);
  const bool sameSize = aim_.area() == area;
  const bool good = same.shows(centres) && same.foldsFor(folding) && nearlyAs(same, fit);
  const bool stays = !anew && !begins && sameSize && (handMade_ || (good && !growing));
  aimAt(stays || (handMade_ && !anew) ? same : fit, sameSize && !anew);
  placeOffers();
  update();
}

/// Whether the table need not move from the one to the other: circles are about as large and lie
/// about where they would.
bool SborView::nearlyAs(const SborLayout& now, const SborLayout& wished) const {
  if (wished.radius() <= now.radius() * muchSmaller ||
      wished.radius() >= now.radius() / muchSmaller) {
    return false;
  }
  const auto centres = centresOf(state());
  return std::ranges::all_of(centres, [&](const sbor::Point& place) {
    const QPointF away = wished.toPixels(place) - now.toPixels(place);
    return away.manhattanLength() < farAway * std::min(width(), height());
  });
}

/// Shows the table so from now on; gently, if it was to be seen otherwise so far.
void SborView::aimAt(const SborLayout& aim, bool gently) {
  if (aim == aim_) {
    return;
  }
  const bool moves =
      aim.radius() != places_.radius() || aim.toPixels(QPointF()) != places_.toPixels(QPointF());
  aim_ = aim;
  if (gently && moves && isVisible() && duration(glideLength) > 0) {
    left_ = places_;
    glides_ = true;
    glidesSince_ = now();
    startBeat();
  } else if (!glides_ || !moves) {
    places_ = aim_;
    glides_ = false;
  }
}

void SborView::glide() {
  const double length = std::max(1, duration(glideLength));
  const double share = std::clamp(static_cast<double>(now() - glidesSince_) / length, 0.0, 1.0);
  glides_ = share < 1;
  const double soft = share * share * (3 - 2 * share);
  places_ = glides_ ? SborLayout::between(left_, aim_, soft) : aim_;
  placeOffers();
}

/// A circle that is carried beyond what is seen makes the table smaller.
void SborView::showGhost() {
  if (hand_ && hand_->at) {
    bringIntoSight(*hand_->at);
  }
}

/// A circle that would lie here is seen whole.
void SborView::bringIntoSight(sbor::Point place) {
  if (aim_.couldShow(place)) {
    return;
  }
  auto centres = centresOf(state());
  centres.push_back(place);
  aimAt(SborLayout::fitting(tableArea(), centres, state().phase == sbor::Phase::laying,
                            QRectF(bar_->geometry()), SborLayout::Folding::roomy),
        true);
}

/// As people want to see it, by their own hands.
void SborView::showAs(const SborLayout& places) {
  places_ = places;
  aim_ = places;
  glides_ = false;
  handMade_ = true;
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
  around.area.setBottom(std::max(around.area.top() + 1, bar_->y() - 2));
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
