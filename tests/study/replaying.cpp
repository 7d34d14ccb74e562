// SPDX-License-Identifier: MIT
// Wins and defences played out against every legal answer, by the plain rules.
#include "study.h"
#include "support/mozaring_plain.h"

#include <algorithm>
#include <array>
#include <iostream>
#include <map>
#include <set>

namespace igroteka::study {

namespace plain = mozaring::plain;

namespace {

using mozaring::allColours;
using mozaring::Board;
using mozaring::Colour;
using mozaring::Slots;

/// The image of slots under one of the eight symmetries of the board.
Slots turned(Slots slots, int symmetry) {
  Slots image = 0;
  for (; slots != 0; slots &= slots - 1) {
    const int slot = std::countr_zero(slots);
    int row = mozaring::fieldOfSlot(slot) / 3;
    int column = mozaring::fieldOfSlot(slot) % 3;
    row = (symmetry & 1) != 0 ? 2 - row : row;
    column = (symmetry & 2) != 0 ? 2 - column : column;
    if ((symmetry & 4) != 0) {
      std::swap(row, column);
    }
    image |= mozaring::slotBit(mozaring::sizeOfSlot(slot), 3 * row + column);
  }
  return image;
}

using Shape = std::array<Slots, 5>;

Shape plainShape(const State& state) {
  Shape shape{};
  std::ranges::copy(state.board.rings, shape.begin());
  shape[4] = state.toAct;
  for (const auto last : state.last) {
    shape[4] = shape[4] << 4U | (last & 15U);
  }
  return shape;
}

/// What positions have in common that differ in the symmetry of the board alone.
Shape shapeOf(const State& state) {
  const Shape plain = plainShape(state);
  Shape least = plain;
  for (int symmetry = 1; symmetry < 8; ++symmetry) {
    Shape shape = plain;
    std::transform(plain.begin(), plain.begin() + 4, shape.begin(),
                   [&](Slots slots) { return turned(slots, symmetry); });
    least = std::min(least, shape);
  }
  return least;
}

/// The same position with the names of the second player's two colours exchanged.
State renamed(State state) {
  std::swap(state.board.rings[0], state.board.rings[1]);
  if (state.last[1] < 2) {
    state.last[1] = static_cast<std::uint8_t>(1 - state.last[1]);
  }
  return state;
}

/// The same position with small and large exchanged.
State exchanged(State state) {
  for (Slots& rings : state.board.rings) {
    rings = (rings & mozaring::slotsOf(mozaring::Size::medium)) |
            (rings & mozaring::slotsOf(mozaring::Size::small)) << 18U |
            (rings & mozaring::slotsOf(mozaring::Size::large)) >> 18U;
  }
  return state;
}

/// As above, and in the standard game for two also the names of the second player's colours, and
/// small and large.
Shape standardShape(const State& state) {
  const State other = exchanged(state);
  return std::min(
      {shapeOf(state), shapeOf(renamed(state)), shapeOf(other), shapeOf(renamed(other))});
}

/// The master, first to play, against every legal answer.
class Replay {
public:
  Replay(const Rules& rules, int latest, Shape (*shape)(const State& state))
      : rules_(rules), latest_(latest), shape_(shape) {}

  /// Whether the master wins from here by the latest ring in every line.
  bool wins(const State& state) {
    if (state.over()) {
      ++ends_;
      longest_ = std::max(longest_, state.board.count());
      return plain::hasWon(state, 0) && state.board.count() <= latest_;
    }
    if (state.toAct == 0) {
      if (++asked_ % 100 == 0) {
        std::cerr << asked_ << " moves of the master, " << processorSeconds() << " s\r";
      }
      return wins(plain::after(rules_, state, choose(rules_, state, Level::master, 1).move));
    }
    if (!seen_.insert(shape_(state)).second) {
      return true; // looked into already, but for a symmetry
    }
    for (const Move& move : rules_.moves(state, seatAt(state.toAct))) {
      if (!wins(plain::after(rules_, state, move))) {
        std::cout << "not after " << Rules::write(move) << " with " << state.board.count()
                  << " rings\n";
        return false;
      }
    }
    return true;
  }

