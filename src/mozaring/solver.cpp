// SPDX-License-Identifier: MIT
#include "solver_search.h"

#include <igroteka/mozaring/solver.h>

#include <algorithm>

namespace igroteka::mozaring {

namespace {

int rank(const Verdict& verdict) {
  switch (verdict.value) {
  case Verdict::Value::win:
    return 3;
  case Verdict::Value::draw:
    return 2;
  case Verdict::Value::unknown:
    return 1;
  case Verdict::Value::loss:
    return 0;
  }
  return 1;
}

bool timeIsUp(const SolveLimits& limits) {
  return limits.stop.stop_requested() ||
         (limits.deadline && std::chrono::steady_clock::now() >= *limits.deadline);
}

/// The same verdict for the other player.
Verdict flipped(Verdict verdict) {
  if (verdict.value == Verdict::Value::win) {
    verdict.value = Verdict::Value::loss;
  } else if (verdict.value == Verdict::Value::loss) {
    verdict.value = Verdict::Value::win;
  }
  return verdict;
}

/// The value for a player who chooses between two ways.
Verdict best(const Verdict& a, const Verdict& b) {
  if (a.settled() && b.settled()) {
    return better(a, b) ? a : b;
  }
  return {Verdict::Value::unknown, 0,
          std::min(a.settled() ? b.open : a.open, b.settled() ? a.open : b.open)};
}

bool swapIsOpen(const State& state) {
  return !state.over() && !state.mayNotSwap && state.board.count() == 1;
}

/// The deepening of one position for both players, by turns.
class Deepening {
public:
  Deepening(const Field& field, const State& state) : position_(field.positionOf(state)) {
    left_ = countOf(field.openSlots() & ~position_.taken);
    toAct_ = state.toAct;
    playable_ = field.settle(position_);
  }

  /// For the seat to move.
  Verdict verdict() const {
    if (won_ >= 0) {
      return {won_ == toAct_ ? Verdict::Value::win : Verdict::Value::loss, within_, 0};
    }
    if (!playable_ || (none_[0] >= left_ && none_[1] >= left_)) {
      return {Verdict::Value::draw, 0, 0};
    }
    return {Verdict::Value::unknown, 0, std::min(none_[0], none_[1])};
  }

  /// Spends about so many nodes, always on the player for whom less is known; false when the limits
  /// are reached.
  bool work(ForceSearch& search, std::uint64_t share, const SolveLimits& limits) {
    const std::uint64_t first = search.nodes();
    const std::uint64_t most = std::min(share, limits.nodes);
    while (!verdict().settled() && search.nodes() - first < most) {
      const int other = 1 - position_.mover;
      const bool behind = none(other) < none(position_.mover) && none(other) < left_;
      const int seat = behind || none(position_.mover) >= left_ ? other : position_.mover;
      SolveLimits part = limits;
      part.nodes = most - (search.nodes() - first);
      const auto found = search.forces(position_, seat, none(seat) + 1, part);
      if (!found) {
        break;
      }
      if (*found == (seat == position_.mover)) {
        decisive_ = search.decisive();
      }
      if (*found) {
        won_ = seat;
        within_ = none(seat) + 1;
      } else {
        ++none(seat);
      }
    }
    return !timeIsUp(limits);
  }

  /// The slot of a move that keeps the value; -1 if none was noticed.
  int decisive() const { return decisive_; }

private:
  int& none(int seat) { return none_[static_cast<std::size_t>(seat)]; }

  Position position_;
  int toAct_ = 0;
  int left_ = 0;
  bool playable_ = false;
  int won_ = -1;
  int decisive_ = -1;
  int within_ = 0;
  std::array<int, 2> none_{};
};

/// The question for the value of one move.
class Question {
public:
  Question(const Rules& rules, const Field& field, const State& state, const Move& move)
      : move_(move), seat_(state.toAct) {
    const State next = rules.after(state, seatAt(state.toAct), move);
    if (next.over()) {
      ending_ = next.winners != 0 ? Verdict{Verdict::Value::win, 1, 0}
                                  : Verdict{Verdict::Value::draw, 0, 0};
      return;
    }
    sameSeat_ = next.toAct == seat_;
    ways_.emplace_back(field, next);
    if (swapIsOpen(next)) {
      ways_.emplace_back(field, rules.after(next, seatAt(next.toAct), Move::sides()));
    }
  }

  const Move& move() const { return move_; }

  /// For the seat that makes the move.
  Verdict verdict() const {
    if (ways_.empty()) {
      return ending_;
    }
    Verdict verdict = ways_[0].verdict();
    if (ways_.size() == 2) {
      verdict = best(verdict, flipped(ways_[1].verdict()));
    }
    verdict = sameSeat_ ? verdict : flipped(verdict);
    const int own = move_.swap ? 0 : 1;
    verdict.rings += verdict.rings > 0 ? own : 0;
    verdict.open += verdict.settled() ? 0 : own;
    return verdict;
  }

