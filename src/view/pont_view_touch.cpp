// SPDX-License-Identifier: MIT
// Touch: every finger carries the tile of its own seat.
#include "pont_view.h"

#include <QApplication>
#include <QTouchEvent>

#include <algorithm>
#include <utility>

namespace igroteka::view {

void PontView::touch(QTouchEvent& event) {
  event.accept();
  keyboard_ = false;
  pointer_.reset();
  if (event.type() == QEvent::TouchCancel) {
    fingers_.clear();
    update();
    return;
  }
  for (const QEventPoint& point : event.points()) {
    const QPointF where = point.position();
    const auto known = std::ranges::find(fingers_, point.id(), &Finger::id);
    if (point.state() == QEventPoint::State::Pressed) {
      putDown({.id = point.id(), .begun = where, .where = where});
    } else if (known != fingers_.end()) {
      const QPointF way = where - known->begun;
      known->where = where;
      known->moved = known->moved || way.manhattanLength() >= QApplication::startDragDistance();
      if (point.state() == QEventPoint::State::Released) {
        const Finger lifted = *known;
        fingers_.erase(known);
        liftUp(lifted);
      }
    }
  }
  update();
}

/// On a thing in a tray the finger serves that seat; on the table the seat that has nobody else.
void PontView::putDown(Finger finger) {
  if (covered()) {
    session().pause(false);
    return;
  }
  for (const PontTray& laid : trays_) {
    const PontTray::Item* found = laid.itemAt(finger.where);
    if (found == nullptr) {
      continue;
    }
    const PontTray::Item item = *found;
    const Actor seat = laid.seat;
    finger.onHand = item.choice && item.choice->kind == PontChoice::Kind::hand;
    fingers_.push_back(finger);
    press(seat, item, finger.where); // may lay the trays anew
    const auto mine = std::ranges::find(fingers_, finger.id, &Finger::id);
    if (const PontDesk* now = desk(seat); mine != fingers_.end() && now && now->tile() != 0) {
      mine->seat = seat;
    }
    return;
  }
  if (layout_.area().contains(finger.where)) {
    const PontDesk* mine = mouseDesk();
    const bool free = mine != nullptr && mayAct(mine->seat()) && fingerOf(mine->seat()) == nullptr;
    finger.seat = free ? mine->seat() : Actor::nature;
    fingers_.push_back(finger);
  }
}

void PontView::liftUp(const Finger& finger) {
  PontDesk* mine = desk(finger.seat);
  if (mine == nullptr) {
    return;
  }
  if (finger.onHand && !finger.moved) {
    turn(*mine, 1);
    return;
  }
  const bool begunOnTable = layout_.area().contains(finger.begun);
  if (!layout_.area().contains(finger.where) || (!finger.moved && !begunOnTable)) {
    return;
  }
  const pont::Cell cell = seen().cellAt(finger.where);
  if (mine->tile() != 0 || state_.mosaic.around(cell).count > 0) {
    // The finger is gone, but the tile lies where it was: it is laid down from there.
    fingers_.push_back(finger);
    placeAt(*mine, cell, finger.where);
    std::erase_if(fingers_, [&](const Finger& one) { return one.id == finger.id; });
  }
}

/// The finger that serves this seat; null if there is none.
const PontView::Finger* PontView::fingerOf(Actor seat) const {
  const auto found = std::ranges::find(fingers_, seat, &Finger::seat);
  return seat == Actor::nature || found == fingers_.end() ? nullptr : &*found;
}

/// The tile of the finger's seat is under the finger.
bool PontView::fingerCarries(const Finger& finger) const {
  const PontDesk* mine = desk(finger.seat);
  return mine != nullptr && mine->tile() != 0 && mayAct(mine->seat()) && finger.moved;
}

} // namespace igroteka::view
