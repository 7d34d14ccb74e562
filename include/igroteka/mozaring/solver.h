// SPDX-License-Identifier: MIT
#pragma once

#include <igroteka/mozaring/rules.h>

#include <chrono>
#include <cstdint>
#include <functional>
#include <memory>
#include <optional>
#include <stop_token>
#include <vector>

namespace igroteka::mozaring {

/// The exact value of a position or a move for the seat to move there.
struct Verdict {
  enum class Value : std::uint8_t { unknown, win, loss, draw };

  Value value = Value::unknown;
  /// Rings from here to the winning one, that one included, the winner being quick and the loser
  /// slow; 0 for a draw and unknown.
  int rings = 0;
  /// While unknown: nobody can force a win within so many rings from here.
  int open = 0;

  bool settled() const { return value != Value::unknown; }
  bool operator==(const Verdict&) const = default;
};

/// Whether the first verdict is better for the player it is about: wins before draws and unknowns
/// before losses, quick wins and slow losses.
bool better(const Verdict& a, const Verdict& b);

struct MoveVerdict {
  Move move;
  Verdict verdict; ///< for the seat that makes the move; rings count the move's own ring

  bool operator==(const MoveVerdict&) const = default;
};

/// How long a search may go on.
struct SolveLimits {
  std::uint64_t nodes = ~std::uint64_t{0};
  std::optional<std::chrono::steady_clock::time_point> deadline;
  std::stop_token stop;
};

/// Solves two-player games with the goal `first` and one round: who can force a win, and by which
/// ring. A position is searched for one attacker at a time and for a growing number of rings; each
/// result is exact, never a guess, and what a limit cut short stays unknown. What was found is
/// remembered for the next question; the memory, at most 384 MB, goes with the solver.
class Solver {
public:
  /// Whether these options can be solved.
  static bool handles(const Options& options);

  /// The options must be ones that can be solved.
  explicit Solver(const Rules& rules);
  ~Solver();
  Solver(Solver&&) noexcept;
  Solver& operator=(Solver&&) noexcept;

  /// The value of the position for the seat to move, with a move that keeps it (none when all is
  /// over, the value is unknown, or the limits ended the search for the move).
  struct Solution {
    Verdict verdict;
    std::optional<Move> move;
  };
  Solution solve(const State& state, const SolveLimits& limits);

  /// The value of every legal move, the cheap ones first: `report` hears of each verdict as it is
  /// settled, and of growing `open` before. Ends when all is settled or a limit is reached.
  std::vector<MoveVerdict> solveMoves(const State& state, const SolveLimits& limits,
                                      const std::function<void(const MoveVerdict&)>& report = {});

  /// What is known about a forced win within `rings` rings, for the seat to move (`own`) or against
  /// it; nothing if the limits did not suffice.
  std::optional<bool> forces(const State& state, bool own, int rings, const SolveLimits& limits);

  /// The positions searched since the solver was made.
  std::uint64_t nodes() const;

private:
  static Solution bestOf(const std::vector<MoveVerdict>& moves);
  std::optional<Move> keeping(const State& state, const Verdict& verdict,
                              const SolveLimits& limits);

  struct Impl;
  std::unique_ptr<Impl> impl_;
};

} // namespace igroteka::mozaring
