// SPDX-License-Identifier: MIT
#include <igroteka/cli/cli.h>
#include <igroteka/games/games.h>

#include <iostream>

int main(int argc, char** argv) {
  std::ios::sync_with_stdio(false);
  const std::vector<std::string> arguments(argv + 1, argv + argc);
  const auto status = igroteka::runCli(igroteka::allGames(), arguments, std::cout, std::cerr);
  return static_cast<int>(status);
}
