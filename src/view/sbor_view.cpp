// SPDX-License-Identifier: MIT
#include "sbor_view.h"

#include "art.h"
#include "sbor_tray.h"
#include "sbor_words.h"

#include <igroteka/core/typed_match.h>

#include <QAction>

#include <algorithm>

namespace igroteka::view {

using sbor::Circle;

namespace {

constexpr int tumble = 300 + 3 * 40; ///< of all dice, each later than the one before
constexpr int wayLength = 300;
constexpr int bowLength = 600;
constexpr int shakeLength = 240;

} // namespace

SborView::SborView(session::AnySession& session, Art& art, QWidget* parent)
    : BoardView(session, art, parent), bar_(new SborBar(art, this)), endTurn_(new QAction(this)),
      quickSetup_(new QAction(this)), fit_(new QAction(this)) {
  setObjectName(QStringLiteral("sbor"));
  installBoardAccess();
  endTurn_->setObjectName(QStringLiteral("endTurn"));
  quickSetup_->setObjectName(QStringLiteral("quickSetup"));
  fit_->setObjectName(QStringLiteral("fitTable"));
  connect(endTurn_, &QAction::triggered, this, &SborView::endTurn);
  connect(quickSetup_, &QAction::triggered, bar_, &SborBar::quickWanted);
  connect(fit_, &QAction::triggered, this, [this] {
    handMade_ = false;
    layOut(true);
  });
  makeOffers();
  connectBar();
  for (const auto signal : {&session::AnySession::seatsChanged, &session::AnySession::pausedChanged,
                            &session::AnySession::mannersChanged}) {
    connect(&session, signal, this, [this] { refresh(); });
  }
  position_ = sborPositionAt(typed(), match().shown());
  recallLots();
  retranslate();
}

SborView::~SborView() = default;

void SborView::makeOffers() {
  for (const sbor::Action action : sbor::allActions) {
    auto* made = new SborButton(art(), this);
    made->setObjectName(QStringLiteral("offer"));
    made->setAction(action);
    made->hide();
    connect(made, &QAbstractButton::clicked, this, [this, action] { chooseOffer(action); });
    connect(made, &SborButton::hovered, this, [this, action](bool inside) {
      preview_.reset();
      if (inside) {
        SborPick wanted = pick_;
        wanted.action = action;
        const auto moves = matching(legal_, wanted);
        if (!moves.empty()) {
          preview_ = moves.front();
        }
      }
      update();
    });
    offers_[static_cast<std::size_t>(action)] = made;
  }
}

void SborView::connectBar() {
  connect(bar_, &SborBar::circleChosen, this,
          [this](int number) { pickUp(Circle(number, indexOf(actor())), false); });
  connect(bar_, &SborBar::dollChosen, this, [this](sbor::Doll doll) {
    doll_ = doll;
    refresh();
  });
  connect(bar_, &SborBar::dieChosen, this, &SborView::keep);
  connect(bar_, &SborBar::rollWanted, this, [this] { session().roll(); });
  connect(bar_, &SborBar::dieTold, this, &SborView::tellDie);
  connect(bar_, &SborBar::dieUntold, this, &SborView::untellDie);
  connect(bar_, &SborBar::throwTold, this, &SborView::playTold);
  connect(bar_, &SborBar::powerChosen, this, &SborView::choosePower);
  connect(bar_, &SborBar::endWanted, this, &SborView::endTurn);
  connect(bar_, &SborBar::quickWanted, this, [this] {
    quick_ = true;
    quickStep();
  });
}

const Match<sbor::Rules>& SborView::typed() const {
  return dynamic_cast<const TypedMatchOf<sbor::Rules>&>(match()).match();
}

Actor SborView::actor() const {
  return position_.over ? Actor::nature : seatAt(state().seat);
}

bool SborView::mayAct() const {
  const bool turn = state().phase != sbor::Phase::throwing && state().phase != sbor::Phase::over;
  return turn && !position_.over && session().isPerson(actor()) && !session().paused();
}

QList<QAction*> SborView::menuActions() {
  return {endTurn_, quickSetup_, fit_};
}

QList<std::pair<QString, QString>> SborView::keys() const {
  QList<std::pair<QString, QString>> list;
  for (const auto& [keys, what] : sborWords::keys()) {
    list.append({what, keys});
  }
  return list;
}

QWidget* SborView::makeSeatPart(Actor seat, QWidget* parent) {
  return new SborTray(*this, seat, parent);
}

QList<PieceColour> SborView::coloursOf(Actor seat) const {
  return {colourOfSeat(indexOf(seat))};
}

void SborView::showHint(const Answer& answer) {
  while (stepBack()) {
  }
  hint_ = sbor::readMove(answer.action);
  if (const auto place = placeAdvised()) {
    bringIntoSight(*place);
  }
  update();
}

/// Where the advised circle would come to lie.
std::optional<sbor::Point> SborView::placeAdvised() const {
  if (const auto* shift = hint_ ? std::get_if<sbor::Shift>(&*hint_) : nullptr) {
    return shift->to;
  }
  const auto* lay = hint_ ? std::get_if<sbor::Lay>(&*hint_) : nullptr;
  return lay != nullptr ? std::optional(lay->at) : std::nullopt;
}

void SborView::clearHint() {
  const bool moved = placeAdvised().has_value();
  hint_.reset();
  if (moved && !hand_) {
    layOut(false);
  }
  update();
}

void SborView::finishAnimation() {
  motion_.finish();
  tumbling_ = false;
  bar_->setTumble(1);
  fading_ = QPixmap();
  glides_ = false;
  places_ = aim_;
  placeOffers();
  stopBeat();
  update();
}

bool SborView::animating() const {
  return motion_.running() || tumbling_ || glides_ || !fading_.isNull();
}

void SborView::beat() {
  motion_.advance(now());
  if (tumbling_) {
    const double length = std::max(1, duration(tumble));
    const double share = static_cast<double>(now() - thrown_) / length;
    tumbling_ = share < 1;
    bar_->setTumble(share);
  }
  if (glides_) {
    glide();
  }
  if (now() >= fadedAt_ + fadeLength) {
    fading_ = QPixmap();
  }
  if (!animating()) {
    stopBeat();
  }
  update();
}

void SborView::lookChanged() {
  finishAnimation();
}

void SborView::retranslate() {
  setAccessibleName(sborWords::board());
  endTurn_->setText(sborWords::endTurn());
  quickSetup_->setText(sborWords::quickSetup());
  fit_->setText(sborWords::fitTable());
  for (const sbor::Action action : sbor::allActions) {
    offerButton(action)->setText(sborWords::action(action));
    offerButton(action)->setAccessibleName(sborWords::action(action));
  }
  refresh();
  Q_EMIT traysChanged();
}

void SborView::positionChanged(session::Change change, std::size_t /*from*/) {
  const sbor::State before = state();
  const std::size_t was = position_.at;
  finishAnimation();
  if (isVisible() && look().animation <= 0) {
    fadeFromHere();
  }
  quick_ = quick_ && change == session::Change::played;
  take(sborPositionAt(typed(), match().shown()));
  const bool played = change == session::Change::played;
  const bool rolled =
      played && position_.last && std::holds_alternative<sbor::Throw>(*position_.last);
  if (isVisible()) {
    const bool won = played && !state().winners.empty();
    motion_.start(before, state(), now(), {duration(wayLength), won ? duration(bowLength) : 0},
                  position_.at < was ? SborMotion::Course::backwards
                                     : SborMotion::Course::forwards);
    tumbling_ = rolled && duration(tumble) > 0;
    thrown_ = now();
    startBeat();
  }
  if (played) {
    Q_EMIT sounded(rolled ? Sound::dice : state().winners.empty() ? Sound::place : Sound::win);
  }
  refresh();
  Q_EMIT traysChanged();
  quickStep();
}

/// Shows this position, all that was begun in the one before forgotten.
void SborView::take(SborPosition position) {
  const bool sameTurn = position.state.turn == state().turn && position.state.seat == state().seat;
  position_ = std::move(position);
  pick_ = {};
  hand_.reset();
  hint_.reset();
  preview_.reset();
  hovered_.reset();
  surely_ = false;
  if (!sameTurn || state().phase != sbor::Phase::acting) {
    keep_ = {};
  }
  for (int value = 1; value <= 6; ++value) {
    const int many = keep_.count(value) - state().dice.count(value);
    if (many > 0) {
      keep_.take(value, many);
    }
  }
  recallDice();
  layOut(false);
}

/// The circle where it was tried shakes its head, too.
void SborView::showRefusal(const Phrase& why) {
  BoardView::showRefusal(why);
  shake(triedPlace());
}

void SborView::shake(QPointF place) {
  const auto circle = circleAt(state(), places_.toTable(place));
  if (circle && isVisible()) {
    motion_.refuse(*circle, now(), duration(shakeLength));
    startBeat();
  }
}

sbor::DiceSet SborView::keptBy(Actor seat) const {
  const bool acting = state().phase == sbor::Phase::acting && actor() == seat;
  return acting ? keep_ : state().kept.at(static_cast<std::size_t>(indexOf(seat)));
}

void SborView::takeBack(Actor seat, int value) {
  if (mayAct() && actor() == seat && keep_.count(value) > 0) {
    keep(value, false);
  }
}

BoardView* makeSborView(session::AnySession& session, Art& art, QWidget* parent) {
  return new SborView(session, art, parent);
}

} // namespace igroteka::view
