// SPDX-License-Identifier: MIT
// igroteka-strength LEVEL GAMES [SEED]: how a level of Tantrix Pont fares in turns, two seats,
// against a script that overlooks nothing and fills niches first. Every deal is played twice, with
// the seats exchanged.
#include <igroteka/pont/player.h>

#include <cmath>
#include <cstdio>
#include <cstdlib>
#include <vector>

namespace igroteka::pont {
namespace {

bool fillsNiche(const State& state, const Move& move) {
  return move.deed == Deed::niche ||
         (move.deed == Deed::place && state.mosaic.around(move.place.cell).count >= 3);
}

/// What the script would rather do: fill a niche, then place, then draw, then discard; of gifts it
/// gives penalty tiles first.
int rank(const State& state, const Move& move) {
  switch (move.deed) {
  case Deed::give:
    return move.tile != 0 ? 0 : 1;
  case Deed::draw:
  case Deed::call:
    return 2;
  case Deed::discard:
    return 3;
  case Deed::place:
  case Deed::niche:
    break;
  }
  return fillsNiche(state, move) ? 0 : 1;
}

/// Any of the moves that are first in rank.
Move scripted(const Rules& rules, const State& seen, Actor seat, Random& random) {
  std::vector<Move> best;
  int first = 4;
  for (const Move& move : rules.moves(seen, seat)) {
    const int here = rank(seen, move);
    if (here < first) {
      first = here;
      best.clear();
    }
    if (here == first) {
      best.push_back(move);
    }
  }
  return best[random.below(static_cast<std::uint32_t>(best.size()))];
}

/// The share of the win that the level gets, sitting on seat 0 or 1.
double pointsOf(const Rules& rules, Level level, int seatOfLevel, std::uint64_t deal) {
  Random random(deal);
  State state = rules.start(rules.deal(random));
  while (!state.over) {
    const Actor seat = rules.actors(state).first();
    const State seen = rules.visibleTo(state, seat);
    const Move move = indexOf(seat) == seatOfLevel
                          ? decide(rules, seen, seat, skillOf(level), random).move
                          : scripted(rules, seen, seat, random);
    rules.play(state, move);
  }
  const Actors winners = rules.outcome(state)->winners;
  return winners.contains(seatAt(seatOfLevel)) ? 1.0 / winners.size() : 0;
}

Options twoInTurns() {
  Options options;
  options.order = Order::turns;
  return options;
}

} // namespace
} // namespace igroteka::pont

int main(int argc, char** argv) {
  using namespace igroteka;
  const auto level = argc >= 3 ? levelOf(argv[1]) : std::nullopt;
  const int games = argc >= 3 ? std::atoi(argv[2]) : 0;
  const std::uint64_t seed = argc >= 4 ? std::strtoull(argv[3], nullptr, 10) : 1;
  if (!level || games < 1) {
    std::fputs("usage: igroteka-strength LEVEL GAMES [SEED]\n", stderr);
    return 2;
  }
  const pont::Rules rules(pont::twoInTurns());
  double sum = 0;
  for (int game = 0; game < games; ++game) {
    const auto deal = Random(seed * 1'000'003 + static_cast<std::uint64_t>(game / 2)).bits();
    sum += pont::pointsOf(rules, *level, game % 2, deal);
  }
  // Wilson's interval, as igroteka-cli match gives it.
  constexpr double z = 1.959964;
  const double share = sum / games;
  const double middle = share + z * z / (2.0 * games);
  const double spread = z * std::sqrt(share * (1 - share) / games + z * z / (4.0 * games * games));
  const double scale = 1 + z * z / games;
  std::printf("%s against the script: %.1f of %d games, %.1f %% (95 %%: %.1f to %.1f)\n", argv[1],
              sum, games, 100 * share, 100 * (middle - spread) / scale,
              100 * (middle + spread) / scale);
  return 0;
}
