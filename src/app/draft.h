// SPDX-License-Identifier: MIT
#pragma once

#include <igroteka/core/game.h>

#include <memory>
#include <optional>
#include <string>

namespace igroteka::app {

/// A variant of a game that is being put together: always complete, not always workable.
class Draft {
public:
  /// The first preset of the game with its usual number of players.
  explicit Draft(const Game& game);
  /// The variant of a match.
  explicit Draft(const AnyMatch& match);
  Draft(const Draft& other);
  Draft& operator=(const Draft& other);
  ~Draft();

  const Game& game() const { return *game_; }

  /// The id of the preset, or the name of the custom set.
  std::string id() const;
  /// Whether the id is that of a preset and all parameters are the preset's.
  bool isPreset() const;
  int players() const;

  /// Everything as in this preset, with the players that there are if it allows so many.
  void choosePreset(std::string_view id);
  /// Gives the set a name of its own.
  void rename(const std::string& name);
  /// Another number of seats: what is given seat by seat becomes as in the preset.
  void setPlayers(int players);

  OptionValue value(const OptionField& field) const;
  void setValue(const OptionField& field, const OptionValue& value);

  /// What cannot work, with the key of the field; nothing if a match can begin.
  std::optional<Fault> fault() const;

  const nlohmann::json& variant() const { return *variant_; }
  /// The set as the text of a file for others.
  std::string fileText() const;
  /// Takes over a set from such a file, or from a record of this game.
  std::optional<Fault> readFile(const std::string& text);

private:
  /// The whole variant of this id and number of players.
  nlohmann::json standard(std::string_view id, int players) const;

  const Game* game_;
  std::unique_ptr<nlohmann::json> variant_;
};

} // namespace igroteka::app
