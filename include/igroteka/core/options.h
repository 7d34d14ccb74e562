// SPDX-License-Identifier: MIT
#pragma once

#include <igroteka/core/text.h>

#include <nlohmann/json_fwd.hpp>

#include <optional>
#include <span>
#include <string>
#include <string_view>
#include <variant>
#include <vector>

namespace igroteka {

/// A place in a text; both count from 1, columns in characters.
struct TextPlace {
  std::int64_t line = 1;
  std::int64_t column = 1;

  bool operator==(const TextPlace&) const = default;
};

/// What is wrong with an option, a setup or an action, and where: `where` is a key or a path such
/// as "variant.rounds" or "actions[17]", and may be empty. What is no text of the right form at all
/// has a `place` instead.
struct Fault {
  std::string where;
  Phrase what;
  std::optional<TextPlace> place = {};

  bool operator==(const Fault&) const = default;
};

/// The place in words.
Phrase told(const TextPlace& place);

/// The fault as one English line, "where: what" or "line 3, column 14: what".
std::string english(const Fault& fault);

using Words = std::vector<std::string>;
using Numbers = std::vector<int>;
using WordLists = std::vector<Words>;

/// The value of any option, apart from the game that it belongs to.
using OptionValue = std::variant<bool, int, std::string, Words, Numbers, WordLists>;

enum class OptionKind : std::uint8_t {
  flag,        ///< bool; JSON true or false
  number,      ///< int from min to max
  seatOrLot,   ///< int, 0 for the lot; JSON "lot" or a seat from 1
  choice,      ///< std::string, one of the words
  subset,      ///< Words, each one of the words, none twice
  counts,      ///< Numbers, one for each of the words; JSON {"word": number}
  seatNumbers, ///< Numbers, one a seat, each from min to max; JSON a list
  seatsOrOne,  ///< as seatNumbers; JSON also one number that holds for all
  seatWords,   ///< WordLists, one a seat, each of min to max different words
};

/// One word that an option can take, with its name for people.
struct OptionWord {
  std::string_view word;
  Text label;
};

/// The description of one parameter of the rules. The same description drives menus, dialogs,
/// settings, records, the command line and the tests.
struct OptionField {
  std::string_view key; ///< the key in records
  Text label;
  Text explanation;
  OptionKind kind = OptionKind::flag;
  int min = 0;
  int max = 0;
  std::vector<OptionWord> words = {};
};

/// A described member of a game's options.
template <class Options>
struct Option {
  OptionField field;
  OptionValue (*read)(const Options& options);
  void (*write)(Options& options, const OptionValue& value);
};

/// A named value of the options: a variant that the rulebook or the program offers.
template <class Options>
struct Preset {
  std::string_view id; ///< the id in records
  Text title;
  Text sentence; ///< what it is, for people, in one sentence
  int minPlayers = 2;
  int maxPlayers = 2;
  int defaultPlayers = 2;
  /// The options for a number of players; defined for every number that any preset of the game
  /// allows, since a record may name this preset and differ in its players.
  Options (*make)(int players);
};

/// The whole number of JSON if it is one from `min` to `max`, both within ±10^9.
std::optional<int> wholeNumber(const nlohmann::json& json, int min, int max);

/// Reads an option's value from JSON, checking kind and range. `players` is the number of seats.
/// Gives the fault, without a place, if it does not fit.
std::variant<OptionValue, Phrase> readOption(const OptionField& field, const nlohmann::json& json,
                                             int players);

/// Writes an option's value as JSON, the inverse of readOption.
nlohmann::json writeOption(const OptionField& field, const OptionValue& value);

} // namespace igroteka
