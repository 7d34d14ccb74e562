// SPDX-License-Identifier: MIT
/// Drawing, laying and discarding tiles.
#include "scene.h"

namespace igroteka::pont {
namespace {

using testing::Contains;
using testing::Not;

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

} // namespace
} // namespace igroteka::pont
