// SPDX-License-Identifier: MIT
#pragma once

#include "sbor_position.h"

#include <QtGlobal>

#include <optional>

namespace igroteka::view {

/// How one position becomes the next before the eyes of people: worked out from both, so that
/// playing, undo and looking back are shown alike. Times are milliseconds of one clock.
class SborMotion {
public:
  /// Begins to show the way from `before` to the position after it; ends what was shown.
  /// `length` 0 shows nothing. The assembled doll bows for `bow` afterwards.
  void start(const sbor::State& before, const sbor::State& after, qint64 now, int length, int bow);
  void finish() { running_ = false; }
  bool running() const { return running_; }
  /// Ends by itself when its time is over.
  void advance(qint64 now);

  /// Moves what is on its way to where it is at this moment; `scene` shows the later position.
  void apply(SborScene& scene, qint64 now) const;

private:
  double share(qint64 now) const;
  void applyCircles(SborScene& scene, double share) const;
  void applyStanding(SborScene& scene, double share) const;
  void applyInner(SborScene& scene, double share) const;
  void applyBow(SborScene& scene, qint64 now) const;

  bool running_ = false;
  sbor::State before_;
  sbor::State after_;
  qint64 begun_ = 0;
  int length_ = 0;
  int bow_ = 0;
};

} // namespace igroteka::view
