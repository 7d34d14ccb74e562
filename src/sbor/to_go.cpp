// SPDX-License-Identifier: MIT
#include <igroteka/sbor/outlook.h>

#include <algorithm>

namespace igroteka::sbor {

namespace {

constexpr float step = 1.0F;
constexpr float stepOnEqual = 1.3F; ///< needs a pair
constexpr float substitution = 1.6F;
constexpr float teleport = 3.5F;
constexpr float ownOpening = 1.0F;     ///< to spit out
constexpr float foreignOpening = 1.4F; ///< to make another's doll spit out

float opening(Doll host, int seat) {
  return host.owner() == seat ? ownOpening : foreignOpening;
}

} // namespace

Map::Map(const State& state) {
  for (const Circle a : state.laid) {
    for (const Circle b : state.laid) {
      float& cost = cost_[a.index][b.index];
      if (a == b) {
        cost = 0;
      } else if (state.areNeighbours(a, b)) {
        cost = a.number() == b.number() ? stepOnEqual : step;
      } else {
        cost = a.number() == b.number() ? substitution : teleport;
      }
    }
  }
  for (const Circle by : state.laid) {
    for (const Circle a : state.laid) {
      const float first = cost_[a.index][by.index];
      if (first >= teleport) {
        continue;
      }
      for (const Circle b : state.laid) {
        float& cost = cost_[a.index][b.index];
        cost = std::min(cost, first + cost_[by.index][b.index]);
      }
    }
  }
}

Places::Places(const State& state) {
  for (const Circle at : state.laid) {
    Doll outer;
    for (Doll doll = state.on(at); doll; doll = state.in(doll)) {
      circle[doll.index] = at;
      host[doll.index] = outer;
      outer = doll;
    }
  }
}

float actionsToGo(const State& state, const Map& map, int seat) {
  const Places places(state);
  const Doll small(seat, Size::small);
  const Doll medium(seat, Size::medium);
  const Doll large(seat, Size::large);
  const Circle atMedium = places.circle[medium.index];
  const Circle atLarge = places.circle[large.index];
  const Doll mediumHost = places.host[medium.index];
  const Doll content = state.in(large);
  if (state.in(medium) == small) {
    if (mediumHost == large) {
      return 0;
    }
    const float blocked = mediumHost ? 0.3F : (content ? ownOpening : 0.0F);
    return std::max(step, map.distance(atMedium, atLarge)) + blocked;
  }
  float cost = 0;
  if (state.in(medium)) {
    cost += ownOpening;
  }
  if (mediumHost) {
    cost += opening(mediumHost, seat);
  }
  for (Doll host = places.host[small.index]; host; host = places.host[host.index]) {
    cost += opening(host, seat);
  }
  if (content && content.owner() != seat) {
    cost += 0.8F * ownOpening;
  }
  const Circle atSmall = places.circle[small.index];
  float meeting = 3 * teleport;
  for (const Circle at : state.laid) {
    meeting = std::min(meeting, map.distance(atSmall, at) + map.distance(atMedium, at) +
                                    map.distance(atLarge, at));
  }
  return cost + std::max(2 * step, meeting);
}

} // namespace igroteka::sbor
