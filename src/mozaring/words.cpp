// SPDX-License-Identifier: MIT
// Whole sentences for every colour and size: other languages inflect them.
#include <igroteka/mozaring/rules.h>

namespace igroteka::mozaring {

namespace {

constexpr std::array<Text, 3> slotTakenTexts = {
    IGROTEKA_TEXT("mozaring", "Field %1 already holds a small ring."),
    IGROTEKA_TEXT("mozaring", "Field %1 already holds a medium ring."),
    IGROTEKA_TEXT("mozaring", "Field %1 already holds a large ring."),
};

constexpr std::array<Text, 3> slotClosedTexts = {
    IGROTEKA_TEXT("mozaring", "The small slot of field %1 is closed."),
    IGROTEKA_TEXT("mozaring", "The medium slot of field %1 is closed."),
    IGROTEKA_TEXT("mozaring", "The large slot of field %1 is closed."),
};

constexpr std::array<std::array<Text, sizeCount>, colourCount> noRingTexts = {{
    {{IGROTEKA_TEXT("mozaring", "No small red ring is left in the reserve."),
      IGROTEKA_TEXT("mozaring", "No medium red ring is left in the reserve."),
      IGROTEKA_TEXT("mozaring", "No large red ring is left in the reserve.")}},
    {{IGROTEKA_TEXT("mozaring", "No small green ring is left in the reserve."),
      IGROTEKA_TEXT("mozaring", "No medium green ring is left in the reserve."),
      IGROTEKA_TEXT("mozaring", "No large green ring is left in the reserve.")}},
    {{IGROTEKA_TEXT("mozaring", "No small blue ring is left in the reserve."),
      IGROTEKA_TEXT("mozaring", "No medium blue ring is left in the reserve."),
      IGROTEKA_TEXT("mozaring", "No large blue ring is left in the reserve.")}},
    {{IGROTEKA_TEXT("mozaring", "No small yellow ring is left in the reserve."),
      IGROTEKA_TEXT("mozaring", "No medium yellow ring is left in the reserve."),
      IGROTEKA_TEXT("mozaring", "No large yellow ring is left in the reserve.")}},
}};

constexpr std::array<Text, 4> otherColourTexts = {
    IGROTEKA_TEXT("mozaring", "The red rings belong to another player."),
    IGROTEKA_TEXT("mozaring", "The green rings belong to another player."),
    IGROTEKA_TEXT("mozaring", "The blue rings belong to another player."),
    IGROTEKA_TEXT("mozaring", "The yellow rings belong to another player."),
};

constexpr std::array<Text, 4> dueTexts = {
    IGROTEKA_TEXT("mozaring", "A red ring is due now: the two colours alternate."),
    IGROTEKA_TEXT("mozaring", "A green ring is due now: the two colours alternate."),
    IGROTEKA_TEXT("mozaring", "A blue ring is due now: the two colours alternate."),
    IGROTEKA_TEXT("mozaring", "A yellow ring is due now: the two colours alternate."),
};

constexpr std::array<std::array<Text, sizeCount>, colourCount> placedTexts = {{
    {{IGROTEKA_TEXT("mozaring", "A small red ring goes to field %1."),
      IGROTEKA_TEXT("mozaring", "A medium red ring goes to field %1."),
      IGROTEKA_TEXT("mozaring", "A large red ring goes to field %1.")}},
    {{IGROTEKA_TEXT("mozaring", "A small green ring goes to field %1."),
      IGROTEKA_TEXT("mozaring", "A medium green ring goes to field %1."),
      IGROTEKA_TEXT("mozaring", "A large green ring goes to field %1.")}},
    {{IGROTEKA_TEXT("mozaring", "A small blue ring goes to field %1."),
      IGROTEKA_TEXT("mozaring", "A medium blue ring goes to field %1."),
      IGROTEKA_TEXT("mozaring", "A large blue ring goes to field %1.")}},
    {{IGROTEKA_TEXT("mozaring", "A small yellow ring goes to field %1."),
      IGROTEKA_TEXT("mozaring", "A medium yellow ring goes to field %1."),
      IGROTEKA_TEXT("mozaring", "A large yellow ring goes to field %1.")}},
}};

constexpr std::array<Text, 4> placeOneTexts = {
    IGROTEKA_TEXT("mozaring", "Place a red ring."),
    IGROTEKA_TEXT("mozaring", "Place a green ring."),
    IGROTEKA_TEXT("mozaring", "Place a blue ring."),
    IGROTEKA_TEXT("mozaring", "Place a yellow ring."),
};

constexpr std::array<std::array<Text, colourCount>, colourCount> placeAfterTexts = {{
    {{Text{}, IGROTEKA_TEXT("mozaring", "Place a red ring: the last one was green."),
      IGROTEKA_TEXT("mozaring", "Place a red ring: the last one was blue."),
      IGROTEKA_TEXT("mozaring", "Place a red ring: the last one was yellow.")}},
    {{IGROTEKA_TEXT("mozaring", "Place a green ring: the last one was red."), Text{},
      IGROTEKA_TEXT("mozaring", "Place a green ring: the last one was blue."),
      IGROTEKA_TEXT("mozaring", "Place a green ring: the last one was yellow.")}},
    {{IGROTEKA_TEXT("mozaring", "Place a blue ring: the last one was red."),
      IGROTEKA_TEXT("mozaring", "Place a blue ring: the last one was green."), Text{},
      IGROTEKA_TEXT("mozaring", "Place a blue ring: the last one was yellow.")}},
    {{IGROTEKA_TEXT("mozaring", "Place a yellow ring: the last one was red."),
      IGROTEKA_TEXT("mozaring", "Place a yellow ring: the last one was green."),
      IGROTEKA_TEXT("mozaring", "Place a yellow ring: the last one was blue."), Text{}}},
}};

constexpr std::array<std::array<Text, colourCount>, colourCount> placeEitherTexts = {{
    {{Text{}, IGROTEKA_TEXT("mozaring", "Place a red or a green ring."),
      IGROTEKA_TEXT("mozaring", "Place a red or a blue ring."),
      IGROTEKA_TEXT("mozaring", "Place a red or a yellow ring.")}},
    {{Text{}, Text{}, IGROTEKA_TEXT("mozaring", "Place a green or a blue ring."),
      IGROTEKA_TEXT("mozaring", "Place a green or a yellow ring.")}},
    {{Text{}, Text{}, Text{}, IGROTEKA_TEXT("mozaring", "Place a blue or a yellow ring.")}},
    {{Text{}, Text{}, Text{}, Text{}}},
}};

constexpr std::array<std::array<Text, colourCount>, colourCount> stuckTexts = {{
    {{Text{}, IGROTEKA_TEXT("mozaring", "Place a red ring: no green one can be placed."),
      IGROTEKA_TEXT("mozaring", "Place a red ring: no blue one can be placed."),
      IGROTEKA_TEXT("mozaring", "Place a red ring: no yellow one can be placed.")}},
    {{IGROTEKA_TEXT("mozaring", "Place a green ring: no red one can be placed."), Text{},
      IGROTEKA_TEXT("mozaring", "Place a green ring: no blue one can be placed."),
      IGROTEKA_TEXT("mozaring", "Place a green ring: no yellow one can be placed.")}},
    {{IGROTEKA_TEXT("mozaring", "Place a blue ring: no red one can be placed."),
      IGROTEKA_TEXT("mozaring", "Place a blue ring: no green one can be placed."), Text{},
      IGROTEKA_TEXT("mozaring", "Place a blue ring: no yellow one can be placed.")}},
    {{IGROTEKA_TEXT("mozaring", "Place a yellow ring: no red one can be placed."),
      IGROTEKA_TEXT("mozaring", "Place a yellow ring: no green one can be placed."),
      IGROTEKA_TEXT("mozaring", "Place a yellow ring: no blue one can be placed."), Text{}}},
}};

std::int64_t number(std::uint8_t field) {
  return std::int64_t{field} + 1;
}

Colour lowest(Colours colours) {
  return static_cast<Colour>(std::countr_zero(colours));
}

} // namespace

Phrase Rules::explain(const Refusal& refusal) {
  const std::size_t colour = indexOf(refusal.colour);
  const std::size_t size = indexOf(refusal.size);
  switch (refusal.reason) {
  case Refusal::Reason::over:
    return IGROTEKA_TEXT("mozaring", "The game is over.");
  case Refusal::Reason::otherSeat:
    return {IGROTEKA_TEXT("mozaring", "Seat %1 is to move."), {number(refusal.seat)}};
  case Refusal::Reason::otherColour:
    return otherColourTexts[colour];
  case Refusal::Reason::notDue:
    return dueTexts[indexOf(refusal.due)];
  case Refusal::Reason::noRingLeft:
    return noRingTexts[colour][size];
  case Refusal::Reason::slotTaken:
    return {slotTakenTexts[size], {number(refusal.field)}};
  case Refusal::Reason::slotClosed:
    return {slotClosedTexts[size], {number(refusal.field)}};
  case Refusal::Reason::swapUnknown:
    return IGROTEKA_TEXT("mozaring", "These rules know no swap of the sides.");
  case Refusal::Reason::swapLate:
    return IGROTEKA_TEXT("mozaring",
                         "The sides can be swapped only straight after the very first ring.");
  }
  return {};
}

Phrase Rules::tell(const State& /*before*/, Actor /*actor*/, const Move& move) const {
  if (move.swap) {
    return IGROTEKA_TEXT("mozaring", "The sides are swapped.");
  }
  return {placedTexts[indexOf(move.colour)][indexOf(move.size)], {number(move.field)}};
}

Phrase Rules::prompt(const State& state) const {
  if (state.over()) {
    return IGROTEKA_TEXT("mozaring", "The game is over.");
  }
  const Colours can = placeable(state, state.toAct);
  const Colours wanted = due(state, state.toAct);
  const std::size_t first = indexOf(lowest(can));
  if (!atMostOne(can)) {
    const auto rest = static_cast<Colours>(can & (can - 1));
    const Phrase either = placeEitherTexts[first][indexOf(lowest(rest))];
    if (!state.mayNotSwap && state.board.count() == 1) {
      return {IGROTEKA_TEXT("mozaring", "%1 Or swap the sides."), {either}};
    }
    return either;
  }
  if ((can & wanted) == 0) {
    return stuckTexts[first][indexOf(lowest(wanted))];
  }
  const std::uint8_t last = state.last[state.toAct];
  const bool alternates = !atMostOne(state.hands[state.toAct]);
  if (last != none && alternates) {
    return placeAfterTexts[first][last];
  }
  if (!state.mayNotSwap && state.board.count() == 1) {
    return {IGROTEKA_TEXT("mozaring", "%1 Or swap the sides."), {Phrase(placeOneTexts[first])}};
  }
  return placeOneTexts[first];
}

} // namespace igroteka::mozaring
