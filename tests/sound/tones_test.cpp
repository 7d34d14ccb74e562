// SPDX-License-Identifier: MIT
#include "sound/mixer.h"
#include "sound/queue.h"
#include "sound/tones.h"

#include <gtest/gtest.h>

#include <algorithm>
#include <cmath>
#include <set>
#include <thread>

namespace igroteka::sound {

namespace {

double loudest(const std::vector<float>& tones) {
  double most = 0;
  for (const float sample : tones) {
    most = std::max<double>(most, std::abs(sample));
  }
  return most;
}

/// The samples until the mixer is silent, in pieces of that many.
std::vector<std::int16_t> played(Mixer& mixer, std::size_t piece) {
  std::vector<std::int16_t> all;
  while (!mixer.silent()) {
    std::vector<std::int16_t> some(piece);
    mixer.fill(some);
    all.insert(all.end(), some.begin(), some.end());
  }
  return all;
}

} // namespace

TEST(Tones, are_short_soft_and_begin_and_end_in_silence) {
  for (const Sound sound : allSounds) {
    const auto tones = tonesOf(sound);
    const double seconds = static_cast<double>(tones.size()) / sampleRate;
    EXPECT_GT(seconds, 0.1);
    EXPECT_LT(seconds, sound == Sound::win ? 2.0 : 1.1);
    EXPECT_LE(loudest(tones), 0.5);
    EXPECT_GE(loudest(tones), 0.25);
    EXPECT_LT(std::abs(tones.front()), 0.001);
    EXPECT_LT(std::abs(tones.back()), 0.001);
  }
}

TEST(Tones, never_click) {
  for (const Sound sound : allSounds) {
    const auto tones = tonesOf(sound);
    double jump = 0;
    for (std::size_t i = 1; i < tones.size(); ++i) {
      jump = std::max<double>(jump, std::abs(tones[i] - tones[i - 1]));
    }
    EXPECT_LT(jump, 0.3);
  }
}

TEST(Tones, are_all_different_and_the_same_at_every_call) {
  std::set<std::vector<float>> all;
  for (const Sound sound : allSounds) {
    all.insert(tonesOf(sound));
    EXPECT_EQ(tonesOf(sound), tonesOf(sound));
  }
  EXPECT_EQ(all.size(), allSounds.size());
}

TEST(Mixer, plays_the_same_in_pieces_of_any_size) {
  Mixer one;
  Mixer other;
  one.add(Sound::pont);
  other.add(Sound::pont);
  auto whole = played(one, 1);
  const auto pieces = played(other, 441);
  ASSERT_LE(whole.size(), pieces.size());
  whole.resize(pieces.size());
  EXPECT_EQ(whole, pieces);
}

TEST(Mixer, lays_sounds_over_each_other_without_ever_cutting_them_off) {
  Mixer mixer;
  for (const Sound sound : allSounds) {
    mixer.add(sound);
  }
  const auto all = played(mixer, 441);
  EXPECT_LT(*std::ranges::max_element(all), 32767);
  EXPECT_GT(*std::ranges::min_element(all), -32768);
  Mixer alone;
  alone.add(Sound::win);
  EXPECT_NE(all, played(alone, 441));
}

TEST(Mixer, takes_the_same_sound_twice_at_once_for_one) {
  Mixer once;
  Mixer twice;
  once.add(Sound::place);
  twice.add(Sound::place);
  twice.add(Sound::place);
  EXPECT_EQ(played(once, 441), played(twice, 441));
}

TEST(QueueOfSounds, hands_over_in_order_and_wakes_whoever_waits_when_it_is_closed) {
  Queue queue;
  queue.push(Sound::dice);
  queue.push(Sound::win);
  queue.wait();
  EXPECT_EQ(queue.take(), (std::vector{Sound::dice, Sound::win}));
  EXPECT_TRUE(queue.take().empty());
  std::thread waiting([&queue] { queue.wait(); });
  queue.close();
  waiting.join();
  EXPECT_TRUE(queue.closed());
}

} // namespace igroteka::sound
