// SPDX-License-Identifier: MIT
#include <igroteka/core/record.h>

#include <nlohmann/json.hpp>

#include <algorithm>
#include <array>
#include <filesystem>
#include <fstream>

namespace igroteka {

using nlohmann::json;

namespace {

constexpr std::array knownKeys = {"igroteka", "game",    "variant", "seats",
                                  "setup",    "actions", "times",   "result"};

Fault formFault(std::string where, Text what, std::vector<Phrase::Argument> arguments = {}) {
  return Fault{std::move(where), Phrase(what, std::move(arguments))};
}

/// "line 3, column 14" of a byte, counted from 1.
std::string placeOf(std::string_view text, std::size_t byte) {
  byte = std::min(byte, text.size());
  const std::string_view before = text.substr(0, byte);
  const auto line = 1 + std::ranges::count(before, '\n');
  const std::size_t start = before.rfind('\n');
  const std::size_t column = byte - (start == std::string_view::npos ? 0 : start + 1);
  return "line " + std::to_string(line) + ", column " +
         std::to_string(std::max(column, std::size_t{1}));
}

/// Looks at the brackets alone, before a tree is built.
std::optional<Fault> nestingFault(std::string_view text) {
  int depth = 0;
  bool inText = false;
  for (std::size_t i = 0; i < text.size(); ++i) {
    const char c = text[i];
    if (inText) {
      i += c == '\\' ? 1U : 0U;
      inText = c != '"';
    } else if (c == '"') {
      inText = true;
    } else if (c == '[' || c == '{') {
      if (++depth > maxRecordDepth) {
        return formFault(placeOf(text, i + 1),
                         IGROTEKA_TEXT("core", "nested deeper than %1 levels"),
                         {std::int64_t{maxRecordDepth}});
      }
    } else if (c == ']' || c == '}') {
      --depth;
    }
  }
  return std::nullopt;
}

std::variant<json, Fault> parsed(std::string_view text) {
  try {
    return json::parse(text);
  } catch (const json::parse_error& error) {
    if (error.byte >= text.size()) {
      return formFault(placeOf(text, text.size()),
                       IGROTEKA_TEXT("core", "the file is cut short: its JSON does not end"));
    }
    return formFault(placeOf(text, error.byte), IGROTEKA_TEXT("core", "this is not JSON"));
  } catch (const json::exception&) {
    return formFault("", IGROTEKA_TEXT("core", "holds a number that is too large"));
  }
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

void append(std::string& out, const json& value);

void appendItems(std::string& out, const json& list) {
  bool first = true;
  for (const json& item : list) {
    out += first ? "" : ", ";
    append(out, item);
    first = false;
  }
}

void appendMember(std::string& out, const std::string& key, const json& value, bool first) {
  out += first ? "" : ", ";
  out += json(key).dump();
  out += ": ";
  append(out, value);
}

void append(std::string& out, const json& value) {
  if (value.is_array()) {
    out += '[';
    appendItems(out, value);
    out += ']';
  } else if (value.is_object()) {
    out += '{';
    bool first = true;
    for (const auto& [key, item] : value.items()) {
      appendMember(out, key, item, first);
      first = false;
    }
    out += '}';
  } else {
    out += value.dump(-1, ' ', false, json::error_handler_t::replace);
  }
}

std::string variantText(const json& variant, const std::vector<std::string>& keys) {
  std::string out = "{ ";
  bool first = true;
  for (const std::string& key : keys) {
    if (variant.contains(key)) {
      appendMember(out, key, variant[key], first);
      first = false;
    }
  }
  for (const auto& [key, item] : variant.items()) {
    if (std::ranges::find(keys, key) == keys.end()) {
      appendMember(out, key, item, first);
      first = false;
    }
  }
  return out + " }";
}

/// A list with its items in lines of at most about 100 bytes.
std::string wrapped(const json& list) {
  std::string out = "[";
  std::size_t lineStart = 0;
  bool first = true;
  for (const json& item : list) {
    std::string text;
    append(text, item);
    out += first ? "" : ",";
    if (out.size() - lineStart + text.size() > 98) {
      out += "\n   ";
      lineStart = out.size() - 3;
    }
    out += " " + text;
    first = false;
  }
  return out + (first ? "]" : " ]");
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
  if (auto fault = nestingFault(text)) {
    return *fault;
  }
  auto document = parsed(text);
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
  std::error_code error;
  if (std::filesystem::is_directory(path, error)) {
    return formFault("", IGROTEKA_TEXT("core", "is a folder, not a record"));
  }
  std::ifstream file(path, std::ios::binary);
  if (!file) {
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

std::string spaced(const json& value) {
  std::string out;
  append(out, value);
  return out;
}

std::string recordText(const json& document, const std::vector<std::string>& variantKeys) {
  std::string out = "{ ";
  bool first = true;
  const auto line = [&](const std::string& key, const std::string& text) {
    out += (first ? "" : ",\n  ") + json(key).dump() + ": " + text;
    first = false;
  };
  for (const char* key : knownKeys) {
    if (!document.contains(key)) {
      continue;
    }
    const json& value = document[key];
    const std::string_view name = key;
    if (name == "variant") {
      line(key, variantText(value, variantKeys));
    } else if (name == "actions" || name == "times") {
      line(key, wrapped(value));
    } else {
      line(key, spaced(value));
    }
  }
  for (const auto& [key, value] : document.items()) {
    if (std::ranges::find(knownKeys, key) == knownKeys.end()) {
      line(key, spaced(value));
    }
  }
  return out + " }\n";
}

std::string inQuotes(std::string_view text) {
  constexpr std::size_t most = 60;
  std::string out = json(text.substr(0, most)).dump(-1, ' ', false, json::error_handler_t::replace);
  if (text.size() > most) {
    out.insert(out.size() - 1, "...");
  }
  return out;
}

} // namespace igroteka
