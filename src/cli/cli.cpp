// SPDX-License-Identifier: MIT
#include "command.h"
#include "parser.h"

#include <algorithm>
#include <array>
#include <exception>
#include <ostream>

namespace igroteka {

namespace {

/// The commands in the order in which --help lists them.
constexpr std::array allCommands = {cli::addGames, cli::addNew,   cli::addLegal, cli::addTrace,
                                    cli::addCheck, cli::addPerft, cli::addHint,  cli::addSolve,
                                    cli::addMatch, cli::addBench};

/// CLI11 takes the arguments last first.
std::vector<std::string> reversed(std::vector<std::string> arguments) {
  std::ranges::reverse(arguments);
  return arguments;
}

/// Runs a command; what nobody foresaw, such as a full disk or too little memory, is said in one
/// line too.
Status run(const cli::Command& command, const cli::Context& context) {
  try {
    const Status status = command.run(context);
    if (!context.out.flush()) {
      cli::complain(context, "the output cannot be written");
      return std::max(status, Status::noRecord);
    }
    return status;
  } catch (const std::exception& error) {
    cli::complain(context, error.what());
    return Status::noRecord;
  }
}

std::string firstLine(const std::string& text) {
  return text.substr(0, text.find('\n'));
}

} // namespace

Status runCli(GameList games, const std::vector<std::string>& arguments, std::ostream& out,
              std::ostream& err) {
  const cli::Context context{games, out, err};
  CLI::App app("Records, traces, AI matches and benchmarks of the games of Igroteka.",
               "igroteka-cli");
  app.require_subcommand(1);
  std::vector<cli::Command> commands;
  for (const auto add : allCommands) {
    commands.push_back(add(app));
  }
  try {
    app.parse(reversed(arguments));
  } catch (const CLI::CallForHelp&) {
    const auto asked = app.get_subcommands();
    out << (asked.empty() ? app.help() : asked.front()->help());
    return Status::done;
  } catch (const CLI::ParseError& error) {
    const bool noCommand = app.get_subcommands().empty() && !arguments.empty();
    const std::string wrong =
        noCommand ? inQuotes(arguments.front()) + " is no command" : firstLine(error.what());
    cli::complain(context, wrong + " (--help tells the usage)");
    return Status::noRecord;
  }
  const auto chosen = std::ranges::find_if(
      commands, [](const cli::Command& command) { return command.parser->parsed(); });
  return run(*chosen, context);
}

} // namespace igroteka
