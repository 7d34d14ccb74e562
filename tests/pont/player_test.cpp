// SPDX-License-Identifier: MIT
#include "scene.h"

#include <igroteka/pont/outlook.h>
#include <igroteka/pont/player.h>

#include <algorithm>

namespace igroteka::pont {
namespace {

/// The same position with all tiles that the seat has never seen face up in other places: those in
/// stacks, tops included, and what others hold.
State reshuffled(const State& state, int seat, Random& random) {
  const TileSet unseen =
      unseenBy(Rules(optionsFor(state.players, Order::rush)).visibleTo(state, seatAt(seat)));
  std::vector<int> tiles;
  for (const int tile : TilesIn(unseen)) {
    tiles.push_back(tile);
  }
  random.shuffle(std::span(tiles));
  State other = state;
  const auto exchanged = [&](Tile tile) {
    if (tile.isNone() || (unseen & setOf(tile.number())) == 0) {
      return tile;
    }
    const int next = tiles.back();
    tiles.pop_back();
    return Tile::open(next);
  };
  for (int owner = 0; owner < state.players; ++owner) {
    if (owner != seat) {
      other.seat(owner).hand = exchanged(state.seat(owner).hand);
    }
    for (int stack = 0; stack < maxStacks; ++stack) {
      for (int height = 0; height < state.stacks.size(owner, stack); ++height) {
        other.stacks.set(owner, stack, height, exchanged(state.stacks.at(owner, stack, height)));
      }
    }
  }
  EXPECT_TRUE(tiles.empty()) << "every unseen tile lies somewhere";
  return other;
}

Decision decided(const Rules& rules, const State& state, Actor seat, Level level,
                 std::uint64_t seed) {
  Random random(seed);
  return decide(rules, rules.visibleTo(state, seat), seat, skillOf(level), random);
}

/// Plays a game by beginners, who discard and give a lot, and calls `visit` in every position.
template <class Visit>
void eachPosition(const Options& options, std::uint64_t seed, Visit visit) {
  const Rules rules(options);
  Random random(seed);
  State state = rules.start(rules.deal(random));
  while (!state.over) {
    const Actor seat = *rules.actors(state).begin();
    ASSERT_NO_FATAL_FAILURE(visit(rules, state, seat));
    const Level level = random.below(3) == 0 ? Level::hard : Level::beginner;
    const Decision decision = decided(rules, state, seat, level, random.bits());
    ASSERT_FALSE(rules.refusal(state, seat, decision.move)) << write(decision.move);
    rules.play(state, decision.move);
  }
}

TEST(PontPlayers, TP30_tiles_never_seen_face_up_change_no_decision_of_any_level) {
  for (const int players : {2, 4}) {
    for (const Order order : {Order::turns, Order::rush}) {
      Options options = optionsFor(players, order);
      options.stacks.front() = 2;
      Random shuffles(players);
      int gifts = 0;
      eachPosition(options, 11, [&](const Rules& rules, const State& state, Actor seat) {
        gifts += state.seat(indexOf(seat)).gifts;
        if (state.seat(indexOf(seat)).gifts == 0 && shuffles.below(3) != 0) {
          return; // a third of the positions is enough, of those with gifts all
        }
        const State other = reshuffled(state, indexOf(seat), shuffles);
        for (const Level level : allLevels) {
          const auto seed = shuffles.bits();
          const Decision one = decided(rules, state, seat, level, seed);
          const Decision two = decided(rules, other, seat, level, seed);
          ASSERT_EQ(write(one.move), write(two.move)) << wordOf(level);
          ASSERT_EQ(one.value, two.value) << wordOf(level);
          ASSERT_EQ(one.reason, two.reason) << wordOf(level);
        }
      });
      EXPECT_GT(gifts, 0) << "gifts are decided too";
    }
  }
}

TEST(PontPlayers, decisions_are_legal_and_values_are_shares_of_the_win) {
  Options options = optionsFor(3, Order::rush);
  options.manualCalls = true;
  options.doublePont = true;
  eachPosition(options, 3, [](const Rules& rules, const State& state, Actor seat) {
    for (const Level level : allLevels) {
      const Decision decision = decided(rules, state, seat, level, 5);
      ASSERT_FALSE(rules.refusal(state, seat, decision.move)) << write(decision.move);
      ASSERT_GE(decision.value, 0.0);
      ASSERT_LE(decision.value, 1.0);
      ASSERT_FALSE(decision.reason.text.empty());
    }
  });
}

TEST(PontPlayers, a_stopped_search_gives_a_legal_move) {
  eachPosition(optionsFor(2, Order::turns), 4,
               [](const Rules& rules, const State& state, Actor seat) {
                 std::stop_source stop;
                 stop.request_stop();
                 Random random(1);
                 const Decision decision = decide(rules, rules.visibleTo(state, seat), seat,
                                                  skillOf(Level::master), random, stop.get_token());
                 ASSERT_FALSE(rules.refusal(state, seat, decision.move));
               });
}

double pointsOf(Level one, Level two, int games) {
  const Rules rules(optionsFor(2, Order::turns));
  double points = 0;
  for (int game = 0; game < games; ++game) {
    Random random(static_cast<std::uint64_t>(game / 2));
    State state = rules.start(rules.deal(random));
    const int seatOfOne = game % 2;
    while (!state.over) {
      const Actor seat = rules.actors(state).first();
      const Level level = indexOf(seat) == seatOfOne ? one : two;
      rules.play(state, decided(rules, state, seat, level, random.bits()).move);
    }
    const Actors winners = rules.outcome(state)->winners;
    points += winners.contains(seatAt(seatOfOne)) ? 1.0 / winners.size() : 0;
  }
  return points;
}

TEST(PontPlayers, a_higher_level_wins_more) {
  EXPECT_GE(pointsOf(Level::easy, Level::beginner, 20), 13);
  EXPECT_GE(pointsOf(Level::medium, Level::easy, 20), 13);
  EXPECT_GE(pointsOf(Level::hard, Level::medium, 20), 12);
  EXPECT_GE(pointsOf(Level::master, Level::beginner, 6), 5);
}

TEST(PontPlayers, master_fills_a_niche_and_then_gives) {
  Scene scene(optionsFor(2, Order::turns));
  const int tile = scene.layRoundNiche(4);
  scene.fine(1, tile).pile(1, 1, 5).pile(2, 1, 5);
  const Decision first = decided(scene.rules, scene.state, seat1, Level::master, 1);
  EXPECT_EQ(first.move.deed, Deed::niche);
  scene.play(first.move);
  EXPECT_EQ(decided(scene.rules, scene.state, seat1, Level::master, 1).move,
            Move::giveTop(seat1, 1, seat2));
}

} // namespace
} // namespace igroteka::pont
