// SPDX-License-Identifier: MIT
#pragma once

#include "pieces.h"

#include <QPointF>
#include <QRectF>
#include <QSizeF>

#include <array>
#include <cstddef>
#include <optional>
#include <vector>

namespace igroteka::view {

/// One of the 27 slots: the place for one size of ring in one field.
struct MozaringSlot {
  int field = 0; ///< 0 to 8, in rows from the top left
  PieceSize size = PieceSize::small;
  bool operator==(const MozaringSlot&) const = default;
};

/// A pile of rings of one kind in a seat's reserve.
struct MozaringPile {
  int seat = 0; ///< place in the list of seats, from 0
  PieceColour colour = PieceColour::red;
  PieceSize size = PieceSize::small;
  bool operator==(const MozaringPile&) const = default;
};

/// Where everything of Mozaring lies in a widget: the board in the middle, the reserves beside it
/// in columns or in rows, whichever leaves the board larger. A pure function of its arguments.
class MozaringLayout {
public:
  /// The measures of the picture of the board, in board units.
  static constexpr QRectF pictureBounds{0, 0, 656, 660};
  static constexpr double wellRadius = 81;

  MozaringLayout() = default;
  /// Lays out in an area from (0, 0); `seats` lists the colours of each seat; they sit clockwise
  /// round the board, the first at the bottom. Without seats the board stands alone. Reserves
  /// beside the board leave free `caption` pixels at their top for the name.
  MozaringLayout(QSizeF area, const std::vector<std::vector<PieceColour>>& seats,
                 double caption = 0);

  /// Pixels in one board unit.
  double unit() const { return unit_; }
  /// Where the board's picture goes, its soft shadow included.
  QRectF boardPicture() const;
  /// The wooden square.
  QRectF boardTop() const;
  QPointF fieldCentre(int field) const;
  /// The circle of a field's well.
  QRectF wellRect(int field) const;
  /// The field whose square of wood the point is on.
  std::optional<int> fieldAt(QPointF point) const;
  /// The slot whose groove the point is on; the narrow wood round a well counts as its large slot.
  std::optional<MozaringSlot> slotAt(QPointF point) const;

  struct Place {
    MozaringPile pile;
    QPointF centre; ///< of the lowest ring
  };
  const std::vector<Place>& piles() const { return piles_; }
  /// Pixels in a board unit for the rings of the reserves.
  double pileUnit() const { return pileUnit_; }
  /// How much higher each ring of a pile lies, in pixels.
  double pileStep() const { return 6 * pileUnit_; }
  std::optional<MozaringPile> pileAt(QPointF point) const;
  /// The centre of the lowest ring of a pile; none if there is no such pile.
  std::optional<QPointF> pileCentre(const MozaringPile& pile) const;
  /// The mat on which a seat's reserve lies.
  const std::vector<QRectF>& trays() const { return trays_; }

private:
  void placeTrays(bool columns, const std::vector<std::vector<PieceColour>>& seats);
  void placePiles(int seat, const std::vector<PieceColour>& colours, bool upright);

  double unit_ = 1;
  double caption_ = 0; ///< pixels
  double pileUnit_ = 1;
  QPointF origin_; // of board units
  std::vector<QRectF> trays_;
  std::vector<Place> piles_;
};

} // namespace igroteka::view
