// SPDX-License-Identifier: MIT
#pragma once

#include "session/scheduler.h"
#include "session/thinker.h"

#include <igroteka/core/game.h>
#include <igroteka/core/level.h>

#include <QObject>
#include <QString>

#include <cstdint>
#include <functional>
#include <memory>
#include <optional>
#include <string>
#include <utility>

namespace igroteka::session {

class HandDriver;

/// How a session goes about its match; may change at any moment.
struct Manners {
  int moment = 700; ///< a computer's answer is shown after at least this many milliseconds
  bool throwsByItself = false; ///< dice of people are thrown without waiting for "Roll"
  bool undoSeen = false;       ///< practice: undo takes back throws and draws too
  bool realDice = false;       ///< people throw dice of their own and tell what they show

  bool operator==(const Manners&) const = default;
};

/// What became of the shown position.
enum class Change : std::uint8_t {
  played,   ///< one action was made: from shown() - 1 to shown()
  undone,   ///< actions were taken back, or a cut was
  redone,   ///< actions were made again
  lookedAt, ///< people look at another position of the same match
};

/// A draw that somebody offered.
struct DrawOffer {
  Actor by = Actor::nature;
  Actors waiting; ///< the seats that have not answered yet

  bool operator==(const DrawOffer&) const = default;
};

/// A match being played: the match, who sits where, clocks, dice, computers that think.
///
/// Everything here happens in the thread of the session; computers think on threads of its own and
/// every answer that comes after the position has changed is dropped. A session belongs to one
/// match: another match is another session.
class AnySession : public QObject {
  Q_OBJECT

public:
  /// `seed` decides the dice and the computers' choices.
  AnySession(std::unique_ptr<AnyMatch> match, std::uint64_t seed, const Manners& manners = {},
             Scheduler& scheduler = realScheduler(), QObject* parent = nullptr);
  ~AnySession() override;

  /// For reading, and for views to take the typed match out of; only the session changes it.
  const AnyMatch& match() const { return *match_; }
  const Game& game() const { return match_->game(); }
  std::uint64_t seed() const { return seed_; }

  /// Starts clocks, dice and computers, once; before it nothing happens by itself.
  void start();

  // Who sits where. Seats are actors seat1 to seatN.

  /// Whether a person decides for this seat. Nature is no person.
  bool isPerson(Actor seat) const;
  /// The level of the computer on this seat; nothing for a person.
  std::optional<Level> levelOf(Actor seat) const;
  /// The name on the seat as it was given; may be empty.
  QString nameOf(Actor seat) const;
  bool anyPerson() const;
  /// Lets the computer play this seat from now on, or hands it back to a person (nothing).
  void seat(Actor seat, std::optional<Level> level);
  void rename(Actor seat, const QString& name);
  /// Whether the computer plays this seat in a person's place for a while.
  bool takenOver(Actor seat) const { return takenOver_.contains(seat); }

  // The one door for actions.

  /// A person makes this action in the shown position. Says why not, if it cannot be, and tells
  /// `refused`. Playing while looking back cuts the later plies off; undo brings them back.
  std::optional<Phrase> propose(Actor actor, const std::string& action);
  /// The same for whoever is to make this action now.
  std::optional<Phrase> propose(const std::string& action);
  /// Throws the dice that are due for a person who does not throw by hand.
  void roll();
  /// Dice are due and wait for a person to throw them.
  bool awaitsRoll() const;
  /// Why a person's action that the rules allow shall not be made; nothing if it may.
  using Gate = std::function<std::optional<Phrase>(Actor actor, const std::string& action)>;
  /// Asks the gate before every action of a person from now on; an empty one lets all pass.
  void setGate(Gate gate) { gate_ = std::move(gate); }
  /// Dice are due that a person throws by hand: `tellThrow` in place of `roll`.
  bool awaitsRealDice() const { return manners_.realDice && awaitsRoll(); }
  /// What a person's own dice show, as nature's action. Says why not, if that cannot be.
  std::optional<Phrase> tellThrow(const std::string& action);
  /// Those who may act in the shown position and are people.
  Actors peopleToAct() const;

  // Walking in the match.

  bool canUndo() const { return undoTarget().has_value(); }
  void undo();
  bool canRedo() const;
  void redo();
  /// Shows the position `at` (see AnyMatch); clocks and computers wait while that is not the
  /// present one.
  void show(std::size_t at);
  void showPresent() { show(match_->present()); }
  bool lookingBack() const { return match_->shown() != match_->present(); }
  /// In a rush that goes on nobody looks back, since the table would show while the clock stands;
  /// an opened one can be looked at until it is resumed, and one of computers at any time.
  bool canLookBack() const;
  /// Shows all plies again from the shown position on, or from the start if that is the present
  /// one, at the tempo in which they were made, `speed` times as fast. Whatever else is shown or
  /// played ends it.
  void playBack(double speed);
  /// Shows again, step by step, all that happened since the last action of a person, or of who is
  /// due where only computers play; the position from which on, which is the present one if there
  /// is nothing to show.
  std::size_t whatHappenedFrom() const;
  void showWhatHappened(int millisecondsPerPly = 900);

