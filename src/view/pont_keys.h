// SPDX-License-Identifier: MIT
#pragma once

#include <QString>
#include <QtCore/qnamespace.h>

#include <array>
#include <optional>
#include <utility>

namespace igroteka::view {

/// What one hand at the keyboard can do in a rush.
enum class PontAct : std::uint8_t { up, left, down, right, turn, act, other };

inline constexpr std::size_t pontActs = 7;

/// The seven keys of one hand, by their place on the keyboard (see keyAtPlace).
using PontHandKeys = std::array<Qt::Key, pontActs>;

/// The keys of up to four people at one keyboard.
class PontKeys {
public:
  static constexpr std::size_t hands = 4;

  /// Four clusters that share no key and need no numpad.
  PontKeys();

  Qt::Key key(std::size_t hand, PontAct act) const {
    return keys_[hand][static_cast<std::size_t>(act)];
  }
  /// Whether a hand can use this key: not what the program itself or the desktop waits for.
  static bool isForHands(Qt::Key key);
  /// Gives a key another meaning; false, and nothing changed, where some hand uses it already or
  /// no hand can.
  bool set(std::size_t hand, PontAct act, Qt::Key key);
  /// Whose key this is, and what it does.
  std::optional<std::pair<std::size_t, PontAct>> find(Qt::Key key) const;

  /// As text for the settings, and back; the default where the text is none.
  QString text() const;
  static PontKeys read(const QString& text);

  bool operator==(const PontKeys&) const = default;

private:
  std::array<PontHandKeys, hands> keys_;
};

/// The sign on a key of an American keyboard.
QString signOf(Qt::Key key);

} // namespace igroteka::view
