// SPDX-License-Identifier: MIT
#pragma once

#include <igroteka/core/bit_iterator.h>

#include <array>
#include <bit>
#include <cstdint>
#include <string_view>

namespace igroteka::pont {

/// The number of tiles, which are numbered from 1 (TP-1).
inline constexpr int tileCount = 56;

/// The colour of a line; `none` where there is no tile.
enum class Colour : std::uint8_t { none, red, yellow, blue, green };

/// The colour of a letter of the tile table, R Y B G; `none` for any other.
constexpr Colour colourOf(char letter) {
  constexpr std::string_view letters = "RYBG";
  const auto place = letters.find(letter);
  return place == std::string_view::npos ? Colour::none : static_cast<Colour>(place + 1);
}

/// Which kinds of lines a tile has (TP-1).
enum class Shape : std::uint8_t {
  sharpTwoGentle,
  straightTwoSharp,
  threeSharp,
  straightTwoGentle,
};

/// What is printed on a tile.
struct TileFace {
  std::string_view edges; ///< colour letters clockwise from the north-east edge, rotation 0
  char back = 'W';        ///< the colour letter of the number on the back, W for white
  Shape shape = Shape::threeSharp;
  std::string_view crossing; ///< the lines that cross, from the lowest to the uppermost
  int mirror = 0;            ///< the number of the mirrored tile, which may be its own
};

/// The 56 tiles in the order of their numbers. A test holds this to resources/data.
inline constexpr std::array<TileFace, tileCount> tileFaces = {{
    {"YBRBRY", 'Y', Shape::sharpTwoGentle, "BR", 10},
    {"RBYYBR", 'Y', Shape::straightTwoSharp, "", 2},
    {"RBBYYR", 'Y', Shape::threeSharp, "", 14},
    {"RBRYBY", 'R', Shape::straightTwoGentle, "YBR", 4},
    {"YRBBRY", 'R', Shape::straightTwoSharp, "", 5},
    {"BYBRYR", 'B', Shape::straightTwoGentle, "RYB", 6},
    {"BYRYRB", 'B', Shape::sharpTwoGentle, "YR", 8},
    {"BRYRYB", 'B', Shape::sharpTwoGentle, "RY", 7},
    {"BRBYRY", 'Y', Shape::straightTwoGentle, "YRB", 9},
    {"YRBRBY", 'R', Shape::sharpTwoGentle, "RB", 1},
    {"RBYBYR", 'R', Shape::sharpTwoGentle, "BY", 12},
    {"RYBYBR", 'Y', Shape::sharpTwoGentle, "YB", 11},
    {"BYRRYB", 'B', Shape::straightTwoSharp, "", 13},
    {"RYYBBR", 'B', Shape::threeSharp, "", 3},
    {"GRYYRG", 'R', Shape::straightTwoSharp, "", 15},
    {"RYGGYR", 'R', Shape::straightTwoSharp, "", 16},
    {"YGRGRY", 'Y', Shape::sharpTwoGentle, "GR", 18},
    {"YRGRGY", 'R', Shape::sharpTwoGentle, "RG", 17},
    {"RGYGYR", 'R', Shape::sharpTwoGentle, "GY", 20},
    {"RYGYGR", 'Y', Shape::sharpTwoGentle, "YG", 19},
    {"GRRYYG", 'Y', Shape::threeSharp, "", 23},
    {"YGRRGY", 'Y', Shape::straightTwoSharp, "", 22},
    {"GYYRRG", 'Y', Shape::threeSharp, "", 21},
    {"GBRRBG", 'R', Shape::straightTwoSharp, "", 24},
    {"BGGRRB", 'R', Shape::threeSharp, "", 28},
    {"RGBBGR", 'R', Shape::straightTwoSharp, "", 26},
    {"RBGBGR", 'R', Shape::sharpTwoGentle, "BG", 29},
    {"BRRGGB", 'R', Shape::threeSharp, "", 25},
    {"RGBGBR", 'R', Shape::sharpTwoGentle, "GB", 27},
    {"BRGGRB", 'R', Shape::straightTwoSharp, "", 30},
    {"GRYRYG", 'Y', Shape::sharpTwoGentle, "RY", 33},
    {"YGYRGR", 'G', Shape::straightTwoGentle, "RGY", 32},
    {"GYRYRG", 'G', Shape::sharpTwoGentle, "YR", 31},
    {"YRYGRG", 'G', Shape::straightTwoGentle, "GRY", 34},
    {"RYRGYG", 'G', Shape::straightTwoGentle, "GYR", 35},
    {"GRBRBG", 'G', Shape::sharpTwoGentle, "RB", 41},
    {"BGRGRB", 'G', Shape::sharpTwoGentle, "GR", 38},
    {"BRGRGB", 'G', Shape::sharpTwoGentle, "RG", 37},
    {"BGBRGR", 'B', Shape::straightTwoGentle, "RGB", 39},
    {"GBGRBR", 'B', Shape::straightTwoGentle, "RBG", 40},
    {"GBRBRG", 'B', Shape::sharpTwoGentle, "BR", 36},
    {"GRGBRB", 'B', Shape::straightTwoGentle, "BRG", 42},
    {"YGGBBY", 'B', Shape::threeSharp, "", 45},
    {"GYGBYB", 'Y', Shape::straightTwoGentle, "BYG", 44},
    {"YBBGGY", 'G', Shape::threeSharp, "", 43},
    {"GBYBYG", 'G', Shape::sharpTwoGentle, "BY", 52},
    {"BYGGYB", 'G', Shape::straightTwoSharp, "", 47},
    {"GBYYBG", 'W', Shape::straightTwoSharp, "", 48},
    {"YGBBGY", 'W', Shape::straightTwoSharp, "", 49},
    {"GBGYBY", 'W', Shape::straightTwoGentle, "YBG", 50},
    {"YGYBGB", 'W', Shape::straightTwoGentle, "BGY", 51},
    {"GYBYBG", 'W', Shape::sharpTwoGentle, "YB", 46},
    {"YGBGBY", 'W', Shape::sharpTwoGentle, "GB", 54},
    {"YBGBGY", 'W', Shape::sharpTwoGentle, "BG", 53},
    {"BGYGYB", 'W', Shape::sharpTwoGentle, "GY", 56},
    {"BYGYGB", 'W', Shape::sharpTwoGentle, "YG", 55},
}};

/// What is printed on the tile with this number, 1 to tileCount.
constexpr const TileFace& faceOf(int tile) {
  return tileFaces[static_cast<std::size_t>(tile - 1)];
}

/// Six edge colours, three bits for each edge of a cell, the north-east edge lowest.
using Pattern = std::uint32_t;

inline constexpr Pattern edgeMask = 7;
inline constexpr Pattern wholeMask = 0777777;

/// The colour that a pattern has on edge 0 to 5.
constexpr Colour colourAt(Pattern pattern, int edge) {
  return static_cast<Colour>((pattern >> (3 * edge)) & edgeMask);
}

/// The pattern turned clockwise by `rotation` times 60 degrees (TP-2).
constexpr Pattern turned(Pattern pattern, int rotation) {
  return ((pattern << (3 * rotation)) | (pattern >> (18 - 3 * rotation))) & wholeMask;
}

namespace detail {

constexpr auto makePatterns() {
  std::array<std::array<Pattern, 6>, tileCount + 1> patterns{};
  for (int tile = 1; tile <= tileCount; ++tile) {
    Pattern flat = 0;
    for (int edge = 0; edge < 6; ++edge) {
      const auto colour = colourOf(faceOf(tile).edges[static_cast<std::size_t>(edge)]);
      flat |= static_cast<Pattern>(colour) << (3 * edge);
    }
    for (int rotation = 0; rotation < 6; ++rotation) {
      patterns[static_cast<std::size_t>(tile)][static_cast<std::size_t>(rotation)] =
          turned(flat, rotation);
    }
  }
  return patterns;
}

inline constexpr auto patterns = makePatterns();

} // namespace detail

/// The edge colours of tile 1 to tileCount on a cell, turned clockwise `rotation` (0 to 5) times.
constexpr Pattern patternOf(int tile, int rotation) {
  return detail::patterns[static_cast<std::size_t>(tile)][static_cast<std::size_t>(rotation)];
}

/// Some tiles, a bit for each number.
using TileSet = std::uint64_t;

constexpr TileSet setOf(int tile) {
  return TileSet{1} << tile;
}

/// The tile of a bit in a set.
constexpr int tileAt(int bit) {
  return bit;
}

/// The tiles of a set, walked in ascending order of their numbers.
class TilesIn {
public:
  using Iterator = BitIterator<&tileAt>;

  constexpr explicit TilesIn(TileSet bits) : bits_(bits) {}
  constexpr Iterator begin() const { return Iterator(bits_); }
  constexpr Iterator end() const { return Iterator(); }

private:
  TileSet bits_;
};

} // namespace igroteka::pont
