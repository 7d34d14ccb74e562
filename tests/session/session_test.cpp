// SPDX-License-Identifier: MIT
#include "toys.h"

#include <igroteka/games/games.h>

#include <gtest/gtest.h>

namespace igroteka::session {

namespace {

std::unique_ptr<AnyMatch> newMozaring(int players = 2) {
  const Game& game = *findGame(allGames(), "mozaring");
  auto made = game.create({{"id", "standard"}, {"players", players}, {"first", 1}}, 1);
  return std::move(std::get<std::unique_ptr<AnyMatch>>(made));
}

struct People : ::testing::Test {
  HandClock clock;
  AnySession session{newMozaring(), 1, {}, clock};
  QSignalSpy moved{&session, &AnySession::positionChanged};
  QSignalSpy refused{&session, &AnySession::refused};
};

} // namespace

TEST_F(People, a_legal_proposal_is_played_and_told) {
  session.start();
  EXPECT_FALSE(session.propose(Actor::seat1, "Bm5"));
  EXPECT_EQ(session.match().present(), 1U);
  ASSERT_EQ(moved.size(), 1);
  EXPECT_EQ(moved[0][0].value<Change>(), Change::played);
}

TEST_F(People, an_illegal_proposal_changes_nothing_and_says_why) {
  session.start();
  session.propose("Bm5");
  const auto why = session.propose("Rm5");
  ASSERT_TRUE(why);
  EXPECT_EQ(english(*why), "Field 5 already holds a medium ring.");
  EXPECT_EQ(session.match().present(), 1U);
  EXPECT_EQ(moved.size(), 1);
  ASSERT_EQ(refused.size(), 1);
  EXPECT_EQ(refused[0][1].toString(), QStringLiteral("Rm5"));
}

TEST_F(People, undo_takes_one_action_back_and_redo_makes_it_again) {
  session.start();
  session.propose("Bm5");
  session.propose("Rs1");
  session.undo();
  EXPECT_EQ(session.match().present(), 1U);
  EXPECT_TRUE(session.canRedo());
  session.redo();
  EXPECT_EQ(session.match().present(), 2U);
  EXPECT_FALSE(session.canRedo());
  EXPECT_EQ(moved.back()[0].value<Change>(), Change::redone);
}

TEST_F(People, playing_while_looking_back_cuts_the_rest_which_one_undo_brings_back) {
  session.start();
  for (const char* action : {"Bm5", "Rs1", "Yl9"}) {
    session.propose(action);
  }
  session.show(1);
  EXPECT_TRUE(session.lookingBack());
  session.propose("Rs2");
  EXPECT_EQ(session.match().present(), 2U);
  session.undo();
  EXPECT_EQ(session.match().present(), 3U);
  EXPECT_EQ(session.match().action(1), "Rs1");
}

TEST_F(People, plies_carry_the_time_that_was_played_without_pauses_and_looking_back) {
  session.start();
  clock.pass(1000);
  session.propose("Bm5");
  session.pause(true);
  clock.pass(5000);
  session.pause(false);
  clock.pass(400);
  session.show(0);
  clock.pass(7000);
  session.showPresent();
  clock.pass(600);
  session.propose("Rs1");
  EXPECT_EQ(session.match().timeOfPly(0), 1000);
  EXPECT_EQ(session.match().timeOfPly(1), 2000);
  clock.pass(300);
  EXPECT_EQ(session.used(Actor::seat1), 1300);
  EXPECT_EQ(session.used(Actor::seat2), 1000);
}

TEST_F(People, a_paused_match_takes_no_action) {
  session.start();
  session.pause(true);
  EXPECT_TRUE(session.propose("Bm5"));
  session.pause(false);
  EXPECT_FALSE(session.propose("Bm5"));
}

TEST_F(People, a_draw_needs_the_other_person) {
  session.start();
  session.propose("Bm5");
  session.offerDraw(Actor::seat1);
  EXPECT_FALSE(session.drawOffer()) << "only who is to act can offer";
  session.offerDraw(Actor::seat2);
  ASSERT_TRUE(session.drawOffer());
  QSignalSpy declined(&session, &AnySession::drawDeclined);
  session.answerDraw(Actor::seat1, false);
  EXPECT_EQ(declined.size(), 1);
  EXPECT_FALSE(session.ending());
  session.offerDraw(Actor::seat2);
  QSignalSpy ended(&session, &AnySession::ended);
  session.answerDraw(Actor::seat1, true);
  EXPECT_EQ(ended.size(), 1);
  ASSERT_TRUE(session.ending());
  EXPECT_EQ(session.ending()->how, Ending::How::agreed);
}

TEST_F(People, an_action_withdraws_the_draw_offer) {
  session.start();
  session.offerDraw(Actor::seat1);
  ASSERT_TRUE(session.drawOffer());
  session.propose("Bm5");
  EXPECT_FALSE(session.drawOffer());
}

TEST_F(People, one_of_two_can_resign_and_take_it_back) {
  session.start();
  session.resign(Actor::seat1);
  ASSERT_TRUE(session.ending());
  EXPECT_TRUE(session.ending()->outcome.winners.contains(Actor::seat2));
  session.undo();
  EXPECT_FALSE(session.ending());
}

TEST_F(People, what_happened_shows_everything_since_the_last_action_of_who_is_to_act) {
  session.start();
  for (const char* action : {"Bm5", "Rs1", "Yl9", "Gl8"}) {
    session.propose(action);
  }
  EXPECT_EQ(session.whatHappenedFrom(), 3U);
  session.showWhatHappened(500);
  EXPECT_EQ(session.match().shown(), 3U);
  clock.pass(499);
  EXPECT_EQ(session.match().shown(), 3U);
  clock.pass(1);
  EXPECT_FALSE(session.lookingBack());
}

TEST_F(People, what_happened_shows_the_last_round_where_only_computers_play) {
  session.start();
  for (const char* action : {"Bm5", "Rs1", "Yl9", "Gl8"}) {
    session.propose(action);
  }
  session.pause(true);
  for (const Actor seat : {Actor::seat1, Actor::seat2}) {
    session.seat(seat, Level::beginner);
  }
  ASSERT_FALSE(session.anyPerson());
  EXPECT_EQ(session.whatHappenedFrom(), 3U);
}

TEST_F(People, looking_elsewhere_ends_the_replay) {
  session.start();
  for (const char* action : {"Bm5", "Rs1", "Yl9", "Gl8"}) {
    session.propose(action);
  }
  session.showWhatHappened(500);
  session.show(0);
  clock.pass(5000);
  EXPECT_EQ(session.match().shown(), 0U);
}

TEST(SessionOfARecord, goes_on_where_the_times_of_the_record_end) {
  auto match = newMozaring();
  match->play(Actor::seat1, "Bm5", 4000);
  HandClock clock;
  AnySession session(std::move(match), 1, {}, clock);
  session.start();
  clock.pass(250);
  session.propose("Rs1");
  EXPECT_EQ(session.match().timeOfPly(1), 4250);
}

TEST(SessionWithDice, a_persons_throw_waits_for_roll) {
  HandClock clock;
  AnySession session(newRace<CarefulRacer>({"human", "human"}), 3, {}, clock);
  session.start();
  clock.pass(60'000);
  EXPECT_EQ(session.match().present(), 0U);
  EXPECT_TRUE(session.awaitsRoll());
  session.roll();
  EXPECT_EQ(session.match().present(), 1U);
  EXPECT_EQ(session.match().actorOfPly(0), Actor::nature);
}

TEST(SessionWithDice, dice_are_thrown_by_themselves_where_that_is_wanted) {
  HandClock clock;
  AnySession session(newRace<CarefulRacer>({"human", "human"}), 3, {600, true, false}, clock);
  session.start();
  clock.pass(299);
  EXPECT_EQ(session.match().present(), 0U);
  clock.pass(1);
  EXPECT_EQ(session.match().present(), 1U);
}

TEST(SessionWithDice, undo_stops_at_a_throw_unless_practising_and_meets_the_same_dice_again) {
  HandClock clock;
  AnySession session(newRace<CarefulRacer>({"human", "human"}), 3, {600, true, false}, clock);
  session.start();
  clock.pass(300);
  while (session.match().action(session.match().present() - 1) == "die 1") {
    clock.pass(300);
  }
  const std::size_t decision = session.match().present();
  session.propose("again");
  clock.pass(300);
  const std::string second = session.match().action(decision + 1);
  EXPECT_FALSE(session.canUndo());
  session.setManners({600, true, true});
  ASSERT_TRUE(session.canUndo());
  session.undo();
  EXPECT_EQ(session.match().present(), decision);
  session.propose("again");
  clock.pass(300);
  EXPECT_EQ(session.match().action(decision + 1), second);
}

} // namespace igroteka::session
