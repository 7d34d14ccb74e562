// SPDX-License-Identifier: MIT
#pragma once

#include <igroteka/core/game.h>

#include <iosfwd>
#include <string>
#include <vector>

namespace igroteka {

/// What the command line returns to the shell.
enum class Status : int {
  done = 0,
  illegal = 1,    ///< a record with an illegal action or a wrong result
  noRecord = 2,   ///< no record at all, or wrong usage
  notForGame = 3, ///< not for this game
};

/// Runs igroteka-cli over these games: data to `out`, progress and errors to `err`.
Status runCli(GameList games, const std::vector<std::string>& arguments, std::ostream& out,
              std::ostream& err);

} // namespace igroteka
