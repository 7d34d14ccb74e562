// SPDX-License-Identifier: MIT
#pragma once

#include "sound/sound.h"

#include <QString>

#include <memory>

namespace igroteka::app {

/// Where the sounds of boards go.
class SoundSink {
public:
  virtual ~SoundSink() = default;
  /// Returns at once.
  virtual void play(sound::Sound sound) = 0;
};

/// The module of sounds that belongs to this program, whether it is there or not.
QString soundModule();

/// The loudspeakers. With the first sound, and on a thread of its own, the module is loaded; where
/// it is missing, or there is no device, all stays silent. Never waits for the device, not even at
/// the end.
std::unique_ptr<SoundSink> makeLoudspeakers(const QString& module = soundModule());

} // namespace igroteka::app
