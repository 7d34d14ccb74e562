// SPDX-License-Identifier: MIT
#include "scene.h"

#include <nlohmann/json.hpp>

#include <array>
#include <map>
#include <set>

namespace igroteka::pont {
namespace {

using nlohmann::json;

std::size_t tilesOf(const Setup& setup, int seat) {
  std::size_t sum = 0;
  for (const Numbers& stack : setup.stacks[static_cast<std::size_t>(seat - 1)]) {
    sum += stack.size();
  }
  return sum;
}

Setup dealtWith(const Options& options, std::uint64_t seed) {
  Random random(seed);
  return Rules(options).deal(random);
}

std::string faultIn(const Options& options, const json& setup) {
  const auto read = Rules(options).readSetup(setup);
  const auto* fault = std::get_if<Fault>(&read);
  return fault == nullptr ? "" : english(*fault);
}

json jsonOf(const Setup& setup) {
  json out = json::object();
  Rules::writeSetup(setup, out);
  return out;
}

TEST(PontDeal, TP5_one_to_eight_players) {
  for (int players = 1; players <= 8; ++players) {
    EXPECT_FALSE(faultOf(optionsFor(players, Order::rush)));
  }
  EXPECT_EQ(faultOf(optionsFor(9, Order::rush))->where, "players");
  EXPECT_EQ(faultOf(optionsFor(0, Order::rush))->where, "players");
  EXPECT_EQ(namedOptions()[0].minPlayers, 2);
  EXPECT_EQ(namedOptions()[0].maxPlayers, 8);
}

TEST(PontDeal, TP6_two_tiles_by_the_golden_rule_the_first_on_0_0_unturned) {
  std::set<std::pair<int, int>> seconds;
  std::set<int> rotations;
  for (std::uint64_t seed = 0; seed < 300; ++seed) {
    const auto setup = dealtWith(optionsFor(2, Order::turns), seed);
    ASSERT_EQ(setup.core.size(), 2U);
    EXPECT_EQ(setup.core[0].cell, Cell{});
    EXPECT_EQ(setup.core[0].rotation, 0);
    Mosaic first;
    first.lay(setup.core[0].tile, {});
    const LaidTile& second = setup.core[1];
    EXPECT_TRUE(
        first.allows(second.tile, {second.cell, static_cast<std::uint8_t>(second.rotation)}, 1));
    seconds.insert({second.cell.q, second.cell.r});
    rotations.insert(second.rotation);
  }
  EXPECT_EQ(seconds.size(), 6U) << "every side comes";
  EXPECT_EQ(rotations.size(), 6U) << "every rotation comes";
}

TEST(PontDeal, TP7_tiles_per_player_and_extra_core_tiles) {
  constexpr std::array<std::array<std::size_t, 2>, 7> facts = {
      {{27, 0}, {18, 0}, {13, 2}, {10, 4}, {9, 0}, {7, 5}, {6, 6}}};
  for (int players = 2; players <= 8; ++players) {
    const auto [each, extra] = facts[static_cast<std::size_t>(players - 2)];
    for (std::uint64_t seed = 0; seed < 20; ++seed) {
      const Options options = optionsFor(players, Order::rush);
      const auto setup = dealtWith(options, seed);
      EXPECT_EQ(setup.core.size(), 2 + extra);
      for (int seat = 1; seat <= players; ++seat) {
        EXPECT_EQ(tilesOf(setup, seat), each);
      }
      EXPECT_EQ(faultIn(options, jsonOf(setup)), "") << "the core could have been laid by TP-9";
    }
  }
}

TEST(PontDeal, TP7_a_handicap_is_taken_off_before_the_equal_division) {
  Options options = optionsFor(3, Order::rush);
  options.extra = {5, 0, 2};
  const auto setup = dealtWith(options, 7);
  // 54 - 7 = 47 = 3 * 15 + 2
  EXPECT_EQ(setup.core.size(), 4U);
  EXPECT_EQ(tilesOf(setup, 1), 20U);
  EXPECT_EQ(tilesOf(setup, 2), 15U);
  EXPECT_EQ(tilesOf(setup, 3), 17U);
}

TEST(PontDeal, TP7_with_a_handicap_everyone_still_gets_at_least_one) {
  Options options = optionsFor(2, Order::rush);
  options.extra = {52, 0};
  EXPECT_FALSE(faultOf(options));
  const auto setup = dealtWith(options, 3);
  EXPECT_EQ(tilesOf(setup, 1), 53U);
  EXPECT_EQ(tilesOf(setup, 2), 1U);
  options.extra = {53, 0};
  EXPECT_EQ(faultOf(options)->where, "extra");
  options.extra = {0, 0, 0};
  EXPECT_EQ(faultOf(options)->where, "extra");
}

TEST(PontDeal, TP7_a_free_deal_is_unequal_within_one_and_twice_the_equal_share) {
  for (int players = 2; players <= 8; ++players) {
    Options options = optionsFor(players, Order::rush);
    options.deal = Division::free;
    for (std::uint64_t seed = 0; seed < 60; ++seed) {
      const auto setup = dealtWith(options, seed);
      EXPECT_EQ(setup.core.size(), 2U);
      std::set<std::size_t> shares;
      std::size_t all = 0;
      for (int seat = 1; seat <= players; ++seat) {
        const std::size_t share = tilesOf(setup, seat);
        EXPECT_GE(share, 1U);
        EXPECT_LE(share * static_cast<std::size_t>(players), 108U);
        shares.insert(share);
        all += share;
      }
      EXPECT_EQ(all, 54U);
      EXPECT_GT(shares.size(), 1U);
    }
  }
}

TEST(PontDeal, TP7_no_handicap_beside_a_free_deal) {
  Options options = optionsFor(2, Order::rush);
  options.deal = Division::free;
  EXPECT_FALSE(faultOf(options));
  options.extra = {0, 1};
  EXPECT_EQ(faultOf(options)->where, "extra");
}

TEST(PontDeal, TP8_of_an_odd_number_stack_1_has_one_more) {
  Options options = optionsFor(2, Order::rush);
  options.stacks = {2, 1};
  const auto setup = dealtWith(options, 1);
  ASSERT_EQ(setup.stacks[0].size(), 2U);
  EXPECT_EQ(setup.stacks[0][0].size(), 14U);
  EXPECT_EQ(setup.stacks[0][1].size(), 13U);
  ASSERT_EQ(setup.stacks[1].size(), 1U);
  EXPECT_EQ(setup.stacks[1][0].size(), 27U);
  options.stacks = {3, 1};
  EXPECT_EQ(faultOf(options)->where, "stacks");
}

TEST(PontDeal, TP21_the_lot_gives_every_seat_the_start) {
  std::map<int, int> starts;
  for (std::uint64_t seed = 0; seed < 400; ++seed) {
    ++starts[dealtWith(optionsFor(4, Order::turns), seed).start];
  }
  ASSERT_EQ(starts.size(), 4U);
  for (const auto& [seat, times] : starts) {
    EXPECT_TRUE(seat >= 1 && seat <= 4);
    EXPECT_GT(times, 60);
  }
}

TEST(PontSetup, TP7_all_56_tiles_are_there_once) {
  const Options options = optionsFor(2, Order::turns);
  const json good = jsonOf(dealtWith(options, 5));
  EXPECT_EQ(faultIn(options, good), "");
  json twice = good;
  twice["stacks"][0][0][3] = twice["stacks"][1][0][4];
  EXPECT_THAT(faultIn(options, twice), testing::HasSubstr("stacks[1][0][4]: tile"));
  json missing = good;
  missing["stacks"][1][0].erase(5);
  EXPECT_THAT(faultIn(options, missing), testing::HasSubstr("is missing"));
  for (const json& wrong : {json(57), json(0), json(-3), json(1.5), json("7"), json()}) {
    json bad = good;
    bad["stacks"][0][0][0] = wrong;
    EXPECT_EQ(faultIn(options, bad), "stacks[0][0][0]: must be a tile from 1 to 56");
  }
}

TEST(PontSetup, TP6_TP9_a_core_that_could_not_have_been_laid_is_refused) {
  const Options options = optionsFor(5, Order::turns);
  const json good = jsonOf(dealtWith(options, 5));
  ASSERT_EQ(good["core"].size(), 6U);
  json moved = good;
  moved["core"][0][1] = 1;
  EXPECT_EQ(faultIn(options, moved), "core[0]: the first tile must lie on 0,0 with rotation 0");
  json turnedFirst = good;
  turnedFirst["core"][0][3] = 1;
  EXPECT_EQ(faultIn(options, turnedFirst),
            "core[0]: the first tile must lie on 0,0 with rotation 0");
  json apart = good;
  apart["core"][1][1] = 1'000'000'000;
  EXPECT_EQ(faultIn(options, apart),
            "core[1]: the second tile must join the first one by the golden rule");
  json lonely = good;
  lonely["core"][2][1] = -1'000'000'000;
  EXPECT_EQ(faultIn(options, lonely), "core[2]: It touches no tile there; it must touch two.");
  json same = good;
  same["core"][2][1] = same["core"][1][1];
  same["core"][2][2] = same["core"][1][2];
  EXPECT_EQ(faultIn(options, same), "core[2]: A tile lies there already.");
  json form = good;
  form["core"][3] = {1, 2, 3};
  EXPECT_EQ(faultIn(options, form), "core[3]: must be [tile, q, r, rotation]");
  json huge = good;
  huge["core"][3][1] = 18'446'744'073'709'551'615U;
  EXPECT_EQ(faultIn(options, huge), "core[3]: must be [tile, q, r, rotation]");
}

TEST(PontSetup, TP3_a_core_against_the_golden_rule_is_refused) {
  const Options options = optionsFor(8, Order::turns);
  const json good = jsonOf(dealtWith(options, 5));
  int refused = 0;
  for (std::size_t i = 1; i < good["core"].size(); ++i) {
    for (int rotation = 0; rotation < 6; ++rotation) {
      json turnedTile = good;
      turnedTile["core"][i][3] = rotation;
      refused += faultIn(options, turnedTile).empty() ? 0 : 1;
    }
  }
  EXPECT_GT(refused, 20);
}

TEST(PontSetup, TP8_every_player_has_one_or_two_stacks_and_a_tile) {
  const Options options = optionsFor(2, Order::turns);
  const json good = jsonOf(dealtWith(options, 5));
  json three = good;
  three["stacks"][0] = {good["stacks"][0][0], json::array(), json::array()};
  EXPECT_EQ(faultIn(options, three), "stacks[0]: must be a list of one or two stacks");
  json none = good;
  none["stacks"][0] = json::array({json::array()});
  EXPECT_EQ(faultIn(options, none), "stacks[0]: every player must have a tile");
  json seats = good;
  seats["stacks"].erase(1);
  EXPECT_EQ(faultIn(options, seats), "stacks: must have an entry for each player");
  json two = good;
  two["stacks"][0] = {json::array(), good["stacks"][0][0]};
  EXPECT_EQ(faultIn(options, two), "") << "how the tiles came to lie so is not asked";
}

TEST(PontSetup, TP21_the_start_is_a_seat) {
  const Options options = optionsFor(2, Order::rush);
  json setup = jsonOf(dealtWith(options, 5));
  for (const json& wrong : {json(0), json(3), json("1"), json(true)}) {
    setup["start"] = wrong;
    EXPECT_EQ(faultIn(options, setup), "start: must be a seat from 1 to 2");
  }
  setup.erase("start");
  EXPECT_EQ(faultIn(options, setup), "start: must be a seat from 1 to 2");
}

} // namespace
} // namespace igroteka::pont
