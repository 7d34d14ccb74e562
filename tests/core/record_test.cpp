// SPDX-License-Identifier: MIT
#include "support/race_game.h"

#include <igroteka/core/typed_game.h>

#include <gmock/gmock.h>

namespace igroteka {
namespace {

using nlohmann::json;
using testing::HasSubstr;

const Game* const games[] = {&gameOf<race::Rules>()};

/// Seat 1 throws 5 and stops, seat 2 throws 4.
json good() {
  return json::parse(R"({
    "igroteka": 1, "game": "race", "variant": {"id": "short", "players": 2, "goal": 30},
    "seats": [{"name": "Ани"}, {"name": "Boris", "player": "hard"}],
    "setup": {"start": 1}, "actions": ["die 5", "stop", "die 4"], "times": [0, 20, 20]})");
}

Opened opened(const json& document) {
  return openRecord(games, document.dump());
}

/// The fault of a record, "illegal: …" or "no record: …", or "ok".
std::string faultOf(const json& document) {
  const Opened result = opened(document);
  if (!result.fault) {
    return "ok";
  }
  return (result.illegal ? "illegal: " : "no record: ") + english(*result.fault);
}

/// The fault of the good record with one thing changed.
std::string faultWith(const char* pointer, const char* value) {
  json document = good();
  document[json::json_pointer(pointer)] = json::parse(value);
  return faultOf(document);
}

TEST(Records, open_as_the_match_that_they_tell) {
  const Opened result = opened(good());
  ASSERT_FALSE(result.fault) << english(*result.fault);
  const AnyMatch& match = *result.match;
  EXPECT_EQ(match.present(), 3U);
  EXPECT_EQ(match.variantId, "short");
  EXPECT_EQ(match.players(), 2);
  EXPECT_EQ(match.seats[0], (SeatInfo{"Ани", "human"}));
  EXPECT_EQ(match.seats[1], (SeatInfo{"Boris", "hard"}));
  EXPECT_EQ(match.action(1), "stop");
  EXPECT_EQ(match.actorOfPly(0), Actor::nature);
  EXPECT_EQ(match.actorOfPly(1), Actor::seat1);
  EXPECT_EQ(match.timeOfPly(1), 20);
  EXPECT_EQ(match.variant().dump(), R"({"goal":30,"id":"short","merciful":false,"players":2})");
}

TEST(Records, keep_unknown_keys_at_every_level) {
  json document = good();
  document["note"] = {{"deep", {1, 2, nullptr}}};
  document["variant"]["house"] = "rule";
  document["seats"][1]["colour"] = "blue";
  document["setup"]["lot"] = 0.5;
  const json saved = json::parse(opened(document).match->text());
  EXPECT_EQ(saved["note"], document["note"]);
  EXPECT_EQ(saved["variant"]["house"], "rule");
  EXPECT_EQ(saved["seats"][1]["colour"], "blue");
  EXPECT_EQ(saved["setup"]["lot"], 0.5);
  EXPECT_EQ(saved["actions"], document["actions"]);
  EXPECT_EQ(saved["times"], document["times"]);
}

TEST(Records, are_written_for_people) {
  json document = good();
  document["zebra"] = 1;
  EXPECT_EQ(opened(document).match->text(), R"({ "igroteka": 1,
  "game": "race",
  "variant": { "id": "short", "players": 2, "goal": 30, "merciful": false },
  "seats": [{"name": "Ани", "player": "human"}, {"name": "Boris", "player": "hard"}],
  "setup": {"start": 1},
  "actions": [ "die 5", "stop", "die 4" ],
  "times": [ 0, 20, 20 ],
  "zebra": 1 }
)");
}

TEST(Records, read_back_what_they_wrote) {
  const std::string text = opened(good()).match->text();
  EXPECT_EQ(openRecord(games, text).match->text(), text);
}

TEST(Records, wrap_long_lists) {
  json document = good();
  document["actions"] = json::array();
  document["times"] = json::array();
  for (int turn = 0; turn < 60; ++turn) {
    document["actions"].insert(document["actions"].end(), {"die 1", "die 1"});
    document["times"].insert(document["times"].end(), {turn, turn});
  }
  const std::string text = opened(document).match->text();
  std::istringstream lines(text);
  for (std::string line; std::getline(lines, line);) {
    EXPECT_LE(line.size(), 100U) << line;
  }
  EXPECT_EQ(json::parse(text)["actions"], document["actions"]);
}

TEST(Records, hold_names_in_any_writing) {
  for (const char* name : {"", "Ёж", "猫", "👩‍👩‍👧", "שלום", "a\"b\\c", "tab\tline\n",
                           "nul\0", "e\u0301", "\u202eevil"}) {
    json document = good();
    document["seats"][0]["name"] = name;
    const std::string text = opened(document).match->text();
    EXPECT_EQ(openRecord(games, text).match->seats[0].name, name);
  }
  const json zero = json::parse(R"("a\u0000b")");
  json document = good();
  document["seats"][0]["name"] = zero;
  EXPECT_EQ(json::parse(opened(document).match->text())["seats"][0]["name"], zero);
}

