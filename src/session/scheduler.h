// SPDX-License-Identifier: MIT
#pragma once

#include <QObject>

#include <functional>

namespace igroteka::session {

/// Where a session takes its time from; tests give one whose hands they move themselves.
class Scheduler {
public:
  virtual ~Scheduler() = default;

  /// Milliseconds since some fixed moment; never falls.
  virtual qint64 now() const = 0;

  /// Runs the action once, that many milliseconds from now, in the thread of `context`, unless
  /// `context` is gone by then.
  virtual void after(int milliseconds, QObject* context, std::function<void()> action) = 0;
};

/// The clock on the wall.
Scheduler& realScheduler();

} // namespace igroteka::session
