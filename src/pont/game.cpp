// SPDX-License-Identifier: MIT
#include <igroteka/core/typed_game.h>
#include <igroteka/pont/game.h>
#include <igroteka/pont/rules.h>

namespace igroteka::pont {

const Game& game() {
  return gameOf<Rules>();
}

} // namespace igroteka::pont
