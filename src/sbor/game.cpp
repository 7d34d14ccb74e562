// SPDX-License-Identifier: MIT
#include <igroteka/core/typed_game.h>
#include <igroteka/sbor/game.h>
#include <igroteka/sbor/rules.h>

namespace igroteka::sbor {

const Game& game() {
  return gameOf<Rules>();
}

} // namespace igroteka::sbor
