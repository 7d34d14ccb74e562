// SPDX-License-Identifier: MIT
#include <igroteka/ai/shares.h>

#include <algorithm>
#include <cmath>

namespace igroteka::ai {

Shares sharesOf(const Outcome& outcome, int players) {
  Shares shares{};
  const Actors sharing = outcome.winners.empty() ? Actors::seats(players) : outcome.winners;
  for (const Actor seat : sharing) {
    shares[static_cast<std::size_t>(indexOf(seat))] = 1.0 / sharing.size();
  }
  return shares;
}

Shares sharesFrom(const Shares& merits, int players) {
  Shares shares{};
  const double most = *std::max_element(merits.begin(), merits.begin() + players);
  double sum = 0;
  for (std::size_t seat = 0; seat < static_cast<std::size_t>(players); ++seat) {
    shares[seat] = std::exp(merits[seat] - most);
    sum += shares[seat];
  }
  for (double& share : shares) {
    share /= sum;
  }
  return shares;
}

Shares faded(const Shares& shares, int players, int plies) {
  const double kept = std::pow(0.999, plies);
  Shares result{};
  for (std::size_t seat = 0; seat < static_cast<std::size_t>(players); ++seat) {
    result[seat] = shares[seat] * kept + (1 - kept) / players;
  }
  return result;
}

} // namespace igroteka::ai
