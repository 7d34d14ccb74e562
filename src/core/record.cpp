// SPDX-License-Identifier: MIT
#include "json_text.h"

#include <igroteka/core/record.h>

#include <nlohmann/json.hpp>

#include <algorithm>
#include <array>
#include <filesystem>
#include <fstream>

namespace igroteka {

using nlohmann::json;

namespace {

Fault formFault(std::string where, Text what, std::vector<Phrase::Argument> arguments = {}) {
  return Fault{std::move(where), Phrase(what, std::move(arguments))};
}

const json* member(const json& object, const char* key) {
  const auto found = object.find(key);
  return found == object.end() ? nullptr : &*found;
}

std::optional<Fault> readHead(const json& document, Record& record) {
  if (!document.is_object()) {
    return formFault("", IGROTEKA_TEXT("core", "is no Igroteka record: a JSON object is wanted"));
  }
  const json* version = member(document, "igroteka");
  if (version == nullptr) {
    return formFault("igroteka", IGROTEKA_TEXT("core", "is missing: this is no Igroteka record"));
  }
  if (!version->is_number_integer() || *version != 1) {
    return formFault("igroteka", IGROTEKA_TEXT("core", "must be 1, the version of the format"));
  }
  const json* game = member(document, "game");
  if (game == nullptr || !game->is_string()) {
    return formFault("game", IGROTEKA_TEXT("core", "must be the name of a game"));
  }
  record.game = game->get<std::string>();
  const json* variant = member(document, "variant");
  if (variant == nullptr || !variant->is_object()) {
    return formFault("variant", IGROTEKA_TEXT("core", "must be an object"));
  }
  if (const json* id = member(*variant, "id")) {
    if (!id->is_string()) {
      return formFault("variant.id", IGROTEKA_TEXT("core", "must be a text"));
    }
    record.variantId = id->get<std::string>();
  }
  const json* setup = member(document, "setup");
  if (setup == nullptr || !setup->is_object()) {
    return formFault("setup", IGROTEKA_TEXT("core", "must be an object"));
  }
  return std::nullopt;
}

bool isPlayer(const std::string& word) {
  constexpr std::array words = {"human", "beginner", "easy", "medium", "hard", "master"};
  return std::ranges::find(words, word) != words.end();
}

std::optional<Fault> readSeats(const json& document, Record& record) {
  const json* seats = member(document, "seats");
  if (seats == nullptr || !seats->is_array() || seats->size() > 64) {
    return formFault("seats",
                     IGROTEKA_TEXT("core", "must be a list with an entry for each player"));
  }
  for (const json& seat : *seats) {
    const std::string where = "seats[" + std::to_string(record.seats.size()) + "]";
    if (!seat.is_object()) {
      return formFault(where, IGROTEKA_TEXT("core", "must be an object"));
    }
    SeatInfo info;
    if (const json* name = member(seat, "name")) {
      if (!name->is_string()) {
        return formFault(where + ".name", IGROTEKA_TEXT("core", "must be a text"));
      }
      info.name = name->get<std::string>();
    }
    if (const json* player = member(seat, "player")) {
      if (!player->is_string() || !isPlayer(player->get_ref<const std::string&>())) {
        return formFault(
            where + ".player",
            IGROTEKA_TEXT("core", "must be human, beginner, easy, medium, hard or master"));
      }
      info.player = player->get<std::string>();
    }
    record.seats.push_back(std::move(info));
  }
  return std::nullopt;
}

std::optional<Fault> readActions(const json& document, Record& record) {
  const json* actions = member(document, "actions");
  if (actions == nullptr || !actions->is_array()) {
    return formFault("actions", IGROTEKA_TEXT("core", "must be a list"));
  }
  for (const json& action : *actions) {
    if (!action.is_string()) {
      return formFault("actions[" + std::to_string(record.actions.size()) + "]",
                       IGROTEKA_TEXT("core", "must be a text"));
    }
    record.actions.push_back(action.get<std::string>());
  }
  return std::nullopt;
}

std::optional<Fault> readTimes(const json& document, Record& record) {
  const json* times = member(document, "times");
  if (times == nullptr) {
    return std::nullopt;
  }
  if (!times->is_array() || times->size() != record.actions.size()) {
    return formFault("times",
                     IGROTEKA_TEXT("core", "must be a list with a number for each action"));
  }
  std::int64_t last = 0;
  for (const json& time : *times) {
    constexpr std::uint64_t latest = 1'000'000'000'000U;
    if (!time.is_number_unsigned() || time.get<std::uint64_t>() > latest ||
        time.get<std::int64_t>() < last) {
      return formFault("times[" + std::to_string(record.times.size()) + "]",
                       IGROTEKA_TEXT("core", "must be milliseconds that never fall"));
    }
    last = time.get<std::int64_t>();
    record.times.push_back(last);
  }
  return std::nullopt;
}

std::optional<Fault> readResultForm(const json& document) {
  const json* result = member(document, "result");
  if (result != nullptr && !result->is_object()) {
    return formFault("result", IGROTEKA_TEXT("core", "must be an object"));
  }
  return std::nullopt;
}

} // namespace

const json& Record::variant() const {
  return document->at("variant");
}
const json& Record::setup() const {
  return document->at("setup");
}

std::variant<Record, Fault> readRecord(std::string_view text) {
  if (text.size() > maxRecordBytes) {
    return formFault("", IGROTEKA_TEXT("core", "is larger than 16 MiB and no record"));
  }
  auto document = readJson(text, maxRecordDepth);
  if (auto* fault = std::get_if<Fault>(&document)) {
    return *fault;
  }
  Record record;
  record.document = std::make_shared<const json>(std::get<json>(std::move(document)));
  for (const auto& read : {readHead, readSeats, readActions, readTimes}) {
    if (auto fault = read(*record.document, record)) {
      return *fault;
    }
  }
  if (auto fault = readResultForm(*record.document)) {
    return *fault;
  }
  return record;
}

std::variant<std::string, Fault> readRecordFile(const std::string& path) {
  // What is no plain file is not even opened: a pipe could keep us waiting for ever.
  std::error_code error;
  const auto kind = std::filesystem::status(path, error).type();
  if (kind == std::filesystem::file_type::not_found) {
    return formFault("", IGROTEKA_TEXT("core", "there is no such file"));
  }
  if (kind == std::filesystem::file_type::directory) {
    return formFault("", IGROTEKA_TEXT("core", "is a folder, not a record"));
  }
  std::ifstream file;
  if (kind == std::filesystem::file_type::regular) {
    file.open(path, std::ios::binary);
  } else if (kind != std::filesystem::file_type::none) {
    return formFault("", IGROTEKA_TEXT("core", "is no plain file"));
  }
  if (!file.is_open()) {
    return formFault("", IGROTEKA_TEXT("core", "cannot be opened"));
  }
  std::string text;
  std::vector<char> block(64U * 1024U);
  while (text.size() <= maxRecordBytes && file) {
    file.read(block.data(), static_cast<std::streamsize>(block.size()));
    text.append(block.data(), static_cast<std::size_t>(file.gcount()));
  }
  if (file.bad()) {
    return formFault("", IGROTEKA_TEXT("core", "cannot be read"));
  }
  if (text.size() > maxRecordBytes) {
    return formFault("", IGROTEKA_TEXT("core", "is larger than 16 MiB and no record"));
  }
  return text;
}

} // namespace igroteka
