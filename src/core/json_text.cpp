// SPDX-License-Identifier: MIT
#include "json_text.h"

#include "utf8.h"

#include <igroteka/core/record.h>

#include <nlohmann/json.hpp>

#include <algorithm>
#include <unordered_set>
#include <vector>

namespace igroteka {

using nlohmann::json;

namespace {

Fault faultOf(std::string where, Text what) {
  return Fault{std::move(where), Phrase(what)};
}

/// The line and column of the byte with this index.
TextPlace placeOf(std::string_view text, std::size_t index) {
  const std::string_view before = text.substr(0, index);
  const std::int64_t line = 1 + std::ranges::count(before, '\n');
  const std::string_view lead = before.substr(before.rfind('\n') + 1); // npos + 1 is 0
  const std::int64_t column = 1 + std::ranges::count_if(lead, [](char c) {
                                return (static_cast<unsigned char>(c) & 0xC0U) != 0x80U;
                              });
  return {line, column};
}

Fault faultAt(TextPlace place, Text what, std::vector<Phrase::Argument> arguments = {}) {
  return Fault{.where = {}, .what = Phrase(what, std::move(arguments)), .place = place};
}

/// Looks at the brackets alone.
std::optional<Fault> nestingFault(std::string_view text, int maxDepth) {
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
      if (++depth > maxDepth) {
        return faultAt(placeOf(text, i), IGROTEKA_TEXT("core", "nested deeper than %1 levels"),
                       {std::int64_t{maxDepth}});
      }
    } else if (c == ']' || c == '}') {
      --depth;
    }
  }
  return std::nullopt;
}

/// The index of the first byte up to `end` that is no UTF-8, or `end`.
std::size_t soundUntil(std::string_view text, std::size_t end) {
  std::size_t at = 0;
  while (at < end) {
    const std::size_t bytes = firstCharacter(text.substr(at)).bytes;
    if (bytes == 0) {
      return at;
    }
    at += bytes;
  }
  return end;
}

/// Walks through a text without building anything, and remembers its first fault.
class Examiner final : public nlohmann::json_sax<json> {
public:
  explicit Examiner(std::string_view text) : text_(text) {}

  const std::optional<Fault>& fault() const { return fault_; }

  bool null() override { return thing(); }
  bool boolean(bool) override { return thing(); }
  bool number_integer(number_integer_t) override { return thing(); }
  bool number_unsigned(number_unsigned_t) override { return thing(); }
  bool number_float(number_float_t, const string_t&) override { return thing(); }
  bool string(string_t&) override { return thing(); }
  bool binary(binary_t&) override { return thing(); }
  bool start_array(std::size_t) override { return open(true); }
  bool start_object(std::size_t) override { return open(false); }
  bool end_array() override { return close(); }
  bool end_object() override { return close(); }

  bool key(string_t& name) override {
    Level& level = levels_.back();
    level.key = name;
    if (!level.keys.insert(name).second) {
      fault_ = faultOf(path(), IGROTEKA_TEXT("core", "is there twice"));
    }
    return !fault_;
  }

  bool parse_error(std::size_t position, const std::string&,
                   const nlohmann::detail::exception& error) override {
    fault_ = formFault(position == 0 ? 0 : position - 1, error.id);
    return false;
  }

private:
  /// An open list or object, and where in it we are.
  struct Level {
    bool list = false;
    std::size_t things = 0;
    std::string key = {};
    std::unordered_set<std::string> keys = {};
  };

  bool thing() {
    if (!levels_.empty()) {
      ++levels_.back().things;
    }
    return true;
  }
  bool open(bool list) {
    levels_.push_back({list});
    return true;
  }
  bool close() {
    levels_.pop_back();
    return thing();
  }

  /// The way to the key that is being read, such as "variant.rings".
  std::string path() const {
    std::string out;
    for (const Level& level : levels_) {
      if (level.list) {
        out += "[" + std::to_string(level.things) + "]";
        continue;
      }
      const bool plain = level.key.size() <= 40 && !level.key.empty() &&
                         std::ranges::all_of(level.key, [](char c) {
                           return (c >= 'a' && c <= 'z') || (c >= 'A' && c <= 'Z') || c == '_' ||
                                  (c >= '0' && c <= '9');
                         });
      out += (out.empty() ? "" : ".") + (plain ? level.key : inQuotes(level.key));
    }
    return out;
  }

  Fault formFault(std::size_t index, int error) const {
    const std::size_t sound = soundUntil(text_, std::min(index + 1, text_.size()));
    if (sound <= index && sound < text_.size()) {
      return faultAt(placeOf(text_, sound), IGROTEKA_TEXT("core", "this is not UTF-8"));
    }
    if (index >= text_.size()) {
      return faultAt(placeOf(text_, text_.size()),
                     IGROTEKA_TEXT("core", "the file is cut short: its JSON does not end"));
    }
    constexpr int numberOverflow = 406;
    if (error == numberOverflow) {
      return faultAt(placeOf(text_, index), IGROTEKA_TEXT("core", "the number is too large"));
    }
    return faultAt(placeOf(text_, index), IGROTEKA_TEXT("core", "this is not JSON"));
  }

  std::string_view text_;
  std::vector<Level> levels_;
  std::optional<Fault> fault_;
};

} // namespace

std::variant<json, Fault> readJson(std::string_view text, int maxDepth) {
  if (text.find_first_not_of(" \t\r\n") == std::string_view::npos) {
    return faultOf("", IGROTEKA_TEXT("core", "is empty"));
  }
  // The JSON library takes a zero byte for the end of the text.
  if (const std::size_t zero = text.find('\0'); zero != std::string_view::npos) {
    return faultAt(placeOf(text, zero), IGROTEKA_TEXT("core", "a zero byte is not JSON"));
  }
  if (auto fault = nestingFault(text, maxDepth)) {
    return *fault;
  }
  Examiner examiner(text);
  if (!json::sax_parse(text, &examiner)) {
    return examiner.fault().value_or(faultOf("", IGROTEKA_TEXT("core", "this is not JSON")));
  }
  return json::parse(text);
}

} // namespace igroteka