TEST(Records, take_left_out_parameters_from_the_preset) {
  json document = good();
  document["variant"] = json::object();
  const Opened result = opened(document);
  ASSERT_FALSE(result.fault);
  EXPECT_EQ(result.match->variantId, "short");
  EXPECT_EQ(result.match->players(), 2);
  document["variant"] = {{"id", "mine"}, {"goal", 7}};
  EXPECT_EQ(opened(document).match->variantId, "mine");
  EXPECT_EQ(opened(document).match->variant()["goal"], 7);
}

TEST(Records, refuse_a_wrong_form_and_say_where) {
  EXPECT_EQ(faultWith("/igroteka", "2"),
            "no record: igroteka: must be 1, the version of the format");
  EXPECT_EQ(faultWith("/game", "\"chess\""),
            "no record: game: \"chess\" is no game of this program");
  EXPECT_EQ(faultWith("/variant/goal", "0"),
            "no record: variant.goal: must be a whole number from 1 to 500");
  EXPECT_EQ(faultWith("/variant/players", "5"),
            "no record: variant.players: must be a whole number from 2 to 4");
  EXPECT_EQ(faultWith("/variant/players", "3"),
            "no record: seats: must have 3 entries, one a player");
  EXPECT_EQ(faultWith("/seats/1/player", "\"robot\""),
            "no record: seats[1].player: must be human, beginner, easy, medium, hard or master");
  EXPECT_EQ(faultWith("/actions/1", "7"), "no record: actions[1]: must be a text");
}

TEST(Records, refuse_illegal_actions_and_setups_and_say_where) {
  EXPECT_EQ(faultWith("/setup/start", "3"), "illegal: setup.start: must be a seat");
  EXPECT_EQ(faultWith("/actions/1", "\"die 2\""), "illegal: actions[1] \"die 2\": No die is due.");
  EXPECT_EQ(faultWith("/actions/2", "\"hop\""),
            "illegal: actions[2] \"hop\": This is no action of the game.");
  EXPECT_EQ(faultWith("/actions/2", "\"resign 3\""),
            "illegal: actions[2] \"resign 3\": Only one of two players can resign.");
  for (const char* action : {"resign 0", "resign 9", "resign", "resign 1 ", "Draw", "draw ", "",
                             " stop", "\\u0000", "die 5\\n"}) {
    EXPECT_THAT(faultWith("/actions/2", ('"' + std::string(action) + '"').c_str()),
                HasSubstr("illegal: actions[2]"));
  }
}

TEST(Records, after_the_end_no_action_is_legal) {
  json document = good();
  document.erase("times");
  for (const char* end : {"draw", "resign 1"}) {
    for (const char* more : {"die 4", "draw", "resign 2"}) {
      document["actions"] = {"die 5", end, more};
      EXPECT_EQ(faultOf(document),
                "illegal: actions[2] \"" + std::string(more) + "\": The game is over.");
    }
  }
}

TEST(Records, give_the_part_before_an_illegal_action) {
  json document = good();
  document["actions"][2] = "stop";
  const Opened result = opened(document);
  ASSERT_TRUE(result.match);
  EXPECT_TRUE(result.illegal);
  EXPECT_EQ(result.match->present(), 2U);
}

TEST(Records, have_times_that_never_fall) {
  EXPECT_EQ(faultWith("/times", "[0, 0, 1000000000000]"), "ok");
  EXPECT_EQ(faultWith("/times/2", "19"),
            "no record: times[2]: must be milliseconds that never fall");
  for (const char* bad : {"-1", "0.5", "\"0\"", "null", "1000000000001", "18446744073709551615"}) {
    EXPECT_THAT(faultWith("/times/0", bad), HasSubstr("times[0]")) << bad;
  }
  EXPECT_THAT(faultWith("/times", "[0, 1]"), HasSubstr("times"));
  EXPECT_THAT(faultWith("/times", "null"), HasSubstr("times"));
}

TEST(Records, tell_a_result_that_agrees_with_the_actions) {
  json document = good();
  document["actions"] = {"die 5", "resign 2"};
  document.erase("times");
  const auto fault = [&](const char* result) {
    document["result"] = json::parse(result);
    return faultOf(document);
  };
  EXPECT_EQ(fault(R"({})"), "ok");
  EXPECT_EQ(fault(R"({"winners": [1], "score": [0, 0], "mood": "good"})"), "ok");
  EXPECT_EQ(fault(R"({"winners": [2]})"),
            "illegal: result.winners: does not agree with the actions, which give [1]");
  EXPECT_EQ(fault(R"({"score": [5, 0]})"),
            "illegal: result.score: does not agree with the actions, which give [0, 0]");
  EXPECT_THAT(fault(R"({"winners": 1})"), HasSubstr("illegal: result.winners"));
  EXPECT_EQ(fault("null"), "no record: result: must be an object");
  document["actions"] = nlohmann::json::array({"die 5"});
  EXPECT_EQ(fault(R"({"winners": []})"),
            "illegal: result: the game is not over after these actions");
}

