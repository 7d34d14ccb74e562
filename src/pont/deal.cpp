// SPDX-License-Identifier: MIT
#include <igroteka/pont/rules.h>

#include <algorithm>
#include <iterator>
#include <numeric>
#include <optional>

namespace igroteka::pont {

namespace {

/// Tiles in random order, taken from the back.
using Pool = std::vector<int>;

Pool shuffledTiles(Random& random) {
  Pool pool(static_cast<std::size_t>(tileCount));
  std::iota(pool.begin(), pool.end(), 1);
  random.shuffle(std::span(pool));
  return pool;
}

int taken(Pool& pool) {
  const int tile = pool.back();
  pool.pop_back();
  return tile;
}

template <class List>
const auto& oneOf(const List& list, Random& random) {
  return list[random.below(static_cast<std::uint32_t>(list.size()))];
}

void layRemembered(Mosaic& mosaic, std::vector<LaidTile>& core, int tile, Place place) {
  mosaic.lay(tile, place);
  core.push_back({tile, place.cell, place.rotation});
}

/// The two tiles of TP-6. Two tiles always have two colours in common, so that some way fits.
void layFirstTwo(Mosaic& mosaic, std::vector<LaidTile>& core, Pool& pool, Random& random) {
  layRemembered(mosaic, core, taken(pool), {});
  const int second = taken(pool);
  std::array<std::vector<Place>, 6> ways;
  for (int side = 0; side < 6; ++side) {
    for (std::uint8_t rotation = 0; rotation < 6; ++rotation) {
      const Place place{across({}, side), rotation};
      if (mosaic.allows(second, place, 1)) {
        ways[static_cast<std::size_t>(side)].push_back(place);
      }
    }
  }
  std::vector<std::vector<Place>> sides;
  std::ranges::copy_if(ways, std::back_inserter(sides),
                       [](const auto& places) { return !places.empty(); });
  layRemembered(mosaic, core, second, oneOf(oneOf(sides, random), random));
}

/// Lays a tile of the pool at a random legal place; one that fits nowhere gives way to the next
/// (TP-7). Says whether any tile fitted.
bool layOneMore(Mosaic& mosaic, std::vector<LaidTile>& core, Pool& pool, Random& random) {
  for (auto tile = pool.rbegin(); tile != pool.rend(); ++tile) {
    const Mosaic::Places places = mosaic.places(*tile, 2);
    if (!places.empty()) {
      layRemembered(mosaic, core, *tile, oneOf(places, random));
      pool.erase(std::next(tile).base());
      return true;
    }
  }
  return false;
}

/// How many tiles go to the core beyond the first two, so that the rest divides equally (TP-7).
int leftOver(const Options& options) {
  if (options.deal == Division::free) {
    return 0;
  }
  const int extra = std::accumulate(options.extra.begin(), options.extra.end(), 0);
  return (tileCount - 2 - extra) % options.players;
}

/// Random unequal shares: at least one tile each, nobody above twice the equal share (TP-7). Each
/// seat has a weight of its own by which the tiles fall to it, so that shares really differ.
Numbers freeShares(int players, int tiles, Random& random) {
  const int most = players == 1 ? tiles : 2 * (tiles / players);
  Numbers weights(static_cast<std::size_t>(players));
  for (int& weight : weights) {
    weight = 2 + static_cast<int>(random.below(7));
  }
  Numbers shares(static_cast<std::size_t>(players), 1);
  for (int left = tiles - players; left > 0; --left) {
    int all = 0;
    for (std::size_t seat = 0; seat < shares.size(); ++seat) {
      all += shares[seat] < most ? weights[seat] : 0;
    }
    int ticket = static_cast<int>(random.below(static_cast<std::uint32_t>(all)));
    for (std::size_t seat = 0; seat < shares.size(); ++seat) {
      ticket -= shares[seat] < most ? weights[seat] : 0;
      if (ticket < 0) {
        ++shares[seat];
        break;
      }
    }
  }
  return shares;
}

bool allEqual(const Numbers& numbers) {
  return std::ranges::adjacent_find(numbers, std::ranges::not_equal_to{}) == numbers.end();
}

Numbers sharesOf(const Options& options, int tiles, Random& random) {
  if (options.deal == Division::free) {
    Numbers shares = freeShares(options.players, tiles, random);
    while (options.players > 1 && allEqual(shares)) {
      shares = freeShares(options.players, tiles, random);
    }
    return shares;
  }
  const int extra = std::accumulate(options.extra.begin(), options.extra.end(), 0);
  Numbers shares = options.extra;
  for (int& share : shares) {
    share += (tiles - extra) / options.players;
  }
  return shares;
}

/// Divides a seat's tiles into its stacks; of an odd number stack 1 has one more (TP-8).
std::vector<Numbers> stacksFrom(Pool& pool, int share, int stacks) {
  std::vector<Numbers> made(static_cast<std::size_t>(stacks));
  for (int i = 0; i < stacks; ++i) {
    const int size = (share + (stacks - 1 - i)) / stacks;
    for (int tile = 0; tile < size; ++tile) {
      made[static_cast<std::size_t>(i)].push_back(taken(pool));
    }
  }
  return made;
}

/// A core for these options, with the tiles that remain; nothing where the core got stuck.
std::optional<std::pair<std::vector<LaidTile>, Pool>> madeCore(const Options& options,
                                                               Random& random) {
  Mosaic mosaic;
  std::vector<LaidTile> core;
  Pool pool = shuffledTiles(random);
  layFirstTwo(mosaic, core, pool, random);
  for (int left = leftOver(options); left > 0; --left) {
    if (!layOneMore(mosaic, core, pool, random)) {
      return std::nullopt;
    }
  }
  return std::pair(std::move(core), std::move(pool));
}

} // namespace

Setup dealt(const Options& options, Random& random) {
  auto made = madeCore(options, random);
  while (!made) {
    made = madeCore(options, random);
  }
  auto& [core, pool] = *made;
  const Numbers shares = sharesOf(options, static_cast<int>(pool.size()), random);
  Setup setup;
  setup.core = std::move(core);
  for (std::size_t seat = 0; seat < shares.size(); ++seat) {
    setup.stacks.push_back(stacksFrom(pool, shares[seat], options.stacks[seat]));
  }
  setup.start = 1 + static_cast<int>(random.below(static_cast<std::uint32_t>(options.players)));
  return setup;
}

Setup Rules::deal(Random& random) const {
  return dealt(options_, random);
}

} // namespace igroteka::pont
