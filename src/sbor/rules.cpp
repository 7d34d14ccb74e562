// SPDX-License-Identifier: MIT
#include <igroteka/sbor/rules.h>

#include <nlohmann/json.hpp>

#include <array>

namespace igroteka::sbor {

using nlohmann::json;

namespace {

constexpr int fewestPlayers = 2;

Options standard(int players) {
  return {.players = players};
}

Options wholeField(int players) {
  return {.players = players, .wholeField = true};
}

json numbersOf(const DiceSet& dice) {
  json numbers = json::array();
  for (int value = 1; value <= 6; ++value) {
    for (int i = 0; i < dice.count(value); ++i) {
      numbers.push_back(value);
    }
  }
  return numbers;
}

std::string chainOn(const State& state, Circle circle) {
  std::string chain;
  for (Doll doll = state.on(circle); doll; doll = state.in(doll)) {
    if (!chain.empty()) {
      chain += ' ';
    }
    chain += name(doll);
  }
  return chain;
}

} // namespace

std::span<const Option<Options>> Rules::options() {
  static const std::array<Option<Options>, 1> all = {{
      {{.key = "whole_field",
        .label = IGROTEKA_TEXT("sbor", "The field stays whole"),
        .explanation = IGROTEKA_TEXT(
            "sbor", "A circle may be moved only so that all circles stay one connected piece."),
        .kind = OptionKind::flag},
       [](const Options& options) { return OptionValue(options.wholeField); },
       [](Options& options, const OptionValue& value) {
         options.wholeField = std::get<bool>(value);
       }},
  }};
  return all;
}

std::span<const Preset<Options>> Rules::presets() {
  static const std::array<Preset<Options>, 2> all = {{
      {"standard", IGROTEKA_TEXT("sbor", "Standard game"),
       IGROTEKA_TEXT("sbor", "Bring your three dolls together in one before the others do."),
       fewestPlayers, maxPlayers, fewestPlayers, standard},
      {"whole-field", IGROTEKA_TEXT("sbor", "Whole field"),
       IGROTEKA_TEXT("sbor", "Nobody can be cut off: moved circles must leave the field in one "
                             "connected piece."),
       fewestPlayers, maxPlayers, fewestPlayers, wholeField},
  }};
  return all;
}

std::optional<Fault> Rules::check(const Options& options) {
  if (options.players < fewestPlayers || options.players > maxPlayers) {
    return Fault{"players",
                 Phrase(IGROTEKA_TEXT("sbor", "must be a number of players from 2 to 4"))};
  }
  return std::nullopt;
}

Lots throwLots(Random& random, int players) {
  Lots lots;
  Actors tied = Actors::seats(players);
  while (tied.size() > 1) {
    int highest = 0;
    Actors best;
    for (const Actor seat : tied) {
      const int die = 1 + static_cast<int>(random.below(6));
      lots.throws.push_back({seat, die});
      if (die > highest) {
        highest = die;
        best = Actors();
      }
      if (die == highest) {
        best.insert(seat);
      }
    }
    tied = best;
  }
  lots.first = tied.first();
  return lots;
}

Setup Rules::deal(Random& random) const {
  return {throwLots(random, options_.players).first};
}

State Rules::start(const Setup& setup) const {
  State state;
  state.players = static_cast<std::uint8_t>(options_.players);
  state.seat = static_cast<std::uint8_t>(indexOf(setup.start));
  return state;
}

Actors Rules::actors(const State& state) const {
  switch (state.phase) {
  case Phase::throwing:
    return Actor::nature;
  case Phase::over:
    return {};
  default:
    return seatAt(state.seat);
  }
}

std::optional<Outcome> Rules::outcome(const State& state) const {
  return state.phase == Phase::over ? std::optional(Outcome{state.winners}) : std::nullopt;
}

void Rules::writeSetup(const Setup& setup, json& into) {
  into["start"] = numberOf(setup.start);
}

std::variant<Setup, Fault> Rules::readSetup(const json& given) const {
  const auto found = given.find("start");
  if (found == given.end()) {
    return Fault{"start", Phrase(IGROTEKA_TEXT("sbor", "is missing"))};
  }
  const bool fits = found->is_number_integer() && *found >= 1 && *found <= options_.players;
  if (!fits) {
    return Fault{"start", Phrase(IGROTEKA_TEXT("sbor", "must be a seat from 1 to %1"),
                                 {std::int64_t{options_.players}})};
  }
  return Setup{seatAt(found->get<int>() - 1)};
}

void Rules::report(const State& state, const std::optional<Ending>&, json& line) const {
  json dolls = json::object();
  json circles = json::object();
  for (const Circle circle : state.laid) {
    const Point centre = state.centre(circle);
    circles[name(circle)] = {centre.x, centre.y};
    if (!state.isFree(circle)) {
      dolls[name(circle)] = chainOn(state, circle);
    }
  }
  json kept = json::array();
  for (std::size_t seat = 0; seat < state.players; ++seat) {
    kept.push_back(numbersOf(state.kept[seat]));
  }
  line["dolls"] = std::move(dolls);
  line["state"] = {{"dice", numbersOf(state.dice)},
                   {"kept", std::move(kept)},
                   {"shifts", state.shifts},
                   {"circles", std::move(circles)}};
}

Field Rules::fieldFor(const State& state, Circle circle) const {
  std::vector<Point> centres;
  centres.reserve(circleSlots);
  for (const Circle other : state.laid) {
    if (other != circle) {
      centres.push_back(state.centre(other));
    }
  }
  return Field(std::move(centres), options_.wholeField);
}

Circles Rules::movable(const State& state) const {
  Circles found;
  if (state.phase != Phase::acting || state.shifts >= maxShifts) {
    return found;
  }
  for (const Circle circle : state.laid) {
    if (state.isFree(circle) && state.dice.count(circle.number()) > 0) {
      found.insert(circle);
    }
  }
  return found;
}

} // namespace igroteka::sbor
