// SPDX-License-Identifier: MIT
// The bar and the ring of actions follow the position and what has been chosen.
#include "sbor_view.h"
#include "sbor_words.h"
#include "translated.h"

#include <QAction>
#include <QApplication>
#include <QPointer>

#include <algorithm>

namespace igroteka::view {

using sbor::Circle;
using sbor::Phase;

namespace {

QList<int> valuesOf(const sbor::DiceSet& dice) {
  QList<int> values;
  for (int value = 1; value <= 6; ++value) {
    values.append(QList<int>(dice.count(value), value));
  }
  return values;
}

/// The dice without which an action cannot be made, where it is the dice that are wanting.
QList<int> diceWanting(const std::optional<sbor::Refusal>& why) {
  if (!why) {
    return {};
  }
  switch (why->reason) {
  case sbor::Reason::needsDice:
    return {why->number, why->second};
  case sbor::Reason::needsPair:
    return {why->number, why->number};
  default:
    return {};
  }
}

std::vector<int> circlesToLay(const sbor::State& state) {
  std::vector<int> numbers;
  for (int number = 1; number <= sbor::circlesEach; ++number) {
    if (!state.laid.contains(Circle(number, state.seat))) {
      numbers.push_back(number);
    }
  }
  return numbers;
}

std::vector<sbor::Doll> dollsToStand(const sbor::State& state) {
  std::vector<sbor::Doll> dolls;
  const int owner = sbor::dressedBy(state.seat, state.players);
  for (const sbor::Size size : {sbor::Size::small, sbor::Size::medium, sbor::Size::large}) {
    if (!state.isPlaced(sbor::Doll(owner, size))) {
      dolls.emplace_back(owner, size);
    }
  }
  return dolls;
}

} // namespace

void SborView::refresh() {
  legal_.clear();
  if (mayAct() && state().phase == Phase::acting) {
    const sbor::Moves moves = rules().moves(state(), actor());
    legal_.assign(moves.begin(), moves.end());
  }
  if (!mayAct()) {
    pick_ = {};
    hand_.reset();
  } else if (state().phase == Phase::laying && !hand_) {
    pickUp(Circle(circlesToLay(state()).front(), state().seat), false);
    return; // which has refreshed
  }
  if (!focus_ || !state().laid.contains(*focus_)) {
    focus_ = firstFocus();
  }
  if (state().phase == Phase::standing) {
    const auto dolls = dollsToStand(state());
    if (std::ranges::find(dolls, doll_) == dolls.end() && !dolls.empty()) {
      doll_ = dolls.back();
    }
  }
  const QPointer<QWidget> focused = QApplication::focusWidget();
  const bool inside = focused && isAncestorOf(focused);
  refreshBar();
  refreshOffers();
  if (const QString wanted = this->wanted(); wanted != wanted_) {
    wanted_ = wanted;
    Q_EMIT wantedChanged();
  }
  if (inside && !focused->isVisibleTo(this)) {
    setFocus(); // a button that has gone leaves the keyboard to the table
  }
  layOut(false);
}

/// Where the keyboard begins: at a doll of the person who is due.
std::optional<Circle> SborView::firstFocus() const {
  std::optional<Circle> found;
  for (const Circle circle : state().laid) {
    const sbor::Doll doll = state().on(circle);
    if (!found || (doll && doll.owner() == state().seat)) {
      found = circle;
    }
  }
  return found;
}

void SborView::refreshBar() {
  SborBar::Show show;
  show.mayAct = mayAct();
  const Phase phase = position_.over ? Phase::over : state().phase;
  if (phase == Phase::throwing) {
    showThrow(show);
  } else if (phase == Phase::acting) {
    showTurn(show);
  } else if (mayAct() && settingUp()) {
    show.circles = phase == Phase::laying ? circlesToLay(state()) : std::vector<int>();
    show.chosenCircle = hand_ ? hand_->circle.number() : 0;
    show.dolls = phase == Phase::standing ? dollsToStand(state()) : std::vector<sbor::Doll>();
    show.chosenDoll = doll_;
    show.quick = true;
  }
  show.playing = phase == Phase::throwing || phase == Phase::acting;
  show.note = note();
  bar_->show(show);
  endTurn_->setEnabled(show.mayEnd);
  quickSetup_->setEnabled(show.quick);
}

void SborView::showThrow(SborBar::Show& show) const {
  const sbor::DiceSet& kept = state().kept.at(state().seat);
  for (const int value : valuesOf(kept)) {
    show.dice.push_back(value);
  }
  show.keep = kept;
  show.unthrown = state().diceDue();
  show.tells = tellsDice();
  show.told = told_;
  show.mayRoll = session().awaitsRoll() && !session().paused() && !show.tells;
}

void SborView::showTurn(SborBar::Show& show) const {
  for (const int value : valuesOf(state().dice)) {
    show.dice.push_back(value);
  }
  show.used = sbor::diceEach - state().dice.total();
  show.keep = keep_;
  show.means = pick_.means;
  for (const SborMeans means :
       {SborMeans::substitution, SborMeans::manipulation, SborMeans::teleport, SborMeans::force}) {
    const auto index = static_cast<std::size_t>(means);
    show.powers[index] = mayAct() && givesPower(state().dice, means);
    show.useful[index] = !matching(legal_, {means, {}, {}, {}}).empty();
  }
  show.nobody = std::ranges::none_of(state().laid, [this](Circle circle) {
    return state().on(circle) && state().dice.count(circle.number()) >= 2;
  });
  show.mayEnd = mayAct();
  show.onlyEnd = mayAct() && !somethingCanBeDone();
  show.surely = surely_;
}

/// How the first player was found, as long as that is shown.
QString SborView::note() const {
  return showsLots() ? sborWords::lots(nameOf(typed().setup().start)) : QString();
}

QString SborView::wanted() const {
  if (tellsDice()) {
    return sborWords::tellDice(static_cast<int>(told_.size()) == state().diceDue());
  }
  if (!mayAct() || state().phase != Phase::acting) {
    return {};
  }
  if (hand_) {
    return sborWords::movesLeft(sbor::maxShifts - state().shifts);
  }
  if (!pick_.from) {
    return pick_.means == SborMeans::dice ? QString() : sborWords::chooseDoll();
  }
  if (pick_.means == SborMeans::substitution) {
    return sborWords::chooseOtherCircle();
  }
  return pick_.action || pick_.means == SborMeans::teleport
             ? sborWords::chooseTarget()
             : sborWords::chooseAction(!open().empty());
}

void SborView::refreshOffers() {
  const bool byDoll = pick_.means != SborMeans::substitution && pick_.means != SborMeans::teleport;
  const bool show = mayAct() && pick_.from && !pick_.action && byDoll && !hand_;
  if (!show) {
    for (SborButton* button : offers_) {
      button->hide();
    }
    return;
  }
  const auto offers = offersOf(rules(), state(), actor(), legal_, pick_);
  for (const SborOffer& offer : offers) {
    SborButton* button = offerButton(offer.action);
    if (offer.moves.empty()) {
      button->setReason(offer.refusal ? translated(sbor::Rules::explain(*offer.refusal))
                                      : sborWords::noNeighbour());
      button->setDice(diceWanting(offer.refusal));
    } else {
      button->setReason({});
      button->setDice(offer.sameDice ? valuesOf(offer.dice) : QList<int>{pick_.from->number()},
                      !offer.sameDice);
    }
    button->show();
  }
  placeOffers();
}

} // namespace igroteka::view
