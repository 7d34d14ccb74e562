// SPDX-License-Identifier: MIT
// How the computer players play.
#include "study.h"
#include "support/mozaring_plain.h"

#include <algorithm>
#include <array>
#include <iomanip>
#include <iostream>
#include <map>
#include <string>

namespace igroteka::study {

namespace plain = mozaring::plain;

namespace {

using mozaring::plain::Oversight;

constexpr std::array<std::string_view, 4> oversightWords = {
    "nothing", "its own win", "a forced win", "a loss that could be prevented"};

struct Table {
  std::string name;
  Options options;
};

/// Every preset with every number of players.
std::vector<Table> everyTable() {
  std::vector<Table> tables;
  for (const auto& one : mozaring::rulebookGames()) {
    for (int players = one.minPlayers; players <= one.maxPlayers; ++players) {
      const std::string name = std::string(one.id) + ", " + std::to_string(players) + " players";
      tables.push_back({name, one.make(players)});
    }
  }
  return tables;
}

State somePosition(const Rules& rules, Random& random) {
  const int slots = mozaring::countOf(mozaring::allSlots & ~rules.chosen().closed);
  for (;;) {
    const State state = rules.start({1});
    const auto rings = static_cast<int>(random.below(static_cast<std::uint32_t>(slots)));
    State now = state;
    while (!now.over() && now.board.count() < rings) {
      now = plain::after(rules, now, plain::anyMove(rules, now, random));
    }
    if (!now.over()) {
      return now;
    }
  }
}

std::string textOf(const Phrase& reason) {
  if (!reason.arguments.empty()) {
    if (const auto* inner = std::get_if<Phrase>(&reason.arguments[0])) {
      return inner->text.source;
    }
  }
  return reason.text.source;
}

} // namespace

bool oversight(const Plan& plan) {
  const int count = plan.count > 0 ? plan.count : 1000;
  std::array<int, oversightWords.size()> found{};
  Random random(plan.seed);
  for (int i = 0; i < count; ++i) {
    const Rules rules(plain::randomOptions(random));
    const State state = somePosition(rules, random);
    const Move move = choose(rules, state, Level::master, random.bits()).move;
    const auto what = static_cast<std::size_t>(plain::oversightOf(rules, state, move));
    ++found[what];
    tellProgress(i + 1, count);
    if (what != 0) {
      const Options& chosen = rules.chosen();
      std::cout << "position " << i << ": " << chosen.players << " players, goal "
                << static_cast<int>(chosen.goal) << ", " << state.board.count() << " rings, "
                << Rules::write(move) << " overlooks " << oversightWords[what] << std::endl;
    }
  }
  for (std::size_t i = 0; i < found.size(); ++i) {
    std::cout << found[i] << " moves overlook " << oversightWords[i] << '\n';
  }
  return found[0] == count;
}

bool answers(const Plan& plan) {
  const int games = plan.count > 0 ? plan.count : 4;
  bool all = true;
  for (const auto& [name, options] : everyTable()) {
    const Rules rules(options);
    std::vector<double> times;
    Random random(plan.seed);
    for (int game = 0; game < games; ++game) {
      State state = rules.start({1});
      // Two random rings, so that the games differ.
      for (int ring = 0; ring < 2 * (game % 2); ++ring) {
        state = plain::after(rules, state, plain::anyMove(rules, state, random));
      }
      while (!state.over()) {
        const double begun = processorSeconds();
        const Move move = choose(rules, state, Level::master, random.bits()).move;
        times.push_back(1000 * (processorSeconds() - begun));
        state = plain::after(rules, state, move);
      }
    }
    std::cout << std::left << std::setw(27) << name << std::right << std::setw(5) << times.size()
              << " answers, median " << std::fixed << std::setprecision(0) << std::setw(4)
              << quantile(times, 0.5) << " ms, 95 % within " << std::setw(4)
              << quantile(times, 0.95) << " ms, longest " << std::setw(4) << quantile(times, 1)
              << " ms" << std::endl;
    all = all && quantile(times, 0.5) < 150 && quantile(times, 1) < 3000;
  }
  return all;
}

bool script(const Plan& plan) {
  const int count = plan.count > 0 ? plan.count : 400;
  bool all = true;
  for (const auto& [name, options] : everyTable()) {
    if (options.players != 2 || options.goal != mozaring::Goal::first) {
      continue;
    }
    const Rules rules(options);
    Random random(plan.seed);
    int lost = 0;
    int won = 0;
    for (int game = 0; game < count; ++game) {
      State state = rules.start({1});
      const int beginner = game % 2;
      while (!state.over()) {
        const Move move = state.toAct == beginner
                              ? choose(rules, state, Level::beginner, random.bits()).move
                              : plain::scriptMove(rules, state, random);
        state = plain::after(rules, state, move);
      }
      won += plain::hasWon(state, beginner) ? 1 : 0;
      lost += plain::hasLost(state, beginner) ? 1 : 0;
    }
    std::cout << name << ": the beginner wins " << won << ", loses " << lost << " of " << count
              << " games\n";
    all = all && lost * 10 >= (won + lost) * 7;
  }
  return all;
}

bool reasons(const Plan& plan) {
  const int count = plan.count > 0 ? plan.count : 100;
  bool all = true;
  for (const auto& [name, options] : everyTable()) {
    const Rules rules(options);
    Random random(plan.seed);
    std::map<std::string, int> texts;
    for (int i = 0; i < count; ++i) {
      const State state =
          plain::randomPosition(rules, static_cast<int>(1 + random.below(12)), random);
      ++texts[textOf(choose(rules, state, Level::master, random.bits()).reason)];
    }
    const auto most = std::ranges::max_element(
        texts, [](const auto& a, const auto& b) { return a.second < b.second; });
    std::cout << std::left << std::setw(27) << name << texts.size() << " texts, the commonest "
              << most->second << " of " << count << " times: " << most->first << std::endl;
    all = all && most->second * 5 <= count;
  }
  return all;
}

} // namespace igroteka::study
