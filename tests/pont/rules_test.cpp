// SPDX-License-Identifier: MIT
#include "scene.h"

#include <igroteka/core/match.h>

#include <nlohmann/json.hpp>

#include <set>

namespace igroteka::pont {
namespace {

static_assert(igroteka::Rules<Rules> && Enumerable<Rules> && Signed<Rules> && Simultaneous<Rules>);
static_assert(Veiled<Rules> && Revealing<Rules> && Telling<Rules> && Prompting<Rules>);

TEST(PontMoves, every_move_has_exactly_one_text) {
  const std::vector<std::pair<std::string, Move>> all = {
      {"1 draw 2", Move::draw(seat1, 2)},
      {"1 place 3,-1 4", Move::lay(seat1, {{3, -1}, 4})},
      {"8 discard", Move::discard(Actor::seat8)},
      {"1 niche 17 3,-1 4", Move::niche(seat1, 17, {{3, -1}, 4})},
      {"1 give top2 3", Move::giveTop(seat1, 2, seat3)},
      {"1 give 17 3", Move::giveFine(seat1, 17, seat3)},
      {"2 call", Move::call(seat2)},
      {"1 place 1000000000,-1000000000 0", Move::lay(seat1, {{1'000'000'000, -1'000'000'000}, 0})}};
  for (const auto& [text, move] : all) {
    EXPECT_EQ(write(move), text);
    EXPECT_EQ(read(text), move) << text;
  }
}

TEST(PontMoves, anything_else_is_no_move) {
  for (const char* text : {"",
                           "1",
                           "1 ",
                           "draw 1",
                           "0 draw 1",
                           "9 draw 1",
                           "-1 draw 1",
                           "+1 draw 1",
                           "01 draw 1",
                           "1  draw 1",
                           "1 draw",
                           "1 draw ",
                           "1 draw 0",
                           "1 draw 3",
                           "1 draw 01",
                           "1 draw 1 ",
                           " 1 draw 1",
                           "1 draw 1x",
                           "1 Draw 1",
                           "1 place 3,-1",
                           "1 place 3,-1 6",
                           "1 place 3,-1 -1",
                           "1 place 3, -1 4",
                           "1 place 3 -1 4",
                           "1 place +3,-1 4",
                           "1 place 03,-1 4",
                           "1 place -0,1 4",
                           "1 place 1000000001,0 0",
                           "1 place 99999999999999999999,0 0",
                           "1 place 3.0,1 4",
                           "1 discard 3",
                           "1 niche 0 3,-1 4",
                           "1 niche 57 3,-1 4",
                           "1 niche 3,-1 4",
                           "1 give 17",
                           "1 give top0 2",
                           "1 give top3 2",
                           "1 give top 2",
                           "1 give 17 0",
                           "1 give 17 9",
                           "1 give 017 2",
                           "1 call 1",
                           "1 pass"}) {
    EXPECT_EQ(read(text), std::nullopt) << text;
  }
}

TEST(PontRules, every_refusal_is_a_whole_sentence) {
  std::set<std::string> sentences;
  for (int reason = 0; reason <= static_cast<int>(Reason::noCallDue); ++reason) {
    const Refusal refusal{static_cast<Reason>(reason), 3, 1, Colour::red, Colour::blue};
    const std::string sentence = english(Rules::explain(refusal));
    EXPECT_THAT(sentence, testing::EndsWith("."));
    EXPECT_THAT(sentence, testing::Not(testing::HasSubstr("%")));
    EXPECT_TRUE(sentences.insert(sentence).second) << sentence;
  }
}

TEST(PontRules, every_clash_of_two_colours_has_its_sentence_whichever_comes_first) {
  std::set<std::string> sentences;
  for (int a = 1; a <= 4; ++a) {
    for (int b = 1; b < a; ++b) {
      const auto one = static_cast<Colour>(a);
      const auto two = static_cast<Colour>(b);
      const Phrase phrase = Rules::explain({Reason::coloursClash, 0, 1, one, two});
      EXPECT_EQ(phrase, Rules::explain({Reason::coloursClash, 0, 1, two, one}));
      sentences.insert(english(phrase));
    }
  }
  EXPECT_EQ(sentences.size(), 6U);
  EXPECT_TRUE(sentences.contains("Red meets blue there."));
}

TEST(PontRules, TP30_a_seat_sees_its_hand_penalty_piles_sizes_and_top_numbers) {
  Options options = optionsFor(2, Order::rush);
  options.stacks = {2, 1};
  Scene scene(options);
  scene.lay({{0, 0}, {1, 0}})
      .stack(1, 1, {20, 21})
      .stack(1, 2, std::vector<int>{22})
      .stack(2, 1, {30, 31, 32});
  scene.hand(1, 40).hand(2, 41).fine(1, 50).fine(2, 51);
  const State seen = scene.rules.visibleTo(scene.state, seat1);
  EXPECT_EQ(seen.mosaic, scene.state.mosaic);
  EXPECT_EQ(seen.seat(0).hand, Tile::open(40));
  EXPECT_EQ(seen.seat(1).hand, Tile::backOf(41));
  EXPECT_EQ(seen.seat(0).penalty, setOf(50));
  EXPECT_EQ(seen.seat(1).penalty, setOf(51));
  EXPECT_EQ(seen.stacks.at(0, 0, 0), Tile::unknown());
  EXPECT_EQ(seen.stacks.top(0, 0), Tile::backOf(21)) << "not even the own stacks";
  EXPECT_EQ(seen.stacks.top(0, 1), Tile::backOf(22));
  EXPECT_EQ(seen.stacks.at(1, 0, 0), Tile::unknown());
  EXPECT_EQ(seen.stacks.at(1, 0, 1), Tile::unknown());
  EXPECT_EQ(seen.stacks.top(1, 0), Tile::backOf(32));
  EXPECT_EQ(seen.stacks.size(1, 0), 3);
}

TEST(PontRules, TP30_a_given_penalty_tile_stays_known_wherever_it_lies) {
  Scene scene = Scene(optionsFor(2, Order::rush));
  scene.lay({{0, 0}, {1, 0}}).stack(1, 1, {20, 21}).stack(2, 1, std::vector<int>{30});
  scene.play(Move::draw(seat1, 1));
  scene.play(Move::discard(seat1));
  scene.state.seat(0).gifts = 2;
  scene.play(Move::giveFine(seat1, 21, seat2));
  scene.play(Move::giveTop(seat1, 1, seat2));
  const State seen = scene.rules.visibleTo(scene.state, seat2);
  EXPECT_EQ(seen.stacks.at(1, 0, 0), Tile::unknown());
  EXPECT_EQ(seen.stacks.at(1, 0, 1), Tile::open(21));
  EXPECT_EQ(seen.stacks.at(1, 0, 2), Tile::backOf(20));
}

TEST(PontRules, TP30_play_goes_on_in_a_blanked_state) {
  Scene scene = Scene(optionsFor(2, Order::rush));
  scene.lay({{0, 0}, {1, 0}}).stack(1, 1, {20, 21}).stack(2, 1, {30, 31});
  scene.state = scene.rules.visibleTo(scene.state, seat1);
  scene.play(Move::draw(seat1, 1));
  EXPECT_EQ(scene.seat(1).hand, Tile::backOf(21));
  EXPECT_EQ(scene.why(Move::lay(seat1, {{0, 1}, 0})), Reason::faceUnknown);
  EXPECT_THAT(scene.listed(), testing::ElementsAre("1 discard", "2 draw 1"));
  scene.play(Move::discard(seat1));
  EXPECT_EQ(scene.left(1), 2);
  EXPECT_EQ(scene.seat(1).penalty, 0U);
  EXPECT_EQ(scene.seat(1).penaltySize(), 1);
  scene.play(Move::draw(seat1, 1));
  EXPECT_EQ(scene.seat(1).hand, Tile::unknown());
  scene.play(Move::discard(seat1));
  EXPECT_FALSE(scene.rules.actors(scene.state).contains(seat1));
}

TEST(PontRules, only_drawing_shows_something_hidden) {
  const Scene scene = Scene(optionsFor(2, Order::turns));
  EXPECT_TRUE(reveals(scene.rules, scene.state, seat1, Move::draw(seat1, 1)));
  EXPECT_FALSE(reveals(scene.rules, scene.state, seat1, Move::discard(seat1)));
  EXPECT_FALSE(reveals(scene.rules, scene.state, seat1, Move::lay(seat1, {{0, 1}, 0})));
  EXPECT_FALSE(reveals(scene.rules, scene.state, seat1, Move::giveTop(seat1, 1, seat2)));
}

TEST(PontRules, prompts_and_words_are_filled_in) {
  Scene scene = Scene(optionsFor(2, Order::turns));
  scene.lay(aroundNiche(3)).pile(1, 1, 2).pile(2, 1, 2);
  EXPECT_EQ(english(scene.rules.prompt(scene.state)), "Draw a tile.");
  const auto [tile, place] = scene.fitting(nicheCell);
  scene.hand(1, tile);
  EXPECT_EQ(english(scene.rules.prompt(scene.state)), "Place the drawn tile, or discard it.");
  EXPECT_EQ(english(scene.rules.tell(scene.state, seat1, Move::lay(seat1, place))),
            "fills a niche with tile " + std::to_string(tile) + ". Pont!");
  scene.play(Move::lay(seat1, place));
  EXPECT_EQ(english(scene.rules.prompt(scene.state)), "Pont! Give a tile away.");
  EXPECT_EQ(english(scene.rules.tell(scene.state, seat1, Move::giveTop(seat1, 1, seat2))),
            "gives the top tile of the stack to player 2");
}

TEST(PontRules, the_number_of_a_stack_is_told_only_where_there_are_two) {
  for (const int stacks : {1, 2}) {
    Options options = optionsFor(2, Order::rush);
    options.stacks = {stacks, 1};
    Scene scene(options);
    Random random(1);
    const State state = scene.rules.start(scene.rules.deal(random));
    EXPECT_EQ(english(scene.rules.tell(state, seat1, Move::draw(seat1, 1))),
              stacks == 1 ? "draws a tile" : "draws a tile from stack 1");
    EXPECT_EQ(english(scene.rules.tell(state, seat1, Move::giveTop(seat1, 1, seat2))),
              stacks == 1 ? "gives the top tile of the stack to player 2"
                          : "gives the top of stack 1 to player 2");
  }
}

TEST(PontRules, in_a_rush_every_seat_can_be_told_what_is_wanted_of_it) {
  Scene scene = Scene(optionsFor(2, Order::rush));
  scene.lay(aroundNiche(3)).pile(1, 1, 2).pile(2, 1, 2);
  const auto [tile, place] = scene.fitting(nicheCell);
  scene.hand(1, tile);
  EXPECT_EQ(english(scene.rules.promptFor(scene.state, seat1)),
            "Place the drawn tile, or discard it.");
  EXPECT_EQ(english(scene.rules.promptFor(scene.state, seat2)), "Draw a tile.");
  scene.play(Move::lay(seat1, place));
  EXPECT_EQ(english(scene.rules.promptFor(scene.state, seat1)), "Pont! Give a tile away.");
  EXPECT_EQ(english(scene.rules.promptFor(scene.state, seat2)), "Draw a tile.");
}

nlohmann::json reported(const Scene& scene, const std::optional<Ending>& ending) {
  nlohmann::json line;
  scene.rules.report(scene.state, ending, line);
  return line;
}

TEST(PontRules, TP15_a_draw_has_no_ranks_and_who_gives_up_is_second) {
  Scene scene = Scene(optionsFor(2, Order::turns));
  scene.lay({{0, 0}, {1, 0}}).pile(1, 1, 2).pile(2, 1, 5).hand(1, 50).fine(2, 51).fine(2, 40);
  EXPECT_EQ(reported(scene, std::nullopt)["ranks"], nlohmann::json());
  EXPECT_EQ(reported(scene, std::nullopt)["tiles"], nlohmann::json({3, 7}));
  EXPECT_EQ(reported(scene, std::nullopt)["state"].dump(),
            R"({"gifts":[0,0],"hand":[50,null],"penalty":[[],[40,51]],"table":2})");
  EXPECT_EQ(reported(scene, Ending{Ending::How::agreed, {}, Actor::nature})["ranks"],
            nlohmann::json());
  EXPECT_EQ(reported(scene, Ending{Ending::How::resigned, {Actors(seat2)}, seat1})["ranks"],
            nlohmann::json({2, 1}));
}

} // namespace
} // namespace igroteka::pont
