// SPDX-License-Identifier: MIT
#include "legality.h"

#include <igroteka/sbor/outlook.h>

#include <algorithm>
#include <cmath>

namespace igroteka::sbor {

namespace {

/// The index of a sorted pair of dice.
constexpr int pairOf(int a, int b) {
  const int low = std::min(a, b) - 1;
  const int high = std::max(a, b) - 1;
  return low * 6 - low * (low - 1) / 2 + high - low;
}

using Four = std::array<int, diceEach>;

/// All that is known of throws beforehand.
struct Tables {
  std::array<Four, outcomeKinds> dice = {};
  /// The outcome of four dice by their counts' key.
  std::array<int, 6 * 6 * 6 * 6> indexOf = {};
  std::array<Outcomes, pairKinds> holding; ///< the outcomes that hold a pair
  std::array<Outcomes, 6> fours;           ///< the outcome of four equal dice
  /// For each set of kept dice, by keptKey, the outcomes that can come and their chances.
  std::array<std::vector<std::pair<int, float>>, 7 * 7 * 7 * 7> coming;
  /// The two pairs into which an outcome can be split, in three ways.
  std::array<std::array<std::pair<int, int>, 3>, outcomeKinds> splits = {};

  Tables() {
    int count = 0;
    for (int a = 1; a <= 6; ++a) {
      for (int b = a; b <= 6; ++b) {
        for (int c = b; c <= 6; ++c) {
          for (int d = c; d <= 6; ++d) {
            add(count++, {a, b, c, d});
          }
        }
      }
    }
    for (int index = 0; index < outcomeKinds; ++index) {
      for (int subset = 0; subset < 1 << diceEach; ++subset) {
        comeTo(index, subset);
      }
    }
  }

  static std::size_t key(Four four) {
    std::ranges::sort(four);
    int key = 0;
    for (const int die : four) {
      key = key * 6 + die - 1;
    }
    return static_cast<std::size_t>(key);
  }
  int outcome(const Four& four) const { return indexOf[key(four)]; }

  static std::size_t keptKey(const DiceSet& kept) {
    int key = 0;
    for (int value = 1; value <= 6; ++value) {
      for (int i = 0; i < kept.count(value); ++i) {
        key = key * 7 + value;
      }
    }
    return static_cast<std::size_t>(key);
  }

private:
  /// Enters an outcome with the chance to throw the dice outside `subset` once those are kept.
  void comeTo(int index, int subset) {
    const Four& four = dice[static_cast<std::size_t>(index)];
    DiceSet kept;
    float chance = 1;
    int thrown = 0;
    int run = 0;
    int last = 0;
    for (int i = 0; i < diceEach; ++i) {
      const int die = four[static_cast<std::size_t>(i)];
      if (((subset >> i) & 1) != 0) {
        kept.add(die);
      } else {
        run = die == last ? run + 1 : 1;
        last = die;
        chance *= static_cast<float>(++thrown) / static_cast<float>(6 * run);
      }
    }
    auto& list = coming[keptKey(kept)];
    if (list.empty() || list.back().first != index) { // equal dice give equal subsets
      list.emplace_back(index, chance);
    }
  }

  void add(int index, const Four& four) {
    const auto at = static_cast<std::size_t>(index);
    dice[at] = four;
    indexOf[key(four)] = index;
    splits[at] = {{{pairOf(four[0], four[1]), pairOf(four[2], four[3])},
                   {pairOf(four[0], four[2]), pairOf(four[1], four[3])},
                   {pairOf(four[0], four[3]), pairOf(four[1], four[2])}}};
    for (const auto& [first, second] : splits[at]) {
      holding[static_cast<std::size_t>(first)].set(at);
      holding[static_cast<std::size_t>(second)].set(at);
    }
    if (four[0] == four[3]) {
      fours[static_cast<std::size_t>(four[0] - 1)].set(at);
    }
  }
};

const Tables& tables() {
  static const Tables all;
  return all;
}

/// The price of a pair of dice by its index.
struct Prices {
  std::array<int, 3> pairs = {};
  std::size_t count = 0;

  void add(int pair) { pairs[count++] = pair; }
};

/// What an action of the doll on `from` upon `to` costs this seat: own dolls a die for each circle,
/// all dolls a pair.
Prices pricesOf(const State& state, int seat, Circle from, Circle to) {
  Prices prices;
  if (state.on(from).owner() == seat) {
    prices.add(pairOf(from.number(), to.number()));
  }
  if (prices.count == 0 || from.number() != to.number()) {
    prices.add(pairOf(from.number(), from.number()));
  }
  return prices;
}

/// The last action of a seat: whether it completes the seat's doll, where, and at what prices.
struct Finish {
  bool possible = false; ///< with four equal dice at least
  Prices prices;         ///< none when the two are not neighbours
};

Finish finishOf(const State& state, const Places& places, int seat) {
  Finish finish;
  const Doll medium(seat, Size::medium);
  const Doll large(seat, Size::large);
  if (state.in(medium) != Doll(seat, Size::small)) {
    return finish;
  }
  const Circle atLarge = places.circle[large.index];
  const Circle atMedium = places.circle[medium.index];
  const Doll host = places.host[medium.index];
  // Either the medium doll stands and the large one is empty, or a trade gets it out of its host.
  finish.possible = host ? host != large : !state.in(large);
  if (finish.possible && state.areNeighbours(atLarge, atMedium)) {
    finish.prices.add(pairOf(atLarge.number(), atMedium.number()));
    if (atLarge.number() != atMedium.number()) {
      finish.prices.add(pairOf(atLarge.number(), atLarge.number()));
      finish.prices.add(pairOf(atMedium.number(), atMedium.number()));
    }
  }
  return finish;
}

/// Works the outlook of one seat out.
class Watcher {
public:
  Watcher(const State& state, const Map& map, int seat) : state_(state), map_(map), seat_(seat) {
    outlook_.toGo = actionsToGo(state, map, seat);
  }

