// SPDX-License-Identifier: MIT
#include <igroteka/pont/tiles.h>

#include <gtest/gtest.h>

#include <algorithm>
#include <fstream>
#include <map>
#include <set>
#include <sstream>
#include <string>
#include <vector>

namespace igroteka::pont {
namespace {

std::vector<std::vector<std::string>> rowsOf(const std::string& name) {
  std::ifstream file(std::string(IGROTEKA_SOURCE) + "/resources/data/" + name);
  std::vector<std::vector<std::string>> rows;
  std::string line;
  std::getline(file, line);
  while (std::getline(file, line)) {
    std::stringstream cells(line + ",");
    std::vector<std::string> row;
    for (std::string cell; std::getline(cells, cell, ',');) {
      row.push_back(cell);
    }
    rows.push_back(row);
  }
  return rows;
}

std::string rotated(std::string edges, int by) {
  std::rotate(edges.begin(), edges.end() - by, edges.end());
  return edges;
}

/// The lowest of all rotations, the same for tiles that are alike.
std::string canonical(const std::string& edges) {
  std::string lowest = edges;
  for (int by = 1; by < 6; ++by) {
    lowest = std::min(lowest, rotated(edges, by));
  }
  return lowest;
}

/// How far apart the two edges of each colour are: 1 sharp, 2 gentle, 3 straight; ascending.
std::vector<int> bendsOf(const std::string& edges) {
  std::map<char, std::vector<int>> places;
  for (int edge = 0; edge < 6; ++edge) {
    places[edges[static_cast<std::size_t>(edge)]].push_back(edge);
  }
  std::vector<int> bends;
  for (const auto& [colour, both] : places) {
    EXPECT_EQ(both.size(), 2U) << edges;
    const int apart = both.back() - both.front();
    bends.push_back(std::min(apart, 6 - apart));
  }
  std::ranges::sort(bends);
  return bends;
}

TEST(PontTiles, TP1_the_table_is_the_data_file) {
  const auto rows = rowsOf("tantrix_tiles.csv");
  ASSERT_EQ(rows.size(), 56U);
  for (int tile = 1; tile <= tileCount; ++tile) {
    const auto& row = rows[static_cast<std::size_t>(tile - 1)];
    EXPECT_EQ(row[0], std::to_string(tile));
    EXPECT_EQ(row[1], faceOf(tile).edges);
    EXPECT_EQ(row[2], std::string(1, faceOf(tile).back));
  }
}

TEST(PontTiles, TP1_shapes_crossings_and_mirrors_are_those_of_the_data_file) {
  const std::map<std::string, Shape> shapes = {{"sharp+2 gentle", Shape::sharpTwoGentle},
                                               {"straight+2 sharp", Shape::straightTwoSharp},
                                               {"3 sharp", Shape::threeSharp},
                                               {"straight+2 gentle", Shape::straightTwoGentle}};
  const auto rows = rowsOf("tantrix_tiles_extra.csv");
  ASSERT_EQ(rows.size(), 56U);
  for (int tile = 1; tile <= tileCount; ++tile) {
    const auto& row = rows[static_cast<std::size_t>(tile - 1)];
    std::string crossing = row[4];
    std::erase(crossing, '<');
    EXPECT_EQ(row[1], faceOf(tile).edges);
    EXPECT_EQ(shapes.at(row[3]), faceOf(tile).shape) << tile;
    EXPECT_EQ(crossing, faceOf(tile).crossing) << tile;
    EXPECT_EQ(row[5], std::to_string(faceOf(tile).mirror)) << tile;
  }
}

TEST(PontTiles, TP1_fourteen_tiles_for_each_three_colours_and_no_two_alike) {
  std::map<std::set<char>, int> triples;
  std::set<std::string> different;
  for (const TileFace& face : tileFaces) {
    const std::string edges(face.edges);
    ++triples[{edges.begin(), edges.end()}];
    different.insert(canonical(edges));
  }
  EXPECT_EQ(triples.size(), 4U);
  for (const auto& [colours, count] : triples) {
    EXPECT_EQ(colours.size(), 3U);
    EXPECT_EQ(count, 14);
  }
  EXPECT_EQ(different.size(), 56U);
}

TEST(PontTiles, TP1_eight_twelve_twelve_twentyfour_of_a_shape_and_no_three_straights) {
  std::map<std::vector<int>, int> counts;
  std::map<Shape, std::set<std::vector<int>>> bends;
  for (const TileFace& face : tileFaces) {
    const auto these = bendsOf(std::string(face.edges));
    ++counts[these];
    bends[face.shape].insert(these);
  }
  const std::vector<int> sharps{1, 1, 1};
  const std::vector<int> straightSharps{1, 1, 3};
  const std::vector<int> straightGentles{2, 2, 3};
  const std::vector<int> sharpGentles{1, 2, 2};
  const std::map<std::vector<int>, int> expected = {
      {sharps, 8}, {straightSharps, 12}, {straightGentles, 12}, {sharpGentles, 24}};
  EXPECT_EQ(counts, expected);
  EXPECT_EQ(bends[Shape::threeSharp], std::set{sharps});
  EXPECT_EQ(bends[Shape::straightTwoSharp], std::set{straightSharps});
  EXPECT_EQ(bends[Shape::straightTwoGentle], std::set{straightGentles});
  EXPECT_EQ(bends[Shape::sharpTwoGentle], std::set{sharpGentles});
}

TEST(PontTiles, TP1_lines_cross_where_their_ends_interleave_and_the_order_names_them) {
  for (int tile = 1; tile <= tileCount; ++tile) {
    const std::string edges(faceOf(tile).edges);
    const std::set<char> colours(edges.begin(), edges.end());
    std::set<char> crossing;
    for (const char a : colours) {
      for (const char b : colours) {
        const auto inside = std::count(edges.begin() + static_cast<int>(edges.find(a)),
                                       edges.begin() + static_cast<int>(edges.rfind(a)), b);
        if (a != b && inside == 1) {
          crossing.insert(a);
        }
      }
    }
    const std::string_view named = faceOf(tile).crossing;
    EXPECT_EQ(crossing, std::set<char>(named.begin(), named.end())) << tile;
    EXPECT_EQ(crossing.size(), named.size()) << tile;
  }
}

TEST(PontTiles, TP1_a_mirror_is_the_reversed_tile) {
  for (int tile = 1; tile <= tileCount; ++tile) {
    std::string edges(faceOf(tile).edges);
    std::ranges::reverse(edges);
    EXPECT_EQ(canonical(edges), canonical(std::string(faceOf(faceOf(tile).mirror).edges))) << tile;
  }
}

TEST(PontTiles, TP2_a_turned_tile_shows_letter_edge_minus_rotation) {
  for (int tile = 1; tile <= tileCount; ++tile) {
    for (int rotation = 0; rotation < 6; ++rotation) {
      for (int edge = 0; edge < 6; ++edge) {
        const auto letter = static_cast<std::size_t>((edge - rotation + 6) % 6);
        EXPECT_EQ(colourAt(patternOf(tile, rotation), edge), colourOf(faceOf(tile).edges[letter]));
      }
    }
  }
}

} // namespace
} // namespace igroteka::pont
