// SPDX-License-Identifier: MIT
#include "sbor_position.h"

#include <algorithm>
#include <variant>

namespace igroteka::view {

using sbor::Circle;
using sbor::DiceSet;
using sbor::Doll;
using sbor::State;

namespace {

/// Whether this circle was laid by this move: nowhere else can another one lie.
bool isLaidBy(const State& state, Circle circle, const std::optional<sbor::Move>& move) {
  const auto* lay = move ? std::get_if<sbor::Lay>(&*move) : nullptr;
  return lay != nullptr && lay->at == state.centre(circle);
}

} // namespace

SborPosition sborPositionAt(const Match<sbor::Rules>& match, std::size_t at) {
  SborPosition position;
  position.state = match.state(at);
  position.at = at;
  position.over = match.ending(at).has_value();
  if (at > 0) {
    if (const auto* move = std::get_if<sbor::Move>(&match.ply(at - 1).action)) {
      position.last = *move;
    }
  }
  return position;
}

std::vector<sbor::Point> centresOf(const State& state) {
  std::vector<sbor::Point> centres;
  for (const Circle circle : state.laid) {
    centres.push_back(state.centre(circle));
  }
  return centres;
}

std::vector<Circle> circlesOf(const sbor::Move& move) {
  if (const auto* act = std::get_if<sbor::Act>(&move)) {
    return {act->from, act->to};
  }
  if (const auto* sub = std::get_if<sbor::Substitute>(&move)) {
    return {sub->first, sub->second};
  }
  if (const auto* tele = std::get_if<sbor::Teleport>(&move)) {
    return {tele->from, tele->to};
  }
  if (const auto* shift = std::get_if<sbor::Shift>(&move)) {
    return {shift->circle};
  }
  if (const auto* stand = std::get_if<sbor::Stand>(&move)) {
    return {stand->on};
  }
  return {};
}

DiceSet diceUsed(const State& state, const sbor::Move& move) {
  DiceSet used;
  const auto equal = [&](int times) { used.add(state.dice.equal(times), times); };
  if (const auto* act = std::get_if<sbor::Act>(&move)) {
    switch (act->power) {
    case sbor::Power::none:
      used.add(act->from.number());
      used.add(act->to.number());
      break;
    case sbor::Power::manipulation:
      used.add(act->from.number(), 2);
      break;
    case sbor::Power::force:
      equal(4);
      break;
    }
  } else if (const auto* sub = std::get_if<sbor::Substitute>(&move)) {
    used.add(sub->first.number(), 2);
  } else if (std::holds_alternative<sbor::Teleport>(move)) {
    equal(3);
  } else if (const auto* shift = std::get_if<sbor::Shift>(&move)) {
    used.add(shift->circle.number());
  }
  return used;
}

bool nothingDone(const State& state) {
  return state.phase == sbor::Phase::acting && state.dice.total() == sbor::diceEach;
}

SborScene sborSceneOf(const SborPosition& position) {
  const State& state = position.state;
  const auto last = position.last ? circlesOf(*position.last) : std::vector<Circle>();
  SborScene scene;
  for (const Circle circle : state.laid) {
    SborScene::Disc disc;
    disc.centre = tablePoint(state.centre(circle));
    disc.number = circle.number();
    disc.active = !position.over && state.phase == sbor::Phase::acting &&
                  state.dice.count(circle.number()) > 0;
    disc.last =
        std::ranges::find(last, circle) != last.end() || isLaidBy(state, circle, position.last);
    scene.discs.push_back(disc);
    for (const Circle other : state.neighbours(circle)) {
      if (circle < other) {
        scene.bridges.emplace_back(disc.centre, tablePoint(state.centre(other)));
      }
    }
    if (const Doll doll = state.on(circle)) {
      // Where the winner's dolls are together, the circle goes on glowing.
      const bool won = state.winners.contains(seatAt(doll.owner())) && isComplete(state, doll);
      scene.discs.back().active = scene.discs.back().active || won;
      SborScene::Figure figure;
      figure.at = disc.centre;
      figure.body = bodyOf(doll);
      if (const Doll inner = state.in(doll)) {
        figure.inside = bodyOf(inner);
        figure.sparkles = true;
      }
      scene.figures.push_back(figure);
    }
  }
  return scene;
}

std::optional<Circle> circleAt(const State& state, QPointF table) {
  for (const Circle circle : state.laid) {
    const QPointF away = table - tablePoint(state.centre(circle));
    if (QPointF::dotProduct(away, away) <= 1.0 * sbor::radius * sbor::radius) {
      return circle;
    }
  }
  return std::nullopt;
}

} // namespace igroteka::view
