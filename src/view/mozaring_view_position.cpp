// SPDX-License-Identifier: MIT
#include "mozaring_view_position.h"

#include <algorithm>
#include <bit>

namespace igroteka::view {

namespace {

using mozaring::Combinations;
using mozaring::Slots;

/// The three rings of a combination along its line; those of a nest from the small one outwards.
std::array<MozaringSlot, 3> inOrder(Slots slots) {
  std::array<MozaringSlot, 3> rings;
  std::size_t count = 0;
  for (; slots != 0 && count < rings.size(); slots &= slots - 1) {
    rings.at(count++) = slotAt(std::countr_zero(slots));
  }
  std::ranges::stable_sort(
      rings, [](const MozaringSlot& a, const MozaringSlot& b) { return a.field < b.field; });
  return rings;
}

/// Combinations stay marked where they do not end the round.
bool staysMarked(const mozaring::Options& options) {
  return options.goal == mozaring::Goal::most || options.goal == mozaring::Goal::avoid;
}

void addTraces(MozaringScene& scene, const mozaring::Rules& rules, const mozaring::Board& board) {
  for (const mozaring::Colour colour : mozaring::allColours) {
    Combinations complete = mozaring::complete(board, colour, rules.counted());
    for (; complete != 0; complete &= complete - 1) {
      const auto& combination =
          mozaring::allCombinations.at(static_cast<std::size_t>(std::countr_zero(complete)));
      const Slots slots = mozaring::slotsUsed(board, colour, combination);
      scene.traces.push_back({inOrder(slots), pieceOf(colour)});
    }
  }
}

void addReserves(MozaringScene& scene, const mozaring::Rules& rules,
                 const MozaringPosition& position) {
  const auto seats = seatColours(rules, position.state);
  for (std::size_t seat = 0; seat < seats.size(); ++seat) {
    for (const PieceColour colour : seats[seat]) {
      for (const PieceSize size : pieceSizes) {
        const MozaringPile pile{static_cast<int>(seat), colour, size};
        const int count = rules.reserve(position.state, colourOf(colour), sizeOf(size));
        const bool may = mayPlace(rules, position, pile);
        const bool acts = !position.over && position.state.toAct == seat;
        const bool out = ((position.state.out >> seat) & 1U) != 0;
        scene.reserves.push_back({pile, count, may, (acts && !may) || out});
      }
    }
  }
}

} // namespace

std::vector<MozaringSlot> slotsOf(Slots slots) {
  std::vector<MozaringSlot> all;
  for (; slots != 0; slots &= slots - 1) {
    all.push_back(slotAt(std::countr_zero(slots)));
  }
  return all;
}

MozaringPosition positionAt(const Match<mozaring::Rules>& match, std::size_t at) {
  MozaringPosition position{match.state(at), at, match.ending(at).has_value(), std::nullopt};
  if (at > 0) {
    if (const auto* move = std::get_if<mozaring::Move>(&match.ply(at - 1).action)) {
      position.last = *move;
    }
  }
  return position;
}

MozaringPosition finishedRound(const MozaringPosition& next) {
  MozaringPosition finished = next;
  finished.state.board = next.state.ended.board;
  finished.state.toAct = mozaring::none;
  finished.over = true;
  return finished;
}

bool startsLaterRound(const MozaringPosition& position) {
  return position.state.round > 1 && position.state.board.count() == 0;
}

std::vector<MozaringSlot> winningSlots(const MozaringPosition& position) {
  const mozaring::RoundEnd& ended = position.state.ended;
  if (!position.state.over() || ended.winner == mozaring::none) {
    return {};
  }
  const auto colour = static_cast<mozaring::Colour>(ended.colour);
  Slots slots = 0;
  for (Combinations left = ended.combinations; left != 0; left &= left - 1) {
    const auto index = static_cast<std::size_t>(std::countr_zero(left));
    slots |= mozaring::slotsUsed(ended.board, colour, mozaring::allCombinations.at(index));
  }
  return slotsOf(slots);
}

std::vector<std::vector<PieceColour>> seatColours(const mozaring::Rules& rules,
                                                  const mozaring::State& state) {
  std::vector<std::vector<PieceColour>> seats(static_cast<std::size_t>(rules.chosen().players));
  for (std::size_t seat = 0; seat < seats.size(); ++seat) {
    for (const mozaring::Colour colour : mozaring::allColours) {
      if (mozaring::holds(state.hands.at(seat), colour)) {
        seats[seat].push_back(pieceOf(colour));
      }
    }
  }
  return seats;
}

std::vector<MozaringSlot> openSlots(const mozaring::Rules& rules, const mozaring::State& state,
                                    PieceColour colour, PieceSize size) {
  return slotsOf(rules.openSlots(state, colourOf(colour)) & mozaring::slotsOf(sizeOf(size)));
}

bool mayPlace(const mozaring::Rules& rules, const MozaringPosition& position,
              const MozaringPile& pile) {
  const mozaring::State& state = position.state;
  return !position.over && state.toAct == pile.seat &&
         mozaring::holds(rules.placeable(state, pile.seat), colourOf(pile.colour)) &&
         !openSlots(rules, state, pile.colour, pile.size).empty();
}

std::vector<MozaringPile> pilesFor(const mozaring::Rules& rules, const MozaringPosition& position,
                                   const MozaringSlot& slot) {
  std::vector<MozaringPile> piles;
  for (const PieceColour colour : pieceColours) {
    const MozaringPile pile{position.state.toAct, colour, slot.size};
    const Slots open = rules.openSlots(position.state, colourOf(colour));
    if (mayPlace(rules, position, pile) && ((open >> indexOf(slot)) & 1U) != 0) {
      piles.push_back(pile);
    }
  }
  return piles;
}

MozaringScene sceneOf(const mozaring::Rules& rules, const MozaringPosition& position) {
  MozaringScene scene;
  const mozaring::Board& board = position.state.board;
  for (const mozaring::Colour colour : mozaring::allColours) {
    for (const MozaringSlot& slot : slotsOf(board.of(colour))) {
      scene.rings.at(static_cast<std::size_t>(slot.field)).at(indexOf(slot.size)) = pieceOf(colour);
    }
  }
  scene.closed = slotsOf(rules.chosen().closed);
  addReserves(scene, rules, position);
  if (staysMarked(rules.chosen())) {
    addTraces(scene, rules, board);
  }
  scene.winning = winningSlots(position);
  if (position.last && !position.last->swap && board.count() > 0) {
    scene.last = slotAt(position.last->slot());
  }
  return scene;
}

} // namespace igroteka::view
