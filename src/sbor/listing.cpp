// SPDX-License-Identifier: MIT
#include "legality.h"

#include <algorithm>

namespace igroteka::sbor {

namespace {

/// Calls `use` with every multiset of `count` dice in the lexical order of their values.
template <class Use>
void forThrows(int count, Use use) {
  Throw thrown;
  const auto fill = [&](auto& self, int least) -> void {
    if (thrown.count == count) {
      use(thrown);
      return;
    }
    for (int value = least; value <= 6; ++value) {
      thrown.add(value);
      self(self, value);
      thrown.dice[--thrown.count] = 0;
    }
  };
  fill(fill, 1);
}

/// In how many orders these dice can fall.
int ordersOf(const Throw& thrown) {
  int orders = 1;
  int run = 0;
  for (int i = 0; i < thrown.count; ++i) {
    const auto at = static_cast<std::size_t>(i);
    run = i > 0 && thrown.dice[at] == thrown.dice[at - 1] ? run + 1 : 1;
    orders = orders * (i + 1) / run;
  }
  return orders;
}

class Lister {
public:
  Lister(const State& state, Moves& moves) : state_(state), moves_(moves) {}

  void dolls() {
    const int owner = dressedBy(state_.seat, state_.players);
    for (int size = 0; size < dollsEach; ++size) {
      const Doll doll(owner, static_cast<Size>(size));
      for (const Circle circle : state_.laid) {
        if (!state_.isPlaced(doll) && state_.isFree(circle)) {
          moves_.push_back(Stand{doll, circle});
        }
      }
    }
  }

  void actions() {
    for (const Circle from : state_.laid) {
      const Doll doll = state_.on(from);
      if (!doll || state_.dice.count(from.number()) == 0) {
        continue;
      }
      const bool pair = state_.dice.count(from.number()) >= 2;
      for (const Circle to : state_.neighbours(from)) {
        const bool paid = to.number() == from.number() ? pair : state_.dice.count(to.number()) > 0;
        if (paid && doll.owner() == state_.seat) {
          between(Power::none, from, to);
        }
        if (pair) {
          between(Power::manipulation, from, to);
        }
      }
    }
    powers();
  }

  void ends() { keep(End(), 1); }

private:
  void between(Power power, Circle from, Circle to) {
    for (const Action action : allActions) {
      if (!unfit(state_, action, from, to)) {
        moves_.push_back(Act{power, action, from, to});
      }
    }
  }

  void powers() {
    for (int value = 1; value <= 6; ++value) {
      if (state_.dice.count(value) >= 2) {
        substitutions(value);
      }
    }
    if (const int value = state_.dice.equal(3)) {
      teleports(value);
    }
    if (state_.dice.equal(4) != 0) {
      forces();
    }
  }

  void substitutions(int value) {
    const Circles same = state_.laid & Circles::numbered(value);
    for (const Circle a : same) {
      for (const Circle b : same) {
        if (a < b && !(state_.isFree(a) && state_.isFree(b))) {
          moves_.push_back(Substitute(a, b));
        }
      }
    }
  }

  void teleports(int value) {
    for (const Circle from : state_.laid) {
      for (const Circle to : state_.laid) {
        const bool numbered = from.number() == value || to.number() == value;
        if (numbered && !state_.isFree(from) && state_.isFree(to)) {
          moves_.push_back(Teleport{from, to});
        }
      }
    }
  }

  void forces() {
    for (const Circle from : state_.laid) {
      for (const Circle to : state_.laid) {
        if (from != to && !state_.isFree(from)) {
          between(Power::force, from, to);
        }
      }
    }
  }

  /// Ends that keep `end.keep` and any more of the dice from `value` on.
  void keep(const End& end, int value) {
    if (value > 6) {
      moves_.push_back(end);
      return;
    }
    End more = end;
    for (int times = 0; times <= state_.dice.count(value); ++times) {
      keep(more, value + 1);
      more.keep.add(value);
    }
  }

