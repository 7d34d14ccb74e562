// SPDX-License-Identifier: MIT
// The practice run, and the refusals and timings that go through the games list.
#include "scene.h"

#include <igroteka/core/match.h>
#include <igroteka/pont/game.h>
#include <igroteka/pont/run.h>

namespace igroteka::pont {
namespace {

Options alone() {
  return namedOptions()[2].make(1);
}

/// Plays a practice run: niches first, then places, else the tile is drawn or discarded. Every
/// action comes 1.5 seconds after the one before.
Match<Rules> played(std::uint64_t seed) {
  const Rules rules(alone());
  Random random(seed);
  Match<Rules> match(rules, rules.deal(random));
  while (!match.ending(match.present())) {
    const State& state = match.state(match.present());
    const auto all = rules.moves(state, seat1);
    const auto best = std::ranges::min_element(all, {}, [&](const Move& move) {
      const bool lays = move.deed == Deed::place || move.deed == Deed::niche;
      const bool niche = lays && state.mosaic.around(move.place.cell).count >= 3;
      return niche ? 0 : lays ? 1 : move.deed == Deed::draw ? 2 : 3;
    });
    match.play(seat1, *best, 1500 * static_cast<std::int64_t>(match.present() + 1));
  }
  return match;
}

TEST(PontRun, TP31_one_seat_has_all_tiles_gives_nothing_and_ends_by_TP15) {
  for (std::uint64_t seed = 1; seed <= 20; ++seed) {
    const auto match = played(seed);
    EXPECT_EQ(match.state(0).tilesLeft(0), tileCount - 2);
    EXPECT_TRUE(isPractice(match.rules()));
    for (std::size_t at = 0; at <= match.present(); ++at) {
      ASSERT_EQ(match.state(at).seat(0).gifts, 0);
    }
    const State& last = match.state(match.present());
    EXPECT_TRUE(last.over);
    EXPECT_EQ(last.stacks.size(0), 0);
    EXPECT_TRUE(last.seat(0).hand.isNone());
  }
}

TEST(PontRun, TP31_counts_time_penalty_tiles_and_Ponts) {
  const auto match = played(3);
  const pont::Run run = runOf(match, match.present());
  int fines = 0;
  int ponts = 0;
  for (std::size_t at = 0; at < match.present(); ++at) {
    const std::string text = write(std::get<Move>(match.ply(at).action));
    fines += text.find("discard") != std::string::npos ? 1 : 0;
    const std::string told = match.rules()
                                 .tell(match.state(at), seat1, std::get<Move>(match.ply(at).action))
                                 .text.source;
    ponts += told.find("Pont!") != std::string::npos ? 1 : 0;
  }
  EXPECT_EQ(run.fines, fines);
  EXPECT_EQ(run.ponts, ponts);
  EXPECT_GT(run.ponts, 0);
  EXPECT_EQ(run.time, 1500 * static_cast<std::int64_t>(match.present()));
  EXPECT_EQ(run.left, match.state(match.present()).tilesLeft(0));
  EXPECT_EQ(runOf(match, 0), (pont::Run{tileCount - 2, -1, 0, 0}));
}

TEST(PontRun, TP31_the_better_run_has_fewer_tiles_left_and_then_the_shorter_time) {
  const pont::Run slow{0, 300'000, 0, 20};
  const pont::Run fast{0, 200'000, 9, 3};
  const pont::Run unfinished{1, 100'000, 5, 5};
  EXPECT_TRUE(isBetter(fast, slow));
  EXPECT_FALSE(isBetter(slow, fast));
  EXPECT_TRUE(isBetter(slow, unfinished));
  EXPECT_FALSE(isBetter(fast, fast));
  EXPECT_TRUE(isBetter(slow, pont::Run{0, -1, 0, 0}));
}

TEST(PontMatch, TP20_in_a_rush_the_rules_say_what_is_missing_and_not_whose_turn_it_is) {
  Scene scene(optionsFor(2, Order::rush));
  // Seat 1 has nothing but a penalty tile that fits nowhere, so that it cannot act.
  scene.lay({{0, 0}, {1, 0}});
  scene.fine(1, scene.homeless(3)).pile(2, 1, 3);
  ASSERT_FALSE(scene.rules.actors(scene.state).contains(seat1));
  EXPECT_EQ(scene.why(Move::draw(seat1, 1)), Reason::stackIsEmpty);

  // The same through a match: seat 1 plays until it has nothing more to do.
  const Rules rules(optionsFor(2, Order::rush));
  Random random(1);
  Match<Rules> match(rules, rules.deal(random));
  while (match.actors(match.present()).contains(seat1)) {
    match.play(seat1, rules.moves(match.state(match.present()), seat1).front());
  }
  ASSERT_FALSE(match.ending(match.present()));
  const auto refused = match.refusal(seat1, Move::draw(seat1, 1));
  ASSERT_TRUE(refused);
  EXPECT_EQ(english(*refused), match.state(match.present()).seat(0).isOut()
                                   ? "This player has no tiles left and is out of the game."
                                   : "Stack 1 is empty.");
}

TEST(PontGame, measures_the_listing_of_places) {
  const auto timings = game().timings(0.01);
  ASSERT_EQ(timings.size(), 1U);
  EXPECT_EQ(timings[0].name, "listing_on_40_tiles");
  EXPECT_GT(timings[0].microseconds, 0);
}

} // namespace
} // namespace igroteka::pont