  // Pausing; and a step at a time where only computers play.

  /// Where all act at once, a match begins paused, and goes on after a countdown.
  void pause(bool paused);
  bool paused() const { return paused_; }
  /// 3, 2, 1 while a match in which all act at once is about to go on; else 0. Every step is told
  /// by pausedChanged.
  int countdown() const { return countdown_; }
  /// One more action while paused.
  void step();

  // Ending by agreement.

  /// Offers a draw in the name of a seat that a person has: the other people are asked, and the
  /// computers search for whether it is better for them to go on.
  void offerDraw(Actor by);
  void answerDraw(Actor seat, bool agrees);
  const std::optional<DrawOffer>& drawOffer() const { return offer_; }
  /// With two players the seat gives up; with more, the computer takes the seat over.
  void resign(Actor seat, Level replacement = Level::medium);

  std::optional<Ending> ending() const { return match_->ending(match_->present()); }

  // Thinking.

  /// What the computer's hand of this seat does where all act at once, on the clock of elapsed();
  /// resting for everybody else.
  Gesture gesture(Actor seat) const;
  /// The seat for which a computer thinks at this moment; nature for none.
  Actor thinking() const { return thinking_; }
  /// Looks for good advice for the seat to act in the shown position; `hinted` brings it.
  void askHint(Level level = Level::master);
  bool hinting() const { return hintThinker_.busy(); }
  bool canHint() const;

  // Clocks, in milliseconds.

  /// Played so far, without pauses and looking back.
  qint64 elapsed() const;
  /// Used by this seat so far.
  qint64 used(Actor seat) const;

  void setManners(const Manners& manners);
  const Manners& manners() const { return manners_; }

Q_SIGNALS:
  /// Another position is shown, or the present one has changed. `from` is the position that was
  /// shown before; a view that animates keeps the state it shows, since undo may have removed it.
  void positionChanged(igroteka::session::Change change, std::size_t from);
  /// A proposed action was refused; nothing changed.
  void refused(igroteka::Actor actor, const QString& action, const igroteka::Phrase& why);
  void seatsChanged();
  void mannersChanged();
  void thinkingChanged();
  void pausedChanged();
  void drawOfferChanged();
  /// A draw was declined by this seat.
  void drawDeclined(igroteka::Actor seat);
  void hintingChanged();
  void hinted(const igroteka::Answer& answer);
  /// The match has come to its end by the last action.
  void ended();

private:
  friend class HandDriver;

  std::optional<std::size_t> undoTarget() const;
  bool decides(Actor actor) const;
  std::optional<Phrase> play(Actor actor, const std::string& action);
  void changed(Change change, std::size_t from);
  /// Lets happen what has to happen by itself in the present position.
  void goOn();
  void think(Actor seat);
  void setThinking(Actor seat);
  void playAnswer(const Answer& answer);
  void throwDice();
  void stopHint();
  void askComputers(Level level);
  void weighDraw(const Answer& answer);
  void closeOffer();
  void countDown(int from);
  void setPaused(bool paused);
  void replayNext(int millisecondsPerPly, quint64 replay);
  void playBackNext(double speed, quint64 replay);
  std::uint64_t seedHere() const;
  bool timeRuns() const;
  void settleClock();

  std::unique_ptr<AnyMatch> match_;
  std::uint64_t seed_;
  Manners manners_;
  Gate gate_;
  Scheduler& scheduler_;
  bool started_ = false;
  bool paused_ = false;
  bool stepping_ = false;
  bool resumed_ = false; ///< time has run in this session
  int countdown_ = 0;
  Actors takenOver_;
  Actor thinking_ = Actor::nature;
  quint64 moves_ = 0;   ///< counts changes, so that a delayed throw knows whether it is still due
  quint64 replay_ = 0;  ///< counts replays, likewise
  qint64 elapsed_ = 0;  ///< up to the moment when the clock was last settled
  qint64 settled_ = -1; ///< that moment; -1 while the clock stands
  std::optional<DrawOffer> offer_;
  Actor weigher_ = Actor::nature; ///< the seat for which the running draw search was made
  Thinker thinker_;
  Thinker hintThinker_;
  Thinker drawThinker_;
  HandDriver* hands_ = nullptr; ///< where all act at once
};

} // namespace igroteka::session
