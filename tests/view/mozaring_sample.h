// SPDX-License-Identifier: MIT
#pragma once

#include "view/mozaring_painter.h"

namespace igroteka::view::sample {

inline constexpr auto R = PieceColour::red;
inline constexpr auto G = PieceColour::green;
inline constexpr auto B = PieceColour::blue;
inline constexpr auto Y = PieceColour::yellow;

/// The position of rings-sample.svg; small, medium, large.
inline MozaringScene rings() {
  constexpr std::nullopt_t no = std::nullopt;
  MozaringScene scene;
  scene.rings = {{{B, no, R},
                  {no, G, no},
                  {G, R, Y},
                  {R, no, R},
                  {Y, B, G},
                  {no, Y, G},
                  {no, no, B},
                  {R, no, no},
                  {no, B, Y}}};
  return scene;
}

} // namespace igroteka::view::sample
