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
using testing::Not;

/// The ways in which the games below can be broken.
enum class Flaw : std::uint8_t {
  none,
  // the race
  listsTooLittle,
  listsTooMuch,
  forgetful,
  playsOn,
  readsLoosely,
  losesTheSetup,
  leavesAGap,
  // the cards
  refusesTooLittle,
  neverWon,
  strangeWinner,
  seesAll,
  seesTheNeighbour,
  revealsInSilence,
};

Flaw flaw = Flaw::none; // the one at work: a type for each would compile the battery for each

struct BrokenRace : race::Rules {
  using race::Rules::Rules;

  std::vector<std::string> listing(const State& state) const {
    return flaw == Flaw::listsTooLittle ? std::vector<std::string>{state.thrown ? "again" : "die 1"}
                                        : race::Rules::listing(state);
  }
  std::vector<Move> moves(const State& state, Actor actor) const {
    const auto all = race::Rules::moves(state, actor);
    return flaw != Flaw::listsTooMuch || all.empty()
               ? all
               : std::vector<Move>{all[0], all[1], {Move::Kind::die, 6}};
  }
  State after(State state, Actor actor, const Move& move) const {
    static int count = 0; // something outside of the state
    state = race::Rules::after(state, actor, move);
    state.turn += flaw == Flaw::forgetful && ++count % 7 == 0 ? 1 : 0;
    return state;
  }
  Actors actors(const State& state) const {
    if (flaw == Flaw::playsOn) {
      return state.thrown ? seatAt(0) : Actor::nature;
    }
    return race::Rules::actors(state);
  }
  static std::optional<Move> read(std::string_view text) {
    while (flaw == Flaw::readsLoosely && !text.empty() && text.back() == ' ') {
      text.remove_suffix(1);
    }
    return race::Rules::read(text);
  }
  static void writeSetup(const Setup& setup, json& out) {
    race::Rules::writeSetup(flaw == Flaw::losesTheSetup ? Setup{1} : setup, out);
  }
  static Phrase explain(const Refusal& refusal) {
    return flaw == Flaw::leavesAGap ? Phrase(IGROTEKA_TEXT("race", "The die shows %1."))
                                    : race::Rules::explain(refusal);
  }
};

struct BrokenCards : cards::Rules {
  using cards::Rules::Rules;

  std::optional<Refusal> refusal(const State& state, Actor actor, const Move& move) const {
    const auto refused = cards::Rules::refusal(state, actor, move);
    return flaw == Flaw::refusesTooLittle && refused == Refusal::tooLow ? std::nullopt : refused;
  }
  std::optional<Outcome> outcome(const State& state) const {
    if (flaw == Flaw::strangeWinner) {
      return actors(state).empty() ? std::optional(Outcome{Actor::seat7}) : std::nullopt;
    }
    return flaw == Flaw::neverWon ? std::nullopt : cards::Rules::outcome(state);
  }
  State visibleTo(const State& state, Actor seat) const {
    if (flaw == Flaw::seesAll) {
      return state;
    }
    State seen = cards::Rules::visibleTo(state, seat);
    if (flaw == Flaw::seesTheNeighbour && seat == Actor::seat2) {
      seen.stacks = state.stacks;
    }
    return seen;
  }
  bool reveals(const State& state, Actor actor, const Move& move) const {
    return flaw != Flaw::revealsInSilence && cards::Rules::reveals(state, actor, move);
  }
};

/// All that the battery has against a game with this flaw.
template <class R>
std::string complaints(Flaw one, const json& variant = json::object()) {
  flaw = one;
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
  flaw = Flaw::none;
  std::string all;
  for (int i = 0; i < results.size(); ++i) {
    all += std::string(results.GetTestPartResult(i).message()) + "\n";
  }
  return all;
}

std::string againstRace(Flaw one, const json& variant = json::object()) {
  return complaints<BrokenRace>(one, variant);
}

std::string againstCards(Flaw one) {
  return complaints<BrokenCards>(one);
}

TEST(TheBattery, has_nothing_against_a_sound_game) {
  EXPECT_EQ(againstRace(Flaw::none), "");
  EXPECT_EQ(againstCards(Flaw::none), "");
}

TEST(TheBattery, finds_a_legal_move_that_is_not_listed) {
  EXPECT_THAT(againstRace(Flaw::listsTooLittle), HasSubstr("stop"));
}

TEST(TheBattery, finds_a_listed_move_that_is_refused) {
  EXPECT_THAT(againstRace(Flaw::listsTooMuch), HasSubstr("die 6"));
}

TEST(TheBattery, finds_an_unlisted_move_that_is_not_refused) {
  EXPECT_THAT(againstCards(Flaw::refusesTooLittle), HasSubstr("lay"));
}

TEST(TheBattery, finds_a_state_that_does_not_replay) {
  EXPECT_THAT(againstRace(Flaw::forgetful), HasSubstr("the replay differs"));
}

TEST(TheBattery, finds_an_outcome_that_is_not_final) {
  EXPECT_THAT(againstRace(Flaw::playsOn, json{{"goal", 7}}), HasSubstr("actors"));
}

TEST(TheBattery, finds_an_end_without_an_outcome) {
  EXPECT_THAT(againstCards(Flaw::neverWon), HasSubstr("ending"));
}

TEST(TheBattery, finds_a_winner_who_does_not_play) {
  EXPECT_THAT(againstCards(Flaw::strangeWinner), HasSubstr("winner"));
}

TEST(TheBattery, finds_sight_of_everything) {
  EXPECT_THAT(againstCards(Flaw::seesAll), HasSubstr("seat 1 sees what is hidden"));
}

TEST(TheBattery, finds_one_seat_that_sees_too_much) {
  const std::string all = againstCards(Flaw::seesTheNeighbour);
  EXPECT_THAT(all, HasSubstr("seat 2 sees what is hidden"));
  EXPECT_THAT(all, Not(HasSubstr("seat 1 sees")));
}

TEST(TheBattery, finds_a_move_that_reveals_and_does_not_say_so) {
  EXPECT_THAT(againstCards(Flaw::revealsInSilence), HasSubstr("does not tell so"));
}

TEST(TheBattery, finds_a_move_with_two_spellings) {
  EXPECT_THAT(againstRace(Flaw::readsLoosely), HasSubstr("written in two ways"));
}

TEST(TheBattery, finds_a_setup_that_does_not_round_trip) {
  EXPECT_THAT(againstRace(Flaw::losesTheSetup), HasSubstr("setup does not round-trip"));
}

TEST(TheBattery, finds_a_sentence_with_a_gap) {
  EXPECT_THAT(againstRace(Flaw::leavesAGap), HasSubstr("The die shows %1."));
}

} // namespace
} // namespace igroteka
