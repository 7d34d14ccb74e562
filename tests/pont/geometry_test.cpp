// SPDX-License-Identifier: MIT
#include <igroteka/pont/geometry.h>

#include <gtest/gtest.h>

#include <cmath>
#include <numbers>
#include <string>

namespace igroteka::pont {
namespace {

double distance(Point a, Point b) {
  return std::hypot(a.x - b.x, a.y - b.y);
}

TEST(PontGeometry, TP2_edges_face_their_neighbours) {
  for (int edge = 0; edge < 6; ++edge) {
    const Point middle = middleOf(edge);
    const Point neighbour = centreOf(across({}, edge));
    EXPECT_NEAR(2 * middle.x, neighbour.x, 1e-12);
    EXPECT_NEAR(2 * middle.y, neighbour.y, 1e-12);
    const auto all = corners();
    const auto e = static_cast<std::size_t>(edge);
    EXPECT_NEAR(distance(all[e], all[(e + 1) % 6]), 1, 1e-12) << "the side is the unit";
  }
}

TEST(PontGeometry, a_point_belongs_to_the_cell_with_the_nearest_middle) {
  for (double x = -9; x < 9; x += 0.173) {
    for (double y = -9; y < 9; y += 0.191) {
      const Cell cell = cellAt({x, y});
      const double here = distance({x, y}, centreOf(cell));
      for (int edge = 0; edge < 6; ++edge) {
        EXPECT_LE(here, distance({x, y}, centreOf(across(cell, edge))) + 1e-9);
      }
    }
  }
  for (const Cell cell : {Cell{0, 0}, Cell{-28, 28}, Cell{28, -13}, Cell{-5, -23}}) {
    EXPECT_EQ(cellAt(centreOf(cell)), cell);
  }
}

TEST(PontGeometry, TP1_every_tile_has_three_lines_between_its_equal_letters) {
  for (int tile = 1; tile <= tileCount; ++tile) {
    const std::string edges(faceOf(tile).edges);
    for (const Line& line : linesOf(tile)) {
      EXPECT_LT(line.from, line.to);
      EXPECT_EQ(edges[static_cast<std::size_t>(line.from)],
                edges[static_cast<std::size_t>(line.to)]);
      EXPECT_EQ(colourOf(edges[static_cast<std::size_t>(line.from)]), line.colour);
    }
  }
  EXPECT_EQ(bendOf(0, 1), Bend::sharp);
  EXPECT_EQ(bendOf(5, 0), Bend::sharp);
  EXPECT_EQ(bendOf(4, 0), Bend::gentle);
  EXPECT_EQ(bendOf(1, 3), Bend::gentle);
  EXPECT_EQ(bendOf(2, 5), Bend::straight);
}

TEST(PontGeometry, TP1_upper_lines_are_drawn_after_those_they_cross) {
  for (int tile = 1; tile <= tileCount; ++tile) {
    const auto lines = linesOf(tile);
    std::string order;
    for (const Line& line : lines) {
      const char letter = " RYBG"[static_cast<int>(line.colour)];
      order += faceOf(tile).crossing.find(letter) == std::string_view::npos
                   ? ""
                   : std::string(1, letter);
    }
    EXPECT_EQ(order, faceOf(tile).crossing);
  }
}

TEST(PontGeometry, paths_join_the_middles_of_edges_and_meet_them_squarely) {
  for (int tile = 1; tile <= tileCount; ++tile) {
    for (const Line& line : linesOf(tile)) {
      const Path path = pathOf(line);
      EXPECT_NEAR(distance(path.at(0), middleOf(line.from)), 0, 1e-9) << tile;
      EXPECT_NEAR(distance(path.at(1), middleOf(line.to)), 0, 1e-9) << tile;
      const Point inward = path.at(1e-4);
      const Point start = path.at(0);
      // The way in from the edge leads along the normal of the edge, which goes through the middle.
      const double along = (start.x - inward.x) * start.x + (start.y - inward.y) * start.y;
      EXPECT_NEAR(along / distance(start, inward) / std::hypot(start.x, start.y), 1, 1e-6);
      EXPECT_LT(distance(path.at(0.5), {}), std::sqrt(3.0) / 2);
    }
  }
}

TEST(PontGeometry, TP1_a_sharp_bend_turns_by_120_degrees_and_a_gentle_curve_by_60) {
  const Path sharp = pathOf({Colour::red, 0, 5, Bend::sharp});
  EXPECT_EQ(sharp.radius, 0.5);
  EXPECT_NEAR(std::abs(sharp.sweep), 2 * std::numbers::pi / 3, 1e-9);
  EXPECT_NEAR(distance(sharp.centre, {0, -1}), 0, 1e-12);
  const Path gentle = pathOf({Colour::red, 1, 3, Bend::gentle});
  EXPECT_EQ(gentle.radius, 1.5);
  EXPECT_NEAR(std::abs(gentle.sweep), std::numbers::pi / 3, 1e-9);
  EXPECT_EQ(pathOf({Colour::red, 1, 4, Bend::straight}).radius, 0);
}

TEST(PontGeometry, the_box_holds_all_tiles_and_the_rings) {
  Mosaic mosaic;
  mosaic.lay(1, {{0, 0}, 0});
  mosaic.lay(2, {{1, 0}, 0});
  mosaic.lay(3, {{0, 1}, 0});
  const Box box = boxOf(mosaic, 0);
  EXPECT_NEAR(box.topLeft.x, -std::sqrt(3.0) / 2, 1e-12);
  EXPECT_NEAR(box.topLeft.y, -1, 1e-12);
  EXPECT_NEAR(box.bottomRight.x, 1.5 * std::sqrt(3.0), 1e-12);
  EXPECT_NEAR(box.bottomRight.y, 2.5, 1e-12);
  EXPECT_NEAR(boxOf(mosaic, 2).topLeft.y, -4, 1e-12);
}

} // namespace
} // namespace igroteka::pont
