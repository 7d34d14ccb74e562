// SPDX-License-Identifier: MIT
#include "sbor/position.h"

namespace igroteka::sbor {
namespace {

using namespace testing;

TEST(SborRules, OS13_GoesToAFreeNeighbourWithWhatIsInside) {
  Table table = pairOfPairs();
  table.stand("1a", "aL bM aS").dice({1, 2});
  EXPECT_EQ(table.refused("go 1a 2b"), Reason::notNeighbours);
  EXPECT_EQ(table.refused("go 1a 1a"), Reason::sameCircle);
  EXPECT_EQ(table.refused("go 2a 1a"), Reason::noDoll);
  table.play("go 1a 2a");
  EXPECT_EQ(table.chain("2a"), "aL bM aS");
  EXPECT_EQ(table.unused(), "");
}

TEST(SborRules, OS13_EqualNumbersNeedTwoDiceOfThatValue) {
  Table table;
  table.lay("1a", 0, 0).lay("1b", 2000, 0).stand("1a", "aL").dice({1, 2, 3, 4});
  EXPECT_EQ(table.refused("go 1a 1b"), Reason::needsPair);
  table.dice({1, 1});
  table.play("go 1a 1b");
  EXPECT_EQ(table.unused(), "");
}

TEST(SborRules, OS13_OnlyOwnDollsActWithoutAPower) {
  Table table = pairOfPairs();
  table.stand("1a", "bM aS").dice({1, 2});
  EXPECT_EQ(table.refused("go 1a 2a"), Reason::notYours); // OS-19: the outermost counts
  table.turnOf(1);
  EXPECT_TRUE(table.allows("go 1a 2a"));
}

TEST(SborRules, OS14_SwapsWithAnyonesDoll) {
  Table table = pairOfPairs();
  table.stand("1a", "aS").stand("2a", "bL aM").dice({1, 2});
  table.play("swap 1a 2a");
  EXPECT_EQ(table.chain("1a"), "bL aM");
  EXPECT_EQ(table.chain("2a"), "aS");
}

TEST(SborRules, OS15_AnEmptyDollEatsASmallerOneAndMovesThere) {
  Table table = pairOfPairs();
  table.stand("1a", "aL").stand("2a", "bM aS").dice({1, 2});
  table.play("eat 1a 2a");
  EXPECT_EQ(table.chain("1a"), "");
  EXPECT_EQ(table.chain("2a"), "aL bM aS");
}

TEST(SborRules, OS16_SpitsWhatIsInsideWithItsContentOntoAFreeCircle) {
  Table table = pairOfPairs();
  table.stand("1a", "aL bM aS").dice({1, 2});
  table.play("spit 1a 2a");
  EXPECT_EQ(table.chain("1a"), "aL");
  EXPECT_EQ(table.chain("2a"), "bM aS");
}

TEST(SborRules, OS17_ClimbsIntoALargerEmptyDoll) {
  Table table = pairOfPairs();
  table.stand("1a", "aM bS").stand("2a", "bL").dice({1, 2});
  table.play("climb 1a 2a");
  EXPECT_EQ(table.chain("1a"), "");
  EXPECT_EQ(table.chain("2a"), "bL aM bS");
}

TEST(SborRules, OS18_TradesContentsAlsoWithAnEmptyDoll) {
  Table table = pairOfPairs();
  table.stand("1a", "aL aM bS").stand("2a", "bL").dice({1, 2, 1, 2});
  table.play("trade 1a 2a");
  EXPECT_EQ(table.chain("1a"), "aL");
  EXPECT_EQ(table.chain("2a"), "bL aM bS");
  table.play("trade 1a 2a");
  EXPECT_EQ(table.chain("1a"), "aL aM bS");
}

TEST(SborRules, OS19_ADollInsideAForeignDollCannotActAndItsHostIsForeign) {
  Table table = pairOfPairs();
  table.stand("1a", "bL aM").stand("2a", "aS").dice({1, 2, 6, 6});
  for (const char* action : {"swap", "eat", "climb", "trade"}) {
    EXPECT_EQ(table.refused(std::string(action) + " 1a 2a"), Reason::notYours) << action;
  }
  EXPECT_EQ(table.refused("climb 2a 1a"), Reason::hostNotEmpty);
  EXPECT_TRUE(table.allows("swap 2a 1a"));
  table.dice({1, 1});
  EXPECT_EQ(table.refused("manip spit 1a 2a"), Reason::notFree);
  table.state.standing[circle("2a").index] = Doll();
  table.play("manip spit 1a 2a");
  EXPECT_EQ(table.chain("2a"), "aM");
}

/// All chains of nested dolls that two players can have, as lists from the outermost.
std::vector<std::vector<std::string>> allChains(const std::string& without = "") {
  std::vector<std::vector<std::string>> chains;
  const std::string sizes = "SML";
  const auto grow = [&](auto& self, std::vector<std::string> chain, std::size_t below) -> void {
    if (!chain.empty()) {
      chains.push_back(chain);
    }
    for (std::size_t size = 0; size < below; ++size) {
      for (const char owner : {'a', 'b'}) {
        const std::string next{owner, sizes[size]};
        if (without.find(next) == std::string::npos) {
          auto longer = chain;
          longer.push_back(next);
          self(self, longer, size);
        }
      }
    }
  };
  grow(grow, {}, 3);
  return chains;
}

std::string joined(const std::vector<std::string>& chain) {
  std::string text;
  for (const std::string& one : chain) {
    text += text.empty() ? one : ' ' + one;
  }
  return text;
}

std::size_t sizeOf(const std::string& doll) {
  return std::string("SML").find(doll[1]);
}

using Chain = std::vector<std::string>;

/// What the rulebook says of one action on two chains, over lists: the refusal, or the new chains.
struct Expected {
  std::optional<Reason> reason;
  Chain from;
  Chain to;
};

Expected expected(Action action, const Chain& from, const Chain& to) {
  const Chain inFrom(from.begin() + 1, from.end());
  const Chain inTo(to.begin() + (to.empty() ? 0 : 1), to.end());
  const auto with = [](Chain outer, const Chain& content) {
    outer.insert(outer.end(), content.begin(), content.end());
    return outer;
  };
  switch (action) {
  case Action::go:
    return to.empty() ? Expected{{}, {}, from} : Expected{Reason::notFree, {}, {}};
  case Action::spit:
    if (inFrom.empty()) {
      return {Reason::nothingInside, {}, {}};
    }
    return to.empty() ? Expected{{}, {from[0]}, inFrom} : Expected{Reason::notFree, {}, {}};
  default:
    break;
  }
  if (to.empty()) {
    return {Reason::noDoll, {}, {}};
  }
  switch (action) {
  case Action::swap:
    return {{}, to, from};
  case Action::eat:
    if (sizeOf(to[0]) >= sizeOf(from[0])) {
      return {Reason::notSmaller, {}, {}};
    }
    return inFrom.empty() ? Expected{{}, {}, with(from, to)} : Expected{Reason::notEmpty, {}, {}};
  case Action::climb:
    if (sizeOf(to[0]) <= sizeOf(from[0])) {
      return {Reason::notLarger, {}, {}};
    }
    return inTo.empty() ? Expected{{}, {}, with(to, from)} : Expected{Reason::hostNotEmpty, {}, {}};
  default:
    break;
  }
  if (inFrom.empty() && inTo.empty()) {
    return {Reason::bothEmpty, {}, {}};
  }
  if ((!inFrom.empty() && sizeOf(inFrom[0]) >= sizeOf(to[0])) ||
      (!inTo.empty() && sizeOf(inTo[0]) >= sizeOf(from[0]))) {
    return {Reason::doesNotFit, {}, {}};
  }
  return {{}, with({from[0]}, inTo), with({to[0]}, inFrom)};
}

void expectAction(Action action, const Chain& from, const Chain& to) {
  const std::string plain = std::string(word(action)) + " 1a 2a";
  Table table = pairOfPairs();
  table.stand("1a", joined(from)).stand("2a", joined(to)).dice({1, 1, 2, 2});
  SCOPED_TRACE(plain + " with " + joined(from) + " and " + joined(to));
  const Expected result = expected(action, from, to);
  ASSERT_EQ(table.refused("manip " + plain), result.reason);
  const auto own = from[0][0] == 'a' ? result.reason : std::optional(Reason::notYours);
  ASSERT_EQ(table.refused(plain), own);
  EXPECT_EQ(table.lists(plain), !own);
  EXPECT_EQ(table.lists("manip " + plain), !result.reason);
  table.dice({5, 5, 5, 5});
  ASSERT_EQ(table.refused("force " + plain), result.reason);
  EXPECT_EQ(table.lists("force " + plain), !result.reason);
  if (!result.reason) {
    table.play("force " + plain);
    EXPECT_EQ(table.chain("1a"), joined(result.from));
    EXPECT_EQ(table.chain("2a"), joined(result.to));
  }
}

TEST(SborRules, OS13to18_EveryPairOfNestedChainsWithEveryAction) {
  int pairs = 0;
  for (const Chain& from : allChains()) {
    for (const Action action : allActions) {
      expectAction(action, from, {});
    }
    for (const Chain& to : allChains(joined(from))) {
      ++pairs;
      for (const Action action : allActions) {
        expectAction(action, from, to);
      }
    }
  }
  // For each size a chain has one of two dolls or none, 27 - 1 chains; a pair shares no doll, which
  // leaves 7 ways a size, and neither of the two is empty: 7 * 7 * 7 - 2 * 27 + 1.
  EXPECT_EQ(allChains().size(), 26U);
  EXPECT_EQ(pairs, 290);
}

TEST(SborRules, TheWorkedTurnOfTheRulebook) {
  Table table;
  table.lay("6a", 0, 0).lay("1b", 2000, 0).lay("3b", 0, 2000).lay("5a", -2000, 0);
  table.lay("6b", 4000, 0);
  table.stand("6a", "aL").stand("1b", "bS").stand("3b", "aM").dice({6, 6, 1, 3});
  const Table sub = table.after("sub 6a 6b");
  EXPECT_EQ(sub.chain("6b"), "aL");
  EXPECT_EQ(sub.unused(), "1 3");
  EXPECT_EQ(table.after("manip swap 6a 1b").chain("6a"), "bS");
  EXPECT_EQ(table.after("manip eat 6a 3b").chain("3b"), "aL aM");
  EXPECT_EQ(table.after("manip go 6a 5a").chain("5a"), "aL");
  EXPECT_EQ(table.after("swap 6a 1b").unused(), "3 6");
  EXPECT_EQ(table.after("eat 6a 3b").unused(), "1 6");
  EXPECT_TRUE(table.allows("swap 6a 3b"));
  EXPECT_EQ(table.refused("go 6a 5a"), Reason::needsDice);
  const Table kept = table.after("manip eat 6a 3b").after("end keep 3");
  EXPECT_EQ(name(kept.state.kept[0]), "3");
}

} // namespace
} // namespace igroteka::sbor
