// SPDX-License-Identifier: MIT
#include <igroteka/core/game.h>

#include <nlohmann/json.hpp>

#include <algorithm>

namespace igroteka {

using nlohmann::json;

namespace {

/// Sets the keys of `values`, keeping the unknown ones that the document has beside them.
void lay(json& document, const char* key, json values) {
  json& place = document[key];
  if (!place.is_object()) {
    place = json::object();
  }
  place.update(values);
}

json seatsJson(const AnyMatch& match, const json& before) {
  json all = json::array();
  for (std::size_t seat = 0; seat < match.seats.size(); ++seat) {
    const bool had = before.is_array() && seat < before.size() && before[seat].is_object();
    json one = had ? before[seat] : json::object();
    one["name"] = match.seats[seat].name;
    one["player"] = match.seats[seat].player;
    all.push_back(std::move(one));
  }
  return all;
}

void writePlies(const AnyMatch& match, json& document) {
  json actions = json::array();
  json times = json::array();
  for (std::size_t at = 0; at < match.present(); ++at) {
    actions.push_back(match.action(at));
    if (match.timeOfPly(at) >= 0) {
      times.push_back(match.timeOfPly(at));
    }
  }
  const bool timed = !actions.empty() && times.size() == actions.size();
  document["actions"] = std::move(actions);
  document.erase("times");
  if (timed) {
    document["times"] = std::move(times);
  }
}

void writeResult(const AnyMatch& match, json& document) {
  if (!match.ending(match.present())) {
    document.erase("result");
    return;
  }
  const json line = match.trace(match.present());
  json& before = document["result"];
  json result = before.is_object() ? std::move(before) : json::object();
  for (const char* key : {"winners", "score", "ranks"}) {
    result.erase(key);
    if (line.contains(key) && !line[key].is_null()) {
      result[key] = line[key];
    }
  }
  before = std::move(result);
}

} // namespace

std::string AnyMatch::text() const {
  json out = document ? *document : json::object();
  out["igroteka"] = 1;
  out["game"] = std::string(game().id());
  lay(out, "variant", variant());
  out["seats"] = seatsJson(*this, out.value("seats", json()));
  lay(out, "setup", setup());
  writePlies(*this, out);
  writeResult(*this, out);
  std::vector<std::string> keys{"id", "players"};
  for (const OptionField* field : game().fields()) {
    keys.emplace_back(field->key);
  }
  return recordText(out, keys);
}

PresetInfo Game::presetOf(std::string_view presetId) const {
  const auto all = presets();
  const auto found = std::ranges::find(all, presetId, &PresetInfo::id);
  return found == all.end() ? all.front() : *found;
}

int Game::minPlayers() const {
  const auto all = presets();
  return std::ranges::min_element(all, {}, &PresetInfo::minPlayers)->minPlayers;
}

int Game::maxPlayers() const {
  const auto all = presets();
  return std::ranges::max_element(all, {}, &PresetInfo::maxPlayers)->maxPlayers;
}

const Game* findGame(GameList games, std::string_view id) {
  const auto found =
      std::ranges::find_if(games, [&](const Game* game) { return game->id() == id; });
  return found == games.end() ? nullptr : *found;
}

Opened openRecord(GameList games, std::string_view text) {
  auto record = readRecord(text);
  if (auto* fault = std::get_if<Fault>(&record)) {
    return {nullptr, std::move(*fault), false};
  }
  const Record& good = std::get<Record>(record);
  const Game* game = findGame(games, good.game);
  if (game == nullptr) {
    return {nullptr,
            Fault{"game", Phrase(IGROTEKA_TEXT("core", "%1 is no game of this program"),
                                 {inQuotes(good.game)})},
            false};
  }
  return game->open(good);
}

} // namespace igroteka
