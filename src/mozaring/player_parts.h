// SPDX-License-Identifier: MIT
#pragma once

#include "combination_sets.h"

#include <igroteka/core/level.h>
#include <igroteka/core/random.h>
#include <igroteka/mozaring/rules.h>
#include <igroteka/mozaring/solver.h>

#include <optional>
#include <vector>

namespace igroteka::mozaring {

/// A combination as far as it stands for one colour.
struct Prospect {
  int held = 0;      ///< rings of the colour that count for it
  Slots missing = 0; ///< slots of which one each would be needed; all open
  bool open = false; ///< whether it can still be completed
};

/// How far this colour has come with a combination.
Prospect prospectOf(const Rules& rules, const State& state, Colour colour,
                    const Combination& combination);

/// The combinations that a colour has completed or still can, by the rings that it holds of them;
/// showing lines left out.
ByRings standingOf(const Rules& rules, const State& state, Colour colour);

/// The open slots that would complete a combination of this colour.
Slots completingSlots(const Rules& rules, const State& state, Colour colour);

/// The slots on which this seat could complete something on its next turn, due colours only.
Slots threatsOf(const Rules& rules, const State& state, int seat);

/// Whether a seat that acts before `seat` does again can complete a combination, to the harm of
/// `seat`.
bool exposed(const Rules& rules, const State& after, int seat);

/// Whether the others, all together, can make the seat lose before it acts again. `round` is the
/// one that counts. With many open slots this sees only what one of them can complete.
bool losesSoon(const Rules& rules, const State& after, int seat, int round);

/// Whether the seat wins with its next move at the latest, whatever the others do. With many open
/// slots and the goals `most` and `avoid` this sees nothing.
bool winsSoon(const Rules& rules, const State& after, int seat, int round);

/// The move of a child, which sees nests and rows well, diagonals and ascending lines badly, and
/// its own chances better than those of others.
Move childlikeMove(const Rules& rules, const State& state, Level level, Random& random);

/// Why a move is good, naming what it does on the board. `verdict` is what is proved for the seat
/// that makes it, if anything.
Phrase reasonFor(const Rules& rules, const State& state, const Move& move,
                 const std::optional<Verdict>& verdict);

} // namespace igroteka::mozaring
