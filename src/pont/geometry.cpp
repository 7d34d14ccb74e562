// SPDX-License-Identifier: MIT
#include <igroteka/pont/geometry.h>

#include <algorithm>
#include <cmath>
#include <numbers>
#include <utility>

namespace igroteka::pont {

namespace {

constexpr double pi = std::numbers::pi;
/// Half the width of a tile, the distance from its middle to an edge.
const double halfWidth = std::sqrt(3.0) / 2;

Point sum(Point a, Point b) {
  return {a.x + b.x, a.y + b.y};
}

Point scaled(Point a, double by) {
  return {a.x * by, a.y * by};
}

/// An angle brought into the range from -pi to pi.
double shortest(double angle) {
  return std::remainder(angle, 2 * pi);
}

/// Where the circle of a bent line has its middle: for a sharp bend the corner between the edges,
/// for a gentle curve the middle of the cell that touches both.
Point circleCentre(const Line& line) {
  if (line.bend == Bend::sharp) {
    const bool around = line.to - line.from == 5;
    return corners()[static_cast<std::size_t>(around ? 0 : line.to)];
  }
  return scaled(sum(middleOf(line.from), middleOf(line.to)), 2);
}

} // namespace

Point centreOf(Cell cell) {
  return {2 * halfWidth * (cell.q + cell.r / 2.0), 1.5 * cell.r};
}

Cell cellAt(Point point) {
  const double r = point.y / 1.5;
  const double q = point.x / (2 * halfWidth) - r / 2;
  // Rounds in the three directions of the grid, and corrects the one that was rounded most.
  double roundQ = std::round(q);
  double roundR = std::round(r);
  const double roundS = std::round(-q - r);
  const double offQ = std::abs(roundQ - q);
  const double offR = std::abs(roundR - r);
  const double offS = std::abs(roundS + q + r);
  if (offQ > offR && offQ > offS) {
    roundQ = -roundR - roundS;
  } else if (offR > offS) {
    roundR = -roundQ - roundS;
  }
  return {static_cast<std::int32_t>(roundQ), static_cast<std::int32_t>(roundR)};
}

std::array<Point, 6> corners() {
  return {{{0, -1},
           {halfWidth, -0.5},
           {halfWidth, 0.5},
           {0, 1},
           {-halfWidth, 0.5},
           {-halfWidth, -0.5}}};
}

Point middleOf(int edge) {
  const auto all = corners();
  const auto e = static_cast<std::size_t>(edge);
  return scaled(sum(all[e], all[(e + 1) % 6]), 0.5);
}

Bend bendOf(int from, int to) {
  const int apart = (to - from + 6) % 6;
  const int shorter = std::min(apart, 6 - apart);
  return shorter == 1 ? Bend::sharp : shorter == 2 ? Bend::gentle : Bend::straight;
}

std::array<Line, 3> linesOf(int tile) {
  const Pattern pattern = patternOf(tile, 0);
  std::array<Line, 3> lines;
  std::size_t count = 0;
  for (int edge = 0; edge < 6; ++edge) {
    const Colour colour = colourAt(pattern, edge);
    const auto known = std::find_if(lines.begin(), lines.begin() + count,
                                    [&](const Line& line) { return line.colour == colour; });
    if (known == lines.begin() + count) {
      lines[count++] = {colour, edge, edge, Bend::straight};
    } else {
      known->to = edge;
      known->bend = bendOf(known->from, edge);
    }
  }
  const std::string_view crossing = faceOf(tile).crossing;
  const auto height = [&](const Line& line) {
    const auto letter =
        std::ranges::find_if(crossing, [&](char one) { return colourOf(one) == line.colour; });
    return letter == crossing.end() ? -1 : letter - crossing.begin();
  };
  std::ranges::stable_sort(lines, {}, height);
  return lines;
}

Point Path::at(double share) const {
  if (radius == 0) {
    return sum(scaled(from, 1 - share), scaled(to, share));
  }
  const double angle = startAngle + sweep * share;
  return sum(centre, {radius * std::cos(angle), radius * std::sin(angle)});
}

Path pathOf(const Line& line) {
  Path path{middleOf(line.from), middleOf(line.to)};
  if (line.bend == Bend::straight) {
    return path;
  }
  path.centre = circleCentre(line);
  path.radius = line.bend == Bend::sharp ? 0.5 : 1.5;
  const auto angleOf = [&](Point point) {
    return std::atan2(point.y - path.centre.y, point.x - path.centre.x);
  };
  path.startAngle = angleOf(path.from);
  path.sweep = shortest(angleOf(path.to) - path.startAngle);
  return path;
}

Box boxOf(const Mosaic& mosaic, int rings) {
  Box box{{-halfWidth, -1}, {halfWidth, 1}};
  for (int tile = 1; tile <= tileCount; ++tile) {
    if (mosaic.holds(tile)) {
      const Point middle = centreOf(mosaic.cellOf(tile));
      box.topLeft = {std::min(box.topLeft.x, middle.x - halfWidth),
                     std::min(box.topLeft.y, middle.y - 1)};
      box.bottomRight = {std::max(box.bottomRight.x, middle.x + halfWidth),
                         std::max(box.bottomRight.y, middle.y + 1)};
    }
  }
  const Point margin{2 * halfWidth * rings, 1.5 * rings};
  return {sum(box.topLeft, scaled(margin, -1)), sum(box.bottomRight, margin)};
}

} // namespace igroteka::pont
