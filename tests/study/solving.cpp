// SPDX-License-Identifier: MIT
// What the solver finds, and how long it takes.
#include "study.h"
#include "support/mozaring_plain.h"

#include <igroteka/mozaring/solver.h>

#include <algorithm>
#include <array>
#include <iomanip>
#include <iostream>

namespace igroteka::study {

namespace plain = mozaring::plain;

namespace {

using mozaring::MoveVerdict;
using mozaring::SolveLimits;
using mozaring::Solver;
using mozaring::Verdict;
using Value = Verdict::Value;

constexpr double mostSeconds = 10;

std::string wordsOf(const Verdict& verdict) {
  switch (verdict.value) {
  case Value::win:
    return "win in " + std::to_string(verdict.rings);
  case Value::loss:
    return "loss in " + std::to_string(verdict.rings);
  case Value::draw:
    return "draw";
  case Value::unknown:
    break;
  }
  return "unknown, no win within " + std::to_string(verdict.open);
}

State played(const Rules& rules, const char* ring) {
  const State start = rules.start({1});
  return ring == nullptr ? start : plain::after(rules, start, *Rules::read(ring));
}

struct Fact {
  const char* preset;
  const char* ring; ///< the only one on the board; none if null
  Verdict verdict;
};

/// The quick ones first. Rings are counted from the position on; 0 where the facts give none.
constexpr std::array knownFacts = {
    Fact{"biggest", nullptr, {Value::win, 9, 0}},   Fact{"biggest", "Bs1", {Value::win, 0, 0}},
    Fact{"biggest", "Bs2", {Value::win, 0, 0}},     Fact{"biggest", "Bs5", {Value::win, 0, 0}},
    Fact{"biggest", "Bm1", {Value::loss, 0, 0}},    Fact{"biggest", "Bm2", {Value::win, 0, 0}},
    Fact{"biggest", "Bm5", {Value::win, 0, 0}},     Fact{"biggest", "Bl1", {Value::win, 0, 0}},
    Fact{"biggest", "Bl2", {Value::win, 0, 0}},     Fact{"biggest", "Bl5", {Value::loss, 0, 0}},
    Fact{"standard", nullptr, {Value::win, 15, 0}}, Fact{"standard", "Bm5", {Value::loss, 14, 0}},
    Fact{"standard", "Bs5", {Value::win, 19, 0}},   Fact{"standard", "Bl5", {Value::win, 19, 0}},
    Fact{"standard", "Bm1", {Value::win, 21, 0}},
};

bool check(const Fact& fact) {
  const Rules rules(preset(fact.preset, 2));
  Solver solver(rules);
  const double begun = processorSeconds();
  const auto solution = solver.solve(played(rules, fact.ring), {});
  std::cout << std::left << std::setw(9) << fact.preset << std::setw(6)
            << (fact.ring == nullptr ? "empty" : fact.ring) << std::setw(12)
            << wordsOf(solution.verdict) << std::right << std::setw(12) << solver.nodes()
            << " nodes" << std::fixed << std::setprecision(2) << std::setw(9)
            << processorSeconds() - begun << " s" << std::endl;
  return solution.verdict.value == fact.verdict.value &&
         (fact.verdict.rings == 0 || solution.verdict.rings == fact.verdict.rings);
}

SolveLimits limitsOf(const ProcessorLimit& limit) {
  SolveLimits limits;
  limits.stop = limit.token();
  return limits;
}

/// A position with at least so many rings: just those, which are the hardest, or up to half of what
/// is left more. Every fourth is of the game biggest.
struct Sample {
  Rules rules;
  State state;
};

Sample sampleOf(int index, int fewest, bool hard, Random& random) {
  const bool biggest = index % 4 == 3;
  const Rules rules(preset(biggest ? "biggest" : "standard", 2));
  const int all = biggest ? 16 : mozaring::slotCount;
  const auto most = static_cast<std::uint32_t>((all - fewest) / 2);
  const int more = hard ? 0 : static_cast<int>(random.below(most + 1));
  return {rules, plain::randomPosition(rules, fewest + more, random)};
}

/// What `solve` gives within the time of one position, which is added to the times.
template <class Solve>
auto timed(std::vector<double>& times, Solve solve) {
  const ProcessorLimit limit(mostSeconds);
  const double begun = processorSeconds();
  auto solution = solve(limitsOf(limit));
  times.push_back(processorSeconds() - begun);
  return solution;
}

void tellTimes(const std::vector<double>& times, int settled) {
  std::cout << settled << " of " << times.size() << " settled; processor time: median "
            << std::fixed << std::setprecision(3) << quantile(times, 0.5) << " s, 95 % within "
            << quantile(times, 0.95) << " s, longest " << quantile(times, 1) << " s\n";
}

} // namespace

bool facts(const Plan&) {
  bool all = true;
  for (const Fact& fact : knownFacts) {
    all = check(fact) && all;
  }
  return all;
}

bool agree(const Plan& plan) {
  const int count = plan.count > 0 ? plan.count : 300;
  const Rules rules(preset("standard", 2));
  // One solver for all: what it remembers of one position must not mislead it in another.
  Solver solver(rules);
  Random random(plan.seed);
  int agreed = 0;
  int draws = 0;
  for (int i = 0; i < count; ++i) {
    const State state =
        plain::randomPosition(rules, 14 + static_cast<int>(random.below(7)), random);
    plain::Values values(rules);
    const Verdict plain = values.of(state);
    bool same = solver.solve(state, {}).verdict == plain;
    for (const auto& [move, verdict] : solver.solveMoves(state, {})) {
      same = same && verdict == values.of(state, move);
    }
    agreed += same ? 1 : 0;
    draws += plain.value == Value::draw ? 1 : 0;
    tellProgress(i + 1, count);
  }
  std::cout << agreed << " of " << count << " positions agree in the values of all moves; " << draws
            << " are draws\n";
  return agreed == count;
}

bool settle(const Plan& plan) {
  const int count = plan.count > 0 ? plan.count : 200;
  int settled = 0;
  Random random(plan.seed);
  std::vector<double> times;
  for (int i = 0; i < count; ++i) {
    const auto [rules, state] = sampleOf(i, 8, i % 3 == 0, random);
    Solver solver(rules);
    const auto solution = timed(
        times, [&, &at = state](const SolveLimits& limits) { return solver.solve(at, limits); });
    settled += solution.verdict.settled() ? 1 : 0;
    tellProgress(i + 1, count);
    if (times.back() > 1) {
      std::cout << "position " << i << ", " << state.board.count() << " rings: " << std::fixed
                << std::setprecision(2) << times.back() << " s, " << solver.nodes() << " nodes, "
                << wordsOf(solution.verdict) << std::endl;
    }
  }
  tellTimes(times, settled);
  return settled == count;
}

bool evaluate(const Plan& plan) {
  const int count = plan.count > 0 ? plan.count : 200;
  int settled = 0;
  Random random(plan.seed);
  std::vector<double> times;
  for (int i = 0; i < count; ++i) {
    const auto [rules, state] = sampleOf(i, 6, false, random);
    Solver solver(rules);
    const auto verdicts = timed(times, [&, &at = state](const SolveLimits& limits) {
      return solver.solveMoves(at, limits);
    });
    const auto open = std::ranges::count_if(
        verdicts, [](const MoveVerdict& one) { return !one.verdict.settled(); });
    settled += open == 0 ? 1 : 0;
    tellProgress(i + 1, count);
    if (open > 0) {
      std::cout << "position " << i << ", " << state.board.count() << " rings: " << open << " of "
                << verdicts.size() << " moves open" << std::endl;
    }
  }
  tellTimes(times, settled);
  return settled * 100 >= count * 95;
}

} // namespace igroteka::study
