// SPDX-License-Identifier: MIT
// The keyboard alone: circles are walked over by direction, places for a circle stepped through;
// letters and digits go by their keys' place.
#include "arrows.h"
#include "key_place.h"
#include "sbor_view.h"

#include <QFocusEvent>
#include <QKeyEvent>

#include <algorithm>
#include <limits>

namespace igroteka::view {

using sbor::Circle;
using sbor::Phase;

namespace {

constexpr double zoomKey = 1.2;

/// The letter or digit at the place of this key.
std::optional<char> letterOf(const QKeyEvent& event) {
  const int key = keyAtPlace(event);
  const bool letter = key >= Qt::Key_A && key <= Qt::Key_Z;
  const bool digit = key >= Qt::Key_0 && key <= Qt::Key_9;
  return letter || digit ? std::optional(static_cast<char>(key)) : std::nullopt;
}

bool commands(const QKeyEvent& event) {
  return (event.modifiers() & (Qt::ControlModifier | Qt::AltModifier | Qt::MetaModifier)) != 0;
}

std::optional<sbor::Action> actionOf(char key) {
  switch (key) {
  case 'G':
    return sbor::Action::go;
  case 'S':
    return sbor::Action::swap;
  case 'E':
    return sbor::Action::eat;
  case 'P':
    return sbor::Action::spit;
  case 'C':
    return sbor::Action::climb;
  case 'T':
    return sbor::Action::trade;
  default:
    return std::nullopt;
  }
}

std::optional<SborMeans> meansOf(char key) {
  switch (key) {
  case 'U':
    return SborMeans::substitution;
  case 'M':
    return SborMeans::manipulation;
  case 'L':
    return SborMeans::teleport;
  case 'F':
    return SborMeans::force;
  default:
    return std::nullopt;
  }
}

} // namespace

void SborView::keyPressEvent(QKeyEvent* event) {
  const auto key = letterOf(*event);
  const bool known =
      !commands(*event) &&
      (commandKey(*event) || tellingKey(key ? *key : event->key()) || (key && letterKey(*key)));
  if (!known) {
    BoardView::keyPressEvent(event);
  }
  update();
}

void SborView::keyReleaseEvent(QKeyEvent* event) {
  if (letterOf(*event) == 'I' && !event->isAutoRepeat()) {
    lookInside_ = false;
    update();
    return;
  }
  BoardView::keyReleaseEvent(event);
}

bool SborView::commandKey(const QKeyEvent& event) {
  if (const auto direction = arrowStep(event.key())) {
    walk(*direction);
    return true;
  }
  switch (event.key()) {
  case Qt::Key_Return:
  case Qt::Key_Enter:
  case Qt::Key_Space:
  case Qt::Key_Select:
    enter();
    return true;
  case Qt::Key_Escape:
    return stepBack();
  case Qt::Key_Plus:
  case Qt::Key_Equal:
  case Qt::Key_Minus:
    showAs(
        places_.zoomed(event.key() == Qt::Key_Minus ? 1 / zoomKey : zoomKey, tableArea().center()));
    return true;
  default:
    return false;
  }
}

bool SborView::letterKey(char key) {
  if (key == 'I') {
    lookInside_ = true;
    return true;
  }
  if (key == '0') {
    handMade_ = false;
    layOut(true);
    return true;
  }
  if (!mayAct()) {
    return false;
  }
  return settingUp() ? settingKey(key) : turnKey(key);
}

bool SborView::settingKey(char key) {
  if (key == 'Q') {
    Q_EMIT bar_->quickWanted();
    return true;
  }
  if (state().phase == Phase::laying) {
    const int number = key - '0';
    if (number < 1 || number > sbor::circlesEach) {
      return false;
    }
    const Circle circle(number, state().seat);
    if (!state().laid.contains(circle)) {
      pickUp(circle, false);
    }
    return true;
  }
  static constexpr std::string_view sizes = "SML";
  const auto size = sizes.find(key);
  if (size == std::string_view::npos) {
    return false;
  }
  const sbor::Doll doll(sbor::dressedBy(state().seat, state().players),
                        static_cast<sbor::Size>(size));
  if (!state().isPlaced(doll)) {
    doll_ = doll;
    refresh();
  }
  return true;
}

bool SborView::turnKey(char key) {
  if (key >= '1' && key <= '6') {
    cycleKeep(key - '0');
    return true;
  }
  if (key == 'N') {
    endTurn();
    return true;
  }
  if (const auto means = meansOf(key)) {
    if (givesPower(state().dice, *means)) {
      choosePower(*means);
    }
    return true;
  }
  const auto action = actionOf(key);
  if (!action && key != 'V') {
    return false;
  }
  if (key == 'V') {
    if (focus_ && !hand_) {
      pickUp(*focus_, false);
    }
    return true;
  }
  if (!pick_.from && focus_ && state().on(*focus_)) {
    chooseDollOn(*focus_);
    refresh();
  }
  if (pick_.from && offerButton(*action)->isVisibleTo(this)) {
    chooseOffer(*action);
  }
  return true;
}

void SborView::enter() {
  if (session().awaitsRealDice()) {
    playTold();
  } else if (session().awaitsRoll()) {
    session().roll();
  } else if (hand_ && mayAct()) {
    putDown(hand_->at ? places_.toPixels(*hand_->at) : QPointF(rect().center()));
  } else if (focus_) {
    activate(*focus_);
  }
}

/// The circle in the hand goes to the next good place.
void SborView::carry(QPointF direction) {
  double best = std::numeric_limits<double>::max();
  const QPointF here = tablePoint(*hand_->at);
  for (const sbor::Point& spot : sbor::candidateSpots(rules().fieldFor(state(), hand_->circle))) {
    const auto way = wayAhead(here, tablePoint(spot), direction);
    if (way && *way < best) {
      best = *way;
      hand_->at = spot;
    }
  }
  showGhost();
}

void SborView::walk(QPointF direction) {
  pointer_.reset();
  hovered_.reset();
  walking_ = true;
  if (hand_ && hand_->at) {
    carry(direction);
    return;
  }
  if (!focus_ || !state().laid.contains(*focus_)) {
    if (!state().laid.empty()) {
      setFocusCircle(*state().laid.begin());
    }
    return;
  }
  double best = std::numeric_limits<double>::max();
  const QPointF here = tablePoint(state().centre(*focus_));
  Circle next = *focus_;
  for (const Circle circle : state().laid) {
    const auto way = wayAhead(here, tablePoint(state().centre(circle)), direction);
    if (way && *way < best) {
      best = *way;
      next = circle;
    }
  }
  setFocusCircle(next);
}

void SborView::setFocusCircle(Circle circle) {
  focus_ = circle;
  tellSpokenFocus(*this);
  update();
}

void SborView::focusInEvent(QFocusEvent* event) {
  BoardView::focusInEvent(event);
  if (!focus_) {
    focus_ = firstFocus();
  }
  tellSpokenFocus(*this);
  update();
}

void SborView::focusOutEvent(QFocusEvent* event) {
  BoardView::focusOutEvent(event);
  lookInside_ = false;
  update();
}

} // namespace igroteka::view
