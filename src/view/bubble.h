// SPDX-License-Identifier: MIT
#pragma once

#include <QLabel>
#include <QTimer>

namespace igroteka::view {

/// A sentence at a place of its parent, above it where there is room, that goes by itself after
/// the time it takes to read it. Takes no mouse and no focus; screen readers hear it.
class Bubble : public QLabel {
  Q_OBJECT

public:
  explicit Bubble(QWidget* parent);

  /// Shows the sentence; its tip points at `thing`, in the parent's coordinates, from above or,
  /// where there is no room, from below: a thing with an extent stays to be seen.
  void say(const QString& sentence, const QRectF& thing);

protected:
  void paintEvent(QPaintEvent* event) override;

private:
  QTimer goes_;
  bool below_ = false; ///< hangs below its place
  int tip_ = 0;        ///< x of the tip
};

} // namespace igroteka::view
