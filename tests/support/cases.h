// SPDX-License-Identifier: MIT
#pragma once

#include <igroteka/core/game.h>

#include <gtest/gtest.h>
#include <nlohmann/json.hpp>

#include <filesystem>
#include <fstream>
#include <sstream>
#include <string>
#include <vector>

namespace igroteka {

inline std::string fileText(const std::filesystem::path& path) {
  std::ifstream file(path, std::ios::binary);
  std::stringstream text;
  text << file.rdbuf();
  return text.str();
}

/// Replays tests/records/PREFIX*.igr and compares every position with the trace beside it, byte by
/// byte; these games were played by another implementation.
inline void expectTraces(GameList games, const std::string& prefix) {
  int count = 0;
  for (const auto& entry : std::filesystem::directory_iterator(IGROTEKA_RECORDS)) {
    const auto& path = entry.path();
    if (path.extension() != ".igr" || !path.filename().string().starts_with(prefix)) {
      continue;
    }
    SCOPED_TRACE(path.filename().string());
    ++count;
    const Opened opened = openRecord(games, fileText(path));
    ASSERT_FALSE(opened.fault) << english(*opened.fault);
    std::ifstream trace(std::filesystem::path(path).replace_extension(".trace"));
    std::string line;
    std::size_t at = 0;
    for (; std::getline(trace, line); ++at) {
      ASSERT_LE(at, opened.match->present());
      ASSERT_EQ(spaced(opened.match->trace(at)), line);
    }
    ASSERT_EQ(at, opened.match->present() + 1);
  }
  ASSERT_GT(count, 0) << "no records " << prefix;
}

} // namespace igroteka
