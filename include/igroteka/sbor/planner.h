// SPDX-License-Identifier: MIT
#pragma once

#include <igroteka/sbor/outlook.h>
#include <igroteka/sbor/rules.h>

#include <memory>
#include <optional>
#include <stop_token>
#include <vector>

namespace igroteka::sbor {

/// How well an AI player plans.
struct Skill {
  int width = 1;        ///< positions from which each next action is searched
  int shiftWidth = 0;   ///< those of them from which circles are moved, too
  int nodes = 1;        ///< positions judged in a plan at most
  bool watches = false; ///< judges the opponents' chances as well
  bool keeps = false;   ///< keeps dice with an eye on the next turn
  double blur = 0;      ///< how much a judgement can be off, in shares of a win
};

/// The position at the end of a turn as the player sees it.
struct Judgement {
  double value = 0; ///< the share of the win to expect
  DiceSet keep;     ///< the dice to keep
};

/// Judges how good it is for the seat to act to end its turn now.
Judgement judgeEnd(const State& state, const Map& map, const Skill& skill);

/// What a whole turn should be.
struct Plan {
  std::vector<Move> moves; ///< without the end of the turn
  State last;              ///< the position before the turn ends
  DiceSet keep;
  double value = 0;
  int nodes = 0;
};

Plan planTurn(const Rules& rules, const State& state, const Skill& skill, std::stop_token stop);

/// A number that tells positions apart.
std::uint64_t hashOf(const State& state);

} // namespace igroteka::sbor
