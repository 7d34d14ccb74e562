// SPDX-License-Identifier: MIT
#include <igroteka/core/typed_game.h>
#include <igroteka/pont/game.h>
#include <igroteka/pont/hands.h>
#include <igroteka/pont/player.h>
#include <igroteka/pont/rules.h>

#include <ctime>

namespace igroteka::pont {

namespace {

constexpr int largeMosaic = 40; ///< tiles

/// A mosaic of so many tiles, laid at random; tiles that fit nowhere are left out.
Mosaic grown(int size, Random& random) {
  Mosaic mosaic;
  mosaic.lay(1, {});
  for (std::uint8_t rotation = 0; mosaic.size() < 2; ++rotation) {
    if (mosaic.allows(2, {across({}, 0), rotation}, 1)) {
      mosaic.lay(2, {across({}, 0), rotation});
    }
  }
  while (mosaic.size() < size) {
    const int tile = 1 + static_cast<int>(random.below(tileCount));
    if (!mosaic.holds(tile) && mosaic.hasPlace(tile, 2)) {
      const auto places = mosaic.places(tile, 2);
      mosaic.lay(tile, places[random.below(static_cast<std::uint32_t>(places.size()))]);
    }
  }
  return mosaic;
}

/// The time of listing all legal places of a tile, over many mosaics and all tiles not on them.
double listingTime(double seconds) {
  Random random(1);
  std::vector<Mosaic> mosaics;
  for (int i = 0; i < 64; ++i) {
    mosaics.push_back(grown(largeMosaic, random));
  }
  const std::clock_t begin = std::clock();
  std::uint64_t listed = 0;
  std::uint64_t found = 0;
  double spent = 0;
  while (spent < seconds) {
    for (const Mosaic& mosaic : mosaics) {
      for (int tile = 1; tile <= tileCount; ++tile) {
        if (!mosaic.holds(tile)) {
          found += mosaic.places(tile, 2).size();
          ++listed;
        }
      }
    }
    spent = static_cast<double>(std::clock() - begin) / CLOCKS_PER_SEC;
  }
  return found > 0 ? 1e6 * spent / static_cast<double>(listed) : 0;
}

struct AiPlayers {
  static Choice<Move> choose(const Rules& rules, const State& seen, Actor seat, Level level,
                             std::uint64_t seed, std::stop_token stop) {
    Random random(seed);
    auto decision = decide(rules, seen, seat, skillOf(level), random, std::move(stop));
    return {decision.move, decision.value, std::move(decision.reason)};
  }

  static std::vector<Timing> timings(double seconds) {
    return {{"listing_on_40_tiles", listingTime(seconds)}};
  }

  static std::unique_ptr<AnyHands> hands(const Rules& rules, const SeatLevels& levels,
                                         std::uint64_t seed) {
    return makeHands(rules, levels, seed);
  }
};

} // namespace

const Game& game() {
  return gameOf<Rules, AiPlayers>();
}

} // namespace igroteka::pont
