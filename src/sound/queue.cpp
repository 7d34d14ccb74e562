// SPDX-License-Identifier: MIT
#include "sound/queue.h"

#include <utility>

namespace igroteka::sound {

void Queue::push(Sound sound) {
  {
    const std::scoped_lock lock(mutex_);
    sounds_.push_back(sound);
  }
  changed_.notify_all();
}

void Queue::close() {
  {
    const std::scoped_lock lock(mutex_);
    closed_ = true;
  }
  changed_.notify_all();
}

bool Queue::closed() const {
  const std::scoped_lock lock(mutex_);
  return closed_;
}

void Queue::wait(std::chrono::milliseconds longest) {
  std::unique_lock lock(mutex_);
  changed_.wait_for(lock, longest, [this] { return wakes(); });
}

void Queue::wait() {
  std::unique_lock lock(mutex_);
  changed_.wait(lock, [this] { return wakes(); });
}

std::vector<Sound> Queue::take() {
  const std::scoped_lock lock(mutex_);
  return std::exchange(sounds_, {});
}

} // namespace igroteka::sound
