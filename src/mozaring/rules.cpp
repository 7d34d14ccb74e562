// SPDX-License-Identifier: MIT
#include <igroteka/mozaring/rules.h>

#include <algorithm>

namespace igroteka::mozaring {

namespace {

constexpr std::uint8_t seatBit(int seat) {
  return static_cast<std::uint8_t>(1U << seat);
}

} // namespace

Rules::Rules(Options options)
    : options_(std::move(options)), counted_(combinationsOf(options_.combinations)),
      countsShowing_(holds(options_.combinations, Kind::showing)), through_{} {
  for (int slot = 0; slot < slotCount; ++slot) {
    for (std::size_t i = 0; i < allCombinations.size(); ++i) {
      const bool counts = ((counted_ >> i) & 1U) != 0;
      if (counts && ((allCombinations[i].slots >> slot) & 1U) != 0) {
        through_[static_cast<std::size_t>(slot)].push_back(
            {static_cast<std::uint8_t>(i), allCombinations[i].slots});
      }
    }
  }
}

// MZ-6
Setup Rules::deal(Random& random) const {
  if (options_.first != 0) {
    return {options_.first};
  }
  return {1 + static_cast<int>(random.below(static_cast<std::uint32_t>(players())))};
}

State Rules::start(const Setup& setup) const {
  State state;
  for (std::size_t seat = 0; seat < options_.colours.size(); ++seat) {
    for (const Colour colour : options_.colours[seat]) {
      state.hands[seat] = static_cast<Colours>(state.hands[seat] | colourBit(colour));
    }
  }
  state.starter = static_cast<std::uint8_t>(setup.start - 1);
  state.toAct = state.starter;
  state.mayNotSwap = !options_.swap;
  return state;
}

Actors Rules::actors(const State& state) const {
  return state.over() ? Actors() : Actors(seatAt(state.toAct));
}

std::optional<Outcome> Rules::outcome(const State& state) const {
  if (!state.over()) {
    return std::nullopt;
  }
  Outcome outcome;
  for (int seat = 0; seat < players(); ++seat) {
    if ((state.winners & seatBit(seat)) != 0) {
      outcome.winners.insert(seatAt(seat));
    }
  }
  return outcome;
}

// MZ-10: the colour other than the last one; either one where none was placed in this round.
Colours Rules::due(const State& state, int seat) const {
  const Colours hand = state.hands[static_cast<std::size_t>(seat)];
  const std::uint8_t last = state.last[static_cast<std::size_t>(seat)];
  if (last == none || atMostOne(hand)) {
    return hand;
  }
  return static_cast<Colours>(hand & ~(1U << last));
}

int Rules::reserve(const State& state, Colour colour, Size size) const {
  return options_.rings[indexOf(size)] - fieldCounts[state.board.fieldsOf(colour, size)];
}

// MZ-7
Slots Rules::openSlots(const State& state, Colour colour) const {
  Slots sizes = 0;
  for (const Size size : allSizes) {
    if (reserve(state, colour, size) > 0) {
      sizes |= slotsOf(size);
    }
  }
  return sizes & ~state.board.taken() & ~options_.closed & allSlots;
}

Colours Rules::placeable(const State& state, int seat) const {
  const auto placeableOf = [&](Colours wanted) {
    Colours can = 0;
    for (Colours left = wanted; left != 0; left = static_cast<Colours>(left & (left - 1))) {
      const auto colour = static_cast<Colour>(std::countr_zero(left));
      if (openSlots(state, colour) != 0) {
        can = static_cast<Colours>(can | colourBit(colour));
      }
    }
    return can;
  };
  const Colours wanted = due(state, seat);
  const Colours can = placeableOf(wanted);
  if (can == 0 && options_.stuck == Stuck::other) {
    const Colours hand = state.hands[static_cast<std::size_t>(seat)];
    return placeableOf(static_cast<Colours>(hand & ~wanted));
  }
  return can;
}

bool Rules::canPlace(const State& state, int seat) const {
  return (state.out & seatBit(seat)) == 0 && placeable(state, seat) != 0;
}

int Rules::ownerOf(const State& state, Colour colour) const {
  for (int seat = 0; seat < players(); ++seat) {
    if (holds(state.hands[static_cast<std::size_t>(seat)], colour)) {
      return seat;
    }
  }
  return -1;
}

Rules::Moves Rules::moves(const State& state, Actor actor) const {
  Moves list;
  if (state.over() || actor != seatAt(state.toAct)) {
    return list;
  }
  const Colours colours = placeable(state, state.toAct);
  for (Colours left = colours; left != 0; left = static_cast<Colours>(left & (left - 1))) {
    const auto colour = static_cast<Colour>(std::countr_zero(left));
    list.allow(colour, openSlots(state, colour));
  }
  if (!state.mayNotSwap && state.board.count() == 1) {
    list.allowSwap();
  }
  return list;
}

std::optional<Refusal> Rules::refusal(const State& state, Actor actor, const Move& move) const {
  using enum Refusal::Reason;
  Refusal no;
  no.colour = move.colour;
  no.size = move.size;
  no.field = move.field;
  const auto because = [&](Refusal::Reason reason) {
    no.reason = reason;
    return no;
  };
  if (state.over()) {
    return because(over);
  }
  if (actor != seatAt(state.toAct)) {
    no.seat = state.toAct;
    return because(otherSeat);
  }
  if (move.swap) {
    if (!options_.swap) {
      return because(swapUnknown);
    }
    const bool now = !state.mayNotSwap && state.board.count() == 1;
    return now ? std::nullopt : std::optional(because(swapLate));
  }
  const Slots slot = 1U << move.slot();
  if (!holds(state.hands[state.toAct], move.colour)) {
    return because(otherColour);
  }
  if (!holds(placeable(state, state.toAct), move.colour) &&
      !holds(due(state, state.toAct), move.colour)) {
    no.due = static_cast<Colour>(std::countr_zero(due(state, state.toAct)));
    return because(notDue);
  }
  if ((options_.closed & slot) != 0) {
    return because(slotClosed);
  }
  if ((state.board.taken() & slot) != 0) {
    return because(slotTaken);
  }
  if (reserve(state, move.colour, move.size) <= 0) {
    return because(noRingLeft);
  }
  return std::nullopt;
}

Combinations Rules::completedBy(const Board& board, Colour colour, int slot) const {
  const Slots own = board.of(colour);
  Combinations found = 0;
  for (const auto& [index, slots] : through_[static_cast<std::size_t>(slot)]) {
    if ((own & slots) == slots) {
      found |= Combinations{1} << index;
    }
  }
  if (countsShowing_) {
    const Fields showing = board.showing(colour);
    Board before = board;
    before.rings[indexOf(colour)] &= ~(1U << slot);
    const Fields gained = showing & ~before.showing(colour);
    for (std::size_t i = combinationCount - lineCount; gained != 0 && i < combinationCount; ++i) {
      const Fields fields = allCombinations[i].fields;
      if ((showing & fields) == fields && (gained & fields) != 0) {
        found |= Combinations{1} << i;
      }
    }
  }
  return found;
}

State Rules::after(const State& state, Actor actor, const Move& move) const {
  State next = state;
  if (move.swap) {
    std::swap(next.hands[0], next.hands[1]);
    std::swap(next.last[0], next.last[1]);
    next.mayNotSwap = true;
    passOn(next, state.toAct);
  } else {
    placeRing(next, indexOf(actor), move);
  }
  return next;
}

void Rules::placeRing(State& state, int seat, const Move& move) const {
  state.mayNotSwap = state.mayNotSwap || state.board.taken() != 0;
  state.board.place(move.colour, move.slot());
  state.last[static_cast<std::size_t>(seat)] = static_cast<std::uint8_t>(move.colour);
  const bool counts = options_.goal != Goal::most;
  const Combinations completed =
      counts ? completedBy(state.board, move.colour, move.slot()) : Combinations{0};
  if (completed != 0 && options_.goal != Goal::avoid) {
    endRound(state, seat, completed, move);
    return;
  }
  if (completed != 0) {
    state.out = static_cast<std::uint8_t>(state.out | seatBit(seat));
  }
  if (state.out != 0 && std::popcount(state.out) + 1 == players()) {
    endRound(state, -1, completed, move);
    return;
  }
  passOn(state, seat);
  if (state.toAct == none) {
    endRound(state, -1, completed, move);
  }
}

/// MZ-9: the next seat clockwise that can place, the one that just placed last; none if nobody can.
void Rules::passOn(State& state, int seat) const {
  state.skipped = 0;
  for (int step = 1; step <= players(); ++step) {
    const int next = seat + step < players() ? seat + step : seat + step - players();
    if (canPlace(state, next)) {
      state.toAct = static_cast<std::uint8_t>(next);
      return;
    }
    if ((state.out & seatBit(next)) == 0) {
      state.skipped = static_cast<std::uint8_t>(state.skipped | seatBit(next));
    }
  }
  state.toAct = none;
}

std::array<int, maxPlayers> Rules::boardPoints(const State& state) const {
  std::array<int, maxPlayers> points{};
  for (const Colour colour : allColours) {
    const int owner = ownerOf(state, colour);
    if (owner >= 0) {
      points[static_cast<std::size_t>(owner)] +=
          std::popcount(complete(state.board, colour, counted_));
    }
  }
  return points;
}

// `winner` is the seat that completed a combination, -1 if nobody did.
void Rules::endRound(State& state, int winner, Combinations combinations, const Move& last) const {
  state.ended = {state.board, combinations, static_cast<std::uint8_t>(last.slot()),
                 static_cast<std::uint8_t>(last.colour),
                 winner < 0 ? none : static_cast<std::uint8_t>(winner)};
  std::array<int, maxPlayers> gained{};
  if (options_.goal == Goal::most) {
    gained = boardPoints(state);
  } else if (options_.goal == Goal::first && winner >= 0) {
    gained[static_cast<std::size_t>(winner)] = 1;
  } else if (options_.goal == Goal::fewest && winner >= 0) {
    gained[static_cast<std::size_t>((winner + players() - 1) % players())] = 1; // MZ-21
  }
  for (std::size_t seat = 0; seat < gained.size(); ++seat) {
    state.points[seat] = static_cast<std::uint16_t>(state.points[seat] + gained[seat]);
  }
  state.skipped = 0;
  if (state.round >= options_.rounds) {
    decide(state);
    return;
  }
  state.starter = static_cast<std::uint8_t>(nextStarter(state, winner, gained));
  ++state.round;
  state.board = {};
  state.last.fill(none);
  state.toAct = state.starter;
}

int Rules::nextStarter(const State& state, int winner,
                       const std::array<int, maxPlayers>& gained) const {
  const int usual = (state.starter + 1) % players();
  if (options_.nextStart == NextStart::next) {
    return usual;
  }
  if (options_.goal != Goal::most) {
    return winner < 0 ? usual : (winner + players() - 1) % players();
  }
  const auto end = gained.begin() + players();
  const auto fewest = std::min_element(gained.begin(), end);
  return std::count(gained.begin(), end, *fewest) == 1 ? static_cast<int>(fewest - gained.begin())
                                                       : usual;
}

void Rules::decide(State& state) const {
  state.toAct = none;
  const auto all = static_cast<std::uint8_t>((1U << players()) - 1U);
  if (options_.goal == Goal::avoid) {
    state.winners = state.out == 0 ? std::uint8_t{0} : static_cast<std::uint8_t>(all & ~state.out);
    return;
  }
  const auto end = state.points.begin() + players();
  const int best = options_.goal == Goal::fewest ? *std::min_element(state.points.begin(), end)
                                                 : *std::max_element(state.points.begin(), end);
  if (options_.goal == Goal::first && best == 0) {
    return;
  }
  for (int seat = 0; seat < players(); ++seat) {
    if (state.points[static_cast<std::size_t>(seat)] == best) {
      state.winners = static_cast<std::uint8_t>(state.winners | seatBit(seat));
    }
  }
}

std::array<int, maxPlayers> Rules::score(const State& state) const {
  std::array<int, maxPlayers> score{};
  if (options_.goal == Goal::most && !state.over()) {
    score = boardPoints(state);
  }
  for (std::size_t seat = 0; seat < score.size(); ++seat) {
    score[seat] += state.points[seat];
  }
  return score;
}

} // namespace igroteka::mozaring
