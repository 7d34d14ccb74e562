// SPDX-License-Identifier: MIT
#pragma once

#include "sbor_painter.h"

#include <igroteka/core/match.h>
#include <igroteka/sbor/rules.h>

#include <optional>
#include <vector>

namespace igroteka::view {

constexpr PieceColour colourOfSeat(int seat) {
  return pieceColours[static_cast<std::size_t>(seat)];
}
constexpr SborScene::Body bodyOf(sbor::Doll doll) {
  return {colourOfSeat(doll.owner()), static_cast<PieceSize>(doll.size())};
}
inline QPointF tablePoint(sbor::Point place) {
  return {static_cast<double>(place.x), static_cast<double>(place.y)};
}

/// One position of a match, with what led to it.
struct SborPosition {
  sbor::State state;
  std::size_t at = 0;
  bool over = false;
  std::optional<sbor::Move> last;
};

SborPosition sborPositionAt(const Match<sbor::Rules>& match, std::size_t at);

/// The centres of all circles that lie.
std::vector<sbor::Point> centresOf(const sbor::State& state);

/// The circles that a move names.
std::vector<sbor::Circle> circlesOf(const sbor::Move& move);

/// The dice that this move would use, in a state in which it is legal.
sbor::DiceSet diceUsed(const sbor::State& state, const sbor::Move& move);

/// Whether the seat to act has used no die in this turn yet.
bool nothingDone(const sbor::State& state);

/// The circles and dolls as they stand there; active circles and the last move marked.
SborScene sborSceneOf(const SborPosition& position);

/// The circle of the state that lies under this place of the table, the topmost one.
std::optional<sbor::Circle> circleAt(const sbor::State& state, QPointF table);

} // namespace igroteka::view
