// SPDX-License-Identifier: MIT
#pragma once

#include "session/any_session.h"
#include "support/hand_clock.h"
#include "view/art.h"
#include "view/pont_view.h"

#include <QLabel>

#include <memory>
#include <string>

namespace igroteka::view {

/// A view whose clock the test moves.
class HandClockPontView : public PontView {
public:
  using PontView::PontView;

  void pass(int milliseconds);
  /// Lets everything that moves come to its end by itself, frame by frame.
  void passAll();

protected:
  qint64 now() const override { return now_; }

private:
  qint64 now_ = 0;
};

/// A table of Tantrix Pont in a real window, people on all seats, and hands.
class PontTable {
public:
  explicit PontTable(const std::string& variant, std::uint64_t seed = 1, QSize size = {1000, 700});

  session::AnySession& session() { return *session_; }
  const AnyMatch& match() const { return session_->match(); }
  HandClockPontView& view() { return *view_; }
  session::HandClock& clock() { return clock_; }
  Art& art() { return art_; }

  // Events as a window system sends them.
  void moveTo(QPointF place);
  void press(QPointF place, Qt::MouseButton button = Qt::LeftButton);
  void release(QPointF place, Qt::MouseButton button = Qt::LeftButton);
  void click(QPointF place, Qt::MouseButton button = Qt::LeftButton);
  void wheel(QPointF place, int turned, Qt::KeyboardModifiers held = Qt::NoModifier);
  void key(int key, Qt::KeyboardModifiers held = Qt::NoModifier);

  /// Where a thing of a seat lies.
  QPointF item(Actor seat, const PontChoice& choice) const;
  QPointF receiver(Actor giver, Actor receiver) const;
  /// The sentence in the bubble; empty where there is none.
  QString bubble() const;
  std::string lastAction() const;

private:
  Art art_;
  session::HandClock clock_;
  std::unique_ptr<session::AnySession> session_;
  std::unique_ptr<HandClockPontView> view_;
};

/// A table of a rush at which the countdown is over.
struct RunningTable : PontTable {
  explicit RunningTable(const std::string& variant);
};

/// What a simple player would do: fill a niche, place, draw; gifts go to the next seat.
pont::Move simpleMove(const pont::Rules& rules, const pont::State& state, Actor seat);

} // namespace igroteka::view
