// SPDX-License-Identifier: MIT
// The keyboard alone: fields and piles are walked over, letters and digits go by their keys' place.
#include "arrows.h"
#include "key_place.h"
#include "mozaring_view.h"
#include "mozaring_view_words.h"

#include <QFocusEvent>
#include <QKeyEvent>

#include <algorithm>
#include <bit>
#include <limits>

namespace igroteka::view {

QList<std::pair<QString, QString>> MozaringView::keys() const {
  return mozaringWords::keys(rules().chosen().swap);
}

void MozaringView::keyPressEvent(QKeyEvent* event) {
  keyboard_ = true;
  const auto held = event->modifiers() & (Qt::ControlModifier | Qt::AltModifier | Qt::MetaModifier);
  const bool known = held == 0 && (commandKey(*event) || letterKey(keyAtPlace(*event)));
  if (!known) {
    BoardView::keyPressEvent(event);
  }
  update();
}

bool MozaringView::commandKey(const QKeyEvent& event) {
  if (const auto direction = arrowStep(event.key())) {
    walk(*direction);
    return true;
  }
  switch (event.key()) {
  case Qt::Key_Return:
  case Qt::Key_Enter:
  case Qt::Key_Space:
  case Qt::Key_Select:
    activate(focus_);
    if (hand_ && !std::holds_alternative<int>(focus_)) {
      setFocusSpot(lastField_);
    }
    return true;
  case Qt::Key_Escape:
    if (!hand_ && !wanted_) {
      return false;
    }
    dropHand();
    return true;
  default:
    return false;
  }
}

bool MozaringView::letterKey(Qt::Key key) {
  switch (key) {
  case Qt::Key_S:
    chooseSize(PieceSize::small);
    return true;
  case Qt::Key_M:
    chooseSize(PieceSize::medium);
    return true;
  case Qt::Key_L:
    chooseSize(PieceSize::large);
    return true;
  case Qt::Key_R:
    chooseColour(PieceColour::red);
    return true;
  case Qt::Key_G:
    chooseColour(PieceColour::green);
    return true;
  case Qt::Key_B:
    chooseColour(PieceColour::blue);
    return true;
  case Qt::Key_Y:
    chooseColour(PieceColour::yellow);
    return true;
  case Qt::Key_X:
    swapNow();
    return true;
  default:
    break;
  }
  if (key < Qt::Key_1 || key > Qt::Key_9) {
    return false;
  }
  goToField(key - Qt::Key_1);
  return true;
}

void MozaringView::walk(QPointF direction) {
  const QPointF here = centreOf(focus_);
  double best = std::numeric_limits<double>::max();
  Spot next = focus_;
  for (const Spot& spot : spots()) {
    const auto way = wayAhead(here, centreOf(spot), direction);
    if (way && *way < best) {
      best = *way;
      next = spot;
    }
  }
  setFocusSpot(next);
}

/// The colour chosen before, as far as it may be placed; else one that may be.
void MozaringView::chooseSize(PieceSize size) {
  const mozaring::Colours can = position_.over
                                    ? mozaring::Colours{0}
                                    : rules().placeable(position_.state, position_.state.toAct);
  if (can != 0 && !mozaring::holds(can, colourOf(chosenColour_))) {
    chosenColour_ = pieceOf(static_cast<mozaring::Colour>(std::countr_zero(can)));
  }
  const int owner = rules().ownerOf(position_.state, colourOf(chosenColour_));
  const MozaringPile pile{std::max(owner, 0), chosenColour_, size};
  if (inHand() != pile) {
    const auto wanted = wanted_;
    if (take(pile, std::nullopt) && wanted && wanted->size == size) {
      place(wanted->field, places_.fieldCentre(wanted->field));
    }
  }
  setFocusSpot(lastField_);
}

void MozaringView::chooseColour(PieceColour colour) {
  const int owner = rules().ownerOf(position_.state, colourOf(colour));
  if (owner < 0) {
    return;
  }
  chosenColour_ = colour;
  if (hand_ || wanted_) {
    chooseSize(hand_ ? hand_->pile.size : wanted_->size);
    return;
  }
  setFocusSpot(MozaringPile{owner, colour, PieceSize::large});
}

void MozaringView::goToField(int field) {
  if (armed_ == field && hand_) {
    activate(field);
  } else {
    setFocusSpot(field);
    armed_ = field;
  }
}

QPointF MozaringView::centreOf(const Spot& spot) const {
  if (const int* field = std::get_if<int>(&spot)) {
    return places_.fieldCentre(*field);
  }
  return places_.pileCentre(std::get<MozaringPile>(spot)).value_or(places_.boardTop().center());
}

std::optional<MozaringPile> MozaringView::firstTakeable() const {
  const auto& piles = places_.piles();
  const auto found = std::ranges::find_if(piles, [&](const MozaringLayout::Place& place) {
    const bool fits = !wanted_ || place.pile.size == wanted_->size;
    return fits && mayPlace(rules(), position_, place.pile);
  });
  return found == piles.end() ? std::nullopt : std::optional(found->pile);
}

/// The focus goes to the reserve of whoever is to act.
void MozaringView::toReserve() {
  if (const auto pile = firstTakeable()) {
    setFocusSpot(*pile);
  }
}

void MozaringView::setFocusSpot(const Spot& spot) {
  focus_ = spot;
  armed_ = -1;
  if (const int* field = std::get_if<int>(&spot)) {
    lastField_ = *field;
  } else {
    chosenColour_ = std::get<MozaringPile>(spot).colour;
  }
  tellSpokenFocus(*this);
  update();
}

void MozaringView::focusInEvent(QFocusEvent* event) {
  BoardView::focusInEvent(event);
  if (event->reason() == Qt::BacktabFocusReason) {
    toReserve();
  } else if (event->reason() == Qt::TabFocusReason) {
    setFocusSpot(lastField_);
  }
  tellSpokenFocus(*this);
  update();
}

void MozaringView::focusOutEvent(QFocusEvent* event) {
  BoardView::focusOutEvent(event);
  update();
}

/// Tab goes from the board to the reserve before it leaves, and the other way round.
bool MozaringView::focusNextPrevChild(bool next) {
  const bool onBoard = std::holds_alternative<int>(focus_);
  if (hasFocus() && next && onBoard && firstTakeable()) {
    toReserve();
    return true;
  }
  if (hasFocus() && !next && !onBoard) {
    setFocusSpot(lastField_);
    return true;
  }
  return BoardView::focusNextPrevChild(next);
}

} // namespace igroteka::view
