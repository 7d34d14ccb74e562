// SPDX-License-Identifier: MIT
/// What filling a niche gives away.
#include "scene.h"

namespace igroteka::pont {
namespace {

TEST(PontRules, TP12_who_fills_a_niche_gives_a_tile_and_can_do_nothing_else) {
  for (const Order order : {Order::rush, Order::turns}) {
    Scene scene = beforePont(optionsFor(3, order));
    scene.play(layOnNiche(scene, 3));
    EXPECT_EQ(scene.seat(1).gifts, 1);
    EXPECT_EQ(scene.why(Move::draw(seat1, 1)), Reason::giveFirst);
    EXPECT_EQ(scene.why(Move::discard(seat1)), Reason::giveFirst);
    std::vector<std::string> own;
    for (const Move& move : scene.rules.moves(scene.state, seat1)) {
      own.push_back(write(move));
    }
    EXPECT_THAT(own, testing::UnorderedElementsAre("1 give top1 2", "1 give 52 2", "1 give top1 3",
                                                   "1 give 52 3"));
    EXPECT_EQ(scene.rules.actors(scene.state).contains(seat2), order == Order::rush)
        << "in a rush the others go on, in turns the gift belongs to the same turn";
  }
}

TEST(PontRules, TP12_a_niche_filled_by_a_penalty_tile_is_a_pont_too) {
  Scene scene = inTurns();
  scene.lay(aroundNiche(3));
  const auto [tile, place] = scene.fitting(nicheCell);
  scene.fine(1, tile).pile(1, 1, 2).pile(2, 1, 2);
  scene.play(Move::niche(seat1, tile, place));
  EXPECT_EQ(scene.seat(1).gifts, 1);
}

TEST(PontRules, TP12_two_tiles_around_are_no_pont) {
  Scene scene = inTurns();
  scene.lay(aroundNiche(2));
  const auto [tile, place] = scene.fitting(nicheCell);
  scene.hand(1, tile).pile(1, 1, 2).pile(2, 1, 2);
  scene.play(Move::lay(seat1, place));
  EXPECT_EQ(scene.seat(1).gifts, 0);
  EXPECT_EQ(scene.state.turn, 1);
}

TEST(PontRules, TP12_gifts_come_from_a_stack_or_the_penalty_pile_and_lie_on_the_shortest_stack) {
  Options options = optionsFor(3, Order::turns);
  options.stacks = {1, 2, 2};
  Scene scene(options);
  scene.stack(1, 1, {50, 51}).fine(1, 52);
  scene.pile(2, 1, 3).pile(2, 2, 2);
  scene.pile(3, 1, 2).pile(3, 2, 2);
  scene.state.seat(0).gifts = 2;
  scene.play(Move::giveTop(seat1, 1, seat2));
  EXPECT_EQ(scene.state.stacks.size(1, 1), 3);
  EXPECT_EQ(scene.state.stacks.top(1, 1), Tile::open(51));
  scene.play(Move::giveFine(seat1, 52, seat3));
  EXPECT_EQ(scene.state.stacks.size(2, 0), 3) << "the first of equals";
  EXPECT_EQ(scene.state.stacks.top(2, 0), Tile::open(52));
  EXPECT_EQ(scene.seat(1).penalty, 0U);
  EXPECT_EQ(scene.left(1), 1);
}

TEST(PontRules, TP12_an_emptied_stack_is_the_shortest) {
  Options options = optionsFor(2, Order::rush);
  options.stacks = {1, 2};
  Scene scene(options);
  scene.pile(1, 1, 2).pile(2, 1, 1);
  scene.state.seat(0).gifts = 1;
  scene.play(Move::giveTop(seat1, 1, seat2));
  EXPECT_EQ(scene.state.stacks.size(1, 1), 1);
}

TEST(PontRules, TP12_a_gift_goes_to_another_player_who_is_still_in_the_game) {
  Scene scene = inRush(3);
  scene.stack(1, 1, {50, 51}).pile(2, 1, 2);
  scene.state.seat(2).outAs = 1;
  scene.state.seat(0).gifts = 1;
  scene.hand(1, 40);
  EXPECT_EQ(scene.why(Move::giveTop(seat1, 1, seat1)), Reason::notToOneself);
  EXPECT_EQ(scene.why(Move::giveTop(seat1, 1, seat3)), Reason::receiverIsOut);
  EXPECT_EQ(scene.why(Move::giveTop(seat1, 1, Actor::seat4)), Reason::noSeat);
  EXPECT_EQ(scene.why(Move::giveTop(seat1, 2, seat2)), Reason::noSuchStack);
  EXPECT_EQ(scene.why(Move::giveFine(seat1, 40, seat2)), Reason::notAPenaltyTile)
      << "never the tile in hand";
  EXPECT_EQ(scene.why(Move::giveTop(seat2, 1, seat1)), Reason::noGiftDue);
  EXPECT_EQ(scene.why(Move::giveTop(seat1, 1, seat2)), std::nullopt);
}

TEST(PontRules, TP12_with_nothing_to_give_nothing_is_given) {
  Scene scene = inRush();
  scene.lay(aroundNiche(3));
  const auto [tile, place] = scene.fitting(nicheCell);
  scene.fine(1, tile).hand(1, scene.any()).pile(2, 1, 2);
  scene.play(Move::niche(seat1, tile, place));
  EXPECT_EQ(scene.seat(1).gifts, 0) << "the tile in hand is never given";
  EXPECT_EQ(scene.why(Move::discard(seat1)), std::nullopt);
}

TEST(PontRules, TP12_the_duty_lapses_when_no_receiver_is_left) {
  Scene scene = inRush();
  scene.lay(aroundNiche(2));
  const auto [tile, place] = scene.fitting(nicheCell);
  scene.pile(1, 1, 2).hand(2, tile);
  scene.state.seat(0).gifts = 1;
  scene.play(Move::lay(seat2, place));
  EXPECT_TRUE(scene.seat(2).isOut());
  EXPECT_EQ(scene.seat(1).gifts, 0);
  EXPECT_EQ(scene.why(Move::draw(seat1, 1)), std::nullopt);
}

TEST(PontRules, TP12_the_duty_stays_while_a_receiver_is_left) {
  Scene scene = inRush(3);
  scene.lay(aroundNiche(2));
  const auto [tile, place] = scene.fitting(nicheCell);
  scene.pile(1, 1, 2).hand(2, tile).pile(3, 1, 1);
  scene.state.seat(0).gifts = 1;
  scene.play(Move::lay(seat2, place));
  EXPECT_EQ(scene.seat(1).gifts, 1);
}

TEST(PontRules, TP12_double_pont_gives_two_for_four_or_more_around) {
  for (int around = 3; around <= 6; ++around) {
    for (const bool twice : {false, true}) {
      Options options = optionsFor(3, Order::turns);
      options.doublePont = twice;
      Scene scene = beforePont(options, around);
      scene.play(layOnNiche(scene, 3));
      EXPECT_EQ(scene.seat(1).gifts, twice && around >= 4 ? 2 : 1) << around;
    }
  }
}

TEST(PontRules, TP12_the_two_tiles_of_a_double_pont_go_one_after_the_other_to_any_players) {
  Options options = optionsFor(3, Order::turns);
  options.doublePont = true;
  Scene scene = beforePont(options, 5);
  scene.play(layOnNiche(scene, 3));
  scene.play(Move::giveTop(seat1, 1, seat3));
  EXPECT_EQ(scene.rules.actors(scene.state), Actors(seat1));
  scene.play(Move::giveFine(seat1, 52, seat2));
  EXPECT_EQ(scene.left(2), 3);
  EXPECT_EQ(scene.left(3), 3);
  EXPECT_EQ(scene.rules.actors(scene.state), Actors(seat2));
}

TEST(PontRules, TP12_of_a_double_pont_the_second_tile_lapses_when_nothing_is_left) {
  Options options = optionsFor(3, Order::turns);
  options.doublePont = true;
  Scene scene(options);
  scene.hand(1, scene.layRoundNiche(5)).pile(1, 1, 1).pile(2, 1, 2).pile(3, 1, 2);
  scene.play(layOnNiche(scene, 3));
  EXPECT_EQ(scene.seat(1).gifts, 2);
  scene.play(Move::giveTop(seat1, 1, seat2));
  EXPECT_EQ(scene.seat(1).gifts, 0);
  EXPECT_EQ(scene.seat(1).outAs, 1) << "TP-13: also when it was the gift that went last";
}

} // namespace
} // namespace igroteka::pont
