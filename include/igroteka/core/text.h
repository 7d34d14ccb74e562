// SPDX-License-Identifier: MIT
#pragma once

#include <igroteka/core/actor.h>

#include <cstdint>
#include <string>
#include <string_view>
#include <utility>
#include <variant>
#include <vector>

/// Marks an English text for the translators. lupdate reads it as an alias of QT_TRANSLATE_NOOP.
#define IGROTEKA_TEXT(context, text)                                                               \
  ::igroteka::Text {                                                                               \
    context, text                                                                                  \
  }

namespace igroteka {

/// A translatable English text: whole sentences and words, never composed of parts of words.
/// Both pointers are string literals that live for ever.
struct Text {
  const char* context = "";
  const char* source = "";

  constexpr bool empty() const { return *source == '\0'; }
  friend bool operator==(const Text& a, const Text& b) {
    return std::string_view(a.source) == b.source && std::string_view(a.context) == b.context;
  }
};

/// A text with its values: %1, %2 … in the text stand for the arguments. Rules, records and AI
/// players speak in phrases; the command line prints them in English, the views translate them. A
/// seat among the arguments is read as its name, which stays as it is: no text may bend it.
struct Phrase {
  using Argument = std::variant<std::int64_t, std::string, Actor, Phrase>;

  Phrase() = default;
  Phrase(Text source) : text(source) {}
  Phrase(Text source, std::vector<Argument> values) : text(source), arguments(std::move(values)) {}

  Text text;
  std::vector<Argument> arguments;

  bool operator==(const Phrase&) const = default;
};

/// The phrase in English, arguments filled in.
std::string english(const Phrase& phrase);

} // namespace igroteka
