// SPDX-License-Identifier: MIT
// MZ-1 to MZ-16: material, seats, turns and the standard game.
#include "support.h"

#include <igroteka/core/random.h>

#include <gmock/gmock.h>

#include <set>

namespace igroteka::mozaring::tests {
namespace {

using testing::ElementsAre;
using testing::IsEmpty;

Combinations countOf(Kind kind) {
  return static_cast<Combinations>(std::popcount(combinationsOf(kindBit(kind))));
}

TEST(MozaringRules, MZ1_nineFieldsWithThreeSlotsEach) {
  EXPECT_EQ(std::popcount(allSlots), 27);
  for (int field = 0; field < fieldCount; ++field) {
    for (const Size size : allSizes) {
      EXPECT_EQ(sizeOfSlot(slotIndex(size, field)), size);
      EXPECT_EQ(fieldOfSlot(slotIndex(size, field)), field);
    }
  }
}

TEST(MozaringRules, MZ2_threeRingsOfEachSizeInEveryColour) {
  const Rules rules(preset("standard", 4));
  const State state = rules.start({1});
  int rings = 0;
  for (const Colour colour : allColours) {
    for (const Size size : allSizes) {
      EXPECT_EQ(rules.reserve(state, colour, size), 3);
      rings += rules.reserve(state, colour, size);
    }
  }
  EXPECT_EQ(rings, 36);
}

TEST(MozaringRules, MZ3_fieldsAreNumberedFromTheTopLeft) {
  EXPECT_EQ(Rules::read("Bm1")->field, 0);
  EXPECT_EQ(Rules::read("Bm9")->field, 8);
  EXPECT_EQ(Rules::write(Move::ring(Colour::blue, slotIndex(Size::medium, 4))), "Bm5");
}

TEST(MozaringRules, MZ4_twoHaveTwoColoursThreeAndFourHaveOne) {
  for (const int players : {2, 3, 4}) {
    const Rules rules(preset("standard", players));
    const State state = rules.start({1});
    for (std::size_t seat = 0; seat < static_cast<std::size_t>(players); ++seat) {
      EXPECT_EQ(std::popcount(state.hands[seat]), players == 2 ? 2 : 1);
    }
  }
}

TEST(MozaringRules, MZ4_turnsGoClockwise) {
  const Rules rules(preset("standard", 3));
  State state = rules.start({2});
  EXPECT_EQ(state.toAct, 1);
  state = play(rules, state, "Gs1");
  EXPECT_EQ(state.toAct, 2);
  state = play(rules, state, "Bs2");
  EXPECT_EQ(state.toAct, 0);
}

TEST(MozaringRules, MZ5_usualColours) {
  using enum Colour;
  const auto two = preset("standard", 2).colours;
  EXPECT_THAT(two, ElementsAre(ElementsAre(blue, yellow), ElementsAre(red, green)));
  EXPECT_THAT(preset("standard", 3).colours,
              ElementsAre(ElementsAre(red), ElementsAre(green), ElementsAre(blue)));
  EXPECT_THAT(preset("standard", 4).colours, ElementsAre(ElementsAre(red), ElementsAre(green),
                                                         ElementsAre(blue), ElementsAre(yellow)));
}

TEST(MozaringRules, MZ6_theLotOrTheOptionsChooseWhoStarts) {
  std::set<int> starts;
  for (std::uint64_t seed = 0; seed < 50; ++seed) {
    Random random(seed);
    starts.insert(Rules(preset("standard", 4)).deal(random).start);
  }
  EXPECT_THAT(starts, ElementsAre(1, 2, 3, 4));
  Options options = preset("standard", 3);
  options.first = 2;
  Random random(1);
  EXPECT_EQ(Rules(options).deal(random).start, 2);
}

TEST(MozaringRules, MZ7_aFieldTakesOneRingOfEachSizeInAnyOrder) {
  const Rules rules(preset("standard", 2));
  const State state = play(rules, rules.start({1}), "Bl5 Rs5 Ym5");
  EXPECT_EQ(refused(rules, state, "Gm5"), "Field 5 already holds a medium ring.");
  EXPECT_EQ(refused(rules, state, "Gl5"), "Field 5 already holds a large ring.");
  EXPECT_EQ(refused(rules, state, "Gl4"), "");
}

TEST(MozaringRules, MZ7_onlyRingsOfTheReserveOfTheOwnColours) {
  const Rules rules(preset("standard", 4));
  State state = rules.start({1});
  EXPECT_EQ(refused(rules, state, "Gs1"), "The green rings belong to another player.");
  state = play(rules, state, "Rs1 Gs2 Bs4 Ys5 Rs6 Gs8 Bm1 Ym2 Rs9 Gm3 Bm4 Ym9");
  EXPECT_EQ(refused(rules, state, "Rs3"), "No small red ring is left in the reserve.");
}

TEST(MozaringRules, MZ7_onlyWhoseTurnItIsMayPlace) {
  const Rules rules(preset("standard", 3));
  const State state = rules.start({1});
  const auto refusal = rules.refusal(state, Actor::seat2, *Rules::read("Gs1"));
  ASSERT_TRUE(refusal);
  EXPECT_EQ(english(Rules::explain(*refusal)), "Seat 1 is to move.");
}

TEST(MozaringRules, MZ8_ringsStayWhereTheyAre) {
  const Rules rules(preset("standard", 2));
  State state = rules.start({1});
  Random random(8);
  while (!state.over()) {
    const Board before = state.board;
    const auto moves = rules.moves(state, seatAt(state.toAct));
    const Move move = moves[random.below(static_cast<std::uint32_t>(moves.size()))];
    state = rules.after(state, seatAt(state.toAct), move);
    for (const Colour colour : allColours) {
      EXPECT_EQ(state.board.of(colour) & before.of(colour), before.of(colour));
    }
    EXPECT_EQ(state.board.count(), before.count() + 1);
  }
}

TEST(MozaringRules, MZ9_whoCanPlaceNothingIsSkippedAndSeen) {
  const Rules rules(preset("standard", 3));
  State state = rules.start({3});
  state = place(state, "Rs1 Rs2 Gs3 Bs4 Gs5 Bs6 Rs7 Bs8 Gs9 Bm1 Bm2 Gm3 Rm4 Gm5 Rm6 Rm7 Gm8 "
                       "Rl2 Rl3 Rl8");
  state = play(rules, state, "Bm9");
  EXPECT_EQ(rules.placeable(state, 0), 0);
  EXPECT_EQ(state.toAct, 1);
  EXPECT_EQ(state.skipped, 1);
  EXPECT_EQ(refused(rules, state, "Gl4"), "");
}

TEST(MozaringRules, MZ10_theTwoColoursAlternate) {
  const Rules rules(preset("standard", 2));
  State state = rules.start({1});
  EXPECT_EQ(std::popcount(rules.due(state, 0)), 2);
  state = play(rules, state, "Ym5 Rs1");
  EXPECT_EQ(rules.due(state, 0), colourBit(Colour::blue));
  EXPECT_EQ(refused(rules, state, "Yl1"), "A blue ring is due now: the two colours alternate.");
  EXPECT_EQ(english(rules.prompt(state)), "Place a blue ring: the last one was yellow.");
  state = play(rules, state, "Bl1 Gs2");
  EXPECT_EQ(rules.due(state, 0), colourBit(Colour::yellow));
}

TEST(MozaringRules, MZ10_ifTheDueColourIsStuckTheTurnIsSkippedAndItStaysDue) {
  Options options = preset("standard", 2);
  options.rings = {3, 0, 0};
  options.combinations = kindBit(Kind::same);
  const Rules rules(options);
  State state = rules.start({1});
  state.last = {static_cast<std::uint8_t>(Colour::yellow), static_cast<std::uint8_t>(Colour::green),
                none, none};
  state = place(state, "Bs1 Bs2 Bs4 Rs3 Gs5");
  state.toAct = 1;
  state = play(rules, state, "Rs6");
  EXPECT_EQ(state.toAct, 1) << "seat 1 owes blue and has none left";
  EXPECT_EQ(state.skipped, 1);
  EXPECT_EQ(rules.due(state, 0), colourBit(Colour::blue));
}

TEST(MozaringRules, MZ11_aNestWins) {
  const Rules rules(preset("standard", 3));
  const State state = play(rules, rules.start({1}), "Rs5 Gs1 Bs2 Rl5 Gs3 Bs4 Rm5");
  EXPECT_THAT(winners(rules, state), ElementsAre(1));
  EXPECT_EQ(state.ended.winner, 0);
  EXPECT_EQ(state.ended.slot, slotIndex(Size::medium, 4));
  ASSERT_EQ(std::popcount(state.ended.combinations), 1);
  const auto& won =
      allCombinations[static_cast<std::size_t>(std::countr_zero(state.ended.combinations))];
  EXPECT_EQ(won.kind, Kind::nest);
  EXPECT_EQ(won.fields, 1U << 4);
}

TEST(MozaringRules, MZ12_threeOfTheSameSizeInALineWin) {
  const Rules rules(preset("standard", 3));
  const State state = play(rules, rules.start({1}), "Rm1 Gs1 Bs2 Rm9 Gs3 Bs4 Rm5");
  EXPECT_THAT(winners(rules, state), ElementsAre(1));
}

TEST(MozaringRules, MZ13_ascendingReadsFromEitherEndWithMediumInTheMiddle) {
  const Rules rules(preset("standard", 3));
  for (const char* moves : {"Rs1 Gs5 Bs6 Rm2 Gs7 Bs8 Rl3", "Rl1 Gs5 Bs6 Rm2 Gs7 Bs8 Rs3"}) {
    EXPECT_THAT(winners(rules, play(rules, rules.start({1}), moves)), ElementsAre(1)) << moves;
  }
  for (const char* moves : {"Rs1 Gs5 Bs6 Rl2 Gs7 Bs8 Rm3", "Rm1 Gs5 Bs6 Rs2 Gs7 Bs8 Rl3"}) {
    EXPECT_THAT(winners(rules, play(rules, rules.start({1}), moves)), IsEmpty()) << moves;
  }
}

TEST(MozaringRules, MZ14_thereAre49Combinations) {
  EXPECT_EQ(countOf(Kind::nest), 9U);
  EXPECT_EQ(countOf(Kind::same), 24U);
  EXPECT_EQ(countOf(Kind::ascending), 16U);
  EXPECT_EQ(std::popcount(Rules(preset("standard", 2)).counted()), 49);
  std::set<Slots> different;
  for (const Combination& combination : allCombinations) {
    if (combination.kind != Kind::showing) {
      EXPECT_EQ(std::popcount(combination.slots), 3);
      different.insert(combination.slots);
    }
  }
  EXPECT_EQ(different.size(), 49U);
}

TEST(MozaringRules, MZ14_aCombinationIsOfOneColour) {
  const Rules rules(preset("standard", 2));
  const State state = play(rules, rules.start({1}), "Bs5 Rs1 Ym5 Gs2 Bl5");
  EXPECT_FALSE(state.over());
}

TEST(MozaringRules, MZ15_oneRingMayCompleteSeveral) {
  const Rules rules(preset("standard", 2));
  State state = place(rules.start({1}), "Bs5 Bl5 Bm1 Bm9 Rs1 Rs2 Gs4 Gs7 Ys3");
  state.toAct = 0;
  state = play(rules, state, "Bm5");
  EXPECT_THAT(winners(rules, state), ElementsAre(1));
  EXPECT_EQ(std::popcount(state.ended.combinations), 2);
}

TEST(MozaringRules, MZ16_noCombinationAndNobodyCanPlaceIsADraw) {
  const Rules rules(preset("standard", 2));
  State state = rules.start({1});
  state.toAct = 0;
  state = place(state, "Bs1 Rs2 Gs3 Rs4 Gs5 Ys6 Ys7 Ys8 Bs9 "
                       "Gm1 Ym2 Rm3 Ym4 Rm5 Bm6 Bm7 Gm8 Ym9 "
                       "Rl1 Bl2 Gl3 Gl4 Bl5 Rl6 Gl7 Rl8");
  state = play(rules, state, "Bl9");
  EXPECT_TRUE(state.over());
  EXPECT_THAT(winners(rules, state), IsEmpty());
}

TEST(MozaringRules, firstMovesAreCounted) {
  const auto first = [](std::string_view id, int players) {
    const Rules rules(preset(id, players));
    return moveCount(rules, rules.start({1}));
  };
  EXPECT_EQ(first("standard", 2), 54U);
  EXPECT_EQ(first("standard", 3), 27U);
  EXPECT_EQ(first("standard", 4), 27U);
  EXPECT_EQ(first("biggest", 2), 27U);
}

TEST(MozaringRules, movesAndRefusalsAgreeAndTextsRoundTrip) {
  Random random(5);
  for (const char* id : {"standard", "most-points", "biggest"}) {
    const Rules rules(preset(id, 2));
    State state = rules.start({1});
    while (!state.over()) {
      const Actor actor = seatAt(state.toAct);
      const auto moves = rules.moves(state, actor);
      for (const Colour colour : allColours) {
        for (int slot = 0; slot < slotCount; ++slot) {
          const Move move = Move::ring(colour, slot);
          const bool listed = std::ranges::find(moves, move) != moves.end();
          EXPECT_EQ(listed, !rules.refusal(state, actor, move)) << Rules::write(move);
          EXPECT_EQ(Rules::read(Rules::write(move)), move);
        }
      }
      state =
          rules.after(state, actor, moves[random.below(static_cast<std::uint32_t>(moves.size()))]);
    }
  }
}

TEST(MozaringRules, textsThatAreNoActionsAreNotRead) {
  for (const char* text :
       {"", "B", "Bm", "Bm0", "Bm55", "bm5", "BM5", "Bx5", "Swap", " Bm5", "Bm5 "}) {
    EXPECT_FALSE(Rules::read(text)) << text;
  }
}

} // namespace
} // namespace igroteka::mozaring::tests
