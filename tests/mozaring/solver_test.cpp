// SPDX-License-Identifier: MIT
#include "support.h"
#include "support/mozaring_plain.h"

#include <igroteka/core/random.h>
#include <igroteka/mozaring/solver.h>

#include <algorithm>

namespace igroteka::mozaring::tests {
namespace {

using Value = Verdict::Value;

Options randomOptions(Random& random) {
  for (;;) {
    Options options = preset(random.below(2) == 0 ? "standard" : "biggest", 2);
    switch (random.below(5)) {
    case 0:
      options.closed = static_cast<Slots>(random.bits() & random.bits() & random.bits()) & allSlots;
      break;
    case 1:
      options.rings = {static_cast<int>(1 + random.below(4)), static_cast<int>(1 + random.below(4)),
                       static_cast<int>(1 + random.below(4))};
      options.stuck = random.below(2) == 0 ? Stuck::other : Stuck::skip;
      break;
    case 2:
      options.colours = {{Colour::red}, {Colour::green, Colour::blue}};
      options.combinations = static_cast<Kinds>(1 + random.below(15));
      break;
    default:
      break;
    }
    if (!Rules::check(options)) {
      return options;
    }
  }
}

int openSlots(const Rules& rules, const State& state) {
  return countOf(allSlots & ~rules.chosen().closed & ~state.board.taken());
}

void expectPlain(const Rules& rules, const State& state) {
  Solver solver(rules);
  const Solver::Solution solution = solver.solve(state, {});
  const Verdict plain = plain::Values(rules).of(state);
  ASSERT_EQ(solution.verdict, plain);
  ASSERT_TRUE(solution.move);
  int settled = 0;
  for (const MoveVerdict& one : solver.solveMoves(state, {})) {
    settled += one.verdict == plain ? 1 : 0;
    EXPECT_FALSE(better(one.verdict, plain)) << Rules::write(one.move);
    if (one.move == *solution.move) {
      EXPECT_EQ(one.verdict, plain) << "the solver's own move keeps the value";
    }
  }
  EXPECT_GT(settled, 0);
}

TEST(MozaringSolver, agreesWithPlainSearchOnLateStandardPositions) {
  Random random(14);
  const Rules rules(preset("standard", 2));
  for (int i = 0; i < 150; ++i) {
    SCOPED_TRACE(i);
    ASSERT_NO_FATAL_FAILURE(expectPlain(
        rules, plain::randomPosition(rules, 19 + static_cast<int>(random.below(6)), random)));
  }
}

TEST(MozaringSolver, whatItRemembersOfOnePositionMisleadsItInNoOther) {
  Random random(15);
  const Rules rules(preset("standard", 2));
  Solver solver(rules);
  for (int i = 0; i < 60; ++i) {
    const State state =
        plain::randomPosition(rules, 17 + static_cast<int>(random.below(4)), random);
    plain::Values values(rules);
    for (const auto& [move, verdict] : solver.solveMoves(state, {})) {
      ASSERT_EQ(verdict, values.of(state, move)) << i << ": " << Rules::write(move);
    }
  }
}

TEST(MozaringSolver, agreesWithPlainSearchOnEveryKindOfOptions) {
  Random random(41);
  for (int i = 0; i < 300;) {
    SCOPED_TRACE(i);
    const Rules rules(randomOptions(random));
    State state = rules.start({1});
    while (!state.over() && openSlots(rules, state) > 7) {
      const auto moves = rules.moves(state, seatAt(state.toAct));
      state = rules.after(state, seatAt(state.toAct),
                          moves[random.below(static_cast<std::uint32_t>(moves.size()))]);
    }
    if (!state.over()) {
      ASSERT_NO_FATAL_FAILURE(expectPlain(rules, state));
      ++i;
    }
  }
}

TEST(MozaringSolver, theFirstPlayerWinsByTheFifteenthRingAndNoSooner) {
  const Rules rules(preset("standard", 2));
  Solver solver(rules);
  EXPECT_EQ(solver.forces(rules.start({1}), true, 13, {}), false);
  const auto solution = solver.solve(rules.start({1}), {});
  EXPECT_EQ(solution.verdict, (Verdict{Value::win, 15, 0}));
  ASSERT_TRUE(solution.move);
  EXPECT_EQ(solution.move->slot(), slotIndex(Size::medium, 4));
}

/// The openings of biggest by size and corner, edge, centre.
TEST(MozaringSolver, exactlyTwoOpeningsOfBiggestWin) {
  const Rules rules(preset("biggest", 2));
  Solver solver(rules);
  int wins = 0;
  for (const char* text : {"Bs1", "Bs2", "Bs5", "Bm1", "Bm2", "Bm5", "Bl1", "Bl2", "Bl5"}) {
    const auto verdict = solver.solve(play(rules, rules.start({1}), text), {}).verdict;
    const bool winning = verdict.value == Value::loss;
    EXPECT_EQ(winning, std::string(text) == "Bl5" || std::string(text) == "Bm1") << text;
    EXPECT_TRUE(winning || verdict.value == Value::win) << text;
    wins += winning ? 1 : 0;
  }
  EXPECT_EQ(wins, 2);
}

TEST(MozaringSolver, theWinHoldsAgainstEveryAnswer) {
  // A sampled part: the replies to two rings, then one random line to the end.
  const Rules rules(preset("standard", 2));
  Solver solver(rules);
  Random random(2);
  for (int game = 0; game < 12; ++game) {
    State state = rules.start({1});
    while (!state.over()) {
      const auto moves = rules.moves(state, seatAt(state.toAct));
      Move move = moves[random.below(static_cast<std::uint32_t>(moves.size()))];
      if (state.toAct == 0) {
        const auto solution = solver.solve(state, {});
        ASSERT_EQ(solution.verdict.value, Value::win);
        ASSERT_LE(state.board.count() + solution.verdict.rings, 15);
        move = *solution.move;
      }
      state = rules.after(state, seatAt(state.toAct), move);
    }
    EXPECT_EQ(winners(rules, state), std::vector<int>{1});
    EXPECT_LE(state.board.count(), 15);
  }
}

TEST(MozaringSolver, whatALimitCutsShortIsUnknown) {
  const Rules rules(preset("standard", 2));
  Solver solver(rules);
  SolveLimits limits;
  limits.nodes = 5000;
  const auto solution = solver.solve(rules.start({1}), limits);
  EXPECT_EQ(solution.verdict.value, Value::unknown);
  EXPECT_GE(solution.verdict.open, 7);
  EXPECT_FALSE(solution.move);
  EXPECT_LE(solver.nodes(), 5001U);
}

TEST(MozaringSolver, withTheSwapTheBestOpeningIsNotLeftToTheOther) {
  Options options = preset("biggest", 2);
  options.swap = true;
  const Rules rules(options);
  Solver solver(rules);
  // Every opening of biggest wins for one side, so whoever may choose the side wins.
  const auto after = solver.solve(play(rules, rules.start({1}), "Bl5"), {});
  EXPECT_EQ(after.verdict.value, Value::win);
  ASSERT_TRUE(after.move);
  EXPECT_TRUE(after.move->swap);
  EXPECT_EQ(solver.solve(rules.start({1}), {}).verdict.value, Value::loss);
}

TEST(MozaringSolver, handlesTwoPlayersOneRoundGoalFirst) {
  EXPECT_TRUE(Solver::handles(preset("standard", 2)));
  EXPECT_TRUE(Solver::handles(preset("biggest", 2)));
  EXPECT_FALSE(Solver::handles(preset("standard", 3)));
  EXPECT_FALSE(Solver::handles(preset("most-points", 2)));
  Options rounds = preset("standard", 2);
  rounds.rounds = 2;
  EXPECT_FALSE(Solver::handles(rounds));
}

} // namespace
} // namespace igroteka::mozaring::tests
