// SPDX-License-Identifier: MIT
// The master against several: lines that must be played, and what the others can do together.
#include "support.h"
#include "support/mozaring_plain.h"

#include <igroteka/mozaring/player.h>

namespace igroteka::mozaring::tests {
namespace {

using plain::randomPosition;

/// What a search of own interest, or against all others allied, finds: by the definition, without
/// cuts. `seat` is the one that asks.
class PlainSearch {
public:
  PlainSearch(const Rules& rules, int seat, bool allied)
      : rules_(rules), seat_(seat), allied_(allied) {}

  ai::Shares valueOf(const State& state, int ply, int depth) const {
    if (state.over() || ply >= depth) {
      return leaf(state, ply);
    }
    std::vector<Move> moves = evaluator_.forced(rules_, state);
    for (const Move& move : moves.empty() ? rules_.moves(state, seatAt(state.toAct)) : Moves{}) {
      moves.push_back(move);
    }
    std::vector<State> children;
    for (const Move& move : moves) {
      children.push_back(plain::after(rules_, state, move));
    }
    const auto actor = static_cast<std::size_t>(state.toAct);
    const auto wants = [&](const ai::Shares& shares) {
      return allied_ && state.toAct != seat_ ? -shares[static_cast<std::size_t>(seat_)]
                                             : shares[actor];
    };
    // Among equals the one that looks better now.
    std::ranges::stable_sort(children, [&](const State& a, const State& b) {
      return wants(leaf(a, ply + 1)) > wants(leaf(b, ply + 1));
    });
    std::optional<ai::Shares> best;
    for (const State& child : children) {
      const auto value = valueOf(child, ply + 1, depth + (children.size() == 1 ? 1 : 0));
      if (!best || wants(value) > wants(*best)) {
        best = value;
      }
    }
    return *best;
  }

private:
  ai::Shares leaf(const State& state, int ply) const {
    const int players = rules_.chosen().players;
    return ai::faded(state.over() ? ai::sharesOf(*rules_.outcome(state), players)
                                  : evaluator_.evaluate(rules_, state),
                     players, ply);
  }

  const Rules& rules_;
  int seat_;
  bool allied_;
  Evaluator evaluator_{true};
};

TEST(MozaringCaution, aCautiousSearchCountsWhatTheOthersCanDoTogether) {
  Random random(21);
  int searched = 0;
  for (int i = 0; i < 24; ++i) {
    const Rules rules(preset("standard", i % 2 == 0 ? 3 : 4));
    const State state = randomPosition(rules, static_cast<int>(13 + random.below(7)), random);
    const int seat = state.toAct;
    ai::Limits limits;
    limits.nodes = 100'000'000;
    limits.depth = 3;
    limits.caution = 0.25 * (i % 5);
    ai::Search<Rules, Evaluator> search(rules, Evaluator{true}, limits);
    const auto ranked = search.rank(state, seatAt(seat));
    if (ranked.size() == 1) {
      continue; // no choice, no search
    }
    ++searched;
    for (const auto& [move, value] : ranked) {
      const State next = plain::after(rules, state, move);
      const auto at = static_cast<std::size_t>(seat);
      const double own = PlainSearch(rules, seat, false).valueOf(next, 1, 3)[at];
      const double kept = PlainSearch(rules, seat, true).valueOf(next, 1, 3)[at];
      ASSERT_NEAR(value, (1 - limits.caution) * own + limits.caution * kept, 1e-6)
          << i << ", " << Rules::write(move);
    }
  }
  EXPECT_GT(searched, 5);
}

TEST(MozaringCaution, forcedMovesAreThoseThatWinOrKeepTheNextSeatFromWinning) {
  Random random(22);
  int winning = 0;
  int blocking = 0;
  for (int i = 0; i < 400; ++i) {
    const Rules rules(preset("standard", i % 2 == 0 ? 3 : 4));
    const State state = randomPosition(rules, static_cast<int>(6 + random.below(14)), random);
    const auto wins = [&](const State& at, int seat, const Move& move) {
      Board board = at.board;
      board.place(move.colour, move.slot());
      return plain::after(rules, at, move).over() && rules.ownerOf(at, move.colour) == seat &&
             rules.completedBy(board, move.colour, move.slot()) != 0;
    };
    State passed = state;
    passed.toAct = static_cast<std::uint8_t>((state.toAct + 1) % rules.chosen().players);
    Slots own = 0;
    Slots others = 0;
    for (const Move& move : rules.moves(state, seatAt(state.toAct))) {
      own |= wins(state, state.toAct, move) ? 1U << move.slot() : 0;
    }
    for (const Move& move : rules.moves(passed, seatAt(passed.toAct))) {
      others |= wins(passed, passed.toAct, move) ? 1U << move.slot() : 0;
    }
    Slots named = 0;
    for (const Move& move : Evaluator{true}.forced(rules, state)) {
      EXPECT_FALSE(rules.refusal(state, seatAt(state.toAct), move));
      named |= 1U << move.slot();
    }
    EXPECT_TRUE(Evaluator{}.forced(rules, state).empty());
    if (own != 0) {
      EXPECT_TRUE(named != 0 && (named & ~own) == 0 && atMostOne(named));
      ++winning;
    } else {
      // What the seat has no ring for it cannot block.
      Slots placeable = 0;
      for (const Move& move : rules.moves(state, seatAt(state.toAct))) {
        placeable |= 1U << move.slot();
      }
      EXPECT_EQ(named, others & placeable);
      blocking += named != 0 ? 1 : 0;
    }
  }
  EXPECT_GT(winning, 20);
  EXPECT_GT(blocking, 20);
}

} // namespace
} // namespace igroteka::mozaring::tests
