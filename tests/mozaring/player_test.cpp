// SPDX-License-Identifier: MIT
#include "support.h"

#include <igroteka/core/random.h>
#include <igroteka/mozaring/player.h>
#include <igroteka/mozaring/solver.h>

#include <map>

namespace igroteka::mozaring::tests {
namespace {

Choice<Move> choose(const Rules& rules, const State& state, Level level, std::uint64_t seed = 1) {
  return Player::choose(rules, state, seatAt(state.toAct), level, seed, {});
}

State randomPosition(const Rules& rules, int rings, Random& random) {
  for (;;) {
    State state = rules.start({1});
    while (!state.over() && state.board.count() < rings) {
      const auto moves = rules.moves(state, seatAt(state.toAct));
      state = rules.after(state, seatAt(state.toAct),
                          moves[random.below(static_cast<std::uint32_t>(moves.size()))]);
    }
    if (!state.over()) {
      return state;
    }
  }
}

/// Whether the seat to move can win at once, by plain rules.
bool canWin(const Rules& rules, const State& state) {
  for (const Move& move : rules.moves(state, seatAt(state.toAct))) {
    const State next = rules.after(state, seatAt(state.toAct), move);
    if (next.over() && next.winners == (1U << state.toAct)) {
      return true;
    }
  }
  return false;
}

/// Whether some of the others can win before the seat acts again, whatever they do together.
bool losesSoon(const Rules& rules, const State& state, int seat) {
  if (state.over()) {
    return state.winners != 0 && ((state.winners >> seat) & 1U) == 0;
  }
  if (state.toAct == seat) {
    return false;
  }
  if (canWin(rules, state)) {
    return true;
  }
  // No ring of one player completes anything for another, so those after can be asked at once.
  State next = state;
  next.toAct = static_cast<std::uint8_t>((state.toAct + 1) % rules.chosen().players);
  return next.toAct != seat && losesSoon(rules, next, seat);
}

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

TEST(MozaringPlayer, masterOverlooksNeitherItsWinNorALossThatCanBePrevented) {
  Random random(11);
  for (int i = 0; i < 60; ++i) {
    const int players = static_cast<int>(2 + random.below(3));
    const Rules rules(preset("standard", players));
    const State state = randomPosition(rules, static_cast<int>(7 + random.below(12)), random);
    const int seat = state.toAct;
    const State after = rules.after(state, seatAt(seat), choose(rules, state, Level::master).move);
    if (canWin(rules, state)) {
      EXPECT_EQ(after.winners, 1U << seat) << i;
      continue;
    }
    bool preventable = false;
    for (const Move& move : rules.moves(state, seatAt(seat))) {
      preventable = preventable || !losesSoon(rules, rules.after(state, seatAt(seat), move), seat);
    }
    if (preventable) {
      EXPECT_FALSE(losesSoon(rules, after, seat)) << i;
    }
  }
}

TEST(MozaringPlayer, beginnerLosesToASimpleScript) {
  const Rules rules(preset("standard", 2));
  Random random(8);
  int lost = 0;
  int decided = 0;
  for (int game = 0; game < 200; ++game) {
    State state = rules.start({1});
    const int script = game % 2;
    while (!state.over()) {
      const auto moves = rules.moves(state, seatAt(state.toAct));
      Move move = moves[random.below(static_cast<std::uint32_t>(moves.size()))];
      if (state.toAct != script) {
        move = choose(rules, state, Level::beginner, random.bits()).move;
      } else {
        std::vector<Move> blocking;
        bool wins = false;
        for (const Move& one : moves) {
          const State next = rules.after(state, seatAt(state.toAct), one);
          if (next.over() && next.winners != 0) {
            move = one;
            wins = true;
            break;
          }
          if (next.over() || !canWin(rules, next)) {
            blocking.push_back(one);
          }
        }
        if (!wins && !blocking.empty()) {
          move = blocking[random.below(static_cast<std::uint32_t>(blocking.size()))];
        }
      }
      state = rules.after(state, seatAt(state.toAct), move);
    }
    decided += state.winners != 0 ? 1 : 0;
    lost += state.winners == (1U << script) ? 1 : 0;
  }
  EXPECT_GE(lost * 10, decided * 7) << lost << " of " << decided;
}

TEST(MozaringPlayer, reasonsAreVaried) {
  Random random(12);
  std::map<std::string, int> texts;
  constexpr int positions = 100;
  for (int i = 0; i < positions; ++i) {
    const int players = static_cast<int>(2 + random.below(3));
    const Rules rules(preset("standard", players));
    const State state = randomPosition(rules, static_cast<int>(2 + random.below(14)), random);
    auto reason = choose(rules, state, Level::hard).reason;
    if (!reason.arguments.empty()) {
      if (const auto* inner = std::get_if<Phrase>(&reason.arguments[0])) {
        reason = Phrase(*inner);
      }
    }
    ++texts[reason.text.source];
  }
  for (const auto& [text, count] : texts) {
    EXPECT_LE(count, positions / 5) << text;
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
