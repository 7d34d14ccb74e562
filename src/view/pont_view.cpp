// SPDX-License-Identifier: MIT
#include "pont_view.h"

#include "pont_seat_part.h"
#include "pont_view_access.h"
#include "pont_view_words.h"
#include "theme.h"

#include <igroteka/core/typed_match.h>

#include <QAction>
#include <QEasingCurve>
#include <QFontMetrics>
#include <QLocale>
#include <QTimerEvent>

#include <algorithm>

namespace igroteka::view {

namespace {

constexpr int frameLength = 16;
constexpr int cameraLength = 220;
constexpr double slack = 0.8; ///< sides of room round the ground when it is fitted
constexpr double trayShare = 0.19;

} // namespace

PontView::PontView(session::AnySession& session, Art& art, QWidget* parent)
    : BoardView(session, art, parent) {
  setObjectName(QStringLiteral("pont"));
  installPontAccess();
  clock_.start();
  grabGesture(Qt::PinchGesture);
  makeActions();
  connect(&session, &session::AnySession::seatsChanged, this, [this] {
    follow();
    layOut();
    update();
  });
  connect(&session, &session::AnySession::pausedChanged, this, [this] {
    refreshActions();
    update();
  });
  follow();
  retranslate();
}

PontView::~PontView() = default;

const Match<pont::Rules>& PontView::typed() const {
  return dynamic_cast<const TypedMatchOf<pont::Rules>&>(match()).match();
}

const pont::Rules& PontView::rules() const {
  return typed().rules();
}

bool PontView::mayAct(Actor seat) const {
  return !over_ && session().isPerson(seat) && !session().paused();
}

bool PontView::covered() const {
  return inRush() && session().paused() && !over_ && !session().lookingBack();
}

/// Takes the shown position over from the session.
void PontView::follow() {
  at_ = match().shown();
  state_ = typed().state(at_);
  over_ = typed().ending(at_).has_value();
  last_.reset();
  if (at_ > 0) {
    if (const auto* move = std::get_if<pont::Move>(&typed().ply(at_ - 1).action)) {
      last_ = *move;
    }
  }
  std::vector<Actor> seats;
  if (!over_ && !inRush()) {
    seats.push_back(seatAt(state_.turn));
  } else if (!over_) {
    for (const Actor seat : Actors::seats(state_.players)) {
      if (session().isPerson(seat)) {
        seats.push_back(seat);
      }
    }
  }
  std::vector<PontDesk> desks;
  for (const Actor seat : seats) {
    const PontDesk* known = desk(seat);
    desks.push_back(known != nullptr ? *known : PontDesk(seat));
    if (known == nullptr && !desks_.empty() && !inRush()) {
      desks.back().aimAt(desks_.front().cell());
    }
    desks.back().follow(rules(), state_);
  }
  desks_ = std::move(desks);
  if (desk(mouseSeat_) == nullptr) {
    mouseSeat_ = desks_.empty() ? Actor::nature : desks_.front().seat();
  }
  refreshActions();
}

PontDesk* PontView::desk(Actor seat) {
  const auto found = std::ranges::find(desks_, seat, &PontDesk::seat);
  return found == desks_.end() ? nullptr : &*found;
}

const PontDesk* PontView::desk(Actor seat) const {
  const auto found = std::ranges::find(desks_, seat, &PontDesk::seat);
  return found == desks_.end() ? nullptr : &*found;
}

const PontTray* PontView::tray(Actor seat) const {
  const auto found = std::ranges::find(trays_, seat, &PontTray::seat);
  return found == trays_.end() ? nullptr : &*found;
}

const PontDesk* PontView::mouseDesk() const {
  return desk(mouseSeat_);
}

/// The one whom the keys of the whole keyboard serve: alone at it, or in turns.
PontDesk* PontView::keyboardDesk() {
  return desks_.size() == 1 ? &desks_.front() : nullptr;
}

const PontDesk* PontView::keyboardDesk() const {
  return desks_.size() == 1 ? &desks_.front() : nullptr;
}

void PontView::serveWithMouse(Actor seat) {
  if (desk(seat) != nullptr) {
    mouseSeat_ = seat;
    update();
  }
}

void PontView::layOut() {
  const double caption = QFontMetrics(roleFont(TextRole::caption, font())).height() + 4;
  const bool any = !desks_.empty();
  const double high = any ? std::clamp(height() * trayShare, 76.0, 170.0) : 0;
  layout_.setArea(QRectF(0, 0, width(), height() - high));
  trays_.clear();
  const double wide = any ? width() / double(desks_.size()) : 0;
  for (std::size_t place = 0; place < desks_.size(); ++place) {
    const QRectF frame(double(place) * wide, height() - high, wide, high);
    trays_.push_back(layTray(frame.adjusted(4, 2, -4, -4), caption, state_, desks_[place], false));
  }
}

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
  startTicking();
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

void PontView::resizeEvent(QResizeEvent* event) {
  BoardView::resizeEvent(event);
  layOut();
  cameraSince_ = -1;
  if (!ownCamera_) {
    const QRectF ground = groundOf(state_.mosaic);
    layout_.fit(ground.adjusted(-slack, -slack, slack, slack));
  }
}

QString PontView::scoreOf(Actor seat) const {
  const int index = indexOf(seat);
  return state_.seat(index).isOut() ? pontWords::isOut()
                                    : QLocale().toString(state_.tilesLeft(index));
}

QWidget* PontView::makeSeatPart(Actor seat, QWidget* parent) {
  return new PontSeatPart(*this, seat, parent);
}

void PontView::showHint(const Answer& answer) {
  hint_ = pont::Rules::read(answer.action);
  update();
}

void PontView::clearHint() {
  hint_.reset();
  update();
}

void PontView::finishAnimation() {
  motion_.finish();
  turning_.reset();
  shaking_ = Actor::nature;
  cameraSince_ = -1;
  tick_.stop();
  update();
}

bool PontView::animating() const {
  return motion_.running() || turning_ || shaking_ != Actor::nature || cameraSince_ >= 0;
}

qint64 PontView::now() const {
  return clock_.elapsed();
}

void PontView::startTicking() {
  if (!tick_.isActive()) {
    tick_.start(frameLength, Qt::PreciseTimer, this);
  }
  update();
}

void PontView::timerEvent(QTimerEvent* event) {
  if (event->timerId() != tick_.timerId()) {
    BoardView::timerEvent(event);
    return;
  }
  beat();
}

void PontView::beat() {
  const qint64 moment = now();
  motion_.advance(moment);
  if (cameraSince_ >= 0 && moment - cameraSince_ >= duration(cameraLength)) {
    cameraSince_ = -1;
  }
  if (turning_ && turnLeft(turning_->seat) == 0) {
    turning_.reset();
  }
  if (shaking_ != Actor::nature && shakeOf(shaking_) == 0 && moment > shakenSince_) {
    shaking_ = Actor::nature;
  }
  if (!animating()) {
    tick_.stop();
  }
  update();
}

void PontView::lookChanged() {
  finishAnimation();
}

PontView::Fits PontView::fitsOf(const PontDesk& desk) const {
  Fits fits;
  if (desk.tile() == 0) {
    return fits;
  }
  const int touching = desk.chosen()->kind == PontChoice::Kind::fine ? 3 : 2;
  for (const pont::Place& place : state_.mosaic.places(desk.tile(), touching)) {
    (place.rotation == desk.rotation() ? fits.now : fits.turned).push_back(place.cell);
  }
  return fits;
}

bool PontView::marksNiches() const {
  return niches_->isChecked();
}

void PontView::setKeys(const PontKeys& keys) {
  keys_ = keys;
  Q_EMIT seatPartsChanged();
  update();
}

QString PontView::keysOf(Actor seat) const {
  const auto found = std::ranges::find(desks_, seat, &PontDesk::seat);
  const auto hand = static_cast<std::size_t>(found - desks_.begin());
  if (!inRush() || found == desks_.end() || hand >= PontKeys::hands) {
    return {};
  }
  QString directions;
  for (const PontAct act : {PontAct::up, PontAct::left, PontAct::down, PontAct::right}) {
    directions += signOf(keys_.key(hand, act));
  }
  return pontWords::keysOf(directions, signOf(keys_.key(hand, PontAct::turn)),
                           signOf(keys_.key(hand, PontAct::act)),
                           signOf(keys_.key(hand, PontAct::other)));
}

BoardView* makePontView(session::AnySession& session, Art& art, QWidget* parent) {
  return new PontView(session, art, parent);
}

} // namespace igroteka::view
