// SPDX-License-Identifier: MIT
#include "player_parts.h"

#include <igroteka/mozaring/player.h>

#include <algorithm>

namespace igroteka::mozaring {

namespace {

/// The nodes that a level spends.
struct Effort {
  std::uint64_t solve = 0;  ///< on the value of the position
  std::uint64_t moves = 0;  ///< on the values of the moves, when that of the position stays open
  std::uint64_t search = 0; ///< on the choice among what is left
  bool deep = false;        ///< follows forced lines, and does not rely on what others prevent
};

/// How much a deep search with several opponents counts what they can do together: found by games
/// between the levels.
constexpr double caution = 0.3;

/// Medium takes for equal what differs by so little a share.
constexpr double unsure = 0.06;

/// On an almost empty board the forced win is far away, but it is the same for every game.
constexpr int openingRings = 4;

Effort effortOf(Level level, const State& state) {
  switch (level) {
  case Level::beginner:
  case Level::easy:
  case Level::medium:
    return {40, 40, 0};
  case Level::hard:
    return {4'000, 4'000, 2'000};
  case Level::master:
    break;
  }
  const bool opening = state.board.count() <= openingRings;
  return {opening ? 1'600'000U : 150'000U, 60'000, 250'000, true};
}

double valueOf(const Verdict& verdict) {
  switch (verdict.value) {
  case Verdict::Value::win:
    return 1 - 0.001 * verdict.rings;
  case Verdict::Value::loss:
    return 0.001 * verdict.rings;
  case Verdict::Value::draw:
  case Verdict::Value::unknown:
    break;
  }
  return 0.5;
}

/// One decision of a level that calculates.
class Decision {
public:
  Decision(const Rules& rules, const State& state, Level level, std::uint64_t seed,
           std::stop_token stop)
      : rules_(rules), state_(state), seat_(state.toAct), effort_(effortOf(level, state)),
        seed_(seed), stop_(std::move(stop)) {
    for (const Move& move : rules.moves(state, seatAt(seat_))) {
      moves_.push_back(move);
    }
    // Equally good moves come in an order of chance, so that games differ.
    Random(seed).shuffle(std::span(moves_));
  }

  Choice<Move> choose() {
    const Options& options = rules_.chosen();
    if (moves_.size() > 1 && options.players == 2 && options.goal == Goal::first) {
      if (auto solved = solveRound()) {
        return *solved;
      }
      return search();
    }
    if (options.goal == Goal::first || options.goal == Goal::fewest) {
      if (auto winning = winNow()) {
        return *winning;
      }
    }
    keep([](auto&&... what) { return !losesSoon(what...); });
    if (effort_.search > 0) {
      keep([](auto&&... what) { return winsSoon(what...); });
    }
    return search();
  }

private:
  /// The value of this round, if the nodes suffice; else losing moves are struck out.
  std::optional<Choice<Move>> solveRound() {
    Options options = rules_.chosen();
    options.rounds = 1;
    const Rules round(options);
    State state = state_;
    state.round = 1;
    state.points.fill(0);
    Solver solver(round);
    SolveLimits limits;
    limits.stop = stop_;
    limits.nodes = effort_.solve;
    const auto solution = solver.solve(state, limits);
    if (solution.move) {
      return Choice<Move>{*solution.move, valueOf(solution.verdict),
                          reasonFor(rules_, state_, *solution.move, solution.verdict)};
    }
    limits.nodes = effort_.moves;
    std::vector<Move> lost;
    for (const MoveVerdict& one : solver.solveMoves(state, limits)) {
      if (one.verdict.value == Verdict::Value::win) {
        return Choice<Move>{one.move, valueOf(one.verdict),
                            reasonFor(rules_, state_, one.move, one.verdict)};
      }
      if (one.verdict.value == Verdict::Value::loss) {
        lost.push_back(one.move);
      }
    }
    if (lost.size() < moves_.size()) {
      std::erase_if(moves_,
                    [&](const Move& move) { return std::ranges::find(lost, move) != lost.end(); });
    }
    return std::nullopt;
  }

  /// A move that ends the round in favour of the seat.
  std::optional<Choice<Move>> winNow() const {
    for (const Move& move : moves_) {
      Board board = state_.board;
      if (move.swap) {
        continue;
      }
      board.place(move.colour, move.slot());
      if (rules_.completedBy(board, move.colour, move.slot()) != 0) {
        return Choice<Move>{move, rules_.chosen().rounds == 1 ? 1.0 : 0.8,
                            reasonFor(rules_, state_, move, {})};
      }
    }
    return std::nullopt;
  }

  /// Strikes out the moves after which something does not hold, if it holds after any.
  template <class Holds>
  void keep(Holds holds) {
    std::vector<Move> kept;
    for (const Move& move : moves_) {
      if (holds(rules_, rules_.after(state_, seatAt(seat_), move), seat_, int{state_.round})) {
        kept.push_back(move);
      }
    }
    if (!kept.empty()) {
      moves_ = kept;
    }
  }

  Choice<Move> search() const {
    ai::Limits limits;
    limits.nodes = effort_.search;
    limits.step = rules_.chosen().players == 2 ? 2 : 1;
    limits.unfinished = true;
    limits.stop = stop_;
    const bool race = rules_.chosen().goal == Goal::first;
    limits.caution = effort_.deep && race ? caution : 0;
    ai::Search<Rules, Evaluator> search(rules_, Evaluator{effort_.deep}, limits);
    auto ranked = search.rank(state_, seatAt(seat_), moves_);
    if (effort_.search == 0) {
      // One ply only, and not always the very best of it.
      const double close = ranked.front().value - unsure;
      const auto others =
          std::ranges::find_if(ranked, [&](const auto& one) { return one.value < close; });
      const auto count = static_cast<std::uint32_t>(others - ranked.begin());
      std::swap(ranked.front(), ranked[Random(seed_).below(count)]);
    }
    return {ranked.front().move, std::clamp(ranked.front().value, 0.0, 1.0),
            reasonFor(rules_, state_, ranked.front().move, {})};
  }

  const Rules& rules_;
  const State& state_;
  int seat_;
  Effort effort_;
  std::uint64_t seed_;
  std::stop_token stop_;
  std::vector<Move> moves_;
};

} // namespace

Choice<Move> Player::choose(const Rules& rules, const State& state, Actor seat, Level level,
                            std::uint64_t seed, std::stop_token stop) {
  if (level == Level::beginner || level == Level::easy) {
    Random random(seed);
    const Move move = childlikeMove(rules, state, level, random);
    const State next = rules.after(state, seat, move);
    const auto shares = next.over() ? ai::sharesOf(*rules.outcome(next), rules.chosen().players)
                                    : Evaluator{}.evaluate(rules, next);
    return {move, shares[static_cast<std::size_t>(igroteka::indexOf(seat))],
            reasonFor(rules, state, move, {})};
  }
  return Decision(rules, state, level, seed, std::move(stop)).choose();
}

} // namespace igroteka::mozaring