  void tell() const {
    std::cout << seen_.size() << " positions with every legal answer, " << asked_
              << " moves of the master, " << ends_ << " games to the end, the longest with "
              << longest_ << " rings" << std::endl;
  }

private:
  const Rules& rules_;
  int latest_;
  Shape (*shape_)(const State& state);
  std::set<Shape> seen_;
  std::uint64_t asked_ = 0;
  std::uint64_t ends_ = 0;
  int longest_ = 0;
};

/// All other seats against one: they try the slots first that spoil the most for it. If they can
/// hold against everything, that seat cannot force a win.
class Defence {
public:
  Defence(const Rules& rules, int attacker) : rules_(rules), attacker_(attacker) {}

  bool holds(const State& state) {
    if (state.over() || hopeless(state)) {
      return !plain::hasWon(state, attacker_);
    }
    if (plain::winningMove(rules_, state)) {
      return state.toAct != attacker_;
    }
    const auto [place, fresh] = seen_.try_emplace(shapeOf(state), false);
    if (!fresh) {
      return place->second;
    }
    const auto moves = candidates(state);
    const auto held = [&](const Move& move) { return holds(plain::after(rules_, state, move)); };
    place->second = state.toAct == attacker_ ? std::ranges::all_of(moves, held)
                                             : std::ranges::any_of(moves, held);
    return place->second;
  }

  std::size_t positions() const { return seen_.size(); }

private:
  Colour colour() const { return rules_.chosen().colours[index()][0]; }
  std::size_t index() const { return static_cast<std::size_t>(attacker_); }

  /// Whether each combination has a ring of another seat.
  bool hopeless(const State& state) const {
    const Slots others = state.board.taken() & ~state.board.of(colour());
    return std::ranges::all_of(mozaring::allCombinations, [&](const auto& one) {
      return one.slots == 0 || (one.slots & others) != 0;
    });
  }

  int harm(const State& state, int slot) const {
    const Slots own = state.board.of(colour());
    const Slots others = state.board.taken() & ~own;
    constexpr std::array<int, 3> weights = {1, 6, 1000};
    int sum = 0;
    for (const auto& one : mozaring::allCombinations) {
      if (((one.slots >> slot) & 1U) != 0 && (one.slots & others) == 0) {
        sum += weights[static_cast<std::size_t>(mozaring::countOf(one.slots & own))];
      }
    }
    return sum;
  }

  /// All moves of the attacker; of the others the few that spoil most, and only those that block
  /// where somebody must.
  std::vector<Move> candidates(const State& state) const {
    std::vector<Move> moves;
    for (const Move& move : rules_.moves(state, seatAt(state.toAct))) {
      moves.push_back(move);
    }
    std::ranges::stable_sort(moves, [&](const Move& a, const Move& b) {
      return harm(state, a.slot()) > harm(state, b.slot());
    });
    if (state.toAct == attacker_) {
      return moves;
    }
    const int players = rules_.chosen().players;
    const int left = (attacker_ - state.toAct + players) % players;
    State theirs = state;
    theirs.toAct = static_cast<std::uint8_t>(attacker_);
    std::set<int> threats;
    for (const Move& move : rules_.moves(theirs, seatAt(attacker_))) {
      if (plain::hasWon(plain::after(rules_, theirs, move), attacker_)) {
        threats.insert(move.slot());
      }
    }
    const auto count = static_cast<int>(threats.size());
    if (count >= left) {
      std::erase_if(
          moves, [&](const Move& move) { return count > left || !threats.contains(move.slot()); });
    }
    moves.resize(std::min<std::size_t>(moves.size(), 6), Move{});
    return moves;
  }

  const Rules& rules_;
  int attacker_;
  std::map<Shape, bool> seen_;
};

} // namespace

bool replay(const Plan&) {
  const Rules standard(preset("standard", 2));
  const Rules biggest(preset("biggest", 2));
  Replay first(biggest, 9, shapeOf);
  Replay second(standard, 15, standardShape);
  const bool wins = first.wins(biggest.start({1}));
  std::cout << "biggest: ";
  first.tell();
  const bool winsToo = second.wins(standard.start({1}));
  std::cout << "standard: ";
  second.tell();
  return wins && winsToo;
}

bool coalition(const Plan&) {
  bool all = true;
  for (const int players : {3, 4}) {
    for (int attacker = 0; attacker < players; ++attacker) {
      const Rules rules(preset("standard", players));
      Defence defence(rules, attacker);
      const bool holds = defence.holds(rules.start({1}));
      std::cout << players << " players, all against seat " << attacker + 1 << ": "
                << (holds ? "it never wins" : "IT CAN WIN") << "; " << defence.positions()
                << " positions" << std::endl;
      all = all && holds;
    }
  }
  return all;
}

} // namespace igroteka::study
