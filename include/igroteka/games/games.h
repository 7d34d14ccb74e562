// SPDX-License-Identifier: MIT
#pragma once

#include <igroteka/core/game.h>

namespace igroteka {

/// The games of Igroteka, in the order in which they are shown. A new game is one line more.
GameList allGames();

} // namespace igroteka
