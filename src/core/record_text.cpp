// SPDX-License-Identifier: MIT
#include <igroteka/core/record.h>

#include <nlohmann/json.hpp>

#include <algorithm>
#include <array>

/// How records are written.
namespace igroteka {

using nlohmann::json;

namespace {

constexpr std::array knownKeys = {"igroteka", "game",    "variant", "seats",
                                  "setup",    "actions", "times",   "result"};

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

/// A list with its items in lines of at most 100 bytes, where none is longer by itself; the first
/// line begins in this column.
std::string wrapped(const json& list, std::size_t column) {
  constexpr std::size_t width = 97; // and a space, a comma, a bracket
  std::string out = "[";
  bool first = true;
  for (const json& item : list) {
    std::string text;
    append(text, item);
    out += first ? "" : ",";
    if (column + text.size() > width) {
      out += "\n   ";
      column = 3;
    }
    out += " " + text;
    column += text.size() + 2;
    first = false;
  }
  return out + (first ? "]" : " ]");
}

} // namespace

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
      line(key, wrapped(value, name.size() + 7));
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

} // namespace igroteka
