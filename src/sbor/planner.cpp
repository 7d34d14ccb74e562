// SPDX-License-Identifier: MIT
#include <igroteka/sbor/geometry.h>
#include <igroteka/sbor/planner.h>

#include <algorithm>
#include <unordered_set>

namespace igroteka::sbor {

namespace {

/// How likely what the seat has prepared survives the turns of the others.
constexpr double survival = 0.75;
/// How much of the gain to expect counts as made.
constexpr float gainShare = 0.6F;

Runner runnerOf(const Outlook& outlook, const DiceSet& kept, double share) {
  const Prospect prospect = prospectOf(outlook, kept);
  return {static_cast<double>(prospect.win) * share,
          laterChance(outlook.toGo - gainShare * prospect.gain)};
}

/// An opponent to a player who does not look at the others.
constexpr Runner unknownOpponent = {0.1, 0.15};

/// Calls `use` with every set of dice that can be kept.
template <class Use>
void forKeeps(const DiceSet& dice, const DiceSet& keep, int value, Use use) {
  if (value > 6) {
    use(keep);
    return;
  }
  DiceSet more = keep;
  for (int times = 0; times <= dice.count(value); ++times) {
    forKeeps(dice, more, value + 1, use);
    more.add(value);
  }
}

std::uint64_t mixed(std::uint64_t hash, std::uint64_t value) {
  return (hash ^ value) * 0x9e3779b97f4a7c15U + (hash >> 29U);
}

/// From -1 to 1, by the position alone.
double blurOf(const State& state) {
  return static_cast<double>(Random(hashOf(state)).below(2001)) / 1000.0 - 1.0;
}

struct Node {
  State state;
  std::shared_ptr<const Map> map;
  int parent = -1;
  Move move;
  Judgement judgement;
};

class Planner {
public:
  Planner(const Rules& rules, const Skill& skill, std::stop_token stop)
      : rules_(rules), skill_(skill), stop_(std::move(stop)) {}

  Plan plan(const State& state) {
    add(state, std::make_shared<const Map>(state), -1, Move());
    std::vector<int> layer = {0};
    while (!layer.empty() && !isSpent()) {
      std::vector<int> next;
      int rank = 0;
      for (const int parent : layer) {
        expand(parent, rank++ < skill_.shiftWidth, next);
      }
      sort(next);
      next.resize(std::min(next.size(), static_cast<std::size_t>(skill_.width)));
      layer = std::move(next);
    }
    return planTo(best());
  }

private:
  bool isSpent() const {
    return static_cast<int>(nodes_.size()) >= skill_.nodes || stop_.stop_requested();
  }

  void sort(std::vector<int>& layer) const {
    std::ranges::stable_sort(layer, std::ranges::greater(), [&](int index) {
      return nodes_[static_cast<std::size_t>(index)].judgement.value;
    });
  }

  void expand(int parent, bool shifts, std::vector<int>& next) {
    // Copies, since adding nodes moves them.
    const State state = nodes_[static_cast<std::size_t>(parent)].state;
    const auto map = nodes_[static_cast<std::size_t>(parent)].map;
    if (state.phase == Phase::over || state.dice.empty()) {
      return;
    }
    const Actor actor = seatAt(state.seat);
    for (const Move& move : rules_.moves(state, actor)) {
      if (!std::holds_alternative<End>(move)) {
        tryOut(rules_.after(state, actor, move), map, parent, move, next);
      }
    }
    if (!shifts) {
      return;
    }
    for (const Circle circle : rules_.movable(state)) {
      for (const Point spot : candidateSpots(rules_.fieldFor(state, circle))) {
        if (spot != state.centre(circle)) {
          const Move move = Shift{circle, spot};
          tryOut(rules_.after(state, actor, move), nullptr, parent, move, next);
        }
      }
    }
  }

  void tryOut(const State& state, std::shared_ptr<const Map> map, int parent, const Move& move,
              std::vector<int>& next) {
    if (isSpent() || !seen_.insert(hashOf(state)).second) {
      return;
    }
    next.push_back(static_cast<int>(nodes_.size()));
    add(state, map ? std::move(map) : std::make_shared<const Map>(state), parent, move);
  }

  void add(const State& state, std::shared_ptr<const Map> map, int parent, const Move& move) {
    const Judgement judgement = judgeEnd(state, *map, skill_);
    nodes_.push_back({state, std::move(map), parent, move, judgement});
  }

  int best() const {
    const auto found =
        std::ranges::max_element(nodes_, {}, [](const Node& node) { return node.judgement.value; });
    return static_cast<int>(found - nodes_.begin());
  }

  Plan planTo(int index) const {
    const Node& last = nodes_[static_cast<std::size_t>(index)];
    Plan plan;
    plan.last = last.state;
    plan.keep = last.judgement.keep;
    plan.value = last.judgement.value;
    plan.nodes = static_cast<int>(nodes_.size());
    for (int at = index; at > 0; at = nodes_[static_cast<std::size_t>(at)].parent) {
      plan.moves.push_back(nodes_[static_cast<std::size_t>(at)].move);
    }
    std::ranges::reverse(plan.moves);
    return plan;
  }

  const Rules& rules_;
  const Skill& skill_;
  std::stop_token stop_;
  std::vector<Node> nodes_;
  std::unordered_set<std::uint64_t> seen_;
};

} // namespace

Judgement judgeEnd(const State& state, const Map& map, const Skill& skill) {
  const Actor actor = seatAt(state.seat);
  if (state.phase == Phase::over) {
    const bool won = state.winners.contains(actor);
    return {won ? 1.0 / state.winners.size() : 0.0, DiceSet()};
  }
  const auto last = static_cast<std::size_t>(state.players - 1);
  std::array<Runner, maxPlayers> runners = {};
  for (std::size_t i = 0; i < last; ++i) {
    const auto seat = (state.seat + i + 1) % state.players;
    runners[i] = skill.watches ? runnerOf(outlookOf(state, map, static_cast<int>(seat)),
                                          state.kept[seat], 1.0)
                               : unknownOpponent;
  }
  const Outlook own = outlookOf(state, map, state.seat);
  Judgement best{-1, DiceSet()};
  const auto consider = [&](const DiceSet& keep) {
    runners[last] = runnerOf(own, keep, survival);
    const double value = raceShares(runners, state.players)[last];
    if (value > best.value + 1e-9) {
      best = {value, keep};
    }
  };
  if (skill.keeps) {
    forKeeps(state.dice, DiceSet(), 1, consider);
  } else {
    consider(DiceSet());
  }
  if (skill.blur > 0) {
    best.value = std::clamp(best.value + skill.blur * blurOf(state), 0.0, 1.0);
  }
  return best;
}

Plan planTurn(const Rules& rules, const State& state, const Skill& skill, std::stop_token stop) {
  return Planner(rules, skill, std::move(stop)).plan(state);
}

std::uint64_t hashOf(const State& state) {
  std::uint64_t hash = mixed(state.seat, state.dice.key());
  hash = mixed(hash, state.shifts);
  for (const Circle circle : state.laid) {
    const Point at = state.centre(circle);
    hash = mixed(hash, static_cast<std::uint64_t>(static_cast<std::uint32_t>(at.x)) << 32U |
                           static_cast<std::uint32_t>(at.y));
    hash = mixed(hash, static_cast<std::uint64_t>(circle.index) << 8U | state.on(circle).index);
  }
  for (const Doll doll : state.inside) {
    hash = mixed(hash, doll.index);
  }
  return hash;
}

} // namespace igroteka::sbor
