// SPDX-License-Identifier: MIT
#pragma once

#include <array>
#include <cstddef>
#include <cstdint>

namespace igroteka::view {

/// The four colours of the pieces of all games; each has its own mark (see marks.h).
enum class PieceColour : std::uint8_t { red, green, blue, yellow };

inline constexpr std::array<PieceColour, 4> pieceColours{PieceColour::red, PieceColour::green,
                                                         PieceColour::blue, PieceColour::yellow};

/// The three sizes of rings and dolls.
enum class PieceSize : std::uint8_t { small, medium, large };

inline constexpr std::array<PieceSize, 3> pieceSizes{PieceSize::small, PieceSize::medium,
                                                     PieceSize::large};

/// The place of a colour or a size in an array that is kept by it.
template <class Enum>
constexpr std::size_t indexOf(Enum value) {
  return static_cast<std::size_t>(value);
}

} // namespace igroteka::view
