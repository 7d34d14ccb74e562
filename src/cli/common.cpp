// SPDX-License-Identifier: MIT
#include "command.h"
#include "parser.h"

#include <nlohmann/json.hpp>

#include <algorithm>
#include <ostream>

namespace igroteka::cli {

using nlohmann::json;

void complain(const Context& context, const std::string& what) {
  context.err << "igroteka-cli: " << onOneLine(what) << '\n';
}

void addVariantOptions(CLI::App& command, VariantChoice& choice, bool withPlayers) {
  command.add_option("game", choice.game, "The game")->required();
  command.add_option("--variant", choice.variant, "The id of a preset");
  if (withPlayers) {
    command.add_option("--players", choice.players, "The number of players")
        ->check(CLI::Range(1, maxSeats));
  }
  command.add_option("--set", choice.settings, "A parameter of the rules, KEY=JSON")
      ->allow_extra_args(false);
}

namespace {

bool isParameter(const Game& game, const std::string& key) {
  return key == "players" || std::ranges::any_of(game.fields(), [&](const OptionField* field) {
           return field->key == key;
         });
}

/// Sets KEY=JSON in the variant; gives what is wrong with it, or nothing.
std::string set(json& variant, const Game& game, const std::string& setting) {
  const std::size_t equals = setting.find('=');
  if (equals == std::string::npos) {
    return "--set " + inQuotes(setting) + ": must be KEY=JSON";
  }
  const std::string key = setting.substr(0, equals);
  if (!isParameter(game, key)) {
    return "--set " + inQuotes(key) + ": " + std::string(game.id()) + " has no such parameter";
  }
  json value = json::parse(setting.substr(equals + 1), nullptr, false);
  if (value.is_discarded()) {
    return "--set " + key + ": " + inQuotes(setting.substr(equals + 1)) + " is not JSON";
  }
  variant[key] = std::move(value);
  return {};
}

/// The "variant" object of the options, not yet completed; or says what is wrong.
std::optional<json> namedVariant(const Context& context, const Game& game,
                                 const VariantChoice& choice) {
  json variant = json::object();
  if (!choice.variant.empty()) {
    if (game.presetOf(choice.variant).id != choice.variant) {
      complain(context,
               "--variant: " + choice.game + " has no variant " + inQuotes(choice.variant));
      return std::nullopt;
    }
    variant["id"] = choice.variant;
  }
  if (choice.players != 0) {
    variant["players"] = choice.players;
  }
  for (const std::string& setting : choice.settings) {
    if (const std::string wrong = set(variant, game, setting); !wrong.empty()) {
      complain(context, wrong);
      return std::nullopt;
    }
  }
  return variant;
}

} // namespace

std::optional<ChosenVariant> chosenVariant(const Context& context, const VariantChoice& choice) {
  const Game* game = findGame(context.games, choice.game);
  if (game == nullptr) {
    complain(context, inQuotes(choice.game) + " is no game of this program");
    return std::nullopt;
  }
  const auto named = namedVariant(context, *game, choice);
  if (!named) {
    return std::nullopt;
  }
  auto whole = game->complete(*named);
  if (const auto* fault = std::get_if<Fault>(&whole)) {
    complain(context, english(*fault));
    return std::nullopt;
  }
  return ChosenVariant{game, std::make_shared<const json>(std::get<json>(std::move(whole)))};
}

Loaded load(const Context& context, const std::string& path) {
  const auto complainOf = [&](const Fault& fault) {
    complain(context, path + ": " + english(fault));
  };
  const auto text = readRecordFile(path);
  if (const auto* fault = std::get_if<Fault>(&text)) {
    complainOf(*fault);
    return {nullptr, Status::noRecord};
  }
  Opened opened = openRecord(context.games, std::get<std::string>(text));
  if (!opened.fault) {
    return {std::move(opened.match), Status::done};
  }
  complainOf(*opened.fault);
  return {std::move(opened.match), opened.illegal ? Status::illegal : Status::noRecord};
}

} // namespace igroteka::cli
