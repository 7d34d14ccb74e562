// SPDX-License-Identifier: MIT
#pragma once

#include <QRect>
#include <QRectF>
#include <QSize>

#include <array>
#include <vector>

namespace igroteka::view {

/// What the ring of actions has round it, in pixels.
struct SborSurroundings {
  QRect area;                 ///< in which it must stay
  QRectF doll;                ///< of which it speaks
  std::vector<QRectF> spoken; ///< circles and dolls of which it speaks as well
  std::vector<QRectF> others; ///< the rest of the table
};

using SborRingPlaces = std::array<QRect, 6>;

/// Where the six buttons lie: round the doll or beside it, as near as they can be without hiding
/// what they speak of; always in the area, and never one over another.
SborRingPlaces sborRingPlaces(const SborSurroundings& around, QSize button);

} // namespace igroteka::view
