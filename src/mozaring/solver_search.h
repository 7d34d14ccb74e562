// SPDX-License-Identifier: MIT
#pragma once

#include "solver_position.h"
#include "solver_table.h"

#include <igroteka/mozaring/solver.h>

namespace igroteka::mozaring {

/// The search proper: can one side force a win within so many rings, whatever the other does?
class ForceSearch {
public:
  explicit ForceSearch(const Rules& rules) : field_(rules) {}

  /// Nothing if the limits ended the search.
  std::optional<bool> forces(const Position& position, int attacker, int rings,
                             const SolveLimits& limits);

  /// After `forces`: the slot of the move that settled it, if the player to move had one: the
  /// attacker a winning move, the defender one that refutes; -1 if nothing can be said.
  int decisive() const { return decisive_; }

  const Field& field() const { return field_; }
  std::uint64_t nodes() const { return nodes_; }

private:
  /// A position with what was found out about it when it was looked at.
  struct Node {
    Position position;
    Slots moves;  ///< those of the mover's due colour that can matter
    Slots useful; ///< open slots that can matter to anybody
    Key key;
    Bounds known;
    int slot;  ///< of the move that led here
    int score; ///< of that move
  };
  using Children = FixedList<Node, slotCount>;
  /// What can be said of a position at once.
  enum class Sight : std::uint8_t { wins, fails, unclear };

  bool force(const Node& node, int attacker, int rings);
  Sight look(Node& node, int attacker, int rings) const;
  Sight lookAttacking(const Position& position, int rings, Slots& moves) const;
  Sight lookDefending(const Position& position, int rings, Slots& moves) const;
  void findKey(Node& node, bool symmetric) const;
  Sight remember(Node& node, int attacker, int rings) const;
  bool inTime(const Position& position, int attacker, int rings) const;
  int spread(const Node& node, int attacker, int rings, Children& children) const;
  bool tryMoves(const Node& node, int attacker, int rings);
  int scoreOf(const Position& position, const Node& child, bool attacking) const;
  bool limitReached();

  Field field_;
  Table table_;
  std::uint64_t nodes_ = 0;
  std::uint64_t lastNode_ = 0;
  const SolveLimits* limits_ = nullptr;
  bool cut_ = false;
  int decisive_ = -1;
  std::array<std::array<int, slotCount>, 2> history_{}; ///< by attacker to move or not
};

} // namespace igroteka::mozaring
