// SPDX-License-Identifier: MIT
// The keys under which the solver remembers positions.
#include "solver_position.h"

#include <algorithm>

namespace igroteka::mozaring {

namespace {

/// What a slot can hold in a sparse key: open and useful, a useful ring of one of the four colours,
/// or anything else.
constexpr std::uint32_t slotKinds = 6;

/// For each set of fields, its slots' places in a number of nine digits.
constexpr auto digits = [] {
  std::array<std::uint32_t, allFields + 1U> sums{};
  std::uint32_t power = 1;
  for (Fields field = 1; field <= allFields; field <<= 1U, power *= slotKinds) {
    for (Fields lower = 0; lower < field; ++lower) {
      sums[field | lower] = sums[lower] + power;
    }
  }
  return sums;
}();

/// 27 bits for each colour. No slot holds two colours, which tells these keys from sparse ones.
Key packed(const std::array<Slots, 4>& colours) {
  const std::uint64_t third = colours[2];
  return {colours[0] | std::uint64_t{colours[1]} << 27U | third << 54U,
          third >> 10U | std::uint64_t{colours[3]} << 17U};
}

Fields fieldsOf(Slots slots, Size size) {
  return (slots >> slotIndex(size, 0)) & allFields;
}

} // namespace

Key Field::symmetricKey(const Position& position) const {
  const auto mover = static_cast<std::size_t>(position.mover);
  const Side& own = position.sides[mover];
  const Side& opp = position.sides[1 - mover];
  const std::array<Slots, 4> plain = {own.rings[0], own.rings[1], opp.rings[0], opp.rings[1]};
  std::array<Slots, 4> least = plain;
  for (std::size_t i = 0; i < images_.size(); ++i) {
    std::array<Slots, 4> other{};
    std::ranges::transform(plain, other.begin(), [&](Slots slots) { return image(slots, i); });
    least = std::min(least, other);
  }
  return packed(least);
}

/// Of the fields where somebody may still show: the largest ring and the slots above it.
Slots Field::seenSlots(const Position& position) const {
  Fields fields = 0;
  for (std::size_t seat = 0; seat < 2; ++seat) {
    const Side& side = position.sides[seat];
    fields |= shows(position, side, 0).fields;
    fields |= two_[seat] ? shows(position, side, 1).fields : 0;
  }
  const Slots taken = position.taken;
  const Fields large = taken >> slotIndex(Size::large, 0);
  const Fields medium = (taken >> slotIndex(Size::medium, 0)) & allFields;
  return fields << slotIndex(Size::large, 0) | (fields & ~large) << slotIndex(Size::medium, 0) |
         (fields & ~large & ~medium);
}

Key Field::sparseKey(const Position& position, Slots& useful) const {
  const auto mover = static_cast<std::size_t>(position.mover);
  const Slots open = open_ & ~position.taken;
  useful = open;
  if (!sparse_) {
    const Side& own = position.sides[mover];
    const Side& opp = position.sides[1 - mover];
    return packed({own.rings[0], own.rings[1], opp.rings[0], opp.rings[1]});
  }
  std::array<Slots, 4> rings{};
  const Slots seen = showing_ ? seenSlots(position) : 0;
  Slots slots = seen;
  std::uint64_t reserves = 0;
  for (std::size_t i = 0; i < rings.size(); ++i) {
    const std::size_t seat = i < 2 ? mover : 1 - mover;
    if (i % 2 == 1 && !two_[seat]) {
      reserves <<= 2U * sizeCount;
      continue;
    }
    const Side& side = position.sides[seat];
    const Slots needed = slotsOf(live(position, side, i % 2));
    rings[i] = side.rings[i % 2] & (needed | seen);
    slots |= needed;
    for (const Size size : allSizes) {
      // More rings than open slots are as good as just enough.
      const int most = fieldCounts[fieldsOf(open, size)];
      reserves = reserves << 2U | static_cast<unsigned>(std::min(reserve(side, i % 2, size), most));
    }
  }
  useful = open & slots;
  const Slots idle = allSlots & ~useful & ~(rings[0] | rings[1] | rings[2] | rings[3]);
  std::array<std::uint64_t, sizeCount> codes{};
  std::uint64_t spare = 0;
  for (const Size size : allSizes) {
    std::uint64_t code = (slotKinds - 1) * digits[fieldsOf(idle, size)];
    for (std::size_t i = 0; i < rings.size(); ++i) {
      code += (i + 1) * digits[fieldsOf(rings[i], size)];
    }
    codes[indexOf(size)] = code;
    spare = spare * (fieldCount + 1) + fieldCounts[fieldsOf(open & ~useful, size)];
  }
  // Bits 0 and 27 say that one slot holds two colours: no other key does.
  return {1U | codes[0] << 1U | (reserves & 3U) << 25U | std::uint64_t{1} << 27U | codes[1] << 28U |
              ((reserves >> 2U) & 0xfffU) << 52U,
          codes[2] | spare << 24U | (reserves >> 14U) << 34U};
}

Slots Field::withoutRepeats(Slots moves, Slots useful) const {
  Slots few = moves & useful;
  for (const Size size : allSizes) {
    const Slots idle = moves & ~useful & slotsOf(size);
    few |= idle & (~idle + 1);
  }
  return few;
}

} // namespace igroteka::mozaring
