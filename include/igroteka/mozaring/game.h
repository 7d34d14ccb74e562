// SPDX-License-Identifier: MIT
#pragma once

#include <igroteka/core/game.h>

namespace igroteka::mozaring {

/// Mozaring's entry in the games list.
const Game& game();

} // namespace igroteka::mozaring
