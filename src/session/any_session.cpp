// SPDX-License-Identifier: MIT
#include "session/any_session.h"

#include "session/hand_driver.h"

#include <igroteka/core/match.h>
#include <igroteka/core/random.h>

#include <utility>

namespace igroteka::session {

namespace {

constexpr Text computersSeat = IGROTEKA_TEXT("session", "The computer plays this seat.");
constexpr Text rushIsPast =
    IGROTEKA_TEXT("session", "A rush is not played from an earlier position.");
constexpr Text isPaused = IGROTEKA_TEXT("session", "The match is paused.");

constexpr int countdownFrom = 3;
constexpr int countdownStep = 1000;

std::size_t placeOf(Actor seat) {
  return static_cast<std::size_t>(indexOf(seat));
}

} // namespace

AnySession::AnySession(std::unique_ptr<AnyMatch> match, std::uint64_t seed, const Manners& manners,
                       Scheduler& scheduler, QObject* parent)
    : QObject(parent), match_(std::move(match)), seed_(seed), manners_(manners),
      scheduler_(scheduler), thinker_(scheduler), hintThinker_(scheduler), drawThinker_(scheduler) {
  const std::size_t present = match_->present();
  elapsed_ = present > 0 ? std::max<qint64>(0, match_->timeOfPly(present - 1)) : 0;
  connect(&thinker_, &Thinker::answered, this, &AnySession::playAnswer);
  connect(&drawThinker_, &Thinker::answered, this, &AnySession::weighDraw);
  connect(&hintThinker_, &Thinker::answered, this, [this](const Answer& answer) {
    Q_EMIT hintingChanged();
    Q_EMIT hinted(answer);
  });
}

AnySession::~AnySession() = default;

Gesture AnySession::gesture(Actor seat) const {
  return hands_ != nullptr ? hands_->gesture(seat) : Gesture();
}

void AnySession::start() {
  if (!started_) {
    started_ = true;
    if (match_->simultaneous() && !ending()) {
      pause(true);
      hands_ = new HandDriver(*this, scheduler_); // goes with the session
    }
    goOn();
  }
}

bool AnySession::isPerson(Actor seat) const {
  return seat != Actor::nature && placeOf(seat) < match_->seats.size() &&
         !igroteka::levelOf(match_->seats[placeOf(seat)].player);
}

std::optional<Level> AnySession::levelOf(Actor seat) const {
  if (seat == Actor::nature || placeOf(seat) >= match_->seats.size()) {
    return std::nullopt;
  }
  return igroteka::levelOf(match_->seats[placeOf(seat)].player);
}

QString AnySession::nameOf(Actor seat) const {
  const bool known = seat != Actor::nature && placeOf(seat) < match_->seats.size();
  return known ? QString::fromStdString(match_->seats[placeOf(seat)].name) : QString();
}

bool AnySession::anyPerson() const {
  for (const Actor seat : Actors::seats(match_->players())) {
    if (isPerson(seat)) {
      return true;
    }
  }
  return false;
}

void AnySession::seat(Actor seat, std::optional<Level> level) {
  SeatInfo& info = match_->seats[placeOf(seat)];
  if (level && isPerson(seat)) {
    takenOver_.insert(seat);
  } else if (!level) {
    takenOver_.erase(seat);
  }
  info.player = level ? std::string(wordOf(*level)) : "human";
  closeOffer();
  setThinking(Actor::nature);
  Q_EMIT seatsChanged();
  goOn();
}

void AnySession::rename(Actor seat, const QString& name) {
  match_->seats[placeOf(seat)].name = name.toStdString();
  Q_EMIT seatsChanged();
}

std::optional<Phrase> AnySession::propose(Actor actor, const std::string& action) {
  std::optional<Phrase> why;
  if (paused_) {
    why = Phrase(isPaused);
  } else if (match_->simultaneous() && lookingBack()) {
    why = Phrase(rushIsPast);
  } else if (levelOf(actor)) {
    why = Phrase(computersSeat);
  } else if (gate_ && !match_->refusal(actor, action)) {
    why = gate_(actor, action);
  }
  if (!why) {
    why = play(actor, action);
  }
  if (why) {
    Q_EMIT refused(actor, QString::fromStdString(action), *why);
  }
  return why;
}

std::optional<Phrase> AnySession::propose(const std::string& action) {
  return propose(match_->actorOf(action).value_or(Actor::nature), action);
}

std::optional<Phrase> AnySession::play(Actor actor, const std::string& action) {
  const std::size_t from = match_->shown();
  if (auto why = match_->play(actor, action, elapsed())) {
    return why;
  }
  changed(Change::played, from);
  return std::nullopt;
}

void AnySession::changed(Change change, std::size_t from) {
  ++moves_;
  ++replay_;
  stepping_ = false;
  setThinking(Actor::nature);
  stopHint();
  closeOffer();
  settleClock();
  Q_EMIT positionChanged(change, from);
  if (change == Change::played && ending()) {
    Q_EMIT ended();
  }
  goOn();
}

void AnySession::goOn() {
  settleClock();
  const bool still = !started_ || lookingBack() || thinking_ != Actor::nature;
  if (still || (paused_ && !stepping_)) {
    return;
  }
  if (!anyPerson() && match_->tooLong(match_->present())) {
    play(Actor::nature, "draw");
    return;
  }
  const Actors due = match_->actors(match_->present());
  if (due.contains(Actor::nature)) {
    if (!awaitsRoll()) {
      const quint64 moves = moves_;
      scheduler_.after(manners_.moment / 2, this, [this, moves] {
        if (moves == moves_ && !lookingBack() && (!paused_ || stepping_)) {
          throwDice();
        }
      });
    }
  } else if (!match_->simultaneous() && due.size() == 1 && levelOf(due.first())) {
    think(due.first());
  }
}

void AnySession::think(Actor seat) {
  Search search = match_->search(match_->present(), seat, *levelOf(seat), seedHere());
  if (search) {
    setThinking(seat);
    thinker_.ask(std::move(search), manners_.moment);
  }
}

void AnySession::setThinking(Actor seat) {
  if (seat == Actor::nature) {
    thinker_.cancel();
  }
  if (std::exchange(thinking_, seat) != seat) {
    Q_EMIT thinkingChanged();
  }
}

void AnySession::playAnswer(const Answer& answer) {
  const Actor seat = thinking_;
  setThinking(Actor::nature);
  if (const auto why = play(seat, answer.action)) {
    pause(true);
    Q_EMIT refused(seat, QString::fromStdString(answer.action), *why);
  }
}

bool AnySession::awaitsRoll() const {
  const bool due = !lookingBack() && match_->actors(match_->present()).contains(Actor::nature);
  if (!due || (manners_.throwsByItself && !manners_.realDice)) {
    return false;
  }
  const Actor seat = match_->thrower(match_->present());
  return seat == Actor::nature ? anyPerson() : isPerson(seat);
}

void AnySession::roll() {
  if (awaitsRoll() && !manners_.realDice && !paused_) {
    throwDice();
  }
}

std::optional<Phrase> AnySession::tellThrow(const std::string& action) {
  std::optional<Phrase> why;
  if (paused_) {
    why = Phrase(isPaused);
  } else if (!awaitsRealDice()) {
    why = Phrase(refusals::noThrow);
  } else {
    why = play(Actor::nature, action);
  }
  if (why) {
    Q_EMIT refused(Actor::nature, QString::fromStdString(action), *why);
  }
  return why;
}

void AnySession::throwDice() {
  if (const auto action = match_->thrown(Dice(seed_))) {
    play(Actor::nature, *action);
  }
}

Actors AnySession::peopleToAct() const {
  Actors people;
  for (const Actor actor : match_->actors(match_->shown())) {
    if (isPerson(actor)) {
      people.insert(actor);
    }
  }
  return people;
}

void AnySession::pause(bool paused) {
  if (paused && countdown_ > 0) {
    countdown_ = 0;
    ++moves_;
    Q_EMIT pausedChanged();
    return;
  }
  if (paused_ == paused || countdown_ > 0) {
    return;
  }
  if (!paused && match_->simultaneous()) {
    countDown(countdownFrom);
    return;
  }
  setPaused(paused);
}

void AnySession::countDown(int from) {
  countdown_ = from;
  if (from == 0) {
    setPaused(false);
    return;
  }
  Q_EMIT pausedChanged();
  const quint64 moves = moves_;
  scheduler_.after(countdownStep, this, [this, from, moves] {
    if (moves == moves_ && countdown_ == from) {
      countDown(from - 1);
    }
  });
}

void AnySession::setPaused(bool paused) {
  paused_ = paused;
  resumed_ = resumed_ || !paused;
  stepping_ = false;
  ++moves_;
  setThinking(Actor::nature);
  settleClock();
  Q_EMIT pausedChanged();
  goOn();
}

void AnySession::step() {
  if (paused_ && !stepping_) {
    stepping_ = true;
    goOn();
  }
}

bool AnySession::canHint() const {
  const Actors due = match_->actors(match_->shown());
  return game().hasPlayers() && due.size() == 1 && !due.contains(Actor::nature);
}

void AnySession::askHint(Level level) {
  if (!canHint()) {
    return;
  }
  const std::size_t at = match_->shown();
  hintThinker_.ask(match_->search(at, match_->actors(at).first(), level, seedHere()), 0);
  Q_EMIT hintingChanged();
}

void AnySession::stopHint() {
  if (hintThinker_.busy()) {
    hintThinker_.cancel();
    Q_EMIT hintingChanged();
  }
}

std::uint64_t AnySession::seedHere() const {
  return Random(seed_ + 0x9e3779b97f4a7c15U * (match_->shown() + 1)).bits();
}

void AnySession::setManners(const Manners& manners) {
  if (manners_ != manners) {
    manners_ = manners;
    Q_EMIT mannersChanged();
    if (thinking_ == Actor::nature) {
      ++moves_;
      goOn();
    }
  }
}

} // namespace igroteka::session
