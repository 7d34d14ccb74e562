// SPDX-License-Identifier: MIT
#include <igroteka/core/match.h>
#include <igroteka/core/options_json.h>

#include <nlohmann/json.hpp>

#include <algorithm>

namespace igroteka {

using nlohmann::json;

std::variant<int, Fault> readPlayers(const json& variant, int byDefault, int min, int max) {
  const json* given = findMember(variant, "players");
  if (given == nullptr) {
    return byDefault;
  }
  const OptionField field{"players", {}, {}, OptionKind::number, min, max};
  auto value = readOption(field, *given, max);
  if (auto* phrase = std::get_if<Phrase>(&value)) {
    return Fault{"players", std::move(*phrase)};
  }
  return std::get<int>(std::get<OptionValue>(value));
}

const json* findMember(const json& object, std::string_view key) {
  const auto found = object.find(std::string(key));
  return found == object.end() ? nullptr : &*found;
}

json variantHead(std::string_view id, int players) {
  return json{{"id", std::string(id)}, {"players", players}};
}

void setMember(json& object, std::string_view key, json value) {
  object[std::string(key)] = std::move(value);
}

json makeJson(const std::function<void(json&)>& write) {
  json made = json::object();
  write(made);
  return made;
}

std::string idIn(const json& variant) {
  const json* id = findMember(variant, "id");
  return id != nullptr && id->is_string() ? id->get<std::string>() : std::string();
}

std::string idOfVariant(const json& variant, const Game& game) {
  const std::string id = idIn(variant);
  return id.empty() ? std::string(game.presets().front().id) : id;
}

json traceLine(const AnyMatch& match, std::size_t at, const std::function<void(json&)>& report) {
  const Actors actors = match.actors(at);
  const auto ending = match.ending(at);
  json line{{"ply", at}, {"over", ending.has_value()}, {"legal", match.legal(at)}};
  if (match.simultaneous() && !ending) {
    line["actor"] = "any";
  } else {
    line["actor"] = actors.empty() ? 0 : numberOf(actors.first());
  }
  line["winners"] = json::array();
  for (const Actor winner : ending ? ending->outcome.winners : Actors()) {
    line["winners"].push_back(numberOf(winner));
  }
  report(line);
  return line;
}

Phrase plainPrompt(const AnyMatch& match, std::size_t at) {
  if (const auto ending = match.ending(at)) {
    if (ending->how == Ending::How::agreed) {
      return Phrase(IGROTEKA_TEXT("core", "The players agreed on a draw."));
    }
    if (ending->outcome.winners.empty()) {
      return Phrase(IGROTEKA_TEXT("core", "The game is over: a draw."));
    }
    return Phrase(refusals::over);
  }
  if (match.actors(at).contains(Actor::nature)) {
    return Phrase(IGROTEKA_TEXT("core", "Throw the dice."));
  }
  return Phrase(IGROTEKA_TEXT("core", "Make a move."));
}

Phrase plainWords(const std::string& action) {
  if (action == "draw") {
    return Phrase(IGROTEKA_TEXT("core", "a draw is agreed"));
  }
  if (action.starts_with("resign ")) {
    return Phrase(IGROTEKA_TEXT("core", "gives up"));
  }
  return Phrase(IGROTEKA_TEXT("core", "%1"), {action});
}

namespace {

Fault formFault(std::string where, Text what, std::vector<Phrase::Argument> values = {}) {
  return Fault{std::move(where), Phrase(what, std::move(values))};
}

/// A key of "result" that the trace line has too must say the same.
std::optional<Fault> resultFault(const AnyMatch& match, const json& result) {
  const json line = match.trace(match.present());
  if (!line["over"].get<bool>()) {
    return formFault("result", IGROTEKA_TEXT("core", "the game is not over after these actions"));
  }
  for (const char* key : {"winners", "score", "ranks"}) {
    const json* told = findMember(result, key);
    if (told != nullptr && line.contains(key) && *told != line[key]) {
      return formFault(std::string("result.") + key,
                       IGROTEKA_TEXT("core", "does not agree with the actions, which give %1"),
                       {spaced(line[key])});
    }
  }
  return std::nullopt;
}

Fault actionFault(std::size_t at, const std::string& action, Phrase refused) {
  return Fault{"actions[" + std::to_string(at) + "] " + inQuotes(action), std::move(refused)};
}

std::optional<Fault> playAll(AnyMatch& match, const Record& record) {
  for (std::size_t at = 0; at < record.actions.size(); ++at) {
    const std::string& action = record.actions[at];
    const auto actor = match.actorOf(action);
    if (!actor) {
      return actionFault(
          at, action, Phrase(match.ending(match.present()) ? refusals::over : refusals::noAction));
    }
    const std::int64_t time = record.times.empty() ? -1 : record.times[at];
    if (auto refused = match.play(*actor, action, time)) {
      return actionFault(at, action, std::move(*refused));
    }
  }
  return std::nullopt;
}

} // namespace

Opened replay(std::unique_ptr<AnyMatch> match, const Record& record) {
  if (record.seats.size() != match->seats.size()) {
    return {nullptr,
            formFault("seats", IGROTEKA_TEXT("core", "must have %1 entries, one a player"),
                      {static_cast<std::int64_t>(match->seats.size())}),
            false};
  }
  match->seats = record.seats;
  match->document = record.document;
  if (auto fault = playAll(*match, record)) {
    return {std::move(match), std::move(fault), true};
  }
  if (const json* result = findMember(*record.document, "result")) {
    if (auto fault = resultFault(*match, *result)) {
      return {std::move(match), std::move(fault), true};
    }
  }
  return {std::move(match), std::nullopt, false};
}

} // namespace igroteka
