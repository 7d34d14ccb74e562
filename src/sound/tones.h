// SPDX-License-Identifier: MIT
#pragma once

#include "sound/sound.h"

#include <vector>

namespace igroteka::sound {

/// Samples a second of everything that sounds; one channel.
inline constexpr int sampleRate = 44100;

/// The samples of a sound, each from -1 to 1: knocks on wood and bars of a xylophone, worked out
/// from how such bodies ring. Begins and ends in silence; the same at every call.
std::vector<float> tonesOf(Sound sound);

} // namespace igroteka::sound
