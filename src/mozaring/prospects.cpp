// SPDX-License-Identifier: MIT
#include "player_parts.h"

namespace igroteka::mozaring {

namespace {

Prospect showingProspect(const State& state, Colour colour, Fields fields, Slots open) {
  const Fields shown = state.board.showing(colour);
  const Slots taken = state.board.taken();
  Prospect prospect{0, 0, true};
  for (Fields left = fields; left != 0; left &= left - 1) {
    const int field = std::countr_zero(left);
    if (((shown >> field) & 1U) != 0) {
      ++prospect.held;
      continue;
    }
    // A ring shows only above all that stands in the field.
    Slots fitting = 0;
    for (const Size size : {Size::large, Size::medium, Size::small}) {
      if ((taken & slotBit(size, field)) != 0) {
        break;
      }
      fitting |= slotBit(size, field) & open;
    }
    prospect.open = prospect.open && fitting != 0;
    prospect.missing |= fitting;
  }
  return prospect;
}

} // namespace

Prospect prospectOf(const Rules& rules, const State& state, Colour colour,
                    const Combination& combination) {
  const Slots open = rules.openSlots(state, colour);
  if (combination.kind == Kind::showing) {
    return showingProspect(state, colour, combination.fields, open);
  }
  const Slots own = state.board.of(colour) & combination.slots;
  const Slots missing = combination.slots & ~own;
  return {countOf(own), missing, (missing & ~open) == 0};
}

ByRings standingOf(const Rules& rules, const State& state, Colour colour) {
  const Slots own = state.board.of(colour);
  const Slots open = rules.openSlots(state, colour);
  const Combinations possible = rules.counted() & ~showingLines & ~through(allSlots & ~own & ~open);
  return byRings(possible, own);
}

Slots completingSlots(const Rules& rules, const State& state, Colour colour) {
  const Slots own = state.board.of(colour);
  Slots found = 0;
  for (Combinations left = standingOf(rules, state, colour)[2]; left != 0; left &= left - 1) {
    found |= allCombinations[static_cast<std::size_t>(std::countr_zero(left))].slots & ~own;
  }
  for (Combinations left = rules.counted() & showingLines; left != 0; left &= left - 1) {
    const auto& combination = allCombinations[static_cast<std::size_t>(std::countr_zero(left))];
    const Prospect prospect = prospectOf(rules, state, colour, combination);
    if (prospect.open && prospect.held == 2) {
      found |= prospect.missing;
    }
  }
  return found;
}

Slots threatsOf(const Rules& rules, const State& state, int seat) {
  Slots found = 0;
  const Colours colours = rules.placeable(state, seat);
  for (const Colour colour : allColours) {
    if (holds(colours, colour)) {
      found |= completingSlots(rules, state, colour);
    }
  }
  return found;
}

bool exposed(const Rules& rules, const State& after, int seat) {
  const int players = rules.chosen().players;
  const Goal goal = rules.chosen().goal;
  if (after.over() || goal == Goal::most || goal == Goal::avoid) {
    return false;
  }
  for (int step = 0; step < players - 1; ++step) {
    const int other = (after.toAct + step) % players;
    if (other == seat) {
      break;
    }
    // With the goal fewest only the win of the seat behind does harm.
    const bool harms = goal == Goal::first || other == (seat + 1) % players;
    if (harms && threatsOf(rules, after, other) != 0) {
      return true;
    }
  }
  return false;
}

} // namespace igroteka::mozaring
