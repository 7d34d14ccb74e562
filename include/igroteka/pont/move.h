// SPDX-License-Identifier: MIT
#pragma once

#include <igroteka/core/actor.h>
#include <igroteka/pont/mosaic.h>

#include <cstdint>
#include <optional>
#include <string>
#include <string_view>

namespace igroteka::pont {

/// What a seat can do (TP-9 to TP-13).
enum class Deed : std::uint8_t { draw, place, discard, niche, give, call };

/// One action of one seat. What a deed does not need has its default value.
struct Move {
  Actor seat = Actor::seat1;
  Deed deed = Deed::draw;
  std::uint8_t stack = 0;         ///< draw, give from a stack: the number of the stack, from 1
  std::uint8_t tile = 0;          ///< niche, give from the penalty pile: the tile's number
  Place place = {};               ///< place, niche
  Actor receiver = Actor::nature; ///< give: the seat that gets the tile

  bool operator==(const Move&) const = default;

  static constexpr Move draw(Actor seat, int stack) {
    return {seat, Deed::draw, static_cast<std::uint8_t>(stack)};
  }
  static constexpr Move lay(Actor seat, Place place) { return {seat, Deed::place, 0, 0, place}; }
  static constexpr Move discard(Actor seat) { return {seat, Deed::discard}; }
  static constexpr Move niche(Actor seat, int tile, Place place) {
    return {seat, Deed::niche, 0, static_cast<std::uint8_t>(tile), place};
  }
  static constexpr Move giveTop(Actor seat, int stack, Actor receiver) {
    return {seat, Deed::give, static_cast<std::uint8_t>(stack), 0, {}, receiver};
  }
  static constexpr Move giveFine(Actor seat, int tile, Actor receiver) {
    return {seat, Deed::give, 0, static_cast<std::uint8_t>(tile), {}, receiver};
  }
  static constexpr Move call(Actor seat) { return {seat, Deed::call}; }
};

/// The move as records have it, such as "1 place 3,-1 4".
std::string write(const Move& move);
/// The move of a text that is written in exactly that way.
std::optional<Move> read(std::string_view text);

} // namespace igroteka::pont
