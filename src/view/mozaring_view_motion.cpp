// SPDX-License-Identifier: MIT
#include "mozaring_view_motion.h"

#include <QEasingCurve>

#include <algorithm>
#include <cmath>
#include <numbers>

namespace igroteka::view {

namespace {

using Flight = MozaringMotion::Flight;

constexpr double settling = 0.02; // how much larger a ring lands than it lies

double mixed(double from, double to, double share) {
  return from + (to - from) * share;
}

int wholeLength(const Flight& flight) {
  return flight.shakes + flight.length + flight.settles;
}

MozaringScene::AirRing ringOf(const Flight& flight, double passed) {
  static const QEasingCurve landing(QEasingCurve::OutCubic);
  MozaringScene::AirRing ring{flight.from, flight.size, flight.colour, flight.fromHeight,
                              flight.fromScale};
  if (passed < flight.shakes) {
    ring.centre.rx() += shakeOffset(passed / flight.shakes);
    return ring;
  }
  passed -= flight.shakes;
  const double way = flight.length > 0 ? std::clamp(passed / flight.length, 0.0, 1.0) : 1;
  const double share = landing.valueForProgress(way);
  const double settle =
      flight.settles > 0 ? std::clamp((passed - flight.length) / flight.settles, 0.0, 1.0) : 1;
  const double larger = flight.settles > 0 ? settling * share * (1 - settle) : 0;
  ring.centre = flight.from + (flight.to - flight.from) * share;
  ring.height = mixed(flight.fromHeight, flight.toHeight, share);
  ring.scale = mixed(flight.fromScale, flight.toScale, share) + larger;
  return ring;
}

/// Puts the ring into the air, and takes it off the place where it is to lie.
void lift(MozaringScene& scene, const Flight& flight, double passed) {
  scene.air.push_back(ringOf(flight, passed));
  if (flight.toSlot) {
    scene.rings.at(static_cast<std::size_t>(flight.toSlot->field))
        .at(indexOf(flight.toSlot->size))
        .reset();
    if (scene.last == flight.toSlot) {
      scene.last.reset();
    }
  }
  for (MozaringScene::Reserve& reserve : scene.reserves) {
    if (flight.toPile == reserve.pile) {
      --reserve.count;
    }
  }
}

} // namespace

double shakeOffset(double share) {
  constexpr double shakes = 3;
  constexpr double reach = 6;
  return reach * std::sin(share * shakes * 2 * std::numbers::pi) * (1 - share * share);
}

void MozaringMotion::add(Step step, qint64 now) {
  if (steps_.empty()) {
    since_ = now;
  }
  steps_.push_back(std::move(step));
}

void MozaringMotion::fly(const Flight& flight, qint64 now) {
  loose_.push_back({flight, now});
}

void MozaringMotion::refuse(const MozaringSlot& slot, int length, qint64 now) {
  refused_ = Refused{slot, now + length};
}

void MozaringMotion::finish() {
  steps_.clear();
  loose_.clear();
  refused_.reset();
}

void MozaringMotion::advance(qint64 now) {
  while (!steps_.empty() && now - since_ >= steps_.front().length) {
    since_ += steps_.front().length;
    steps_.pop_front();
  }
  std::erase_if(
      loose_, [now](const Loose& loose) { return now - loose.since >= wholeLength(loose.flight); });
  if (refused_ && now >= refused_->until) {
    refused_.reset();
  }
}

void MozaringMotion::apply(MozaringScene& scene, qint64 now) const {
  if (!steps_.empty()) {
    const Step& step = steps_.front();
    const auto passed = static_cast<double>(now - since_);
    bool landed = true;
    for (const Flight& flight : step.flights) {
      if (passed < wholeLength(flight)) {
        lift(scene, flight, passed);
        landed = false;
      }
    }
    if (!landed || passed < step.shineAfter) {
      scene.winning.clear();
    } else if (step.shine > 0 && passed < step.shineAfter + 2 * step.shine) {
      scene.shine = std::fmod((passed - step.shineAfter) / step.shine, 1.0);
    }
  }
  for (const Loose& loose : loose_) {
    lift(scene, loose.flight, static_cast<double>(now - loose.since));
  }
  if (refused_) {
    scene.refused = refused_->slot;
  }
}

const QPixmap& MozaringMotion::fading() const {
  static const QPixmap nothing;
  return steps_.empty() ? nothing : steps_.front().before;
}

double MozaringMotion::fadingShare(qint64 now) const {
  if (steps_.empty() || steps_.front().fade <= 0) {
    return 0;
  }
  const auto passed = static_cast<double>(now - since_);
  return std::clamp(1 - passed / steps_.front().fade, 0.0, 1.0);
}

} // namespace igroteka::view
