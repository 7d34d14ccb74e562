// SPDX-License-Identifier: MIT
#pragma once

#include <optional>

class QKeyEvent;

namespace igroteka::view {

/// The letter (upper case) or digit that stands on this key of an American keyboard, whatever
/// layout is in use: boards name keys by their place. Nothing for other keys, and while Ctrl, Alt
/// or Meta is held.
std::optional<char> keyAtPosition(const QKeyEvent& event);

} // namespace igroteka::view
