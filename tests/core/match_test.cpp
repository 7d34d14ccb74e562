// SPDX-License-Identifier: MIT
#include "support/cards_game.h"
#include "support/race_game.h"

#include <igroteka/core/match.h>

#include <gtest/gtest.h>

namespace igroteka {
namespace {

using Move = race::Rules::Move;
using race::Rules;
using RaceMatch = Match<Rules>;
using Kind = Move::Kind;

/// A match of the race, played by short calls.
class MatchTest : public testing::Test {
protected:
  RaceMatch begun(int players = 2, int goal = 30) {
    return {Rules({players, goal, false}), race::Rules::Setup{1}};
  }

  /// Throws these pips, then the seat on turn does `kind`.
  static void turn(RaceMatch& match, int pips, Kind kind) {
    play(match, {Kind::die, pips});
    play(match, {kind, 0});
  }

  static void play(RaceMatch& match, const Move& move) {
    const Actor actor = match.actors(match.shown()).first();
    ASSERT_FALSE(match.refusal(actor, move));
    match.play(actor, move);
  }

  static int sum(const RaceMatch& match) { return match.state(match.present()).sum; }

  static bool anybody(Actor actor) { return actor != Actor::nature; }
  static bool onlyFirst(Actor actor) { return actor == Actor::seat1; }
};

TEST_F(MatchTest, undo_goes_to_before_the_last_decision_of_a_person) {
  RaceMatch match = begun();
  EXPECT_FALSE(match.undoTarget(anybody, true));
  turn(match, 5, Kind::again);
  play(match, {Kind::die, 4});
  EXPECT_EQ(match.undoTarget(anybody, true), 1U); // the throw goes with the decision before it
  match.undoTo(1);
  EXPECT_EQ(match.present(), 1U);
  EXPECT_EQ(match.known(), 3U);
  EXPECT_EQ(sum(match), 5);
}

TEST_F(MatchTest, undo_stops_where_something_hidden_was_shown) {
  RaceMatch match = begun();
  turn(match, 5, Kind::again);
  EXPECT_EQ(match.undoTarget(anybody, false), 1U);
  play(match, {Kind::die, 4});
  EXPECT_FALSE(match.undoTarget(anybody, false));
  EXPECT_TRUE(match.undoTarget(anybody, true));
}

TEST_F(MatchTest, plies_of_a_computer_go_with_the_persons) {
  RaceMatch match = begun();
  turn(match, 5, Kind::stop);  // seat 1, a person
  turn(match, 4, Kind::again); // seat 2, a computer
  turn(match, 3, Kind::stop);
  EXPECT_EQ(match.undoTarget(onlyFirst, true), 1U);
  match.undoTo(1);
  match.redo(onlyFirst);
  EXPECT_EQ(match.present(), 6U); // and come back with it
}

TEST_F(MatchTest, redo_stops_at_the_next_decision_of_a_person) {
  RaceMatch match = begun();
  turn(match, 5, Kind::again);
  turn(match, 4, Kind::stop);
  match.undoTo(0);
  match.redo(anybody);
  EXPECT_EQ(match.present(), 1U); // the throw, up to the decision
  match.redo(anybody);
  EXPECT_EQ(match.present(), 3U);
  match.redo(anybody);
  match.redo(anybody);
  EXPECT_EQ(match.present(), 4U);
}

TEST_F(MatchTest, looking_back_moves_only_what_is_shown) {
  RaceMatch match = begun();
  turn(match, 5, Kind::again);
  match.show(1);
  EXPECT_EQ(match.shown(), 1U);
  EXPECT_EQ(match.present(), 2U);
  match.show(99);
  EXPECT_EQ(match.shown(), 2U);
  match.undoTo(1);
  match.show(2); // what is undone is not looked at
  EXPECT_EQ(match.shown(), 1U);
}

TEST_F(MatchTest, playing_while_looking_back_cuts_and_undo_restores) {
  RaceMatch match = begun();
  turn(match, 5, Kind::again);
  turn(match, 4, Kind::stop);
  const auto last = match.state(4);
  match.show(1);
  play(match, {Kind::stop, 0});
  EXPECT_EQ(match.present(), 2U);
  EXPECT_EQ(match.state(2).banked[0], 5);
  match.undoTo(*match.undoTarget(anybody, true));
  EXPECT_EQ(match.present(), 4U);
  EXPECT_EQ(match.shown(), 4U);
  EXPECT_EQ(match.state(4), last);
  match.undoTo(3); // from here on it is a plain undo again
  EXPECT_EQ(match.present(), 3U);
}

TEST_F(MatchTest, a_cut_in_a_cut_comes_back_with_it) {
  RaceMatch match = begun();
  turn(match, 5, Kind::again);
  turn(match, 4, Kind::again);
  turn(match, 2, Kind::stop); // the first line, 6 plies
  match.show(3);
  play(match, {Kind::stop, 0}); // the second, 4 plies
  match.show(1);
  play(match, {Kind::stop, 0}); // the third, 2 plies
  match.undoTo(1);
  EXPECT_EQ(match.present(), 4U);
  match.undoTo(3);
  EXPECT_EQ(match.present(), 6U);
  EXPECT_EQ(sum(match), 0);
  EXPECT_EQ(match.state(6).banked[0], 11);
}

TEST_F(MatchTest, twice_cut_in_one_place_comes_back_twice) {
  RaceMatch match = begun();
  turn(match, 5, Kind::again);
  play(match, {Kind::die, 4});
  match.show(2);
  play(match, {Kind::die, 3});
  match.show(2);
  play(match, {Kind::die, 2});
  EXPECT_EQ(sum(match), 7);
  match.undoTo(2);
  EXPECT_EQ(sum(match), 8);
  match.undoTo(2);
  EXPECT_EQ(sum(match), 9);
  match.undoTo(2);
  EXPECT_EQ(match.present(), 2U);
}

TEST_F(MatchTest, playing_after_undo_forgets_what_was_undone) {
  RaceMatch match = begun();
  turn(match, 5, Kind::again);
  play(match, {Kind::die, 4});
  match.undoTo(1);
  play(match, {Kind::stop, 0});
  EXPECT_EQ(match.known(), 2U);
  match.undoTo(1);
  EXPECT_EQ(match.present(), 1U);
  match.redo(anybody);
  EXPECT_EQ(match.state(match.present()).banked[0], 5);
}

TEST_F(MatchTest, cutting_keeps_what_could_be_redone_too) {
  RaceMatch match = begun();
  turn(match, 5, Kind::again);
  turn(match, 4, Kind::again);
  match.undoTo(3); // one ply can be redone
  match.show(1);
  play(match, {Kind::stop, 0});
  match.undoTo(1);
  EXPECT_EQ(match.present(), 3U);
  EXPECT_EQ(match.known(), 4U);
}

TEST_F(MatchTest, a_draw_ends_the_match_and_is_taken_back_like_a_decision) {
  RaceMatch match = begun();
  turn(match, 5, Kind::again);
  EXPECT_FALSE(match.refusal(Actor::nature, Draw{}));
  match.play(Actor::nature, Draw{});
  const auto ending = match.ending(match.present());
  ASSERT_TRUE(ending);
  EXPECT_EQ(ending->how, Ending::How::agreed);
  EXPECT_TRUE(ending->outcome.winners.empty());
  EXPECT_TRUE(match.actors(match.present()).empty());
  EXPECT_EQ(match.refusal(Actor::nature, Move{Kind::die, 1}), Phrase(refusals::over));
  EXPECT_EQ(match.refusal(Actor::nature, Draw{}), Phrase(refusals::over));
  EXPECT_EQ(match.refusal(Actor::seat1, Resignation{Actor::seat1}), Phrase(refusals::over));
  EXPECT_EQ(match.undoTarget([](Actor) { return false; }, false), 2U);
  match.undoTo(1);
  match.redo(anybody); // the decision and not the draw
  EXPECT_EQ(match.present(), 2U);
}

TEST_F(MatchTest, one_of_two_can_resign_at_any_time) {
  RaceMatch match = begun();
  EXPECT_TRUE(match.refusal(Actor::seat3, Resignation{Actor::seat3}));
  EXPECT_FALSE(match.refusal(Actor::seat2, Resignation{Actor::seat2})); // while dice are due
  match.play(Actor::seat2, Resignation{Actor::seat2});
  const auto ending = match.ending(1);
  ASSERT_TRUE(ending);
  EXPECT_EQ(ending->how, Ending::How::resigned);
  EXPECT_EQ(ending->resigned, Actor::seat2);
  EXPECT_EQ(ending->outcome.winners, Actors(Actor::seat1));
  EXPECT_FALSE(match.ending(0));
}

TEST_F(MatchTest, of_three_nobody_can_resign) {
  EXPECT_EQ(begun(3).refusal(Actor::seat1, Resignation{Actor::seat1}), Phrase(refusals::resignTwo));
}

TEST_F(MatchTest, who_is_not_on_turn_is_told_so) {
  RaceMatch match = begun();
  EXPECT_EQ(match.refusal(Actor::seat1, Move{Kind::stop, 0}),
            Phrase(refusals::notYourTurn, {Actor::seat1}));
  play(match, {Kind::die, 6});
  EXPECT_FALSE(match.refusal(Actor::seat1, Move{Kind::stop, 0}));
  EXPECT_EQ(match.refusal(Actor::seat1, Move{Kind::die, 3}),
            Phrase(Rules::explain(race::Rules::Refusal::noDieDue)));
  EXPECT_EQ(match.refusal(Actor::nature, Move{Kind::die, 3}), Phrase(refusals::noThrow));
}

TEST(Match, nobody_acts_for_another_seat) {
  Random random(1);
  const cards::Rules rules({2, 8});
  const Match<cards::Rules> match(rules, rules.deal(random));
  EXPECT_FALSE(match.refusal(Actor::seat2, cards::Move{1, cards::Deed::take}));
  EXPECT_EQ(match.refusal(Actor::seat1, cards::Move{1, cards::Deed::take}),
            Phrase(refusals::otherSeat, {Actor::seat2}));
  EXPECT_EQ(match.refusal(Actor::seat8, cards::Move{7, cards::Deed::take}),
            Phrase(refusals::notYourTurn, {Actor::seat8}));
}

TEST_F(MatchTest, the_rules_end_it_for_good) {
  RaceMatch match = begun(2, 6);
  turn(match, 6, Kind::stop);
  ASSERT_TRUE(match.ending(2));
  EXPECT_EQ(match.ending(2)->how, Ending::How::played);
  EXPECT_EQ(match.ending(2)->outcome.winners, Actors(Actor::seat1));
  EXPECT_EQ(match.refusal(Actor::nature, Move{Kind::die, 3}), Phrase(refusals::over));
}

TEST_F(MatchTest, a_copy_lives_its_own_life) {
  RaceMatch match = begun();
  turn(match, 5, Kind::again);
  RaceMatch copy = match;
  copy.undoTo(0);
  play(copy, {Kind::die, 2});
  EXPECT_EQ(match.present(), 2U);
  EXPECT_EQ(sum(match), 5);
}

} // namespace
} // namespace igroteka
