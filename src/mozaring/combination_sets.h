// SPDX-License-Identifier: MIT
#pragma once

#include <igroteka/mozaring/board.h>

#include <array>
#include <cstdint>

/// Whole sets of combinations at a time, by tables. Showing lines have no slots here.
namespace igroteka::mozaring {

/// The showing lines among the combinations.
inline constexpr Combinations showingLines = ((Combinations{1} << lineCount) - 1)
                                             << (combinationCount - lineCount);

namespace tables {

/// For each set of one size's fields, the combinations with a slot in it.
inline constexpr auto through = [] {
  std::array<std::array<Combinations, allFields + 1U>, sizeCount> table{};
  for (const Size size : allSizes) {
    auto& one = table[indexOf(size)];
    for (int field = 0; field < fieldCount; ++field) {
      for (std::size_t i = 0; i < allCombinations.size(); ++i) {
        const bool has = (allCombinations[i].slots & slotBit(size, field)) != 0;
        one[1U << field] |= has ? Combinations{1} << i : 0;
      }
    }
    for (Fields fields = 1; fields <= allFields; ++fields) {
      one[fields] = one[fields & (fields - 1)] | one[fields & (~fields + 1)];
    }
  }
  return table;
}();

inline constexpr std::size_t chunkBits = 8;
inline constexpr std::size_t chunkCount =
    (combinationCount - lineCount + chunkBits - 1) / chunkBits;

/// For each set of eight combinations in a row, their slots.
inline constexpr auto slotsOf = [] {
  std::array<std::array<Slots, 1U << chunkBits>, chunkCount> table{};
  for (std::size_t chunk = 0; chunk < chunkCount; ++chunk) {
    for (std::uint32_t set = 1; set < 1U << chunkBits; ++set) {
      const auto first = static_cast<std::size_t>(std::countr_zero(set));
      table[chunk][set] =
          table[chunk][set & (set - 1)] | allCombinations[chunk * chunkBits + first].slots;
    }
  }
  return table;
}();

} // namespace tables

/// The combinations with a slot among these.
constexpr Combinations through(Slots slots) {
  return tables::through[0][slots & allFields] |
         tables::through[1][(slots >> fieldCount) & allFields] |
         tables::through[2][(slots >> (2 * fieldCount)) & allFields];
}

/// The slots of these combinations.
constexpr Slots slotsOf(Combinations combinations) {
  Slots slots = 0;
  for (const auto& chunk : tables::slotsOf) {
    slots |= chunk[combinations & ((1U << tables::chunkBits) - 1)];
    combinations >>= tables::chunkBits;
  }
  return slots;
}

/// Some combinations by the rings held of each, 0 to 3.
using ByRings = std::array<Combinations, 4>;

/// Sorts combinations by how many of their slots are among these.
constexpr ByRings byRings(Combinations combinations, Slots slots) {
  // A binary counter for each combination, all of them at once.
  Combinations ones = 0;
  Combinations twos = 0;
  for (; slots != 0; slots &= slots - 1) {
    const Combinations here = through(slots & (~slots + 1));
    twos ^= ones & here;
    ones ^= here;
  }
  return {combinations & ~ones & ~twos, combinations & ones & ~twos, combinations & ~ones & twos,
          combinations & ones & twos};
}

} // namespace igroteka::mozaring
