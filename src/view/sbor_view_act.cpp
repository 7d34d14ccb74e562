// SPDX-License-Identifier: MIT
// What a person decides, step by step, until it is an action.
#include "sbor_view.h"
#include "sbor_words.h"
#include "translated.h"

#include <QAction>

#include <algorithm>

namespace igroteka::view {

using sbor::Circle;
using sbor::Phase;

void SborView::make(const sbor::Move& move, QPointF tried) {
  if (!propose(sbor::Rules::write(move), tried)) {
    return;
  }
  if (const auto* act = std::get_if<sbor::Act>(&move)) {
    focus_ = act->to; // the keyboard goes with the doll
  } else if (const auto* tele = std::get_if<sbor::Teleport>(&move)) {
    focus_ = tele->to;
  }
  update();
}

/// The move is known not to be legal: says the reason without troubling anybody.
void SborView::tellWhyNot(const sbor::Move& move, QPointF tried) {
  if (const auto why = rules().refusal(state(), actor(), move)) {
    showBubble(translated(sbor::Rules::explain(*why)), tried);
    shake(tried);
    Q_EMIT sounded(Sound::refuse);
  }
}

std::vector<sbor::Move> SborView::open() const {
  return matching(legal_, pick_);
}

void SborView::activate(Circle circle) {
  hideBubble();
  focus_ = circle;
  const QPointF place = places_.toPixels(state().centre(circle));
  if (!mayAct()) {
    return;
  }
  if (hand_) {
    putDown(place);
  } else if (state().phase == Phase::standing) {
    standOn(circle);
  } else if (state().phase == Phase::acting) {
    chooseTarget(circle);
  }
  refresh();
}

/// The circle as the end of what was begun, or else as the beginning of something.
void SborView::chooseTarget(Circle circle) {
  const QPointF place = places_.toPixels(state().centre(circle));
  if (pick_.from == circle) {
    pick_.from.reset();
    pick_.to.reset();
    pick_.action.reset();
    return;
  }
  if (pick_.from) {
    SborPick wanted = pick_;
    wanted.to = circle;
    const auto moves = matching(legal_, wanted);
    if (moves.size() == 1) {
      make(moves.front(), place);
      return;
    }
    if (!moves.empty()) {
      pick_.to = circle;
      return;
    }
    if (pick_.action) {
      const sbor::Power power = pick_.means == SborMeans::manipulation ? sbor::Power::manipulation
                                : pick_.means == SborMeans::force      ? sbor::Power::force
                                                                       : sbor::Power::none;
      tellWhyNot(sbor::Act{power, *pick_.action, *pick_.from, circle}, place);
      return;
    }
    if (pick_.means == SborMeans::teleport) {
      tellWhyNot(sbor::Teleport{*pick_.from, circle}, place);
      return;
    }
  }
  chooseDollOn(circle);
}

/// An action that fails for no other reason than whose doll stands on this circle, if there is one.
sbor::Move SborView::foreignAct(Circle from) const {
  sbor::Act act{sbor::Power::none, sbor::Action::go, from, from};
  for (const Circle to : state().laid) {
    act.to = to;
    const auto why = rules().refusal(state(), actor(), act);
    if (why && why->reason == sbor::Reason::notYours) {
      break;
    }
  }
  return act;
}

void SborView::chooseDollOn(Circle circle) {
  const QPointF place = places_.toPixels(state().centre(circle));
  SborPick wanted{pick_.means, circle, {}, {}};
  const auto moves = matching(legal_, wanted);
  const bool own = state().on(circle) && state().on(circle).owner() == state().seat;
  if (!moves.empty() || (pick_.means == SborMeans::dice && own)) {
    pick_ = wanted;
    if (pick_.means == SborMeans::substitution && moves.size() == 1) {
      pick_.to = *targets(moves, circle).begin();
    }
    return;
  }
  switch (pick_.means) {
  case SborMeans::dice:
    if (state().isFree(circle)) {
      pickUp(circle, false);
    } else {
      tellWhyNot(foreignAct(circle), place);
    }
    break;
  default:
    showBubble(sborWords::nothingToDo(), place);
    Q_EMIT sounded(Sound::refuse);
    break;
  }
}

void SborView::chooseOffer(sbor::Action action) {
  hideBubble();
  const SborButton* button = offerButton(action);
  const QPointF place = button->geometry().center();
  SborPick wanted = pick_;
  wanted.action = action;
  const auto moves = matching(legal_, wanted);
  if (moves.empty()) {
    showBubble(button->reason(), place);
    Q_EMIT sounded(Sound::refuse);
  } else if (moves.size() == 1) {
    make(moves.front(), place);
  } else {
    pick_ = wanted;
    preview_.reset();
    setFocus();
    refresh();
  }
}

void SborView::choosePower(SborMeans means) {
  hideBubble();
  const bool again = pick_.means == means;
  const SborButton* button = bar_->powerButton(means);
  pick_ = {};
  hand_.reset();
  if (!again && mayAct() && givesPower(state().dice, means)) {
    if (matching(legal_, {means, {}, {}, {}}).empty()) {
      showBubble(button->reason(), QPointF(bar_->pos() + button->geometry().center()));
      Q_EMIT sounded(Sound::refuse);
    } else {
      pick_.means = means;
    }
  }
  refresh();
}

void SborView::pickUp(Circle circle, bool dragged) {
  if (!mayAct()) {
    return;
  }
  const bool moves = state().phase == Phase::acting;
  if (moves && !rules().movable(state()).contains(circle)) {
    const sbor::Point where = state().centre(circle);
    const auto spots = sbor::candidateSpots(rules().fieldFor(state(), circle));
    tellWhyNot(sbor::Shift{circle, spots.empty() ? where : spots.front()}, places_.toPixels(where));
    return;
  }
  Hand hand{circle, moves, dragged, std::nullopt};
  if (moves) {
    pick_ = {};
    hand.at = state().centre(circle);
  } else if (hand_ && hand_->at) {
    hand.at = hand_->at;
  } else if (pointer_) {
    hand.at = sbor::snapped(rules().fieldFor(state(), circle), places_.toPoint(*pointer_));
  } else {
    const auto spots = sbor::candidateSpots(rules().fieldFor(state(), circle));
    if (!spots.empty()) {
      hand.at = spots.front();
    }
  }
  hand_ = hand;
  refresh();
}

/// The circle in the hand follows the pointer and snaps.
void SborView::carryTo(QPointF pixels) {
  if (hand_) {
    hand_->at = sbor::snapped(rules().fieldFor(state(), hand_->circle), places_.toPoint(pixels));
    showGhost();
    update();
  }
}

void SborView::putDown(QPointF tried) {
  if (!hand_ || !hand_->at) {
    return;
  }
  const Hand hand = *hand_;
  if (!hand.moves) {
    make(sbor::Lay{static_cast<std::uint8_t>(hand.circle.number()), *hand.at}, tried);
  } else if (*hand.at == state().centre(hand.circle)) {
    hand_.reset(); // it stays where it was
  } else {
    hand_.reset();
    make(sbor::Shift{hand.circle, *hand.at}, tried);
  }
  refresh();
}

void SborView::keep(int value, bool kept) {
  if (!mayAct() || state().phase != Phase::acting) {
    return;
  }
  if (kept && keep_.count(value) < state().dice.count(value)) {
    keep_.add(value);
  } else if (!kept && keep_.count(value) > 0) {
    keep_.take(value);
  }
  surely_ = false;
  refresh();
  Q_EMIT traysChanged();
}

/// One more die of this value is kept; after the last one none is.
void SborView::cycleKeep(int value) {
  if (keep_.count(value) < state().dice.count(value)) {
    keep(value, true);
  } else if (keep_.count(value) > 0) {
    keep_.take(value, keep_.count(value));
    refresh();
    Q_EMIT traysChanged();
  }
}

/// Whether there is an action, or a circle to move, before the end of the turn.
bool SborView::somethingCanBeDone() const {
  return !rules().movable(state()).empty() ||
         std::ranges::any_of(legal_, [](const sbor::Move& move) {
           return !std::holds_alternative<sbor::End>(move);
         });
}

void SborView::endTurn() {
  if (!mayAct() || state().phase != Phase::acting) {
    return;
  }
  const QPointF place = bar_->pos() + bar_->endButton()->geometry().center();
  if (nothingDone(state()) && somethingCanBeDone() && !surely_) {
    surely_ = true;
    refresh();
    showBubble(sborWords::nothingDone(), place);
    return;
  }
  make(sbor::End{keep_}, place);
}

/// Takes the last choice back; false if there is none.
bool SborView::stepBack() {
  if (hand_ && hand_->moves) {
    hand_.reset();
  } else if (pick_.to && pick_.means != SborMeans::substitution) {
    pick_.to.reset();
  } else if (pick_.action) {
    pick_.action.reset();
  } else if (pick_.from) {
    pick_.from.reset();
    pick_.to.reset();
  } else if (pick_.means != SborMeans::dice) {
    pick_ = {};
  } else if (surely_) {
    surely_ = false;
  } else {
    return false;
  }
  preview_.reset();
  hideBubble();
  refresh();
  return true;
}

} // namespace igroteka::view
