// SPDX-License-Identifier: MIT
#pragma once

#include <array>
#include <bit>
#include <cstdint>

/// Mozaring's board, its rings and the winning combinations.
namespace igroteka::mozaring {

inline constexpr int fieldCount = 9;
inline constexpr int sizeCount = 3;
inline constexpr int slotCount = fieldCount * sizeCount;
inline constexpr int colourCount = 4;
inline constexpr int maxPlayers = 4;

enum class Colour : std::uint8_t { red, green, blue, yellow };
enum class Size : std::uint8_t { small, medium, large };

inline constexpr std::array<Colour, colourCount> allColours = {Colour::red, Colour::green,
                                                               Colour::blue, Colour::yellow};
inline constexpr std::array<Size, sizeCount> allSizes = {Size::small, Size::medium, Size::large};

constexpr std::size_t indexOf(Colour colour) {
  return static_cast<std::size_t>(colour);
}
constexpr std::size_t indexOf(Size size) {
  return static_cast<std::size_t>(size);
}

/// A set of slots (MZ-1): bit 9 * size + field, fields 0 to 8 in rows from the top left.
using Slots = std::uint32_t;
/// A set of fields: bit field.
using Fields = std::uint32_t;
/// A set of colours: bit colour.
using Colours = std::uint8_t;

inline constexpr Slots allSlots = (1U << slotCount) - 1U;
inline constexpr Fields allFields = (1U << fieldCount) - 1U;

constexpr int slotIndex(Size size, int field) {
  return static_cast<int>(size) * fieldCount + field;
}
constexpr Slots slotBit(Size size, int field) {
  return 1U << slotIndex(size, field);
}
constexpr Size sizeOfSlot(int slot) {
  return static_cast<Size>(slot / fieldCount);
}
constexpr int fieldOfSlot(int slot) {
  return slot % fieldCount;
}
/// The nine slots of one size.
constexpr Slots slotsOf(Size size) {
  return allFields << slotIndex(size, 0);
}
constexpr Colours colourBit(Colour colour) {
  return static_cast<Colours>(1U << static_cast<unsigned>(colour));
}
constexpr bool holds(Colours colours, Colour colour) {
  return (colours & colourBit(colour)) != 0;
}

/// How many fields each set of fields has: std::popcount is slow where no instruction is at hand.
inline constexpr auto fieldCounts = [] {
  std::array<std::uint8_t, allFields + 1U> counts{};
  for (Fields fields = 0; fields <= allFields; ++fields) {
    counts[fields] = static_cast<std::uint8_t>(std::popcount(fields));
  }
  return counts;
}();

/// Whether a set has at most one thing; std::has_single_bit counts them all.
constexpr bool atMostOne(std::uint32_t set) {
  return (set & (set - 1)) == 0;
}

/// How many slots a set has.
constexpr int countOf(Slots slots) {
  return fieldCounts[slots & allFields] + fieldCounts[(slots >> fieldCount) & allFields] +
         fieldCounts[(slots >> (2 * fieldCount)) & allFields];
}

/// The rings on a board: the slots that each colour holds.
struct Board {
  std::array<Slots, colourCount> rings = {};

  constexpr Slots of(Colour colour) const { return rings[indexOf(colour)]; }
  constexpr Slots taken() const { return rings[0] | rings[1] | rings[2] | rings[3]; }
  constexpr int count() const { return countOf(taken()); }
  constexpr Fields fieldsOf(Colour colour, Size size) const {
    return (of(colour) >> slotIndex(size, 0)) & allFields;
  }
  constexpr void place(Colour colour, int slot) { rings[indexOf(colour)] |= 1U << slot; }
  /// The fields in which the largest ring is of this colour (MZ-22).
  constexpr Fields showing(Colour colour) const {
    const Slots all = taken();
    const Slots own = of(colour);
    const Fields large = all >> slotIndex(Size::large, 0);
    const Fields medium = (all >> slotIndex(Size::medium, 0)) & allFields;
    return (own >> slotIndex(Size::large, 0)) |
           ((own >> slotIndex(Size::medium, 0)) & allFields & ~large) |
           (own & allFields & ~large & ~medium);
  }

