// SPDX-License-Identifier: MIT
#include <igroteka/games/games.h>
#include <igroteka/mozaring/game.h>

#include <array>

namespace igroteka {

GameList allGames() {
  static const std::array<const Game*, 1> games = {&mozaring::game()};
  return games;
}

} // namespace igroteka
