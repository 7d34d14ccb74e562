// SPDX-License-Identifier: MIT
// The hand: taking a ring, placing it, and being told why not.
#include "mozaring_view.h"
#include "mozaring_view_words.h"
#include "translated.h"

#include <QEasingCurve>

#include <algorithm>
#include <bit>

namespace igroteka::view {

namespace {

constexpr int pickUp = 110;
constexpr int shaking = 240;
constexpr int goingBack = 220;
constexpr int refusedFor = 1200;
constexpr double handHeight = 18; ///< of a ring held over its pile, in pile units
constexpr double snapHeight = 6;  ///< of a ring held over its slot, in board units

} // namespace

bool MozaringView::mayAct() const {
  return session().isPerson(actor()) && !session().paused();
}

std::optional<MozaringPile> MozaringView::inHand() const {
  return hand_ ? std::optional(hand_->pile) : std::nullopt;
}

bool MozaringView::handMoves() const {
  if (!hand_) {
    return false;
  }
  const bool shakes = hand_->shaken >= 0 && now() - hand_->shaken < duration(shaking);
  return shakes || now() - hand_->since < duration(pickUp);
}

double MozaringView::handRisen() const {
  static const QEasingCurve rising(QEasingCurve::OutQuad);
  const int length = duration(pickUp);
  const auto passed = static_cast<double>(now() - hand_->since);
  return length > 0 ? rising.valueForProgress(std::clamp(passed / length, 0.0, 1.0)) : 1;
}

/// Over a slot that takes it the ring that follows the mouse hovers right above the slot.
bool MozaringView::handSnaps() const {
  return hand_ && hand_->pointer && !hand_->dragged && hovered_ &&
         std::ranges::count(pilesFor(rules(), position_, *hovered_), hand_->pile) > 0;
}

QPointF MozaringView::liftedPlace(const MozaringPile& pile) const {
  const int left = rules().reserve(position_.state, colourOf(pile.colour), sizeOf(pile.size));
  return pileTop(pile, left) - QPointF(0, handHeight * places_.pileUnit());
}

QPointF MozaringView::handPlace() const {
  if (handSnaps()) {
    return places_.fieldCentre(hovered_->field) - QPointF(0, snapHeight * places_.unit());
  }
  return hand_->pointer ? *hand_->pointer : liftedPlace(hand_->pile);
}

void MozaringView::addHand(MozaringScene& scene) const {
  const double risen = handRisen();
  const double lying = places_.pileUnit() / places_.unit();
  QPointF place = hand_->from + (handPlace() - hand_->from) * risen;
  const int length = duration(shaking);
  const auto passed = static_cast<double>(now() - hand_->shaken);
  if (hand_->shaken >= 0 && passed < length) {
    place.rx() += shakeOffset(passed / length);
  }
  const double scale = hand_->pointer ? lying + (1 - lying) * risen : lying;
  scene.air.push_back({place, hand_->pile.size, hand_->pile.colour, risen, scale});
  for (MozaringScene::Reserve& reserve : scene.reserves) {
    reserve.count -= reserve.pile == hand_->pile ? 1 : 0;
  }
}

/// Proposes what has to be refused, so that everybody hears why.
void MozaringView::tell(const MozaringPile& pile, QPointF tried) {
  const mozaring::Slots free = ~position_.state.board.taken() & ~rules().chosen().closed &
                               mozaring::slotsOf(sizeOf(pile.size));
  const int slot = free != 0 ? std::countr_zero(free) : mozaring::slotIndex(sizeOf(pile.size), 0);
  tried_.reset();
  const int left = rules().reserve(position_.state, colourOf(pile.colour), sizeOf(pile.size));
  if (left > 0 && duration(shaking) > 0) {
    const QPointF top = pileTop(pile, left);
    const double lying = places_.pileUnit() / places_.unit();
    motion_.fly({.colour = pile.colour,
                 .size = pile.size,
                 .from = top,
                 .to = top,
                 .fromScale = lying,
                 .toScale = lying,
                 .fromHeight = 0,
                 .toPile = pile,
                 .shakes = duration(shaking)},
                now());
    startBeat();
  }
  propose(mozaring::Rules::write(mozaring::Move::ring(colourOf(pile.colour), slot)), tried);
}

void MozaringView::tellSlot(const MozaringSlot& slot, QPointF tried) {
  const mozaring::Colours due = position_.over
                                    ? mozaring::colourBit(mozaring::Colour::red)
                                    : rules().due(position_.state, position_.state.toAct);
  const auto colour = static_cast<mozaring::Colour>(std::countr_zero(due));
  tried_ = slot;
  propose(mozaring::Rules::write(mozaring::Move::ring(colour, indexOf(slot))), tried);
}

bool MozaringView::take(const MozaringPile& pile, std::optional<QPointF> pointer) {
  clearHint();
  if (!mayAct() || !mayPlace(rules(), position_, pile)) {
    dropHand();
    tell(pile, pointer.value_or(centreOf(pile)));
    return false;
  }
  dropHand();
  const int left = rules().reserve(position_.state, colourOf(pile.colour), sizeOf(pile.size));
  hand_ = Hand{pile, pointer, now(), pileTop(pile, left)};
  hideBubble();
  hover(pointer);
  startBeat();
  tellSpokenFocus(*this);
  return true;
}

void MozaringView::dropHand() {
  wanted_.reset();
  if (hand_) {
    flyBack(false);
  }
  update();
}

void MozaringView::flyBack(bool shakes) {
  const MozaringPile pile = hand_->pile;
  const double lying = places_.pileUnit() / places_.unit();
  const int left = rules().reserve(position_.state, colourOf(pile.colour), sizeOf(pile.size));
  if (duration(goingBack) > 0) {
    motion_.fly({.colour = pile.colour,
                 .size = pile.size,
                 .from = handPlace(),
                 .to = pileTop(pile, left),
                 .fromScale = hand_->pointer ? 1 : lying,
                 .toScale = lying,
                 .toPile = pile,
                 .shakes = shakes ? duration(shaking) : 0,
                 .length = duration(goingBack)},
                now());
    startBeat();
  }
  hand_.reset();
  hovered_.reset();
  tellSpokenFocus(*this);
}

void MozaringView::place(int field, QPointF tried) {
  const mozaring::Move move{false, colourOf(hand_->pile.colour), sizeOf(hand_->pile.size),
                            static_cast<std::uint8_t>(field)};
  tried_ = MozaringSlot{field, hand_->pile.size};
  dropFrom_ = hand_->pointer ? std::optional(handPlace()) : std::nullopt;
  proposing_ = true;
  const bool dragged = hand_->dragged;
  const bool placed = propose(mozaring::Rules::write(move), tried);
  proposing_ = false;
  dropFrom_.reset();
  if (!placed && dragged && hand_) {
    flyBack(true);
  }
}

void MozaringView::offer(const MozaringSlot& slot, std::optional<QPointF> pointer) {
  const auto piles = pilesFor(rules(), position_, slot);
  const QPointF tried = pointer.value_or(places_.fieldCentre(slot.field));
  if (piles.empty() || !mayAct()) {
    tellSlot(slot, tried);
  } else if (piles.size() == 1) {
    take(piles.front(), pointer);
  } else {
    wanted_ = slot;
    toReserve();
  }
  update();
}

/// A field without a ring in hand: only one kind fits, or the person has to choose.
void MozaringView::offerField(int field) {
  std::vector<MozaringPile> fitting;
  for (const PieceSize size : pieceSizes) {
    const auto piles = pilesFor(rules(), position_, {field, size});
    fitting.insert(fitting.end(), piles.begin(), piles.end());
  }
  if (fitting.size() <= 1 || !mayAct()) {
    const PieceSize size = fitting.empty() ? PieceSize::large : fitting.front().size;
    offer({field, size}, std::nullopt);
    return;
  }
  showBubble(translated(mozaringWords::chooseRing()), places_.fieldCentre(field));
  toReserve();
}

void MozaringView::showRefusal(const Phrase& why) {
  BoardView::showRefusal(why);
  if (tried_) {
    motion_.refuse(*tried_, refusedFor, now());
  }
  if (hand_ && !hand_->dragged) {
    hand_->shaken = now();
  }
  startBeat();
}

void MozaringView::swapNow() {
  tried_.reset();
  proposing_ = true;
  propose(mozaring::Rules::write(mozaring::Move::sides()), places_.boardTop().center());
  proposing_ = false;
}

void MozaringView::activate(const Spot& spot) {
  if (const int* field = std::get_if<int>(&spot)) {
    if (hand_) {
      place(*field, places_.fieldCentre(*field));
    } else {
      offerField(*field);
    }
    return;
  }
  const auto& pile = std::get<MozaringPile>(spot);
  const auto wanted = wanted_;
  if (inHand() == pile) {
    dropHand();
  } else if (take(pile, std::nullopt) && wanted && wanted->size == pile.size) {
    place(wanted->field, places_.fieldCentre(wanted->field));
  }
}

} // namespace igroteka::view
