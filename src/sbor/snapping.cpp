// SPDX-License-Identifier: MIT
#include <igroteka/sbor/geometry.h>

#include <algorithm>
#include <array>
#include <cmath>
#include <tuple>

namespace igroteka::sbor {

namespace {

/// Parts of a unit in which places are worked out before they are rounded.
constexpr std::int64_t parts = 64;

/// A place in 1/64 units.
struct Fine {
  std::int64_t x = 0;
  std::int64_t y = 0;
};

/// The whole part of a square root. Floating point only guesses; integers decide, so that the
/// result is the same on every machine.
std::int64_t rootOf(std::int64_t number) {
  auto root = static_cast<std::int64_t>(std::sqrt(static_cast<double>(number)));
  while (root * root > number) {
    --root;
  }
  while ((root + 1) * (root + 1) <= number) {
    ++root;
  }
  return root;
}

std::int64_t signedAs(std::int64_t sign, std::int64_t size) {
  return sign < 0 ? -size : size;
}

Fine fine(Point point) {
  return {parts * point.x, parts * point.y};
}

/// The place from which a circle touches the one at `centre`, in the direction of `towards`.
Fine beside(Point centre, Point towards) {
  std::int64_t dx = std::int64_t{towards.x} - centre.x;
  std::int64_t dy = std::int64_t{towards.y} - centre.y;
  if (dx == 0 && dy == 0) {
    dx = centre.x > 0 ? -1 : 1; // any direction, but not over the table's edge
  }
  // Only the direction counts; shorter arms keep the squares within 64 bits.
  constexpr std::int64_t longest = 1 << 14;
  const std::int64_t arm = std::max(std::abs(dx), std::abs(dy));
  if (arm > longest) {
    dx = dx * longest / arm;
    dy = dy * longest / arm;
  }
  const std::int64_t square = dx * dx + dy * dy;
  const auto along = [&](std::int64_t side) {
    return signedAs(side, rootOf(side * side * squared(touching) * squared(parts) / square));
  };
  const Fine from = fine(centre);
  return {from.x + along(dx), from.y + along(dy)};
}

/// The two places from which a circle touches both of those at `a` and `b`; none when they are too
/// far apart.
std::optional<std::array<Fine, 2>> besideBoth(Point a, Point b) {
  const std::int64_t square = squaredDistance(a, b);
  if (square == 0 || square > squared(2 * (touching + grace))) {
    return std::nullopt;
  }
  const std::int64_t dx = std::int64_t{b.x} - a.x;
  const std::int64_t dy = std::int64_t{b.y} - a.y;
  const std::int64_t rest = std::max<std::int64_t>(0, squared(2 * touching) - square);
  const auto across = [&](std::int64_t side) {
    return signedAs(side, rootOf(side * side * rest * squared(parts / 2) / square));
  };
  const std::int64_t middleX = (std::int64_t{a.x} + b.x) * (parts / 2);
  const std::int64_t middleY = (std::int64_t{a.y} + b.y) * (parts / 2);
  return {{{{middleX - across(dy), middleY + across(dx)},
            {middleX + across(dy), middleY - across(dx)}}}};
}

std::int64_t floorOf(std::int64_t fineValue) {
  const std::int64_t whole = fineValue / parts;
  return whole * parts > fineValue ? whole - 1 : whole;
}

Point rounded(Fine place) {
  return {static_cast<std::int32_t>(floorOf(place.x + parts / 2)),
          static_cast<std::int32_t>(floorOf(place.y + parts / 2))};
}

std::int64_t squaredDistance(Fine a, Point b) {
  const std::int64_t dx = a.x - parts * b.x;
  const std::int64_t dy = a.y - parts * b.y;
  return dx * dx + dy * dy;
}

/// The whole point nearest to a target, among those within the grace, that `fits`.
template <class Fits>
std::optional<Point> settled(Fine target, Fits fits) {
  std::array<std::pair<std::int64_t, Point>, 25> places;
  const Point middle = rounded(target);
  std::size_t count = 0;
  for (int dy = -grace; dy <= grace; ++dy) {
    for (int dx = -grace; dx <= grace; ++dx) {
      const Point place{middle.x + dx, middle.y + dy};
      places[count++] = {squaredDistance(target, place), place};
    }
  }
  std::ranges::sort(places, {}, [](const auto& entry) {
    return std::tuple(entry.first, entry.second.y, entry.second.x);
  });
  for (const auto& [distance, place] : places) {
    if (fits(place)) {
      return place;
    }
  }
  return std::nullopt;
}

std::optional<Point> settled(const Field& field, Fine target, Point a) {
  return settled(target, [&](Point place) { return touch(place, a) && field.isLegal(place); });
}

std::optional<Point> settled(const Field& field, Fine target, Point a, Point b) {
  return settled(target, [&](Point place) {
    return touch(place, a) && touch(place, b) && field.isLegal(place);
  });
}

/// Keeps the place nearest to a wish.
class Nearest {
public:
  explicit Nearest(Point wish) : wish_(wish) {}

  void offer(std::optional<Point> place) {
    if (place && (!best_ || rank(*place) < rank(*best_))) {
      best_ = place;
    }
  }
  std::optional<Point> best() const { return best_; }

private:
  std::tuple<std::int64_t, int, int> rank(Point place) const {
    return {sbor::squaredDistance(place, wish_), place.y, place.x};
  }

