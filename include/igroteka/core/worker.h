// SPDX-License-Identifier: MIT
#pragma once

#include <condition_variable>
#include <cstdint>
#include <functional>
#include <mutex>
#include <stop_token>
#include <thread>

namespace igroteka {

/// One background thread for tasks of which only the newest counts: the search of an AI player, an
/// autosave. A new task replaces the one that waits and asks the running one to stop. Each gets a
/// ticket; whoever receives a result compares it with the ticket that is still wanted, so that late
/// answers are dropped.
class Worker {
public:
  using Ticket = std::uint64_t; ///< from 1 upwards; 0 is no task
  using Task = std::function<void(std::stop_token stop, Ticket ticket)>;

  Worker();
  /// Asks the running task to stop, forgets the waiting one, and waits for the thread to end.
  ~Worker();
  Worker(const Worker&) = delete;
  Worker& operator=(const Worker&) = delete;

  /// Runs the task on the thread of the worker as soon as the running one has returned. A task must
  /// not throw.
  Ticket submit(Task task);

  /// Forgets the waiting task and asks the running one to stop; does not wait for it.
  void cancel();

  /// Waits until nothing runs or waits.
  void finish();

private:
  void run(const std::stop_token& end);

  std::mutex mutex_;
  std::condition_variable_any changed_;
  Task waiting_;
  Ticket last_ = 0;
  bool running_ = false;
  std::stop_source stop_;
  std::jthread thread_; // last: starts when all else is there, ends before anything goes
};

} // namespace igroteka
