// SPDX-License-Identifier: MIT
#pragma once

#include "sound/sound.h"

#include <chrono>
#include <condition_variable>
#include <mutex>
#include <vector>

namespace igroteka::sound {

/// Sounds that wait to be played, between the window's thread and the one that plays.
class Queue {
public:
  void push(Sound sound);
  /// No more sounds: whoever waits wakes up.
  void close();
  bool closed() const;

  /// Waits until there is something, or the queue is closed, or the time is up.
  void wait(std::chrono::milliseconds longest);
  void wait();
  /// All that waits, in order; the queue is empty then.
  std::vector<Sound> take();

private:
  bool wakes() const { return closed_ || !sounds_.empty(); }

  mutable std::mutex mutex_;
  std::condition_variable changed_;
  std::vector<Sound> sounds_;
  bool closed_ = false;
};

/// What the module that plays sounds exports under this name: plays what comes into the queue until
/// it is closed; where there is no device it stays silent. May block: it has a thread of its own.
using Play = void (*)(Queue& queue);
inline constexpr char playName[] = "igroteka_play";

} // namespace igroteka::sound