  const State& state_;
  Moves& moves_;
};

/// A random place for a circle beside another one; nothing when none was found soon.
std::optional<Point> randomPlace(const Field& field, Random& random) {
  const auto centres = field.centres();
  if (centres.empty()) {
    return Point{};
  }
  constexpr int tries = 32;
  for (int i = 0; i < tries; ++i) {
    const Point centre = centres[random.below(static_cast<std::uint32_t>(centres.size()))];
    const Point towards{centre.x + static_cast<std::int32_t>(random.below(2001)) - 1000,
                        centre.y + static_cast<std::int32_t>(random.below(2001)) - 1000};
    const Point place = placeBeside(centre, towards);
    if (field.isLegal(place)) {
      return place;
    }
  }
  const auto spots = candidateSpots(field);
  return spots.empty()
             ? std::nullopt
             : std::optional(spots[random.below(static_cast<std::uint32_t>(spots.size()))]);
}

/// The numbers of the circles that the seat to act has not laid.
std::vector<int> unlaid(const State& state) {
  std::vector<int> numbers;
  for (int number = 1; number <= circlesEach; ++number) {
    if (!state.laid.contains(Circle(number, state.seat))) {
      numbers.push_back(number);
    }
  }
  return numbers;
}

template <class Things>
auto anyOf(const Things& things, Random& random) {
  auto chosen = things.begin();
  for (auto left = random.below(static_cast<std::uint32_t>(things.size())); left > 0; --left) {
    ++chosen;
  }
  return *chosen;
}

Move randomThrow(const State& state, Random& random) {
  Throw thrown;
  for (int i = 0; i < state.diceDue(); ++i) {
    thrown.add(1 + static_cast<int>(random.below(6)));
  }
  return thrown;
}

} // namespace

Moves Rules::moves(const State& state, Actor actor) const {
  Moves all;
  if (!actors(state).contains(actor)) {
    return all;
  }
  Lister lister(state, all);
  switch (state.phase) {
  case Phase::standing:
    lister.dolls();
    break;
  case Phase::throwing:
    forThrows(state.diceDue(), [&](const Throw& thrown) { all.push_back(thrown); });
    break;
  case Phase::acting:
    lister.actions();
    lister.ends();
    break;
  default:
    break;
  }
  return all;
}

std::vector<std::string> Rules::listing(const State& state) const {
  std::vector<std::string> texts;
  if (state.phase == Phase::throwing) {
    return {"roll " + std::to_string(state.diceDue())};
  }
  if (state.phase == Phase::laying) {
    for (const int number : unlaid(state)) {
      texts.push_back("circle " + std::to_string(number) + " *");
    }
    return texts;
  }
  for (const Move& move : moves(state, seatAt(state.seat))) {
    texts.push_back(write(move));
  }
  for (const Circle circle : movable(state)) {
    texts.push_back("shift " + name(circle) + " *");
  }
  std::ranges::sort(texts);
  return texts;
}

std::optional<Move> Rules::sample(const State& state, Actor actor, Random& random) const {
  if (!actors(state).contains(actor)) {
    return std::nullopt;
  }
  if (state.phase == Phase::throwing) {
    return randomThrow(state, random);
  }
  if (state.phase == Phase::laying) {
    const int number = anyOf(unlaid(state), random);
    const auto place = randomPlace(fieldFor(state, Circle(number, state.seat)), random);
    return place ? std::optional<Move>(Lay{static_cast<std::uint8_t>(number), *place})
                 : std::nullopt;
  }
  const Circles circles = movable(state);
  if (!circles.empty() && random.below(4) == 0) {
    const Circle circle = anyOf(circles, random);
    const auto place = randomPlace(fieldFor(state, circle), random);
    if (place && *place != state.centre(circle)) {
      return Shift{circle, *place};
    }
  }
  return anyOf(moves(state, actor), random);
}

std::vector<Chance<Move>> Rules::chances(const State& state) const {
  std::vector<Chance<Move>> all;
  if (state.phase == Phase::throwing) {
    forThrows(state.diceDue(), [&](const Throw& thrown) {
      all.push_back({thrown, ordersOf(thrown)});
    });
  }
  return all;
}

Move Rules::thrown(const State& state, const Dice& dice) const {
  Throw thrown;
  for (int i = 0; i < state.diceDue(); ++i) {
    thrown.add(dice.roll(static_cast<int>(state.turn), i));
  }
  return thrown;
}

bool Rules::reveals(const State&, Actor, const Move& move) const {
  return std::holds_alternative<Throw>(move);
}

} // namespace igroteka::sbor
