// SPDX-License-Identifier: MIT
#include <igroteka/ai/hand.h>
#include <igroteka/core/typed_match.h>
#include <igroteka/pont/hands.h>

#include <algorithm>
#include <array>
#include <cmath>

namespace igroteka::pont {

namespace {

// The parts of a tile's time: to draw it, to look for its place, to carry it there.
constexpr double drawPart = 0.15;
constexpr double lookPart = 0.60;
constexpr double carryPart = 0.25;
/// A glance at stacks and niches before drawing, and at whom to give a tile.
constexpr double glancePart = 0.08;

/// How often a tile is looked at before it is discarded.
int patienceOf(Level level) {
  constexpr std::array looks = {1, 1, 2, 2, 2};
  return looks[static_cast<std::size_t>(level)];
}

/// The time, varied by a factor from 0.5 to 1.5 that is more often near 1.
std::int64_t varied(double milliseconds, Random& random) {
  const double share = (random.below(1000) + random.below(1000)) / 2000.0;
  return std::llround(milliseconds * (0.5 + share));
}

/// How far the hand has to carry: 1 for the nearest cells, more for those at the rim.
double reach(const Move& move) {
  const auto distance = static_cast<double>(distanceFromStart(move.place.cell));
  return 0.7 + 0.3 * std::min(distance, 10.0) / 4.0;
}

class PontHands final : public AnyHands {
public:
  using Minds = std::array<std::optional<RushMind>, maxSeats>;

  PontHands(const Rules& rules, const Minds& minds, std::uint64_t seed)
      : hands_(rules, minds, seed) {}

  std::optional<std::int64_t> next() const override { return hands_.next(); }

  std::optional<Reach> step(const AnyMatch& match, std::int64_t now) override {
    const auto& typed = dynamic_cast<const TypedMatchOf<Rules>&>(match).match();
    const auto arrival = hands_.step(typed.state(typed.present()), now);
    return arrival ? std::optional(Reach{arrival->seat, write(arrival->move), arrival->time})
                   : std::nullopt;
  }

  Gesture gesture(Actor seat) const override {
    const auto& move = hands_.move(seat);
    return {hands_.doing(seat), hands_.from(seat), hands_.until(seat), move ? write(*move) : ""};
  }

private:
  ai::Hands<Rules, RushMind> hands_;
};

} // namespace

std::int64_t paceOf(Level level) {
  constexpr std::array<std::int64_t, 5> paces = {12'000, 8'000, 5'000, 3'000, 1'500};
  return paces[static_cast<std::size_t>(level)];
}

std::int64_t RushMind::lookTime(const Rules&, const State& seen, Actor seat, Random& random) {
  const bool holds = !seen.seat(indexOf(seat)).hand.isNone();
  const double part = holds && seen.seat(indexOf(seat)).gifts == 0 ? lookPart : glancePart;
  return varied(part * static_cast<double>(paceOf(level_)), random);
}

std::optional<Move> RushMind::decide(const Rules& rules, const State& seen, Actor seat,
                                     Random& random) {
  const Decision decision = pont::decide(rules, seen, seat, skillOf(level_), random);
  if (decision.move.deed != Deed::discard) {
    return decision.move;
  }
  const int tile = seen.seat(indexOf(seat)).hand.number();
  looks_ = tile == lookedFor_ ? looks_ + 1 : 1;
  lookedFor_ = tile;
  return looks_ < patienceOf(level_) ? std::nullopt : std::optional(decision.move);
}

std::int64_t RushMind::moveTime(const Rules&, const State&, Actor, const Move& move,
                                Random& random) {
  const auto pace = static_cast<double>(paceOf(level_));
  switch (move.deed) {
  case Deed::place:
  case Deed::niche:
    return varied(carryPart * pace * reach(move), random);
  case Deed::draw:
    return varied((drawPart - glancePart) * pace, random);
  case Deed::discard:
  case Deed::give:
  case Deed::call:
    break;
  }
  return varied(drawPart * pace, random);
}

std::unique_ptr<AnyHands> makeHands(const Rules& rules, const SeatLevels& levels,
                                    std::uint64_t seed) {
  PontHands::Minds minds;
  for (std::size_t seat = 0; seat < levels.size(); ++seat) {
    if (levels[seat]) {
      minds[seat].emplace(*levels[seat]);
    }
  }
  return std::make_unique<PontHands>(rules, minds, seed);
}

} // namespace igroteka::pont
