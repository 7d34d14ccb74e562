// SPDX-License-Identifier: MIT
#pragma once

#include <igroteka/cli/cli.h>

#include <gtest/gtest.h>
#include <nlohmann/json.hpp>

#include <algorithm>
#include <filesystem>
#include <fstream>
#include <sstream>
#include <string>
#include <unistd.h>
#include <vector>

namespace igroteka::cli_tests {

/// The dice game of tests/support as a fourth game: one entry of a games list (in race.cpp).
const Game& race();
inline const Game* const raceList[] = {&race()};

/// What a run of the command line left behind.
struct Ran {
  Status status = Status::done;
  std::string out;
  std::string err;

  std::vector<std::string> lines() const {
    std::vector<std::string> all;
    std::istringstream in(out);
    for (std::string line; std::getline(in, line);) {
      all.push_back(line);
    }
    return all;
  }
  nlohmann::json json() const { return nlohmann::json::parse(out); }
  /// Whether there is exactly one line of error, from this program and without control characters.
  bool complainedOnce() const {
    return err.starts_with("igroteka-cli: ") && std::ranges::count(err, '\n') == 1 &&
           err.back() == '\n' && std::ranges::all_of(err.substr(0, err.size() - 1), [](char c) {
             return static_cast<unsigned char>(c) >= 0x20 && c != 0x7F;
           });
  }
};

inline Ran run(const std::vector<std::string>& arguments, GameList games = raceList) {
  std::ostringstream out;
  std::ostringstream err;
  const Status status = runCli(games, arguments, out, err);
  return {status, out.str(), err.str()};
}

/// A folder of its own for the files of a test, gone after it.
class WithFiles : public testing::Test {
protected:
  WithFiles()
      : folder_(std::filesystem::path(testing::TempDir()) /
                ("igroteka-" + std::to_string(getpid()))) {
    std::filesystem::create_directories(folder_);
  }
  ~WithFiles() override {
    std::error_code ignored;
    std::filesystem::remove_all(folder_, ignored);
  }

  /// The path of a new file with this text.
  std::string file(const std::string& text, const std::string& name = "some.igr") const {
    std::ofstream(folder_ / name, std::ios::binary) << text;
    return path(name);
  }
  std::string path(const std::string& name) const { return (folder_ / name).string(); }

private:
  std::filesystem::path folder_;
};

/// Seat 1 throws 5 and stops, seat 2 throws 4.
inline nlohmann::json goodRecord() {
  return nlohmann::json::parse(R"({
    "igroteka": 1, "game": "race", "variant": {"id": "short", "players": 2, "goal": 30},
    "seats": [{"name": "Ani"}, {"name": "Boris", "player": "hard"}],
    "setup": {"start": 1}, "actions": ["die 5", "stop", "die 4"], "times": [0, 20, 20]})");
}

} // namespace igroteka::cli_tests
