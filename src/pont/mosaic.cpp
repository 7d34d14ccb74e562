// SPDX-License-Identifier: MIT
#include <igroteka/pont/mosaic.h>

#include <bit>
#include <cassert>

namespace igroteka::pont {

namespace {

/// For each letter place of a tile and each colour, the tiles that have that colour there.
constexpr auto makeLetterSets() {
  std::array<std::array<TileSet, 5>, 6> sets{};
  for (int tile = 1; tile <= tileCount; ++tile) {
    for (int place = 0; place < 6; ++place) {
      const auto colour = static_cast<std::size_t>(colourAt(patternOf(tile, 0), place));
      sets[static_cast<std::size_t>(place)][colour] |= setOf(tile);
    }
  }
  return sets;
}

constexpr auto letterSets = makeLetterSets();

} // namespace

TileSet fittingTiles(const Surroundings& around) {
  TileSet all = 0;
  for (int rotation = 0; rotation < 6; ++rotation) {
    TileSet fitting = ~TileSet{0};
    for (int edge = 0; edge < 6; ++edge) {
      if (const Colour colour = colourAt(around.pattern, edge); colour != Colour::none) {
        const auto letter = static_cast<std::size_t>((edge + 6 - rotation) % 6);
        fitting &= letterSets[letter][static_cast<std::size_t>(colour)];
      }
    }
    all |= fitting;
  }
  return all;
}

int Mosaic::tileAt(Cell cell) const {
  if (distanceFromStart(cell) > maxDistance) {
    return 0;
  }
  const int tile = wrappedTile(cell.q, cell.r);
  return tile != 0 && cellOf(tile) == cell ? tile : 0;
}

Cell Mosaic::cellOf(int tile) const {
  const Spot& spot = spots_[index(tile)];
  return {spot.q, spot.r};
}

Pattern Mosaic::patternAt(Cell cell) const {
  const int tile = tileAt(cell);
  return tile == 0 ? 0 : patternOf(tile, rotationOf(tile));
}

Surroundings Mosaic::around(Cell cell) const {
  Surroundings found;
  for (int edge = 0; edge < 6; ++edge) {
    if (const Pattern theirs = patternAt(across(cell, edge)); theirs != 0) {
      found.pattern |= static_cast<Pattern>(colourAt(theirs, facing(edge))) << (3 * edge);
      found.mask |= edgeMask << (3 * edge);
      ++found.count;
    }
  }
  return found;
}

bool Mosaic::allows(int tile, Place place, int touching) const {
  if (tileAt(place.cell) != 0) {
    return false;
  }
  const Surroundings there = around(place.cell);
  return there.count >= touching && there.fits(patternOf(tile, place.rotation));
}

/// The gap on a wrapped cell that has a neighbour, which tells where the cell really is.
Gap Mosaic::gapAt(int q, int r) const {
  Gap gap;
  for (int edge = 0; edge < 6; ++edge) {
    const Cell step = steps[static_cast<std::size_t>(edge)];
    const int tile = wrappedTile(q + step.q, r + step.r);
    if (tile == 0) {
      continue;
    }
    const Spot& spot = spots_[index(tile)];
    const Pattern theirs = patternOf(tile, spot.rotation);
    gap.around.pattern |= static_cast<Pattern>(colourAt(theirs, facing(edge))) << (3 * edge);
    gap.around.mask |= edgeMask << (3 * edge);
    ++gap.around.count;
    gap.cell = {spot.q - step.q, spot.r - step.r};
  }
  return gap;
}

std::uint32_t Mosaic::gapsInRow(int row, int touching) const {
  const std::uint32_t here = rows_[wrapped(row)];
  const std::uint32_t above = rows_[wrapped(row - 1)];
  const std::uint32_t below = rows_[wrapped(row + 1)];
  // The six neighbours of all cells of the row at once, added up bit by bit.
  const std::uint32_t west = std::rotl(here, 1);
  const std::uint32_t east = std::rotr(here, 1);
  const std::uint32_t northEast = std::rotr(above, 1);
  const std::uint32_t southWest = std::rotl(below, 1);
  const std::uint32_t ones = west ^ east ^ northEast;
  const std::uint32_t twos = (west & east) | (northEast & (west ^ east));
  const std::uint32_t otherOnes = above ^ below ^ southWest;
  const std::uint32_t otherTwos = (above & below) | (southWest & (above ^ below));
  const std::uint32_t twoOrMore = twos | otherTwos | (ones & otherOnes);
  if (touching == 2) {
    return twoOrMore & ~here;
  }
  const std::uint32_t threeOrMore = (twos & otherTwos) | ((twos | otherTwos) & (ones | otherOnes));
  return threeOrMore & ~here;
}

Mosaic::Gaps Mosaic::gaps(int touching) const {
  assert(touching == 2 || touching == 3);
  Gaps found;
  for (int row = 0; row < width; ++row) {
    for (std::uint32_t bits = gapsInRow(row, touching); bits != 0; bits &= bits - 1) {
      found.push_back(gapAt(std::countr_zero(bits), row));
    }
  }
  return found;
}

Mosaic::Places Mosaic::places(int tile, int touching) const {
  Places found;
  for (const Gap& gap : gaps(touching)) {
    for (int rotation = 0; rotation < 6; ++rotation) {
      if (gap.around.fits(patternOf(tile, rotation))) {
        found.push_back({gap.cell, static_cast<std::uint8_t>(rotation)});
      }
    }
  }
  return found;
}

TileSet Mosaic::placeable(int touching) const {
  TileSet all = 0;
  for (const Gap& gap : gaps(touching)) {
    all |= fittingTiles(gap.around);
  }
  return all;
}

void Mosaic::lay(int tile, Place place) {
  assert(tileAt(place.cell) == 0 && distanceFromStart(place.cell) <= maxDistance);
  grid_[wrapped(place.cell.r) * width + wrapped(place.cell.q)] = static_cast<std::uint8_t>(tile);
  rows_[wrapped(place.cell.r)] |= 1U << wrapped(place.cell.q);
  spots_[index(tile)] = {static_cast<std::int8_t>(place.cell.q),
                         static_cast<std::int8_t>(place.cell.r), place.rotation};
  ++size_;
}

} // namespace igroteka::pont
