// SPDX-License-Identifier: MIT
#pragma once

#include <QtCore/qnamespace.h>

class QKeyEvent;

namespace igroteka::view {

/// The key that a keyboard with the American layout has at the place of this one, whatever the
/// layout in use: Qt::Key_A to Key_Z, Key_0 to Key_9 and punctuation. Keys without a letter
/// (arrows, Return, function keys, the keypad) stay what they are; Qt::Key_unknown where the place
/// is not known and the key is no Latin letter.
Qt::Key keyAtPlace(const QKeyEvent& event);

} // namespace igroteka::view
