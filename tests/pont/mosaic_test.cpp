// SPDX-License-Identifier: MIT
#include "scene.h"

#include <igroteka/core/random.h>

#include <algorithm>
#include <numeric>
#include <set>
#include <tuple>

namespace igroteka::pont {
namespace {

using Triple = std::tuple<int, int, int>;

/// The places of a tile, counted the slow way: every cell, every rotation, letters from the table.
std::set<Triple> slowPlaces(const std::vector<LaidTile>& laid, int tile, int touching) {
  const auto letterAt = [](const LaidTile& one, int edge) {
    return faceOf(one.tile).edges[static_cast<std::size_t>((edge - one.rotation + 6) % 6)];
  };
  const auto on = [&](int q, int r) {
    return std::ranges::find_if(
        laid, [&](const LaidTile& one) { return one.cell.q == q && one.cell.r == r; });
  };
  constexpr std::array<std::array<int, 2>, 6> toward = {
      {{1, -1}, {1, 0}, {0, 1}, {-1, 1}, {-1, 0}, {0, -1}}};
  std::set<Triple> found;
  for (int q = -30; q <= 30; ++q) {
    for (int r = -30; r <= 30; ++r) {
      for (int rotation = 0; rotation < 6 && on(q, r) == laid.end(); ++rotation) {
        int count = 0;
        bool agree = true;
        for (int edge = 0; edge < 6; ++edge) {
          const auto step = toward[static_cast<std::size_t>(edge)];
          const auto neighbour = on(q + step[0], r + step[1]);
          if (neighbour != laid.end()) {
            ++count;
            agree = agree && letterAt({tile, {q, r}, rotation}, edge) ==
                                 letterAt(*neighbour, (edge + 3) % 6);
          }
        }
        if (agree && count >= touching) {
          found.insert({q, r, rotation});
        }
      }
    }
  }
  return found;
}

TEST(PontMosaic, TP2_neighbours_lie_clockwise_from_the_north_east) {
  EXPECT_EQ(across({3, -1}, 0), (Cell{4, -2}));
  EXPECT_EQ(across({3, -1}, 1), (Cell{4, -1}));
  EXPECT_EQ(across({3, -1}, 2), (Cell{3, 0}));
  EXPECT_EQ(across({3, -1}, 3), (Cell{2, 0}));
  EXPECT_EQ(across({3, -1}, 4), (Cell{2, -1}));
  EXPECT_EQ(across({3, -1}, 5), (Cell{3, -2}));
  for (int edge = 0; edge < 6; ++edge) {
    EXPECT_EQ(across(across({}, edge), facing(edge)), Cell{});
  }
}

TEST(PontMosaic, TP3_TP4_TP9_places_are_those_found_by_trying_everything) {
  for (std::uint64_t seed = 1; seed <= 6; ++seed) {
    Random random(seed);
    std::vector<int> tiles(tileCount);
    std::iota(tiles.begin(), tiles.end(), 1);
    random.shuffle(std::span(tiles));
    Mosaic mosaic;
    std::vector<LaidTile> laid;
    for (const int tile : tiles) {
      if (laid.size() >= 2 && laid.size() % 4 == seed % 4) {
        for (const int touching : {2, 3}) {
          std::set<Triple> listed;
          for (const Place& place : mosaic.places(tile, touching)) {
            listed.insert({place.cell.q, place.cell.r, place.rotation});
            EXPECT_TRUE(mosaic.allows(tile, place, touching));
          }
          ASSERT_EQ(listed, slowPlaces(laid, tile, touching)) << "seed " << seed;
        }
      }
      Place place;
      if (laid.size() == 1) {
        int side = 0;
        while (side < 36 && !mosaic.allows(tile, place, 1)) {
          place = {across({}, side / 6), static_cast<std::uint8_t>(side % 6)};
          ++side;
        }
      } else if (laid.size() >= 2) {
        const auto places = mosaic.places(tile, 2);
        if (places.empty()) {
          continue;
        }
        // Always the farthest of the places, so that the mosaic grows long and the grid wraps.
        place = *std::ranges::max_element(places, {}, [&](const Place& one) {
          return seed % 2 == 0 ? one.cell.q : one.cell.r - one.cell.q;
        });
      }
      mosaic.lay(tile, place);
      laid.push_back({tile, place.cell, place.rotation});
    }
    for (const LaidTile& one : laid) {
      ASSERT_EQ(mosaic.tileAt(one.cell), one.tile);
      ASSERT_EQ(mosaic.cellOf(one.tile), one.cell);
      ASSERT_EQ(mosaic.rotationOf(one.tile), one.rotation);
    }
    ASSERT_EQ(mosaic.size(), static_cast<int>(laid.size()));
  }
}

TEST(PontMosaic, TP9_the_longest_mosaic_there_can_be_stays_on_the_grid) {
  // Colours are left aside here: a strip two tiles wide grows farther than any other shape.
  for (int edge = 0; edge < 6; ++edge) {
    Mosaic mosaic;
    Cell cell;
    std::set<std::pair<int, int>> taken;
    for (int tile = 1; tile <= tileCount; ++tile) {
      mosaic.lay(tile, {cell, 0});
      taken.insert({cell.q, cell.r});
      ASSERT_EQ(mosaic.tileAt(cell), tile);
      cell = across(cell, tile % 2 == 1 ? edge : (edge + 2) % 6);
    }
    EXPECT_EQ(taken.size(), 56U);
    for (int q = -60; q <= 60; ++q) {
      for (int r = -60; r <= 60; ++r) {
        ASSERT_EQ(mosaic.tileAt({q, r}) != 0, taken.contains({q, r})) << q << "," << r;
      }
    }
    for (const Gap& gap : mosaic.gaps(2)) {
      EXPECT_FALSE(taken.contains({gap.cell.q, gap.cell.r}));
      EXPECT_EQ(gap.around.count, mosaic.around(gap.cell).count);
      EXPECT_GE(gap.around.count, 2);
    }
  }
}

TEST(PontMosaic, TP4_a_niche_is_an_empty_cell_with_three_or_more_tiles_around_it) {
  for (int count = 1; count <= 6; ++count) {
    Scene scene(optionsFor(2, Order::turns));
    scene.lay(aroundNiche(count));
    const auto niches = scene.state.mosaic.gaps(3);
    const bool isNiche =
        std::ranges::any_of(niches, [](const Gap& gap) { return gap.cell == nicheCell; });
    EXPECT_EQ(isNiche, count >= 3) << count;
    EXPECT_EQ(scene.state.mosaic.around(nicheCell).count, count);
  }
}

TEST(PontMosaic, far_away_cells_are_empty) {
  Scene scene(optionsFor(2, Order::turns));
  scene.lay({{0, 0}, {1, 0}});
  for (const Cell cell : {Cell{32, 0}, Cell{-32, 0}, Cell{0, 32}, Cell{1, -32}, Cell{64, 64},
                          Cell{1'000'000'000, -1'000'000'000}, Cell{-1'000'000'000, 999'999'999}}) {
    EXPECT_EQ(scene.state.mosaic.tileAt(cell), 0);
    EXPECT_EQ(scene.state.mosaic.around(cell).count, 0);
  }
}

TEST(PontMosaic, TP9_with_two_tiles_on_the_table_exactly_two_cells_can_be_played) {
  const Rules rules(optionsFor(2, Order::turns));
  for (std::uint64_t seed = 0; seed < 100; ++seed) {
    Random random(seed);
    const State state = rules.start(rules.deal(random));
    ASSERT_EQ(state.mosaic.size(), 2);
    EXPECT_EQ(state.mosaic.gaps(2).size(), 2U);
    EXPECT_EQ(state.mosaic.gaps(3).size(), 0U);
  }
}

} // namespace
} // namespace igroteka::pont
