// SPDX-License-Identifier: MIT
#pragma once

#include <igroteka/core/actor.h>

#include <QWidget>

namespace igroteka::view {

class SborView;

/// The kept dice of a seat, for its card. Dice that will be kept can be taken back by a click.
class SborTray : public QWidget {
  Q_OBJECT

public:
  SborTray(SborView& view, Actor seat, QWidget* parent);

  /// As wide as four dice, and as what an empty one says.
  QSize sizeHint() const override;
  QSize minimumSizeHint() const override { return {140, 34}; }
  /// Where the die at this place lies.
  QRectF dieRect(int place) const;

protected:
  void paintEvent(QPaintEvent* event) override;
  void mousePressEvent(QMouseEvent* event) override;

private:
  std::vector<int> values() const;
  void tell();

  SborView& view_;
  Actor seat_;
};

} // namespace igroteka::view
