// SPDX-License-Identifier: MIT
#include "sbor_motion.h"

#include <algorithm>
#include <cmath>

namespace igroteka::view {

using sbor::Circle;
using sbor::Doll;

namespace {

constexpr double hop = 0.28;  ///< of a walk, in radii
constexpr double arc = 1.1;   ///< of a flight
constexpr double bowing = 14; ///< degrees

QPointF between(QPointF from, QPointF to, double share) {
  return from + (to - from) * share;
}

double soft(double share) {
  return 0.5 - 0.5 * std::cos(M_PI * share);
}

SborScene::Figure* figureOf(SborScene& scene, Doll doll) {
  const auto found = std::ranges::find(scene.figures, bodyOf(doll), &SborScene::Figure::body);
  return found == scene.figures.end() ? nullptr : &*found;
}

std::optional<QPointF> placeOf(const sbor::State& state, Doll doll) {
  const auto circle = sbor::circleOf(state, doll);
  return circle ? std::optional(tablePoint(state.centre(*circle))) : std::nullopt;
}

bool stands(const sbor::State& state, Doll doll) {
  const auto circle = sbor::circleOf(state, doll);
  return circle && state.on(*circle) == doll;
}

Doll hostOf(const sbor::State& state, Doll doll) {
  for (int index = 0; index < sbor::dollSlots; ++index) {
    if (state.in(Doll::at(index)) == doll) {
      return Doll::at(index);
    }
  }
  return {};
}

void open(SborScene& scene, Doll host, double share) {
  if (host) {
    if (SborScene::Figure* figure = figureOf(scene, host)) {
      figure->open = std::max(figure->open, std::sin(M_PI * share));
      figure->inside.reset();
    }
  }
}

} // namespace

void SborMotion::start(const sbor::State& before, const sbor::State& after, qint64 now, int length,
                       int bow) {
  before_ = before;
  after_ = after;
  begun_ = now;
  length_ = length;
  bow_ = bow;
  running_ = length > 0 || bow > 0;
}

void SborMotion::advance(qint64 now) {
  running_ = running_ && now < begun_ + length_ + bow_;
}

double SborMotion::share(qint64 now) const {
  return length_ <= 0 ? 1 : std::clamp(static_cast<double>(now - begun_) / length_, 0.0, 1.0);
}

void SborMotion::apply(SborScene& scene, qint64 now) const {
  if (!running_) {
    return;
  }
  const double share = this->share(now);
  if (share < 1) {
    applyCircles(scene, share);
    applyStanding(scene, share);
    applyInner(scene, share);
  } else {
    applyBow(scene, now);
  }
}

void SborMotion::applyCircles(SborScene& scene, double share) const {
  std::size_t place = 0;
  for (const Circle circle : after_.laid) {
    SborScene::Disc& disc = scene.discs[place++];
    const QPointF end = disc.centre;
    const bool lay = before_.laid.contains(circle);
    if (lay && before_.centre(circle) == after_.centre(circle)) {
      continue;
    }
    disc.lifted = 1 - share;
    disc.opacity = lay ? 1 : std::min(1.0, 0.4 + share);
    disc.centre = lay ? between(tablePoint(before_.centre(circle)), end, soft(share)) : end;
    std::erase_if(scene.bridges,
                  [&](const auto& bridge) { return bridge.first == end || bridge.second == end; });
  }
}

void SborMotion::applyStanding(SborScene& scene, double share) const {
  for (int index = 0; index < sbor::dollSlots; ++index) {
    const Doll doll = Doll::at(index);
    const auto from = placeOf(before_, doll);
    const auto to = placeOf(after_, doll);
    SborScene::Figure* figure = figureOf(scene, doll);
    if (figure == nullptr || !to || !stands(after_, doll)) {
      continue;
    }
    if (!from) { // is put out
      figure->height = arc * (1 - share) * (1 - share);
      continue;
    }
    const double far = std::hypot(to->x() - from->x(), to->y() - from->y());
    if (stands(before_, doll)) {
      if (far > 0) {
        const bool walks = far < sbor::touching + sbor::dieWidth;
        figure->at = between(*from, *to, soft(share));
        figure->height =
            walks ? hop * std::abs(std::sin(2 * M_PI * share)) : arc * std::sin(M_PI * share);
      }
      continue;
    }
    // It comes out of another one.
    open(scene, hostOf(before_, doll), share);
    figure->at = between(*from, *to, soft(share));
    figure->height = 0.25 + 0.6 * std::sin(M_PI * share) - 0.25 * share;
    figure->scale = 0.74 + 0.26 * share;
    figure->opacity = std::min(1.0, 3 * share);
  }
}

void SborMotion::applyInner(SborScene& scene, double share) const {
  for (int index = 0; index < sbor::dollSlots; ++index) {
    const Doll doll = Doll::at(index);
    const Doll host = hostOf(after_, doll);
    if (!host || hostOf(before_, doll) == host) {
      continue;
    }
    const auto from = placeOf(before_, doll);
    const auto to = placeOf(after_, doll);
    if (!from || !to) {
      continue;
    }
    open(scene, host, share);
    open(scene, hostOf(before_, doll), share);
    SborScene::Figure guest;
    guest.body = bodyOf(doll);
    guest.at = between(*from, *to, soft(std::min(1.0, share * 1.4)));
    guest.height = 0.25 * share + 0.6 * std::sin(M_PI * share);
    guest.scale = 1 - 0.26 * share;
    guest.opacity = std::clamp(3 * (1 - share), 0.0, 1.0);
    scene.figures.push_back(guest);
  }
}

void SborMotion::applyBow(SborScene& scene, qint64 now) const {
  const double share =
      bow_ <= 0 ? 1 : std::clamp(static_cast<double>(now - begun_ - length_) / bow_, 0.0, 1.0);
  for (SborScene::Figure& figure : scene.figures) {
    for (const Actor winner : after_.winners) {
      const Doll whole(indexOf(winner), sbor::Size::large);
      if (figure.body == bodyOf(whole) && sbor::isComplete(after_, whole)) {
        figure.lean = bowing * std::sin(M_PI * share);
      }
    }
  }
}

} // namespace igroteka::view
