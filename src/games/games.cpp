// SPDX-License-Identifier: MIT
#include <igroteka/games/games.h>
#include <igroteka/mozaring/game.h>
#include <igroteka/pont/game.h>
#include <igroteka/sbor/game.h>

#include <array>

namespace igroteka {

GameList allGames() {
  static const std::array games = {&mozaring::game(), &pont::game(), &sbor::game()};
  return games;
}

} // namespace igroteka
