// SPDX-License-Identifier: MIT
#pragma once

#include "session/scheduler.h"

#include <QPointer>

#include <algorithm>
#include <functional>
#include <utility>
#include <vector>

namespace igroteka::session {

/// A clock whose hands the test moves.
class HandClock final : public Scheduler {
public:
  qint64 now() const override { return now_; }

  void after(int milliseconds, QObject* context, std::function<void()> action) override {
    due_.push_back({now_ + milliseconds, context, std::move(action)});
  }

  /// Lets this much time pass, and happen what falls due in it, in order.
  void pass(qint64 milliseconds) {
    const qint64 end = now_ + milliseconds;
    for (;;) {
      const auto next = std::ranges::min_element(due_, {}, &Due::at);
      if (next == due_.end() || next->at > end) {
        break;
      }
      const Due one = *next;
      due_.erase(next);
      now_ = std::max(now_, one.at);
      if (one.context) {
        one.action();
      }
    }
    now_ = end;
  }

  /// The number of things that wait for their time.
  std::size_t waiting() const { return due_.size(); }

private:
  struct Due {
    qint64 at;
    QPointer<QObject> context;
    std::function<void()> action;
  };

  qint64 now_ = 1000;
  std::vector<Due> due_;
};

} // namespace igroteka::session
