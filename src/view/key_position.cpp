// SPDX-License-Identifier: MIT
#include "key_position.h"

#include <QGuiApplication>
#include <QKeyEvent>

#include <string_view>

namespace igroteka::view {

namespace {

/// The rows of keys by the codes of Linux, from the code of the first key on.
struct Row {
  quint32 first;
  std::string_view keys;
};
constexpr Row rows[] = {{2, "1234567890"}, {16, "QWERTYUIOP"}, {30, "ASDFGHJKL"}, {44, "ZXCVBNM"}};

/// X adds this to the codes of Linux, and so do Wayland's compositors.
constexpr quint32 shiftOfX = 8;

std::optional<char> byPlace(quint32 code) {
  for (const Row& row : rows) {
    if (code >= row.first && code - row.first < row.keys.size()) {
      return row.keys[code - row.first];
    }
  }
  return std::nullopt;
}

std::optional<char> byMeaning(int key) {
  const bool latin =
      (key >= Qt::Key_0 && key <= Qt::Key_9) || (key >= Qt::Key_A && key <= Qt::Key_Z);
  return latin ? std::optional(static_cast<char>(key)) : std::nullopt;
}

} // namespace

std::optional<char> keyAtPosition(const QKeyEvent& event) {
  if ((event.modifiers() & (Qt::ControlModifier | Qt::AltModifier | Qt::MetaModifier)) != 0) {
    return std::nullopt;
  }
  if (event.modifiers().testFlag(Qt::KeypadModifier) || event.nativeScanCode() <= shiftOfX) {
    return byMeaning(event.key());
  }
  return byPlace(event.nativeScanCode() - shiftOfX);
}

} // namespace igroteka::view
