// SPDX-License-Identifier: MIT
#pragma once

#include <igroteka/ai/evaluator.h>
#include <igroteka/core/playout.h>

#include <algorithm>
#include <cstdint>
#include <optional>
#include <stop_token>
#include <utility>
#include <vector>

namespace igroteka::ai {

/// How far a search may go. Nodes, not time, so that the same question has the same answer.
struct Limits {
  std::uint64_t nodes = 10'000; ///< positions looked at
  int depth = 100;              ///< plies ahead
  int step = 1; ///< plies by which the depth grows; 2 keeps the last word with the same player
  std::stop_token stop = {};
  /// Whether the last depth counts as far as it got, provided that it got beyond the best move of
  /// the depth before.
  bool unfinished = false;
  /// With three players and more, 0 to 1: how much of what a move is worth is what the seat keeps
  /// if the others all play against it. Without it a seat relies on each of them to prevent what
  /// harms them, weak players too.
  double caution = 0;
};

template <class Move>
struct RankedMove {
  Move move;
  double value = 0; ///< the share that the searching seat expects
};

/// A search for any game in which moves can be listed or sampled: every seat follows its own
/// interest, chance is averaged, and depth grows until the nodes are used up. Two players are
/// searched with full alpha-beta; more with the cuts that stay true when everybody plays for
/// themselves.
template <Rules R, Evaluator<R> E>
class Search {
  using Move = typename R::Move;
  using State = typename R::State;

public:
  Search(const R& rules, E evaluator, Limits limits)
      : rules_(rules), evaluator_(std::move(evaluator)), limits_(std::move(limits)),
        players_(rules.chosen().players) {}

  /// The moves of the seat, the best first; empty where it has none. Only `considered` are looked
  /// at, if they are given.
  std::vector<RankedMove<Move>> rank(const State& state, Actor seat,
                                     const std::vector<Move>& considered = {}) {
    root_ = state;
    seat_ = seat;
    std::vector<RankedMove<Move>> best;
    for (const Move& move : considered.empty() ? movesOf(state, seat) : considered) {
      const State next = rules_.after(state, seat, move);
      best.push_back({move, valueOfLeaf(next, 1)[index(seat)]});
    }
    sort(best);
    for (int depth = 2; depth <= limits_.depth && best.size() > 1 && !spent();
         depth += limits_.step) {
      reachedEnd_ = true;
      auto deeper = searchRoot(best, depth);
      if (!deeper) {
        break;
      }
      best = std::move(*deeper);
      depth_ = depth;
      if (reachedEnd_) {
        break;
      }
    }
    return best;
  }

  std::uint64_t nodes() const { return nodes_; }
  /// The plies that the last ranking looked ahead in full.
  int depth() const { return depth_; }

private:
  struct Child {
    State state;
    Shares shares;
  };

  static std::size_t index(Actor seat) { return static_cast<std::size_t>(indexOf(seat)); }
  /// Where the share stands that this player wants to be large.
  std::size_t sideOf(Actor actor) const {
    return allied_ && actor != seat_ ? firstOther() : index(actor);
  }
  std::size_t firstOther() const { return seat_ == Actor::seat1 ? 1 : 0; }
  static void sort(std::vector<RankedMove<Move>>& moves) {
    std::ranges::stable_sort(moves, [](const auto& a, const auto& b) { return a.value > b.value; });
  }

  bool spent() const { return nodes_ >= limits_.nodes || limits_.stop.stop_requested(); }

  std::vector<Move> movesOf(const State& state, Actor seat) const {
    std::vector<Move> list;
    if constexpr (Forcing<E, R>) {
      list = evaluator_.forced(rules_, state);
      if (!list.empty()) {
        return list;
      }
    }
    if constexpr (Enumerable<R>) {
      for (const auto& move : rules_.moves(state, seat)) {
        list.push_back(move);
      }
    }
    if constexpr (Sampling<R>) {
      Random random(nodes_);
      for (int i = 0; i < samples; ++i) {
        const auto move = rules_.sample(state, seat, random);
        if (move && std::ranges::find(list, *move) == list.end()) {
          list.push_back(*move);
        }
      }
    }
    return list;
  }

  bool beyond(const State& state) const {
    if constexpr (Bounded<E, R>) {
      return evaluator_.beyond(root_, state);
    } else {
      return false;
    }
  }

  bool isLeaf(const State& state) const { return rules_.actors(state).empty() || beyond(state); }

  Shares valueOfLeaf(const State& state, int ply) {
    ++nodes_;
    const auto outcome = rules_.outcome(state);
    const Shares shares = faded(
        outcome ? sharesOf(*outcome, players_) : evaluator_.evaluate(rules_, state), players_, ply);
    if (!allied_) {
      return shares;
    }
    Shares sides{};
    sides[index(seat_)] = shares[index(seat_)];
    sides[firstOther()] = 1 - shares[index(seat_)];
    return sides;
  }

