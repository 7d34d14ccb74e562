// SPDX-License-Identifier: MIT
#pragma once

#include "session/any_session.h"
#include "view/art.h"
#include "view/mozaring_view.h"

#include <QImage>
#include <QLabel>

#include <memory>
#include <string>
#include <vector>

namespace igroteka::view {

/// A view whose clock the test moves.
class HandClockView : public MozaringView {
public:
  using MozaringView::MozaringView;

  void pass(int milliseconds);
  /// Lets everything that moves come to its end by itself, frame by frame.
  void passAll();

protected:
  qint64 now() const override { return now_; }

private:
  qint64 now_ = 0;
};

/// A table with the board in a real window, people on all seats, and hands.
class MozaringTable {
public:
  /// The variant as JSON.
  explicit MozaringTable(const std::string& variant, QSize size = {1000, 700});

  session::AnySession& session() { return *session_; }
  const AnyMatch& match() const { return session_->match(); }
  HandClockView& view() { return *view_; }
  Art& art() { return art_; }

  /// Makes actions through the session, as computers do, and finishes all movement.
  void play(const std::vector<std::string>& actions);

  // Events as a window system sends them.
  void moveTo(QPointF place);
  void press(QPointF place);
  void release(QPointF place);
  void click(QPointF place);
  /// A key by what it means, or by its place on the keyboard under some other layout.
  void key(int key);
  void keyAt(quint32 scanCode, int key, const QString& text);

  QPointF field(int number) { return view_->places().fieldCentre(number - 1); }
  /// The middle of the groove of a slot such as "m5".
  QPointF slot(const std::string& name);
  QPointF pile(const std::string& ring);
  /// The sentence in the bubble; empty where there is none.
  QString bubble() const;
  /// All that lies there, as a text to compare.
  std::string lying() const;
  QImage grabbed();

private:
  Art art_;
  std::unique_ptr<session::AnySession> session_;
  std::unique_ptr<HandClockView> view_;
};

/// The pile of a ring such as "Bm" in the shown position.
MozaringPile pileOf(const MozaringView& view, const std::string& ring);

/// A scene as a text: rings, reserves, winning rings, traces.
std::string written(const MozaringScene& scene);

/// The variant and the actions of a recorded game.
struct Recorded {
  std::string variant;
  std::vector<std::string> actions;
};
Recorded recorded(const std::string& name);

} // namespace igroteka::view
