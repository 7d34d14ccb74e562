// SPDX-License-Identifier: MIT
// MZ-20 to MZ-31: the variants of the rulebook and the players' own rules.
#include "support.h"

#include <gmock/gmock.h>

namespace igroteka::mozaring::tests {
namespace {

using testing::ElementsAre;
using testing::IsEmpty;

constexpr Kinds nestOnly = kindBit(Kind::nest);

/// Three players, nests only: R, G, B.
Options nests(Goal goal) {
  Options options = preset("standard", 3);
  options.combinations = nestOnly;
  options.goal = goal;
  return options;
}

/// Plays the round of three players to its end: `colour` fills field 5, the others put small rings
/// elsewhere.
State winBy(const Rules& rules, State state, char colour) {
  const int round = state.round;
  for (std::size_t filled = 0; !state.over() && state.round == round;) {
    const char own = letterOf(static_cast<Colour>(std::countr_zero(state.hands[state.toAct])));
    if (own == colour) {
      state = play(rules, state, {own, "sml"[filled++], '5'});
      continue;
    }
    for (const char field : {'1', '2', '3', '4', '6', '7', '8', '9'}) {
      if (refused(rules, state, {own, 's', field}).empty()) {
        state = play(rules, state, {own, 's', field});
        break;
      }
    }
  }
  return state;
}

TEST(MozaringVariants, MZ20_mostPointsCountsEveryCombinationForTheOwnerOfItsColour) {
  const Rules rules(preset("most-points", 2));
  State state = place(rules.start({1}), "Bs5 Bm5 Bm1 Bm9 Ys1 Ys2 Rl1 Rl2 Gs8");
  state.toAct = 0;
  EXPECT_THAT(score(rules, state), ElementsAre(1, 0));
  state = play(rules, state, "Bl5");
  EXPECT_FALSE(state.over());
  EXPECT_THAT(score(rules, state), ElementsAre(2, 0)) << "a line and a nest";
  state = play(rules, state, "Rl3");
  EXPECT_THAT(score(rules, state), ElementsAre(2, 1));
}

TEST(MozaringVariants, MZ20_theGameGoesOnUntilNobodyCanPlaceAndEqualScoresShare) {
  const Rules rules(preset("most-points", 4));
  State state = rules.start({1});
  while (!state.over()) {
    state = rules.after(state, seatAt(state.toAct), rules.moves(state, seatAt(state.toAct))[0]);
  }
  EXPECT_EQ(state.board.count(), 27);
  const auto points = score(rules, state);
  std::vector<int> best;
  for (std::size_t seat = 0; seat < points.size(); ++seat) {
    if (points[seat] == *std::ranges::max_element(points)) {
      best.push_back(static_cast<int>(seat) + 1);
    }
  }
  EXPECT_EQ(winners(rules, state), best);
}

TEST(MozaringVariants, MZ21_theSeatBeforeTheWinnerGetsOnePoint) {
  Options options = nests(Goal::fewest);
  options.rounds = 6;
  const Rules rules(options);
  State state = winBy(rules, rules.start({1}), 'R');
  EXPECT_THAT(score(rules, state), ElementsAre(0, 0, 1));
  EXPECT_EQ(state.round, 2);
  EXPECT_EQ(state.toAct, 1) << "the next seat starts the next round";
  EXPECT_EQ(state.board, Board{});
  EXPECT_EQ(state.ended.winner, 0) << "the finished round can still be shown";
  EXPECT_EQ(state.ended.board.count(), 7);
  EXPECT_EQ(std::popcount(state.ended.combinations), 1);
  state = winBy(rules, state, 'B');
  EXPECT_THAT(score(rules, state), ElementsAre(0, 1, 1));
  EXPECT_EQ(state.toAct, 2);
}

TEST(MozaringVariants, MZ21_exactlyOnePointHoweverManyCombinations) {
  Options options = preset("fewest-points", 3);
  const Rules rules(options);
  State state = place(rules.start({1}), "Rs5 Rl5 Rm1 Rm9 Gs1 Gs2 Bs3 Bs4");
  state.toAct = 0;
  state = play(rules, state, "Rm5");
  EXPECT_EQ(std::popcount(state.ended.combinations), 2);
  EXPECT_THAT(score(rules, state), ElementsAre(0, 0, 1));
}

TEST(MozaringVariants, MZ21_fewestPointsAfterTheLastRoundWinAndEqualOnesShare) {
  Options options = nests(Goal::fewest);
  options.rounds = 2;
  const Rules rules(options);
  State state = winBy(rules, winBy(rules, rules.start({1}), 'R'), 'R');
  EXPECT_THAT(score(rules, state), ElementsAre(0, 0, 2));
  EXPECT_THAT(winners(rules, state), ElementsAre(1, 2));
  EXPECT_EQ(state.board.count(), 9) << "the final board stays";
}

TEST(MozaringVariants, MZ21_usualRounds) {
  EXPECT_EQ(preset("fewest-points", 3).rounds, 6);
  EXPECT_EQ(preset("fewest-points", 4).rounds, 4);
}

TEST(MozaringVariants, MZ22_eightRingsAndTheLargestShows) {
  const Rules rules(preset("biggest", 2));
  State state = rules.start({1});
  EXPECT_EQ(rules.reserve(state, Colour::blue, Size::large), 2);
  EXPECT_EQ(rules.reserve(state, Colour::blue, Size::small), 3);
  state = play(rules, state, "Bs1 Rm1");
  EXPECT_EQ(state.board.showing(Colour::blue), 0U);
  EXPECT_EQ(state.board.showing(Colour::red), 1U);
}

TEST(MozaringVariants, MZ22_threeShowingInALineWinWhateverTheirSizes) {
  const Rules rules(preset("biggest", 2));
  const State state = play(rules, rules.start({1}), "Bs1 Rs4 Bm2 Rs5 Bs3");
  EXPECT_THAT(winners(rules, state), ElementsAre(1));
  const auto& line =
      allCombinations[static_cast<std::size_t>(std::countr_zero(state.ended.combinations))];
  EXPECT_EQ(line.kind, Kind::showing);
  EXPECT_EQ(slotsUsed(state.board, Colour::blue, line),
            slotBit(Size::small, 0) | slotBit(Size::medium, 1) | slotBit(Size::small, 2));
}

TEST(MozaringVariants, MZ22_aCoveredRingDoesNotShow) {
  const Rules rules(preset("biggest", 2));
  const State state = play(rules, rules.start({1}), "Bs1 Rl1 Bm2 Rs5 Bs3");
  EXPECT_FALSE(state.over());
  EXPECT_EQ(state.board.showing(Colour::blue), 0b110U);
}

TEST(MozaringVariants, MZ22_aNestWinsAndTheOtherLinesDoNot) {
  const Rules rules(preset("biggest", 2));
  EXPECT_THAT(winners(rules, play(rules, rules.start({1}), "Bs5 Rs1 Bl5 Rs2 Bm5")), ElementsAre(1));
  EXPECT_FALSE(play(rules, rules.start({1}), "Bs1 Rl1 Bs2 Rs7 Bs3").over()) << "same size, covered";
}

TEST(MozaringVariants, MZ22_usualColours) {
  using enum Colour;
  EXPECT_THAT(preset("biggest", 2).colours, ElementsAre(ElementsAre(blue), ElementsAre(red)));
}

TEST(MozaringVariants, MZ30_pointsOfShowingLinesVanishWhenCovered) {
  Options options = preset("biggest", 2);
  options.goal = Goal::most;
  const Rules rules(options);
  State state = play(rules, rules.start({1}), "Bs1 Rs4 Bm2 Rs5 Bs3");
  EXPECT_THAT(score(rules, state), ElementsAre(1, 0));
  state = play(rules, state, "Rl3");
  EXPECT_THAT(score(rules, state), ElementsAre(0, 0));
}

TEST(MozaringVariants, MZ30_avoidPutsOutWhoeverCompletesAndTheLastOneLeftWins) {
  const Rules rules(nests(Goal::avoid));
  State state = play(rules, rules.start({1}), "Rs5 Gs1 Bs2 Rm5 Gm1 Bm2 Rl5");
  EXPECT_FALSE(state.over());
  EXPECT_EQ(state.out, 1);
  EXPECT_EQ(state.toAct, 1);
  state = play(rules, state, "Gs3 Bs4");
  EXPECT_EQ(state.toAct, 1) << "seat 1 plays no more";
  EXPECT_EQ(state.skipped, 0) << "being out is no skip";
  EXPECT_EQ(state.board.of(Colour::red),
            slotBit(Size::small, 4) | slotBit(Size::medium, 4) | slotBit(Size::large, 4))
      << "the rings stay";
  state = play(rules, state, "Gl1");
  EXPECT_THAT(winners(rules, state), ElementsAre(3));
  EXPECT_THAT(score(rules, state), ElementsAre(0, 0, 0));
}

TEST(MozaringVariants, MZ30_avoidThoseStillInShareAndNobodyOutIsADraw) {
  Options options = nests(Goal::avoid);
  options.rings = {1, 1, 1};
  const Rules rules(options);
  State state = play(rules, rules.start({1}), "Rs5 Gs1 Bs2 Rm5 Gm1 Bm3 Rl5 Gl2");
  state = play(rules, state, "Bl4");
  EXPECT_THAT(winners(rules, state), ElementsAre(2, 3));
  State draw = play(rules, rules.start({1}), "Rs5 Gs1 Bs2 Rm5 Gm1 Bm3 Rl6 Gl2 Bl4");
  EXPECT_TRUE(draw.over());
  EXPECT_THAT(winners(rules, draw), IsEmpty());
}

TEST(MozaringVariants, MZ30_roundsOfTheStandardGameAreAddedUp) {
  Options options = nests(Goal::first);
  options.rounds = 3;
  const Rules rules(options);
  State state = winBy(rules, winBy(rules, rules.start({1}), 'R'), 'G');
  EXPECT_THAT(score(rules, state), ElementsAre(1, 1, 0));
  EXPECT_FALSE(state.over());
  state = winBy(rules, state, 'G');
  EXPECT_THAT(score(rules, state), ElementsAre(1, 2, 0));
  EXPECT_THAT(winners(rules, state), ElementsAre(2));
}

TEST(MozaringVariants, MZ30_theLoserMayStartTheNextRound) {
  Options options = nests(Goal::first);
  options.rounds = 5;
  options.nextStart = NextStart::loser;
  const Rules rules(options);
  State state = winBy(rules, rules.start({1}), 'R');
  EXPECT_EQ(state.toAct, 2) << "the seat before the winner";
  state = winBy(rules, state, 'B');
  EXPECT_EQ(state.toAct, 1);
}

TEST(MozaringVariants, MZ30_theLoneLoserOfPointsStartsOrTheNextSeat) {
  Options options = nests(Goal::most);
  options.rounds = 3;
  options.nextStart = NextStart::loser;
  options.rings = {1, 1, 1};
  const Rules rules(options);
  const State lone = play(rules, rules.start({3}), "Bs1 Rs2 Gs3 Bm1 Rm2 Gm4 Bl1 Rl2 Gl5");
  EXPECT_THAT(score(rules, lone), ElementsAre(1, 0, 1));
  EXPECT_EQ(lone.toAct, 1);
  const State equal = play(rules, rules.start({3}), "Bs1 Rs2 Gs3 Bm1 Rm6 Gm4 Bl1 Rl2 Gl5");
  EXPECT_EQ(equal.toAct, 0) << "two have the fewest: the seat after the starter";
}

TEST(MozaringVariants, MZ30_closedSlotsTakeNoRing) {
  Options options = preset("standard", 2);
  options.closed = slotBit(Size::medium, 4);
  const Rules rules(options);
  const State state = rules.start({1});
  EXPECT_EQ(refused(rules, state, "Bm5"), "The medium slot of field 5 is closed.");
  EXPECT_EQ(moveCount(rules, state), 52U);
}

TEST(MozaringVariants, MZ30_stuckOtherLetsTheOtherColourBePlaced) {
  Options options = preset("standard", 2);
  options.rings = {3, 0, 0};
  options.combinations = kindBit(Kind::same);
  options.stuck = Stuck::other;
  const Rules rules(options);
  State state = place(rules.start({1}), "Bs1 Bs2 Bs4 Rs3 Gs5");
  state.last = {static_cast<std::uint8_t>(Colour::yellow), static_cast<std::uint8_t>(Colour::green),
                none, none};
  state.toAct = 1;
  state = play(rules, state, "Rs6");
  EXPECT_EQ(state.toAct, 0);
  EXPECT_EQ(rules.due(state, 0), colourBit(Colour::blue)) << "blue stays due";
  EXPECT_EQ(english(rules.prompt(state)), "Place a yellow ring: no blue one can be placed.");
  state = play(rules, state, "Ys7");
  EXPECT_EQ(rules.due(state, 0), colourBit(Colour::blue));
}

TEST(MozaringVariants, MZ30_theSidesMayBeSwappedAfterTheFirstRing) {
  Options options = preset("standard", 2);
  options.swap = true;
  const Rules rules(options);
  State state = rules.start({1});
  EXPECT_EQ(moveCount(rules, state), 54U);
  EXPECT_EQ(refused(rules, state, "swap"),
            "The sides can be swapped only straight after the very first ring.");
  state = play(rules, state, "Bm5");
  EXPECT_EQ(moveCount(rules, state), 53U);
  const State placed = play(rules, state, "Rs1");
  EXPECT_NE(refused(rules, placed, "swap"), "");
  state = play(rules, state, "swap");
  EXPECT_EQ(state.toAct, 0) << "the first player is to move";
  EXPECT_EQ(state.hands[0], colourBit(Colour::red) | colourBit(Colour::green));
  EXPECT_EQ(rules.due(state, 0), state.hands[0]) << "either colour may begin";
  EXPECT_EQ(rules.due(state, 1), colourBit(Colour::yellow)) << "the side takes its ring along";
  EXPECT_NE(refused(rules, state, "swap"), "");
  state = play(rules, state, "Gs1");
  EXPECT_NE(refused(rules, state, "Bs2"), "");
  EXPECT_EQ(refused(rules, state, "Ys2"), "");
}

TEST(MozaringVariants, MZ30_withoutTheSwapRuleThereIsNoSwap) {
  const Rules rules(preset("standard", 2));
  const State state = play(rules, rules.start({1}), "Bm5");
  EXPECT_EQ(refused(rules, state, "swap"), "These rules know no swap of the sides.");
}

TEST(MozaringVariants, MZ30_theOptionsDescribeEveryParameter) {
  std::vector<std::string_view> keys;
  for (const auto& option : describedOptions()) {
    keys.push_back(option.field.key);
    Options options = preset("biggest", 2);
    Options copy = preset("standard", 2);
    option.write(copy, option.read(options));
    EXPECT_EQ(option.read(copy), option.read(options)) << option.field.key;
  }
  EXPECT_THAT(keys, ElementsAre("colours", "rings", "combinations", "goal", "rounds", "first",
                                "next_start", "closed", "stuck", "swap"));
}

std::string faultAt(const Options& options) {
  const auto fault = Rules::check(options);
  return fault ? fault->where : "";
}

TEST(MozaringVariants, MZ31_everyRulebookGameIsSound) {
  for (const auto& preset : rulebookGames()) {
    for (int players = preset.minPlayers; players <= preset.maxPlayers; ++players) {
      EXPECT_EQ(faultAt(preset.make(players)), "") << preset.id;
    }
  }
}

TEST(MozaringVariants, MZ31_noCombinationInTheList) {
  Options options;
  options.combinations = 0;
  EXPECT_EQ(faultAt(options), "combinations");
}

TEST(MozaringVariants, MZ31_noCombinationThatRingsAndClosedSlotsAllow) {
  Options options;
  options.combinations = kindBit(Kind::same);
  options.rings = {2, 2, 2};
  EXPECT_EQ(faultAt(options), "combinations");
  options.combinations = nestOnly;
  EXPECT_EQ(faultAt(options), "");
  options.closed = slotsOf(Size::large);
  EXPECT_EQ(faultAt(options), "combinations");
  options.combinations = kindBit(Kind::ascending);
  EXPECT_EQ(faultAt(options), "combinations");
  options.combinations = kindBit(Kind::showing);
  EXPECT_EQ(faultAt(options), "") << "two small and one medium can show";
  options.rings = {2, 0, 0};
  EXPECT_EQ(faultAt(options), "combinations");
  options.rings = {9, 9, 9};
  options.closed = allSlots & ~slotBit(Size::small, 0) & ~slotBit(Size::small, 1);
  EXPECT_EQ(faultAt(options), "combinations");
}

TEST(MozaringVariants, MZ31_nobodyHasRings) {
  Options options;
  options.rings = {0, 0, 0};
  EXPECT_EQ(faultAt(options), "rings");
}

TEST(MozaringVariants, MZ31_fewestWithTwoPlayers) {
  Options options;
  options.goal = Goal::fewest;
  EXPECT_EQ(faultAt(options), "goal");
}

TEST(MozaringVariants, MZ31_twoSeatsWithOneColour) {
  Options options;
  options.colours = {{Colour::red, Colour::blue}, {Colour::blue}};
  EXPECT_EQ(faultAt(options), "colours");
  options.colours = {{Colour::red}};
  EXPECT_EQ(faultAt(options), "colours");
}

TEST(MozaringVariants, MZ31_avoidWithRounds) {
  Options options;
  options.goal = Goal::avoid;
  options.rounds = 2;
  EXPECT_EQ(faultAt(options), "rounds");
}

TEST(MozaringVariants, MZ31_swapWithRoundsOrMorePlayers) {
  Options options;
  options.swap = true;
  EXPECT_EQ(faultAt(options), "");
  options.rounds = 2;
  EXPECT_EQ(faultAt(options), "swap");
  Options three = preset("standard", 3);
  three.swap = true;
  EXPECT_EQ(faultAt(three), "swap");
}

TEST(MozaringVariants, MZ31_numbersOutOfRange) {
  Options options;
  options.rounds = 100;
  EXPECT_EQ(faultAt(options), "rounds");
  options = {};
  options.first = 3;
  EXPECT_EQ(faultAt(options), "first");
  options = {};
  options.rings = {3, 10, 3};
  EXPECT_EQ(faultAt(options), "rings");
}

} // namespace
} // namespace igroteka::mozaring::tests
