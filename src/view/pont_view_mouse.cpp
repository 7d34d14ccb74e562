// SPDX-License-Identifier: MIT
// Mouse and touch: the tile follows the pointer; the table is moved and zoomed.
#include "pont_view.h"

#include <QApplication>
#include <QGestureEvent>
#include <QMouseEvent>
#include <QNativeGestureEvent>
#include <QPinchGesture>
#include <QTouchEvent>
#include <QWheelEvent>

#include <algorithm>
#include <cmath>

namespace igroteka::view {

namespace {

constexpr double notch = 120; ///< of a wheel, in Qt's units
constexpr double zoomOfNotch = 1.15;

} // namespace

void PontView::mousePressEvent(QMouseEvent* event) {
  const QPointF where = event->position();
  keyboard_ = false;
  pressed_ = where;
  grip_ = Grip::none;
  hover(where);
  if (covered()) {
    session().pause(false);
    return;
  }
  PontDesk* mine = desk(mouseSeat_);
  if (event->button() == Qt::RightButton && mine != nullptr) {
    turn(*mine, event->modifiers().testFlag(Qt::ShiftModifier) ? -1 : 1);
    return;
  }
  if (event->button() == Qt::MiddleButton) {
    grip_ = Grip::pan;
    return;
  }
  if (event->button() != Qt::LeftButton) {
    return;
  }
  for (const PontTray& laid : trays_) {
    if (const PontTray::Item* found = laid.itemAt(where)) {
      const PontTray::Item item = *found;
      press(laid.seat, item, where);
      const PontDesk* now = mouseDesk();
      grip_ = now != nullptr && now->tile() != 0 ? Grip::tile : Grip::none;
      hover(where);
      return;
    }
    if (laid.frame.contains(where)) {
      serveWithMouse(laid.seat);
      return;
    }
  }
  grip_ = Grip::press;
  update();
}

void PontView::mouseMoveEvent(QMouseEvent* event) {
  const QPointF where = event->position();
  const bool far = (where - pressed_).manhattanLength() >= QApplication::startDragDistance();
  if (grip_ == Grip::press && far) {
    grip_ = Grip::pan;
  }
  if (grip_ == Grip::pan && event->buttons() != Qt::NoButton) {
    ownCamera_ = true;
    cameraSince_ = -1;
    layout_.pan(where - pressed_);
    layout_.keepOn(groundOf(state_.mosaic));
    pressed_ = where;
  }
  keyboard_ = keyboard_ && !far;
  hover(where);
}

void PontView::mouseReleaseEvent(QMouseEvent* event) {
  const QPointF where = event->position();
  const Grip grip = std::exchange(grip_, Grip::none);
  PontDesk* mine = desk(mouseSeat_);
  const bool onTable = layout_.area().contains(where);
  const bool dragged = grip == Grip::tile && onTable &&
                       (where - pressed_).manhattanLength() >= QApplication::startDragDistance();
  if (mine == nullptr || event->button() != Qt::LeftButton || !onTable ||
      (grip != Grip::press && !dragged)) {
    return;
  }
  const pont::Cell cell = seen().cellAt(where);
  // A click far from the mosaic without a tile means nothing.
  if (mine->tile() != 0 || state_.mosaic.around(cell).count > 0 ||
      state_.mosaic.tileAt(cell) != 0) {
    placeAt(*mine, cell, where);
  }
  hover(where);
}

void PontView::wheelEvent(QWheelEvent* event) {
  const double turned =
      event->angleDelta().y() != 0 ? event->angleDelta().y() : event->angleDelta().x();
  PontDesk* mine = desk(mouseSeat_);
  const bool zooms = event->modifiers().testFlag(Qt::ControlModifier) || mine == nullptr ||
                     mine->tile() == 0 || !mayAct(mouseSeat_);
  event->accept();
  keyboard_ = false;
  if (zooms) {
    zoomBy(std::pow(zoomOfNotch, turned / notch), event->position());
    return;
  }
  wheel_ += turned;
  const int steps = static_cast<int>(wheel_ / notch);
  if (steps != 0) {
    wheel_ -= steps * notch;
    turn(*mine, -steps);
  }
}

bool PontView::event(QEvent* event) {
  if (event->type() == QEvent::Gesture) {
    return pinch(*static_cast<QGestureEvent*>(event));
  }
  const bool touches = event->type() == QEvent::TouchBegin ||
                       event->type() == QEvent::TouchUpdate || event->type() == QEvent::TouchEnd ||
                       event->type() == QEvent::TouchCancel;
  if (touches) {
    touch(*static_cast<QTouchEvent*>(event));
    return true;
  }
  if (event->type() == QEvent::NativeGesture) {
    auto* gesture = static_cast<QNativeGestureEvent*>(event);
    if (gesture->gestureType() == Qt::ZoomNativeGesture) {
      zoomBy(1 + gesture->value(), gesture->position());
      return true;
    }
  }
  return BoardView::event(event);
}

bool PontView::pinch(QGestureEvent& event) {
  auto* gesture = static_cast<QPinchGesture*>(event.gesture(Qt::PinchGesture));
  if (gesture == nullptr) {
    return false;
  }
  grip_ = Grip::none;
  // Two fingers on the table zoom and move it; one that came from a tray carries a tile.
  if (std::ranges::any_of(
          fingers_, [this](const Finger& one) { return !layout_.area().contains(one.begun); })) {
    return true;
  }
  std::ranges::for_each(fingers_, [](Finger& one) { one.seat = Actor::nature; });
  if (gesture->changeFlags().testFlag(QPinchGesture::ScaleFactorChanged)) {
    zoomBy(gesture->scaleFactor(), mapFromGlobal(gesture->centerPoint().toPoint()));
  }
  return true;
}

void PontView::zoomBy(double factor, QPointF fixed) {
  ownCamera_ = true;
  cameraSince_ = -1;
  layout_.zoom(factor, fixed);
  layout_.keepOn(groundOf(state_.mosaic));
  update();
}

/// The mouse is here, or nowhere.
void PontView::hover(std::optional<QPointF> where) {
  pointer_ = where;
  const bool carried = carries();
  setCursor(grip_ == Grip::pan ? Qt::ClosedHandCursor
            : carried          ? Qt::BlankCursor
                               : Qt::ArrowCursor);
  update();
}

/// The tile of the mouse's seat is at the pointer.
bool PontView::carries() const {
  const PontDesk* mine = mouseDesk();
  return mine != nullptr && mine->tile() != 0 && mayAct(mine->seat()) && pointer_ && !keyboard_ &&
         grip_ != Grip::pan && (layout_.area().contains(*pointer_) || grip_ == Grip::tile) &&
         !motion_.fliesToHand(indexOf(mine->seat()));
}

void PontView::leaveEvent(QEvent* event) {
  BoardView::leaveEvent(event);
  hover(std::nullopt);
}

} // namespace igroteka::view
