// SPDX-License-Identifier: MIT
#pragma once

#include <igroteka/core/text.h>

#include <array>
#include <cstdint>
#include <optional>
#include <string_view>

namespace igroteka {

/// How well an AI player plays. Levels count nodes, never time: the same seed gives the same game.
enum class Level : std::uint8_t { beginner, easy, medium, hard, master };

inline constexpr std::array allLevels = {Level::beginner, Level::easy, Level::medium, Level::hard,
                                         Level::master};

/// The level's word in records and on the command line.
constexpr std::string_view wordOf(Level level) {
  constexpr std::array<std::string_view, 5> words = {"beginner", "easy", "medium", "hard",
                                                     "master"};
  return words[static_cast<std::size_t>(level)];
}

/// The level's name for people.
constexpr Text titleOf(Level level) {
  constexpr std::array titles = {IGROTEKA_TEXT("core", "Beginner"), IGROTEKA_TEXT("core", "Easy"),
                                 IGROTEKA_TEXT("core", "Medium"), IGROTEKA_TEXT("core", "Hard"),
                                 IGROTEKA_TEXT("core", "Master")};
  return titles[static_cast<std::size_t>(level)];
}

/// The level of a word; nothing for "human" and every other word.
constexpr std::optional<Level> levelOf(std::string_view word) {
  for (const Level level : allLevels) {
    if (wordOf(level) == word) {
      return level;
    }
  }
  return std::nullopt;
}

} // namespace igroteka
