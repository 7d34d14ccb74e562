// SPDX-License-Identifier: MIT
#include "sbor_motion.h"

#include <algorithm>
#include <cmath>

namespace igroteka::view {

using sbor::Circle;
using sbor::Doll;

namespace {

constexpr double hop = 0.28;  ///< of a walk, in radii
constexpr double drop = 1.1;  ///< from which a doll is put out
constexpr double beam = 1.6;  ///< to which a doll rises that jumps
constexpr double vault = 0.7; ///< of a doll that comes out of another, or gets into it
constexpr double bowing = 14; ///< degrees
constexpr double shakes = 3;
constexpr double shakeReach = 6; ///< pixels

// A doll opens, what is inside goes in or out, it shuts: 110, 110 and 80 milliseconds.
constexpr double opened = 110.0 / 300;
constexpr double passed = 220.0 / 300;

/// The part of a share between two others, from 0 to 1.
double within(double share, double begin, double end) {
  return std::clamp((share - begin) / (end - begin), 0.0, 1.0);
}

double outQuad(double share) {
  return 1 - (1 - share) * (1 - share);
}

/// How far a doll is open that lets something in or out.
double lid(double share) {
  return outQuad(within(share, 0, opened)) * (1 - outQuad(within(share, passed, 1)));
}

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

/// Whether the way between two places is a step to a neighbour.
bool isStep(QPointF from, QPointF to) {
  return std::hypot(to.x() - from.x(), to.y() - from.y()) < sbor::touching + sbor::dieWidth;
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
  SborScene::Figure* figure = host ? figureOf(scene, host) : nullptr;
  if (figure != nullptr) {
    figure->open = std::max(figure->open, lid(share));
    figure->inside.reset();
  }
}

/// A doll that jumps rises from its place and vanishes, and comes down on the other one.
void jump(SborScene::Figure& figure, QPointF from, QPointF to, double share) {
  const double away = std::abs(2 * share - 1); // 1 on the ground, 0 on the way
  figure.at = share < 0.5 ? from : to;
  figure.height = beam * (1 - away) * (1 - away);
  figure.opacity = std::min(1.0, 2 * away);
  figure.scale = 1 - 0.25 * (1 - away);
}

} // namespace

void SborMotion::start(const sbor::State& before, const sbor::State& after, qint64 now,
                       const Lengths& lengths, Course course) {
  backwards_ = course == Course::backwards;
  shown_ = after;
  before_ = backwards_ ? after : before;
  after_ = backwards_ ? before : after;
  begun_ = now;
  lengths_ = lengths;
  running_ = lengths.way > 0 || lengths.bow > 0;
}

void SborMotion::refuse(sbor::Circle circle, qint64 now, int length) {
  refused_ = circle;
  refusedAt_ = now;
  refusedFor_ = length;
}

void SborMotion::finish() {
  running_ = false;
  refusedFor_ = 0;
}

void SborMotion::advance(qint64 now) {
  running_ = running_ && now < begun_ + lengths_.way + lengths_.bow;
  if (now >= refusedAt_ + refusedFor_) {
    refusedFor_ = 0;
  }
}

double SborMotion::share(qint64 now) const {
  return lengths_.way <= 0 ? 1
                           : std::clamp(static_cast<double>(now - begun_) / lengths_.way, 0.0, 1.0);
}

void SborMotion::apply(SborScene& scene, qint64 now, double pixelsPerRadius) const {
  if (running_) {
    const double share = this->share(now);
    if (share < 1) {
      backwards_ ? applyWayBack(scene, share) : applyWay(scene, share);
    } else {
      applyBow(scene, now);
    }
  }
  if (refusedFor_ > 0) {
    applyRefusal(scene, now, shakeReach * sbor::radius / std::max(1.0, pixelsPerRadius));
  }
}

void SborMotion::applyWay(SborScene& scene, double share) const {
  applyCircles(scene, share);
  applyStanding(scene, share);
  applyInner(scene, share);
}

/// The way from the earlier position to the later one, from its end to its beginning: so whatever
/// was swallowed comes out, what was laid is lifted, and nobody takes another way than they came.
void SborMotion::applyWayBack(SborScene& scene, double share) const {
  SborPosition later;
  later.state = after_;
  SborScene back = sborSceneOf(later);
  std::size_t place = 0;
  for (const Circle circle : after_.laid) {
    SborScene::Disc& disc = back.discs[place++];
    // What glows is what may be chosen in the position that is shown.
    disc.active = false;
    std::size_t shown = 0;
    for (const Circle other : shown_.laid) {
      if (other == circle && shown < scene.discs.size()) {
        const QPointF centre = disc.centre;
        disc = scene.discs[shown];
        disc.centre = centre;
      }
      ++shown;
    }
  }
  applyWay(back, 1 - share);
  scene.discs = std::move(back.discs);
  scene.bridges = std::move(back.bridges);
  scene.figures = std::move(back.figures);
}

/// The refused circle shakes its head, with who stands there.
void SborMotion::applyRefusal(SborScene& scene, qint64 now, double reach) const {
  const double share = std::clamp(static_cast<double>(now - refusedAt_) / refusedFor_, 0.0, 1.0);
  const QPointF away(reach * std::sin(2 * M_PI * shakes * share) * (1 - share), 0);
  const QPointF centre = tablePoint(shown_.centre(refused_));
  for (SborScene::Disc& disc : scene.discs) {
    disc.centre += disc.centre == centre ? away : QPointF();
  }
  for (SborScene::Figure& figure : scene.figures) {
    figure.at += figure.at == centre ? away : QPointF();
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
      figure->height = drop * (1 - share) * (1 - share);
    } else if (!stands(before_, doll)) {
      comeOut(scene, doll, share);
    } else if (*from != *to && isStep(*from, *to)) {
      // Who swallows somebody is there before it shuts.
      const bool eats = after_.in(doll) != before_.in(doll);
      const double way = eats ? within(share, 0, passed) : share;
      figure->at = between(*from, *to, soft(way));
      figure->height = hop * std::abs(std::sin(2 * M_PI * way));
    } else if (*from != *to) {
      jump(*figure, *from, *to, share);
    }
  }
}

