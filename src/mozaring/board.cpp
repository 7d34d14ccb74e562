// SPDX-License-Identifier: MIT
#include <igroteka/mozaring/board.h>

namespace igroteka::mozaring {

Combinations combinationsOf(Kinds kinds) {
  Combinations set = 0;
  for (std::size_t i = 0; i < allCombinations.size(); ++i) {
    if (holds(kinds, allCombinations[i].kind)) {
      set |= Combinations{1} << i;
    }
  }
  return set;
}

Combinations complete(const Board& board, Colour colour, Combinations wanted) {
  const Slots own = board.of(colour);
  const Fields showing = board.showing(colour);
  Combinations found = 0;
  for (; wanted != 0; wanted &= wanted - 1) {
    const auto index = static_cast<std::size_t>(std::countr_zero(wanted));
    const Combination& combination = allCombinations[index];
    const bool has = combination.kind == Kind::showing
                         ? (showing & combination.fields) == combination.fields
                         : (own & combination.slots) == combination.slots;
    if (has) {
      found |= Combinations{1} << index;
    }
  }
  return found;
}

Slots slotsUsed(const Board& board, Colour colour, const Combination& combination) {
  if (combination.kind != Kind::showing) {
    return combination.slots;
  }
  Slots used = 0;
  for (int field = 0; field < fieldCount; ++field) {
    if (((combination.fields >> field) & 1U) == 0) {
      continue;
    }
    for (const Size size : {Size::large, Size::medium, Size::small}) {
      if ((board.of(colour) & slotBit(size, field)) != 0) {
        used |= slotBit(size, field);
        break;
      }
    }
  }
  return used;
}

char letterOf(Colour colour) {
  return "RGBY"[indexOf(colour)];
}

char letterOf(Size size) {
  return "sml"[indexOf(size)];
}

} // namespace igroteka::mozaring
