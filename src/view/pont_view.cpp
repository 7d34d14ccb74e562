// SPDX-License-Identifier: MIT
#include "pont_view.h"

#include "pont_seat_part.h"
#include "pont_view_words.h"
#include "theme.h"

#include <igroteka/core/typed_match.h>

#include <QAction>
#include <QEasingCurve>
#include <QFontMetrics>

#include <algorithm>

namespace igroteka::view {

namespace {

constexpr double slack = 0.8; ///< sides of room round the ground when it is fitted
constexpr double trayShare = 0.19;

} // namespace

PontView::PontView(session::AnySession& session, Art& art, QWidget* parent)
    : BoardView(session, art, parent) {
  setObjectName(QStringLiteral("pont"));
  installBoardAccess();
  grabGesture(Qt::PinchGesture);
  setAttribute(Qt::WA_AcceptTouchEvents);
  makeActions();
  connect(&session, &session::AnySession::seatsChanged, this, [this] {
    follow();
    layOut();
    update();
  });
  connect(&session, &session::AnySession::pausedChanged, this, [this] {
    refreshActions();
    fingers_.clear();
    followClock();
    startBeat();
  });
  connect(&session, &session::AnySession::ended, this, &PontView::noteRun);
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
    } else if (known == nullptr && inRush()) { // each begins at a cell of its own
      const auto cells = touchingCells(state_.mosaic);
      desks.back().aimAt(cells[(desks.size() - 1) * cells.size() / seats.size()]);
    }
    desks.back().follow(rules(), state_);
  }
  desks_ = std::move(desks);
  std::erase_if(carrying_, [&](const PontCarrying& one) {
    return over_ || session().isPerson(one.seat()) || state_.seat(indexOf(one.seat())).isOut();
  });
  for (const Actor seat : Actors::seats(state_.players)) {
    const bool known = std::ranges::find(carrying_, seat, &PontCarrying::seat) != carrying_.end();
    if (inRush() && !over_ && !known && !session().isPerson(seat)) {
      carrying_.emplace_back(seat);
    }
  }
  if (desk(mouseSeat_) == nullptr) {
    mouseSeat_ = desks_.empty() ? Actor::nature : desks_.front().seat();
  }
  refreshActions();
  followClock();
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

void PontView::resizeEvent(QResizeEvent* event) {
  BoardView::resizeEvent(event);
  layOut();
  cameraSince_ = -1;
  if (!ownCamera_) {
    const QRectF ground = groundOf(state_.mosaic);
    layout_.fit(ground.adjusted(-slack, -slack, slack, slack));
  }
}

QWidget* PontView::makeSeatPart(Actor seat, QWidget* parent) {
  return new PontSeatPart(*this, seat, false, parent);
}

QWidget* PontView::makeCompactPart(Actor seat, QWidget* parent) {
  return new PontSeatPart(*this, seat, true, parent);
}

void PontView::showHint(const Answer& answer) {
  hint_ = pont::Rules::read(answer.action);
  update();
}

void PontView::clearHint() {
  hint_.reset();
  update();
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

BoardView* makePontView(session::AnySession& session, Art& art, QWidget* parent) {
  return new PontView(session, art, parent);
}

} // namespace igroteka::view