  /// What the seat can expect after a move of its own.
  double worth(const State& next, int depth, const Shares& floors) {
    if (limits_.caution <= 0 || players_ == 2) {
      return search(next, 1, depth, floors)[index(seat_)];
    }
    const double own = search(next, 1, depth, Shares{})[index(seat_)];
    allied_ = true;
    const double kept = search(next, 1, depth, Shares{})[index(seat_)];
    allied_ = false;
    return (1 - limits_.caution) * own + limits_.caution * kept;
  }

  /// One more ply for every root move; nothing if the nodes ran out on the way, unless what was
  /// done counts: then those moves come first, the others after them as they were.
  std::optional<std::vector<RankedMove<Move>>>
  searchRoot(const std::vector<RankedMove<Move>>& moves, int depth) {
    std::vector<RankedMove<Move>> done;
    Shares floors{};
    for (const auto& ranked : moves) {
      const State next = rules_.after(root_, seat_, ranked.move);
      const double value = worth(next, depth, floors);
      if (spent()) {
        if (!limits_.unfinished || done.empty()) {
          return std::nullopt;
        }
        sort(done);
        done.insert(done.end(), moves.begin() + static_cast<std::ptrdiff_t>(done.size()),
                    moves.end());
        return done;
      }
      // A value cut off by the floor is only a bound: a hair below what it could not reach.
      const bool cut = value <= floors[index(seat_)] && !done.empty();
      done.push_back({ranked.move, cut ? value - 1e-9 * static_cast<double>(done.size()) : value});
      floors[index(seat_)] = std::max(floors[index(seat_)], value);
    }
    sort(done);
    return done;
  }

  /// `floors` are shares that seats have for sure elsewhere: what gives one of them less is cut.
  Shares search(const State& state, int ply, int depth, const Shares& floors) {
    if (isLeaf(state)) {
      return valueOfLeaf(state, ply);
    }
    if (ply >= depth) {
      reachedEnd_ = false;
      return valueOfLeaf(state, ply);
    }
    const Actors actors = rules_.actors(state);
    if constexpr (Chancy<R>) {
      if (actors.contains(Actor::nature)) {
        return average(state, ply, depth);
      }
    }
    const Actor actor = actors.contains(seat_) ? seat_ : actors.first();
    return choose(state, actor, ply, depth, floors);
  }

  Shares average(const State& state, int ply, int depth) {
    Shares sum{};
    if constexpr (Chancy<R>) {
      int weights = 0;
      for (const auto& chance : rules_.chances(state)) {
        const State next = rules_.after(state, Actor::nature, chance.move);
        const Shares shares = search(next, ply + 1, depth, Shares{});
        for (std::size_t seat = 0; seat < sum.size(); ++seat) {
          sum[seat] += shares[seat] * chance.weight;
        }
        weights += chance.weight;
      }
      for (double& share : sum) {
        share /= std::max(weights, 1);
      }
    }
    return sum;
  }

  /// The children, those that look best for the actor first.
  std::vector<Child> childrenOf(const State& state, Actor actor, int ply) {
    std::vector<Child> children;
    for (const Move& move : movesOf(state, actor)) {
      Child child{rules_.after(state, actor, move), {}};
      child.shares = valueOfLeaf(child.state, ply + 1);
      children.push_back(std::move(child));
    }
    std::ranges::stable_sort(children, [&](const Child& a, const Child& b) {
      return a.shares[sideOf(actor)] > b.shares[sideOf(actor)];
    });
    return children;
  }

  Shares choose(const State& state, Actor actor, int ply, int depth, const Shares& floors) {
    Shares best{};
    bool any = false;
    const std::size_t side = sideOf(actor);
    Shares inner = players_ == 2 || allied_ ? floors : Shares{};
    const auto children = childrenOf(state, actor, ply);
    if constexpr (Forcing<E, R>) {
      depth += children.size() == 1 ? 1 : 0;
    }
    for (const Child& child : children) {
      const bool leaf = isLeaf(child.state);
      reachedEnd_ = reachedEnd_ && (leaf || ply + 1 < depth);
      const Shares shares = leaf || ply + 1 >= depth || spent()
                                ? child.shares
                                : search(child.state, ply + 1, depth, inner);
      if (!any || shares[side] > best[side]) {
        best = shares;
        any = true;
        inner[side] = std::max(inner[side], best[side]);
      }
      if (cutOff(best[side], side, floors)) {
        break;
      }
    }
    return any ? best : valueOfLeaf(state, ply);
  }

  /// Whether so large a share for this side leaves some other one less than it has elsewhere.
  bool cutOff(double share, std::size_t side, const Shares& floors) const {
    for (std::size_t other = 0; other < static_cast<std::size_t>(players_); ++other) {
      if (other != side && floors[other] > 0 && share >= 1 - floors[other]) {
        return true;
      }
    }
    return false;
  }

  static constexpr int samples = 24;

  const R& rules_;
  E evaluator_;
  Limits limits_;
  int players_;
  State root_{};
  Actor seat_ = Actor::seat1;
  bool allied_ = false; ///< whether all others play against the seat
  std::uint64_t nodes_ = 0;
  int depth_ = 1;
  bool reachedEnd_ = false;
};

} // namespace igroteka::ai
