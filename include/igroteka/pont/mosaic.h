// SPDX-License-Identifier: MIT
#pragma once

#include <igroteka/core/fixed_list.h>
#include <igroteka/pont/tiles.h>

#include <array>
#include <compare>
#include <cstdint>

namespace igroteka::pont {

/// A cell in axial coordinates on a pointy-top grid (TP-2).
struct Cell {
  std::int32_t q = 0;
  std::int32_t r = 0;

  constexpr auto operator<=>(const Cell&) const = default;
};

/// The steps to the neighbours across edge 0 to 5, clockwise from the north-east (TP-2).
inline constexpr std::array<Cell, 6> steps = {{{1, -1}, {1, 0}, {0, 1}, {-1, 1}, {-1, 0}, {0, -1}}};

/// The neighbour of the cell across an edge, 0 to 5; the cell must lie within ±10⁹.
constexpr Cell across(Cell cell, int edge) {
  const Cell step = steps[static_cast<std::size_t>(edge)];
  return {cell.q + step.q, cell.r + step.r};
}

/// The edge on the other side of a touching pair.
constexpr int facing(int edge) {
  return edge < 3 ? edge + 3 : edge - 3;
}

/// The distance between cell 0,0 and this one in steps.
constexpr std::int64_t distanceFromStart(Cell cell) {
  const std::int64_t q = cell.q;
  const std::int64_t r = cell.r;
  const auto size = [](std::int64_t x) { return x < 0 ? -x : x; };
  return (size(q) + size(r) + size(q + r)) / 2;
}

/// What lies around a cell.
struct Surroundings {
  Pattern pattern = 0; ///< the colours that the neighbours show to the cell
  Pattern mask = 0;    ///< the edges at which there is a neighbour
  int count = 0;       ///< the number of neighbours

  /// Whether a tile with these edge colours obeys the golden rule here (TP-3).
  constexpr bool fits(Pattern tile) const { return ((tile ^ pattern) & mask) == 0; }
};

/// All tiles, on the table or not, that obey the golden rule there in some rotation.
TileSet fittingTiles(const Surroundings& around);

/// A place for a tile.
struct Place {
  Cell cell;
  std::uint8_t rotation = 0;

  constexpr bool operator==(const Place&) const = default;
};

/// A tile that lies on the table.
struct LaidTile {
  int tile = 0;
  Cell cell;
  int rotation = 0;

  bool operator==(const LaidTile&) const = default;
};

/// A cell beside the mosaic and what it asks of a tile.
struct Gap {
  Cell cell;
  Surroundings around;
};

/// The tiles on the table.
///
/// Every tile but the first two touches two others. So no tile ever adds more than two edges to the
/// outline, which is never longer than 10 + 54 * 2 = 118 edges; and a mosaic in which two tiles are
/// D steps apart has an outline of at least 4 D + 6. Hence all tiles lie within 28 steps of each
/// other, and a grid that wraps round after 32 cells has room for every mosaic.
class Mosaic {
public:
  /// The farthest that two tiles can be apart.
  static constexpr int maxDistance = 28;
  /// The most cells that can have two or more tiles around them: half the longest outline.
  static constexpr std::size_t maxGaps = 59;
  /// The most places of one tile: each colour of a tile shows on two edges only.
  static constexpr std::size_t maxPlaces = 2 * maxGaps;

  using Gaps = FixedList<Gap, maxGaps>;
  using Places = FixedList<Place, maxPlaces>;

  /// The number of tiles on the table.
  int size() const { return size_; }
  /// The tile on a cell, 0 if there is none. Any cell within ±10⁹ may be asked.
  int tileAt(Cell cell) const;
  bool holds(int tile) const { return spots_[index(tile)].rotation != absent; }
  /// Where tile 1 to 56 lies, which must be on the table.
  Cell cellOf(int tile) const;
  int rotationOf(int tile) const { return spots_[index(tile)].rotation; }
  /// The edge colours of a cell's tile as it lies there, 0 where there is none.
  Pattern patternAt(Cell cell) const;

  /// What lies around any cell within ±(10⁹ - 1).
  Surroundings around(Cell cell) const;

  /// Whether the tile can be placed there: the cell is empty, at least `touching` tiles around it
  /// obey the golden rule with it.
  bool allows(int tile, Place place, int touching) const;

  /// The empty cells with at least `touching` (2 or 3) tiles around them, in an order that depends
  /// on nothing but the cells in use: those of TP-9, and the niches of TP-4.
  Gaps gaps(int touching) const;

  /// The places of a tile on cells with at least `touching` (2 or 3) tiles around them.
  Places places(int tile, int touching) const;

  /// All tiles, on the table or not, that have any such place.
  TileSet placeable(int touching) const;

  /// Whether the tile has any such place.
  bool hasPlace(int tile, int touching) const { return (placeable(touching) & setOf(tile)) != 0; }

  /// Lays a tile that is not on the table on an empty cell that the rules allow.
  void lay(int tile, Place place);

  bool operator==(const Mosaic&) const = default;

private:
  static constexpr int width = 32;
  static constexpr std::uint8_t absent = 255;

  struct Spot {
    std::int8_t q = 0;
    std::int8_t r = 0;
    std::uint8_t rotation = absent;

    bool operator==(const Spot&) const = default;
  };

  static constexpr std::size_t index(int tile) { return static_cast<std::size_t>(tile); }
  static constexpr std::size_t wrapped(int coordinate) {
    return static_cast<std::size_t>(static_cast<unsigned>(coordinate) % width);
  }
  int wrappedTile(int q, int r) const { return grid_[wrapped(r) * width + wrapped(q)]; }
  Gap gapAt(int q, int r) const;
  std::uint32_t gapsInRow(int row, int touching) const;

  std::array<std::uint8_t, width * width> grid_{};
  std::array<std::uint32_t, width> rows_{}; ///< a bit for every tile in use, for the scan
  std::array<Spot, tileCount + 1> spots_{};
  int size_ = 0;
};

} // namespace igroteka::pont
