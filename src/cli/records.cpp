// SPDX-License-Identifier: MIT
#include "command.h"
#include "parser.h"

#include <nlohmann/json.hpp>

#include <algorithm>
#include <charconv>
#include <ostream>
#include <random>

/// The commands that make and read records: new, legal, trace, check, perft.
namespace igroteka::cli {

using nlohmann::json;

namespace {

struct NewChoice : VariantChoice {
  std::optional<std::uint64_t> seed;
};

/// What is wrong with a number as CLI11 would read it: it takes -1 and what is too large for some
/// number all the same.
std::string notANumber(const std::string& text) {
  std::uint64_t number = 0;
  const auto [end, error] = std::from_chars(text.data(), text.data() + text.size(), number);
  const bool good = error == std::errc() && end == text.data() + text.size();
  return good ? "" : inQuotes(text) + " is no whole number from 0 to 2^64 - 1";
}

std::uint64_t drawnSeed() {
  std::random_device device;
  return (std::uint64_t{device()} << 32U) | device();
}

Status printNew(const Context& context, const NewChoice& choice) {
  const auto chosen = chosenVariant(context, choice);
  if (!chosen) {
    return Status::noRecord;
  }
  auto made = chosen->game->create(*chosen->variant, choice.seed ? *choice.seed : drawnSeed());
  if (const auto* fault = std::get_if<Fault>(&made)) {
    complain(context, english(*fault));
    return Status::noRecord;
  }
  auto& match = *std::get<std::unique_ptr<AnyMatch>>(made);
  for (std::size_t seat = 0; seat < match.seats.size(); ++seat) {
    match.seats[seat].name = "Player " + std::to_string(seat + 1);
  }
  context.out << match.text();
  return Status::done;
}

struct LegalChoice {
  std::string path;
  std::optional<std::size_t> at;
};

Status printLegal(const Context& context, const LegalChoice& choice) {
  const Loaded loaded = load(context, choice.path);
  const bool within = loaded.match && choice.at && *choice.at <= loaded.match->present();
  // The part before an illegal action can be asked like any record.
  if (loaded.status != Status::done && !(within && loaded.status == Status::illegal)) {
    return loaded.status;
  }
  if (choice.at && !within) {
    complain(context,
             "--at: the record has only " + std::to_string(loaded.match->present()) + " actions");
    return Status::noRecord;
  }
  for (const auto& text : loaded.match->legal(choice.at.value_or(loaded.match->present()))) {
    context.out << text << '\n';
  }
  return loaded.status;
}

Status printTrace(const Context& context, const std::string& path) {
  const Loaded loaded = load(context, path);
  if (loaded.match) {
    for (std::size_t at = 0; at <= loaded.match->present(); ++at) {
      context.out << spaced(loaded.match->trace(at)) << '\n';
    }
  }
  return loaded.status;
}

Status checkOne(const Context& context, const std::string& path) {
  const auto say = [&](const std::string& verdict) {
    context.out << onOneLine(path + ": " + verdict) << '\n';
  };
  const auto text = readRecordFile(path);
  if (const auto* fault = std::get_if<Fault>(&text)) {
    say(english(*fault));
    return Status::noRecord;
  }
  const Opened opened = openRecord(context.games, std::get<std::string>(text));
  say(opened.fault ? english(*opened.fault) : "ok");
  if (!opened.fault) {
    return Status::done;
  }
  return opened.illegal ? Status::illegal : Status::noRecord;
}

Status checkAll(const Context& context, const std::vector<std::string>& paths) {
  Status worst = Status::done;
  for (const std::string& path : paths) {
    worst = std::max(worst, checkOne(context, path));
  }
  return worst;
}

struct PerftChoice {
  std::string path;
  int depth = 0;
};

Status printPerft(const Context& context, const PerftChoice& choice) {
  const Loaded loaded = load(context, choice.path);
  if (loaded.status == Status::done) {
    context.out << loaded.match->perft(choice.depth) << '\n';
  }
  return loaded.status;
}

} // namespace

Command addNew(CLI::App& app) {
  auto choice = std::make_shared<NewChoice>();
  CLI::App* command = app.add_subcommand("new", "Print a fresh record");
  addVariantOptions(*command, *choice, true);
  command->add_option("--seed", choice->seed, "Decides the setup; without it, it is drawn")
      ->check(notANumber);
  return {command, [choice](const Context& context) { return printNew(context, *choice); }};
}

Command addLegal(CLI::App& app) {
  auto choice = std::make_shared<LegalChoice>();
  CLI::App* command = app.add_subcommand("legal", "List the legal actions");
  command->add_option("record", choice->path, "The record")->required();
  command->add_option("--at", choice->at, "After the first N actions; without it, after all")
      ->check(notANumber);
  return {command, [choice](const Context& context) { return printLegal(context, *choice); }};
}

Command addTrace(CLI::App& app) {
  auto path = std::make_shared<std::string>();
  CLI::App* command = app.add_subcommand("trace", "Print every position, one JSON object a line");
  command->add_option("record", *path, "The record")->required();
  return {command, [path](const Context& context) { return printTrace(context, *path); }};
}

Command addCheck(CLI::App& app) {
  auto paths = std::make_shared<std::vector<std::string>>();
  CLI::App* command = app.add_subcommand("check", "Say of each record whether it is sound");
  command->add_option("records", *paths, "The records")->required();
  return {command, [paths](const Context& context) { return checkAll(context, *paths); }};
}

Command addPerft(CLI::App& app) {
  auto choice = std::make_shared<PerftChoice>();
  CLI::App* command = app.add_subcommand("perft", "Count the action sequences of a length");
  command->add_option("record", choice->path, "The record")->required();
  command->add_option("depth", choice->depth, "The length")->required()->check(CLI::Range(0, 99));
  return {command, [choice](const Context& context) { return printPerft(context, *choice); }};
}

} // namespace igroteka::cli
