// SPDX-License-Identifier: MIT
#include "cli/support.h"
#include "support/race_game.h"

#include <igroteka/core/typed_game.h>

namespace igroteka::cli_tests {

const Game& race() {
  return gameOf<igroteka::race::Rules>();
}

} // namespace igroteka::cli_tests
