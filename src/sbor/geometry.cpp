// SPDX-License-Identifier: MIT
#include <igroteka/sbor/geometry.h>

#include <algorithm>
#include <cstdlib>
#include <numeric>

namespace igroteka::sbor {

namespace {

bool onTable(Point place) {
  return std::abs(place.x) <= farthest && std::abs(place.y) <= farthest;
}

} // namespace

Field::Field(std::vector<Point> centres, bool whole) : centres_(std::move(centres)) {
  if (!whole) {
    return;
  }
  const auto count = centres_.size();
  piece_.assign(count, -1);
  for (std::size_t seed = 0; seed < count; ++seed) {
    if (piece_[seed] >= 0) {
      continue;
    }
    piece_[seed] = pieces_;
    std::vector<std::size_t> open = {seed};
    while (!open.empty()) {
      const std::size_t from = open.back();
      open.pop_back();
      for (std::size_t to = 0; to < count; ++to) {
        if (piece_[to] < 0 && neighbours(centres_[from], centres_[to])) {
          piece_[to] = pieces_;
          open.push_back(to);
        }
      }
    }
    ++pieces_;
  }
}

bool Field::isLegal(Point place) const {
  if (!onTable(place)) {
    return false;
  }
  if (centres_.empty()) {
    return true;
  }
  bool joined = false;
  for (const Point& centre : centres_) {
    if (overlap(place, centre)) {
      return false;
    }
    joined = joined || neighbours(place, centre);
  }
  return joined && (pieces_ < 2 || joinsAllPieces(place));
}

bool Field::joinsAllPieces(Point place) const {
  std::uint32_t joined = 0;
  for (std::size_t i = 0; i < centres_.size(); ++i) {
    if (neighbours(place, centres_[i])) {
      joined |= 1U << static_cast<unsigned>(piece_[i]);
    }
  }
  return joined == (1U << static_cast<unsigned>(pieces_)) - 1U;
}

} // namespace igroteka::sbor