/// A doll comes out of another one, which opens for it.
void SborMotion::comeOut(SborScene& scene, Doll doll, double share) const {
  const QPointF from = placeOf(before_, doll).value_or(QPointF());
  const QPointF to = placeOf(after_, doll).value_or(QPointF());
  open(scene, hostOf(before_, doll), share);
  SborScene::Figure* figure = figureOf(scene, doll);
  const double way = within(share, opened / 2, passed);
  figure->at = between(from, to, soft(way));
  figure->height = 0.25 * (1 - way) + vault * std::sin(M_PI * way);
  figure->scale = 0.74 + 0.26 * way;
  figure->opacity = std::min(1.0, 4 * way);
}

/// Dolls get into others: swallowed, climbing, or passed from one to the other.
void SborMotion::applyInner(SborScene& scene, double share) const {
  for (int index = 0; index < sbor::dollSlots; ++index) {
    const Doll doll = Doll::at(index);
    const Doll host = hostOf(after_, doll);
    const auto from = placeOf(before_, doll);
    const auto to = placeOf(after_, doll);
    if (!host || hostOf(before_, doll) == host || !from || !to) {
      continue;
    }
    open(scene, host, share);
    open(scene, hostOf(before_, doll), share);
    const double way = within(share, hostOf(before_, doll) ? opened / 2 : 0, passed);
    SborScene::Figure guest;
    guest.body = bodyOf(doll);
    guest.at = between(*from, *to, soft(way));
    guest.height = 0.25 * way + vault * std::sin(M_PI * way);
    guest.scale = 1 - 0.26 * way;
    guest.opacity = way < 1 ? 1 : 0;
    scene.figures.push_back(guest);
  }
}

void SborMotion::applyBow(SborScene& scene, qint64 now) const {
  const auto bowed = static_cast<double>(now - begun_ - lengths_.way);
  const double share = lengths_.bow <= 0 ? 1 : std::clamp(bowed / lengths_.bow, 0.0, 1.0);
  for (SborScene::Figure& figure : scene.figures) {
    for (const Actor winner : shown_.winners) {
      const Doll whole(indexOf(winner), sbor::Size::large);
      if (figure.body == bodyOf(whole) && sbor::isComplete(shown_, whole)) {
        figure.lean = bowing * std::sin(M_PI * share);
      }
    }
  }
}

} // namespace igroteka::view
