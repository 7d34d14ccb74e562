// SPDX-License-Identifier: MIT
// Fields and piles, one by one, for keyboard and assistive tools.
#include "mozaring_view.h"
#include "mozaring_view_words.h"
#include "ring_paint.h"

#include <algorithm>

namespace igroteka::view {

std::vector<MozaringView::Spot> MozaringView::spots() const {
  std::vector<Spot> all;
  for (int field = 0; field < mozaring::fieldCount; ++field) {
    all.emplace_back(field);
  }
  for (const MozaringLayout::Place& place : places_.piles()) {
    all.emplace_back(place.pile);
  }
  return all;
}

QString MozaringView::wordsOf(const Spot& spot) const {
  const MozaringScene lying = sceneOf(rules(), position_);
  if (const int* field = std::get_if<int>(&spot)) {
    if (!hand_) {
      return mozaringWords::field(lying, *field);
    }
    const auto open = openSlots(rules(), position_.state, hand_->pile.colour, hand_->pile.size);
    const bool fits =
        std::ranges::any_of(open, [&](const MozaringSlot& slot) { return slot.field == *field; });
    return mozaringWords::fieldFor(lying, *field, fits);
  }
  const auto& pile = std::get<MozaringPile>(spot);
  return mozaringWords::pile(
      nameOf(seatAt(pile.seat)), pile,
      rules().reserve(position_.state, colourOf(pile.colour), sizeOf(pile.size)));
}

QString MozaringView::detailOf(const Spot& spot) const {
  const auto* pile = std::get_if<MozaringPile>(&spot);
  if (pile == nullptr) {
    return verdictWords(std::get<int>(spot));
  }
  if (inHand() == *pile) {
    return mozaringWords::inHand();
  }
  return mayPlace(rules(), position_, *pile) ? mozaringWords::mayBeTaken() : QString();
}

QRect MozaringView::rectOf(const Spot& spot) const {
  if (const int* field = std::get_if<int>(&spot)) {
    return places_.wellRect(*field).toAlignedRect();
  }
  const auto& pile = std::get<MozaringPile>(spot);
  const double reach = ringMeasures(pile.size).radius * places_.pileUnit();
  const QPointF corner(reach, reach);
  const QPointF centre = centreOf(spot);
  return QRectF(centre - corner, centre + corner).toAlignedRect();
}

int MozaringView::spotCount() const {
  return mozaring::fieldCount + static_cast<int>(places_.piles().size());
}

SpokenSpot MozaringView::spokenSpot(int spot) const {
  const Spot here = spots().at(static_cast<std::size_t>(spot));
  const auto* pile = std::get_if<MozaringPile>(&here);
  return {.name = wordsOf(here),
          .detail = detailOf(here),
          .press = pile != nullptr ? mozaringWords::takeRing() : mozaringWords::placeHere(),
          .rect = rectOf(here),
          .pressed = pile != nullptr && inHand() == *pile};
}

std::optional<int> MozaringView::spokenFocus() const {
  return placeIn(spots(), focus_);
}

void MozaringView::focusSpoken(int spot) {
  setFocusSpot(spots().at(static_cast<std::size_t>(spot)));
}

void MozaringView::pressSpoken(int spot) {
  activate(spots().at(static_cast<std::size_t>(spot)));
}

} // namespace igroteka::view
