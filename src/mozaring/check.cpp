// SPDX-License-Identifier: MIT
#include <igroteka/mozaring/options.h>

#include <algorithm>

namespace igroteka::mozaring {

namespace {

Fault fault(const char* where, Phrase what) {
  return {where, std::move(what)};
}

std::optional<Fault> faultOfPlayers(const Options& options) {
  if (options.players < 2 || options.players > maxPlayers) {
    return fault("players", IGROTEKA_TEXT("mozaring", "Two, three or four can play."));
  }
  return std::nullopt;
}

std::optional<Fault> faultOfColours(const Options& options) {
  if (options.colours.size() != static_cast<std::size_t>(options.players)) {
    return fault("colours", IGROTEKA_TEXT("mozaring", "Every seat needs its colours."));
  }
  Colours seen = 0;
  for (const auto& seat : options.colours) {
    if (seat.empty() || seat.size() > 2) {
      return fault("colours", IGROTEKA_TEXT("mozaring", "A seat has one colour or two."));
    }
    for (const Colour colour : seat) {
      if (holds(seen, colour)) {
        return fault("colours", Phrase(IGROTEKA_TEXT("mozaring", "The colour %1 is given twice."),
                                       {std::string(1, letterOf(colour))}));
      }
      seen = static_cast<Colours>(seen | colourBit(colour));
    }
  }
  return std::nullopt;
}

std::optional<Fault> faultOfRings(const Options& options) {
  const auto sound = [](int copies) { return copies >= 0 && copies <= maxCopies; };
  if (!std::ranges::all_of(options.rings, sound)) {
    return fault("rings", IGROTEKA_TEXT("mozaring", "A colour has 0 to 9 rings of each size."));
  }
  if (std::ranges::all_of(options.rings, [](int copies) { return copies == 0; })) {
    return fault("rings", IGROTEKA_TEXT("mozaring", "Nobody has any rings."));
  }
  return std::nullopt;
}

/// Whether one ring can stand in each of these slots, with these copies of each size.
bool affords(const Options& options, Slots slots) {
  return (slots & options.closed) == 0 && std::ranges::all_of(allSizes, [&](Size size) {
           return std::popcount(slots & slotsOf(size)) <= options.rings[indexOf(size)];
         });
}

/// Whether a colour can show in all three fields of a line.
bool affordsShowing(const Options& options, Fields fields) {
  std::array<int, 3> line{};
  for (int& field : line) {
    field = std::countr_zero(fields);
    fields &= fields - 1;
  }
  for (const Size first : allSizes) {
    for (const Size second : allSizes) {
      for (const Size third : allSizes) {
        if (affords(options,
                    slotBit(first, line[0]) | slotBit(second, line[1]) | slotBit(third, line[2]))) {
          return true;
        }
      }
    }
  }
  return false;
}

std::optional<Fault> faultOfCombinations(const Options& options) {
  if ((options.combinations & ((1U << kindCount) - 1U)) == 0) {
    return fault("combinations",
                 IGROTEKA_TEXT("mozaring", "At least one kind of combination must count."));
  }
  const bool some = std::ranges::any_of(allCombinations, [&](const Combination& combination) {
    if (!holds(options.combinations, combination.kind)) {
      return false;
    }
    return combination.kind == Kind::showing ? affordsShowing(options, combination.fields)
                                             : affords(options, combination.slots);
  });
  if (!some) {
    return fault("combinations",
                 IGROTEKA_TEXT("mozaring", "No combination is possible with these rings and "
                                           "closed slots."));
  }
  return std::nullopt;
}

std::optional<Fault> faultOfGoal(const Options& options) {
  if (options.goal == Goal::fewest && options.players == 2) {
    return fault("goal",
                 IGROTEKA_TEXT("mozaring", "The goal \"fewest\" needs three or four players."));
  }
  if (options.rounds < 1 || options.rounds > maxRounds) {
    return fault("rounds", IGROTEKA_TEXT("mozaring", "1 to 99 rounds can be played."));
  }
  if (options.goal == Goal::avoid && options.rounds != 1) {
    return fault("rounds",
                 IGROTEKA_TEXT("mozaring", "With the goal \"avoid\" there is one round only."));
  }
  return std::nullopt;
}

std::optional<Fault> faultOfStart(const Options& options) {
  if (options.first < 0 || options.first > options.players) {
    return fault("first", IGROTEKA_TEXT("mozaring", "There is no such seat."));
  }
  if (options.closed != (options.closed & allSlots)) {
    return fault("closed", IGROTEKA_TEXT("mozaring", "There is no such slot."));
  }
  if (options.swap && options.players != 2) {
    return fault("swap", IGROTEKA_TEXT("mozaring", "The sides can be swapped with two players "
                                                   "only."));
  }
  if (options.swap && options.rounds != 1) {
    return fault("swap", IGROTEKA_TEXT("mozaring", "The sides can be swapped only when \"rounds\" "
                                                   "is 1."));
  }
  return std::nullopt;
}

} // namespace

std::optional<Fault> faultOf(const Options& options) {
  for (const auto check : {faultOfPlayers, faultOfColours, faultOfRings, faultOfCombinations,
                           faultOfGoal, faultOfStart}) {
    if (auto found = check(options)) {
      return found;
    }
  }
  return std::nullopt;
}

} // namespace igroteka::mozaring
