// SPDX-License-Identifier: MIT
// What goes on by itself: the table that moves, tiles in the air, hands, the clock.
#include "pont_view.h"

#include <QEasingCurve>
#include <QTimerEvent>

#include <algorithm>

namespace igroteka::view {

namespace {

constexpr int cameraLength = 220;
constexpr int secondLength = 1000;
constexpr qint64 sharpeningLength = 3; ///< milliseconds of a frame
constexpr double slack = 0.8;          ///< sides of room round the ground when it is fitted

} // namespace

void PontView::fitIfNeeded() {
  const QRectF ground = groundOf(state_.mosaic);
  if (ownCamera_ || layout_.shows(ground)) {
    return;
  }
  PontLayout fitted = layout_;
  fitted.fit(ground.adjusted(-slack, -slack, slack, slack));
  moveCamera(fitted);
}

void PontView::moveCamera(const PontLayout& to) {
  cameraFrom_ = seen();
  layout_ = to;
  cameraSince_ = duration(cameraLength) > 0 && isVisible() ? now() : -1;
  startBeat();
}

/// What is seen at this moment, while the table moves.
PontLayout PontView::seen() const {
  const int length = duration(cameraLength);
  if (cameraSince_ < 0 || length == 0) {
    return layout_;
  }
  const double share = std::clamp(double(now() - cameraSince_) / length, 0.0, 1.0);
  static const QEasingCurve curve(QEasingCurve::InOutCubic);
  return PontLayout::between(cameraFrom_, layout_, curve.valueForProgress(share));
}

void PontView::finishAnimation() {
  motion_.finish();
  turning_.reset();
  shaking_ = Actor::nature;
  cameraSince_ = -1;
  sharpening_ = false;
  if (!handsMove()) {
    stopBeat();
  }
  update();
}

bool PontView::animating() const {
  return motion_.running() || turning_ || shaking_ != Actor::nature || cameraSince_ >= 0 ||
         sharpening_;
}

/// The clock on the table goes on by seconds, while it runs.
void PontView::followClock() {
  const bool runs = inRush() && !session().paused() && !over_ && !session().lookingBack();
  if (!runs) {
    seconds_.stop();
  } else if (!seconds_.isActive()) {
    seconds_.start(secondLength, this);
  }
}

/// Computers' hands are at work, and movement is wanted.
bool PontView::handsMove() const {
  return inRush() && !carrying_.empty() && !session().paused() && !session().lookingBack() &&
         duration(1000) > 0;
}

void PontView::timerEvent(QTimerEvent* event) {
  if (event->timerId() == seconds_.timerId()) {
    update(clockRect(layout_.area()));
    return;
  }
  BoardView::timerEvent(event);
}

void PontView::beat() {
  const qint64 moment = now();
  const bool whole = cameraSince_ >= 0 || sharpening_ || turning_ || shaking_ != Actor::nature;
  motion_.advance(moment);
  motion_.follow(layout_);
  if (cameraSince_ >= 0 && moment - cameraSince_ >= duration(cameraLength)) {
    cameraSince_ = -1;
  }
  if (turning_ && turnLeft(turning_->seat) == 0) {
    turning_.reset();
  }
  if (shaking_ != Actor::nature && shakeOf(shaking_) == 0 && moment > shakenSince_) {
    shaking_ = Actor::nature;
  }
  sharpening_ = !sharpen() && (cameraSince_ >= 0 || sharpening_);
  carryTiles();
  if (!animating() && !handsMove()) {
    stopBeat();
  }
  const QRegion moves = movingRegion();
  if (whole) {
    update();
  } else {
    update(moves | moved_);
  }
  moved_ = moves;
}

void PontView::carryTiles() {
  for (PontCarrying& each : carrying_) {
    const Gesture gesture = handsMove() ? session().gesture(each.seat()) : Gesture();
    each.at(gesture, state_, layout_.table(awayPlace(each.seat())), session().elapsed());
  }
}

/// While the table moves, draws some more of its tiles in the size in which they come to rest;
/// true when all are there.
bool PontView::sharpen() {
  if (cameraSince_ < 0 && !sharpening_) {
    return true;
  }
  QElapsedTimer spent;
  spent.start();
  for (const PontStill::Laid& one : laidNow()) {
    if (spent.elapsed() >= sharpeningLength) {
      return false;
    }
    pixmaps_.face(one.tile, one.rotation, look().colourMarks, layout_.side(), devicePixelRatioF());
  }
  return true;
}

std::vector<PontStill::Laid> PontView::laidNow(bool withFlying) const {
  std::vector<PontStill::Laid> all;
  for (const pont::Cell cell : laidCells(state_.mosaic)) {
    if (withFlying || !motion_.fliesTo(cell)) {
      const int tile = state_.mosaic.tileAt(cell);
      all.push_back({cell, tile, state_.mosaic.rotationOf(tile)});
    }
  }
  return all;
}

void PontView::lookChanged() {
  finishAnimation();
  startBeat();
}

} // namespace igroteka::view
