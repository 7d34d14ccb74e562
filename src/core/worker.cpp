// SPDX-License-Identifier: MIT
#include <igroteka/core/worker.h>

#include <utility>

namespace igroteka {

Worker::Worker() : thread_([this](const std::stop_token& end) { run(end); }) {}

Worker::~Worker() {
  thread_.request_stop(); // first, so that nothing starts after the cancel
  cancel();
}

Worker::Ticket Worker::submit(Task task) {
  const std::scoped_lock lock(mutex_);
  stop_.request_stop();
  waiting_ = std::move(task);
  ++last_;
  changed_.notify_all();
  return last_;
}

void Worker::cancel() {
  const std::scoped_lock lock(mutex_);
  stop_.request_stop();
  waiting_ = nullptr;
  changed_.notify_all();
}

void Worker::finish() {
  std::unique_lock lock(mutex_);
  changed_.wait(lock, [this] { return !running_ && !waiting_; });
}

void Worker::run(const std::stop_token& end) {
  std::unique_lock lock(mutex_);
  const auto hasTask = [this] { return waiting_ != nullptr; };
  // At the end even a task that the last one has submitted is forgotten.
  while (changed_.wait(lock, end, hasTask) && !end.stop_requested()) {
    const Task task = std::exchange(waiting_, nullptr);
    // Made under the lock that `submit` and `cancel` take, so that no stop is lost between queueing
    // a task and starting it.
    stop_ = std::stop_source();
    const std::stop_token token = stop_.get_token();
    const Ticket ticket = last_;
    running_ = true;
    lock.unlock();
    task(token, ticket);
    lock.lock();
    running_ = false;
    changed_.notify_all();
  }
}

} // namespace igroteka
