// SPDX-License-Identifier: MIT
#include "sound/mixer.h"

#include "sound/tones.h"

#include <algorithm>
#include <cmath>

namespace igroteka::sound {

namespace {

constexpr std::size_t mostVoices = 6;
/// In samples: within this two of a kind count as one.
constexpr std::size_t together = sampleRate / 20;

} // namespace

void Mixer::add(Sound sound) {
  const bool justBegun = std::ranges::any_of(
      voices_, [&](const Voice& voice) { return voice.sound == sound && voice.at < together; });
  if (justBegun || voices_.size() >= mostVoices) {
    return;
  }
  std::vector<float>& tones = tones_[sound];
  if (tones.empty()) {
    tones = tonesOf(sound);
  }
  voices_.push_back({sound, &tones});
}

void Mixer::fill(std::span<std::int16_t> samples) {
  constexpr float loudest = 32767;
  for (std::int16_t& sample : samples) {
    float sum = 0;
    for (Voice& voice : voices_) {
      sum += voice.at < voice.tones->size() ? (*voice.tones)[voice.at] : 0;
      ++voice.at;
    }
    // Bends what is too loud instead of cutting it off.
    sample = static_cast<std::int16_t>(std::lround(loudest * std::tanh(sum)));
  }
  std::erase_if(voices_, [](const Voice& voice) { return voice.at >= voice.tones->size(); });
}

} // namespace igroteka::sound
