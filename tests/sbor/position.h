// SPDX-License-Identifier: MIT
#pragma once

#include <igroteka/sbor/rules.h>

#include <gtest/gtest.h>

#include <algorithm>
#include <map>
#include <optional>
#include <string>
#include <utility>
#include <vector>

namespace igroteka::sbor::testing {

inline Circle circle(const std::string& name) {
  return readCircle(name).value();
}

inline Doll doll(const std::string& name) {
  return readDoll(name).value();
}

inline Move move(const std::string& text) {
  const auto read = readMove(text);
  EXPECT_TRUE(read) << text;
  return read.value_or(Move());
}

/// A position in the middle of a game, made by hand, and what can be asked of it.
class Table {
public:
  explicit Table(int players = 2, bool wholeField = false)
      : rules(Options{players, wholeField}), state(rules.start({Actor::seat1})) {
    state.phase = Phase::acting;
  }

  Table& lay(const std::string& name, int x, int y) {
    place(state, circle(name), {x, y});
    return *this;
  }
  /// A chain, outermost first: "bL aM".
  Table& stand(const std::string& name, const std::string& chain) {
    Doll outer;
    for (std::size_t at = 0; at < chain.size(); at += 3) {
      const Doll next = doll(chain.substr(at, 2));
      (outer ? state.inside[outer.index] : state.standing[circle(name).index]) = next;
      state.placed = static_cast<std::uint16_t>(state.placed | 1U << next.index);
      outer = next;
    }
    return *this;
  }
  Table& dice(std::initializer_list<int> values) {
    state.dice = DiceSet();
    for (const int value : values) {
      state.dice.add(value);
    }
    return *this;
  }
  Table& turnOf(int seat) {
    state.seat = static_cast<std::uint8_t>(seat);
    return *this;
  }

  Actor actor() const {
    const Actors actors = rules.actors(state);
    return actors.empty() ? seatAt(state.seat) : actors.first();
  }
  std::optional<Reason> refused(const std::string& text) const {
    const auto refusal = rules.refusal(state, actor(), move(text));
    return refusal ? std::optional(refusal->reason) : std::nullopt;
  }
  bool allows(const std::string& text) const { return !refused(text); }
  /// Makes a move that must be legal.
  Table& play(const std::string& text) {
    EXPECT_TRUE(allows(text))
        << text << ": "
        << english(Rules::explain(rules.refusal(state, actor(), move(text)).value_or(Refusal())));
    state = rules.after(state, actor(), move(text));
    return *this;
  }
  Table after(const std::string& text) const { return Table(*this).play(text); }

  std::string chain(const std::string& name) const {
    std::string text;
    for (Doll next = state.on(circle(name)); next; next = state.in(next)) {
      text += text.empty() ? sbor::name(next) : ' ' + sbor::name(next);
    }
    return text;
  }
  std::string unused() const { return sbor::name(state.dice); }
  std::vector<std::string> legal() const { return igroteka::listing(rules, state); }
  bool lists(const std::string& text) const {
    const auto all = legal();
    return std::ranges::find(all, text) != all.end();
  }

  Rules rules;
  State state;
};

/// Two circles that touch, of different numbers, and far from them a third and a fourth that touch.
inline Table pairOfPairs(int players = 2) {
  Table table(players);
  table.lay("1a", 0, 0).lay("2a", 2000, 0).lay("1b", 10000, 0).lay("2b", 12000, 0);
  return table;
}

/// A game of the standard setup for `players`, all circles in a row and all dolls put out, before
/// the first throw; seat 1 begins.
inline Table rowOfCircles(int players) {
  Table table(players);
  table.state = table.rules.start({Actor::seat1});
  int x = 0;
  for (int number = 1; number <= circlesEach; ++number) {
    for (int seat = 0; seat < players; ++seat) {
      table.play("circle " + std::to_string(number) + ' ' + std::to_string(x) + ",0");
      x += touching;
    }
  }
  for (int size = 0; size < dollsEach; ++size) {
    for (int seat = 0; seat < players; ++seat) {
      const Doll next(dressedBy(seat, players), static_cast<Size>(size));
      table.play("doll " + name(next) + ' ' + name(Circle(size + 1, seat)));
    }
  }
  return table;
}

} // namespace igroteka::sbor::testing
