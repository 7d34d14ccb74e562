// SPDX-License-Identifier: MIT
#include "support.h"
#include "support/mozaring_plain.h"

#include <igroteka/core/random.h>
#include <igroteka/mozaring/player.h>
#include <igroteka/mozaring/solver.h>

#include <map>

namespace igroteka::mozaring::tests {
namespace {

Choice<Move> choose(const Rules& rules, const State& state, Level level, std::uint64_t seed = 1) {
  return Player::choose(rules, state, seatAt(state.toAct), level, seed, {});
}

using plain::randomPosition;

TEST(MozaringPlayer, everyLevelPlaysLegallyInEveryVariant) {
  Random random(1);
  for (const auto& preset : rulebookGames()) {
    for (int players = preset.minPlayers; players <= preset.maxPlayers; ++players) {
      const Rules rules(preset.make(players));
      for (const Level level : {Level::beginner, Level::easy, Level::medium, Level::hard}) {
        const State state = randomPosition(rules, static_cast<int>(3 + random.below(8)), random);
        const auto choice = choose(rules, state, level);
        EXPECT_FALSE(rules.refusal(state, seatAt(state.toAct), choice.move));
        EXPECT_GE(choice.value, 0);
        EXPECT_LE(choice.value, 1);
        EXPECT_FALSE(choice.reason.text.empty());
      }
    }
  }
}

TEST(MozaringPlayer, theSameSeedGivesTheSameMove) {
  Random random(6);
  const Rules rules(preset("standard", 4));
  for (const Level level : allLevels) {
    const State state = randomPosition(rules, 6, random);
    const auto first = choose(rules, state, level, 9);
    const auto second = choose(rules, state, level, 9);
    EXPECT_EQ(first.move, second.move);
    EXPECT_EQ(first.reason, second.reason);
  }
}

/// scripts/study-mozaring oversight looks at 1,000 positions in the same way.
TEST(MozaringPlayer, masterOverlooksNothingWithinTheRoundOfTurns) {
  Random random(11);
  for (int i = 0; i < 60; ++i) {
    const Rules rules(plain::randomOptions(random));
    State later = randomPosition(rules, static_cast<int>(1 + random.below(6)), random);
    for (int left = static_cast<int>(random.below(18)); left > 0 && !later.over(); --left) {
      const State next = plain::after(rules, later, plain::anyMove(rules, later, random));
      later = next.over() ? later : next;
    }
    const Move move = choose(rules, later, Level::master).move;
    EXPECT_EQ(plain::oversightOf(rules, later, move), plain::Oversight::none)
        << i << ": " << rules.chosen().players << " players, goal "
        << static_cast<int>(rules.chosen().goal) << ", " << Rules::write(move);
  }
}

/// The same value for the other player, a ring earlier.
Verdict turned(Verdict verdict) {
  const bool won = verdict.value == Verdict::Value::win;
  if (verdict.value != Verdict::Value::draw) {
    verdict.value = won ? Verdict::Value::loss : Verdict::Value::win;
    --verdict.rings;
  }
  return verdict;
}

TEST(MozaringPlayer, masterTakesTheQuickestWinAndTheSlowestLoss) {
  Random random(21);
  int wins = 0;
  int losses = 0;
  for (int i = 0; wins < 12 || losses < 6; ++i) {
    const Rules rules(preset(i % 4 == 3 ? "biggest" : "standard", 2));
    const State state = randomPosition(rules, static_cast<int>(6 + random.below(8)), random);
    if (plain::winningMove(rules, state)) {
      continue;
    }
    SolveLimits limits;
    limits.nodes = 20'000;
    const Verdict verdict = Solver(rules).solve(state, limits).verdict;
    if (verdict.value != Verdict::Value::win && verdict.value != Verdict::Value::loss) {
      continue;
    }
    (verdict.value == Verdict::Value::win ? wins : losses) += 1;
    const State next = plain::after(rules, state, choose(rules, state, Level::master).move);
    if (!next.over() && next.toAct != state.toAct) {
      EXPECT_EQ(Solver(rules).solve(next, {}).verdict, turned(verdict)) << i;
    }
  }
}

TEST(MozaringPlayer, masterNeverThrowsAwayAWinWithinNineRings) {
  Random random(22);
  const Rules rules(preset("standard", 2));
  for (int found = 0; found < 12;) {
    const State state = randomPosition(rules, static_cast<int>(3 + random.below(6)), random);
    Solver solver(rules);
    if (solver.forces(state, true, 3, {}) == false && solver.forces(state, true, 9, {}) == true) {
      const State next = plain::after(rules, state, choose(rules, state, Level::master).move);
      EXPECT_EQ(solver.forces(next, false, 8, {}), true) << found;
      ++found;
    }
  }
}

/// scripts/study-mozaring replay tries every answer.
TEST(MozaringPlayer, masterOpensInTheCentreAndWinsWithItsEighthRingAtTheLatest) {
  const Rules rules(preset("standard", 2));
  Random random(23);
  for (int game = 0; game < 2; ++game) {
    State state = rules.start({1});
    while (!state.over()) {
      const bool master = state.toAct == 0;
      const Move move = master      ? choose(rules, state, Level::master, random.bits()).move
                        : game == 0 ? choose(rules, state, Level::hard, random.bits()).move
                                    : plain::scriptMove(rules, state, random);
      EXPECT_TRUE(state.board.count() > 0 || move.slot() == slotIndex(Size::medium, 4));
      state = plain::after(rules, state, move);
    }
    EXPECT_TRUE(plain::hasWon(state, 0));
    EXPECT_LE(state.board.count(), 15);
  }
}

TEST(MozaringPlayer, beginnerLosesToASimpleScript) {
  const Rules rules(preset("standard", 2));
  Random random(8);
  int lost = 0;
  int decided = 0;
  for (int game = 0; game < 200; ++game) {
    State state = rules.start({1});
    const int beginner = game % 2;
    while (!state.over()) {
      state = plain::after(rules, state,
                           state.toAct == beginner
                               ? choose(rules, state, Level::beginner, random.bits()).move
                               : plain::scriptMove(rules, state, random));
    }
    decided += state.winners != 0 ? 1 : 0;
    lost += plain::hasLost(state, beginner) ? 1 : 0;
  }
  EXPECT_GE(lost * 10, decided * 7) << lost << " of " << decided;
}

TEST(MozaringPlayer, reasonsAreVaried) {
  Random random(12);
  constexpr int positions = 100;
  for (const auto& game : rulebookGames()) {
    for (int players = game.minPlayers; players <= game.maxPlayers; ++players) {
      const Rules rules(game.make(players));
      std::map<std::string, int> texts;
      for (int i = 0; i < positions; ++i) {
        const State state = randomPosition(rules, static_cast<int>(1 + random.below(12)), random);
        auto reason = choose(rules, state, Level::hard).reason;
        if (!reason.arguments.empty()) {
          if (const auto* inner = std::get_if<Phrase>(&reason.arguments[0])) {
            reason = Phrase(*inner);
          }
        }
        ++texts[reason.text.source];
      }
      for (const auto& [text, count] : texts) {
        EXPECT_LE(count, positions / 5) << game.id << ", " << players << " players: " << text;
      }
    }
  }
}

TEST(MozaringPlayer, aReasonNamesWhatTheMoveDoes) {
  const Rules rules(preset("standard", 4));
  const State state = play(rules, rules.start({2}), "Gs1 Bs2 Ym9 Rs3 Gl1 Bl4 Ys6");
  const auto choice = choose(rules, state, Level::master);
  EXPECT_EQ(Rules::write(choice.move), "Rm1");
  EXPECT_EQ(english(choice.reason), "Blocks the green nest in field 1.");
}

TEST(MozaringPlayer, aStoppedSearchAnswersAtOnce) {
  std::stop_source stop;
  stop.request_stop();
  const Rules rules(preset("most-points", 3));
  const State state = rules.start({1});
  const auto choice =
      Player::choose(rules, state, Actor::seat1, Level::master, 1, stop.get_token());
  EXPECT_FALSE(rules.refusal(state, Actor::seat1, choice.move));
}

} // namespace
} // namespace igroteka::mozaring::tests
