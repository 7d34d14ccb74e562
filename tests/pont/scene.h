// SPDX-License-Identifier: MIT
#pragma once

#include <igroteka/pont/rules.h>

#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include <algorithm>
#include <optional>
#include <stdexcept>
#include <string>
#include <vector>

namespace igroteka::pont {

inline Options optionsFor(int players, Order order) {
  const auto& preset = namedOptions()[order == Order::rush ? 0 : 1];
  return preset.make(players);
}

/// A position built by hand for a test: tiles are laid on the wanted cells by the golden rule, and
/// handed out from those that are still free.
class Scene {
public:
  explicit Scene(Options options) : rules(options) {
    state.players = static_cast<std::uint8_t>(options.players);
    for (int seat = 0; seat < options.players; ++seat) {
      state.seat(seat).stackCount =
          static_cast<std::uint8_t>(options.stacks[static_cast<std::size_t>(seat)]);
    }
  }

  /// Lays the first free tile that fits on each of the cells, in their order.
  Scene& lay(const std::vector<Cell>& cells) {
    for (const Cell cell : cells) {
      const auto [tile, place] = fitting(cell);
      state.mosaic.lay(tile, place);
    }
    return *this;
  }

  /// Lays tiles on the first `count` cells round nicheCell so that a tile fits there, which is used
  /// up and returned.
  int layRoundNiche(int count);

  struct Fit {
    int tile;
    Place place;
  };

  /// A free tile that fits on the cell, which is used up.
  Fit fitting(Cell cell) {
    for (int tile = 1; tile <= tileCount; ++tile) {
      for (std::uint8_t rotation = 0; rotation < 6 && isFree(tile); ++rotation) {
        if (state.mosaic.around(cell).fits(patternOf(tile, rotation))) {
          used |= setOf(tile);
          return {tile, {cell, rotation}};
        }
      }
    }
    throw std::logic_error("no tile fits");
  }

  /// A free tile that has no place on any cell with `touching` tiles around it; it is used up.
  int homeless(int touching) {
    for (int tile = 1; tile <= tileCount; ++tile) {
      if (isFree(tile) && !state.mosaic.hasPlace(tile, touching)) {
        used |= setOf(tile);
        return tile;
      }
    }
    throw std::logic_error("every tile fits");
  }

  /// Any free tile, which is used up.
  int any() {
    for (int tile = tileCount; tile >= 1; --tile) {
      if (isFree(tile)) {
        used |= setOf(tile);
        return tile;
      }
    }
    throw std::logic_error("no tile left");
  }

  /// Lays tiles on stack 1 or 2 of a seat from 1, uppermost last.
  Scene& stack(int seat, int stack, const std::vector<int>& tiles) {
    for (const int tile : tiles) {
      state.stacks.push(seat - 1, stack - 1, Tile::open(tile));
    }
    return *this;
  }
  Scene& pile(int seat, int stackNumber, int count) {
    for (int i = 0; i < count; ++i) {
      stack(seat, stackNumber, std::vector<int>{any()});
    }
    return *this;
  }
  Scene& hand(int seat, int tile) {
    state.seat(seat - 1).hand = Tile::open(tile);
    return *this;
  }
  Scene& fine(int seat, int tile) {
    state.seat(seat - 1).penalty |= setOf(tile);
    return *this;
  }

  const SeatState& seat(int number) const { return state.seat(number - 1); }
  int left(int number) const { return state.tilesLeft(number - 1); }

  std::optional<Reason> why(const Move& move) const {
    const auto refused = rules.refusal(state, move.seat, move);
    return refused ? std::optional(refused->reason) : std::nullopt;
  }

  void play(const Move& move) {
    const auto refused = rules.refusal(state, move.seat, move);
    ASSERT_FALSE(refused) << write(move) << ": " << english(Rules::explain(*refused));
    state = rules.after(state, move.seat, move);
  }

  std::vector<std::string> listed() const { return listing(rules, state); }

  Rules rules;
  State state;
  TileSet used = 0;

private:
  bool isFree(int tile) const { return (used & setOf(tile)) == 0; }
};

/// The cell of the niches below, and the cells around it, clockwise from the north-east.
inline constexpr Cell nicheCell{1, 0};
inline std::vector<Cell> aroundNiche(int count) {
  std::vector<Cell> cells;
  for (int edge = 0; edge < count; ++edge) {
    cells.push_back(across(nicheCell, edge));
  }
  return cells;
}

inline int Scene::layRoundNiche(int count) {
  for (int centre = 1; centre <= tileCount; ++centre) {
    Scene tried = *this;
    tried.used |= setOf(centre);
    tried.state.mosaic.lay(centre, {nicheCell, 0});
    try {
      tried.lay(aroundNiche(count));
    } catch (const std::logic_error&) {
      continue;
    }
    used = tried.used;
    for (const Cell cell : aroundNiche(count)) {
      const int tile = tried.state.mosaic.tileAt(cell);
      state.mosaic.lay(tile,
                       {cell, static_cast<std::uint8_t>(tried.state.mosaic.rotationOf(tile))});
    }
    return centre;
  }
  throw std::logic_error("no tile fits");
}

inline constexpr Actor seat1 = Actor::seat1;
inline constexpr Actor seat2 = Actor::seat2;
inline constexpr Actor seat3 = Actor::seat3;

inline Scene inTurns(int players = 2) {
  return Scene(optionsFor(players, Order::turns));
}

inline Scene inRush(int players = 2) {
  return Scene(optionsFor(players, Order::rush));
}

/// Seat 1 holds a tile that fills the niche, and has two tiles in a stack and one penalty tile.
inline Scene beforePont(Options options, int around = 3) {
  Scene scene(options);
  scene.used |= setOf(50) | setOf(51) | setOf(52);
  scene.hand(1, scene.layRoundNiche(around)).stack(1, 1, {50, 51}).fine(1, 52);
  for (int seat = 2; seat <= options.players; ++seat) {
    scene.pile(seat, 1, 2);
  }
  return scene;
}

/// Seat 1 holds its last tile, which fits beside two others.
inline Scene beforeLastTile(bool manual, Order order, int players = 2) {
  Options options = optionsFor(players, order);
  options.manualCalls = manual;
  Scene scene(options);
  scene.lay(aroundNiche(2));
  scene.hand(1, scene.fitting(nicheCell).tile);
  for (int seat = 2; seat <= players; ++seat) {
    scene.pile(seat, 1, 3);
  }
  return scene;
}

/// Seat 1 lays the tile in its hand on the niche, which has at least so many tiles around it.
inline Move layOnNiche(const Scene& scene, int touching) {
  const int tile = scene.seat(1).hand.number();
  for (std::uint8_t rotation = 0; rotation < 6; ++rotation) {
    if (scene.state.mosaic.allows(tile, {nicheCell, rotation}, touching)) {
      return Move::lay(seat1, {nicheCell, rotation});
    }
  }
  throw std::logic_error("does not fit");
}

} // namespace igroteka::pont
