// SPDX-License-Identifier: MIT
#include "mozaring_view.h"

#include "mozaring_view_evaluation.h"
#include "mozaring_view_words.h"
#include "ring_paint.h"

#include <igroteka/core/typed_match.h>

#include <QAction>
#include <QLocale>
#include <QPushButton>

#include <algorithm>
#include <limits>

namespace igroteka::view {

namespace {

using mozaring::Goal;

} // namespace

MozaringView::MozaringView(session::AnySession& session, Art& art, QWidget* parent)
    : BoardView(session, art, parent), swap_(new QAction(this)),
      swapButton_(new QPushButton(this)) {
  setObjectName(QStringLiteral("mozaring"));
  installBoardAccess();
  position_ = positionAt(typed(), match().shown());
  swap_->setObjectName(QStringLiteral("swapSides"));
  swapButton_->setObjectName(QStringLiteral("swapButton"));
  connect(swap_, &QAction::triggered, this, &MozaringView::swapNow);
  connect(swapButton_, &QPushButton::clicked, this, &MozaringView::swapNow);
  connect(&session, &session::AnySession::seatsChanged, this, [this] {
    refreshSwap();
    update();
  });
  connect(&session, &session::AnySession::pausedChanged, this, &MozaringView::refreshSwap);
  retranslate();
}

MozaringView::~MozaringView() = default;

const Match<mozaring::Rules>& MozaringView::typed() const {
  return dynamic_cast<const TypedMatchOf<mozaring::Rules>&>(match()).match();
}

const mozaring::Rules& MozaringView::rules() const {
  return typed().rules();
}

Actor MozaringView::actor() const {
  return position_.over ? Actor::nature : seatAt(position_.state.toAct);
}

QList<QAction*> MozaringView::menuActions() {
  return rules().chosen().swap ? QList<QAction*>{swap_} : QList<QAction*>{};
}

QList<PieceColour> MozaringView::coloursOf(Actor seat) const {
  const auto seats = seatColours(rules(), position_.state);
  const auto& own = seats.at(static_cast<std::size_t>(indexOf(seat)));
  return {own.begin(), own.end()};
}

std::optional<PieceColour> MozaringView::colourOfAction(Actor seat,
                                                        const std::string& action) const {
  const auto move = mozaring::Rules::read(action);
  return move && !move->swap ? pieceColours.at(static_cast<std::size_t>(move->colour))
                             : BoardView::colourOfAction(seat, action);
}

QString MozaringView::scoreOf(Actor seat) const {
  const mozaring::Options& chosen = rules().chosen();
  const auto place = static_cast<std::size_t>(indexOf(seat));
  if (chosen.goal == Goal::avoid) {
    return ((position_.state.out >> place) & 1U) != 0 ? mozaringWords::out() : QString();
  }
  if (chosen.goal == Goal::first && chosen.rounds == 1) {
    return {};
  }
  return QLocale().toString(rules().score(position_.state).at(place));
}

void MozaringView::showHint(const Answer& answer) {
  dropHand();
  hint_ = mozaring::Rules::read(answer.action);
  update();
}

void MozaringView::clearHint() {
  hint_.reset();
  update();
}

void MozaringView::finishAnimation() {
  motion_.finish();
  if (hand_) {
    hand_->since = std::numeric_limits<qint64>::min() / 2;
    hand_->shaken = -1;
  }
  stopBeat();
  update();
}

bool MozaringView::animating() const {
  return motion_.running() || handMoves();
}

void MozaringView::beat() {
  motion_.advance(now());
  if (!animating()) {
    stopBeat();
  }
  update();
}

void MozaringView::layOut() {
  places_ = MozaringLayout(size(), seatColours(rules(), position_.state), captionHeight());
  refreshSwap();
}

void MozaringView::resizeEvent(QResizeEvent* event) {
  BoardView::resizeEvent(event);
  finishAnimation();
  layOut();
}

void MozaringView::lookChanged() {
  finishAnimation();
}

void MozaringView::retranslate() {
  setAccessibleName(mozaringWords::board());
  swap_->setText(mozaringWords::swapSides());
  swapButton_->setText(mozaringWords::swapSides());
  tellAbsences();
  refreshSwap();
}

void MozaringView::refreshSwap() {
  const bool can = mayAct() && !position_.over && rules().chosen().swap &&
                   !rules().refusal(position_.state, actor(), mozaring::Move::sides());
  swap_->setEnabled(can);
  swapButton_->setVisible(can);
  swapButton_->adjustSize();
  const QRectF wood = places_.boardTop();
  swapButton_->move(qRound(wood.center().x() - swapButton_->width() / 2.0),
                    std::min(qRound(wood.bottom() - swapButton_->height() / 2.0),
                             height() - swapButton_->height() - 4));
}

BoardView* makeMozaringView(session::AnySession& session, Art& art, QWidget* parent) {
  return new MozaringView(session, art, parent);
}

} // namespace igroteka::view
