// SPDX-License-Identifier: MIT
#pragma once

#include "session/any_session.h"
#include "view/art.h"
#include "view/sbor_view.h"

#include <igroteka/core/random.h>

#include <memory>
#include <string>

namespace igroteka::view {

/// A view whose clock the test moves.
class HandClockSbor : public SborView {
public:
  using SborView::SborView;

  void pass(int milliseconds) {
    now_ += milliseconds;
    beat();
  }

protected:
  qint64 now() const override { return now_; }

private:
  qint64 now_ = 0;
};

/// A table with Obshchiy sbor in a real window, people on all seats, and hands.
class SborTable {
public:
  explicit SborTable(int players = 2, std::uint64_t seed = 1, QSize size = {760, 560});

  session::AnySession& session() { return *session_; }
  const AnyMatch& match() const { return session_->match(); }
  HandClockSbor& view() { return *view_; }
  const sbor::State& state() const { return view_->position().state; }
  const sbor::Rules& rules() const;

  void moveTo(QPointF place);
  void press(QPointF place);
  void release(QPointF place);
  void click(QPointF place);
  void click(QWidget* widget);
  void key(int key);
  QPointF centre(sbor::Circle circle) { return view_->places().toPixels(state().centre(circle)); }
  /// The sentence in the bubble; empty where there is none.
  QString bubble() const;

  /// Makes actions through the session and finishes all movement.
  void play(const std::vector<std::string>& actions);
  /// Circles and dolls by the quick set-up.
  void setUp();

private:
  Art art_;
  std::unique_ptr<session::AnySession> session_;
  std::unique_ptr<HandClockSbor> view_;
};

/// What a player who looks one action ahead does now; the end of the turn where nothing is better.
sbor::Move greedy(const sbor::Rules& rules, const sbor::State& state, Random& random);

} // namespace igroteka::view
