// SPDX-License-Identifier: MIT
#pragma once

#include "session/scheduler.h"

#include <igroteka/core/game.h>
#include <igroteka/core/worker.h>

#include <QObject>

namespace igroteka::session {

/// One search at a time on a thread of its own. Whatever is asked later makes the earlier search
/// stop, and its answer is never delivered.
class Thinker : public QObject {
  Q_OBJECT

public:
  explicit Thinker(Scheduler& scheduler, QObject* parent = nullptr);

  /// Starts a search; its answer is delivered not earlier than `atLeast` milliseconds from now.
  void ask(Search search, int atLeast);
  /// Forgets the search, if there is one, and does not wait for it.
  void cancel();
  bool busy() const { return wanted_ != 0; }

Q_SIGNALS:
  void answered(const igroteka::Answer& answer);

private:
  void deliver(quint64 question, const Answer& answer);

  Scheduler& scheduler_;
  quint64 asked_ = 0;  ///< questions so far
  quint64 wanted_ = 0; ///< the question whose answer is still wanted; 0 for none
  qint64 earliest_ = 0;
  Worker worker_; // last: ends before what its tasks deliver to
};

} // namespace igroteka::session
