// SPDX-License-Identifier: MIT
#pragma once

#include <igroteka/core/level.h>
#include <igroteka/mozaring/player.h>
#include <igroteka/mozaring/rules.h>
#include <igroteka/mozaring/solver.h>

#include <chrono>
#include <cstdint>
#include <stop_token>
#include <string_view>
#include <thread>
#include <vector>

/// Measurements and proofs of Mozaring's computer players that take too long for every test run.
/// scripts/study-mozaring runs them; docs/ai.md holds what they found.
namespace igroteka::study {

using mozaring::Move;
using mozaring::Options;
using mozaring::Rules;
using mozaring::State;

/// What the command line chooses. Zero counts mean the study's own.
struct Plan {
  int count = 0;
  std::uint64_t seed = 1;
};

/// The studies; each prints what it found and gives whether all that must hold did.
bool facts(const Plan& plan);     ///< the solved facts, with nodes and processor time
bool coalition(const Plan& plan); ///< three and four players: the others can always prevent a win
bool replay(const Plan& plan);    ///< the master's forced win against every legal answer
bool agree(const Plan& plan);     ///< the solver against a plain search, 14 rings and more
bool settle(const Plan& plan);    ///< positions with eight rings and more, solved
bool evaluate(const Plan& plan);  ///< positions with six rings and more, every move solved
bool oversight(const Plan& plan); ///< the master against a plain search of the round of turns
bool answers(const Plan& plan);   ///< how long the master thinks
bool script(const Plan& plan);    ///< the beginner against the script
bool reasons(const Plan& plan);   ///< how often each reason is given

Options preset(std::string_view id, int players);

/// The master's, or another level's, move.
Choice<Move> choose(const Rules& rules, const State& state, Level level, std::uint64_t seed);

/// The processor time of this process so far, in seconds: a busy machine does not change it much.
double processorSeconds();

/// Asks for a stop after so much processor time.
class ProcessorLimit {
public:
  explicit ProcessorLimit(double seconds);
  std::stop_token token() const { return source_.get_token(); }

private:
  std::stop_source source_;
  std::jthread thread_;
};

/// Says on standard error how far a study is.
void tellProgress(int done, int all);

/// The value below which this part (0 to 1) of the values lies; the values are not empty.
double quantile(std::vector<double> values, double part);

} // namespace igroteka::study
