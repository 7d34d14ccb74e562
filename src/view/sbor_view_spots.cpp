// SPDX-License-Identifier: MIT
// The circles, one by one, for keyboard and assistive tools.
#include "sbor_view.h"
#include "sbor_words.h"

namespace igroteka::view {

using sbor::Circle;

std::vector<Circle> SborView::circles() const {
  return {state().laid.begin(), state().laid.end()};
}

QString SborView::wordsOf(Circle circle) const {
  return sborWords::circle(state(), circle, state().phase == sbor::Phase::acting);
}

QRect SborView::rectOf(sbor::Circle circle) const {
  const QPointF reach(places_.radius(), places_.radius());
  const QPointF centre = places_.toPixels(state().centre(circle));
  return QRectF(centre - reach, centre + reach).toAlignedRect();
}

int SborView::spotCount() const {
  return static_cast<int>(circles().size());
}

SpokenSpot SborView::spokenSpot(int spot) const {
  const Circle circle = circles().at(static_cast<std::size_t>(spot));
  return {.name = wordsOf(circle),
          .press = sborWords::press(),
          .rect = rectOf(circle),
          .pressed = pick_.from == circle};
}

std::optional<int> SborView::spokenFocus() const {
  return focus_ ? placeIn(circles(), *focus_) : std::nullopt;
}

void SborView::focusSpoken(int spot) {
  setFocusCircle(circles().at(static_cast<std::size_t>(spot)));
}

void SborView::pressSpoken(int spot) {
  activate(circles().at(static_cast<std::size_t>(spot)));
}

} // namespace igroteka::view
