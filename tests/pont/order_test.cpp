// SPDX-License-Identifier: MIT
/// Whose turn it is.
#include "scene.h"

namespace igroteka::pont {
namespace {

using testing::Contains;

TEST(PontRules, TP20_in_a_rush_all_act_at_the_same_time_and_the_later_of_two_is_refused) {
  Scene scene = inRush(3);
  scene.lay(aroundNiche(2));
  const auto first = scene.fitting(nicheCell);
  const auto second = scene.fitting(nicheCell);
  scene.hand(1, first.tile).hand(2, second.tile).pile(1, 1, 1).pile(2, 1, 1).pile(3, 1, 1);
  EXPECT_EQ(scene.rules.actors(scene.state), Actors::seats(3));
  EXPECT_EQ(scene.why(Move::lay(seat2, second.place)), std::nullopt);
  scene.play(Move::lay(seat1, first.place));
  EXPECT_EQ(scene.why(Move::lay(seat2, second.place)), Reason::cellIsTaken);
  EXPECT_EQ(scene.seat(2).hand.number(), second.tile) << "the tile stays in hand";
  EXPECT_TRUE(scene.rules.simultaneous());
  EXPECT_FALSE(inTurns().rules.simultaneous());
}

TEST(PontRules, TP21_players_act_clockwise_from_the_start) {
  const Options options = optionsFor(3, Order::turns);
  const Rules rules(options);
  Random random(4);
  auto setup = rules.deal(random);
  setup.start = 3;
  State state = rules.start(setup);
  for (const int seat : {3, 1, 2, 3}) {
    const Actor actor = seatAt(seat - 1);
    ASSERT_EQ(rules.actors(state), Actors(actor));
    const Actor other = seatAt(seat % 3);
    EXPECT_EQ(rules.refusal(state, other, Move::draw(other, 1))->reason, Reason::notYourTurn);
    state = rules.after(state, actor, Move::draw(actor, 1));
    ASSERT_EQ(rules.actors(state), Actors(actor)) << "the drawn tile belongs to the turn";
    state = rules.after(state, actor, Move::discard(actor));
  }
}

TEST(PontRules, TP21_a_turn_is_draw_and_place_or_one_penalty_tile) {
  Scene scene = inTurns();
  scene.lay(aroundNiche(3));
  const auto [tile, place] = scene.fitting(nicheCell);
  scene.fine(1, tile).pile(1, 1, 2).pile(2, 1, 2);
  EXPECT_THAT(scene.listed(), Contains("1 draw 1"));
  EXPECT_THAT(scene.listed(), Contains(write(Move::niche(seat1, tile, place))));
  scene.play(Move::niche(seat1, tile, place));
  scene.play(Move::giveTop(seat1, 1, seat2));
  EXPECT_EQ(scene.rules.actors(scene.state), Actors(seat2));
}

TEST(PontRules, TP21_without_stacks_a_fitting_penalty_tile_must_be_placed_else_one_is_skipped) {
  Scene scene = inTurns(3);
  scene.lay(aroundNiche(3));
  const auto [tile, place] = scene.fitting(nicheCell);
  const int homeless = scene.homeless(3);
  scene.pile(1, 1, 2).fine(2, homeless).fine(3, tile);
  scene.play(Move::draw(seat1, 1));
  scene.play(Move::discard(seat1));
  EXPECT_EQ(scene.rules.actors(scene.state), Actors(seat3)) << "seat 2 is skipped";
  for (const std::string& text : scene.listed()) {
    EXPECT_THAT(text, testing::StartsWith("3 niche "));
  }
  EXPECT_FALSE(scene.listed().empty());
}

TEST(PontRules, TP21_who_is_out_is_skipped_and_the_last_one_goes_on_alone) {
  Scene scene = inTurns(3);
  scene.lay(aroundNiche(2));
  scene.state.seat(1).outAs = 1;
  scene.state.seat(2).outAs = 2;
  scene.pile(1, 1, 3);
  scene.play(Move::draw(seat1, 1));
  scene.play(Move::discard(seat1));
  EXPECT_EQ(scene.rules.actors(scene.state), Actors(seat1));
}

TEST(PontRules, TP31_a_practice_run_has_one_seat_all_tiles_and_no_gifts) {
  const auto& practice = namedOptions()[2];
  EXPECT_EQ(practice.id, "practice");
  EXPECT_EQ(practice.minPlayers, 1);
  EXPECT_EQ(practice.maxPlayers, 1);
  Options options = practice.make(1);
  options.stacks = {2};
  const Rules rules(options);
  EXPECT_TRUE(rules.simultaneous());
  Random random(1);
  const State start = rules.start(rules.deal(random));
  EXPECT_EQ(start.tilesLeft(0), 54);
  EXPECT_EQ(start.stacks.size(0, 0), 27);
  Scene scene(options);
  scene.hand(1, scene.layRoundNiche(4)).pile(1, 1, 3);
  scene.play(layOnNiche(scene, 3));
  EXPECT_EQ(scene.seat(1).gifts, 0);
  EXPECT_EQ(scene.rules.actors(scene.state), Actors(seat1));
}

TEST(PontRules, TP31_a_practice_run_ends_by_TP15) {
  Scene scene(namedOptions()[2].make(1));
  scene.lay(aroundNiche(3));
  scene.hand(1, scene.homeless(3));
  scene.play(Move::discard(seat1));
  ASSERT_TRUE(scene.rules.outcome(scene.state));
  EXPECT_EQ(scene.rules.outcome(scene.state)->winners, Actors(seat1));
}

} // namespace
} // namespace igroteka::pont
