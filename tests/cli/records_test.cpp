// SPDX-License-Identifier: MIT
#include "cli/support.h"
#include "support/cases.h"

#include <igroteka/games/games.h>

#include <set>

/// The command line over the real games and the games of another implementation.
namespace igroteka::cli_tests {
namespace {

using nlohmann::json;

class RealGames : public WithFiles {
protected:
  static Ran ask(const std::vector<std::string>& arguments) { return run(arguments, allGames()); }

  /// The recorded games whose rules are in the list.
  static std::vector<std::filesystem::path> records() {
    std::vector<std::filesystem::path> all;
    for (const auto& entry : std::filesystem::directory_iterator(IGROTEKA_RECORDS)) {
      const std::string name = entry.path().filename().string();
      if (entry.path().extension() == ".igr" &&
          findGame(allGames(), name.substr(0, name.find('-'))) != nullptr) {
        all.push_back(entry.path());
      }
    }
    return all;
  }
};

TEST_F(RealGames, trace_prints_what_another_implementation_saw) {
  std::set<std::string> games;
  for (const auto& record : records()) {
    const Ran result = ask({"trace", record.string()});
    EXPECT_EQ(result.status, Status::done) << result.err;
    EXPECT_EQ(result.out, fileText(std::filesystem::path(record).replace_extension(".trace")))
        << record;
    games.insert(json::parse(fileText(record))["game"].get<std::string>());
  }
  EXPECT_EQ(games.size(), allGames().size()) << "a game has no record";
}

TEST_F(RealGames, check_finds_all_of_them_sound) {
  std::vector<std::string> arguments{"check"};
  std::string expected;
  for (const auto& record : records()) {
    arguments.push_back(record.string());
    expected += record.string() + ": ok\n";
  }
  const Ran result = ask(arguments);
  EXPECT_EQ(result.status, Status::done);
  EXPECT_EQ(result.out, expected);
}

TEST_F(RealGames, every_variant_begins_with_as_many_players_as_it_takes) {
  const json described = ask({"games"}).json()["games"];
  EXPECT_EQ(described.size(), allGames().size());
  for (const json& game : described) {
    for (const json& variant : game["variants"]) {
      const int min = variant["players"]["min"];
      const int max = variant["players"]["max"];
      for (int players = min; players <= max; ++players) {
        const Ran made = ask({"new", game["id"], "--variant", variant["id"], "--players",
                              std::to_string(players), "--seed", "3"});
        ASSERT_EQ(made.status, Status::done) << made.err;
        EXPECT_EQ(made.json()["seats"].size(), static_cast<std::size_t>(players));
        const std::string path = file(made.out);
        EXPECT_EQ(ask({"check", path}).out, path + ": ok\n");
        EXPECT_FALSE(ask({"legal", path}).out.empty());
      }
    }
  }
}

TEST_F(RealGames, mozaring_has_as_many_first_moves_as_colours_sizes_and_fields) {
  const char* const expected[] = {"54\n", "27\n", "27\n"};
  for (int players = 2; players <= 4; ++players) {
    const std::string path =
        file(ask({"new", "mozaring", "--players", std::to_string(players), "--seed", "1"}).out);
    EXPECT_EQ(ask({"perft", path, "1"}).out, expected[players - 2]);
    EXPECT_EQ(ask({"legal", path}).lines().size(),
              static_cast<std::size_t>(std::stoi(expected[players - 2])));
  }
}

} // namespace
} // namespace igroteka::cli_tests
