// SPDX-License-Identifier: MIT
#pragma once

#include <igroteka/core/actor.h>
#include <igroteka/sbor/board.h>

namespace igroteka::sbor {

/// What is going on: circles are laid (OS-7), dolls are put out (OS-8), dice are due (OS-10), a
/// seat acts (OS-11 to OS-27), all is over (OS-28).
enum class Phase : std::uint8_t { laying, standing, throwing, acting, over };

/// A position with everything that the rules need to know of the past.
struct State {
  Phase phase = Phase::laying;
  std::uint8_t players = 2;
  std::uint8_t seat = 0;   ///< index of the seat to act, or whose dice are due
  std::uint8_t shifts = 0; ///< circle moves made in this turn (OS-25)
  std::uint32_t turn = 0;  ///< turns ended so far
  Circles laid;
  std::array<Point, circleSlots> at = {};      ///< centres, only of laid circles
  std::array<Circles, circleSlots> near = {};  ///< neighbours (OS-4); follows from `at`
  std::array<Doll, circleSlots> standing = {}; ///< the outermost doll on each circle (OS-19)
  std::array<Doll, dollSlots> inside = {};     ///< what each doll holds directly
  std::uint16_t placed = 0;                    ///< the dolls put out, a bit each
  DiceSet dice;                                ///< unused dice of the seat that acts
  std::array<DiceSet, maxPlayers> kept = {};   ///< of each seat, until its next throw (OS-27)
  Actors winners;

  bool operator==(const State&) const = default;

  Doll on(Circle circle) const { return standing[circle.index]; }
  bool isFree(Circle circle) const { return !standing[circle.index]; }
  Doll in(Doll doll) const { return inside[doll.index]; }
  bool isPlaced(Doll doll) const { return ((placed >> doll.index) & 1U) != 0; }
  Point centre(Circle circle) const { return at[circle.index]; }
  Circles neighbours(Circle circle) const { return near[circle.index]; }
  bool areNeighbours(Circle a, Circle b) const { return near[a.index].contains(b); }
  /// How many dice are to be thrown when dice are due (OS-10).
  int diceDue() const { return diceEach - kept[seat].total(); }
  /// Whether a circle of this name belongs to the game at all.
  bool exists(Circle circle) const { return circle.seat() < players; }
  bool exists(Doll doll) const { return doll.owner() < players; }
};

/// The seat whose dolls this seat puts out: the previous one clockwise (OS-8).
constexpr int dressedBy(int seat, int players) {
  return (seat + players - 1) % players;
}

/// Whether this doll is a large one that holds its owner's medium one with the small one inside.
bool isComplete(const State& state, Doll doll);

/// The circle on which a doll stands or inside another of which it is; none before it is put out.
std::optional<Circle> circleOf(const State& state, Doll doll);

/// Lays a circle at a place, or moves it there, and works its neighbours out.
void place(State& state, Circle circle, Point at);

} // namespace igroteka::sbor
