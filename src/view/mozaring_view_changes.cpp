// SPDX-License-Identifier: MIT
// From one position to the next: what moves is worked out from both.
#include "mozaring_view.h"
#include "theme.h"

#include <QPainter>

#include <algorithm>

namespace igroteka::view {

namespace {

constexpr int dropping = 220;
constexpr int settling = 60;
constexpr int passing = 280;
constexpr int shining = 900;
constexpr int fading = 80;
constexpr int lookedAt = 1600; ///< a finished round stays, with movement or without
constexpr int pause = 400;     ///< between the end of the shine and the next round
constexpr int topOfPile = 3;   ///< rings that a pile shows
/// More changes than this do not wait for one another.
constexpr std::size_t mostWaiting = 3;

} // namespace

void MozaringView::positionChanged(session::Change change, std::size_t /*from*/) {
  const MozaringPosition before = position_;
  const bool played = change == session::Change::played;
  if (proposing_ || !played || motion_.waiting() >= mostWaiting) {
    motion_.finish();
  }
  const bool fades = duration(dropping) == 0 && isVisible();
  QPixmap old = fades ? frame(scene()) : QPixmap();
  hand_.reset();
  wanted_.reset();
  hint_.reset();
  hovered_.reset();
  position_ = positionAt(typed(), match().shown());
  layOut();
  if (isVisible()) {
    animate(before, change, std::move(old));
  }
  if (played) {
    sound(before);
  }
  evaluateAnew();
  tellAbsences();
  tellSpokenFocus(*this);
  update();
}

/// Who was passed over and who is out, for those who hear the board.
void MozaringView::tellAbsences() {
  QStringList absences;
  for (int seat = 0; seat < rules().chosen().players; ++seat) {
    absences.append(absenceOf(seat, position_));
  }
  absences.removeAll(QString());
  setAccessibleDescription(absences.join(QStringLiteral(", ")));
}

void MozaringView::animate(const MozaringPosition& before, session::Change change, QPixmap old) {
  const bool roundIsNew = change != session::Change::undone && startsLaterRound(position_);
  const bool fades = !old.isNull();
  if (roundIsNew) {
    const MozaringPosition finished = finishedRound(position_);
    if (fades) {
      fadeOver(std::move(old), finished, lookedAt);
      fadeOver(frame(still(finished)), position_, 0);
    } else {
      addStep(before, finished, winningSlots(finished).empty() ? lookedAt : pause);
      addStep(finished, position_, 0);
    }
  } else if (fades) {
    fadeOver(std::move(old), position_, 0);
  } else {
    addStep(before, position_, 0);
  }
  startBeat();
}

void MozaringView::fadeOver(QPixmap before, const MozaringPosition& shown, int hold) {
  MozaringMotion::Step step;
  step.shown = shown;
  step.before = std::move(before);
  step.fade = fading;
  step.length = fading + hold;
  motion_.add(std::move(step), now());
}

/// Shows how `before` becomes `after`, and stays there for `hold`.
void MozaringView::addStep(const MozaringPosition& before, const MozaringPosition& after,
                           int hold) {
  MozaringMotion::Step step;
  step.shown = after;
  step.flights = flightsBetween(before, after);
  for (const MozaringMotion::Flight& flight : step.flights) {
    step.length = std::max(step.length, flight.length + flight.settles);
  }
  step.shineAfter = step.length;
  if (after.at > before.at && !winningSlots(after).empty()) {
    step.shine = duration(shining);
    step.length += 2 * step.shine;
  }
  step.length += hold;
  if (step.length > 0) {
    motion_.add(std::move(step), now());
  }
}

/// The centre of the topmost of so many rings.
QPointF MozaringView::pileTop(const MozaringPile& pile, int count) const {
  const QPointF lowest = places_.pileCentre(pile).value_or(places_.boardTop().center());
  return lowest - QPointF(0, places_.pileStep() * (std::clamp(count, 1, topOfPile) - 1));
}

std::vector<MozaringMotion::Flight>
MozaringView::flightsBetween(const MozaringPosition& before, const MozaringPosition& after) const {
  if (before.state.hands != after.state.hands) {
    return swapFlights(before);
  }
  std::vector<MozaringMotion::Flight> flights;
  const double lying = places_.pileUnit() / places_.unit();
  const auto pileOf = [&](mozaring::Colour colour, const MozaringSlot& slot) {
    return MozaringPile{rules().ownerOf(after.state, colour), pieceOf(colour), slot.size};
  };
  const auto topIn = [&](const MozaringPosition& position, const MozaringPile& pile) {
    return pileTop(pile, rules().reserve(position.state, colourOf(pile.colour), sizeOf(pile.size)));
  };
  for (const mozaring::Colour colour : mozaring::allColours) {
    const mozaring::Slots was = before.state.board.of(colour);
    const mozaring::Slots is = after.state.board.of(colour);
    for (const MozaringSlot& slot : slotsOf(is & ~was)) {
      const MozaringPile pile = pileOf(colour, slot);
      flights.push_back({.colour = pile.colour,
                         .size = slot.size,
                         .from = dropFrom_.value_or(topIn(before, pile)),
                         .to = places_.fieldCentre(slot.field),
                         .fromScale = dropFrom_ ? 1 : lying,
                         .toSlot = slot,
                         .length = duration(dropping),
                         .settles = duration(settling)});
    }
    for (const MozaringSlot& slot : slotsOf(was & ~is)) {
      const MozaringPile pile = pileOf(colour, slot);
      flights.push_back({.colour = pile.colour,
                         .size = slot.size,
                         .from = places_.fieldCentre(slot.field),
                         .to = topIn(after, pile),
                         .toScale = lying,
                         .toPile = pile,
                         .length = duration(dropping)});
    }
  }
  return flights;
}

/// The sides are exchanged: the reserves cross the table.
std::vector<MozaringMotion::Flight>
MozaringView::swapFlights(const MozaringPosition& before) const {
  std::vector<MozaringMotion::Flight> flights;
  const MozaringLayout old(size(), seatColours(rules(), before.state), captionHeight());
  const double lying = places_.pileUnit() / places_.unit();
  for (const MozaringLayout::Place& was : old.piles()) {
    MozaringPile pile = was.pile;
    pile.seat = rules().ownerOf(position_.state, colourOf(pile.colour));
    const QPointF to = places_.pileCentre(pile).value_or(was.centre);
    const int count = rules().reserve(position_.state, colourOf(pile.colour), sizeOf(pile.size));
    for (int ring = 0; ring < count; ++ring) {
      const QPointF higher(0, -places_.pileStep() * std::min(ring, topOfPile - 1));
      flights.push_back({.colour = pile.colour,
                         .size = pile.size,
                         .from = was.centre + higher,
                         .to = to + higher,
                         .fromScale = lying,
                         .toScale = lying,
                         .toPile = pile,
                         .length = duration(passing)});
    }
  }
  return flights;
}

QPixmap MozaringView::frame(const MozaringScene& scene) {
  QPixmap pixmap(size() * devicePixelRatioF());
  pixmap.setDevicePixelRatio(devicePixelRatioF());
  QPainter painter(&pixmap);
  paintCloth(painter);
  paintMozaring(painter, art(), places_, scene);
  return pixmap;
}

void MozaringView::sound(const MozaringPosition& before) {
  const bool roundEnded = startsLaterRound(position_) || position_.over;
  const bool won = roundEnded && position_.state.ended.winner != mozaring::none &&
                   position_.state.ended != before.state.ended;
  Q_EMIT sounded(won ? Sound::win : Sound::place);
}

} // namespace igroteka::view
