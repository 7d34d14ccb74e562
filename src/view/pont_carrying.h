// SPDX-License-Identifier: MIT
#pragma once

#include <igroteka/core/hands.h>
#include <igroteka/pont/state.h>

#include <QPointF>

#include <optional>
#include <vector>

namespace igroteka::view {

/// The tile that a computer's hand carries over the table in a rush: while the hand looks, from one
/// cell to the next, turning it there; then to where it goes. It follows the gestures of one seat,
/// on their clock, and knows no more of them than they show. Lengths are sides of a tile, places
/// those of a table (see PontLayout).
class PontCarrying {
public:
  /// The tile at one moment.
  struct Spot {
    int tile = 0;
    QPointF where;
    double degrees = 0; ///< clockwise from how it lies unturned
    double height = 0;  ///< above the table
  };

  explicit PontCarrying(Actor seat = Actor::seat1) : seat_(seat) {}

  Actor seat() const { return seat_; }
  /// The tile at this moment; nothing while the hand carries none. `home` is where the seat's own
  /// things lie. Moments must not go back while a gesture lasts.
  std::optional<Spot> at(const Gesture& gesture, const pont::State& state, QPointF home,
                         qint64 moment);
  /// Where it was last; nothing while the hand carried none.
  const std::optional<Spot>& last() const { return last_; }

private:
  /// One stretch of the way: there, and then a pause in which the tile is turned.
  struct Leg {
    QPointF goal;
    double degrees = 0;
  };

  void begin(const Gesture& gesture, const pont::State& state, QPointF home);
  void lookRound(const pont::State& state, qint64 length);
  Spot between(double share) const;

  Actor seat_;
  std::optional<Gesture> gesture_;
  std::optional<Spot> last_;
  Spot start_;
  std::vector<Leg> legs_;
  double travelShare_ = 1; ///< of a leg; the rest is the pause
  double endHeight_ = 0;
};

} // namespace igroteka::view
