// SPDX-License-Identifier: MIT
// The module that plays sounds through the sound server of the desktop, PulseAudio or PipeWire. It
// is loaded with the first sound, so that whoever plays without sound pays nothing for it.
#include "sound/mixer.h"
#include "sound/queue.h"
#include "sound/tones.h"

#include <array>
#include <memory>
#include <pulse/simple.h>

namespace igroteka::sound {

namespace {

/// So many samples are mixed at a time, and lie ready in the server.
constexpr std::size_t piece = sampleRate / 100;
constexpr std::uint32_t ready = 4 * piece * sizeof(std::int16_t);
/// After so much silence the device is left alone.
constexpr std::chrono::milliseconds patience{3000};

struct Closer {
  void operator()(pa_simple* stream) const { pa_simple_free(stream); }
};
using Stream = std::unique_ptr<pa_simple, Closer>;

/// Null where nothing can be heard.
Stream openStream() {
  const pa_sample_spec format = {PA_SAMPLE_S16NE, sampleRate, 1};
  constexpr auto usual = static_cast<std::uint32_t>(-1);
  const pa_buffer_attr lag = {usual, ready, ready / 2, usual, usual};
  return Stream(pa_simple_new(nullptr, "Igroteka", PA_STREAM_PLAYBACK, nullptr, "Igroteka", &format,
                              nullptr, &lag, nullptr));
}

/// Plays what waits and what comes meanwhile, until all is silent; false if the device is gone.
bool playAll(pa_simple* stream, Queue& queue, Mixer& mixer) {
  std::array<std::int16_t, piece> samples{};
  do {
    for (const Sound sound : queue.take()) {
      mixer.add(sound);
    }
    mixer.fill(samples);
    if (pa_simple_write(stream, samples.data(), sizeof samples, nullptr) < 0) {
      return false;
    }
  } while (!queue.closed() && !mixer.silent());
  return true;
}

} // namespace

} // namespace igroteka::sound

extern "C" __attribute__((visibility("default"))) void
igroteka_play(igroteka::sound::Queue& queue) {
  using namespace igroteka::sound;
  Mixer mixer;
  Stream stream;
  while (!queue.closed()) {
    stream ? queue.wait(patience) : queue.wait();
    const auto wanted = queue.take();
    if (wanted.empty()) {
      stream.reset();
      continue;
    }
    if (!stream) {
      stream = openStream();
    }
    for (const Sound sound : wanted) {
      mixer.add(sound);
    }
    if (!stream || !playAll(stream.get(), queue, mixer)) {
      stream.reset();
      mixer = Mixer();
    }
  }
}
