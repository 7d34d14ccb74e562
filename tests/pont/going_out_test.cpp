// SPDX-License-Identifier: MIT
/// Who is out, and how the game ends.
#include "scene.h"

namespace igroteka::pont {
namespace {

using testing::ElementsAre;

TEST(PontRules, TP13_who_has_no_tile_left_is_out) {
  Scene scene = inRush(3);
  scene.lay(aroundNiche(2));
  const auto [tile, place] = scene.fitting(nicheCell);
  scene.hand(1, tile).pile(2, 1, 1).pile(3, 1, 1);
  scene.play(Move::lay(seat1, place));
  EXPECT_EQ(scene.seat(1).outAs, 1);
  EXPECT_EQ(scene.why(Move::draw(seat1, 1)), Reason::seatIsOut);
  EXPECT_EQ(scene.why(Move::call(seat1)), Reason::seatIsOut);
  EXPECT_FALSE(scene.rules.actors(scene.state).contains(seat1));
}

TEST(PontRules, TP13_a_penalty_tile_keeps_one_in_the_game) {
  Scene scene = inRush();
  scene.lay(aroundNiche(2));
  const auto [tile, place] = scene.fitting(nicheCell);
  scene.hand(1, tile).fine(1, scene.any()).pile(2, 1, 1);
  scene.play(Move::lay(seat1, place));
  EXPECT_FALSE(scene.seat(1).isOut());
}

TEST(PontRules, TP13_with_manual_calls_the_player_must_call_and_can_be_given_a_tile_until_then) {
  Scene scene = beforeLastTile(true, Order::rush);
  EXPECT_EQ(scene.why(Move::call(seat1)), Reason::noCallDue);
  scene.play(layOnNiche(scene, 2));
  EXPECT_FALSE(scene.seat(1).isOut());
  EXPECT_EQ(scene.why(Move::draw(seat1, 1)), Reason::callFirst);
  EXPECT_THAT(scene.listed(), ElementsAre("1 call", "2 draw 1"));
  Scene given = scene;
  given.state.seat(1).gifts = 1;
  given.play(Move::giveTop(seat2, 1, seat1));
  EXPECT_EQ(given.left(1), 1);
  EXPECT_EQ(given.why(Move::call(seat1)), Reason::noCallDue);
  scene.play(Move::call(seat1));
  EXPECT_EQ(scene.seat(1).outAs, 1);
  EXPECT_EQ(scene.why(Move::call(seat2)), Reason::noCallDue);
}

TEST(PontRules, TP13_with_automatic_calls_there_is_nothing_to_call) {
  Scene scene = beforeLastTile(false, Order::rush);
  EXPECT_EQ(scene.why(Move::call(seat2)), Reason::noCallDue);
  scene.play(layOnNiche(scene, 2));
  EXPECT_TRUE(scene.seat(1).isOut());
}

TEST(PontRules, TP13_manual_calls_are_for_simultaneous_play_only) {
  Scene scene = beforeLastTile(true, Order::turns);
  scene.play(layOnNiche(scene, 2));
  EXPECT_TRUE(scene.seat(1).isOut());
  EXPECT_EQ(scene.rules.actors(scene.state), Actors(seat2));
}

TEST(PontRules, TP14_the_first_one_out_wins_and_the_others_play_on) {
  Scene scene = beforeLastTile(false, Order::rush, 3);
  scene.play(layOnNiche(scene, 2));
  EXPECT_FALSE(scene.rules.outcome(scene.state));
  EXPECT_EQ(scene.rules.ranks(scene.state)[0], 1);
  EXPECT_EQ(scene.rules.actors(scene.state).size(), 2);
}

TEST(PontRules, TP14_the_last_one_places_to_the_last_possible_tile) {
  Scene scene = beforeLastTile(false, Order::rush);
  scene.play(layOnNiche(scene, 2));
  EXPECT_THAT(scene.listed(), ElementsAre("2 draw 1"));
}

TEST(PontRules, TP14_option_stop_at_the_first_one_out) {
  Scene scene = beforeLastTile(false, Order::rush, 3);
  Options options = scene.rules.chosen();
  options.playOn = false;
  const Rules rules(options);
  const State ended = rules.after(scene.state, seat1, layOnNiche(scene, 2));
  ASSERT_TRUE(rules.outcome(ended));
  EXPECT_EQ(rules.outcome(ended)->winners, Actors(seat1));
  EXPECT_EQ(rules.ranks(ended)[1], 2);
  EXPECT_EQ(rules.ranks(ended)[2], 2);
  EXPECT_TRUE(rules.actors(ended).empty());
  EXPECT_TRUE(rules.moves(ended, seat2).empty());
  EXPECT_EQ(rules.refusal(ended, seat2, Move::draw(seat2, 1))->reason, Reason::over);
}

TEST(PontRules, TP15_over_when_nobody_can_act_any_more) {
  Scene scene = inRush(4);
  scene.lay(aroundNiche(3));
  // Everybody has only penalty tiles that fit no niche, but seat 1 a last tile in hand.
  for (int seat = 1; seat <= 4; ++seat) {
    scene.fine(seat, scene.homeless(3));
  }
  scene.fine(2, scene.homeless(3)).fine(3, scene.homeless(3));
  scene.fine(4, scene.homeless(3)).fine(4, scene.homeless(3));
  scene.hand(1, scene.homeless(3));
  EXPECT_EQ(scene.rules.actors(scene.state), Actors(seat1));
  EXPECT_FALSE(scene.rules.outcome(scene.state));
  scene.play(Move::discard(seat1));
  ASSERT_TRUE(scene.rules.outcome(scene.state));
  const auto ranks = scene.rules.ranks(scene.state);
  EXPECT_THAT(ranks, ElementsAre(1, 1, 1, 4, 0, 0, 0, 0)) << "equal numbers share the place";
  Actors winners(seat1);
  winners.insert(seat2);
  winners.insert(seat3);
  EXPECT_EQ(scene.rules.outcome(scene.state)->winners, winners) << "nobody got out";
}

TEST(PontRules, TP15_places_in_the_order_of_going_out_then_by_tiles_left) {
  Scene scene = inRush(4);
  scene.state.seat(2).outAs = 1;
  scene.pile(1, 1, 2).pile(2, 1, 5).pile(4, 1, 2);
  EXPECT_THAT(scene.rules.ranks(scene.state), ElementsAre(2, 4, 1, 2, 0, 0, 0, 0));
}

TEST(PontRules, TP15_a_call_still_to_be_made_keeps_the_game_going) {
  Scene scene = beforeLastTile(true, Order::rush);
  scene.state.stacks = Stacks();
  scene.fine(2, scene.homeless(2));
  scene.play(layOnNiche(scene, 2));
  EXPECT_FALSE(scene.rules.outcome(scene.state));
  EXPECT_THAT(scene.listed(), ElementsAre("1 call"));
  scene.play(Move::call(seat1));
  EXPECT_TRUE(scene.rules.outcome(scene.state));
}

TEST(PontRules, TP15_over_when_all_are_out) {
  Scene scene = beforeLastTile(false, Order::rush);
  scene.state.stacks = Stacks();
  scene.state.seat(1).outAs = 1;
  scene.play(layOnNiche(scene, 2));
  EXPECT_EQ(scene.rules.outcome(scene.state)->winners, Actors(seat2));
  EXPECT_EQ(scene.rules.ranks(scene.state)[0], 2);
}

} // namespace
} // namespace igroteka::pont
