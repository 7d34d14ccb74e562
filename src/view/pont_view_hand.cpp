// SPDX-License-Identifier: MIT
// What the seats do: drawing, turning, placing, giving, and being told why not.
#include "mozaring_view_motion.h"
#include "pont_view.h"

#include <QEasingCurve>

#include <bit>

namespace igroteka::view {

namespace {

constexpr int turningLength = 140;
constexpr int shakingLength = 240;
constexpr int flashLength = 900;

using Kind = PontChoice::Kind;

} // namespace

void PontView::make(const pont::Move& move, QPointF tried) {
  clearHint();
  tried_ = move;
  propose(move.seat, pont::Rules::write(move), tried);
  tried_.reset();
}

void PontView::doNow(PontDesk& desk) {
  const auto move = desk.move();
  if (!move) {
    return;
  }
  const bool lays = move->deed == pont::Deed::place || move->deed == pont::Deed::niche;
  make(*move, lays ? seen().centreOf(desk.cell()) : placeOf(desk));
}

void PontView::placeAt(PontDesk& desk, pont::Cell cell, QPointF tried) {
  desk.aimAt(cell);
  if (desk.chosen() && desk.chosen()->kind == Kind::discard) {
    desk.chooseNext(-1);
  }
  // Without a tile the rules say what is missing.
  const pont::Place place{cell, static_cast<std::uint8_t>(desk.rotation())};
  make(desk.placing().value_or(pont::Move::lay(desk.seat(), place)), tried);
}

void PontView::turn(PontDesk& desk, int steps) {
  if (desk.tile() == 0) {
    return;
  }
  const double left = turnLeft(desk.seat());
  desk.turn(steps);
  if (duration(turningLength) > 0) {
    turning_ = Turning{desk.seat(), left - 60.0 * steps, now()};
    startBeat();
  }
  tellSpokenFocus(*this);
  update();
}

/// The degrees that the tile of this seat still has to turn; 0 when it has come to rest.
double PontView::turnLeft(Actor seat) const {
  static const QEasingCurve curve = [] {
    QEasingCurve back(QEasingCurve::OutBack);
    back.setOvershoot(1.2);
    return back;
  }();
  const int length = duration(turningLength);
  if (!turning_ || turning_->seat != seat || length == 0 || now() - turning_->since >= length) {
    return 0;
  }
  const double share = double(now() - turning_->since) / length;
  return turning_->from * (1 - curve.valueForProgress(share));
}

double PontView::shakeOf(Actor seat) const {
  const int length = duration(shakingLength);
  const qint64 passed = now() - shakenSince_;
  return shaking_ == seat && length > 0 && passed < length ? shakeOffset(double(passed) / length)
                                                           : 0;
}

/// Where the thing that the desk has chosen lies.
QPointF PontView::placeOf(const PontDesk& desk) const {
  const PontTray* laid = tray(desk.seat());
  if (laid == nullptr || !desk.chosen()) {
    return layout_.area().center();
  }
  return laid->placeOf(*desk.chosen());
}

void PontView::choose(PontDesk& desk, const PontChoice& choice, QPointF where, bool piled) {
  const bool again = desk.chosen() == choice;
  const bool isFine = choice.kind == Kind::fine;
  if (!desk.choose(choice)) {
    // Not now: proposed all the same, so that everybody hears why.
    if (choice.kind == Kind::stack) {
      make(pont::Move::draw(desk.seat(), choice.number), where);
    } else if (isFine) {
      const pont::Place place{desk.cell(), static_cast<std::uint8_t>(desk.rotation())};
      make(pont::Move::niche(desk.seat(), choice.number, place), where);
    }
    return;
  }
  const bool onlyOne = desk.gives() && desk.receivers().size() == 1 && !piled;
  const bool atOnce = !desk.gives() && !isFine && choice.kind != Kind::hand;
  if (onlyOne || atOnce) {
    make(*desk.move(), where);
  } else if (again && isFine && piled) {
    desk.chooseNext(); // the pile is gone through; after the last one it is put back
  } else if (again && isFine && !desk.gives()) {
    desk.choose(desk.choices().front());
  }
  choiceMoved();
}

/// Another thing, or another receiver, is chosen: of a pile another tile is seen.
void PontView::choiceMoved() {
  layOut();
  tellSpokenFocus(*this);
  update();
}

void PontView::press(Actor seat, const PontTray::Item& item, QPointF where) {
  serveWithMouse(seat);
  PontDesk* mine = desk(seat);
  if (mine == nullptr) {
    if (item.choice && item.choice->kind == Kind::stack) {
      make(pont::Move::draw(seat, item.choice->number), where);
    }
    return;
  }
  if (item.choice) {
    choose(*mine, *item.choice, where, item.piled > 0);
  } else if (mine->chooseReceiver(item.receiver)) {
    make(*mine->move(), where);
  }
}

QRectF PontView::triedThing() const {
  const bool lays =
      tried_ && (tried_->deed == pont::Deed::place || tried_->deed == pont::Deed::niche);
  return lays ? seen().outlineOf(tried_->place.cell).boundingRect() : BoardView::triedThing();
}

void PontView::showRefusal(const Phrase& why) {
  BoardView::showRefusal(why);
  if (!tried_) {
    return;
  }
  const auto refused = rules().refusal(state_, tried_->seat, *tried_);
  const bool lays = tried_->deed == pont::Deed::place || tried_->deed == pont::Deed::niche;
  if (lays && refused) {
    const int length = duration(flashLength) > 0 ? duration(flashLength) : flashLength;
    motion_.flash(tried_->place.cell, refused->edges, length, now());
  }
  shaking_ = tried_->seat;
  shakenSince_ = now();
  startBeat();
}

} // namespace igroteka::view
