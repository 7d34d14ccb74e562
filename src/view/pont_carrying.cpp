// SPDX-License-Identifier: MIT
#include "pont_carrying.h"

#include "pont_layout.h"

#include <igroteka/core/random.h>
#include <igroteka/pont/move.h>

#include <QEasingCurve>

#include <algorithm>
#include <cmath>
#include <numbers>

namespace igroteka::view {
namespace {

constexpr double hovering = 0.25;     ///< sides above the table where a tile is tried
constexpr double carriedHeight = 0.5; ///< while it travels
constexpr qint64 tryLength = 650;     ///< milliseconds for a cell, about
constexpr int mostTries = 6;
constexpr double lookingTravel = 0.55;

double eased(double share) {
  static const QEasingCurve curve(QEasingCurve::InOutCubic);
  return curve.valueForProgress(std::clamp(share, 0.0, 1.0));
}

/// `to` or the same way of lying that is nearest to `from`, in degrees.
double nearestTurn(double from, double to) {
  return to + 360 * std::round((from - to) / 360);
}

} // namespace

std::optional<PontCarrying::Spot> PontCarrying::at(const Gesture& gesture, const pont::State& state,
                                                   QPointF home, qint64 moment) {
  if (gesture_ != gesture) {
    begin(gesture, state, home);
    gesture_ = gesture;
  }
  if (start_.tile == 0 || legs_.empty()) {
    last_.reset();
    return last_;
  }
  const auto length = static_cast<double>(std::max<std::int64_t>(gesture.until - gesture.from, 1));
  last_ = between(std::clamp(double(moment - gesture.from) / length, 0.0, 1.0));
  return last_;
}

void PontCarrying::begin(const Gesture& gesture, const pont::State& state, QPointF home) {
  const int hand = state.seat(indexOf(seat_)).hand.number();
  legs_.clear();
  start_ = last_.value_or(Spot{0, home, 0, 0});
  const auto take = [&](int tile) {
    if (start_.tile != tile) {
      start_ = {tile, home, 0, 0};
    }
  };
  if (gesture.doing == Gesture::Doing::looking && hand != 0 &&
      state.seat(indexOf(seat_)).gifts == 0) {
    take(hand);
    lookRound(state, gesture.until - gesture.from);
    return;
  }
  const auto move = pont::read(gesture.action);
  if (gesture.doing != Gesture::Doing::moving || !move) {
    start_.tile = 0;
    return;
  }
  travelShare_ = 1;
  endHeight_ = 0;
  if (move->deed == pont::Deed::place || move->deed == pont::Deed::niche) {
    take(move->deed == pont::Deed::niche ? move->tile : hand);
    legs_.push_back(
        {cellCentre(move->place.cell), nearestTurn(start_.degrees, 60.0 * move->place.rotation)});
  } else if (move->deed == pont::Deed::discard) {
    take(hand);
    legs_.push_back({home, nearestTurn(start_.degrees, 0)});
  } else {
    start_.tile = 0;
  }
}

/// Cells at which the tile is tried: any that could be played on, the nearer ones more often.
void PontCarrying::lookRound(const pont::State& state, qint64 length) {
  const pont::Mosaic::Gaps gaps = state.mosaic.gaps(2);
  const auto tries = std::clamp<qint64>(length / tryLength, 1, mostTries);
  Random random(static_cast<std::uint64_t>(start_.tile * 64 + indexOf(seat_) + 1) *
                    0x9e3779b97f4a7c15U +
                static_cast<std::uint64_t>(state.mosaic.size()));
  travelShare_ = lookingTravel;
  endHeight_ = hovering;
  double degrees = start_.degrees;
  QPointF here = start_.where;
  for (qint64 tried = 0; tried < tries && !gaps.empty(); ++tried) {
    QPointF goal;
    double best = 1e9;
    for (int choice = 0; choice < 2; ++choice) {
      const auto place = random.below(static_cast<std::uint32_t>(gaps.size()));
      const QPointF centre = cellCentre(gaps[place].cell);
      const double way = std::hypot(centre.x() - here.x(), centre.y() - here.y());
      if (way < best) {
        best = way;
        goal = centre;
      }
    }
    degrees += 60.0 * (1 + static_cast<int>(random.below(2)));
    legs_.push_back({goal, degrees});
    here = goal;
  }
}

PontCarrying::Spot PontCarrying::between(double share) const {
  const auto count = static_cast<double>(legs_.size());
  const auto index = std::min(static_cast<std::size_t>(share * count), legs_.size() - 1);
  const double part = share * count - static_cast<double>(index);
  const Leg& leg = legs_[index];
  const QPointF from = index == 0 ? start_.where : legs_[index - 1].goal;
  const double before = index == 0 ? start_.degrees : legs_[index - 1].degrees;
  const double low = index == 0 ? start_.height : hovering;
  const double travel = eased(part / travelShare_);
  const double turning =
      travelShare_ < 1 ? eased((part - travelShare_) / (1 - travelShare_)) : travel;
  Spot spot;
  spot.tile = start_.tile;
  spot.where = from + (leg.goal - from) * travel;
  spot.degrees = before + (leg.degrees - before) * turning;
  spot.height =
      low + (endHeight_ - low) * travel + carriedHeight * std::sin(travel * std::numbers::pi);
  return spot;
}

} // namespace igroteka::view
