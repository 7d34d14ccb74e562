// SPDX-License-Identifier: MIT
#pragma once

#include "mozaring_layout.h"
#include "mozaring_painter.h"
#include "pieces.h"

#include <igroteka/core/match.h>
#include <igroteka/mozaring/rules.h>

#include <optional>
#include <vector>

namespace igroteka::view {

constexpr PieceColour pieceOf(mozaring::Colour colour) {
  return static_cast<PieceColour>(colour);
}
constexpr PieceSize pieceOf(mozaring::Size size) {
  return static_cast<PieceSize>(size);
}
constexpr mozaring::Colour colourOf(PieceColour colour) {
  return static_cast<mozaring::Colour>(colour);
}
constexpr mozaring::Size sizeOf(PieceSize size) {
  return static_cast<mozaring::Size>(size);
}
/// The slot with this index in the rules (see mozaring::slotIndex), and the way back.
constexpr MozaringSlot slotAt(int index) {
  return {mozaring::fieldOfSlot(index), pieceOf(mozaring::sizeOfSlot(index))};
}
constexpr int indexOf(const MozaringSlot& slot) {
  return mozaring::slotIndex(sizeOf(slot.size), slot.field);
}
std::vector<MozaringSlot> slotsOf(mozaring::Slots slots);

/// One position of a match, with what led to it.
struct MozaringPosition {
  mozaring::State state;
  std::size_t at = 0;
  bool over = false;                  ///< nobody may act: played out, a draw, or given up
  std::optional<mozaring::Move> last; ///< the move that led here, if it was one
};

MozaringPosition positionAt(const Match<mozaring::Rules>& match, std::size_t at);

/// The position as it was before the next round began: with the last ring, and with the board that
/// the new round has cleared. `next` must be the first position of a round after the first.
MozaringPosition finishedRound(const MozaringPosition& next);

/// Whether this is the first position of a round, but not of the first one.
bool startsLaterRound(const MozaringPosition& position);

/// The rings that win in this position, or that won the last round as `finishedRound` shows it.
std::vector<MozaringSlot> winningSlots(const MozaringPosition& position);

/// The colours of every seat, in the order of the seats.
std::vector<std::vector<PieceColour>> seatColours(const mozaring::Rules& rules,
                                                  const mozaring::State& state);

/// The places where a ring of this kind may go now, whoever holds it.
std::vector<MozaringSlot> openSlots(const mozaring::Rules& rules, const mozaring::State& state,
                                    PieceColour colour, PieceSize size);

/// Whether the seat to act may place a ring of this kind somewhere.
bool mayPlace(const mozaring::Rules& rules, const MozaringPosition& position,
              const MozaringPile& pile);

/// The piles from which the seat to act may fill this slot.
std::vector<MozaringPile> pilesFor(const mozaring::Rules& rules, const MozaringPosition& position,
                                   const MozaringSlot& slot);

/// What lies on the table in a position: rings, closed slots, reserves, combinations.
MozaringScene sceneOf(const mozaring::Rules& rules, const MozaringPosition& position);

} // namespace igroteka::view
