// SPDX-License-Identifier: MIT
#include "player_parts.h"

namespace igroteka::mozaring {

namespace {

/// How often a combination is seen, by how it lies.
struct Sight {
  double nest = 1;
  double straight = 1; ///< rows and columns of one size, and of showing rings
  double diagonal = 1;
  double ascending = 1;
  double others = 1; ///< factor for the combinations of other players
  double noise = 1;  ///< in the choice where nothing urgent is seen
};

Sight sightOf(Level level) {
  if (level == Level::beginner) {
    return {0.9, 0.8, 0.55, 0.35, 0.5, 4.0};
  }
  return {0.98, 0.95, 0.85, 0.75, 0.85, 1.5};
}

bool isDiagonal(Fields fields) {
  constexpr Fields falling = 1U << 0 | 1U << 4 | 1U << 8;
  constexpr Fields rising = 1U << 2 | 1U << 4 | 1U << 6;
  return fields == falling || fields == rising;
}

double chanceOf(const Sight& sight, const Combination& combination) {
  switch (combination.kind) {
  case Kind::nest:
    return sight.nest;
  case Kind::ascending:
    return sight.ascending;
  case Kind::same:
  case Kind::showing:
    break;
  }
  return isDiagonal(combination.fields) ? sight.diagonal : sight.straight;
}

/// What a child sees of the board: which slots complete something, for itself and for others, and
/// how much each slot builds.
class Look {
public:
  Look(const Rules& rules, const State& state, const Sight& sight, Random& random)
      : rules_(rules), state_(state), sight_(sight), random_(random) {
    for (const Colour colour : allColours) {
      const int owner = rules.ownerOf(state, colour);
      if (owner >= 0) {
        look(colour, owner == state.toAct);
      }
    }
  }

  double scoreOf(const Move& move) {
    if (move.swap) {
      return static_cast<double>(random_.below(1000)) / 1000.0;
    }
    const auto at = indexOf(move.colour);
    const Slots bit = 1U << move.slot();
    const Goal goal = rules_.chosen().goal;
    double score = static_cast<double>(random_.below(1000)) / 1000.0 * sight_.noise;
    if ((completing_[at] & bit) != 0) {
      score += goal == Goal::avoid ? -100 : 100;
    }
    if ((threatened_ & bit) != 0) {
      score += goal == Goal::avoid ? -1 : 50;
    }
    score += building_[at][static_cast<std::size_t>(move.slot())] * (goal == Goal::avoid ? -1 : 1);
    return score;
  }

private:
  void look(Colour colour, bool own) {
    const Colours next = rules_.placeable(state_, own ? state_.toAct : ownerOf(colour));
    for (Combinations left = rules_.counted(); left != 0; left &= left - 1) {
      const auto& combination = allCombinations[static_cast<std::size_t>(std::countr_zero(left))];
      const Prospect prospect = prospectOf(rules_, state_, colour, combination);
      const double chance = chanceOf(sight_, combination) * (own ? 1 : sight_.others);
      if (!prospect.open || random_.below(1000) >= static_cast<std::uint32_t>(chance * 1000)) {
        continue;
      }
      if (prospect.held == 2) {
        (own ? completing_[indexOf(colour)] : threatened_) |=
            own || holds(next, colour) ? prospect.missing : 0;
      } else if (own && prospect.held == 1) {
        build(colour, prospect.missing);
      }
    }
  }

  void build(Colour colour, Slots slots) {
    for (; slots != 0; slots &= slots - 1) {
      building_[indexOf(colour)][static_cast<std::size_t>(std::countr_zero(slots))] += 1;
    }
  }

  int ownerOf(Colour colour) const { return rules_.ownerOf(state_, colour); }

  const Rules& rules_;
  const State& state_;
  const Sight& sight_;
  Random& random_;
  std::array<Slots, colourCount> completing_{};
  Slots threatened_ = 0;
  std::array<std::array<double, slotCount>, colourCount> building_{};
};

} // namespace

Move childlikeMove(const Rules& rules, const State& state, Level level, Random& random) {
  const Sight sight = sightOf(level);
  Look look(rules, state, sight, random);
  std::optional<Move> best;
  double most = 0;
  for (const Move& move : rules.moves(state, seatAt(state.toAct))) {
    const double score = look.scoreOf(move);
    if (!best || score > most) {
      best = move;
      most = score;
    }
  }
  return *best;
}

} // namespace igroteka::mozaring
