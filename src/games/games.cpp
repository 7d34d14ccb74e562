// SPDX-License-Identifier: MIT
#include <igroteka/games/games.h>

namespace igroteka {

GameList allGames() {
  return {};
}

} // namespace igroteka
