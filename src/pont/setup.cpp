// SPDX-License-Identifier: MIT
#include <igroteka/pont/rules.h>

#include <nlohmann/json.hpp>

#include <algorithm>

namespace igroteka::pont {

using nlohmann::json;

namespace {

Fault fault(std::string where, Text what, std::vector<Phrase::Argument> arguments = {}) {
  return Fault{std::move(where), Phrase(what, std::move(arguments))};
}

std::string indexed(const std::string& name, std::size_t index) {
  return name + "[" + std::to_string(index) + "]";
}

std::optional<int> numberIn(const json& value, int min, int max) {
  if (!value.is_number_integer() ||
      (value.is_number_unsigned() && value.get<std::uint64_t>() > 1'000'000'000U)) {
    return std::nullopt;
  }
  const auto number = value.get<std::int64_t>();
  return number >= min && number <= max ? std::optional(static_cast<int>(number)) : std::nullopt;
}

/// Reads a setup; the first fault stays.
class SetupReader {
public:
  SetupReader(const Options& options, const json& from) : options_(options), from_(from) {}

  std::variant<Setup, Fault> read() {
    if (!from_.is_object()) {
      return fault("", IGROTEKA_TEXT("pont", "must be an object"));
    }
    if (readStart() && readCore() && readStacks()) {
      for (int tile = 1; tile <= tileCount; ++tile) {
        if ((used_ & setOf(tile)) == 0) {
          return fault("", IGROTEKA_TEXT("pont", "tile %1 is missing"), {std::int64_t{tile}});
        }
      }
      return setup_;
    }
    return fault_;
  }

private:
  bool fail(Fault why) {
    fault_ = std::move(why);
    return false;
  }

  const json* list(const char* key) {
    const auto found = from_.find(key);
    if (found == from_.end() || !found->is_array()) {
      fail(fault(key, IGROTEKA_TEXT("pont", "must be a list")));
      return nullptr;
    }
    return &*found;
  }

  bool use(const std::string& where, const json& value, int& tile) {
    const auto number = numberIn(value, 1, tileCount);
    if (!number) {
      return fail(fault(where, IGROTEKA_TEXT("pont", "must be a tile from 1 to %1"),
                        {std::int64_t{tileCount}}));
    }
    if ((used_ & setOf(*number)) != 0) {
      return fail(
          fault(where, IGROTEKA_TEXT("pont", "tile %1 was used before"), {std::int64_t{*number}}));
    }
    used_ |= setOf(*number);
    tile = *number;
    return true;
  }

  bool readStart() {
    const auto found = from_.find("start");
    const auto seat = found == from_.end() ? std::nullopt : numberIn(*found, 1, options_.players);
    if (!seat) {
      return fail(fault("start", IGROTEKA_TEXT("pont", "must be a seat from 1 to %1"),
                        {std::int64_t{options_.players}}));
    }
    setup_.start = *seat;
    return true;
  }

  bool readCore() {
    const json* core = list("core");
    if (core == nullptr) {
      return false;
    }
    if (core->size() < 2) {
      return fail(fault("core", IGROTEKA_TEXT("pont", "must have at least two tiles")));
    }
    Mosaic mosaic;
    for (std::size_t i = 0; i < core->size(); ++i) {
      if (!readCoreTile(indexed("core", i), (*core)[i], mosaic)) {
        return false;
      }
    }
    return true;
  }

  bool readCoreTile(const std::string& where, const json& value, Mosaic& mosaic) {
    constexpr int farthest = 1'000'000'000;
    if (!value.is_array() || value.size() != 4) {
      return fail(fault(where, IGROTEKA_TEXT("pont", "must be [tile, q, r, rotation]")));
    }
    LaidTile laid;
    if (!use(where + "[0]", value[0], laid.tile)) {
      return false;
    }
    const auto q = numberIn(value[1], -farthest, farthest);
    const auto r = numberIn(value[2], -farthest, farthest);
    const auto rotation = numberIn(value[3], 0, 5);
    if (!q || !r || !rotation) {
      return fail(fault(where, IGROTEKA_TEXT("pont", "must be [tile, q, r, rotation]")));
    }
    laid.cell = {*q, *r};
    laid.rotation = *rotation;
    return layCoreTile(where, laid, mosaic);
  }

  bool layCoreTile(const std::string& where, const LaidTile& laid, Mosaic& mosaic) {
    const Place place{laid.cell, static_cast<std::uint8_t>(laid.rotation)};
    if (mosaic.size() == 0) {
      if (place != Place{}) {
        return fail(
            fault(where, IGROTEKA_TEXT("pont", "the first tile must lie on 0,0 with rotation 0")));
      }
    } else if (mosaic.size() == 1) {
      if (!mosaic.allows(laid.tile, place, 1)) {
        return fail(fault(where, IGROTEKA_TEXT("pont", "the second tile must join the first one "
                                                       "by the golden rule")));
      }
    } else if (const auto refused = misfit(mosaic, laid.tile, place, 2)) {
      return fail(Fault{where, Rules::explain(*refused)});
    }
    mosaic.lay(laid.tile, place);
    setup_.core.push_back(laid);
    return true;
  }

  bool readStacks() {
    const json* seats = list("stacks");
    if (seats == nullptr) {
      return false;
    }
    if (seats->size() != static_cast<std::size_t>(options_.players)) {
      return fail(fault("stacks", IGROTEKA_TEXT("pont", "must have an entry for each player")));
    }
    for (std::size_t seat = 0; seat < seats->size(); ++seat) {
      if (!readSeat(indexed("stacks", seat), (*seats)[seat])) {
        return false;
      }
    }
    return true;
  }

  bool readSeat(const std::string& where, const json& value) {
    if (!value.is_array() || value.empty() || value.size() > static_cast<std::size_t>(maxStacks)) {
      return fail(fault(where, IGROTEKA_TEXT("pont", "must be a list of one or two stacks")));
    }
    std::vector<Numbers> stacks;
    for (std::size_t i = 0; i < value.size(); ++i) {
      if (!readStack(indexed(where, i), value[i], stacks.emplace_back())) {
        return false;
      }
    }
    if (std::ranges::all_of(stacks, [](const Numbers& stack) { return stack.empty(); })) {
      return fail(fault(where, IGROTEKA_TEXT("pont", "every player must have a tile")));
    }
    setup_.stacks.push_back(std::move(stacks));
    return true;
  }

  bool readStack(const std::string& where, const json& value, Numbers& stack) {
    if (!value.is_array()) {
      return fail(fault(where, IGROTEKA_TEXT("pont", "must be a list of tiles")));
    }
    for (std::size_t i = 0; i < value.size(); ++i) {
      int tile = 0;
      if (!use(indexed(where, i), value[i], tile)) {
        return false;
      }
      stack.push_back(tile);
    }
    return true;
  }

  const Options& options_;
  const json& from_;
  Setup setup_;
  TileSet used_ = 0;
  Fault fault_;
};

} // namespace

void Rules::writeSetup(const Setup& setup, json& out) {
  out["start"] = setup.start;
  json core = json::array();
  for (const LaidTile& laid : setup.core) {
    core.push_back({laid.tile, laid.cell.q, laid.cell.r, laid.rotation});
  }
  out["core"] = std::move(core);
  out["stacks"] = setup.stacks;
}

std::variant<Setup, Fault> Rules::readSetup(const json& given) const {
  return SetupReader(options_, given).read();
}

void Rules::report(const State& state, const std::optional<Ending>& ending, json& line) const {
  json tiles = json::array();
  json hands = json::array();
  json penalties = json::array();
  json gifts = json::array();
  json places = json::array();
  const auto played = ranks(state);
  for (int seat = 0; seat < state.players; ++seat) {
    const SeatState& one = state.seat(seat);
    tiles.push_back(state.tilesLeft(seat));
    hands.push_back(one.hand.isOpen() ? json(one.hand.number()) : json());
    json pile = json::array();
    for (const int tile : TilesIn(one.penalty)) {
      pile.push_back(tile);
    }
    penalties.push_back(std::move(pile));
    gifts.push_back(one.gifts);
    const bool gaveUp = ending && ending->how == Ending::How::resigned;
    places.push_back(gaveUp ? (ending->resigned == seatAt(seat) ? 2 : 1)
                            : played[static_cast<std::size_t>(seat)]);
  }
  const bool ranked = ending && ending->how != Ending::How::agreed;
  line["tiles"] = std::move(tiles);
  line["ranks"] = ranked ? std::move(places) : json();
  line["state"] = {{"hand", std::move(hands)},
                   {"penalty", std::move(penalties)},
                   {"gifts", std::move(gifts)},
                   {"table", state.mosaic.size()}};
}

} // namespace igroteka::pont
