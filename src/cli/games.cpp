// SPDX-License-Identifier: MIT
#include "command.h"
#include "parser.h"

#include <nlohmann/json.hpp>

#include <ostream>

/// The commands about the games as such: games, bench.
namespace igroteka::cli {

using nlohmann::json;

namespace {

std::string kindWord(OptionKind kind) {
  switch (kind) {
  case OptionKind::flag:
    return "flag";
  case OptionKind::number:
    return "number";
  case OptionKind::seatOrLot:
    return "seat or lot";
  case OptionKind::choice:
    return "choice";
  case OptionKind::subset:
    return "subset";
  case OptionKind::counts:
    return "counts";
  case OptionKind::seatNumbers:
    return "number a seat";
  case OptionKind::seatsOrOne:
    return "number, or one a seat";
  case OptionKind::seatWords:
    return "words a seat";
  }
  return {};
}

json describe(const OptionField& field) {
  json out{{"key", field.key},
           {"label", field.label.source},
           {"explanation", field.explanation.source},
           {"kind", kindWord(field.kind)}};
  if (field.max != 0) {
    out["min"] = field.min;
    out["max"] = field.max;
  }
  for (const OptionWord& word : field.words) {
    out["words"].push_back({{"word", word.word}, {"label", word.label.source}});
  }
  return out;
}

json describe(const Game& game, const PresetInfo& preset) {
  const auto variant = game.complete({{"id", preset.id}});
  return {{"id", preset.id},
          {"title", preset.title.source},
          {"sentence", preset.sentence.source},
          {"players", {{"min", preset.minPlayers}, {"max", preset.maxPlayers}}},
          {"variant", std::get<json>(variant)}};
}

json describe(const Game& game) {
  json out{{"id", game.id()},
           {"title", game.title().source},
           {"players", {{"min", game.minPlayers()}, {"max", game.maxPlayers()}}},
           {"ai", game.hasPlayers()},
           {"variants", json::array()},
           {"parameters", json::array()}};
  for (const PresetInfo& preset : game.presets()) {
    out["variants"].push_back(describe(game, preset));
  }
  for (const OptionField* field : game.fields()) {
    out["parameters"].push_back(describe(*field));
  }
  return out;
}

Status printGames(const Context& context) {
  json all = json::array();
  for (const Game* game : context.games) {
    all.push_back(describe(*game));
  }
  context.out << json{{"games", all}}.dump(1) << '\n';
  return Status::done;
}

struct BenchChoice {
  std::string game;
  double seconds = 2;
};

/// The speed of every preset, with as many players as it allows, and what else the game measures.
json measured(const Game& game, double seconds) {
  json all = json::object();
  for (const PresetInfo& preset : game.presets()) {
    const json variant{{"id", preset.id}, {"players", preset.maxPlayers}};
    const Speed speed = game.measure(variant, seconds);
    all[std::string(preset.id)] = {
        {"players", preset.maxPlayers},
        {"playouts_per_second", static_cast<std::int64_t>(speed.playouts)},
        {"positions_per_second", static_cast<std::int64_t>(speed.positions)}};
  }
  for (const Timing& timing : game.timings(seconds)) {
    all[std::string(timing.name)] = {{"microseconds", timing.microseconds}};
  }
  return all;
}

Status printBench(const Context& context, const BenchChoice& choice) {
  if (!choice.game.empty() && findGame(context.games, choice.game) == nullptr) {
    complain(context, inQuotes(choice.game) + " is no game of this program");
    return Status::noRecord;
  }
  json all = json::object();
  for (const Game* game : context.games) {
    if (choice.game.empty() || game->id() == choice.game) {
      all[std::string(game->id())] = measured(*game, choice.seconds);
    }
  }
  context.out << all.dump(1) << '\n';
  return Status::done;
}

} // namespace

Command addGames(CLI::App& app) {
  CLI::App* command =
      app.add_subcommand("games", "Describe the games, their variants and parameters as JSON");
  return {command, printGames};
}

Command addBench(CLI::App& app) {
  auto choice = std::make_shared<BenchChoice>();
  CLI::App* command =
      app.add_subcommand("bench", "Measure playouts and positions a second on one core, as JSON");
  command->add_option("game", choice->game, "Only this game");
  command->add_option("--seconds", choice->seconds, "How long for each variant")
      ->check(CLI::Range(0.01, 600.0));
  return {command, [choice](const Context& context) { return printBench(context, *choice); }};
}

} // namespace igroteka::cli
