// SPDX-License-Identifier: MIT
#include <igroteka/sbor/planner.h>
#include <igroteka/sbor/player.h>

#include <algorithm>

namespace igroteka::sbor {

namespace {

constexpr Skill skillOf(Level level) {
  switch (level) {
  case Level::beginner:
    return {.width = 1, .nodes = 10, .blur = 0.6};
  case Level::easy:
    return {.width = 2, .nodes = 60, .blur = 0.12};
  case Level::medium:
    return {.width = 6, .nodes = 300, .watches = true, .keeps = true, .blur = 0.1};
  case Level::hard:
    return {.width = 8, .shiftWidth = 1, .nodes = 500, .watches = true, .keeps = true, .blur = 0.1};
  case Level::master:
    break;
  }
  return {.width = 12, .shiftWidth = 3, .nodes = 3000, .watches = true, .keeps = true};
}

template <class Things>
const auto& anyOf(const Things& things, Random& random) {
  return things[random.below(static_cast<std::uint32_t>(things.size()))];
}

/// How many circles a place touches or nearly touches.
int nearBy(const Field& field, Point place) {
  return static_cast<int>(std::ranges::count_if(
      field.centres(), [&](Point centre) { return neighbours(place, centre); }));
}

Advice layCircle(const Rules& rules, const State& state, Random& random) {
  std::vector<int> numbers;
  for (int number = 1; number <= circlesEach; ++number) {
    if (!state.laid.contains(Circle(number, state.seat))) {
      numbers.push_back(number);
    }
  }
  const int number = anyOf(numbers, random);
  const Field field = rules.fieldFor(state, Circle(number, state.seat));
  const auto spots = candidateSpots(field);
  // Of a few random places the one with most neighbours, so that the field gets neither too round
  // nor too long.
  Point best = anyOf(spots, random);
  for (int tries = 0; tries < 2; ++tries) {
    const Point other = anyOf(spots, random);
    if (nearBy(field, other) > nearBy(field, best)) {
      best = other;
    }
  }
  return {Lay{static_cast<std::uint8_t>(number), best}, 1.0 / state.players,
          IGROTEKA_TEXT("sbor", "A field with many neighbours gives all dolls ways to go.")};
}

/// How far from its owner's other dolls this puts a doll; for the first, how far out.
float apart(const State& state, const Map& map, const Stand& stand) {
  float sum = 0;
  bool first = true;
  for (int size = 0; size < dollsEach; ++size) {
    const Doll other(stand.doll.owner(), static_cast<Size>(size));
    if (const auto at = circleOf(state, other)) {
      sum += map.distance(stand.on, *at);
      first = false;
    }
  }
  if (first) {
    for (const Circle circle : state.laid) {
      sum += map.distance(stand.on, circle);
    }
  }
  return sum;
}

Advice putDoll(const Rules& rules, const State& state, Level level, Random& random) {
  const Map map(state);
  const auto moves = rules.moves(state, seatAt(state.seat));
  Move best = anyOf(moves, random);
  if (level != Level::beginner) {
    float farthestApart = -1;
    std::uint32_t ties = 0;
    for (const Move& move : moves) {
      const float distance = apart(state, map, std::get<Stand>(move));
      ties = distance > farthestApart ? 1 : ties + (distance == farthestApart ? 1U : 0U);
      if (distance > farthestApart || (distance == farthestApart && random.below(ties) == 0)) {
        best = move;
        farthestApart = distance;
      }
    }
  }
  return {best,
          1.0 / state.players,
          {IGROTEKA_TEXT("sbor", "It keeps the dolls of %1 apart."),
           {seatAt(dressedBy(state.seat, state.players))}}};
}

/// The opponent whom the plan throws back most, and by how much.
std::pair<int, float> hindered(const State& before, const State& after) {
  const Map mapBefore(before);
  const Map mapAfter(after);
  std::pair<int, float> most{0, 0.0F};
  for (int seat = 0; seat < before.players; ++seat) {
    const float back = actionsToGo(after, mapAfter, seat) - actionsToGo(before, mapBefore, seat);
    if (seat != before.seat && back > most.second) {
      most = {seat, back};
    }
  }
  return most;
}

Phrase reasonFor(const State& before, const Plan& plan) {
  if (plan.last.phase == Phase::over) {
    return IGROTEKA_TEXT("sbor", "It brings the three dolls together.");
  }
  if (plan.moves.empty()) {
    return plan.keep.empty()
               ? IGROTEKA_TEXT("sbor", "No action would help now.")
               : IGROTEKA_TEXT("sbor", "The kept dice raise the chances of the next turn.");
  }
  const float nearer = actionsToGo(before, Map(before), before.seat) -
                       actionsToGo(plan.last, Map(plan.last), before.seat);
  const auto [seat, back] = hindered(before, plan.last);
  if (back > nearer) {
    return {IGROTEKA_TEXT("sbor", "It throws %1 back."), {seatAt(seat)}};
  }
  return nearer > 0 ? IGROTEKA_TEXT("sbor", "It brings the own dolls nearer together.")
                    : IGROTEKA_TEXT("sbor", "It prepares the next turn.");
}

} // namespace

Advice choose(const Rules& rules, const State& state, Actor, Level level, std::uint64_t seed,
              std::stop_token stop) {
  if (state.phase != Phase::acting) {
    Random random(seed ^ hashOf(state));
    return state.phase == Phase::laying ? layCircle(rules, state, random)
                                        : putDoll(rules, state, level, random);
  }
  const Plan plan = planTurn(rules, state, skillOf(level), std::move(stop));
  return {plan.moves.empty() ? Move(End{plan.keep}) : plan.moves.front(), plan.value,
          reasonFor(state, plan)};
}

} // namespace igroteka::sbor
