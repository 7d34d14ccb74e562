// SPDX-License-Identifier: MIT
#include "study.h"

#include <algorithm>
#include <cmath>
#include <ctime>
#include <iostream>

namespace igroteka::study {

Options preset(std::string_view id, int players) {
  const auto all = mozaring::rulebookGames();
  const auto found = std::ranges::find_if(all, [&](const auto& one) { return one.id == id; });
  return found->make(players);
}

Choice<Move> choose(const Rules& rules, const State& state, Level level, std::uint64_t seed) {
  return mozaring::Player::choose(rules, state, seatAt(state.toAct), level, seed, {});
}

double processorSeconds() {
  return static_cast<double>(std::clock()) / CLOCKS_PER_SEC;
}

ProcessorLimit::ProcessorLimit(double seconds)
    : thread_([this, end = processorSeconds() + seconds](const std::stop_token& gone) {
        while (!gone.stop_requested() && !source_.stop_requested()) {
          std::this_thread::sleep_for(std::chrono::milliseconds(5));
          if (processorSeconds() >= end) {
            source_.request_stop();
          }
        }
      }) {}

void tellProgress(int done, int all) {
  std::cerr << done << " of " << all << ", " << processorSeconds() << " s"
            << (done < all ? '\r' : '\n') << std::flush;
}

double quantile(std::vector<double> values, double part) {
  std::ranges::sort(values);
  const auto last = static_cast<double>(values.size() - 1);
  return values[static_cast<std::size_t>(std::lround(part * last))];
}

} // namespace igroteka::study
