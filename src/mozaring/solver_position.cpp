// SPDX-License-Identifier: MIT
#include "solver_position.h"

#include <algorithm>

namespace igroteka::mozaring {

namespace {

/// For each set of fields, those that complete a line of three with two of it.
constexpr auto lineThirds = [] {
  std::array<std::uint16_t, allFields + 1U> thirds{};
  constexpr auto lines = boardLines();
  for (Fields set = 0; set <= allFields; ++set) {
    for (const auto& line : lines) {
      const Fields fields = 1U << line[0] | 1U << line[1] | 1U << line[2];
      if (atMostOne(fields & ~set) && (fields & ~set) != 0) {
        thirds[set] = static_cast<std::uint16_t>(thirds[set] | (fields & ~set));
      }
    }
  }
  return thirds;
}();

/// Field of row and column after one of the eight symmetries of the square.
int turned(int field, int symmetry) {
  int row = field / 3;
  int column = field % 3;
  if ((symmetry & 1) != 0) {
    column = 2 - column;
  }
  if ((symmetry & 2) != 0) {
    row = 2 - row;
  }
  if ((symmetry & 4) != 0) {
    std::swap(row, column);
  }
  return row * 3 + column;
}

Size exchanged(Size size, bool exchange) {
  return exchange ? allSizes[2 - indexOf(size)] : size;
}

} // namespace

Field::Field(const Rules& rules) : counted_(rules.counted()), pairs_{} {
  const Options& options = rules.chosen();
  copies_ = options.rings;
  open_ = allSlots & ~options.closed;
  showing_ = holds(options.combinations, Kind::showing);
  otherWhenStuck_ = options.stuck == Stuck::other;
  for (std::size_t seat = 0; seat < 2; ++seat) {
    two_[seat] = options.colours[seat].size() == 2;
  }
  for (std::size_t i = 0; i < allCombinations.size(); ++i) {
    const Slots slots = allCombinations[i].slots;
    if (((counted_ >> i) & 1U) == 0 || (slots & options.closed) != 0) {
      continue;
    }
    for (Slots left = slots; left != 0; left &= left - 1) {
      const auto slot = static_cast<std::size_t>(std::countr_zero(left));
      pairs_[slot].push_back(slots & ~(1U << slot));
      values_[slot] += 1;
    }
  }
  sparse_ = std::ranges::all_of(copies_, [](int copies) { return copies <= 3; });
  findSymmetries(rules);
  findShortages();
}

void Field::findShortages() {
  for (std::size_t i = 0; i < allCombinations.size(); ++i) {
    const Combination& line = allCombinations[i];
    for (Fields held = 0; line.kind == Kind::same && held <= allFields; ++held) {
      const Size size = sizeOfSlot(std::countr_zero(line.slots));
      const int missing = 3 - fieldCounts[held & line.fields];
      const bool lacks = missing > copies_[indexOf(size)] - fieldCounts[held];
      shortages_[indexOf(size)][held] |= lacks ? Combinations{1} << i : 0;
    }
  }
}

void Field::findSymmetries(const Rules& rules) {
  const Options& options = rules.chosen();
  const bool sizesAlike = !showing_ && copies_[0] == copies_[2];
  for (int symmetry = 1; symmetry < 16; ++symmetry) {
    const bool exchange = symmetry >= 8;
    const auto imageOf = [&](Size size, int field) {
      return slotBit(exchanged(size, exchange), turned(field, symmetry & 7));
    };
    Slots closed = 0;
    for (Slots left = options.closed; left != 0; left &= left - 1) {
      const int slot = std::countr_zero(left);
      closed |= imageOf(sizeOfSlot(slot), fieldOfSlot(slot));
    }
    if ((exchange && !sizesAlike) || closed != options.closed) {
      continue;
    }
    auto& map = images_.emplace_back();
    for (const Size size : allSizes) {
      for (Fields set = 1; set <= allFields; ++set) {
        const int field = std::countr_zero(set);
        map[indexOf(size)][set] = map[indexOf(size)][set & (set - 1)] | imageOf(size, field);
      }
    }
  }
}

Position Field::positionOf(const State& state) const {
  Position position{};
  position.taken = state.board.taken();
  position.mover = state.toAct;
  for (std::size_t seat = 0; seat < 2; ++seat) {
    Side& side = position.sides[seat];
    const Colours hand = state.hands[seat];
    const auto low = static_cast<std::size_t>(std::countr_zero(hand));
    const std::size_t high =
        atMostOne(hand) ? low : static_cast<std::size_t>(std::countr_zero(hand & (hand - 1U)));
    const bool lowDue = state.last[seat] == none || state.last[seat] != low || atMostOne(hand);
    side.rings[0] = state.board.rings[lowDue ? low : high];
    side.rings[1] = atMostOne(hand) ? 0 : state.board.rings[lowDue ? high : low];
    for (std::size_t colour = 0; colour < 2; ++colour) {
      Slots before = 0;
      for (Slots left = side.rings[colour]; left != 0; left &= left - 1) {
        const int slot = std::countr_zero(left);
        side.thirds[colour] |= newThirds(before, slot);
        before |= 1U << slot;
      }
    }
  }
  return position;
}

bool Field::settle(Position& position) const {
  for (int tried = 0; tried < 2; ++tried) {
    const auto seat = static_cast<std::size_t>(position.mover);
    Side& side = position.sides[seat];
    if (legal(position, side, 0) != 0) {
      return true;
    }
    if (otherWhenStuck_ && two_[seat] && legal(position, side, 1) != 0) {
      // Only the other colour can be placed, and after it the stuck one is due again: the same as
      // if the other colour were due.
      std::swap(side.rings[0], side.rings[1]);
      std::swap(side.thirds[0], side.thirds[1]);
      return true;
    }
    position.mover ^= 1;
  }
  return false;
}

void Field::place(Position& position, int slot) const {
  const auto seat = static_cast<std::size_t>(position.mover);
  Side& side = position.sides[seat];
  side.thirds[0] |= newThirds(side.rings[0], slot);
  side.rings[0] |= 1U << slot;
  position.taken |= 1U << slot;
  if (two_[seat]) {
    std::swap(side.rings[0], side.rings[1]);
    std::swap(side.thirds[0], side.thirds[1]);
  }
  position.mover ^= 1;
}

Slots Field::completingShowing(const Position& position, const Side& side) const {
  const Slots taken = position.taken;
  const Fields large = taken >> slotIndex(Size::large, 0);
  const Fields medium = (taken >> slotIndex(Size::medium, 0)) & allFields;
  const Fields thirds = lineThirds[shown(taken, side.rings[0])];
  return thirds << slotIndex(Size::large, 0) | (thirds & ~large) << slotIndex(Size::medium, 0) |
         (thirds & ~large & ~medium);
}

Field::Shows Field::shows(const Position& position, const Side& side, std::size_t colour) const {
  const Slots taken = position.taken;
  const Slots open = legal(position, side, colour);
  const Fields large = taken >> slotIndex(Size::large, 0);
  const Fields medium = (taken >> slotIndex(Size::medium, 0)) & allFields;
  const Fields own = shown(taken, side.rings[colour]);
  const Fields coverable = (open >> slotIndex(Size::large, 0)) |
                           ((open >> slotIndex(Size::medium, 0)) & allFields & ~large) |
                           (open & allFields & ~large & ~medium);
  Shows found{};
  constexpr auto lines = boardLines();
  for (std::size_t i = 0; i < lines.size(); ++i) {
    const Fields fields = 1U << lines[i][0] | 1U << lines[i][1] | 1U << lines[i][2];
    if ((fields & ~(own | coverable)) == 0) {
      found.fields |= fields;
      const std::size_t missing = fieldCounts[fields & ~own];
      found.lines[missing] = static_cast<std::uint8_t>(found.lines[missing] | 1U << i);
    }
  }
  return found;
}

Combinations Field::live(const Position& position, const Side& side, std::size_t colour) const {
  const Slots own = side.rings[colour];
  const Slots blocked = allSlots & ~own & ~legal(position, side, colour);
  return counted_ & ~showingLines & ~through(blocked) & ~shortages_[0][own & allFields] &
         ~shortages_[1][(own >> fieldCount) & allFields] &
         ~shortages_[2][(own >> (2 * fieldCount)) & allFields];
}

bool Field::reachable(const Position& position, const Side& side, std::size_t colour,
                      int missing) const {
  if (showing_) {
    const Shows lines = shows(position, side, colour);
    for (int rings = 0; rings <= std::min(missing, 3); ++rings) {
      if (lines.lines[static_cast<std::size_t>(rings)] != 0) {
        return true;
      }
    }
  }
  const Combinations alive = live(position, side, colour);
  if (missing >= 3 || alive == 0) {
    return alive != 0;
  }
  const ByRings held = byRings(alive, side.rings[colour]);
  return held[2] != 0 || (missing == 2 && held[1] != 0);
}

bool Field::calm(const Position& position, int rings) const {
  // A colour is stuck when each size is used up or has no open slot; that takes so many rings.
  const Slots open = open_ & ~position.taken;
  for (std::size_t seat = 0; seat < 2; ++seat) {
    const Side& side = position.sides[seat];
    const int placings = two_[seat] ? (rings + 3) / 4 : (rings + 1) / 2;
    for (std::size_t colour = 0; colour < (two_[seat] ? 2U : 1U); ++colour) {
      for (unsigned usedUp = 0; usedUp < 1U << sizeCount; ++usedUp) {
        int own = 0;
        int all = 0;
        for (const Size size : allSizes) {
          const int shift = slotIndex(size, 0);
          if (((usedUp >> indexOf(size)) & 1U) != 0) {
            own += copies_[indexOf(size)] - fieldCounts[(side.rings[colour] >> shift) & allFields];
          } else {
            all += fieldCounts[(open >> shift) & allFields];
          }
        }
        if (own <= placings && own + all <= rings) {
          return false;
        }
      }
    }
  }
  return true;
}

} // namespace igroteka::mozaring
