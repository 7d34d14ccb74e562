// SPDX-License-Identifier: MIT
#include "utf8.h"

#include <igroteka/core/record.h>

#include <array>

/// Texts of files and of the command line in messages: nothing in them may break the line, move the
/// cursor of a terminal, or turn the order of the words.
namespace igroteka {

namespace {

bool isUnseen(char32_t code) {
  const auto within = [&](char32_t first, char32_t last) { return code >= first && code <= last; };
  return code < 0x20 || within(0x7F, 0x9F) || code == 0xAD || within(0x200B, 0x200F) ||
         within(0x2028, 0x202E) || within(0x2060, 0x206F) || code == 0xFEFF ||
         within(0xFFF9, 0xFFFB) || within(0xE0000, 0xE0FFF);
}

std::string escaped(char32_t code) {
  switch (code) {
  case '\n':
    return "\\n";
  case '\r':
    return "\\r";
  case '\t':
    return "\\t";
  default:
    break;
  }
  constexpr std::string_view digits = "0123456789abcdef";
  std::string out = code > 0xFFFF ? "\\U" : "\\u";
  for (int shift = code > 0xFFFF ? 28 : 12; shift >= 0; shift -= 4) {
    out += digits[(code >> static_cast<unsigned>(shift)) & 0xFU];
  }
  return out;
}

/// Appends one character of `text` and takes it off.
void appendCharacter(std::string& out, std::string_view& text) {
  const Character character = firstCharacter(text);
  if (character.bytes == 0) {
    out += "\xEF\xBF\xBD"; // the replacement character
    text.remove_prefix(1);
    return;
  }
  if (isUnseen(character.code)) {
    out += escaped(character.code);
  } else {
    out += text.substr(0, character.bytes);
  }
  text.remove_prefix(character.bytes);
}

} // namespace

std::string onOneLine(std::string_view text) {
  std::string out;
  while (!text.empty()) {
    appendCharacter(out, text);
  }
  return out;
}

std::string inQuotes(std::string_view text) {
  constexpr std::size_t most = 60;
  std::string out = "\"";
  const std::size_t size = text.size();
  while (!text.empty() && size - text.size() < most) {
    out += text.front() == '"' || text.front() == '\\' ? "\\" : "";
    appendCharacter(out, text);
  }
  return out + (text.empty() ? "\"" : "...\"");
}

} // namespace igroteka
