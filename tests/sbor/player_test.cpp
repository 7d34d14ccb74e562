// SPDX-License-Identifier: MIT
#include "sbor/position.h"

#include <igroteka/sbor/outlook.h>
#include <igroteka/sbor/planner.h>
#include <igroteka/sbor/player.h>

#include <cmath>

namespace igroteka::sbor {
namespace {

using namespace testing;

/// A random position in which dice are due and nothing is over yet.
State randomDue(const Rules& rules, Random& random, int plies) {
  State state = rules.start(rules.deal(random));
  State due = state;
  for (int ply = 0; (ply < plies || due.phase != Phase::throwing); ++ply) {
    const Actors actors = rules.actors(state);
    if (actors.empty()) {
      break;
    }
    state = rules.after(state, actors.first(), rules.sample(state, actors.first(), random).value());
    due = state.phase == Phase::throwing ? state : due;
  }
  return due;
}

/// Whether the seat to act can complete its own doll in this turn, by trying everything but circle
/// moves, which cannot help to complete a doll in the same turn.
bool canWin(const Rules& rules, const State& state, Actor actor) {
  for (const Move& move : rules.moves(state, actor)) {
    if (std::holds_alternative<End>(move)) {
      continue;
    }
    const State next = rules.after(state, actor, move);
    if (next.phase == Phase::over ? next.winners.contains(actor) : canWin(rules, next, actor)) {
      return true;
    }
  }
  return false;
}

TEST(SborOutlook, TheWinningThrowsAreExactlyThoseThatASearchFinds) {
  Random random(21);
  int winning = 0;
  for (int i = 0; i < 100; ++i) {
    const Rules rules(Options{2 + i % 2, false});
    State state = randomDue(rules, random, 120);
    if (state.phase != Phase::throwing) {
      continue;
    }
    state.kept = {};
    const Outlook outlook = outlookOf(state, Map(state), state.seat);
    std::size_t outcome = 0;
    for (const auto& chance : rules.chances(state)) {
      const State acting = rules.after(state, Actor::nature, chance.move);
      const bool wins = canWin(rules, acting, seatAt(state.seat));
      ASSERT_EQ(outlook.wins.test(outcome), wins) << write(chance.move) << " in position " << i;
      winning += wins ? 1 : 0;
      ++outcome;
    }
  }
  EXPECT_GT(winning, 30);
}

TEST(SborOutlook, ChancesWithKeptDiceAreThoseOfAllOrderedThrows) {
  Table table = pairOfPairs();
  table.stand("1a", "aL").stand("2a", "aM aS").stand("1b", "bS").stand("2b", "bM");
  table.lay("6b", 14000, 0).stand("6b", "bL");
  const Outlook outlook = outlookOf(table.state, Map(table.state), 0);
  // A 1 and a 2, a pair of either, or four equal dice.
  const auto winsWith = [](const DiceSet& dice) {
    return dice.count(1) + dice.count(2) >= 2 || dice.equal(4) != 0;
  };
  for (const int kept : {0, 1, 5}) {
    DiceSet keep;
    if (kept != 0) {
      keep.add(kept);
    }
    const int thrown = diceEach - keep.total();
    const int all = static_cast<int>(std::lround(std::pow(6, thrown)));
    int wins = 0;
    for (int code = 0; code < all; ++code) {
      DiceSet dice = keep;
      for (int die = 0, rest = code; die < thrown; ++die, rest /= 6) {
        dice.add(1 + rest % 6);
      }
      wins += winsWith(dice) ? 1 : 0;
    }
    EXPECT_NEAR(static_cast<double>(prospectOf(outlook, keep).win), static_cast<double>(wins) / all,
                1e-4);
  }
}

TEST(SborOutlook, SharesOfARaceSumToOneAndTheFasterHasMore) {
  const std::array<Runner, maxPlayers> runners = {{{0.1, 0.2}, {0.3, 0.3}, {0.0, 0.1}, {0.5, 0.4}}};
  for (int players = 2; players <= 4; ++players) {
    const auto shares = raceShares(runners, players);
    double sum = 0;
    for (const double share : shares) {
      sum += share;
    }
    EXPECT_NEAR(sum, 1.0, 1e-12);
    EXPECT_GT(shares[1], shares[0]);
  }
}

TEST(SborOutlook, NothingIsLeftToDoWhenTheDollIsTogether) {
  Table table = pairOfPairs();
  table.stand("1a", "aL aM aS").stand("2a", "bM bS").stand("2b", "bL");
  EXPECT_EQ(actionsToGo(table.state, Map(table.state), 0), 0.0F);
  EXPECT_GE(actionsToGo(table.state, Map(table.state), 1), 1.0F);
}

Move advised(const Table& table, Level level) {
  return choose(table.rules, table.state, seatAt(table.state.seat), level, 1, {}).move;
}

/// Six dolls on six circles: seat 1 could eat its way to the whole doll, seat 2 is far from it.
Table nearlyDone() {
  Table table;
  table.lay("1a", 0, 0).lay("2a", 2000, 0).lay("3a", 4000, 0).lay("4a", 6000, 0);
  table.lay("5a", 8000, 0).lay("6a", 10000, 0);
  table.stand("1a", "aS").stand("2a", "aM").stand("3a", "aL");
  table.stand("4a", "bS").stand("5a", "bM").stand("6a", "bL");
  return table;
}

TEST(SborPlayer, EveryLevelButTheBeginnerSeesAWinOfTwoActions) {
  for (const Level level : {Level::easy, Level::medium, Level::hard, Level::master}) {
    Table table = nearlyDone();
    table.dice({1, 2, 2, 3});
    for (int action = 0; action < 2; ++action) {
      table.play(write(advised(table, level)));
    }
    ASSERT_TRUE(table.rules.outcome(table.state)) << wordOf(level);
    EXPECT_EQ(table.rules.outcome(table.state)->winners, Actors(Actor::seat1));
  }
}

TEST(SborPlayer, AWinIsWorthOneAndSaysSo) {
  Table table = nearlyDone();
  table.dice({1, 2, 2, 3});
  const Advice advice = choose(table.rules, table.state, Actor::seat1, Level::master, 1, {});
  EXPECT_EQ(advice.value, 1.0);
  EXPECT_EQ(english(advice.reason), "It brings the three dolls together.");
}

TEST(SborPlayer, MasterKeepsADieThatTheWinNeeds) {
  Table table;
  table.lay("1a", 0, 0).lay("2a", 2000, 0).lay("5a", 20000, 0).lay("5b", 22000, 0);
  table.lay("6b", 24000, 0);
  table.stand("1a", "aL").stand("2a", "aM aS");
  table.stand("5a", "bS").stand("5b", "bM").stand("6b", "bL").dice({1, 4, 4, 3});
  const Advice advice = choose(table.rules, table.state, Actor::seat1, Level::master, 1, {});
  Move move = advice.move;
  while (!std::holds_alternative<End>(move)) {
    table.play(write(move));
    move = advised(table, Level::master);
  }
  EXPECT_EQ(std::get<End>(move).keep.count(1), 1);
}

TEST(SborPlayer, MasterHindersAnOpponentWhoIsAboutToWin) {
  Table table = nearlyDone();
  table.stand("4a", "bS"); // stays
  table.state.standing[circle("4a").index] = Doll();
  table.state.inside[doll("bM").index] = doll("bS");
  table.state.kept[1].add(5);
  table.state.kept[1].add(6);
  table.lay("5b", 8000, 2000).lay("1b", 2000, 2000).dice({5, 5, 3, 3});
  const auto danger = [](const Table& at) {
    const Outlook outlook = outlookOf(at.state, Map(at.state), 1);
    return prospectOf(outlook, at.state.kept[1]).win;
  };
  EXPECT_NEAR(static_cast<double>(danger(table)), 1.0, 1e-4);
  Move move = advised(table, Level::master);
  while (!std::holds_alternative<End>(move)) {
    table.play(write(move));
    move = advised(table, Level::master);
  }
  EXPECT_LT(danger(table), 0.5F);
}

TEST(SborPlayer, EveryLevelPlaysLegallyInEveryPhase) {
  for (const Level level : allLevels) {
    for (int players = 2; players <= 4; ++players) {
      const Rules rules(Options{players, players == 3});
      Random random(static_cast<std::uint64_t>(players));
      const Dice dice(random.bits());
      State state = rules.start(rules.deal(random));
      for (int ply = 0; ply < 90 && !rules.actors(state).empty(); ++ply) {
        const Actor actor = rules.actors(state).first();
        Move move = Throw();
        if (actor == Actor::nature) {
          move = rules.thrown(state, dice);
        } else {
          const Advice advice = choose(rules, state, actor, level, 7, {});
          move = advice.move;
          EXPECT_TRUE(advice.value >= 0 && advice.value <= 1);
          EXPECT_FALSE(english(advice.reason).empty());
        }
        ASSERT_FALSE(rules.refusal(state, actor, move)) << write(move);
        state = rules.after(state, actor, move);
      }
    }
  }
}

TEST(SborPlayer, SeesNoFutureDiceSinceNoSeedChangesADecision) {
  const Rules rules(Options{2, false});
  for (const Level level : allLevels) {
    Random random(5);
    State state = rules.start(rules.deal(random));
    int decisions = 0;
    for (int ply = 0; ply < 80 && !rules.actors(state).empty(); ++ply) {
      const Actor actor = rules.actors(state).first();
      if (actor == Actor::nature) {
        state = rules.after(state, actor, rules.thrown(state, Dice(3)));
        continue;
      }
      const Move move = choose(rules, state, actor, level, 1, {}).move;
      if (state.phase == Phase::acting) {
        ++decisions;
        ASSERT_EQ(choose(rules, state, actor, level, 987654321, {}).move, move);
      }
      state = rules.after(state, actor, move);
    }
    EXPECT_GT(decisions, 5);
  }
}

TEST(SborPlayer, ThePlanOfATurnIsKeptThroughIt) {
  Random random(8);
  const Rules rules(Options{2, false});
  const Skill skill{.width = 6, .nodes = 500, .watches = true, .keeps = true};
  int followed = 0;
  for (int i = 0; i < 30; ++i) {
    State state = randomDue(rules, random, 60);
    if (state.phase != Phase::throwing) {
      continue;
    }
    state = rules.after(state, Actor::nature, rules.thrown(state, Dice(random.bits())));
    const Plan whole = planTurn(rules, state, skill, {});
    for (const Move& move : whole.moves) {
      state = rules.after(state, seatAt(state.seat), move);
      const Plan rest = planTurn(rules, state, skill, {});
      EXPECT_GE(rest.value, whole.value - 1e-9); // never loses what was planned
      ++followed;
    }
  }
  EXPECT_GT(followed, 20);
}

TEST(SborPlayer, APlanJudgesNoMorePositionsThanItsLevelAllows) {
  Random random(9);
  const Rules rules(Options{4, false});
  for (const int nodes : {1, 10, 200}) {
    State state = randomDue(rules, random, 60);
    state = rules.after(state, Actor::nature, rules.thrown(state, Dice(4)));
    const Skill skill{.width = 8, .shiftWidth = 2, .nodes = nodes, .watches = true, .keeps = true};
    EXPECT_LE(planTurn(rules, state, skill, {}).nodes, nodes);
  }
}

TEST(SborPlayer, StoppedItStillGivesALegalMove) {
  std::stop_source stopped;
  stopped.request_stop();
  Table table = nearlyDone();
  table.dice({1, 2, 2, 3});
  const Advice advice =
      choose(table.rules, table.state, Actor::seat1, Level::master, 1, stopped.get_token());
  EXPECT_FALSE(table.rules.refusal(table.state, Actor::seat1, advice.move));
}

/// How many of these games the first of two levels wins, each beginning half of them.
double pointsOf(Level first, Level second, int games) {
  const Rules rules(Options{2, false});
  double points = 0;
  for (int game = 0; game < games; ++game) {
    Random random(static_cast<std::uint64_t>(game));
    State state = rules.start(rules.deal(random));
    const Dice dice(random.bits());
    while (!rules.actors(state).empty() && state.turn < 500) {
      const Actor actor = rules.actors(state).first();
      const bool isFirst = (state.seat + game) % 2 == 0;
      const Move move = actor == Actor::nature
                            ? rules.thrown(state, dice)
                            : choose(rules, state, actor, isFirst ? first : second, 1, {}).move;
      state = rules.after(state, actor, move);
    }
    for (const Actor winner : state.winners) {
      points += (indexOf(winner) + game) % 2 == 0 ? 1.0 / state.winners.size() : 0.0;
    }
  }
  return points;
}

/// The fewest steps between neighbours from one circle to another; many where there is no way.
int stepsBetween(const State& state, Circle from, Circle to) {
  Circles reached;
  reached.insert(from);
  for (int steps = 0; steps < circleSlots; ++steps) {
    if (reached.contains(to)) {
      return steps;
    }
    Circles next = reached;
    for (const Circle circle : reached) {
      next = next | state.neighbours(circle);
    }
    reached = next;
  }
  return circleSlots;
}

/// What a child looks at: which dolls are together, and how near the others are.
int childsWorth(const State& state, int seat) {
  const Doll small(seat, Size::small);
  const Doll medium(seat, Size::medium);
  const Doll large(seat, Size::large);
  const auto apart = [&](Doll one, Doll other) {
    return stepsBetween(state, *circleOf(state, one), *circleOf(state, other));
  };
  const int nested = (state.in(medium) == small ? 1 : 0) + (state.in(large) == medium ? 1 : 0);
  const int wrong = (state.in(large) == small ? 1 : 0);
  return 100 * nested - 60 * wrong - 10 * (apart(small, medium) + apart(medium, large)) +
         (isComplete(state, large) ? 1000 : 0);
}

/// The action that looks best to a child now; the end of the turn where none makes things better.
Move childsMove(const Rules& rules, const State& state) {
  const Actor seat = seatAt(state.seat);
  Move best = End{};
  int most = childsWorth(state, state.seat);
  for (const Move& move : rules.moves(state, seat)) {
    if (!std::holds_alternative<End>(move)) {
      const int worth = childsWorth(rules.after(state, seat, move), state.seat);
      if (worth > most) {
        most = worth;
        best = move;
      }
    }
  }
  return best;
}

TEST(SborPlayer, BeginnerLosesToAChildWhoLooksOneActionAhead) {
  const Rules rules(Options{2, false});
  constexpr int games = 60;
  int won = 0;
  for (int game = 0; game < games; ++game) {
    Random random(static_cast<std::uint64_t>(1000 + game));
    State state = rules.start(rules.deal(random));
    const Dice dice(random.bits());
    const int child = game % 2;
    while (!rules.actors(state).empty() && state.turn < longestAmongComputers) {
      const Actor actor = rules.actors(state).first();
      const bool byChild = state.phase == Phase::acting && state.seat == child;
      const Move move = actor == Actor::nature ? rules.thrown(state, dice)
                        : byChild
                            ? childsMove(rules, state)
                            : choose(rules, state, actor, Level::beginner, random.bits(), {}).move;
      state = rules.after(state, actor, move);
    }
    won += state.winners == Actors(seatAt(child)) ? 1 : 0;
  }
  EXPECT_GE(won, games * 6 / 10);
}

TEST(SborPlayer, ABetterLevelWins) {
  EXPECT_GE(pointsOf(Level::easy, Level::beginner, 40), 24);
  EXPECT_GE(pointsOf(Level::medium, Level::easy, 40), 24);
  EXPECT_GE(pointsOf(Level::hard, Level::beginner, 10), 7);
}

} // namespace
} // namespace igroteka::sbor
