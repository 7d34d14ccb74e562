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

/// What positions have in common that differ in the symmetry of the board alone.
std::array<Slots, 5> shapeOf(const State& state) {
  std::array<Slots, 5> least{};
  for (int symmetry = 0; symmetry < 8; ++symmetry) {
    std::array<Slots, 5> shape{};
    std::ranges::transform(state.board.rings, shape.begin(),
                           [&](Slots slots) { return turned(slots, symmetry); });
    shape[4] = state.toAct;
    for (const auto last : state.last) {
      shape[4] = shape[4] << 8U | last;
    }
    least = symmetry == 0 ? shape : std::min(least, shape);
  }
  return least;
}

/// The master, first to play, against every legal answer.
class Replay {
public:
  explicit Replay(const Rules& rules, int latest) : rules_(rules), latest_(latest) {}

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
    if (!seen_.insert(shapeOf(state)).second) {
      return true; // looked into already, with the board turned
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
  std::set<std::array<Slots, 5>> seen_;
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
  std::map<std::array<Slots, 5>, bool> seen_;
};

} // namespace

bool replay(const Plan&) {
  bool all = true;
  for (const auto& [id, latest] : {std::pair{"standard", 15}, std::pair{"biggest", 9}}) {
    const Rules rules(preset(id, 2));
    Replay game(rules, latest);
    std::cout << id << ": ";
    all = game.wins(rules.start({1})) && all;
    game.tell();
  }
  return all;
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
