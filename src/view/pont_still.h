// SPDX-License-Identifier: MIT
#pragma once

#include "pont_layout.h"
#include "pont_painter.h"

#include <QPixmap>
#include <QRectF>

#include <vector>

class QPainter;

namespace igroteka::view {

/// The tiles that lie on the table, kept as one picture so that what moves over them costs no
/// painting of tiles. A tile more is painted onto the picture; all else makes a new one.
class PontStill {
public:
  /// A tile that is to be seen.
  struct Laid {
    pont::Cell cell;
    int tile = 0;
    int rotation = 0;

    bool operator==(const Laid&) const = default;
  };

  /// Brings the picture up to date with these tiles, by rows from the top, as `layout` shows them.
  /// While the table moves (`moving`) the picture stays as large as it is, and only gets what is
  /// new on the table.
  void follow(PontTiles& tiles, const PontLayout& layout, const std::vector<Laid>& laid, bool marks,
              qreal ratio, bool moving);
  /// Paints it where `layout` wants it.
  void paint(QPainter& painter, const PontLayout& layout) const;
  /// To be made anew, whatever has changed.
  void forget() { picture_ = QPixmap(); }

private:
  void make(PontTiles& tiles, const std::vector<Laid>& laid);
  void renew(PontTiles& tiles, const QRect& part);
  QRectF boundsOf(const std::vector<Laid>& laid) const;

  QPixmap picture_;
  QRectF bounds_; ///< of all tiles, pixels in layout_
  PontLayout layout_;
  std::vector<Laid> laid_;
  bool marks_ = true;
  qreal ratio_ = 1;
};

} // namespace igroteka::view
