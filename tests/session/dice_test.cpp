// SPDX-License-Identifier: MIT
// Dice in a session: thrown by the program or by hand, taken back, replayed; and games of computers
// that last too long. On Obshchiy sbor.
#include "session/any_session.h"
#include "support/hand_clock.h"

#include <igroteka/games/games.h>

#include <gtest/gtest.h>
#include <nlohmann/json.hpp>

#include <QSignalSpy>

#include <array>

namespace igroteka::session {

namespace {

/// Two rows of circles, and all dolls put out; seat 1 has to throw.
std::unique_ptr<AnyMatch> setUp() {
  const Game& game = *findGame(allGames(), "sbor");
  auto made = game.create({{"id", "standard"}, {"players", 2}}, 1);
  auto match = std::move(std::get<std::unique_ptr<AnyMatch>>(made));
  const bool first = match->actors(0).contains(Actor::seat1);
  const auto play = [&](const std::string& action) {
    EXPECT_FALSE(match->play(match->actors(match->present()).first(), action)) << action;
  };
  for (int number = 1; number <= 6; ++number) {
    for (int row = 0; row < 2; ++row) {
      play("circle " + std::to_string(number) + ' ' + std::to_string(2000 * (number - 1)) + ',' +
           std::to_string(2000 * row));
    }
  }
  for (const char* size : {"S", "M", "L"}) {
    for (int row = 0; row < 2; ++row) {
      const bool others = (row == 0) == first; // the first seat puts out the second one's dolls
      const int number = size[0] == 'S' ? 1 : size[0] == 'M' ? 3 : 5;
      play(std::string("doll ") + (others ? 'b' : 'a') + size + ' ' + std::to_string(number) +
           (row == 0 ? 'a' : 'b'));
    }
  }
  return match;
}

struct Throwing : ::testing::Test {
  /// A session of these seats: "human" or a level.
  AnySession& begin(const std::array<const char*, 2>& seats, Manners manners) {
    auto match = setUp();
    for (std::size_t seat = 0; seat < seats.size(); ++seat) {
      match->seats[seat].player = seats[seat];
    }
    session = std::make_unique<AnySession>(std::move(match), 3, manners, clock);
    session->start();
    return *session;
  }
  std::string lastAction() const { return session->match().action(session->match().present() - 1); }
  Actor thrower() const { return session->match().thrower(session->match().present()); }