  bool operator==(const Board&) const = default;
};

/// The ways to win: a nest (MZ-11), a line of the same size (MZ-12), an ascending line (MZ-13), and
/// a line of showing rings (MZ-22).
enum class Kind : std::uint8_t { nest, same, ascending, showing };

inline constexpr int kindCount = 4;
inline constexpr std::array<Kind, kindCount> allKinds = {Kind::nest, Kind::same, Kind::ascending,
                                                         Kind::showing};

/// A set of kinds: bit kind.
using Kinds = std::uint8_t;

constexpr Kinds kindBit(Kind kind) {
  return static_cast<Kinds>(1U << static_cast<unsigned>(kind));
}
constexpr bool holds(Kinds kinds, Kind kind) {
  return (kinds & kindBit(kind)) != 0;
}

/// One winning combination. `slots` are its three slots; a showing line has fields only.
struct Combination {
  Kind kind = Kind::nest;
  Fields fields = 0;
  Slots slots = 0;
};

inline constexpr int lineCount = 8;

/// The lines of three fields, from the first to the last: rows, columns and diagonals.
constexpr std::array<std::array<int, 3>, lineCount> boardLines() {
  std::array<std::array<int, 3>, lineCount> lines{};
  std::size_t count = 0;
  for (int field = 0; field < fieldCount; ++field) {
    for (const auto& [right, down] : {std::array{1, 0}, {0, 1}, {1, 1}, {-1, 1}}) {
      const int lastColumn = field % 3 + 2 * right;
      const int lastRow = field / 3 + 2 * down;
      if (lastColumn >= 0 && lastColumn < 3 && lastRow < 3) {
        const int step = 3 * down + right;
        lines.at(count++) = {field, field + step, field + 2 * step};
      }
    }
  }
  return lines;
}

/// The 49 combinations of MZ-11 to MZ-13 (MZ-14), then the eight showing lines.
inline constexpr int combinationCount =
    fieldCount + lineCount * sizeCount + 2 * lineCount + lineCount;

/// A set of combinations: bit index in allCombinations.
using Combinations = std::uint64_t;

constexpr std::array<Combination, combinationCount> makeCombinations() {
  std::array<Combination, combinationCount> all{};
  std::size_t count = 0;
  const auto add = [&](Kind kind, Slots slots, Fields fields) {
    all.at(count++) = {kind, fields, slots};
  };
  for (int field = 0; field < fieldCount; ++field) {
    add(Kind::nest,
        slotBit(Size::small, field) | slotBit(Size::medium, field) | slotBit(Size::large, field),
        1U << field);
  }
  constexpr auto lines = boardLines();
  const auto fieldsOf = [](const std::array<int, 3>& line) {
    return 1U << line[0] | 1U << line[1] | 1U << line[2];
  };
  for (const Size size : allSizes) {
    for (const auto& line : lines) {
      add(Kind::same, fieldsOf(line) << slotIndex(size, 0), fieldsOf(line));
    }
  }
  for (const auto& line : lines) {
    for (const auto& [small, large] : {std::array{0U, 2U}, {2U, 0U}}) {
      add(Kind::ascending,
          slotBit(Size::small, line[small]) | slotBit(Size::medium, line[1]) |
              slotBit(Size::large, line[large]),
          fieldsOf(line));
    }
  }
  for (const auto& line : lines) {
    add(Kind::showing, 0, fieldsOf(line));
  }
  return all;
}

inline constexpr std::array<Combination, combinationCount> allCombinations = makeCombinations();

/// The combinations of these kinds.
Combinations combinationsOf(Kinds kinds);

/// Those of `wanted` that this colour holds on the board.
Combinations complete(const Board& board, Colour colour, Combinations wanted);

/// The slots that a combination of this colour uses on the board: for a showing line, the largest
/// ring of each field.
Slots slotsUsed(const Board& board, Colour colour, const Combination& combination);

/// The letter of a colour, "R", "G", "B" or "Y", and of a size, "s", "m" or "l", in records.
char letterOf(Colour colour);
char letterOf(Size size);

} // namespace igroteka::mozaring
