// SPDX-License-Identifier: MIT
#include "session/scheduler.h"

#include <QElapsedTimer>
#include <QTimer>

#include <utility>

namespace igroteka::session {

namespace {

class RealScheduler final : public Scheduler {
public:
  RealScheduler() { since_.start(); }

  qint64 now() const override { return since_.elapsed(); }

  void after(int milliseconds, QObject* context, std::function<void()> action) override {
    QTimer::singleShot(milliseconds, context, std::move(action));
  }

private:
  QElapsedTimer since_;
};

} // namespace

Scheduler& realScheduler() {
  static RealScheduler scheduler;
  return scheduler;
}

} // namespace igroteka::session