  HandClock clock;
  std::unique_ptr<AnySession> session;
};

Manners byHand() {
  Manners manners;
  manners.realDice = true;
  return manners;
}

} // namespace

TEST_F(Throwing, real_dice_are_told_and_recorded_like_others) {
  AnySession& played = begin({"human", "human"}, byHand());
  const std::size_t at = played.match().present();
  EXPECT_TRUE(played.awaitsRealDice());
  played.roll();
  EXPECT_EQ(played.match().present(), at) << "the program throws nothing itself";
  EXPECT_FALSE(played.tellThrow("roll 6 6 1 3"));
  EXPECT_EQ(lastAction(), "roll 6 6 1 3");
  EXPECT_EQ(played.match().actorOfPly(at), Actor::nature);
  EXPECT_NE(played.match().text().find("roll 6 6 1 3"), std::string::npos);
}

TEST_F(Throwing, wrong_real_dice_are_refused_and_change_nothing) {
  AnySession& played = begin({"human", "human"}, byHand());
  QSignalSpy refused(&played, &AnySession::refused);
  const std::size_t at = played.match().present();
  EXPECT_TRUE(played.tellThrow("roll 6 6"));
  EXPECT_TRUE(played.tellThrow("roll 7 1 1 1"));
  EXPECT_EQ(refused.size(), 2);
  EXPECT_EQ(played.match().present(), at);
  played.pause(true);
  EXPECT_TRUE(played.tellThrow("roll 6 6 1 3"));
}

TEST_F(Throwing, a_mistaken_real_throw_is_taken_back_and_told_anew) {
  AnySession& played = begin({"human", "human"}, byHand());
  const std::size_t at = played.match().present();
  played.tellThrow("roll 6 6 1 3");
  ASSERT_TRUE(played.canUndo());
  played.undo();
  EXPECT_EQ(played.match().present(), at);
  EXPECT_TRUE(played.awaitsRealDice());
  played.redo();
  EXPECT_EQ(lastAction(), "roll 6 6 1 3");
  played.undo();
  EXPECT_FALSE(played.tellThrow("roll 5 6 1 3"));
  EXPECT_EQ(lastAction(), "roll 5 6 1 3");
}

TEST_F(Throwing, the_throw_of_a_computer_is_never_told_by_hand) {
  AnySession& played = begin({"human", "human"}, byHand());
  played.seat(thrower(), Level::beginner);
  EXPECT_FALSE(played.awaitsRoll());
  EXPECT_TRUE(played.tellThrow("roll 6 6 1 3"));
  clock.pass(10'000);
  EXPECT_EQ(lastAction().substr(0, 5), "roll ");
}

TEST_F(Throwing, a_computers_dice_do_not_wait_for_people) {
  AnySession& played = begin({"human", "human"}, {});
  EXPECT_TRUE(played.awaitsRoll());
  played.seat(thrower(), Level::beginner);
  EXPECT_FALSE(played.awaitsRoll());
}

TEST_F(Throwing, undo_goes_back_to_the_throw_and_no_further) {
  AnySession& played = begin({"human", "human"}, {});
  played.roll();
  const std::size_t thrown = played.match().present();
  EXPECT_FALSE(played.canUndo());
  ASSERT_FALSE(played.propose("end"));
  ASSERT_TRUE(played.canUndo());
  played.undo();
  EXPECT_EQ(played.match().present(), thrown);
  EXPECT_FALSE(played.canUndo());
}

TEST_F(Throwing, for_practice_undo_goes_beyond_and_the_same_numbers_come_again) {
  Manners practice;
  practice.undoSeen = true;
  AnySession& played = begin({"human", "human"}, practice);
  played.roll();
  const std::string first = lastAction();
  played.propose("end");
  played.roll();
  const std::string second = lastAction();
  played.undo();
  ASSERT_TRUE(played.canUndo());
  const std::string before = played.match().action(played.match().present() - 2);
  played.undo(); // the last decision before the throw: a doll that was put out
  ASSERT_FALSE(played.propose(before));
  played.roll();
  EXPECT_EQ(lastAction(), first);
  played.propose("end");
  played.roll();
  EXPECT_EQ(lastAction(), second);
}

TEST_F(Throwing, what_happened_plays_again_all_since_the_throwers_last_action) {
  AnySession& played = begin({"human", "human"}, {});
  const Actor one = thrower();
  played.roll();
  played.propose("end");
  const std::size_t after = played.match().present();
  played.roll();
  played.propose("end"); // of the other one; now the first throws again
  ASSERT_EQ(thrower(), one);
  const std::size_t present = played.match().present();
  EXPECT_EQ(played.whatHappenedFrom(), after);
  std::vector<std::size_t> shown;
  QObject::connect(&played, &AnySession::positionChanged,
                   [&] { shown.push_back(played.match().shown()); });
  played.showWhatHappened(500);
  clock.pass(5000);
  EXPECT_EQ(shown, (std::vector<std::size_t>{after, after + 1, present}));
  EXPECT_FALSE(played.lookingBack());
}

TEST_F(Throwing, OS29_computers_among_themselves_agree_on_a_draw_after_500_turns) {
  auto match = setUp();
  for (int turn = 0; turn < 499; ++turn) {
    ASSERT_FALSE(match->play(Actor::nature, "roll 6 6 4 4"));
    ASSERT_FALSE(match->play(match->actors(match->present()).first(), "end"));
  }
  match->seats[0].player = match->seats[1].player = "beginner";
  AnySession played(std::move(match), 3, {}, clock);
  played.start();
  EXPECT_FALSE(played.ending()) << "499 turns are not too many";
  auto longer = played.match().clone();
  longer->play(Actor::nature, "roll 6 6 4 4");
  longer->play(longer->actors(longer->present()).first(), "end");
  AnySession drawn(longer->clone(), 3, {}, clock);
  drawn.start();
  ASSERT_TRUE(drawn.ending());
  EXPECT_EQ(drawn.ending()->how, Ending::How::agreed);
  EXPECT_EQ(drawn.match().action(drawn.match().present() - 1), "draw");
  longer->seats[1].player = "human";
  AnySession withPerson(std::move(longer), 3, {}, clock);
  withPerson.start();
  EXPECT_FALSE(withPerson.ending()) << "people may play on";
}

} // namespace igroteka::session
