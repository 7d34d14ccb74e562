// SPDX-License-Identifier: MIT
// Draw offers and resignation.
#include "session/any_session.h"

#include <algorithm>

namespace igroteka::session {

namespace {

/// By how much a computer must think itself better to decline a draw.
constexpr double margin = 0.02;

} // namespace

void AnySession::offerDraw(Actor by) {
  const bool can = !offer_ && !lookingBack() && !paused_ && peopleToAct().contains(by);
  if (!can) {
    return;
  }
  Actors waiting = Actors::seats(match_->players());
  waiting.erase(by);
  std::optional<Level> best;
  for (const Actor seat : waiting) {
    const auto level = levelOf(seat);
    best = level ? std::max(best.value_or(*level), *level) : best;
  }
  offer_ = DrawOffer{by, waiting};
  if (best) {
    askComputers(*best);
  }
  Q_EMIT drawOfferChanged();
}

/// One search for the seat to act tells all computers how they stand.
void AnySession::askComputers(Level level) {
  const std::size_t at = match_->present();
  weigher_ = match_->actors(at).first();
  drawThinker_.ask(match_->search(at, weigher_, level, seedHere()), manners_.moment);
}

void AnySession::weighDraw(const Answer& answer) {
  if (!offer_) {
    return;
  }
  const double players = match_->players();
  const Actors waiting = offer_->waiting;
  for (const Actor seat : waiting) {
    if (!offer_ || !levelOf(seat)) {
      continue;
    }
    const double value =
        seat == weigher_ ? answer.value : (1 - answer.value) / std::max(1.0, players - 1);
    answerDraw(seat, value <= 1 / players + margin);
  }
}

void AnySession::answerDraw(Actor seat, bool agrees) {
  if (!offer_ || !offer_->waiting.contains(seat)) {
    return;
  }
  if (!agrees) {
    closeOffer();
    Q_EMIT drawDeclined(seat);
    return;
  }
  offer_->waiting.erase(seat);
  if (offer_->waiting.empty()) {
    const Actor by = offer_->by;
    closeOffer();
    play(by, "draw");
    return;
  }
  Q_EMIT drawOfferChanged();
}

void AnySession::closeOffer() {
  if (offer_) {
    offer_.reset();
    drawThinker_.cancel();
    Q_EMIT drawOfferChanged();
  }
}

void AnySession::resign(Actor seat, Level replacement) {
  if (ending() || !isPerson(seat)) {
    return;
  }
  if (match_->players() == 2) {
    showPresent();
    play(seat, "resign " + std::to_string(numberOf(seat)));
  } else if (game().hasPlayers()) {
    this->seat(seat, replacement);
  }
}

} // namespace igroteka::session