TEST(Records, write_the_result_of_the_end_alone) {
  json document = good();
  document["actions"] = {"die 5", "resign 2"};
  document.erase("times");
  document["result"] = {{"winners", {1}}, {"ranks", {1, 2}}, {"mood", "good"}};
  auto match = opened(document).match;
  EXPECT_EQ(json::parse(match->text())["result"],
            json::parse(R"({"winners": [1], "score": [0, 0], "mood": "good"})"));
  match->undoTo(1);
  EXPECT_FALSE(json::parse(match->text()).contains("result"));
}

TEST(Records, write_times_only_if_all_are_known) {
  auto match = opened(good()).match;
  ASSERT_FALSE(match->play(Actor::seat2, "stop", 30));
  EXPECT_EQ(json::parse(match->text())["times"], (json{0, 20, 20, 30}));
  ASSERT_FALSE(match->play(Actor::nature, "die 1"));
  EXPECT_FALSE(json::parse(match->text()).contains("times"));
}

TEST(Records, are_written_up_to_the_present) {
  auto match = opened(good()).match;
  match->show(1);
  EXPECT_EQ(json::parse(match->text())["actions"].size(), 3U);
  match->undoTo(1);
  EXPECT_EQ(json::parse(match->text())["actions"].size(), 1U);
}

TEST(Records, a_copy_of_a_match_is_apart) {
  const auto match = opened(good()).match;
  const auto copy = match->clone();
  ASSERT_FALSE(copy->play(Actor::seat2, "again"));
  EXPECT_EQ(match->present(), 3U);
  EXPECT_EQ(copy->present(), 4U);
  EXPECT_EQ(&copy->game(), &match->game());
}

TEST(Matches, refuse_actions_in_words_and_change_nothing) {
  auto match = opened(good()).match;
  EXPECT_EQ(match->play(Actor::seat1, "stop"), Phrase(refusals::notYourTurn, {Actor::seat1}));
  EXPECT_EQ(match->play(Actor::seat2, "hop"), Phrase(refusals::noAction));
  EXPECT_EQ(match->present(), 3U);
  EXPECT_FALSE(match->actorOf("hop"));
  EXPECT_EQ(match->actorOf("stop"), Actor::seat2);
  EXPECT_EQ(match->actorOf("resign 1"), Actor::seat1);
}

TEST(Matches, throw_the_dice_where_they_are_due) {
  auto match = opened(good()).match;
  EXPECT_FALSE(match->thrown(Dice(1)));
  ASSERT_FALSE(match->play(Actor::seat2, "again"));
  const auto action = match->thrown(Dice(1));
  ASSERT_TRUE(action);
  EXPECT_EQ(*action, "die " + std::to_string(Dice(1).roll(2, 0)));
  EXPECT_FALSE(match->refusal(Actor::nature, *action));
}

TEST(Matches, count_sequences_of_an_exact_length) {
  auto match = opened(good()).match;
  EXPECT_EQ(match->perft(0), 1U);
  EXPECT_EQ(match->perft(1), 2U);  // again, stop
  EXPECT_EQ(match->perft(2), 12U); // and each die
  // A one passes the turn and a die is due again; five others ask for a decision.
  EXPECT_EQ(match->perft(3), 2U * (6U + 5U * 2U));
  ASSERT_FALSE(match->play(Actor::nature, "draw"));
  EXPECT_EQ(match->perft(0), 1U);
  EXPECT_EQ(match->perft(1), 0U);
}

TEST(Matches, of_games_without_computer_players_have_no_search) {
  EXPECT_FALSE(opened(good()).match->search(3, Actor::seat2, Level::hard, 1));
  EXPECT_FALSE(games[0]->hasPlayers());
}

TEST(Games, describe_themselves) {
  const Game& race = *games[0];
  EXPECT_EQ(findGame(games, "race"), &race);
  EXPECT_EQ(findGame(games, "chess"), nullptr);
  EXPECT_EQ(race.minPlayers(), 2);
  EXPECT_EQ(race.maxPlayers(), 4);
  EXPECT_EQ(race.presetOf("other").id, "short");
  EXPECT_EQ(race.fields().front()->key, "goal");
}

TEST(Games, begin_the_same_match_from_the_same_seed) {
  const auto begun = [](std::uint64_t seed) {
    auto made = games[0]->create(json{{"players", 4}}, seed);
    return std::get<std::unique_ptr<AnyMatch>>(made)->text();
  };
  EXPECT_EQ(begun(5), begun(5));
  bool differs = false;
  for (std::uint64_t seed = 0; seed < 20; ++seed) {
    differs = differs || begun(seed) != begun(5);
  }
  EXPECT_TRUE(differs);
}

TEST(Games, refuse_parameters_that_cannot_work_together) {
  const auto made = games[0]->create(json{{"merciful", true}, {"goal", 3}}, 1);
  ASSERT_TRUE(std::holds_alternative<Fault>(made));
  EXPECT_EQ(english(std::get<Fault>(made)), "goal: must be at least 7 in a merciful race");
}

} // namespace
} // namespace igroteka
