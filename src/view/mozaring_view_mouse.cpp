// SPDX-License-Identifier: MIT
// Mouse and touch: dragging a ring, or one click on the ring and another on the field.
#include "mozaring_view.h"

#include <QApplication>
#include <QMouseEvent>

namespace igroteka::view {

void MozaringView::mousePressEvent(QMouseEvent* event) {
  const QPointF where = event->position();
  keyboard_ = false;
  if (event->button() != Qt::LeftButton) {
    dropHand();
    return;
  }
  if (motion_.shown() != nullptr && motion_.shown()->over && !position_.over) {
    motion_.finish(); // the finished round has been looked at
  }
  pressed_ = where;
  fresh_ = false;
  if (const auto pile = places_.pileAt(where)) {
    pressPile(*pile, where);
  } else if (hand_) {
    return; // placed when the button is let go
  } else if (const auto slot = places_.slotAt(where)) {
    focus_ = slot->field;
    offer(*slot, where);
    fresh_ = hand_.has_value();
    hover(where);
  } else {
    wanted_.reset();
    hideBubble();
  }
  update();
}

void MozaringView::pressPile(const MozaringPile& pile, QPointF where) {
  focus_ = pile;
  if (inHand() == pile) {
    dropHand();
    return;
  }
  const auto wanted = wanted_;
  fresh_ = take(pile, where);
  if (fresh_ && wanted && wanted->size == pile.size) {
    hand_->pointer.reset(); // it leaves from its pile
    place(wanted->field, places_.fieldCentre(wanted->field));
    fresh_ = false;
  }
}

void MozaringView::mouseMoveEvent(QMouseEvent* event) {
  const QPointF where = event->position();
  const bool far = (where - pressed_).manhattanLength() >= QApplication::startDragDistance();
  if (hand_ && fresh_ && event->buttons().testFlag(Qt::LeftButton) && far) {
    hand_->dragged = true;
  }
  hover(where);
}

void MozaringView::mouseReleaseEvent(QMouseEvent* event) {
  if (event->button() == Qt::LeftButton && hand_ && (hand_->dragged || !fresh_)) {
    release(event->position());
  }
  fresh_ = false;
}

void MozaringView::release(QPointF where) {
  hand_->pointer = where;
  if (const auto field = places_.fieldAt(where)) {
    focus_ = *field;
    place(*field, where);
  } else if (hand_->dragged || !places_.pileAt(where)) {
    dropHand();
  }
  if (!hand_) {
    hover(where);
  }
}

/// The mouse is here, or nowhere.
void MozaringView::hover(std::optional<QPointF> pointer) {
  hovered_.reset();
  if (hand_ && (pointer || hand_->pointer)) {
    hand_->pointer = pointer;
  }
  if (pointer && hand_) {
    if (const auto field = places_.fieldAt(*pointer)) {
      hovered_ = MozaringSlot{*field, hand_->pile.size};
    }
  } else if (pointer && mayAct()) {
    const auto slot = places_.slotAt(*pointer);
    if (slot && !pilesFor(rules(), position_, *slot).empty()) {
      hovered_ = slot;
    }
  }
  const auto pile = pointer ? places_.pileAt(*pointer) : std::nullopt;
  const bool takeable = pile && mayAct() && mayPlace(rules(), position_, *pile);
  setCursor(hand_ ? Qt::ClosedHandCursor : takeable ? Qt::OpenHandCursor : Qt::ArrowCursor);
  update();
}

void MozaringView::leaveEvent(QEvent* event) {
  BoardView::leaveEvent(event);
  hover(std::nullopt);
}

} // namespace igroteka::view
