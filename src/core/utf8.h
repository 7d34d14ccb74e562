// SPDX-License-Identifier: MIT
#pragma once

#include <cstddef>
#include <string_view>

namespace igroteka {

/// A character of UTF-8: its code point and how many bytes it takes.
struct Character {
  char32_t code = 0;
  std::size_t bytes = 0; ///< 0 where the bytes are no UTF-8
};

/// The character at the head of the text, which must not be empty.
Character firstCharacter(std::string_view text);

} // namespace igroteka
