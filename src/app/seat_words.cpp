// SPDX-License-Identifier: MIT
#include "app/seat_words.h"

#include <algorithm>

namespace igroteka::app {

namespace {

bool has(const Words& words, const std::string& word) {
  return std::ranges::find(words, word) != words.end();
}

/// A word that no seat has; empty if all are taken.
std::string freeWord(const OptionField& field, const WordLists& lists) {
  for (const OptionWord& one : field.words) {
    const std::string word(one.word);
    if (std::ranges::none_of(lists, [&](const Words& words) { return has(words, word); })) {
      return word;
    }
  }
  return {};
}

} // namespace

WordLists chosenWord(const OptionField& field, const WordLists& lists, std::size_t seat,
                     std::size_t place, const std::string& word) {
  WordLists changed = lists;
  Words& own = changed[seat];
  const std::string before = place < own.size() ? own[place] : std::string();
  if (word == before) {
    return lists;
  }
  const auto owner =
      std::ranges::find_if(changed, [&](const Words& words) { return has(words, word); });
  if (!word.empty() && owner != changed.end()) {
    *std::ranges::find(*owner, word) = before;
  }
  if (place < own.size()) {
    own[place] = word;
  } else {
    own.push_back(word);
  }
  for (Words& words : changed) {
    std::erase(words, std::string());
    if (static_cast<int>(words.size()) < field.min) {
      words.push_back(freeWord(field, changed));
    }
    if (words.empty() || words.back().empty()) {
      return lists;
    }
  }
  return changed;
}

} // namespace igroteka::app
