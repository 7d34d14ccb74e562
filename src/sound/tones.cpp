// SPDX-License-Identifier: MIT
#include "sound/tones.h"

#include <algorithm>
#include <cmath>
#include <cstddef>
#include <numbers>
#include <span>

namespace igroteka::sound {

namespace {

/// One way in which a body rings: its pitch as a multiple of the lowest, how loud beside it, and
/// how fast it fades beside it.
struct Mode {
  double pitch;
  double level;
  double fading;
};

/// A bar of hard wood over a hollow, as of a marimba; a small solid block; a board laid on a table.
constexpr Mode bar[] = {{1, 1, 1}, {3.93, 0.28, 0.3}, {9.2, 0.08, 0.12}};
constexpr Mode block[] = {{1, 1, 1}, {2.41, 0.5, 0.55}, {4.12, 0.22, 0.35}, {6.3, 0.1, 0.25}};
constexpr Mode board[] = {{1, 1, 1}, {1.72, 0.55, 0.7}, {2.9, 0.2, 0.4}};

/// One stroke: when, in seconds; the lowest pitch in hertz; the time in seconds in which it falls
/// to a third; how loud.
struct Stroke {
  double at;
  double pitch;
  double fade;
  double level;
};

/// In which a stroke swells, so that it does not click; and in which every sound goes out.
constexpr double swell = 0.0025;
constexpr double goingOut = 0.02;
/// A stroke is over after so many of its fading times.
constexpr double fades = 6;

std::size_t samples(double seconds) {
  return static_cast<std::size_t>(std::lround(seconds * sampleRate));
}

void strike(std::vector<float>& into, std::span<const Mode> body, const Stroke& stroke) {
  const std::size_t from = samples(stroke.at);
  const std::size_t to = std::min(into.size(), from + samples(fades * stroke.fade));
  for (std::size_t i = from; i < to; ++i) {
    const double time = static_cast<double>(i - from) / sampleRate;
    double sum = 0;
    for (const Mode& mode : body) {
      const double angle = 2 * std::numbers::pi * stroke.pitch * mode.pitch * time;
      sum += mode.level * std::exp(-time / (stroke.fade * mode.fading)) * std::sin(angle);
    }
    const double grown = std::min(1.0, time / swell);
    into[i] += static_cast<float>(stroke.level * grown * sum);
  }
}

/// Makes the loudest sample `peak`, and the end silent.
void finish(std::vector<float>& all, float peak) {
  float loudest = 0;
  for (const float sample : all) {
    loudest = std::max(loudest, std::abs(sample));
  }
  const std::size_t tail = samples(goingOut);
  for (std::size_t i = 0; i < all.size(); ++i) {
    const std::size_t left = all.size() - 1 - i;
    const float out = left < tail ? static_cast<float>(left) / static_cast<float>(tail) : 1.0F;
    all[i] *= peak / loudest * out;
  }
}

std::vector<float> played(std::span<const Mode> body, std::span<const Stroke> strokes, float peak) {
  double end = 0;
  for (const Stroke& stroke : strokes) {
    end = std::max(end, stroke.at + fades * stroke.fade);
  }
  std::vector<float> all(samples(end));
  for (const Stroke& stroke : strokes) {
    strike(all, body, stroke);
  }
  finish(all, peak);
  return all;
}

// Pitches of a pentatonic scale on C, in which whatever sounds together sounds well.
constexpr double g4 = 392.0;
constexpr double c5 = 523.25;
constexpr double d5 = 587.33;
constexpr double e5 = 659.26;
constexpr double g5 = 783.99;
constexpr double c6 = 1046.5;

constexpr Stroke placing[] = {{0, 330, 0.035, 1}};
constexpr Stroke refusing[] = {{0, 185, 0.045, 1}, {0.1, 147, 0.05, 0.8}};
constexpr Stroke throwing[] = {{0, 1180, 0.012, 0.7},     {0.047, 1420, 0.011, 0.9},
                               {0.081, 1010, 0.012, 1},   {0.139, 1290, 0.011, 0.8},
                               {0.171, 940, 0.013, 0.9},  {0.228, 1370, 0.011, 0.6},
                               {0.262, 1090, 0.012, 0.6}, {0.318, 890, 0.016, 0.5}};
constexpr Stroke ponting[] = {{0, g4, 0.07, 0.8}, {0.1, c5, 0.11, 1}};
constexpr Stroke callingAll[] = {{0, c5, 0.07, 0.8}, {0.09, e5, 0.07, 0.9}, {0.18, g5, 0.13, 1}};
constexpr Stroke winning[] = {{0, g4, 0.09, 0.7},    {0.11, c5, 0.09, 0.75}, {0.22, d5, 0.09, 0.8},
                              {0.33, e5, 0.1, 0.85}, {0.46, g5, 0.2, 0.8},   {0.46, c6, 0.2, 0.9},
                              {0.46, c5, 0.2, 0.7}};

} // namespace

std::vector<float> tonesOf(Sound sound) {
  switch (sound) {
  case Sound::place:
    return played(board, placing, 0.4F);
  case Sound::refuse:
    return played(board, refusing, 0.3F);
  case Sound::dice:
    return played(block, throwing, 0.3F);
  case Sound::pont:
    return played(bar, ponting, 0.4F);
  case Sound::vsyo:
    return played(bar, callingAll, 0.4F);
  case Sound::win:
    return played(bar, winning, 0.45F);
  }
  return {};
}

} // namespace igroteka::sound