  Point wish_;
  std::optional<Point> best_;
};

/// Offers every place that touches two circles, and, where the field must be whole, those that
/// bridge a gap too wide to touch both sides.
template <class Offer>
void forPairs(const Field& field, Offer offer) {
  const auto centres = field.centres();
  for (std::size_t i = 0; i < centres.size(); ++i) {
    for (std::size_t j = i + 1; j < centres.size(); ++j) {
      const Point a = centres[i];
      const Point b = centres[j];
      if (const auto both = besideBoth(a, b)) {
        offer(settled(field, both->front(), a, b));
        offer(settled(field, both->back(), a, b));
      } else if (squaredDistance(a, b) < squared(2 * touching + dieWidth)) {
        offer(settled(field, beside(a, b), a));
        offer(settled(field, beside(b, a), b));
      }
    }
  }
}

std::optional<Point> nearestTouching(const Field& field, Point wish) {
  Nearest nearest(wish);
  for (const Point& centre : field.centres()) {
    nearest.offer(settled(field, beside(centre, wish), centre));
  }
  forPairs(field, [&](std::optional<Point> place) { nearest.offer(place); });
  if (!nearest.best()) { // all lie at the edge of the table
    for (const Point& centre : field.centres()) {
      nearest.offer(settled(field, beside(centre, Point{}), centre));
    }
  }
  return nearest.best();
}

/// The place beside `place`, which touches one circle, from which it touches a second one too that
/// is within a die's width; the one nearest to the wish. Nothing when it touches two already or
/// there is none.
std::optional<Point> touchingSecond(const Field& field, Point place, Point wish) {
  const auto touched = [&](Point centre) { return touch(place, centre); };
  if (std::ranges::count_if(field.centres(), touched) != 1) {
    return std::nullopt;
  }
  const Point first = *std::ranges::find_if(field.centres(), touched);
  Nearest nearest(wish);
  for (const Point& second : field.centres()) {
    if (second == first || !neighbours(place, second)) {
      continue;
    }
    if (const auto both = besideBoth(first, second)) {
      const bool front =
          squaredDistance(both->front(), place) <= squaredDistance(both->back(), place);
      nearest.offer(settled(field, front ? both->front() : both->back(), first, second));
    }
  }
  return nearest.best();
}

/// Whether a circle dropped here stays here.
bool isResting(const Field& field, Point place) {
  return field.isLegal(place) &&
         std::ranges::any_of(field.centres(), [&](Point c) { return touch(place, c); }) &&
         !touchingSecond(field, place, place);
}

/// The places that lengthen a field at its ends: straight outward from its middle.
void addTips(const Field& field, std::vector<Point>& spots) {
  std::int64_t x = 0;
  std::int64_t y = 0;
  for (const Point& centre : field.centres()) {
    x += centre.x;
    y += centre.y;
  }
  const auto count = static_cast<std::int64_t>(field.centres().size());
  const Point middle{static_cast<std::int32_t>(x / count), static_cast<std::int32_t>(y / count)};
  for (const Point& centre : field.centres()) {
    const auto outward = [](std::int64_t from, std::int64_t through) {
      const auto limit = std::int64_t{farthest};
      return static_cast<std::int32_t>(std::clamp(2 * through - from, -limit, limit));
    };
    const Point beyond{outward(middle.x, centre.x), outward(middle.y, centre.y)};
    const auto tip = settled(field, beside(centre, beyond), centre);
    if (tip && isResting(field, *tip)) {
      spots.push_back(*tip);
    }
  }
}

/// The six places round a circle that lies alone.
void addRound(const Field& field, std::vector<Point>& spots) {
  const Point centre = field.centres().front();
  constexpr std::array<Point, 6> directions = {
      {{2000, 0}, {1000, 1732}, {-1000, 1732}, {-2000, 0}, {-1000, -1732}, {1000, -1732}}};
  for (const Point& direction : directions) {
    const Point place{centre.x + direction.x, centre.y + direction.y};
    if (field.isLegal(place)) {
      spots.push_back(place);
    }
  }
}

/// Sorts in reading order and leaves out what lies on top of another but for rounding.
void tidy(std::vector<Point>& spots) {
  std::ranges::sort(spots, {}, [](Point spot) { return std::pair(spot.y, spot.x); });
  std::vector<Point> different;
  for (const Point& spot : spots) {
    if (std::ranges::none_of(different, [&](Point other) {
          return squaredDistance(spot, other) <= squared(4 * grace);
        })) {
      different.push_back(spot);
    }
  }
  spots = std::move(different);
}

} // namespace

Point placeBeside(Point centre, Point towards) {
  return rounded(beside(centre, towards));
}

std::optional<Point> snapped(const Field& field, Point wish) {
  if (field.centres().empty()) {
    return Point{};
  }
  const Point inside{std::clamp(wish.x, -farthest, farthest),
                     std::clamp(wish.y, -farthest, farthest)};
  if (isResting(field, inside)) {
    return inside;
  }
  const auto nearest = nearestTouching(field, inside);
  if (!nearest) {
    return std::nullopt;
  }
  const auto both = touchingSecond(field, *nearest, inside);
  return both ? both : nearest;
}

std::vector<Point> candidateSpots(const Field& field) {
  if (field.centres().empty()) {
    return {Point{}};
  }
  std::vector<Point> spots;
  forPairs(field, [&](std::optional<Point> place) {
    if (place && isResting(field, *place)) {
      spots.push_back(*place);
    }
  });
  if (field.centres().size() == 1) {
    addRound(field, spots);
  } else {
    addTips(field, spots);
  }
  tidy(spots);
  return spots;
}

} // namespace igroteka::sbor
