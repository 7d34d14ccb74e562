// SPDX-License-Identifier: MIT
// Undo, looking back, and the clocks.
#include "session/any_session.h"

#include <algorithm>

namespace igroteka::session {

namespace {

// Milliseconds between two plies that are shown again: where no times were kept, and at most.
constexpr double unknownTempo = 900;
constexpr double longestWait = 3'600'000;

} // namespace

/// Whose actions undo and redo stop at: people's; where only computers play, theirs.
bool AnySession::decides(Actor actor) const {
  return anyPerson() ? isPerson(actor) : actor != Actor::nature;
}

std::optional<std::size_t> AnySession::undoTarget() const {
  if (match_->simultaneous()) {
    return std::nullopt;
  }
  const std::size_t last = match_->present() - 1;
  if (manners_.realDice && match_->present() > 0 && isPerson(match_->thrower(last))) {
    return last; // a person told these dice, and may have mistaken them
  }
  return match_->undoTarget([this](Actor actor) { return decides(actor); }, manners_.undoSeen);
}

void AnySession::undo() {
  const auto target = undoTarget();
  if (!target) {
    return;
  }
  const std::size_t from = match_->shown();
  match_->undoTo(*target);
  if (!anyPerson()) {
    pause(true);
  }
  changed(Change::undone, from);
}

bool AnySession::canRedo() const {
  return !match_->simultaneous() && match_->known() > match_->present();
}

void AnySession::redo() {
  if (!canRedo()) {
    return;
  }
  const std::size_t from = match_->shown();
  match_->redo([this](Actor actor) { return decides(actor); });
  changed(Change::redone, from);
}

bool AnySession::canLookBack() const {
  return !match_->simultaneous() || ending() || !anyPerson() || !resumed_;
}

void AnySession::show(std::size_t at) {
  const std::size_t from = match_->shown();
  match_->show(canLookBack() ? at : match_->present());
  if (match_->shown() != from) {
    changed(Change::lookedAt, from);
  }
}

std::size_t AnySession::whatHappenedFrom() const {
  // Where only computers play, it is the last round: since the one who is due now acted.
  const bool watched = !anyPerson();
  Actors due = watched ? match_->actors(match_->present()) : peopleToAct();
  due.erase(Actor::nature);
  const Actor thrower = match_->thrower(match_->present());
  if (thrower != Actor::nature && (watched || isPerson(thrower))) {
    due.insert(thrower);
  }
  for (std::size_t at = match_->present(); at-- > 0;) {
    const Actor actor = match_->actorOfPly(at);
    if (due.size() == 1 ? due.contains(actor) : isPerson(actor)) {
      return at + 1;
    }
  }
  return 0;
}

void AnySession::showWhatHappened(int millisecondsPerPly) {
  showPresent();
  const std::size_t from = whatHappenedFrom();
  if (from == match_->present()) {
    return;
  }
  show(from);
  replayNext(millisecondsPerPly, replay_);
}

void AnySession::replayNext(int millisecondsPerPly, quint64 replay) {
  scheduler_.after(millisecondsPerPly, this, [this, millisecondsPerPly, replay] {
    if (replay == replay_ && lookingBack()) {
      show(match_->shown() + 1);
      replayNext(millisecondsPerPly, replay_);
    }
  });
}

void AnySession::playBack(double speed) {
  if (!lookingBack()) {
    show(0);
  }
  playBackNext(speed, ++replay_);
}

void AnySession::playBackNext(double speed, quint64 replay) {
  const std::size_t at = match_->shown();
  if (at >= match_->present()) {
    return;
  }
  const qint64 before = at > 0 ? match_->timeOfPly(at - 1) : 0;
  const qint64 time = match_->timeOfPly(at);
  const double wait = before < 0 || time < 0 ? unknownTempo : static_cast<double>(time - before);
  scheduler_.after(static_cast<int>(std::min(wait / speed, longestWait)), this,
                   [this, speed, replay] {
                     if (replay == replay_ && lookingBack()) {
                       show(match_->shown() + 1);
                       playBackNext(speed, replay_);
                     }
                   });
}

bool AnySession::timeRuns() const {
  return started_ && !paused_ && !lookingBack() && !ending();
}

void AnySession::settleClock() {
  const qint64 now = scheduler_.now();
  if (settled_ >= 0) {
    elapsed_ += now - settled_;
  }
  settled_ = timeRuns() ? now : -1;
}

qint64 AnySession::elapsed() const {
  return settled_ >= 0 ? elapsed_ + scheduler_.now() - settled_ : elapsed_;
}

qint64 AnySession::used(Actor seat) const {
  if (match_->simultaneous()) {
    return elapsed(); // one clock for all
  }
  qint64 sum = 0;
  qint64 before = 0;
  for (std::size_t at = 0; at < match_->present(); ++at) {
    const qint64 time = match_->timeOfPly(at);
    if (time < 0) {
      continue;
    }
    sum += match_->actorOfPly(at) == seat ? time - before : 0;
    before = time;
  }
  const Actors due = match_->actors(match_->present());
  return due == Actors(seat) ? sum + std::max<qint64>(0, elapsed() - before) : sum;
}

} // namespace igroteka::session
