// SPDX-License-Identifier: MIT
#pragma once

#include "pieces.h"

#include <QList>
#include <QRectF>
#include <QString>
#include <QWidget>

class QPainter;

namespace igroteka::view {

/// Paints a round chip in a player's colour, with its mark if `marked`.
void paintChip(QPainter& painter, const QRectF& place, PieceColour colour, bool marked);

/// The name of the colour for people and screen readers.
QString nameOfColour(PieceColour colour);

/// The chips of one seat, side by side.
class Chips : public QWidget {
  Q_OBJECT

public:
  explicit Chips(QWidget* parent = nullptr);

  void setColours(const QList<PieceColour>& colours);
  void setMarked(bool marked);
  QSize sizeHint() const override;
  QSize minimumSizeHint() const override { return sizeHint(); }

protected:
  void paintEvent(QPaintEvent* event) override;

private:
  int side() const;

  QList<PieceColour> colours_;
  bool marked_ = true;
};

} // namespace igroteka::view
