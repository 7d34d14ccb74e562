// SPDX-License-Identifier: MIT
#include "utf8.h"

#include <array>

namespace igroteka {

Character firstCharacter(std::string_view text) {
  const auto byteAt = [&](std::size_t i) { return static_cast<unsigned char>(text[i]); };
  const unsigned char head = byteAt(0);
  if (head < 0x80U) {
    return {head, 1};
  }
  const std::size_t length = head >= 0xF0U ? 4 : head >= 0xE0U ? 3 : 2;
  if (head < 0xC2U || head > 0xF4U || text.size() < length) {
    return {};
  }
  char32_t code = head & (0xFFU >> (length + 1));
  for (std::size_t i = 1; i < length; ++i) {
    if ((byteAt(i) & 0xC0U) != 0x80U) {
      return {};
    }
    code = code << 6U | (byteAt(i) & 0x3FU);
  }
  constexpr std::array<char32_t, 5> least = {0, 0, 0x80, 0x800, 0x10000};
  const bool surrogate = code >= 0xD800 && code <= 0xDFFF;
  if (code < least[length] || code > 0x10FFFF || surrogate) {
    return {};
  }
  return {code, length};
}

} // namespace igroteka