  Outlook watch() {
    const Places places(state_);
    const Finish finish = finishOf(state_, places, seat_);
    if (finish.possible) {
      for (const Outcomes& four : tables().fours) {
        outlook_.wins |= four;
      }
    }
    for (std::size_t i = 0; i < finish.prices.count; ++i) {
      outlook_.wins |= tables().holding[static_cast<std::size_t>(finish.prices.pairs[i])];
    }
    for (int size = 0; size < dollsEach; ++size) {
      own_.insert(places.circle[Doll(seat_, static_cast<Size>(size)).index]);
    }
    steps();
    substitutions();
    gains();
    return outlook_;
  }

private:
  void steps() {
    for (const Circle own : own_) {
      for (const Circle near : state_.neighbours(own)) {
        step(own, near);
        if (!own_.contains(near) && !state_.isFree(near)) {
          step(near, own);
        }
      }
    }
  }

  void step(Circle from, Circle to) {
    const Prices prices = pricesOf(state_, seat_, from, to);
    for (const Action action : allActions) {
      if (!unfit(state_, action, from, to)) {
        tryOut(prices, action, from, to);
      }
    }
  }

  void substitutions() {
    for (const Circle own : own_) {
      const Circles same = state_.laid & Circles::numbered(own.number());
      for (const Circle other : same) {
        if (other != own && !(own_.contains(other) && other < own)) {
          Prices price;
          price.add(pairOf(own.number(), own.number()));
          tryOut(price, Action::swap, own, other);
        }
      }
    }
  }

  void tryOut(const Prices& prices, Action action, Circle from, Circle to) {
    State next = state_;
    perform(next, action, from, to);
    const float gain = outlook_.toGo - actionsToGo(next, map_, seat_);
    for (std::size_t i = 0; i < prices.count; ++i) {
      float& best = best_[static_cast<std::size_t>(prices.pairs[i])];
      best = std::max(best, gain);
    }
    const Finish finish = finishOf(next, Places(next), seat_);
    for (std::size_t i = 0; i < prices.count; ++i) {
      for (std::size_t j = 0; j < finish.prices.count; ++j) {
        together_[static_cast<std::size_t>(prices.pairs[i])] |= 1U << finish.prices.pairs[j];
      }
    }
  }

  /// From the best of each pair of dice to the best of each throw.
  void gains() {
    for (std::size_t outcome = 0; outcome < outcomeKinds; ++outcome) {
      float gain = 0;
      bool wins = false;
      for (const auto& [first, second] : tables().splits[outcome]) {
        const float one = best_[static_cast<std::size_t>(first)];
        const float two = best_[static_cast<std::size_t>(second)];
        gain = std::max(gain, std::max(one, two) + 0.5F * std::min(one, two));
        wins = wins || ((together_[static_cast<std::size_t>(first)] >> second) & 1U) != 0 ||
               ((together_[static_cast<std::size_t>(second)] >> first) & 1U) != 0;
      }
      outlook_.gain[outcome] = gain;
      if (wins) {
        outlook_.wins.set(outcome);
      }
    }
  }

  const State& state_;
  const Map& map_;
  int seat_;
  Outlook outlook_;
  Circles own_;
  std::array<float, pairKinds> best_ = {};
  /// For each price of a first action, the prices of the last one after it.
  std::array<std::uint32_t, pairKinds> together_ = {};
};

} // namespace

Outlook outlookOf(const State& state, const Map& map, int seat) {
  return Watcher(state, map, seat).watch();
}

Prospect prospectOf(const Outlook& outlook, const DiceSet& kept) {
  Prospect sum;
  for (const auto& [outcome, chance] : tables().coming[Tables::keptKey(kept)]) {
    const auto at = static_cast<std::size_t>(outcome);
    sum.win += outlook.wins.test(at) ? chance : 0.0F;
    sum.gain += outlook.gain[at] * chance;
  }
  return sum;
}

std::array<double, maxPlayers> raceShares(const std::array<Runner, maxPlayers>& runners,
                                          int players) {
  std::array<double, maxPlayers> shares = {};
  const auto count = static_cast<std::size_t>(players);
  double left = 1;
  for (std::size_t i = 0; i < count; ++i) {
    shares[i] = left * runners[i].next;
    left *= 1 - runners[i].next;
  }
  double nobody = 1;
  std::array<double, maxPlayers> round = {};
  for (std::size_t i = 0; i < count; ++i) {
    round[i] = nobody * runners[i].later;
    nobody *= 1 - runners[i].later;
  }
  for (std::size_t i = 0; i < count; ++i) {
    shares[i] += left * round[i] / (1 - nobody);
  }
  return shares;
}

double laterChance(float toGo) {
  return 1.0 / (1.0 + 1.5 * static_cast<double>(std::max(0.5F, toGo)));
}

} // namespace igroteka::sbor
