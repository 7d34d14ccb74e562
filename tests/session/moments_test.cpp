// SPDX-License-Identifier: MIT
#include "toys.h"

#include <igroteka/core/random.h>

#include <gtest/gtest.h>

namespace igroteka::session {

namespace {

/// A match of people and computers in which the test interferes at random moments of thinking.
class Interference {
public:
  explicit Interference(std::uint64_t seed) : random_(seed) { begin(); }

  /// One random deed at whatever moment the computers are in.
  void interfere() {
    switch (random_.below(9)) {
    case 0:
      begin(); // New: the old session goes, thinking or not
      break;
    case 1:
      open();
      break;
    case 2:
      session_->undo();
      break;
    case 3:
      session_->redo();
      break;
    case 4:
      session_->show(random_.below(static_cast<std::uint32_t>(session_->match().present()) + 1));
      break;
    case 5:
      session_->showPresent();
      break;
    case 6:
      session_->pause(!session_->paused());
      break;
    case 7:
      session_->seat(seatAt(static_cast<int>(random_.below(2))),
                     random_.below(2) == 0 ? std::optional(Level::easy) : std::nullopt);
      break;
    default:
      play();
    }
  }

  /// Lets the computers come to a random moment of their thinking.
  void wander() {
    GatedRacer::setOpen(random_.below(3) != 0);
    for (std::uint32_t i = 0; i < 1 + random_.below(40); ++i) {
      clock_.pass(random_.below(3));
      QCoreApplication::processEvents();
      std::this_thread::yield();
    }
  }

  /// Whether the record of the match replays to the same position.
  bool sound() const {
    const AnyMatch& match = session_->match();
    const auto opened = openRecord(games(), match.text());
    return !opened.fault && opened.match &&
           opened.match->trace(opened.match->present()) == match.trace(match.present());
  }

private:
  static GameList games() {
    static const std::array<const Game*, 1> all = {&gameOf<race::Rules, GatedRacer>()};
    return all;
  }

  void begin() { take(newRace<GatedRacer>({"human", "easy", "easy"}, 200)); }

  void open() {
    auto opened = openRecord(games(), session_->match().text());
    ASSERT_TRUE(opened.match);
    take(std::move(opened.match));
  }

  void take(std::unique_ptr<AnyMatch> match) {
    session_ = std::make_unique<AnySession>(std::move(match), random_.bits(),
                                            Manners{5, true, true}, clock_);
    session_->start();
  }

  void play() {
    const auto legal = session_->match().legal(session_->match().shown());
    if (!session_->peopleToAct().empty() && !legal.empty()) {
      session_->propose(legal[random_.below(static_cast<std::uint32_t>(legal.size()))]);
    }
  }

  Random random_;
  HandClock clock_;
  std::unique_ptr<AnySession> session_;
};

} // namespace

TEST(ThreadMoments, two_hundred_random_moments_of_thinking_leave_every_match_sound) {
  const int begun = GatedRacer::gate().begun;
  Interference interference(11);
  for (int moment = 0; moment < 200; ++moment) {
    interference.wander();
    interference.interfere();
    ASSERT_TRUE(interference.sound()) << "after moment " << moment;
  }
  GatedRacer::setOpen(true);
  EXPECT_GT(GatedRacer::gate().begun - begun, 20) << "hardly anybody thought";
}

} // namespace igroteka::session
