// SPDX-License-Identifier: MIT
// The keyboard: one person has all of it, several have a cluster of seven keys each.
#include "arrows.h"
#include "key_place.h"
#include "pont_view.h"

#include <QFocusEvent>
#include <QKeyEvent>

#include <algorithm>

namespace igroteka::view {

namespace {

constexpr double zoomStep = 1.2;
constexpr auto commands = Qt::ControlModifier | Qt::AltModifier | Qt::MetaModifier;

using Kind = PontChoice::Kind;

} // namespace

void PontView::keyPressEvent(QKeyEvent* event) {
  if ((event->modifiers() & commands) != 0) {
    BoardView::keyPressEvent(event);
    return;
  }
  keyboard_ = true;
  const Qt::Key key = keyAtPlace(*event);
  const bool enter = key == Qt::Key_Return || key == Qt::Key_Enter || key == Qt::Key_Space;
  if (covered() && enter && !event->isAutoRepeat()) {
    session().pause(false);
    return;
  }
  PontDesk* alone = keyboardDesk();
  const bool several = inRush() && alone == nullptr;
  // Held keys only walk.
  const bool walks = arrowStep(key).has_value() || several;
  const bool known = (event->isAutoRepeat() && !walks) || (alone && commonKey(*event, alone)) ||
                     (inRush() && handKey(key)) || tableKey(key);
  if (!known) {
    BoardView::keyPressEvent(event);
  }
  update();
}

bool PontView::commonKey(QKeyEvent& event, PontDesk* desk) {
  const Qt::Key key = keyAtPlace(event);
  const bool back = event.modifiers().testFlag(Qt::ShiftModifier);
  if (const auto direction = arrowStep(key)) {
    walk(*desk, *direction);
    return true;
  }
  switch (key) {
  case Qt::Key_Return:
  case Qt::Key_Enter:
  case Qt::Key_Space:
  case Qt::Key_Select:
    doNow(*desk);
    return true;
  case Qt::Key_R:
    turn(*desk, back ? -1 : 1);
    return true;
  case Qt::Key_O:
    desk->chooseNext(back ? -1 : 1);
    choiceMoved();
    return true;
  case Qt::Key_G:
    desk->nextReceiver(back ? -1 : 1);
    choiceMoved();
    return true;
  case Qt::Key_1:
  case Qt::Key_2:
    choose(*desk, {Kind::stack, key - Qt::Key_0}, placeOf(*desk));
    return true;
  case Qt::Key_X:
    make(pont::Move::discard(desk->seat()), placeOf(*desk));
    return true;
  case Qt::Key_Escape:
    if (desk->choices().empty() || desk->chosen() == desk->choices().front()) {
      return false;
    }
    desk->choose(desk->choices().front());
    choiceMoved();
    return true;
  default:
    return false;
  }
}

/// Keys that only change what is seen.
bool PontView::tableKey(int key) {
  switch (key) {
  case Qt::Key_Plus:
  case Qt::Key_Equal:
    zoomBy(zoomStep, layout_.area().center());
    return true;
  case Qt::Key_Minus:
    zoomBy(1 / zoomStep, layout_.area().center());
    return true;
  case Qt::Key_F:
  case Qt::Key_0:
    fit_->trigger();
    return true;
  default:
    return false;
  }
}

bool PontView::handKey(Qt::Key key) {
  const auto found = keys_.find(key);
  if (!found || found->first >= desks_.size()) {
    return false;
  }
  actByKey(desks_[found->first], found->second);
  return true;
}

void PontView::actByKey(PontDesk& desk, PontAct act) {
  if (!mayAct(desk.seat())) {
    return;
  }
  switch (act) {
  case PontAct::up:
    walk(desk, {0, -1});
    break;
  case PontAct::left:
    walk(desk, {-1, 0});
    break;
  case PontAct::down:
    walk(desk, {0, 1});
    break;
  case PontAct::right:
    walk(desk, {1, 0});
    break;
  case PontAct::turn:
    if (desk.gives()) {
      desk.chooseNext();
      choiceMoved();
    } else {
      turn(desk, 1);
    }
    break;
  case PontAct::act:
    doNow(desk);
    break;
  case PontAct::other:
    if (desk.gives()) {
      desk.nextReceiver();
    } else {
      desk.chooseNext();
    }
    choiceMoved();
    break;
  }
}

void PontView::walk(PontDesk& desk, QPointF direction) {
  desk.walk(touchingCells(state_.mosaic), direction);
  const QPointF centre = layout_.centreOf(desk.cell());
  const double reach = layout_.side();
  const QRectF room = layout_.area().adjusted(reach, reach, -reach, -reach);
  if (!room.contains(centre)) {
    PontLayout moved = layout_;
    const QPointF nearest(std::clamp(centre.x(), room.left(), std::max(room.left(), room.right())),
                          std::clamp(centre.y(), room.top(), std::max(room.top(), room.bottom())));
    moved.pan(nearest - centre);
    moveCamera(moved);
  }
  tellSpokenFocus(*this);
}

void PontView::focusInEvent(QFocusEvent* event) {
  BoardView::focusInEvent(event);
  tellSpokenFocus(*this);
  update();
}

void PontView::focusOutEvent(QFocusEvent* event) {
  BoardView::focusOutEvent(event);
  update();
}

/// Tab goes through what there is to choose before it leaves.
bool PontView::focusNextPrevChild(bool next) {
  PontDesk* mine = keyboardDesk();
  if (hasFocus() && mine != nullptr && mayAct(mine->seat()) && mine->chosen()) {
    const auto& all = mine->choices();
    const PontChoice end = next ? all.back() : all.front();
    if (*mine->chosen() != end) {
      keyboard_ = true;
      mine->chooseNext(next ? 1 : -1);
      choiceMoved();
      return true;
    }
  }
  return BoardView::focusNextPrevChild(next);
}

} // namespace igroteka::view
