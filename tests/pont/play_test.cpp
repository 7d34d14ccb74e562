// SPDX-License-Identifier: MIT
#include "scene.h"

namespace igroteka::pont {
namespace {

using testing::Contains;
using testing::ElementsAre;
using testing::Not;

Scene inTurns(int players = 2) {
  return Scene(optionsFor(players, Order::turns));
}
Scene inRush(int players = 2) {
  return Scene(optionsFor(players, Order::rush));
}

TEST(PontRules, TP9_the_top_of_an_own_stack_is_drawn_one_at_a_time) {
  Scene scene = inRush();
  scene.lay({{0, 0}, {1, 0}}).stack(1, 1, {7, 8, 9}).pile(2, 1, 2);
  EXPECT_EQ(scene.why(Move::draw(seat1, 2)), Reason::noSuchStack);
  scene.play(Move::draw(seat1, 1));
  EXPECT_EQ(scene.seat(1).hand, Tile::open(9));
  EXPECT_EQ(scene.state.stacks.size(0, 0), 2);
  EXPECT_EQ(scene.left(1), 3) << "the hand counts";
  EXPECT_EQ(scene.why(Move::draw(seat1, 1)), Reason::handIsFull);
  EXPECT_EQ(scene.why(Move::draw(seat2, 1)), std::nullopt);
}

TEST(PontRules, TP9_a_tile_touches_at_least_two_and_obeys_the_golden_rule) {
  Scene scene = inTurns();
  scene.lay({{0, 0}, {1, 0}});
  const auto [tile, place] = scene.fitting({0, 1});
  scene.hand(1, tile).pile(1, 1, 2).pile(2, 1, 2);
  EXPECT_EQ(scene.why(Move::lay(seat1, {{9, 9}, 0})), Reason::touchesNothing);
  EXPECT_EQ(scene.why(Move::lay(seat1, {{2, 0}, 0})), Reason::touchesOne);
  EXPECT_EQ(scene.why(Move::lay(seat1, {{1, 0}, 0})), Reason::cellIsTaken);
  EXPECT_EQ(scene.why(Move::lay(seat1, {{1'000'000'000, -1'000'000'000}, 0})),
            Reason::touchesNothing);
  scene.play(Move::lay(seat1, place));
  EXPECT_EQ(scene.state.mosaic.tileAt({0, 1}), tile);
  EXPECT_TRUE(scene.seat(1).hand.isNone());
}

TEST(PontRules, TP3_a_clash_names_the_edges_and_the_colours) {
  Scene scene = inTurns();
  // Tile 1 YBRBRY on 0,0 and tile 2 RBYYBR on 1,0: their touching edges are not asked here.
  scene.state.mosaic.lay(1, {{0, 0}, 0});
  scene.state.mosaic.lay(2, {{1, 0}, 0});
  // 0,1 touches 0,0 by its edge 5 and 1,0 by its edge 0: tile 1 shows R on edge 2, tile 2 Y on 3.
  scene.hand(1, 4).pile(1, 1, 2).pile(2, 1, 2);
  // Tile 4 RBRYBY unturned shows R on edge 0 and Y on edge 5.
  const auto refused = scene.rules.refusal(scene.state, seat1, Move::lay(seat1, {{0, 1}, 0}));
  ASSERT_TRUE(refused);
  EXPECT_EQ(refused->reason, Reason::coloursClash);
  EXPECT_EQ(refused->edges, 0b100001);
  EXPECT_EQ(refused->mine, Colour::red);
  EXPECT_EQ(refused->theirs, Colour::yellow);
  EXPECT_EQ(english(Rules::explain(*refused)), "Red meets yellow there.");
  // Turned by 4 it shows letter (0 - 4) mod 6 = 2, R, on edge 0 and letter 1, B, on edge 5.
  const auto other = scene.rules.refusal(scene.state, seat1, Move::lay(seat1, {{0, 1}, 4}));
  EXPECT_EQ(other->edges, 0b100001);
  // Turned by 3: letter 3, Y, on edge 0 and letter 2, R, on edge 5: it fits.
  EXPECT_EQ(scene.why(Move::lay(seat1, {{0, 1}, 3})), std::nullopt);
}

TEST(PontRules, TP10_a_tile_is_discarded_face_up_also_when_it_has_a_place) {
  Scene scene = inTurns();
  scene.lay({{0, 0}, {1, 0}});
  const int tile = scene.fitting({0, 1}).tile;
  scene.hand(1, tile).pile(1, 1, 2).pile(2, 1, 2);
  ASSERT_TRUE(scene.state.mosaic.hasPlace(tile, 2));
  scene.play(Move::discard(seat1));
  EXPECT_EQ(scene.seat(1).penalty, setOf(tile));
  EXPECT_EQ(scene.left(1), 3);
  EXPECT_TRUE(scene.rules.visibleTo(scene.state, seat2).seat(0).penalty & setOf(tile));
}

TEST(PontRules, TP11_a_penalty_tile_goes_into_a_niche_only) {
  Scene scene = inTurns();
  scene.lay(aroundNiche(2));
  const auto [tile, place] = scene.fitting(nicheCell);
  scene.fine(1, tile).pile(1, 1, 2).pile(2, 1, 2);
  EXPECT_EQ(scene.why(Move::niche(seat1, tile, place)), Reason::needsNiche);
  EXPECT_EQ(scene.why(Move::niche(seat1, tile, {{9, 9}, 0})), Reason::touchesNothing);
  EXPECT_EQ(scene.why(Move::niche(seat1, tile, {{4, -2}, 0})), Reason::touchesNothing);
  Scene three = inTurns();
  three.lay(aroundNiche(3));
  const auto [fine, there] = three.fitting(nicheCell);
  three.fine(1, fine).pile(1, 1, 2).pile(2, 1, 2);
  EXPECT_EQ(three.why(Move::niche(seat1, three.any(), there)), Reason::notAPenaltyTile);
  three.play(Move::niche(seat1, fine, there));
  EXPECT_EQ(three.state.mosaic.tileAt(nicheCell), fine);
  EXPECT_EQ(three.seat(1).penalty, 0U);
}

TEST(PontRules, TP11_a_penalty_tile_obeys_the_golden_rule) {
  Scene scene = inTurns();
  scene.lay(aroundNiche(4));
  const int tile = scene.homeless(3);
  scene.fine(1, tile).pile(1, 1, 2).pile(2, 1, 2);
  for (std::uint8_t rotation = 0; rotation < 6; ++rotation) {
    EXPECT_EQ(scene.why(Move::niche(seat1, tile, {nicheCell, rotation})), Reason::coloursClash);
  }
}

TEST(PontRules, TP11_in_a_rush_also_while_a_tile_is_in_hand_but_not_in_turns) {
  for (const Order order : {Order::rush, Order::turns}) {
    Scene scene(optionsFor(2, order));
    scene.lay(aroundNiche(3));
    const auto [tile, place] = scene.fitting(nicheCell);
    scene.fine(1, tile).hand(1, scene.any()).pile(1, 1, 2).pile(2, 1, 2);
    EXPECT_EQ(scene.why(Move::niche(seat1, tile, place)),
              order == Order::rush ? std::nullopt : std::optional(Reason::finishTheTile));
    const std::string text = write(Move::niche(seat1, tile, place));
    if (order == Order::rush) {
      EXPECT_THAT(scene.listed(), Contains(text));
    } else {
      EXPECT_THAT(scene.listed(), Not(Contains(text)));
    }
  }
}

/// Seat 1 holds a tile that fills the niche, and has two tiles in a stack and one penalty tile.
Scene beforePont(Options options, int around = 3) {
  Scene scene(options);
  scene.used |= setOf(50) | setOf(51) | setOf(52);
  scene.hand(1, scene.layRoundNiche(around)).stack(1, 1, {50, 51}).fine(1, 52);
  for (int seat = 2; seat <= options.players; ++seat) {
    scene.pile(seat, 1, 2);
  }
  return scene;
}

Move fillNiche(const Scene& scene) {
  const int tile = scene.seat(1).hand.number();
  for (std::uint8_t rotation = 0; rotation < 6; ++rotation) {
    if (scene.state.mosaic.allows(tile, {nicheCell, rotation}, 3)) {
      return Move::lay(seat1, {nicheCell, rotation});
    }
  }
  throw std::logic_error("does not fit");
}

TEST(PontRules, TP12_who_fills_a_niche_gives_a_tile_and_can_do_nothing_else) {
  for (const Order order : {Order::rush, Order::turns}) {
    Scene scene = beforePont(optionsFor(3, order));
    scene.play(fillNiche(scene));
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
      scene.play(fillNiche(scene));
      EXPECT_EQ(scene.seat(1).gifts, twice && around >= 4 ? 2 : 1) << around;
    }
  }
}

TEST(PontRules, TP12_the_two_tiles_of_a_double_pont_go_one_after_the_other_to_any_players) {
  Options options = optionsFor(3, Order::turns);
  options.doublePont = true;
  Scene scene = beforePont(options, 5);
  scene.play(fillNiche(scene));
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
  scene.play(fillNiche(scene));
  EXPECT_EQ(scene.seat(1).gifts, 2);
  scene.play(Move::giveTop(seat1, 1, seat2));
  EXPECT_EQ(scene.seat(1).gifts, 0);
  EXPECT_EQ(scene.seat(1).outAs, 1) << "TP-13: also when it was the gift that went last";
}

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

Scene beforeLastTile(bool manual, Order order, int players = 2) {
  Options options = optionsFor(players, order);
  options.manualCalls = manual;
  Scene scene(options);
  scene.lay(aroundNiche(2));
  scene.hand(1, scene.fitting(nicheCell).tile);
  for (int seat = 2; seat <= players; ++seat) {
    scene.pile(seat, 1, 3);
  }
  return scene;
}

Move layOnNicheCell(const Scene& scene) {
  const int tile = scene.seat(1).hand.number();
  for (std::uint8_t rotation = 0; rotation < 6; ++rotation) {
    if (scene.state.mosaic.allows(tile, {nicheCell, rotation}, 2)) {
      return Move::lay(seat1, {nicheCell, rotation});
    }
  }
  throw std::logic_error("does not fit");
}

TEST(PontRules, TP13_with_manual_calls_the_player_must_call_and_can_be_given_a_tile_until_then) {
  Scene scene = beforeLastTile(true, Order::rush);
  EXPECT_EQ(scene.why(Move::call(seat1)), Reason::noCallDue);
  scene.play(layOnNicheCell(scene));
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
  scene.play(layOnNicheCell(scene));
  EXPECT_TRUE(scene.seat(1).isOut());
}

TEST(PontRules, TP13_manual_calls_are_for_simultaneous_play_only) {
  Scene scene = beforeLastTile(true, Order::turns);
  scene.play(layOnNicheCell(scene));
  EXPECT_TRUE(scene.seat(1).isOut());
  EXPECT_EQ(scene.rules.actors(scene.state), Actors(seat2));
}

TEST(PontRules, TP14_the_first_one_out_wins_and_the_others_play_on) {
  Scene scene = beforeLastTile(false, Order::rush, 3);
  scene.play(layOnNicheCell(scene));
  EXPECT_FALSE(scene.rules.outcome(scene.state));
  EXPECT_EQ(scene.rules.ranks(scene.state)[0], 1);
  EXPECT_EQ(scene.rules.actors(scene.state).size(), 2);
}

TEST(PontRules, TP14_the_last_one_places_to_the_last_possible_tile) {
  Scene scene = beforeLastTile(false, Order::rush);
  scene.play(layOnNicheCell(scene));
  EXPECT_THAT(scene.listed(), ElementsAre("2 draw 1"));
}

TEST(PontRules, TP14_option_stop_at_the_first_one_out) {
  Scene scene = beforeLastTile(false, Order::rush, 3);
  Options options = scene.rules.chosen();
  options.playOn = false;
  const Rules rules(options);
  const State ended = rules.after(scene.state, seat1, layOnNicheCell(scene));
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
  scene.play(layOnNicheCell(scene));
  EXPECT_FALSE(scene.rules.outcome(scene.state));
  EXPECT_THAT(scene.listed(), ElementsAre("1 call"));
  scene.play(Move::call(seat1));
  EXPECT_TRUE(scene.rules.outcome(scene.state));
}

TEST(PontRules, TP15_over_when_all_are_out) {
  Scene scene = beforeLastTile(false, Order::rush);
  scene.state.stacks = Stacks();
  scene.state.seat(1).outAs = 1;
  scene.play(layOnNicheCell(scene));
  EXPECT_EQ(scene.rules.outcome(scene.state)->winners, Actors(seat2));
  EXPECT_EQ(scene.rules.ranks(scene.state)[0], 2);
}

TEST(PontRules, TP16_three_equal_line_ends_in_a_niche_are_no_obstacle) {
  // A cell between three tiles that all show it red can be made and filled, if a tile shows
  // three reds: none does, but the niche itself is not forbidden.
  Scene scene = inTurns();
  for (int edge = 0; edge < 5; edge += 2) {
    for (std::uint8_t rotation = 0; rotation < 6; ++rotation) {
      const int tile = 1 + edge;
      if (!scene.state.mosaic.holds(tile) &&
          colourAt(patternOf(tile, rotation), facing(edge)) == Colour::red) {
        scene.state.mosaic.lay(tile, {across(nicheCell, edge), rotation});
      }
    }
  }
  ASSERT_EQ(scene.state.mosaic.around(nicheCell).count, 3);
  EXPECT_EQ(scene.state.mosaic.around(nicheCell).pattern & 0070707U, 0010101U)
      << "red on three edges";
  EXPECT_EQ(scene.state.mosaic.gaps(3).size(), 1U);
}

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
  scene.play(fillNiche(scene));
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
