// SPDX-License-Identifier: MIT
#include <igroteka/games/games.h>
#include <igroteka/mozaring/game.h>
#include <igroteka/sbor/game.h>

#include <array>

namespace igroteka {

GameList allGames() {
  static const std::array<const Game*, 2> games = {&mozaring::game(), &sbor::game()};
  return games;
}

} // namespace igroteka
