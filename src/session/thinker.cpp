// SPDX-License-Identifier: MIT
#include "session/thinker.h"

#include <utility>

namespace igroteka::session {

Thinker::Thinker(Scheduler& scheduler, QObject* parent) : QObject(parent), scheduler_(scheduler) {}

void Thinker::ask(Search search, int atLeast) {
  const quint64 question = ++asked_;
  wanted_ = question;
  earliest_ = scheduler_.now() + atLeast;
  worker_.submit(
      [this, question, search = std::move(search)](const std::stop_token& stop, Worker::Ticket) {
        Answer answer = search(stop);
        if (!stop.stop_requested()) {
          QMetaObject::invokeMethod(
              this, [this, question, answer = std::move(answer)] { deliver(question, answer); },
              Qt::QueuedConnection);
        }
      });
}

void Thinker::cancel() {
  wanted_ = 0;
  worker_.cancel();
}

void Thinker::deliver(quint64 question, const Answer& answer) {
  if (question != wanted_) {
    return;
  }
  const qint64 early = earliest_ - scheduler_.now();
  if (early > 0) {
    scheduler_.after(static_cast<int>(early), this,
                     [this, question, answer] { deliver(question, answer); });
    return;
  }
  wanted_ = 0;
  Q_EMIT answered(answer);
}

} // namespace igroteka::session
