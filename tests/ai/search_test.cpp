// SPDX-License-Identifier: MIT
// The toy games get AI players by naming an evaluator, nothing else.
#include "support/cards_game.h"
#include "support/discs_game.h"
#include "support/race_game.h"

#include <igroteka/ai/search.h>

#include <gtest/gtest.h>

namespace igroteka::ai {
namespace {

/// Knows nothing: everybody has the same chances.
template <class R>
struct Even {
  Shares evaluate(const R& rules, const typename R::State&) const {
    return sharesFrom({}, rules.chosen().players);
  }
};

TEST(AiShares, addUpToOneAndFadeTowardsEquality) {
  const Shares won = sharesOf({Actor::seat2}, 3);
  EXPECT_EQ(won[1], 1);
  const Shares drawn = sharesOf({}, 4);
  EXPECT_EQ(drawn[3], 0.25);
  const Shares later = faded(won, 3, 10);
  EXPECT_LT(later[1], won[1]);
  EXPECT_GT(later[0], won[0]);
  EXPECT_NEAR(later[0] + later[1] + later[2], 1, 1e-12);
  const Shares better = sharesFrom({1, 0}, 2);
  EXPECT_NEAR(better[0] / better[1], 2.718281828, 1e-6);
}

template <class R>
void playWithSearch(int mostPlies) {
  const auto options = R::presets()[0].make(R::presets()[0].defaultPlayers);
  const R rules(options);
  Random random(3);
  auto state = rules.start(rules.deal(random));
  for (int ply = 0; ply < mostPlies; ++ply) {
    const Actors actors = rules.actors(state);
    if (actors.empty()) {
      return;
    }
    const Actor actor = actors.first();
    if (actor == Actor::nature) {
      state = rules.after(state, actor, *randomMove(rules, state, actor, random));
      continue;
    }
    Search<R, Even<R>> search(rules, {}, {500, 4, 1, {}});
    const auto ranked = search.rank(visibleTo(rules, state, actor), actor);
    if (ranked.empty()) {
      ASSERT_GT(actors.size(), 1);
      continue;
    }
    ASSERT_FALSE(rules.refusal(state, actor, ranked.front().move));
    for (std::size_t i = 1; i < ranked.size(); ++i) {
      EXPECT_GE(ranked[i - 1].value, ranked[i].value);
    }
    EXPECT_LE(search.nodes(), 2000U) << "the nodes are kept, but for the last list of children";
    state = rules.after(state, actor, ranked.front().move);
  }
}

TEST(AiSearch, playsTheDiceGame) {
  playWithSearch<race::Rules>(60);
}

TEST(AiSearch, playsTheHiddenSimultaneousGame) {
  playWithSearch<cards::Rules>(40);
}

TEST(AiSearch, playsTheFreeTable) {
  playWithSearch<discs::Rules>(30);
}

TEST(AiSearch, theSameQuestionHasTheSameAnswer) {
  const race::Rules rules(race::Rules::presets()[0].make(2));
  Random random(4);
  auto state = rules.start(rules.deal(random));
  while (rules.actors(state).contains(Actor::nature)) {
    state = rules.after(state, Actor::nature, *randomMove(rules, state, Actor::nature, random));
  }
  const Actor actor = rules.actors(state).first();
  Search<race::Rules, Even<race::Rules>> first(rules, {}, {300, 9, 1, {}});
  Search<race::Rules, Even<race::Rules>> second(rules, {}, {300, 9, 1, {}});
  EXPECT_EQ(first.rank(state, actor).front().move, second.rank(state, actor).front().move);
  EXPECT_EQ(first.nodes(), second.nodes());
}

} // namespace
} // namespace igroteka::ai
