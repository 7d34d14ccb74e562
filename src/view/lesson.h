// SPDX-License-Identifier: MIT
#pragma once

#include <igroteka/core/text.h>

#include <cstdint>
#include <string_view>
#include <vector>

namespace igroteka::view {

/// One step of a lesson: what is said, what the person does then, and what follows by itself.
struct LessonStep {
  Text text;
  /// The actions that are wanted, in this order, as records write them; one that ends with a star
  /// stands for all that begin so. None where there is only something to read.
  std::vector<std::string_view> actions = {};
  /// What the others do after it; "roll" throws the dice that are due.
  std::vector<std::string_view> answers = {};
};

/// A guided first match on the real board, always the same one.
struct Lesson {
  std::string_view preset;
  int players = 2;
  std::uint64_t seed = 0;                    ///< decides the setup and all dice
  std::vector<std::string_view> before = {}; ///< actions that are made before the lesson begins
  std::vector<LessonStep> steps;             ///< the last one is to read
};

// The lessons of the games, one file each.
const Lesson& mozaringLesson();
const Lesson& pontLesson();
const Lesson& sborLesson();

} // namespace igroteka::view
