// SPDX-License-Identifier: MIT
#pragma once

#include <igroteka/core/game.h>

namespace igroteka::pont {

/// Tantrix Pont as an entry of the games list.
const Game& game();

} // namespace igroteka::pont
