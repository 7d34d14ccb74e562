// SPDX-License-Identifier: MIT
#include "sbor/position.h"

#include <cmath>
#include <numbers>

namespace igroteka::sbor {
namespace {

using namespace testing;

/// A place in real numbers, for a reference that shares nothing with the integers of the program.
struct Real {
  long double x = 0;
  long double y = 0;
};

Real real(Point point) {
  return {static_cast<long double>(point.x), static_cast<long double>(point.y)};
}

long double distance(Real a, Real b) {
  return std::hypot(a.x - b.x, a.y - b.y);
}

/// Rounding to whole units moves a place by less than this.
constexpr long double rounding = 0.8L;

/// Whether a circle may lie here even after rounding.
bool surelyLegal(const Field& field, Real place) {
  return std::ranges::all_of(field.centres(), [&](Point centre) {
    return distance(place, real(centre)) >= touching - grace + rounding;
  });
}

std::vector<Real> crossings(Real a, Real b) {
  const long double apart = distance(a, b);
  if (apart > 2 * touching) {
    return {};
  }
  const long double high = std::sqrt(4.0e6L - apart * apart / 4);
  const Real middle{(a.x + b.x) / 2, (a.y + b.y) / 2};
  const Real across{(a.y - b.y) / apart * high, (b.x - a.x) / apart * high};
  return {{middle.x + across.x, middle.y + across.y}, {middle.x - across.x, middle.y - across.y}};
}

/// The places at which a circle touches both of these and may lie, the one nearer to `near` alone
/// if that is given.
std::vector<Real> legalCrossings(const Field& field, Point a, Point b,
                                 std::optional<Real> near = std::nullopt) {
  std::vector<Real> found = crossings(real(a), real(b));
  if (near && found.size() == 2) {
    found = {distance(found[0], *near) <= distance(found[1], *near) ? found[0] : found[1]};
  }
  std::erase_if(found, [&](Real place) { return !surelyLegal(field, place); });
  return found;
}

/// All places at which the nearest one that touches a circle can be.
std::vector<Real> touchingPlaces(const Field& field, Real wish) {
  std::vector<Real> found;
  const auto centres = field.centres();
  for (std::size_t i = 0; i < centres.size(); ++i) {
    const Real centre = real(centres[i]);
    const long double away = distance(centre, wish);
    if (away > 0) {
      const Real place{centre.x + (wish.x - centre.x) / away * touching,
                       centre.y + (wish.y - centre.y) / away * touching};
      if (surelyLegal(field, place)) {
        found.push_back(place);
      }
    }
    for (std::size_t j = i + 1; j < centres.size(); ++j) {
      for (const Real place : legalCrossings(field, centres[i], centres[j])) {
        found.push_back(place);
      }
    }
  }
  return found;
}

/// How far a place is wished away from where a circle must come to lie at most, all near ties
/// taken at their worst.
long double farthestNeeded(const Field& field, Real wish) {
  const auto places = touchingPlaces(field, wish);
  long double nearest = 1e30L;
  for (const Real place : places) {
    nearest = std::min(nearest, distance(place, wish));
  }
  long double worst = nearest;
  for (const Real place : places) {
    if (distance(place, wish) > nearest + 4) {
      continue;
    }
    for (const Point a : field.centres()) {
      if (std::abs(distance(place, real(a)) - touching) > 2.5L) {
        continue;
      }
      for (const Point b : field.centres()) {
        if (!(a == b) && distance(place, real(b)) < touching + dieWidth + 2) {
          for (const Real both : legalCrossings(field, a, b, place)) {
            worst = std::max(worst, distance(both, wish));
          }
        }
      }
    }
  }
  return worst;
}

std::int32_t between(Random& random, std::int32_t low, std::int32_t high) {
  return low + static_cast<std::int32_t>(random.below(static_cast<std::uint32_t>(high - low + 1)));
}

/// A field of circles laid at random: most of them touching one, some two, some with gaps such as
/// files may have.
std::vector<Point> randomCentres(Random& random) {
  const int count = between(random, 1, 23);
  std::vector<Point> centres = {{between(random, -5000, 5000), between(random, -5000, 5000)}};
  while (static_cast<int>(centres.size()) < count) {
    const Field field(centres);
    const auto spots = candidateSpots(field);
    const Point other = centres[random.below(static_cast<std::uint32_t>(centres.size()))];
    Point place = placeBeside(
        other, {other.x + between(random, -900, 900), other.y + between(random, -900, 900)});
    if (random.below(3) == 0) {
      place = spots[random.below(static_cast<std::uint32_t>(spots.size()))];
    } else if (random.below(4) == 0) {
      place = {place.x + between(random, -300, 300), place.y + between(random, -300, 300)};
    }
    if (field.isLegal(place)) {
      centres.push_back(place);
    }
  }
  return centres;
}

Point randomWish(Random& random, const std::vector<Point>& centres) {
  const Point near = centres[random.below(static_cast<std::uint32_t>(centres.size()))];
  const std::int32_t reach = random.below(20) == 0 ? 900'000'000 : 5000;
  return {near.x + between(random, -reach, reach), near.y + between(random, -reach, reach)};
}

void expectGoodSnap(const Field& field, Point wish) {
  const auto place = snapped(field, wish);
  ASSERT_TRUE(place);
  ASSERT_TRUE(field.isLegal(*place));
  ASSERT_EQ(snapped(field, *place), place) << "not stable";
  std::vector<Point> touched;
  for (const Point centre : field.centres()) {
    if (touch(*place, centre)) {
      touched.push_back(centre);
    }
  }
  ASSERT_FALSE(touched.empty());
  ASSERT_LE(distance(real(*place), real(wish)), farthestNeeded(field, real(wish)) + 4);
  if (touched.size() == 1) {
    for (const Point second : field.centres()) {
      if (!(second == touched[0]) && neighbours(*place, second)) {
        ASSERT_TRUE(legalCrossings(field, touched[0], second, real(*place)).empty())
            << "should touch two";
      }
    }
  }
}

TEST(SborSnapping, OS5_LegalTouchingNearestAndStableOnRandomFields) {
  Random random(11);
  for (int i = 0; i < 3000; ++i) {
    const auto centres = randomCentres(random);
    const Field field(centres);
    for (int wish = 0; wish < 10; ++wish) {
      const Point point = randomWish(random, centres);
      SCOPED_TRACE("field " + std::to_string(i) + " wish " + std::to_string(point.x) + "," +
                   std::to_string(point.y));
      ASSERT_NO_FATAL_FAILURE(expectGoodSnap(field, point));
    }
  }
}

TEST(SborSnapping, OS5_TheSameOnEveryCompilerAndOptimisation) {
  Random random(12);
  std::uint64_t hash = 14695981039346656037U;
  const auto mix = [&](Point point) {
    hash = (hash ^ static_cast<std::uint32_t>(point.x)) * 1099511628211U;
    hash = (hash ^ static_cast<std::uint32_t>(point.y)) * 1099511628211U;
  };
  for (int i = 0; i < 300; ++i) {
    const auto centres = randomCentres(random);
    const Field field(centres);
    for (int wish = 0; wish < 10; ++wish) {
      mix(snapped(field, randomWish(random, centres)).value());
    }
    std::ranges::for_each(candidateSpots(field), mix);
  }
  EXPECT_EQ(hash, 3293828681689074648U);
}

TEST(SborSnapping, OS5_CandidateSpotsAreAllPlacesThatTouchTwoAndAreStable) {
  Random random(13);
  for (int i = 0; i < 1000; ++i) {
    const auto centres = randomCentres(random);
    const Field field(centres);
    const auto spots = candidateSpots(field);
    ASSERT_FALSE(spots.empty());
    for (const Point spot : spots) {
      ASSERT_TRUE(field.isLegal(spot));
      ASSERT_EQ(snapped(field, spot), spot);
    }
    for (std::size_t at = 1; at < spots.size(); ++at) {
      ASSERT_LT(std::pair(spots[at - 1].y, spots[at - 1].x), std::pair(spots[at].y, spots[at].x));
      ASSERT_GT(squaredDistance(spots[at - 1], spots[at]), squared(2));
    }
    for (const Point a : centres) {
      for (const Point b : centres) {
        if (a == b) {
          continue;
        }
        for (const Real both : legalCrossings(field, a, b)) {
          ASSERT_TRUE(std::ranges::any_of(
              spots, [&](Point spot) { return distance(real(spot), both) < 12; }));
        }
      }
    }
  }
}

TEST(SborSnapping, OS5_ACircleDroppedNearTwoTouchesBoth) {
  const Field field({{0, 0}, {2000, 0}});
  EXPECT_EQ(snapped(field, {1100, 1900}), (Point{1000, 1732}));
  EXPECT_EQ(snapped(field, {1000, -1600}), (Point{1000, -1732}));
  EXPECT_EQ(snapped(field, {-3000, 0}), (Point{-2000, 0}));
  // A gap too wide to touch both sides: it touches the nearer and is still a neighbour of both.
  const Field wide({{0, 0}, {4300, 0}});
  EXPECT_EQ(snapped(wide, {2050, 0}), (Point{2000, 0}));
  EXPECT_TRUE(neighbours({2000, 0}, {4300, 0}));
}

TEST(SborSnapping, OS5_AHoleAmongSixIsFilledThoughTheyWereRounded) {
  const Field field(
      {{2001, 0}, {1000, 1732}, {-999, 1733}, {-2000, 1}, {-1000, -1732}, {1001, -1733}});
  const auto place = snapped(field, {150, -120});
  ASSERT_TRUE(place);
  EXPECT_LT(squaredDistance(*place, {0, 0}), squared(5));
}

TEST(SborSnapping, OS5_AnEmptyTableTakesTheMiddle) {
  const Field field({});
  EXPECT_EQ(snapped(field, {12345, -6}), (Point{0, 0}));
  EXPECT_EQ(candidateSpots(field), (std::vector<Point>{{0, 0}}));
  EXPECT_TRUE(field.isLegal({777, -1}));
}

TEST(SborSnapping, OS5_TheEdgeOfTheTableIsKept) {
  const Field field({{farthest, farthest}});
  const auto place = snapped(field, {farthest, farthest});
  ASSERT_TRUE(place);
  EXPECT_TRUE(field.isLegal(*place));
  for (const Point spot : candidateSpots(field)) {
    EXPECT_TRUE(field.isLegal(spot));
  }
  const Field inside({{farthest - 1000, 0}});
  EXPECT_TRUE(inside.isLegal(snapped(inside, {farthest, 0}).value()));
}

TEST(SborSnapping, OS26_AWholeFieldIsBridgedOrTheCircleFindsNoPlace) {
  Table table(2, true);
  table.lay("1a", 0, 0).lay("2a", 2000, 0).lay("3a", 4000, 0).dice({2});
  const Field field = table.rules.fieldFor(table.state, circle("2a"));
  const auto place = snapped(field, {3000, 8000});
  ASSERT_TRUE(place);
  EXPECT_TRUE(field.isLegal(*place));
  const Field hopeless({{0, 0}, {9000, 0}}, true);
  EXPECT_FALSE(snapped(hopeless, {100, 100}));
  EXPECT_TRUE(candidateSpots(hopeless).empty());
  const Field wide({{0, 0}, {4300, 0}}, true);
  const auto bridge = snapped(wide, {-5000, 300});
  ASSERT_TRUE(bridge);
  EXPECT_TRUE(neighbours(*bridge, {0, 0}) && neighbours(*bridge, {4300, 0}));
}

TEST(SborSnapping, OS25_EverySpotOfAMovableCircleIsALegalMove) {
  Random random(5);
  int moved = 0;
  for (int game = 0; game < 40; ++game) {
    const Rules rules(Options{2 + game % 3, game % 2 == 1});
    State state = rules.start(rules.deal(random));
    for (int ply = 0; ply < 160 && !rules.actors(state).empty(); ++ply) {
      const Actor actor = rules.actors(state).first();
      for (const Circle circle : rules.movable(state)) {
        for (const Point spot : candidateSpots(rules.fieldFor(state, circle))) {
          const auto refusal = rules.refusal(state, actor, Shift{circle, spot});
          ASSERT_EQ(refusal.has_value(), spot == state.centre(circle));
          ++moved;
        }
      }
      state = rules.after(state, actor, rules.sample(state, actor, random).value());
    }
  }
  EXPECT_GT(moved, 10000);
}

} // namespace
} // namespace igroteka::sbor
