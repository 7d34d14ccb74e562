// SPDX-License-Identifier: MIT
#include <igroteka/core/text.h>

namespace igroteka {

namespace {

std::string written(const Phrase::Argument& argument) {
  if (const auto* number = std::get_if<std::int64_t>(&argument)) {
    return std::to_string(*number);
  }
  if (const auto* text = std::get_if<std::string>(&argument)) {
    return *text;
  }
  if (const auto* seat = std::get_if<Actor>(&argument)) {
    std::string numbered("player ");
    return numbered.append(std::to_string(numberOf(*seat)));
  }
  return english(std::get<Phrase>(argument));
}

} // namespace

std::string english(const Phrase& phrase) {
  const std::string_view source = phrase.text.source;
  std::string out;
  for (std::size_t i = 0; i < source.size(); ++i) {
    const bool marked = source[i] == '%' && i + 1 < source.size();
    const std::size_t place = marked ? static_cast<std::size_t>(source[i + 1] - '1') : 0;
    if (marked && source[i + 1] >= '1' && place < phrase.arguments.size()) {
      out += written(phrase.arguments[place]);
      ++i;
    } else {
      out += source[i];
    }
  }
  return out;
}

} // namespace igroteka
