// SPDX-License-Identifier: MIT
#include "key_place.h"

#include <QKeyEvent>

#include <array>
#include <cstddef>
#include <string_view>

namespace igroteka::view {

namespace {

/// A row of letter keys: the scan code of its first key under X11 and Wayland (evdev + 8).
struct KeyRow {
  quint32 first;
  std::string_view keys;
};

constexpr std::array<KeyRow, 4> rows = {
    {{10, "1234567890-="}, {24, "QWERTYUIOP[]"}, {38, "ASDFGHJKL;'"}, {52, "ZXCVBNM,./"}}};

} // namespace

Qt::Key keyAtPlace(const QKeyEvent& event) {
  const int key = event.key();
  const bool special = key >= Qt::Key_Escape || event.modifiers().testFlag(Qt::KeypadModifier);
  if (special || key == Qt::Key_Space) {
    return static_cast<Qt::Key>(key);
  }
  const quint32 code = event.nativeScanCode();
  for (const KeyRow& row : rows) {
    if (code >= row.first && code < row.first + row.keys.size()) {
      return static_cast<Qt::Key>(row.keys[code - row.first]);
    }
  }
  return key > 0 && key < 0x80 ? static_cast<Qt::Key>(key) : Qt::Key_unknown;
}

} // namespace igroteka::view
