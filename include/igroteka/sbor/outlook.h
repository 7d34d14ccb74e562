// SPDX-License-Identifier: MIT
#pragma once

#include <igroteka/sbor/state.h>

#include <bitset>
#include <vector>

/// How near the seats are to the goal, and what that makes of their chances: the AI's view of the
/// end of a turn, with the dice to come averaged.
namespace igroteka::sbor {

inline constexpr int pairKinds = 21;     ///< sorted pairs of dice
inline constexpr int outcomeKinds = 126; ///< sorted throws of four dice

using Outcomes = std::bitset<outcomeKinds>;

/// How costly it is to bring a doll from one circle to another, in actions: a step to a neighbour
/// counts one, the jumps of the powers more, since their dice are rarer.
class Map {
public:
  explicit Map(const State& state);

  float distance(Circle a, Circle b) const { return cost_[a.index][b.index]; }

private:
  std::array<std::array<float, circleSlots>, circleSlots> cost_ = {};
};

/// Where each doll is, and in which doll directly.
struct Places {
  explicit Places(const State& state);

  std::array<Circle, dollSlots> circle = {};
  std::array<Doll, dollSlots> host = {};
};

/// The actions that a seat still needs to form one doll, estimated; 0 when it has.
float actionsToGo(const State& state, const Map& map, int seat);

/// What a seat's next turn can bring, for every throw.
struct Outlook {
  float toGo = 0; ///< actionsToGo now
  Outcomes wins;  ///< the dice that complete it in one turn, no more needed
  std::array<float, outcomeKinds> gain = {}; ///< actions that the dice save at best, about
};

Outlook outlookOf(const State& state, const Map& map, int seat);

/// The chance to win and the gain to expect in the next turn when these dice are kept.
struct Prospect {
  float win = 0;
  float gain = 0;
};

Prospect prospectOf(const Outlook& outlook, const DiceSet& kept);

/// A seat as a runner in the race: its chance to win in its next turn and, later, in each.
struct Runner {
  double next = 0;
  double later = 0;
};

/// The share of the win of each runner, in the order in which they play.
std::array<double, maxPlayers> raceShares(const std::array<Runner, maxPlayers>& runners,
                                          int players);

/// The chance to win per turn of a seat that far from the goal, in turns after the next.
double laterChance(float toGo);

} // namespace igroteka::sbor
