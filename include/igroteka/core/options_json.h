// SPDX-License-Identifier: MIT
#pragma once

#include <igroteka/core/game.h>
#include <igroteka/core/rules.h>

#include <nlohmann/json.hpp>

#include <functional>
#include <memory>
#include <string>
#include <variant>

/// What TypedGame needs of JSON, kept out of the templates so that they do not compile it.
namespace igroteka {

/// The number of players that the variant names, or the preset's; a fault if out of range.
std::variant<int, Fault> readPlayers(const nlohmann::json& variant, int byDefault, int min,
                                     int max);

/// The member of an object, or null.
const nlohmann::json* findMember(const nlohmann::json& object, std::string_view key);

/// An empty object with the id and the number of players of a variant.
nlohmann::json variantHead(std::string_view id, int players);
void setMember(nlohmann::json& object, std::string_view key, nlohmann::json value);

/// The id that a variant names, or nothing.
std::string idIn(const nlohmann::json& variant);

/// The id of a variant; that of the first preset if it names none.
std::string idOfVariant(const nlohmann::json& variant, const Game& game);

/// The common keys of a trace line, and the game's own by `report`.
nlohmann::json traceLine(const AnyMatch& match, std::size_t at,
                         const std::function<void(nlohmann::json&)>& report);

/// The prompt for games that have none of their own, and for the end of every game.
Phrase plainPrompt(const AnyMatch& match, std::size_t at);
/// An action in words for games that have none of their own; draw and resignation for all.
Phrase plainWords(const std::string& action);

/// Plays the record's actions into the new match and checks times, seats and result.
Opened replay(std::unique_ptr<AnyMatch> match, const Record& record);

/// The JSON of a setup as `R::writeSetup` gives it.
nlohmann::json makeJson(const std::function<void(nlohmann::json&)>& write);

template <Rules R>
nlohmann::json setupJson(const typename R::Setup& setup) {
  return makeJson([&](nlohmann::json& json) { R::writeSetup(setup, json); });
}

/// Every parameter of these options as the "variant" object of a record.
template <Rules R>
nlohmann::json writeOptions(const typename R::Options& options, std::string_view id) {
  return makeJson([&](nlohmann::json& json) {
    json = variantHead(id, options.players);
    for (const auto& option : R::options()) {
      setMember(json, option.field.key, writeOption(option.field, option.read(options)));
    }
  });
}

/// The options that a "variant" object stands for: parameters left out take the value of the preset
/// with its id, or of the first preset. Checked by R::check.
template <Rules R>
std::variant<typename R::Options, Fault> readOptions(const nlohmann::json& variant) {
  const Preset<typename R::Options>* preset = &R::presets().front();
  int min = preset->minPlayers;
  int max = preset->maxPlayers;
  const std::string id = idIn(variant);
  for (const auto& candidate : R::presets()) {
    preset = candidate.id == id ? &candidate : preset;
    min = std::min(min, candidate.minPlayers);
    max = std::max(max, candidate.maxPlayers);
  }
  const auto players = readPlayers(variant, preset->defaultPlayers, min, max);
  if (const auto* fault = std::get_if<Fault>(&players)) {
    return *fault;
  }
  typename R::Options options = preset->make(std::get<int>(players));
  for (const auto& option : R::options()) {
    const nlohmann::json* given = findMember(variant, option.field.key);
    if (given == nullptr) {
      continue;
    }
    auto value = readOption(option.field, *given, options.players);
    if (auto* phrase = std::get_if<Phrase>(&value)) {
      return Fault{std::string(option.field.key), std::move(*phrase)};
    }
    option.write(options, std::get<OptionValue>(value));
  }
  if (auto fault = R::check(options)) {
    return *fault;
  }
  return options;
}

} // namespace igroteka
