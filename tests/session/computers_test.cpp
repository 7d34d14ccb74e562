// SPDX-License-Identifier: MIT
#include "toys.h"

#include <gtest/gtest.h>

namespace igroteka::session {

namespace {

/// A session of the race against a computer whose thinking the test holds.
struct Gated : ::testing::Test {
  Gated() { GatedRacer::setOpen(false); }
  ~Gated() override { GatedRacer::setOpen(true); }

  std::unique_ptr<AnySession> against(const std::string& level, int moment) {
    auto made = std::make_unique<AnySession>(newRace<GatedRacer>({"human", level}, 100), 3,
                                             Manners{moment, false, true}, clock);
    made->start();
    return made;
  }

  /// Rolls and banks until it is the turn of seat 2.
  void comeToSeat2(AnySession& session) {
    for (int turn = 0; turn < 100 && session.thinking() == Actor::nature &&
                       !session.peopleToAct().contains(Actor::seat2);
         ++turn) {
      if (session.awaitsRoll()) {
        session.roll();
      } else if (!session.peopleToAct().empty()) {
        session.propose("stop");
      }
      clock.pass(session.manners().moment);
    }
  }

  HandClock clock;
};

} // namespace

TEST_F(Gated, a_computers_answer_shows_after_at_least_a_moment) {
  const auto session = against("easy", 700);
  comeToSeat2(*session);
  ASSERT_EQ(session->thinking(), Actor::seat2);
  const std::size_t before = session->match().present();
  session->pause(true);
  session->pause(false); // asks anew, at this moment of the clock
  GatedRacer::setOpen(true);
  ASSERT_TRUE(untilHolds([&] { return clock.waiting() > 0; })) << "no answer";
  EXPECT_EQ(session->match().present(), before);
  clock.pass(699);
  EXPECT_EQ(session->match().present(), before);
  clock.pass(1);
  EXPECT_EQ(session->match().present(), before + 1);
}

TEST_F(Gated, undo_while_it_thinks_stops_it_and_nothing_is_played) {
  const auto session = against("easy", 0);
  comeToSeat2(*session);
  const int begun = GatedRacer::gate().begun;
  session->pause(true);
  session->pause(false);
  ASSERT_TRUE(untilHolds([&] { return GatedRacer::gate().begun > begun; }));
  const int stopped = GatedRacer::gate().stopped;
  session->undo();
  EXPECT_EQ(session->thinking(), Actor::nature);
  const std::size_t present = session->match().present();
  EXPECT_TRUE(untilHolds([&] { return GatedRacer::gate().stopped > stopped; }));
  QCoreApplication::processEvents();
  EXPECT_EQ(session->match().present(), present);
}

TEST_F(Gated, an_answer_that_was_already_on_its_way_is_dropped_too) {
  const auto session = against("easy", 700);
  comeToSeat2(*session);
  session->pause(true);
  session->pause(false);
  GatedRacer::setOpen(true);
  ASSERT_TRUE(untilHolds([&] { return clock.waiting() > 0; })) << "no answer";
  session->undo();
  const std::size_t present = session->match().present();
  clock.pass(10'000);
  EXPECT_EQ(session->match().present(), present);
}

TEST_F(Gated, a_person_cannot_play_the_computers_seat) {
  const auto session = against("easy", 0);
  comeToSeat2(*session);
  const auto why = session->propose(Actor::seat2, "stop");
  ASSERT_TRUE(why);
  EXPECT_EQ(english(*why), "The computer plays this seat.");
}

TEST_F(Gated, a_seat_can_be_taken_over_and_handed_back) {
  const auto session = against("human", 0);
  comeToSeat2(*session);
  session->seat(Actor::seat2, Level::medium);
  EXPECT_TRUE(session->takenOver(Actor::seat2));
  EXPECT_EQ(session->thinking(), Actor::seat2);
  session->seat(Actor::seat2, std::nullopt);
  EXPECT_EQ(session->thinking(), Actor::nature);
  EXPECT_FALSE(session->takenOver(Actor::seat2));
  EXPECT_FALSE(session->propose("stop"));
}

TEST_F(Gated, looking_back_stops_it_and_coming_back_lets_it_think_again) {
  const auto session = against("easy", 0);
  comeToSeat2(*session);
  session->show(0);
  EXPECT_EQ(session->thinking(), Actor::nature);
  session->showPresent();
  EXPECT_EQ(session->thinking(), Actor::seat2);
}

TEST_F(Gated, a_session_that_goes_stops_its_search) {
  auto session = against("easy", 0);
  comeToSeat2(*session);
  const int begun = GatedRacer::gate().begun;
  session->pause(true);
  session->pause(false);
  ASSERT_TRUE(untilHolds([&] { return GatedRacer::gate().begun > begun; }));
  const int stopped = GatedRacer::gate().stopped;
  session.reset(); // would never return if the search went on behind the closed gate
  EXPECT_EQ(GatedRacer::gate().stopped, stopped + 1);
}

TEST(Computers, play_alone_to_the_end_and_can_be_paused_and_stepped) {
  HandClock clock;
  AnySession session(newRace<CarefulRacer>({"easy", "easy"}), 3, {10, false, false}, clock);
  session.start();
  session.pause(true);
  QSignalSpy moved(&session, &AnySession::positionChanged);
  for (int step = 1; step <= 3; ++step) {
    session.step();
    ASSERT_TRUE(untilHolds([&] {
      clock.pass(10);
      return moved.size() == step;
    }));
  }
  clock.pass(1000);
  QCoreApplication::processEvents();
  EXPECT_EQ(session.match().present(), 3U);
  session.pause(false);
  QSignalSpy ended(&session, &AnySession::ended);
  EXPECT_TRUE(untilHolds([&] {
    clock.pass(10);
    return !ended.isEmpty();
  }));
}

TEST(Computers, undo_of_a_match_of_computers_alone_pauses_it) {
  HandClock clock;
  auto match = newRace<CarefulRacer>({"easy", "easy"});
  match->play(Actor::nature, "die 3");
  match->play(match->actors(1).first(), "again");
  AnySession session(std::move(match), 3, {10, false, true}, clock);
  session.start();
  session.undo();
  EXPECT_TRUE(session.paused());
  EXPECT_EQ(session.match().present(), 1U);
}

TEST(Computers, a_computer_agrees_to_a_draw_only_when_going_on_is_not_better_for_it) {
  for (const bool personLeads : {false, true}) {
    HandClock clock;
    auto match = newRace<CarefulRacer>({"human", "human"}, 30);
    // The player tells its share of the goal as its share of the win: 6 of 30, or 18 of 30.
    for (int turn = 0; personLeads && turn < 4; ++turn) {
      match->play(Actor::nature, "die 6");
      match->play(match->actors(match->present()).first(), "stop");
    }
    match->play(Actor::nature, "die 6");
    const Actor person = match->actors(match->present()).first();
    const Actor computer = person == Actor::seat1 ? Actor::seat2 : Actor::seat1;
    match->seats[static_cast<std::size_t>(indexOf(computer))].player = "easy";
    AnySession session(std::move(match), 3, {0, false, false}, clock);
    session.start();
    session.offerDraw(person);
    ASSERT_TRUE(session.drawOffer());
    ASSERT_TRUE(untilHolds([&] { return !session.drawOffer(); }));
    EXPECT_EQ(session.ending().has_value(), personLeads);
  }
}

TEST(Computers, a_hint_comes_with_its_reason_but_not_after_the_position_has_changed) {
  HandClock clock;
  auto match = newRace<CarefulRacer>({"human", "human"});
  match->play(Actor::nature, "die 6");
  AnySession session(std::move(match), 3, {0, false, false}, clock);
  session.start();
  QSignalSpy hinted(&session, &AnySession::hinted);
  session.askHint();
  EXPECT_TRUE(session.hinting());
  ASSERT_TRUE(untilHolds([&] { return !hinted.isEmpty(); }));
  EXPECT_EQ(hinted[0][0].value<Answer>().action, "stop");
  EXPECT_EQ(english(hinted[0][0].value<Answer>().reason), "Enough is enough.");
  session.askHint();
  session.propose("again");
  EXPECT_FALSE(session.hinting());
  session.roll();
  session.askHint();
  ASSERT_TRUE(untilHolds([&] { return !session.hinting(); }));
  EXPECT_EQ(hinted.size(), 2);
}

} // namespace igroteka::session
