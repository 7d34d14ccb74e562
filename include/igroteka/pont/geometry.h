// SPDX-License-Identifier: MIT
#pragma once

#include <igroteka/pont/mosaic.h>
#include <igroteka/pont/tiles.h>

#include <array>
#include <vector>

/// Numbers to draw tiles by. The unit of length is the side of a tile; x grows to the right, y
/// downward. Hexagons stand on a corner (TP-2).
namespace igroteka::pont {

struct Point {
  double x = 0;
  double y = 0;

  bool operator==(const Point&) const = default;
};

/// The middle of a cell, that of cell 0,0 being the origin.
Point centreOf(Cell cell);

/// The cell that a point lies in; of a point on an edge one of the two.
Cell cellAt(Point point);

/// The corners of a tile round its middle, clockwise from the uppermost: edge e, 0 to 5, runs from
/// corner e to corner (e + 1) % 6.
std::array<Point, 6> corners();

/// The middle of an edge, 0 to 5.
Point middleOf(int edge);

/// How a line runs between two edges (TP-1).
enum class Bend : std::uint8_t { sharp, gentle, straight };

/// One line of a tile that lies unturned.
struct Line {
  Colour colour = Colour::none;
  int from = 0; ///< the lower edge, 0 to 5
  int to = 0;   ///< the higher edge
  Bend bend = Bend::straight;

  bool operator==(const Line&) const = default;
};

/// How a line joins two different edges.
Bend bendOf(int from, int to);

/// The lines of a tile in the order in which they are drawn: a line that passes over another comes
/// after it.
std::array<Line, 3> linesOf(int tile);

/// The middle line of a line as a path: a part of a circle, or for a straight its two ends.
struct Path {
  Point from;            ///< the middle of the edge where it begins
  Point to;              ///< the middle of the edge where it ends
  Point centre = {};     ///< of the circle; without meaning for a straight
  double radius = 0;     ///< 0.5 for a sharp bend, 1.5 for a gentle curve, 0 for a straight
  double startAngle = 0; ///< of `from` seen from the centre, in radians clockwise from the right
  double sweep = 0;      ///< from there to `to`, in radians, positive clockwise

  /// A point of the path, `share` from 0 to 1 of its length.
  Point at(double share) const;
};

Path pathOf(const Line& line);

/// The smallest rectangle round these tiles.
struct Box {
  Point topLeft;
  Point bottomRight;
};

/// The box of all tiles on the table, with so many rings of empty cells round them.
Box boxOf(const Mosaic& mosaic, int rings);

} // namespace igroteka::pont
