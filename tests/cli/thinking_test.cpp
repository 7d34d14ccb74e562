// SPDX-License-Identifier: MIT
// hint, solve and match, on Mozaring and on a game without AI players.
#include "support.h"

#include <igroteka/mozaring/game.h>
#include <igroteka/pont/game.h>

namespace igroteka::cli_tests {
namespace {

class Thinking : public WithFiles {
protected:
  Thinking() : games_{&mozaring::game(), &pont::game(), &race()} {}

  Ran ask(const std::vector<std::string>& arguments) { return run(arguments, games_); }

  std::string recordOf(const std::vector<std::string>& options,
                       const std::vector<std::string>& actions = {}) {
    std::vector<std::string> arguments{"new"};
    arguments.insert(arguments.end(), options.begin(), options.end());
    auto record = ask(arguments).json();
    record["setup"]["start"] = 1;
    record["actions"] = actions;
    return file(record.dump(), "thinking.igr");
  }

  std::vector<const Game*> games_;
};

TEST_F(Thinking, hintIsALegalActionWithValueAndReason) {
  const auto path = recordOf({"mozaring", "--players", "3"}, {"Rs5", "Gs1", "Bs2", "Rl5", "Gl1"});
  const Ran hint = ask({"hint", path});
  ASSERT_EQ(hint.status, Status::done) << hint.err;
  const auto json = hint.json();
  EXPECT_GT(json["value"], 0.0);
  EXPECT_FALSE(json["reason"].get<std::string>().empty());
  const auto legal = ask({"legal", path}).lines();
  EXPECT_NE(std::ranges::find(legal, json["action"].get<std::string>()), legal.end());
}

TEST_F(Thinking, hintRefusesWrongSeatsLevelsAndGames) {
  const auto path = recordOf({"mozaring"});
  EXPECT_EQ(ask({"hint", path, "--seat", "2"}).status, Status::noRecord);
  EXPECT_EQ(ask({"hint", path, "--level", "genius"}).status, Status::noRecord);
  EXPECT_EQ(ask({"hint", path, "--level", "easy", "--seat", "1"}).status, Status::done);
  EXPECT_EQ(ask({"hint", recordOf({"race"})}).status, Status::notForGame);
}

TEST_F(Thinking, solveGivesValueRingsAndMoves) {
  const auto path = recordOf({"mozaring", "--variant", "biggest"}, {"Bl5", "Rs1"});
  const Ran solved = ask({"solve", path, "--moves"});
  ASSERT_EQ(solved.status, Status::done) << solved.err;
  const auto json = solved.json();
  EXPECT_EQ(json["value"], "win");
  EXPECT_EQ(json["moves"].size(), ask({"legal", path}).lines().size());
  EXPECT_EQ(json["moves"][json["action"].get<std::string>()]["rings"], json["rings"]);
  EXPECT_LE(json["rings"], 7);
}

TEST_F(Thinking, solveInNoTimeIsUnknown) {
  const auto json = ask({"solve", recordOf({"mozaring"}), "--seconds", "0"}).json();
  EXPECT_EQ(json["value"], "unknown");
  EXPECT_TRUE(json["rings"].is_null());
  EXPECT_TRUE(json["action"].is_null());
}

TEST_F(Thinking, solveIsForTwoPlayersAndTheGoalFirstOnly) {
  EXPECT_EQ(ask({"solve", recordOf({"mozaring", "--players", "3"})}).status, Status::notForGame);
  EXPECT_EQ(ask({"solve", recordOf({"mozaring", "--variant", "most-points"})}).status,
            Status::notForGame);
  EXPECT_EQ(ask({"solve", recordOf({"race"})}).status, Status::notForGame);
}

TEST_F(Thinking, matchDoesNotDependOnTheNumberOfJobs) {
  const auto match = [&](const char* jobs) {
    auto json = ask({"match", "mozaring", "--players", "medium,easy,beginner", "--games", "12",
                     "--seed", "5", "--jobs", jobs, "--json"})
                    .json();
    json.erase("ms_per_action");
    return json;
  };
  const auto one = match("1");
  EXPECT_EQ(one, match("3"));
  EXPECT_EQ(one["games"], 12);
  const double points = one["points"][0].get<double>() + one["points"][1].get<double>() +
                        one["points"][2].get<double>();
  EXPECT_NEAR(points, 12 - one["draws"].get<int>(), 1e-9);
}

TEST_F(Thinking, matchPlaysARushByHandsOnASimulatedClock) {
  const auto match = [&](const char* jobs) {
    return ask({"match", "pont", "--players", "medium,easy", "--games", "6", "--seed", "3",
                "--jobs", jobs, "--out", path("rush"), "--json"})
        .json();
  };
  const auto one = match("1");
  EXPECT_EQ(one, match("2"));
  EXPECT_GT(one["points"][0].get<double>(), one["points"][1].get<double>());
  EXPECT_GT(one["ms_per_action"][0].get<double>(), 1000) << "a human pace";
  const Ran checked = ask({"check", path("rush") + "/game-00001.igr"});
  EXPECT_EQ(checked.status, Status::done) << checked.out;
}

TEST_F(Thinking, matchWritesRecordsThatCheck) {
  const auto folder = path("games");
  ASSERT_EQ(ask({"match", "mozaring", "--variant", "biggest", "--players", "easy,beginner",
                 "--games", "2", "--out", folder})
                .status,
            Status::done);
  const Ran checked = ask({"check", folder + "/game-00001.igr", folder + "/game-00002.igr"});
  EXPECT_EQ(checked.status, Status::done) << checked.out;
}

TEST_F(Thinking, matchRefusesWrongLevels) {
  EXPECT_EQ(ask({"match", "mozaring", "--players", "easy,genius", "--games", "1"}).status,
            Status::noRecord);
  EXPECT_EQ(ask({"match", "mozaring", "--players", "easy", "--games", "1"}).status,
            Status::noRecord);
  EXPECT_EQ(ask({"match", "race", "--players", "easy,easy", "--games", "1"}).status,
            Status::notForGame);
}

} // namespace
} // namespace igroteka::cli_tests
