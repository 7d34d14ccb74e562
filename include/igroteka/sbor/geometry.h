// SPDX-License-Identifier: MIT
#pragma once

#include <igroteka/sbor/board.h>

#include <span>
#include <vector>

/// The geometry of the free table, all of it in integers (OS-4) and so the same everywhere.
namespace igroteka::sbor {

inline constexpr int radius = 1000;
inline constexpr int touching = 2 * radius; ///< between the centres of circles that just touch
inline constexpr int grace = 2;             ///< what rounding may take or give
inline constexpr int dieWidth = 500;

/// The square of the distance of two points; exact for all points within `farthest`.
constexpr std::int64_t squaredDistance(Point a, Point b) {
  const std::int64_t dx = std::int64_t{a.x} - b.x;
  const std::int64_t dy = std::int64_t{a.y} - b.y;
  return dx * dx + dy * dy;
}

constexpr std::int64_t squared(std::int64_t length) {
  return length * length;
}

/// Whether two circles with these centres overlap (OS-4).
constexpr bool overlap(Point a, Point b) {
  return squaredDistance(a, b) < squared(touching - grace);
}

/// Whether two circles with these centres are neighbours: no die fits between them (OS-4).
constexpr bool neighbours(Point a, Point b) {
  return squaredDistance(a, b) < squared(touching + dieWidth);
}

/// Whether two circles with these centres touch, give or take the grace for rounding.
constexpr bool touch(Point a, Point b) {
  return !overlap(a, b) && squaredDistance(a, b) <= squared(touching + grace);
}

/// The place of a circle that touches the one at `centre`, in the direction of `towards`.
Point placeBeside(Point centre, Point towards);

/// The circles that lie already, where another is to be laid, and what else is asked of its place.
class Field {
public:
  /// The centres of the circles that lie. `whole` asks that the circles are one connected piece
  /// with the new one (OS-26).
  explicit Field(std::vector<Point> centres, bool whole = false);

  std::span<const Point> centres() const { return centres_; }

  /// Whether a circle may lie here: it overlaps none and has a neighbour (OS-4), and the field is
  /// whole if it must be. On an empty table every place will do (OS-7).
  bool isLegal(Point place) const;

private:
  bool joinsAllPieces(Point place) const;

  std::vector<Point> centres_;
  std::vector<int> piece_; ///< of each circle, only when the field must be whole
  int pieces_ = 0;
};

/// Where a circle that is dropped at `wish` comes to lie (OS-5): the nearest legal place at which
/// it touches a circle; when a second one is then within a die's width, the place beside it at
/// which it touches both, if that is legal. A place that is so already stays. The centre of the
/// table on an empty one; nothing only where a whole field cannot be had.
std::optional<Point> snapped(const Field& field, Point wish);

/// The good places for a circle: those at which it touches two others, and those that lengthen the
/// field at its ends, in reading order, each legal and stable under `snapped`. On an empty table
/// its centre alone.
std::vector<Point> candidateSpots(const Field& field);

} // namespace igroteka::sbor
