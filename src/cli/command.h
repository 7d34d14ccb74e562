// SPDX-License-Identifier: MIT
#pragma once

#include <igroteka/cli/cli.h>

#include <nlohmann/json_fwd.hpp>

#include <functional>
#include <iosfwd>
#include <memory>
#include <optional>
#include <string>
#include <vector>

namespace CLI {
class App;
}

namespace igroteka::cli {

/// What every command works with.
struct Context {
  GameList games;
  std::ostream& out;
  std::ostream& err;
};

/// A command of igroteka-cli: its part of the parser, and what runs it once that was parsed.
struct Command {
  CLI::App* parser = nullptr;
  std::function<Status(const Context&)> run;
};

Command addGames(CLI::App& app);
Command addNew(CLI::App& app);
Command addLegal(CLI::App& app);
Command addTrace(CLI::App& app);
Command addCheck(CLI::App& app);
Command addPerft(CLI::App& app);
Command addHint(CLI::App& app);
Command addSolve(CLI::App& app);
Command addMatch(CLI::App& app);
Command addBench(CLI::App& app);

/// The options that name a variant: GAME, --variant, --players, --set.
struct VariantChoice {
  std::string game;
  std::string variant;
  int players = 0;                   ///< 0: as the preset has it
  std::vector<std::string> settings; ///< KEY=JSON
};

/// Adds the options of a variant to a command, the game as its first argument; `withPlayers` is
/// false where --players means something else.
void addVariantOptions(CLI::App& command, VariantChoice& choice, bool withPlayers);

/// A game and the whole "variant" object that the options stand for.
struct ChosenVariant {
  const Game* game = nullptr;
  std::shared_ptr<const nlohmann::json> variant;
};

/// The chosen game and variant; otherwise says what is wrong on `err` and gives nothing.
std::optional<ChosenVariant> chosenVariant(const Context& context, const VariantChoice& choice);

/// A record as replayed. With Status::illegal the match may hold the part before the fault.
struct Loaded {
  std::unique_ptr<AnyMatch> match;
  Status status = Status::done;
};

/// Reads and replays a record file; a fault is said on `err` in one line with the file's name.
Loaded load(const Context& context, const std::string& path);

/// Says "igroteka-cli: WHAT" on `err`.
void complain(const Context& context, const std::string& what);

} // namespace igroteka::cli
