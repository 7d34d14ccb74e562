// SPDX-License-Identifier: MIT
#include "app/draft.h"

#include <igroteka/core/record.h>

#include <nlohmann/json.hpp>

#include <algorithm>

namespace igroteka::app {

using nlohmann::json;

namespace {

bool bySeat(OptionKind kind) {
  return kind == OptionKind::seatNumbers || kind == OptionKind::seatsOrOne ||
         kind == OptionKind::seatWords;
}

} // namespace

Draft::Draft(const Game& game) : game_(&game), variant_(std::make_unique<json>()) {
  const PresetInfo first = game.presets().front();
  *variant_ = standard(first.id, first.defaultPlayers);
}

Draft::Draft(const AnyMatch& match)
    : game_(&match.game()), variant_(std::make_unique<json>(match.variant())) {}

Draft::Draft(const Draft& other)
    : game_(other.game_), variant_(std::make_unique<json>(*other.variant_)) {}

Draft& Draft::operator=(const Draft& other) {
  game_ = other.game_;
  *variant_ = *other.variant_;
  return *this;
}

Draft::~Draft() = default;

json Draft::standard(std::string_view id, int players) const {
  auto whole = game_->complete({{"id", std::string(id)}, {"players", players}});
  return std::holds_alternative<json>(whole) ? std::get<json>(std::move(whole)) : *variant_;
}

std::string Draft::id() const {
  return variant_->value("id", "");
}

int Draft::players() const {
  return variant_->value("players", 2);
}

bool Draft::isPreset() const {
  const auto presets = game_->presets();
  const bool known =
      std::ranges::any_of(presets, [&](const PresetInfo& preset) { return preset.id == id(); });
  return known && standard(id(), players()) == *variant_;
}

void Draft::choosePreset(std::string_view id) {
  const PresetInfo preset = game_->presetOf(id);
  const bool fits = players() >= preset.minPlayers && players() <= preset.maxPlayers;
  *variant_ = standard(id, fits ? players() : preset.defaultPlayers);
}

void Draft::rename(const std::string& name) {
  (*variant_)["id"] = name;
}

void Draft::setPlayers(int players) {
  const json preset = standard(id(), players);
  (*variant_)["players"] = players;
  for (const OptionField* field : game_->fields()) {
    const std::string key(field->key);
    const auto chosen = readOption(*field, (*variant_)[key], players);
    if (bySeat(field->kind) || std::holds_alternative<Phrase>(chosen)) {
      (*variant_)[key] = preset.value(key, json());
    }
  }
}

OptionValue Draft::value(const OptionField& field) const {
  const auto read = readOption(field, variant_->value(std::string(field.key), json()), players());
  return std::holds_alternative<OptionValue>(read) ? std::get<OptionValue>(read)
                                                   : OptionValue(false);
}

void Draft::setValue(const OptionField& field, const OptionValue& value) {
  (*variant_)[std::string(field.key)] = writeOption(field, value);
}

std::optional<Fault> Draft::fault() const {
  const auto whole = game_->complete(*variant_);
  const auto* fault = std::get_if<Fault>(&whole);
  return fault != nullptr ? std::optional(*fault) : std::nullopt;
}

std::string Draft::fileText() const {
  const json file = {{"igroteka", 1},           {"game", std::string(game_->id())},
                     {"variant", *variant_},    {"seats", json::array()},
                     {"setup", json::object()}, {"actions", json::array()}};
  return file.dump(2) + '\n';
}

std::optional<Fault> Draft::readFile(const std::string& text) {
  if (text.size() > maxRecordBytes) {
    return Fault{"", Phrase(IGROTEKA_TEXT("core", "the file is larger than 16 MiB"))};
  }
  auto record = readRecord(text);
  json variant;
  if (const auto* good = std::get_if<Record>(&record)) {
    if (good->game != game_->id()) {
      return Fault{"game", Phrase(IGROTEKA_TEXT("core", "belongs to another game"))};
    }
    variant = good->variant();
  } else {
    return std::get<Fault>(record);
  }
  auto whole = game_->complete(variant);
  if (auto* fault = std::get_if<Fault>(&whole)) {
    return *fault;
  }
  *variant_ = std::get<json>(std::move(whole));
  return std::nullopt;
}

} // namespace igroteka::app
