// SPDX-License-Identifier: MIT
#pragma once

#include <igroteka/core/game.h>

namespace igroteka::sbor {

/// Obshchiy sbor as an entry of the games list.
const Game& game();

} // namespace igroteka::sbor