  bool work(ForceSearch& search, std::uint64_t share, const SolveLimits& limits) {
    return std::ranges::all_of(ways_,
                               [&](Deepening& way) { return way.work(search, share, limits); });
  }

private:
  Move move_;
  int seat_;
  bool sameSeat_ = false;
  std::vector<Deepening> ways_;
  Verdict ending_;
};

} // namespace

bool better(const Verdict& a, const Verdict& b) {
  if (rank(a) != rank(b)) {
    return rank(a) > rank(b);
  }
  if (a.value == Verdict::Value::win) {
    return a.rings < b.rings;
  }
  return a.value == Verdict::Value::loss && a.rings > b.rings;
}

struct Solver::Impl {
  explicit Impl(const Rules& given) : rules(given), search(given) {}

  Rules rules;
  ForceSearch search;
};

bool Solver::handles(const Options& options) {
  return options.players == 2 && options.goal == Goal::first && options.rounds == 1;
}

Solver::Solver(const Rules& rules) : impl_(std::make_unique<Impl>(rules)) {}
Solver::~Solver() = default;
Solver::Solver(Solver&&) noexcept = default;
Solver& Solver::operator=(Solver&&) noexcept = default;

std::uint64_t Solver::nodes() const {
  return impl_->search.nodes();
}

std::optional<bool> Solver::forces(const State& state, bool own, int rings,
                                   const SolveLimits& limits) {
  if (state.over()) {
    return false;
  }
  const Position position = impl_->search.field().positionOf(state);
  return impl_->search.forces(position, own ? state.toAct : 1 - state.toAct, rings, limits);
}

Solver::Solution Solver::solve(const State& state, const SolveLimits& limits) {
  if (state.over()) {
    return {};
  }
  if (!state.mayNotSwap && state.board.count() <= 1) {
    return bestOf(solveMoves(state, limits));
  }
  Deepening deepening(impl_->search.field(), state);
  deepening.work(impl_->search, limits.nodes, limits);
  const Verdict verdict = deepening.verdict();
  if (verdict.settled() && deepening.decisive() >= 0) {
    for (const Move& move : impl_->rules.moves(state, seatAt(state.toAct))) {
      if (!move.swap && move.slot() == deepening.decisive()) {
        return {verdict, move};
      }
    }
  }
  return {verdict, keeping(state, verdict, limits)};
}

Solver::Solution Solver::bestOf(const std::vector<MoveVerdict>& moves) {
  Solution solution;
  bool all = true;
  for (const MoveVerdict& one : moves) {
    all = all && one.verdict.settled();
    if (!solution.move || better(one.verdict, solution.verdict)) {
      solution = {one.verdict, one.move};
    }
  }
  if (!all) {
    return {};
  }
  return solution;
}

/// A move that keeps a settled value. The memory holds most of the answers by now.
std::optional<Move> Solver::keeping(const State& state, const Verdict& verdict,
                                    const SolveLimits& limits) {
  if (!verdict.settled()) {
    return std::nullopt;
  }
  const int seat = state.toAct;
  const std::uint64_t first = nodes();
  for (const Move& move : impl_->rules.moves(state, seatAt(seat))) {
    const State next = impl_->rules.after(state, seatAt(seat), move);
    if (next.over()) {
      const auto value = next.winners != 0 ? Verdict::Value::win : Verdict::Value::draw;
      if (value == verdict.value) {
        return move;
      }
      continue;
    }
    const bool won = verdict.value == Verdict::Value::win;
    // A loser's move is good if the other side cannot win sooner than it can at best.
    const int left = countOf(impl_->search.field().openSlots() & ~next.board.taken());
    const int rings = verdict.value == Verdict::Value::draw ? left
                      : won                                 ? verdict.rings - 1
                                                            : verdict.rings - 2;
    const bool attackerMoves = won == (next.toAct == seat);
    SolveLimits part = limits;
    part.nodes = limits.nodes - std::min(nodes() - first, limits.nodes);
    const auto can = forces(next, attackerMoves, rings, part);
    if (can && *can == won) {
      return move;
    }
  }
  return std::nullopt;
}

std::vector<MoveVerdict> Solver::solveMoves(const State& state, const SolveLimits& limits,
                                            const std::function<void(const MoveVerdict&)>& report) {
  std::vector<Question> questions;
  std::vector<MoveVerdict> answers;
  if (state.over()) {
    return answers;
  }
  for (const Move& move : impl_->rules.moves(state, seatAt(state.toAct))) {
    questions.emplace_back(impl_->rules, impl_->search.field(), state, move);
    answers.push_back({move, {}});
  }
  const std::uint64_t first = nodes();
  for (std::uint64_t share = 1024;; share *= 2) {
    bool all = true;
    for (std::size_t i = 0; i < questions.size(); ++i) {
      if (answers[i].verdict.settled()) {
        continue;
      }
      const std::uint64_t spent = nodes() - first;
      SolveLimits part = limits;
      part.nodes = limits.nodes - std::min(spent, limits.nodes);
      const bool going = spent < limits.nodes && questions[i].work(impl_->search, share, part);
      const Verdict verdict = questions[i].verdict();
      if (report && verdict != answers[i].verdict) {
        report({answers[i].move, verdict});
      }
      answers[i].verdict = verdict;
      if (!going) {
        return answers;
      }
      all = all && verdict.settled();
    }
    if (all) {
      return answers;
    }
  }
}

} // namespace igroteka::mozaring
