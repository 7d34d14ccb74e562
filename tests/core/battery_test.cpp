// SPDX-License-Identifier: MIT
#include "support/cards_game.h"
#include "support/conformance.h"
#include "support/race_game.h"

#include <gmock/gmock.h>
#include <gtest/gtest-spi.h>

/// The battery itself: games that are broken in one way each, and what it must say of them.
namespace igroteka {
namespace {

using nlohmann::json;
using testing::HasSubstr;

/// All that the battery has against a game.
template <class R>
std::string complaints(const json& variant = json::object()) {
  testing::TestPartResultArray results;
  {
    const testing::ScopedFakeTestPartResultReporter reporter(
        testing::ScopedFakeTestPartResultReporter::INTERCEPT_ONLY_CURRENT_THREAD, &results);
    conformance::Settings settings;
    settings.playouts = 3;
    settings.mostPlies = 60;
    settings.wholeSight = true;
    conformance::expectConforms<R>(variant, settings);
  }
  std::string all;
  for (int i = 0; i < results.size(); ++i) {
    all += std::string(results.GetTestPartResult(i).message()) + "\n";
  }
  return all;
}

TEST(TheBattery, has_nothing_against_a_sound_game) {
  EXPECT_EQ(complaints<race::Rules>(), "");
  EXPECT_EQ(complaints<cards::Rules>(), "");
}

struct ListsTooLittle : race::Rules {
  using race::Rules::Rules;
  std::vector<std::string> listing(const State& state) const {
    return {state.thrown ? "again" : "die 1"};
  }
};

TEST(TheBattery, finds_a_legal_move_that_is_not_listed) {
  EXPECT_THAT(complaints<ListsTooLittle>(), HasSubstr("stop"));
}

struct ListsTooMuch : race::Rules {
  using race::Rules::Rules;
  std::vector<Move> moves(const State& state, Actor actor) const {
    auto all = race::Rules::moves(state, actor);
    return all.empty() ? all : std::vector<Move>{all[0], all[1], {Move::Kind::die, 6}};
  }
};

TEST(TheBattery, finds_a_listed_move_that_is_refused) {
  EXPECT_THAT(complaints<ListsTooMuch>(), HasSubstr("die 6"));
}

struct RefusesTooLittle : cards::Rules {
  using cards::Rules::Rules;
  std::optional<Refusal> refusal(const State& state, Actor actor, const Move& move) const {
    const auto refused = cards::Rules::refusal(state, actor, move);
    return refused == Refusal::tooLow ? std::nullopt : refused;
  }
  std::vector<Move> moves(const State& state, Actor actor) const {
    return cards::Rules(chosen()).moves(state, actor);
  }
};

TEST(TheBattery, finds_an_unlisted_move_that_is_not_refused) {
  EXPECT_THAT(complaints<RefusesTooLittle>(), HasSubstr("lay"));
}

struct Forgetful : race::Rules {
  using race::Rules::Rules;
  State after(State state, Actor actor, const Move& move) const {
    static int count = 0; // something outside of the state
    state = race::Rules::after(state, actor, move);
    state.turn += ++count % 7 == 0 ? 1 : 0;
    return state;
  }
};

TEST(TheBattery, finds_a_state_that_does_not_replay) {
  EXPECT_THAT(complaints<Forgetful>(), HasSubstr("the replay differs"));
}

struct PlaysOn : race::Rules {
  using race::Rules::Rules;
  Actors actors(const State& state) const { return state.thrown ? seatAt(0) : Actor::nature; }
};

TEST(TheBattery, finds_an_outcome_that_is_not_final) {
  EXPECT_THAT(complaints<PlaysOn>(json{{"goal", 7}}), HasSubstr("actors"));
}

struct NeverWon : cards::Rules {
  using cards::Rules::Rules;
  std::optional<Outcome> outcome(const State&) const { return std::nullopt; }
};

TEST(TheBattery, finds_an_end_without_an_outcome) {
  EXPECT_THAT(complaints<NeverWon>(), HasSubstr("ending"));
}

struct StrangeWinner : cards::Rules {
  using cards::Rules::Rules;
  std::optional<Outcome> outcome(const State& state) const {
    return actors(state).empty() ? std::optional(Outcome{Actor::seat7}) : std::nullopt;
  }
};

TEST(TheBattery, finds_a_winner_who_does_not_play) {
  EXPECT_THAT(complaints<StrangeWinner>(), HasSubstr("winner"));
}

struct SeesAll : cards::Rules {
  using cards::Rules::Rules;
  State visibleTo(const State& state, Actor) const { return state; }
};

TEST(TheBattery, finds_sight_of_everything) {
  EXPECT_THAT(complaints<SeesAll>(), HasSubstr("seat 1 sees what is hidden"));
}

struct SeesTheNeighbour : cards::Rules {
  using cards::Rules::Rules;
  State visibleTo(const State& state, Actor seat) const {
    State seen = cards::Rules::visibleTo(state, seat);
    if (seat == Actor::seat2) {
      seen.stacks = state.stacks;
    }
    return seen;
  }
};

TEST(TheBattery, finds_one_seat_that_sees_too_much) {
  const std::string all = complaints<SeesTheNeighbour>();
  EXPECT_THAT(all, HasSubstr("seat 2 sees what is hidden"));
  EXPECT_THAT(all, testing::Not(HasSubstr("seat 1 sees")));
}

struct RevealsInSilence : cards::Rules {
  using cards::Rules::Rules;
  bool reveals(const State&, Actor, const Move&) const { return false; }
};

TEST(TheBattery, finds_a_move_that_reveals_and_does_not_say_so) {
  EXPECT_THAT(complaints<RevealsInSilence>(), HasSubstr("does not tell so"));
}

struct ReadsLoosely : race::Rules {
  using race::Rules::Rules;
  static std::optional<Move> read(std::string_view text) {
    while (!text.empty() && text.back() == ' ') {
      text.remove_suffix(1);
    }
    return race::Rules::read(text);
  }
};

TEST(TheBattery, finds_a_move_with_two_spellings) {
  EXPECT_THAT(complaints<ReadsLoosely>(), HasSubstr("written in two ways"));
}

struct LosesTheSetup : race::Rules {
  using race::Rules::Rules;
  static void writeSetup(const Setup&, json& out) { out["start"] = 1; }
};

TEST(TheBattery, finds_a_setup_that_does_not_round_trip) {
  EXPECT_THAT(complaints<LosesTheSetup>(), HasSubstr("setup does not round-trip"));
}

struct LeavesAGap : race::Rules {
  using race::Rules::Rules;
  static Phrase explain(const Refusal&) {
    return Phrase(IGROTEKA_TEXT("race", "The die shows %1."));
  }
};

TEST(TheBattery, finds_a_sentence_with_a_gap) {
  EXPECT_THAT(complaints<LeavesAGap>(), HasSubstr("The die shows %1."));
}

} // namespace
} // namespace igroteka
