// SPDX-License-Identifier: MIT
#pragma once

#include "sound/sound.h"

#include <cstddef>
#include <cstdint>
#include <map>
#include <span>
#include <vector>

namespace igroteka::sound {

/// Sounds on their way to the loudspeakers, laid over each other. For one thread.
class Mixer {
public:
  /// Lets a sound begin with the next sample. One that has hardly begun, or more than a few at a
  /// time, are not begun again: a crowd of hands shall not roar.
  void add(Sound sound);
  /// Whether nothing sounds any more.
  bool silent() const { return voices_.empty(); }
  /// The next samples, of 16 bits.
  void fill(std::span<std::int16_t> samples);

private:
  struct Voice {
    Sound sound;
    const std::vector<float>* tones;
    std::size_t at = 0;
  };

  std::map<Sound, std::vector<float>> tones_; ///< those that were wanted so far
  std::vector<Voice> voices_;
};

} // namespace igroteka::sound
