// SPDX-License-Identifier: MIT
#pragma once

namespace igroteka::pont {

/// How many neighbours a drawn tile needs (TP-9), a penalty tile and a Pont (TP-11, TP-12), and a
/// double Pont.
inline constexpr int drawnTouching = 2;
inline constexpr int nicheTouching = 3;
inline constexpr int doubleTouching = 4;

} // namespace igroteka::pont
