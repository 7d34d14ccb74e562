// SPDX-License-Identifier: MIT
#include <igroteka/core/actor.h>
#include <igroteka/core/member_option.h>
#include <igroteka/pont/options.h>
#include <igroteka/pont/tiles.h>

#include <algorithm>
#include <array>
#include <numeric>
#include <vector>

namespace igroteka::pont {

namespace {

/// The tiles that are dealt: all but the first two of the core (TP-7).
constexpr int dealtTiles = tileCount - 2;

Option<Options> orderOption() {
  return {{.key = "order",
           .label = IGROTEKA_TEXT("pont", "Order of play"),
           .explanation = IGROTEKA_TEXT(
               "pont", "In a rush everybody acts at the same time; or players act one after the "
                       "other, clockwise."),
           .kind = OptionKind::choice,
           .words = {{"rush", IGROTEKA_TEXT("pont", "Rush")},
                     {"turns", IGROTEKA_TEXT("pont", "In turns")}}},
          [](const Options& options) -> OptionValue {
            return std::string(options.order == Order::rush ? "rush" : "turns");
          },
          [](Options& options, const OptionValue& value) {
            const bool rush = std::get<std::string>(value) == "rush";
            options.order = rush ? Order::rush : Order::turns;
          }};
}

Option<Options> stacksOption() {
  return memberOption<&Options::stacks>(
      {.key = "stacks",
       .label = IGROTEKA_TEXT("pont", "Stacks"),
       .explanation = IGROTEKA_TEXT("pont", "Whether a player's tiles lie in one stack or in two."),
       .kind = OptionKind::seatsOrOne,
       .min = 1,
       .max = 2});
}

Option<Options> dealOption() {
  return {{.key = "deal",
           .label = IGROTEKA_TEXT("pont", "Division of the tiles"),
           .explanation = IGROTEKA_TEXT(
               "pont", "Equally, with what is left over going to the core; or freely, at random, "
                       "nobody getting more than twice the equal share."),
           .kind = OptionKind::choice,
           .words = {{"equal", IGROTEKA_TEXT("pont", "Equal")},
                     {"free", IGROTEKA_TEXT("pont", "Free")}}},
          [](const Options& options) -> OptionValue {
            return std::string(options.deal == Division::equal ? "equal" : "free");
          },
          [](Options& options, const OptionValue& value) {
            const bool equal = std::get<std::string>(value) == "equal";
            options.deal = equal ? Division::equal : Division::free;
          }};
}

Option<Options> extraOption() {
  return memberOption<&Options::extra>(
      {.key = "extra",
       .label = IGROTEKA_TEXT("pont", "Handicap"),
       .explanation = IGROTEKA_TEXT(
           "pont", "Extra tiles for stronger players, taken off before the equal division."),
       .kind = OptionKind::seatNumbers,
       .min = 0,
       .max = dealtTiles - 1});
}

Option<Options> callsOption() {
  return {{.key = "calls",
           .label = IGROTEKA_TEXT("pont", "The call “Vsyo!”"),
           .explanation = IGROTEKA_TEXT(
               "pont", "By itself; or by hand: in a rush, whoever has no tile left must press the "
                       "call, and can be given a tile until then."),
           .kind = OptionKind::choice,
           .words = {{"auto", IGROTEKA_TEXT("pont", "By itself")},
                     {"manual", IGROTEKA_TEXT("pont", "By hand")}}},
          [](const Options& options) -> OptionValue {
            return std::string(options.manualCalls ? "manual" : "auto");
          },
          [](Options& options, const OptionValue& value) {
            options.manualCalls = std::get<std::string>(value) == "manual";
          }};
}

Option<Options> playOnOption() {
  return memberOption<&Options::playOn>(
      {.key = "play_on",
       .label = IGROTEKA_TEXT("pont", "Play on after the first one out"),
       .explanation = IGROTEKA_TEXT(
           "pont", "The others place tiles to the last possible one; or the game stops as soon "
                   "as the first player is out.")});
}

Option<Options> doubleOption() {
  return memberOption<&Options::doublePont>(
      {.key = "double",
       .label = IGROTEKA_TEXT("pont", "Double Pont"),
       .explanation = IGROTEKA_TEXT(
           "pont", "Filling a niche with four or more tiles around it gives two tiles away.")});
}

Options forPlayers(int players, Order order) {
  Options options;
  options.players = players;
  options.order = order;
  options.stacks.assign(static_cast<std::size_t>(players), 1);
  options.extra.assign(static_cast<std::size_t>(players), 0);
  return options;
}

Fault fault(const char* where, Text what, std::vector<Phrase::Argument> arguments = {}) {
  return Fault{where, Phrase(what, std::move(arguments))};
}

bool isListFor(const Numbers& numbers, int players, int min, int max) {
  return numbers.size() == static_cast<std::size_t>(players) &&
         std::ranges::all_of(numbers, [&](int number) { return number >= min && number <= max; });
}

} // namespace

std::span<const Option<Options>> describedOptions() {
  static const std::vector<Option<Options>> all = {orderOption(), stacksOption(), dealOption(),
                                                   extraOption(), callsOption(),  playOnOption(),
                                                   doubleOption()};
  return all;
}

std::span<const Preset<Options>> namedOptions() {
  static constexpr std::array<Preset<Options>, 3> all = {{
      {"rush", IGROTEKA_TEXT("pont", "Rush"),
       IGROTEKA_TEXT("pont", "No turns: all act at the same time, as fast as they can."), 2,
       maxSeats, 2, [](int players) { return forPlayers(players, Order::rush); }},
      {"turns", IGROTEKA_TEXT("pont", "In turns"),
       IGROTEKA_TEXT("pont", "A calm table: the players act one after the other."), 2, maxSeats, 2,
       [](int players) { return forPlayers(players, Order::turns); }},
      {"practice", IGROTEKA_TEXT("pont", "Practice run"),
       IGROTEKA_TEXT("pont", "Alone with all the tiles, against the clock."), 1, 1, 1,
       [](int players) { return forPlayers(players, Order::rush); }},
  }};
  return all;
}

std::optional<Fault> faultOf(const Options& options) {
  const int players = options.players;
  if (players < 1 || players > maxSeats) {
    return fault("players", IGROTEKA_TEXT("pont", "must be from 1 to %1"),
                 {std::int64_t{maxSeats}});
  }
  if (!isListFor(options.stacks, players, 1, 2)) {
    return fault("stacks", IGROTEKA_TEXT("pont", "must be 1 or 2 for each player"));
  }
  if (!isListFor(options.extra, players, 0, dealtTiles - 1)) {
    return fault("extra", IGROTEKA_TEXT("pont", "must be a number of tiles for each player"));
  }
  const int extra = std::accumulate(options.extra.begin(), options.extra.end(), 0);
  if (options.deal == Division::free && extra > 0) {
    return fault("extra", IGROTEKA_TEXT("pont", "there is no handicap beside a free division"));
  }
  if (extra + players > dealtTiles) {
    return fault("extra",
                 IGROTEKA_TEXT("pont", "leaves fewer than one tile for every player to share"));
  }
  return std::nullopt;
}

} // namespace igroteka::pont
