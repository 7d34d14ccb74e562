// SPDX-License-Identifier: MIT
// Mouse and touch: choosing by clicks, dragging circles, panning and zooming the table.
#include "sbor_view.h"

#include <QApplication>
#include <QMouseEvent>
#include <QWheelEvent>

#include <cmath>

namespace igroteka::view {

using sbor::Circle;
using sbor::Phase;

namespace {

constexpr double zoomStep = 1.0015;

} // namespace

/// The circle whose doll is here, the foremost one; else the circle itself.
std::optional<Circle> SborView::circleUnder(QPointF pixels) const {
  std::optional<Circle> found;
  for (const Circle circle : state().laid) {
    const sbor::Doll doll = state().on(circle);
    const QPointF at = tablePoint(state().centre(circle));
    const bool front = !found || state().centre(*found).y < state().centre(circle).y;
    if (doll && front && sborDollRect(places_, at, bodyOf(doll).size).contains(pixels)) {
      found = circle;
    }
  }
  return found ? found : circleAt(state(), places_.toTable(pixels));
}

void SborView::mousePressEvent(QMouseEvent* event) {
  pressed_ = event->position();
  if (event->button() != Qt::LeftButton) {
    if (!stepBack()) {
      panned_ = pressed_;
    }
    return;
  }
  pressing_ = true;
  if (hand_) {
    carryTo(pressed_);
  }
}

void SborView::mouseMoveEvent(QMouseEvent* event) {
  const QPointF where = event->position();
  pointer_ = where;
  walking_ = false;
  if (panned_) {
    showAs(places_.panned(where - *panned_));
    panned_ = where;
    return;
  }
  const bool far = (where - pressed_).manhattanLength() >= QApplication::startDragDistance();
  const auto under = circleUnder(pressed_);
  if (pressing_ && far && !hand_) {
    const bool free = under && state().isFree(*under);
    if (free && mayAct() && state().phase == Phase::acting) {
      pressing_ = false; // told once, whether or not it can be moved
      pickUp(*under, true);
    } else if (!under) {
      panned_ = pressed_;
      pressing_ = false;
    }
  }
  if (hand_) {
    carryTo(where);
  }
  hovered_ = circleUnder(where);
  preview_.reset();
  if (hovered_ && pick_.from && (pick_.action || pick_.means != SborMeans::dice)) {
    SborPick wanted = pick_;
    wanted.to = hovered_;
    const auto moves = matching(legal_, wanted);
    if (moves.size() == 1) {
      preview_ = moves.front();
    }
  }
  setCursor(hand_                  ? Qt::ClosedHandCursor
            : hovered_ && mayAct() ? Qt::PointingHandCursor
                                   : Qt::ArrowCursor);
  update();
}

void SborView::mouseReleaseEvent(QMouseEvent* event) {
  const QPointF where = event->position();
  if (panned_) {
    panned_.reset();
    pressing_ = false;
    return;
  }
  if (event->button() != Qt::LeftButton) {
    return;
  }
  if (hand_ && (hand_->dragged || pressing_)) {
    pressing_ = false;
    carryTo(where);
    putDown(where);
    return;
  }
  if (!pressing_) {
    return;
  }
  pressing_ = false;
  if (const auto circle = circleUnder(where)) {
    activate(*circle);
  } else {
    stepBack();
  }
}

void SborView::wheelEvent(QWheelEvent* event) {
  const double factor = std::pow(zoomStep, event->angleDelta().y());
  showAs(places_.zoomed(factor, event->position()));
}

void SborView::leaveEvent(QEvent* event) {
  BoardView::leaveEvent(event);
  hovered_.reset();
  pointer_.reset();
  preview_.reset();
  update();
}

} // namespace igroteka::view
