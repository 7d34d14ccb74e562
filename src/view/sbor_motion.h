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
  /// How long things take, in milliseconds; 0 shows nothing of them.
  struct Lengths {
    int way = 0; ///< from one position to the other
    int bow = 0; ///< of the assembled doll afterwards
  };

  /// Which of two positions of a match comes first: what was taken back is shown as what was played
  /// in a mirror of time.
  enum class Course { forwards, backwards };

  /// Begins to show the way from one position to the other; ends what was shown.
  void start(const sbor::State& before, const sbor::State& after, qint64 now,
             const Lengths& lengths, Course course = Course::forwards);
  /// The circle of the shown position, with who stands there, shakes its head for so long.
  void refuse(sbor::Circle circle, qint64 now, int length);
  void finish();
  bool running() const { return running_ || refusedFor_ > 0; }
  /// Something is still on its way, so that what the scene shows is not yet so.
  bool onTheWay() const { return running_; }
  /// Ends by itself what is over by now.
  void advance(qint64 now);

  /// Moves what is on its way to where it is at this moment; `scene` shows the later position.
  void apply(SborScene& scene, qint64 now, double pixelsPerRadius) const;

private:
  double share(qint64 now) const;
  void applyWay(SborScene& scene, double share) const;
  void applyWayBack(SborScene& scene, double share) const;
  void applyCircles(SborScene& scene, double share) const;
  void applyStanding(SborScene& scene, double share) const;
  void comeOut(SborScene& scene, sbor::Doll doll, double share) const;
  void applyInner(SborScene& scene, double share) const;
  void applyBow(SborScene& scene, qint64 now) const;
  void applyRefusal(SborScene& scene, qint64 now, double reach) const;

  bool running_ = false;
  bool backwards_ = false;
  sbor::State shown_; ///< to which the way leads
  // The earlier position and the later one of the match, whichever way it goes between them.
  sbor::State before_;
  sbor::State after_;
  qint64 begun_ = 0;
  Lengths lengths_;
  sbor::Circle refused_;
  qint64 refusedAt_ = 0;
  int refusedFor_ = 0;
};

} // namespace igroteka::view
