// SPDX-License-Identifier: MIT
#include "cli/support.h"

#include <gmock/gmock.h>

/// Every command, over a list with one small game: what moves in as the fourth game gets all this.
namespace igroteka::cli_tests {
namespace {

using nlohmann::json;
using testing::ElementsAre;
using testing::HasSubstr;

class Commands : public WithFiles {
protected:
  std::string good() const { return file(goodRecord().dump(), "good.igr"); }
  std::string illegal() const {
    json record = goodRecord();
    record["actions"][2] = "stop";
    return file(record.dump(), "illegal.igr");
  }
};

/// Expects wrong usage, told in one line with these words.
void expectMisuse(const std::vector<std::string>& arguments, const std::string& words) {
  SCOPED_TRACE(testing::PrintToString(arguments));
  const Ran result = run(arguments);
  EXPECT_EQ(result.status, Status::noRecord);
  EXPECT_TRUE(result.complainedOnce()) << result.err;
  EXPECT_THAT(result.err, HasSubstr(words));
  EXPECT_EQ(result.out, "");
}

TEST_F(Commands, games_describes_games_variants_and_parameters) {
  const Ran result = run({"games"});
  EXPECT_EQ(result.status, Status::done);
  EXPECT_EQ(result.err, "");
  const json games = result.json()["games"];
  ASSERT_EQ(games.size(), 1U);
  EXPECT_EQ(games[0]["id"], "race");
  EXPECT_EQ(games[0]["players"], (json{{"min", 2}, {"max", 4}}));
  EXPECT_EQ(games[0]["ai"], false);
  EXPECT_EQ(games[0]["variants"][0]["variant"],
            (json{{"id", "short"}, {"players", 2}, {"goal", 30}, {"merciful", false}}));
  EXPECT_EQ(games[0]["parameters"][0]["key"], "goal");
  EXPECT_EQ(games[0]["parameters"][0]["max"], 500);
  EXPECT_EQ(games[0]["parameters"][1]["kind"], "flag");
}

TEST_F(Commands, new_prints_a_fresh_record_that_checks) {
  const Ran made = run({"new", "race", "--players", "3", "--seed", "5", "--set", "goal=50", "--set",
                        "merciful=true"});
  ASSERT_EQ(made.status, Status::done) << made.err;
  const json record = made.json();
  EXPECT_EQ(record["variant"],
            (json{{"id", "short"}, {"players", 3}, {"goal", 50}, {"merciful", true}}));
  EXPECT_EQ(record["seats"].size(), 3U);
  EXPECT_EQ(record["actions"], json::array());
  EXPECT_EQ(run({"check", file(made.out)}).status, Status::done);
  EXPECT_EQ(
      run({"new", "race", "--players=3", "--seed=5", "--set=goal=50", "--set=merciful=true"}).out,
      made.out);
  EXPECT_EQ(run({"new", "race"}).status, Status::done);
  EXPECT_EQ(run({"new", "race", "--set", "players=4"}).json()["seats"].size(), 4U);
  EXPECT_EQ(run({"new", "race", "--seed", "18446744073709551615"}).status, Status::done);
}

TEST_F(Commands, new_tells_wrong_usage) {
  expectMisuse({"new"}, "game");
  expectMisuse({"new", "chess"}, "\"chess\" is no game");
  expectMisuse({"new", "race", "--variant", "long"}, "race has no variant \"long\"");
  expectMisuse({"new", "race", "--players", "5"}, "players: must be a whole number from 2 to 4");
  expectMisuse({"new", "race", "--players", "9"}, "players");
  expectMisuse({"new", "race", "--players", "two"}, "players");
  expectMisuse({"new", "race", "--seed", "-1"}, "seed");
  expectMisuse({"new", "race", "--seed", "18446744073709551616"}, "seed");
  expectMisuse({"new", "race", "--set", "goal"}, "must be KEY=JSON");
  expectMisuse({"new", "race", "--set", "=1"}, "no such parameter");
  expectMisuse({"new", "race", "--set", "speed=1"}, "\"speed\": race has no such parameter");
  expectMisuse({"new", "race", "--set", "goal=x"}, "\"x\" is not JSON");
  expectMisuse({"new", "race", "--set", "goal="}, "is not JSON");
  expectMisuse({"new", "race", "--set", "goal=0"}, "goal: must be a whole number from 1 to 500");
  expectMisuse({"new", "race", "--set", "goal=1e999"}, "goal");
  expectMisuse({"new", "race", "--set", "goal=" + std::string(100'000, '[')}, "is not JSON");
  expectMisuse(
      {"new", "race", "--set", "goal=" + std::string(100'000, '[') + std::string(100'000, ']')},
      "goal");
  expectMisuse({"new", "race", "--set", "merciful=true", "--set", "goal=3"}, "at least 7");
  expectMisuse({"new", "race", "--seeds", "1"}, "--seeds");
  expectMisuse({"new", "race", "more"}, "more");
}

TEST_F(Commands, legal_lists_actions_in_byte_order) {
  EXPECT_THAT(run({"legal", good()}).lines(), ElementsAre("again", "stop"));
  EXPECT_THAT(run({"legal", good(), "--at", "0"}).lines(), ElementsAre("die 1"));
  EXPECT_THAT(run({"legal", good(), "--at", "3"}).lines(), ElementsAre("again", "stop"));
  EXPECT_EQ(run({"legal", good()}).status, Status::done);
}

TEST_F(Commands, legal_lists_nothing_after_the_end) {
  json record = goodRecord();
  record["actions"][2] = "draw";
  EXPECT_EQ(run({"legal", file(record.dump())}).out, "");
}

TEST_F(Commands, legal_tells_a_place_that_the_record_does_not_have) {
  expectMisuse({"legal", good(), "--at", "4"}, "only 3 actions");
  expectMisuse({"legal", good(), "--at", "-1"}, "--at");
  expectMisuse({"legal", good(), "--at", "x"}, "--at");
  expectMisuse({"legal", good(), "--at", "99999999999999999999"}, "--at");
  expectMisuse({"legal"}, "record");
}

TEST_F(Commands, legal_answers_before_a_fault_and_tells_the_fault) {
  const Ran before = run({"legal", illegal(), "--at", "1"});
  EXPECT_EQ(before.status, Status::illegal);
  EXPECT_TRUE(before.complainedOnce());
  EXPECT_THAT(before.lines(), ElementsAre("again", "stop"));
  const Ran after = run({"legal", illegal()});
  EXPECT_EQ(after.status, Status::illegal);
  EXPECT_EQ(after.out, "");
}

TEST_F(Commands, trace_prints_every_position) {
  const Ran result = run({"trace", good()});
  EXPECT_EQ(result.status, Status::done);
  EXPECT_THAT(
      result.lines(),
      ElementsAre(
          R"({"actor": 0, "legal": ["die 1"], "over": false, "ply": 0, "score": [0, 0], "state": {"sum": 0}, "winners": []})",
          R"({"actor": 1, "legal": ["again", "stop"], "over": false, "ply": 1, "score": [0, 0], "state": {"sum": 5}, "winners": []})",
          R"({"actor": 0, "legal": ["die 1"], "over": false, "ply": 2, "score": [5, 0], "state": {"sum": 0}, "winners": []})",
          R"({"actor": 2, "legal": ["again", "stop"], "over": false, "ply": 3, "score": [5, 0], "state": {"sum": 4}, "winners": []})"));
}

TEST_F(Commands, trace_prints_the_lines_before_a_fault) {
  const Ran result = run({"trace", illegal()});
  EXPECT_EQ(result.status, Status::illegal);
  EXPECT_EQ(result.lines().size(), 3U);
  EXPECT_TRUE(result.complainedOnce());
  EXPECT_EQ(result.err,
            "igroteka-cli: " + path("illegal.igr") + ": actions[2] \"stop\": The die is due.\n");
}

TEST_F(Commands, trace_shows_draws_and_resignations) {
  json record = goodRecord();
  record["actions"][2] = "resign 1";
  json last = json::parse(run({"trace", file(record.dump())}).lines().back());
  EXPECT_EQ(last["over"], true);
  EXPECT_EQ(last["winners"], json{2});
  EXPECT_EQ(last["actor"], 0);
  EXPECT_EQ(last["legal"], json::array());
  record["actions"][2] = "draw";
  last = json::parse(run({"trace", file(record.dump())}).lines().back());
  EXPECT_EQ(last["winners"], json::array());
  EXPECT_EQ(last["over"], true);
}

TEST_F(Commands, check_gives_a_line_for_each_file_and_the_worst_status) {
  const std::string broken = file("{", "broken.igr");
  const Ran result = run({"check", good(), illegal(), broken, path("missing.igr")});
  EXPECT_EQ(result.status, Status::noRecord);
  EXPECT_EQ(result.err, "");
  EXPECT_THAT(result.lines(),
              ElementsAre(good() + ": ok", illegal() + ": actions[2] \"stop\": The die is due.",
                          broken + ": line 1, column 2: the file is cut short: its JSON does not "
                                   "end",
                          path("missing.igr") + ": there is no such file"));
  EXPECT_EQ(run({"check", good(), illegal()}).status, Status::illegal);
  EXPECT_EQ(run({"check", good(), good()}).status, Status::done);
  expectMisuse({"check"}, "records");
}

TEST_F(Commands, check_finds_a_wrong_result) {
  json record = goodRecord();
  record["actions"][2] = "resign 1";
  record["result"] = {{"winners", {1}}};
  const Ran result = run({"check", file(record.dump())});
  EXPECT_EQ(result.status, Status::illegal);
  EXPECT_THAT(result.out, HasSubstr("result.winners: does not agree"));
}

TEST_F(Commands, perft_counts_sequences) {
  EXPECT_EQ(run({"perft", good(), "0"}).out, "1\n");
  EXPECT_EQ(run({"perft", good(), "2"}).out, "12\n");
  EXPECT_EQ(run({"perft", illegal(), "2"}).status, Status::illegal);
  expectMisuse({"perft", good()}, "depth");
  expectMisuse({"perft", good(), "-1"}, "");
  expectMisuse({"perft", good(), "two"}, "depth");
}

TEST_F(Commands, bench_measures_every_variant) {
  const Ran result = run({"bench", "--seconds", "0.01"});
  EXPECT_EQ(result.status, Status::done);
  const json speed = result.json()["race"]["short"];
  EXPECT_EQ(speed["players"], 4);
  EXPECT_GT(speed["playouts_per_second"], 0);
  EXPECT_GE(speed["positions_per_second"], speed["playouts_per_second"]);
  EXPECT_EQ(run({"bench", "race", "--seconds", "0.01"}).status, Status::done);
  expectMisuse({"bench", "chess"}, "\"chess\" is no game");
  expectMisuse({"bench", "--seconds", "0"}, "seconds");
}

TEST_F(Commands, wrong_usage_is_one_line) {
  expectMisuse({}, "--help");
  expectMisuse({"dance"}, "dance");
  expectMisuse({"--dance"}, "dance");
  expectMisuse({"trace", good(), good()}, "good.igr");
  expectMisuse({"dance\nnow\x1b[31m"}, "dance");
  expectMisuse({""}, "");
}

TEST_F(Commands, help_is_data) {
  for (const std::vector<std::string>& asked :
       {std::vector<std::string>{"--help"}, {"-h"}, {"new", "--help"}, {"check", "-h"}}) {
    const Ran result = run(asked);
    EXPECT_EQ(result.status, Status::done);
    EXPECT_EQ(result.err, "");
    EXPECT_FALSE(result.out.empty());
  }
  EXPECT_THAT(run({"--help"}).out, HasSubstr("perft"));
  EXPECT_THAT(run({"new", "--help"}).out, HasSubstr("--seed"));
}

TEST_F(Commands, a_full_disk_is_no_success) {
  std::ofstream full("/dev/full");
  if (!full) {
    GTEST_SKIP() << "no /dev/full here";
  }
  std::ostringstream err;
  EXPECT_EQ(runCli(raceList, {"games"}, full, err), Status::noRecord);
  EXPECT_EQ(err.str(), "igroteka-cli: the output cannot be written\n");
}

} // namespace
} // namespace igroteka::cli_tests
