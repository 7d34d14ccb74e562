// SPDX-License-Identifier: MIT
#include <igroteka/core/options.h>

#include <nlohmann/json.hpp>

#include <algorithm>

namespace igroteka {

using nlohmann::json;

namespace {

Phrase expected(Text text) {
  return Phrase(text);
}

Phrase outside(const OptionField& field) {
  return Phrase(IGROTEKA_TEXT("core", "must be a whole number from %1 to %2"),
                {std::int64_t{field.min}, std::int64_t{field.max}});
}

std::string joined(const OptionField& field) {
  std::string all;
  for (const OptionWord& word : field.words) {
    all += (all.empty() ? "" : ", ") + std::string(word.word);
  }
  return all;
}

Phrase unknownWord(const OptionField& field) {
  return Phrase(IGROTEKA_TEXT("core", "must be one of: %1"), {joined(field)});
}

bool knows(const OptionField& field, const json& value) {
  return value.is_string() && std::ranges::any_of(field.words, [&](const OptionWord& word) {
           return word.word == value.get_ref<const std::string&>();
         });
}

using Read = std::variant<OptionValue, Phrase>;

Read readWords(const OptionField& field, const json& value) {
  if (!value.is_array()) {
    return expected(IGROTEKA_TEXT("core", "must be a list"));
  }
  Words words;
  for (const json& one : value) {
    if (!knows(field, one)) {
      return unknownWord(field);
    }
    const auto& word = one.get_ref<const std::string&>();
    if (std::ranges::find(words, word) != words.end()) {
      return Phrase(IGROTEKA_TEXT("core", "names %1 twice"), {word});
    }
    words.push_back(word);
  }
  return OptionValue(words);
}

Read readCounts(const OptionField& field, const json& value) {
  if (!value.is_object() || value.size() != field.words.size()) {
    return Phrase(IGROTEKA_TEXT("core", "must be an object with the keys: %1"), {joined(field)});
  }
  Numbers numbers;
  for (const OptionWord& word : field.words) {
    const auto found = value.find(std::string(word.word));
    if (found == value.end()) {
      return Phrase(IGROTEKA_TEXT("core", "must be an object with the keys: %1"), {joined(field)});
    }
    const auto number = wholeNumber(*found, field.min, field.max);
    if (!number) {
      return outside(field);
    }
    numbers.push_back(*number);
  }
  return OptionValue(numbers);
}

Phrase wrongLength(int players) {
  return Phrase(IGROTEKA_TEXT("core", "must be a list of %1, one a seat"), {std::int64_t{players}});
}

Read readSeatNumbers(const OptionField& field, const json& value, int players) {
  if (!value.is_array() || value.size() != static_cast<std::size_t>(players)) {
    return wrongLength(players);
  }
  Numbers numbers;
  for (const json& one : value) {
    const auto number = wholeNumber(one, field.min, field.max);
    if (!number) {
      return outside(field);
    }
    numbers.push_back(*number);
  }
  return OptionValue(numbers);
}

Read readSeatWords(const OptionField& field, const json& value, int players) {
  if (!value.is_array() || value.size() != static_cast<std::size_t>(players)) {
    return wrongLength(players);
  }
  WordLists lists;
  for (const json& one : value) {
    const Read words = readWords(field, one);
    if (const auto* phrase = std::get_if<Phrase>(&words)) {
      return *phrase;
    }
    lists.push_back(std::get<Words>(std::get<OptionValue>(words)));
    const auto length = static_cast<int>(lists.back().size());
    if (length < field.min || length > field.max) {
      return Phrase(IGROTEKA_TEXT("core", "must have %1 to %2 words a seat"),
                    {std::int64_t{field.min}, std::int64_t{field.max}});
    }
  }
  return OptionValue(lists);
}

Read readNumber(const OptionField& field, const json& value, int max) {
  const auto number = wholeNumber(value, field.min, max);
  if (!number) {
    return Phrase(IGROTEKA_TEXT("core", "must be a whole number from %1 to %2"),
                  {std::int64_t{field.min}, std::int64_t{max}});
  }
  return OptionValue(*number);
}

Read readSeatOrLot(const json& value, int players) {
  if (value.is_string() && value.get_ref<const std::string&>() == "lot") {
    return OptionValue(0);
  }
  const auto seat = wholeNumber(value, 1, players);
  if (!seat) {
    return Phrase(IGROTEKA_TEXT("core", "must be \"lot\" or a seat from 1 to %1"),
                  {std::int64_t{players}});
  }
  return OptionValue(*seat);
}

json writeCounts(const OptionField& field, const Numbers& numbers) {
  json object = json::object();
  for (std::size_t i = 0; i < field.words.size() && i < numbers.size(); ++i) {
    object[std::string(field.words[i].word)] = numbers[i];
  }
  return object;
}

} // namespace

Phrase told(const TextPlace& place) {
  return {IGROTEKA_TEXT("core", "line %1, column %2"), {place.line, place.column}};
}

std::string english(const Fault& fault) {
  const std::string where = fault.place ? english(told(*fault.place)) : fault.where;
  return where.empty() ? english(fault.what) : where + ": " + english(fault.what);
}

std::optional<int> wholeNumber(const json& value, int min, int max) {
  if (!value.is_number_integer()) {
    return std::nullopt;
  }
  const bool huge = value.is_number_unsigned() && value.get<std::uint64_t>() > 1'000'000'000U;
  if (huge || value.get<std::int64_t>() < min || value.get<std::int64_t>() > max) {
    return std::nullopt;
  }
  return value.get<int>();
}

Read readOption(const OptionField& field, const json& value, int players) {
  switch (field.kind) {
  case OptionKind::flag:
    if (!value.is_boolean()) {
      return expected(IGROTEKA_TEXT("core", "must be true or false"));
    }
    return OptionValue(value.get<bool>());
  case OptionKind::number:
    return readNumber(field, value, field.max);
  case OptionKind::seatOrLot:
    return readSeatOrLot(value, players);
  case OptionKind::choice:
    if (!knows(field, value)) {
      return unknownWord(field);
    }
    return OptionValue(value.get<std::string>());
  case OptionKind::subset:
    return readWords(field, value);
  case OptionKind::counts:
    return readCounts(field, value);
  case OptionKind::seatsOrOne:
    if (const auto one = wholeNumber(value, field.min, field.max)) {
      return OptionValue(Numbers(static_cast<std::size_t>(players), *one));
    }
    [[fallthrough]];
  case OptionKind::seatNumbers:
    return readSeatNumbers(field, value, players);
  case OptionKind::seatWords:
    return readSeatWords(field, value, players);
  }
  return expected(IGROTEKA_TEXT("core", "must be true or false"));
}

json writeOption(const OptionField& field, const OptionValue& value) {
  if (field.kind == OptionKind::seatOrLot && std::get<int>(value) == 0) {
    return "lot";
  }
  if (field.kind == OptionKind::counts) {
    return writeCounts(field, std::get<Numbers>(value));
  }
  if (field.kind == OptionKind::seatsOrOne) {
    const auto& numbers = std::get<Numbers>(value);
    if (std::ranges::adjacent_find(numbers, std::ranges::not_equal_to{}) == numbers.end() &&
        !numbers.empty()) {
      return numbers.front();
    }
  }
  return std::visit([](const auto& plain) { return json(plain); }, value);
}

} // namespace igroteka
