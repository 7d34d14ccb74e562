// SPDX-License-Identifier: MIT
#include <igroteka/pont/run.h>

#include <limits>

namespace igroteka::pont {

bool isPractice(const Rules& rules) {
  return rules.chosen().players == 1 && rules.simultaneous();
}

Run runOf(const Match<Rules>& match, std::size_t at) {
  Run run;
  for (std::size_t ply = 0; ply < at; ++ply) {
    const auto* move = std::get_if<Move>(&match.ply(ply).action);
    if (move == nullptr) {
      continue;
    }
    const bool lays = move->deed == Deed::place || move->deed == Deed::niche;
    run.fines += move->deed == Deed::discard ? 1 : 0;
    run.ponts += lays && match.state(ply).mosaic.around(move->place.cell).count >= 3 ? 1 : 0;
    run.time = match.ply(ply).time;
  }
  run.left = match.state(at).tilesLeft(0);
  return run;
}

bool isBetter(const Run& one, const Run& other) {
  const auto time = [](const Run& run) {
    return run.time < 0 ? std::numeric_limits<std::int64_t>::max() : run.time;
  };
  return one.left != other.left ? one.left < other.left : time(one) < time(other);
}

} // namespace igroteka::pont
