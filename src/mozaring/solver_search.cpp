// SPDX-License-Identifier: MIT
#include "solver_search.h"

#include <algorithm>

namespace igroteka::mozaring {

namespace {

/// Up to so many rings on the board symmetric positions are looked up as one.
constexpr int symmetricRings = 9;

} // namespace

std::optional<bool> ForceSearch::forces(const Position& position, int attacker, int rings,
                                        const SolveLimits& limits) {
  limits_ = &limits;
  lastNode_ = limits.nodes > ~std::uint64_t{0} - nodes_ ? ~std::uint64_t{0} : nodes_ + limits.nodes;
  cut_ = limits.stop.stop_requested() || nodes_ >= lastNode_;
  for (auto& counts : history_) {
    std::ranges::for_each(counts, [](int& count) { count /= 8; });
  }
  Node node{};
  node.position = position;
  decisive_ = -1;
  // Where nobody is skipped the defender's ring after the attacker's last one changes nothing.
  const bool idle = (rings % 2 == 0) == (position.mover == attacker);
  if (idle && rings > 1 && field_.calm(position, rings)) {
    --rings;
  }
  const Sight sight = look(node, attacker, rings);
  if (sight != Sight::unclear) {
    return sight == Sight::wins;
  }
  findKey(node, countOf(node.position.taken) <= symmetricRings);
  node.known = table_.find(node.key);
  if (cut_) {
    return std::nullopt;
  }
  const bool can = force(node, attacker, rings);
  return cut_ ? std::nullopt : std::optional(can);
}

bool ForceSearch::limitReached() {
  ++nodes_;
  if (nodes_ >= lastNode_) {
    cut_ = true;
  } else if ((nodes_ & 1023U) == 0) {
    cut_ = limits_->stop.stop_requested() ||
           (limits_->deadline && std::chrono::steady_clock::now() >= *limits_->deadline);
  }
  return cut_;
}

/// The attacker is to move. Narrows the moves to those that can matter.
ForceSearch::Sight ForceSearch::lookAttacking(const Position& position, int rings,
                                              Slots& moves) const {
  const auto seat = static_cast<std::size_t>(position.mover);
  const Side& own = position.sides[seat];
  const Side& opp = position.sides[1 - seat];
  if (field_.completing(position, own, moves) != 0) {
    return Sight::wins;
  }
  if (rings == 1) {
    return Sight::fails;
  }
  if (field_.showing()) {
    return Sight::unclear;
  }
  // The other side completes next unless this ring stands there.
  const Slots threats = opp.thirds[0] & field_.legal(position, opp, 0);
  if (threats != 0) {
    moves &= threats;
    if (!atMostOne(threats) || moves == 0) {
      return Sight::fails;
    }
  }
  if (rings <= 4 && field_.twoColours(position.mover) && field_.calm(position, rings)) {
    // The next ring but one is of the other colour, to whose threats this one adds nothing: two
    // must be left for the one that the other side can take.
    const Slots later = own.thirds[1] & field_.legal(position, own, 1);
    if ((later & ~field_.legal(position, opp, 0)) != 0) {
      return Sight::unclear;
    }
    const int spare = countOf(later) - ((moves & ~later) != 0 ? 0 : 1);
    return rings >= 3 && spare >= 2 ? Sight::wins : Sight::fails;
  }
  return Sight::unclear;
}

/// The defender is to move.
ForceSearch::Sight ForceSearch::lookDefending(const Position& position, int rings,
                                              Slots& moves) const {
  const auto seat = static_cast<std::size_t>(position.mover);
  const Side& own = position.sides[seat];
  const Side& opp = position.sides[1 - seat];
  if (rings == 1 || field_.completing(position, own, moves) != 0) {
    return Sight::fails;
  }
  const Slots theirs = field_.legal(position, opp, 0);
  const Slots threats = field_.completing(position, opp, theirs);
  if (threats != 0 && !field_.showing()) {
    moves &= threats;
    return atMostOne(threats) && moves != 0 ? Sight::unclear : Sight::wins;
  }
  if (threats == 0 && rings <= 3 && field_.calm(position, rings)) {
    return Sight::fails;
  }
  if (threats == 0 && rings <= 5 && !field_.showing() && field_.twoColours(1 - position.mover) &&
      field_.calm(position, rings)) {
    // The attacker's second ring must complete, with two of its slots taken before.
    const Slots later = opp.thirds[1] & field_.legal(position, opp, 1);
    const bool takeable = (later & ~field_.legal(position, own, 0)) == 0 &&
                          (later & ~field_.legal(position, own, 1)) == 0 &&
                          field_.twoColours(position.mover);
    if (takeable && countOf(later) < 3) {
      return Sight::fails;
    }
  }
  return Sight::unclear;
}

/// Whether the attacker has enough rings left to complete anything at all.
bool ForceSearch::inTime(const Position& position, int attacker, int rings) const {
  const Side& side = position.sides[static_cast<std::size_t>(attacker)];
  int due = rings;
  int other = rings;
  if (field_.calm(position, rings)) {
    const int turns = (rings + (position.mover == attacker ? 1 : 0)) / 2;
    due = field_.twoColours(attacker) ? (turns + 1) / 2 : turns;
    other = turns / 2;
  }
  return field_.reachable(position, side, 0, due) ||
         (field_.twoColours(attacker) && field_.reachable(position, side, 1, other));
}

ForceSearch::Sight ForceSearch::look(Node& node, int attacker, int rings) const {
  Position& position = node.position;
  if (rings <= 0 || !field_.settle(position)) {
    return Sight::fails;
  }
  node.moves = field_.legal(position, position.sides[static_cast<std::size_t>(position.mover)], 0);
  return position.mover == attacker ? lookAttacking(position, rings, node.moves)
                                    : lookDefending(position, rings, node.moves);
}

void ForceSearch::findKey(Node& node, bool symmetric) const {
  if (symmetric) {
    node.useful = allSlots;
    node.key = field_.symmetricKey(node.position);
  } else {
    node.key = field_.sparseKey(node.position, node.useful);
  }
}

ForceSearch::Sight ForceSearch::remember(Node& node, int attacker, int rings) const {
  const std::size_t who = node.position.mover == attacker ? 0 : 1;
  node.known = table_.find(node.key);
  if (node.known.win[who] != 0 && node.known.win[who] <= rings) {
    return Sight::wins;
  }
  return node.known.none[who] >= rings ? Sight::fails : Sight::unclear;
}

/// The node has been looked at and is in no memory.
bool ForceSearch::force(const Node& node, int attacker, int rings) {
  if (limitReached()) {
    return false;
  }
  const bool can = inTime(node.position, attacker, rings) && tryMoves(node, attacker, rings);
  if (!cut_) {
    Bounds bounds = node.known;
    const std::size_t who = node.position.mover == attacker ? 0 : 1;
    (can ? bounds.win : bounds.none)[who] = static_cast<std::uint8_t>(rings);
    table_.store(node.key, bounds);
  }
  return can && !cut_;
}

/// Makes the children that are not settled at once; the slot of one that settles the node, or -1.
int ForceSearch::spread(const Node& node, int attacker, int rings, Children& children) const {
  const bool attacking = node.position.mover == attacker;
  const Sight good = attacking ? Sight::wins : Sight::fails;
  const bool symmetric = countOf(node.position.taken) < symmetricRings;
  Slots moves = field_.withoutRepeats(node.moves, node.useful);
  for (; moves != 0; moves &= moves - 1) {
    const int slot = std::countr_zero(moves);
    Node child{};
    child.position = node.position;
    field_.place(child.position, slot);
    const Sight sight = look(child, attacker, rings - 1);
    if (sight == good) {
      return slot;
    }
    if (sight == Sight::unclear) {
      child.slot = slot;
      findKey(child, symmetric);
      table_.prefetch(child.key);
      children.push_back(child);
    }
  }
  for (std::size_t i = 0; i < children.size(); ++i) {
    const Sight sight = remember(children[i], attacker, rings - 1);
    if (sight == good) {
      return children[i].slot;
    }
    if (sight != Sight::unclear) {
      children[i--] = children[children.size() - 1];
      children.pop_back();
    }
  }
  return -1;
}

bool ForceSearch::tryMoves(const Node& node, int attacker, int rings) {
  const bool attacking = node.position.mover == attacker;
  Children children;
  if (const int slot = spread(node, attacker, rings, children); slot >= 0) {
    decisive_ = slot;
    return attacking;
  }
  for (Node& child : children) {
    child.score = scoreOf(node.position, child, attacking);
  }
  for (std::size_t i = 0; i < children.size(); ++i) {
    auto* best = std::max_element(children.begin() + i, children.end(),
                                  [](const Node& a, const Node& b) { return a.score < b.score; });
    if (best != children.begin() + i) {
      std::swap(children[i], *best);
    }
    // Another child may have settled this one by a symmetry.
    Sight sight = i == 0 ? Sight::unclear : remember(children[i], attacker, rings - 1);
    if (sight == Sight::unclear) {
      sight = force(children[i], attacker, rings - 1) ? Sight::wins : Sight::fails;
    }
    if (cut_) {
      return false;
    }
    if ((sight == Sight::wins) == attacking) {
      history_[attacking ? 0 : 1][static_cast<std::size_t>(children[i].slot)] += rings * rings;
      decisive_ = children[i].slot;
      return attacking;
    }
  }
  return !attacking;
}

/// How promising a move is for the one who makes it.
int ForceSearch::scoreOf(const Position& position, const Node& child, bool attacking) const {
  const auto seat = static_cast<std::size_t>(position.mover);
  const Side& own = position.sides[seat];
  const Side& opp = position.sides[1 - seat];
  const Slots open = field_.openSlots() & ~position.taken;
  const Slots bit = 1U << child.slot;
  int score = field_.slotValue(child.slot) * 8 +
              history_[attacking ? 0 : 1][static_cast<std::size_t>(child.slot)] / 16;
  score += 200 * countOf(field_.newThirds(own.rings[0], child.slot) & open);
  score += 60 * countOf((field_.newThirds(opp.rings[0], child.slot) |
                         field_.newThirds(opp.rings[1], child.slot)) &
                        open);
  score += ((opp.thirds[0] | opp.thirds[1]) & bit) != 0 ? 300 : 0;
  score -= (own.thirds[1] & bit) != 0 ? 400 : 0;
  score += atMostOne(child.moves) ? 250 : 0;
  return score;
}

} // namespace igroteka::mozaring
