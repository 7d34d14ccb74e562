// SPDX-License-Identifier: MIT
#pragma once

#include "pont_tray.h"

#include <igroteka/core/actor.h>

#include <QPointer>
#include <QWidget>

namespace igroteka::view {

class PontView;

/// What a seat of Tantrix Pont has, on its card: stacks, hand, penalty pile, and in a rush the keys
/// of its hand. Clicks go to the table.
class PontSeatPart : public QWidget {
  Q_OBJECT

public:
  PontSeatPart(PontView& view, Actor seat, QWidget* parent);

  QSize sizeHint() const override;
  QSize minimumSizeHint() const override { return {80, sizeHint().height()}; }
  PontTray tray() const;

protected:
  void paintEvent(QPaintEvent* event) override;
  void mousePressEvent(QMouseEvent* event) override;

private:
  PontDesk deskHere() const;
  int captionHeight() const;

  QPointer<PontView> view_;
  Actor seat_;
  PontTiles pixmaps_;
};

} // namespace igroteka::view
