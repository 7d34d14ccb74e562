// SPDX-License-Identifier: MIT
#pragma once

#include "pont_tray.h"

#include <igroteka/core/actor.h>

#include <QPointer>
#include <QWidget>

#include <vector>

namespace igroteka::view {

class PontView;

/// What a seat of Tantrix Pont has, on its card: stacks, hand, penalty pile, and in a rush the keys
/// of its hand. Clicks go to the table. `compact` is what goes into a line of text: how many tiles
/// each stack, the hand and the penalty pile hold.
class PontSeatPart : public QWidget {
  Q_OBJECT

public:
  PontSeatPart(PontView& view, Actor seat, bool compact, QWidget* parent);

  QSize sizeHint() const override;
  QSize minimumSizeHint() const override;
  PontTray tray() const;

protected:
  void paintEvent(QPaintEvent* event) override;
  void mousePressEvent(QMouseEvent* event) override;

private:
  /// A pile as the compact form shows it.
  struct Pile {
    int tile = 0; ///< of its top
    bool open = false;
    int count = 0; ///< 0 for a single tile that needs no number
  };

  PontDesk deskHere() const;
  int captionHeight() const;
  std::vector<Pile> piles() const;
  double pileWidth(const Pile& pile) const;
  void paintPiles(QPainter& painter);

  QPointer<PontView> view_;
  Actor seat_;
  bool compact_;
  PontTiles pixmaps_;
};

} // namespace igroteka::view
