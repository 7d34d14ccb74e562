// SPDX-License-Identifier: MIT
#pragma once

#include <igroteka/mozaring/rules.h>

#include <gtest/gtest.h>

#include <sstream>
#include <string>
#include <vector>

namespace igroteka::mozaring::tests {

inline Options preset(std::string_view id, int players) {
  for (const auto& preset : rulebookGames()) {
    if (preset.id == id) {
      return preset.make(players);
    }
  }
  ADD_FAILURE() << "no preset " << id;
  return {};
}

inline std::vector<std::string> words(const std::string& text) {
  std::istringstream in(text);
  std::vector<std::string> all;
  for (std::string word; in >> word;) {
    all.push_back(word);
  }
  return all;
}

/// Plays "Bm5 Rs1 …" by whoever is to act; each must be legal.
inline State play(const Rules& rules, State state, const std::string& moves) {
  for (const std::string& text : words(moves)) {
    const auto move = Rules::read(text);
    if (!move || state.over()) {
      ADD_FAILURE() << text << " cannot be played";
      return state;
    }
    const Actor actor = rules.actors(state).first();
    if (const auto refused = rules.refusal(state, actor, *move)) {
      ADD_FAILURE() << text << ": " << english(Rules::explain(*refused));
      return state;
    }
    state = rules.after(state, actor, *move);
  }
  return state;
}

/// Puts rings on the board without turns: "Bm5 Rs1 …".
inline State place(State state, const std::string& rings) {
  for (const std::string& text : words(rings)) {
    const auto move = Rules::read(text);
    state.board.place(move->colour, move->slot());
  }
  return state;
}

/// Why the action is refused now, as a sentence; empty if it is legal.
inline std::string refused(const Rules& rules, const State& state, const std::string& text) {
  const auto actors = rules.actors(state);
  const Actor actor = actors.empty() ? Actor::seat1 : actors.first();
  const auto refusal = rules.refusal(state, actor, *Rules::read(text));
  return refusal ? english(Rules::explain(*refusal)) : "";
}

inline std::size_t moveCount(const Rules& rules, const State& state) {
  return state.over() ? 0 : rules.moves(state, seatAt(state.toAct)).size();
}

/// Seats from 1 that won; empty for a draw and while the game goes on.
inline std::vector<int> winners(const Rules& rules, const State& state) {
  std::vector<int> seats;
  if (const auto outcome = rules.outcome(state)) {
    for (const Actor seat : outcome->winners) {
      seats.push_back(numberOf(seat));
    }
  }
  return seats;
}

inline std::vector<int> score(const Rules& rules, const State& state) {
  const auto all = rules.score(state);
  return {all.begin(), all.begin() + rules.chosen().players};
}

} // namespace igroteka::mozaring::tests
