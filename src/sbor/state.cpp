// SPDX-License-Identifier: MIT
#include <igroteka/sbor/geometry.h>
#include <igroteka/sbor/state.h>

namespace igroteka::sbor {

bool isComplete(const State& state, Doll doll) {
  if (!doll || doll.size() != Size::large) {
    return false;
  }
  const Doll medium = state.in(doll);
  return medium == Doll(doll.owner(), Size::medium) &&
         state.in(medium) == Doll(doll.owner(), Size::small);
}

std::optional<Circle> circleOf(const State& state, Doll doll) {
  for (const Circle circle : state.laid) {
    for (Doll held = state.on(circle); held; held = state.in(held)) {
      if (held == doll) {
        return circle;
      }
    }
  }
  return std::nullopt;
}

void place(State& state, Circle circle, Point at) {
  for (const Circle other : state.near[circle.index]) {
    state.near[other.index].erase(circle);
  }
  Circles near;
  for (const Circle other : state.laid) {
    if (other != circle && neighbours(at, state.centre(other))) {
      near.insert(other);
      state.near[other.index].insert(circle);
    }
  }
  state.near[circle.index] = near;
  state.at[circle.index] = at;
  state.laid.insert(circle);
}

} // namespace igroteka::sbor
