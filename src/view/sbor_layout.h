// SPDX-License-Identifier: MIT
#pragma once

#include <igroteka/sbor/geometry.h>

#include <QLineF>
#include <QPointF>
#include <QRectF>

#include <memory>
#include <span>
#include <vector>

namespace igroteka::view {

/// Where the free table of Obshchiy sbor lies in a widget: from table units (a thousandth of a
/// circle's radius) to pixels and back. Where wide strips of the table are empty, it may be laid in
/// folds, so that what lies at either side is larger; round every circle it lies flat.
class SborLayout {
public:
  /// Circles never get smaller or larger than this, in pixels of radius.
  static constexpr double leastRadius = 12;
  static constexpr double mostRadius = 220;

  SborLayout() = default;
  /// The centre of the table in the middle of the area, the circles of this radius in pixels.
  SborLayout(QRectF area, double radius);

  /// The layout that shows all these circles as large as can be, with room for dolls, and for one
  /// more circle at each side if `growing`. Circles may lie beside what is taken at the lower edge
  /// of the area, but not under it. Between them the table is folded closely, or with room for one
  /// more circle where one is in somebody's hand.
  enum class Folding { close, roomy };
  static SborLayout fitting(QRectF area, std::span<const sbor::Point> centres, bool growing,
                            QRectF taken = {}, Folding folding = Folding::close);
  /// What is seen on the way from one layout to another, at a share from 0 to 1.
  static SborLayout between(const SborLayout& from, const SborLayout& to, double share);

  /// The radius of a circle in pixels.
  double radius() const;
  QRectF area() const { return area_; }

  QPointF toPixels(QPointF table) const;
  QPointF toPixels(sbor::Point place) const;
  QPointF toTable(QPointF pixels) const;
  /// The nearest point of the rules, within their bounds.
  sbor::Point toPoint(QPointF pixels) const;

  /// Zoomed by the factor, the table staying in place under this pixel.
  SborLayout zoomed(double factor, QPointF pixel) const;
  SborLayout panned(QPointF pixels) const;
  /// The same with another area to be seen in; nothing moves.
  SborLayout within(QRectF area, QRectF taken = {}) const;

  /// Whether all these circles are wholly in the area, and none under what is taken.
  bool shows(std::span<const sbor::Point> centres) const;
  /// Whether a circle with this centre could be seen, if it came to lie there.
  bool couldShow(sbor::Point centre) const;

  /// Whether folds are as they are wanted for this, or there are none.
  bool foldsFor(Folding folding) const;
  /// The middles of all folds, in pixels, across the area.
  std::vector<QLineF> folds() const;

  bool operator==(const SborLayout&) const = default;

private:
  /// A strip of the table, of which only a part is seen.
  struct Fold {
    double from = 0;
    double to = 0;
    bool operator==(const Fold&) const = default;
  };
  using Folds = std::vector<Fold>; ///< along one axis, ascending

  static Folds foldsOf(std::vector<double> values, double flat);
  static double folded(const Folds& folds, double value);
  static double unfolded(const Folds& folds, double value);
  static bool liesFlat(const Folds& folds, double value, double round);
  static SborLayout fittingWith(SborLayout folds, std::span<const sbor::Point> centres,
                                bool growing);

  QPointF folded(QPointF table) const;
  QRectF boundsOf(std::span<const sbor::Point> centres) const;
  bool covers(QPointF centre) const;
  bool clear(std::span<const sbor::Point> centres) const;
  bool moveClear(QRectF field, std::span<const sbor::Point> centres);

  QRectF taken_; ///< the part of the area where no circle is seen
  QRectF area_{0, 0, 320, 320};
  double radius_ = 60;
  QPointF origin_{160, 160}; ///< the pixel of 0,0
  Folds across_;             ///< of x
  Folds down_;               ///< of y
  double flat_ = 0;          ///< so far round every centre
  // On the way from another layout: what is seen lies between that one and this.
  std::shared_ptr<const SborLayout> from_;
  double share_ = 1;
};

} // namespace igroteka::view
