// SPDX-License-Identifier: MIT
#pragma once

#include <igroteka/core/level.h>
#include <igroteka/core/random.h>
#include <igroteka/pont/rules.h>

#include <stop_token>

namespace igroteka::pont {

/// How a level plays.
struct Skill {
  double sees;         ///< the chance that a place of the drawn tile is seen
  double seesNiche;    ///< the chance that a place in a niche is seen, for drawn and penalty tiles
  double prefersNiche; ///< the chance to take a niche rather than just any place
  bool weighs;         ///< compares places and gifts by what they leave to the others
  int answers;         ///< how many answers of the next player are tried for each place
};

const Skill& skillOf(Level level);

/// What an AI player has decided.
struct Decision {
  Move move;
  double value = 0.5; ///< the share of the win that it expects
  Phrase reason;
};

/// What a player of this level does on this seat, which must be able to act. `seen` is the sight of
/// the seat; the same random numbers give the same decision. Stopped, it gives its best so far.
Decision decide(const Rules& rules, const State& seen, Actor seat, const Skill& skill,
                Random& random, std::stop_token stop = {});

} // namespace igroteka::pont
