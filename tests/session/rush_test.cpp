// SPDX-License-Identifier: MIT
// What a rush allows of looking back, and how it is played back.
#include "session/any_session.h"
#include "support/hand_clock.h"

#include <igroteka/pont/game.h>

#include <gtest/gtest.h>
#include <nlohmann/json.hpp>

#include <array>
#include <memory>

namespace igroteka::session {
namespace {

constexpr std::array<std::int64_t, 4> times = {500, 2500, 2600, 6600};

/// A rush of two people in which four actions were made at those times.
struct Rush {
  Rush() {
    auto made = pont::game().create(nlohmann::json::parse(R"({"id":"rush"})"), 3);
    auto& match = std::get<std::unique_ptr<AnyMatch>>(made);
    match->play(Actor::seat1, "1 draw 1", times[0]);
    match->play(Actor::seat1, "1 discard", times[1]);
    match->play(Actor::seat2, "2 draw 1", times[2]);
    match->play(Actor::seat2, "2 discard", times[3]);
    session = std::make_unique<AnySession>(std::move(match), 5, Manners(), clock);
    session->start();
  }

  std::size_t shown() const { return session->match().shown(); }

  HandClock clock;
  std::unique_ptr<AnySession> session;
};

TEST(SessionRush, ResumesPausedAndItsClockGoesOnFromTheLastAction) {
  const Rush rush;
  EXPECT_TRUE(rush.session->paused());
  EXPECT_EQ(rush.session->elapsed(), times[3]);
}

TEST(SessionRush, IsPlayedBackAtItsOwnTempo) {
  Rush rush;
  rush.session->playBack(1);
  EXPECT_EQ(rush.shown(), 0U);
  rush.clock.pass(499);
  EXPECT_EQ(rush.shown(), 0U);
  rush.clock.pass(1);
  EXPECT_EQ(rush.shown(), 1U);
  rush.clock.pass(1999);
  EXPECT_EQ(rush.shown(), 1U);
  rush.clock.pass(1);
  EXPECT_EQ(rush.shown(), 2U);
  rush.clock.pass(100);
  EXPECT_EQ(rush.shown(), 3U);
  rush.clock.pass(4000);
  EXPECT_EQ(rush.shown(), 4U);
  EXPECT_FALSE(rush.session->lookingBack());
}

TEST(SessionRush, IsPlayedBackFasterAndFromWherePeopleAre) {
  Rush rush;
  rush.session->show(1);
  rush.session->playBack(8);
  EXPECT_EQ(rush.shown(), 1U);
  rush.clock.pass(250);
  EXPECT_EQ(rush.shown(), 2U);
  rush.clock.pass(512);
  EXPECT_EQ(rush.shown(), 4U);
}

TEST(SessionRush, WhatPeopleLookAtEndsThePlayingBack) {
  Rush rush;
  rush.session->playBack(1);
  rush.clock.pass(500);
  rush.session->show(2);
  rush.clock.pass(60'000);
  EXPECT_EQ(rush.shown(), 2U);
}

TEST(SessionRush, NobodyLooksBackOnceItGoesOn) {
  Rush rush;
  EXPECT_TRUE(rush.session->canLookBack());
  rush.session->show(2);
  EXPECT_EQ(rush.shown(), 2U);
  rush.session->showPresent();
  rush.session->pause(false);
  rush.clock.pass(3000);
  ASSERT_FALSE(rush.session->paused());
  EXPECT_FALSE(rush.session->canLookBack());
  rush.session->show(2);
  EXPECT_EQ(rush.shown(), 4U);
  rush.session->pause(true);
  rush.session->show(2);
  EXPECT_EQ(rush.shown(), 4U);
}

TEST(SessionRush, IsNotPlayedFromAnEarlierPosition) {
  Rush rush;
  rush.session->show(2);
  EXPECT_TRUE(rush.session->propose("2 draw 1"));
  rush.session->showPresent();
  rush.session->pause(false);
  rush.clock.pass(3000);
  EXPECT_FALSE(rush.session->propose("2 draw 1"));
  EXPECT_EQ(rush.session->match().present(), 5U);
}

TEST(SessionRush, GesturesTellWhatComputersHandsDo) {
  auto made = pont::game().create(nlohmann::json::parse(R"({"id":"rush"})"), 3);
  auto& match = std::get<std::unique_ptr<AnyMatch>>(made);
  match->seats[1].player = "medium";
  HandClock clock;
  AnySession session(std::move(match), 5, Manners(), clock);
  session.start();
  EXPECT_EQ(session.gesture(Actor::seat2).doing, Gesture::Doing::resting);
  session.pause(false);
  clock.pass(3000);
  bool looked = false;
  bool moved = false;
  for (int step = 0; step < 600; ++step) {
    const Gesture gesture = session.gesture(Actor::seat2);
    looked = looked || gesture.doing == Gesture::Doing::looking;
    if (gesture.doing == Gesture::Doing::moving) {
      moved = true;
      EXPECT_EQ(session.match().actorOf(gesture.action), Actor::seat2);
      EXPECT_LE(gesture.from, session.elapsed());
      EXPECT_GE(gesture.until, session.elapsed());
    }
    clock.pass(50);
  }
  EXPECT_TRUE(looked);
  EXPECT_TRUE(moved);
  EXPECT_EQ(session.gesture(Actor::seat1), Gesture());
}

} // namespace
} // namespace igroteka::session
