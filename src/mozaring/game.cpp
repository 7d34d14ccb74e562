// SPDX-License-Identifier: MIT
#include <igroteka/core/typed_game.h>
#include <igroteka/mozaring/game.h>
#include <igroteka/mozaring/player.h>
#include <igroteka/mozaring/rules.h>

namespace igroteka::mozaring {

static_assert(igroteka::Rules<Rules>);
static_assert(Enumerable<Rules>);
static_assert(Telling<Rules> && Prompting<Rules>);

const Game& game() {
  return gameOf<Rules, Player>();
}

} // namespace igroteka::mozaring
