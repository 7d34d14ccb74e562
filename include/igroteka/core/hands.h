// SPDX-License-Identifier: MIT
#pragma once

#include <igroteka/core/actor.h>
#include <igroteka/core/level.h>

#include <array>
#include <cstdint>
#include <optional>
#include <string>

namespace igroteka {

class AnyMatch;

/// What a computer's hand does at a moment of a rush, for views to show. Times are in milliseconds
/// on the clock that drives the hands.
struct Gesture {
  enum class Doing : std::uint8_t {
    resting, ///< waits until it can act
    looking, ///< looks for what to do
    moving,  ///< does it: reaches, carries; the action arrives at `until`
  };

  Doing doing = Doing::resting;
  std::int64_t from = 0;
  std::int64_t until = 0;
  std::string action; ///< what it is about to do, only while moving

  bool operator==(const Gesture&) const = default;
};

/// An action of a hand that has arrived, to be judged by the rules.
struct Reach {
  Actor seat = Actor::nature;
  std::string action;
  std::int64_t time = 0;

  bool operator==(const Reach&) const = default;
};

/// The levels of the seats; nothing for a seat that a person has, or that is not there.
using SeatLevels = std::array<std::optional<Level>, maxSeats>;

/// The hands of all computers in a rush. They draw, look, carry and place at a human pace, under
/// whatever clock the caller has: a real one, or a simulated one that jumps to `next()`.
class AnyHands {
public:
  virtual ~AnyHands() = default;

  /// When something is due; nothing while all hands rest.
  virtual std::optional<std::int64_t> next() const = 0;

  /// Lets the hands go on up to `now`, with the present position of the match, until one action
  /// arrives. The caller judges it, plays it if it is legal, and calls again until nothing arrives.
  /// To be called at the start, when something is due, and when anybody has acted.
  virtual std::optional<Reach> step(const AnyMatch& match, std::int64_t now) = 0;

  virtual Gesture gesture(Actor seat) const = 0;
};

/// Plays a match to its end by hands alone on a simulated clock, at most to `until` milliseconds;
/// gives the time when it stopped.
std::int64_t playByHands(AnyMatch& match, AnyHands& hands, std::int64_t until);

} // namespace igroteka
