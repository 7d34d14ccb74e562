// SPDX-License-Identifier: MIT
#pragma once

#include <igroteka/core/options.h>

#include <nlohmann/json_fwd.hpp>

#include <cstdint>
#include <iosfwd>
#include <memory>
#include <optional>
#include <string>
#include <string_view>
#include <variant>
#include <vector>

namespace igroteka {

/// Larger files are no records.
inline constexpr std::size_t maxRecordBytes = 16U * 1024U * 1024U;
/// More deeply nested files are no records.
inline constexpr int maxRecordDepth = 64;

/// Who sits on a seat: a name for people, and "human" or an AI level.
struct SeatInfo {
  std::string name;
  std::string player = "human";

  bool operator==(const SeatInfo&) const = default;
};

/// A match as text: what docs/records.md calls a record, checked for its form but not yet against
/// the rules. `document` is the whole file, with the keys that this program does not know.
struct Record {
  std::string game;
  std::string variantId;
  std::vector<SeatInfo> seats; ///< as many as the file names
  std::vector<std::string> actions;
  std::vector<std::int64_t> times; ///< empty, or one an action
  std::shared_ptr<const nlohmann::json> document;

  const nlohmann::json& variant() const;
  const nlohmann::json& setup() const;
};

/// Reads the form of a record: JSON, size, nesting, and the types of what every record has.
/// Takes time and memory in proportion to the text at worst, whatever the text.
std::variant<Record, Fault> readRecord(std::string_view text);

/// Reads at most maxRecordBytes of a plain file; larger and missing ones are a fault, and so are
/// folders, pipes and devices, which are not opened.
std::variant<std::string, Fault> readRecordFile(const std::string& path);

/// The JSON on one line with single spaces after commas and colons.
std::string spaced(const nlohmann::json& json);

/// The document as a file for people: the known keys first and in order, those of "variant" in the
/// order given, a line a key, the actions wrapped.
std::string recordText(const nlohmann::json& document, const std::vector<std::string>& variantKeys);

/// A text of the file as it can stand in a one-line message: quoted, what cannot be seen escaped,
/// cut after 60 bytes.
std::string inQuotes(std::string_view text);

/// The text with everything escaped that could break a line or steer a terminal.
std::string onOneLine(std::string_view text);

} // namespace igroteka
