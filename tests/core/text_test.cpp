// SPDX-License-Identifier: MIT
#include <igroteka/core/level.h>
#include <igroteka/core/record.h>
#include <igroteka/core/text.h>

#include <gtest/gtest.h>

namespace igroteka {
namespace {

std::string said(const char* source, std::vector<Phrase::Argument> arguments = {}) {
  return english(Phrase(Text{"test", source}, std::move(arguments)));
}

TEST(Phrases, take_their_values_in_the_order_of_the_sentence) {
  EXPECT_EQ(said("Put %2 on %1.", {std::int64_t{5}, std::string("the ring")}),
            "Put the ring on 5.");
  EXPECT_EQ(said("%1 and %1", {std::int64_t{-7}}), "-7 and -7");
}

TEST(Phrases, hold_other_phrases) {
  const Phrase inner(Text{"test", "player %1"}, {std::int64_t{2}});
  EXPECT_EQ(said("It is the turn of %1.", {inner}), "It is the turn of player 2.");
}

TEST(Phrases, call_seats_by_their_numbers) {
  EXPECT_EQ(said("It is the turn of %1.", {Actor::seat2}), "It is the turn of player 2.");
}

TEST(Phrases, leave_alone_what_is_no_place_for_a_value) {
  EXPECT_EQ(said("100% sure, %0, %a, %"), "100% sure, %0, %a, %");
  EXPECT_EQ(said("%1 of %2", {std::int64_t{1}}), "1 of %2");
  EXPECT_EQ(said("%9", {std::int64_t{1}}), "%9");
}

TEST(Phrases, do_not_fill_places_inside_of_values) {
  EXPECT_EQ(said("%1 %2", {std::string("%2"), std::string("x")}), "%2 x");
}

TEST(Phrases, are_equal_when_text_and_values_are) {
  const std::string copy = "same"; // other pointers, same words
  EXPECT_EQ((Text{"a", "same"}), (Text{"a", copy.c_str()}));
  EXPECT_FALSE((Text{"a", "same"}) == (Text{"b", "same"}));
  EXPECT_FALSE((Text{"a", "same"}) == (Text{"a", "other"}));
  EXPECT_TRUE(Text{}.empty());
}

TEST(Phrases, put_the_place_of_a_fault_first) {
  const Phrase what(Text{"test", "must be %1"}, {std::int64_t{1}});
  EXPECT_EQ(english(Fault{"seats[0]", what}), "seats[0]: must be 1");
  EXPECT_EQ(english(Fault{"", what}), "must be 1");
}

TEST(Quoting, keeps_letters_of_every_language) {
  EXPECT_EQ(inQuotes("Ани и Ёж 猫"), "\"Ани и Ёж 猫\"");
  EXPECT_EQ(inQuotes(R"(a"b\c)"), R"("a\"b\\c")");
  EXPECT_EQ(inQuotes(""), "\"\"");
}

TEST(Quoting, escapes_what_could_steer_a_terminal_or_break_the_line) {
  EXPECT_EQ(inQuotes("\x1b[31mred"), R"("\u001b[31mred")");
  EXPECT_EQ(onOneLine("a\nb\rc\td"), R"(a\nb\rc\td)");
  EXPECT_EQ(onOneLine(std::string_view("\0\x7f", 2)), R"(\u0000\u007f)");
  EXPECT_EQ(onOneLine("\u009b31m"), R"(\u009b31m)");       // CSI in one character
  EXPECT_EQ(onOneLine("\u202e\u2028"), R"(\u202e\u2028)"); // turns the text, breaks the line
  EXPECT_EQ(onOneLine("\U000e0041"), R"(\U000e0041)");     // an unseen tag
}

TEST(Quoting, replaces_bytes_that_are_no_utf8) {
  const std::string instead = "\ufffd";
  for (const char* bad : {"\xff", "\x80", "\xc0", "\xed", "\xf5"}) {
    EXPECT_EQ(onOneLine(bad), instead) << testing::PrintToString(bad);
  }
  EXPECT_EQ(onOneLine("\xc0\xaf"), instead + instead);               // "/" written too long
  EXPECT_EQ(onOneLine("\xed\xa0\x80"), instead + instead + instead); // half of a pair
  EXPECT_EQ(onOneLine("\xd0"), instead);                             // cut short
}

TEST(Quoting, cuts_long_texts_between_characters) {
  EXPECT_EQ(inQuotes(std::string(60, 'x')), '"' + std::string(60, 'x') + '"');
  EXPECT_EQ(inQuotes(std::string(1000, 'x')), '"' + std::string(60, 'x') + "...\"");
  std::string cyrillic = "x";
  for (int i = 0; i < 100; ++i) {
    cyrillic += "ж";
  }
  EXPECT_EQ(inQuotes(cyrillic), '"' + cyrillic.substr(0, 61) + "...\"");
}

TEST(Levels, have_a_word_each_that_reads_back) {
  for (const Level level : allLevels) {
    EXPECT_EQ(levelOf(wordOf(level)), level);
    EXPECT_FALSE(titleOf(level).empty());
  }
  EXPECT_FALSE(levelOf("human"));
  EXPECT_FALSE(levelOf("Hard"));
}

} // namespace
} // namespace igroteka
