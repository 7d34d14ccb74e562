// SPDX-License-Identifier: MIT
#pragma once

#include "mozaring_painter.h"
#include "mozaring_view_position.h"

#include <QPixmap>
#include <QPointF>

#include <deque>
#include <optional>
#include <vector>

namespace igroteka::view {

/// Rings on their way, and what is shown meanwhile. A plain value over a clock in milliseconds that
/// the caller brings along; knows no widget and no timer.
class MozaringMotion {
public:
  /// A ring on its way from one place to another.
  struct Flight {
    PieceColour colour = PieceColour::red;
    PieceSize size = PieceSize::small;
    QPointF from{};
    QPointF to{};
    double fromScale = 1;
    double toScale = 1;
    double fromHeight = 1;
    double toHeight = 0;
    std::optional<MozaringSlot> toSlot = std::nullopt; ///< where it comes to lie, or
    std::optional<MozaringPile> toPile = std::nullopt;
    int shakes = 0; ///< for so long it shakes at `from` before it leaves
    int length = 0; ///< of the way alone
    int settles = 0;
  };

  /// One thing after another: each step shows a position while its rings fly.
  struct Step {
    MozaringPosition shown;
    std::vector<Flight> flights;
    int shineAfter = 0;
    int shine = 0;  ///< length of one round of the light; it goes round twice
    int length = 0; ///< of the whole step
    QPixmap before; ///< with movement switched off: fades away over `fade`
    int fade = 0;
  };

  void add(Step step, qint64 now);
  /// A ring that flies on its own account, over whatever is shown.
  void fly(const Flight& flight, qint64 now);
  /// Marks a slot as refused for a while.
  void refuse(const MozaringSlot& slot, int length, qint64 now);
  /// Ends everything.
  void finish();
  /// Forgets what is over by now.
  void advance(qint64 now);

  /// Something moves, or stands there only for a while.
  bool running() const { return !steps_.empty() || !loose_.empty() || refused_.has_value(); }
  std::size_t waiting() const { return steps_.size(); }

  /// The position to be shown in place of the match's own, if there is one.
  const MozaringPosition* shown() const { return steps_.empty() ? nullptr : &steps_.front().shown; }
  /// Takes rings that are on their way off their places and into the air.
  void apply(MozaringScene& scene, qint64 now) const;
  /// What still shines through from before, and how much of it; nothing for nothing.
  const QPixmap& fading() const;
  double fadingShare(qint64 now) const;

private:
  struct Loose {
    Flight flight;
    qint64 since = 0;
  };
  struct Refused {
    MozaringSlot slot;
    qint64 until = 0;
  };

  std::deque<Step> steps_;
  qint64 since_ = 0; ///< when the first step began
  std::vector<Loose> loose_;
  std::optional<Refused> refused_;
};

/// The sideways offset, in pixels, of something that shakes its head; `share` runs from 0 to 1.
double shakeOffset(double share);

} // namespace igroteka::view
