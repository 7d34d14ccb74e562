// SPDX-License-Identifier: MIT
#include <igroteka/core/options.h>

#include <gtest/gtest.h>
#include <nlohmann/json.hpp>

namespace igroteka {
namespace {

using nlohmann::json;

OptionField fieldOf(OptionKind kind) {
  return {"key", {}, {}, kind, 1, 3, {{"red", {}}, {"green", {}}, {"blue", {}}}};
}

/// Three players; values that a kind takes, each in the one form in which it is written.
struct Case {
  OptionKind kind;
  std::vector<const char*> good;
  std::vector<const char*> bad;
};

const std::vector<Case> cases = {
    {OptionKind::flag, {"true", "false"}, {"1", "0", "\"true\"", "null", "[]", "{}"}},
    {OptionKind::number,
     {"1", "2", "3"},
     {"0", "4", "-1", "2.0", "1e0", "\"2\"", "null", "[2]", "true", "99999999999999999999", "1e300",
      "-9223372036854775808", "18446744073709551615", "4294967298"}},
    {OptionKind::seatOrLot,
     {"\"lot\"", "1", "3"},
     {"0", "4", "\"Lot\"", "null", "1.0", "[]", "false"}},
    {OptionKind::choice,
     {"\"red\"", "\"blue\""},
     {"\"\"", "\"Red\"", "\"red \"", "1", "null", "[\"red\"]"}},
    {OptionKind::subset,
     {"[]", "[\"red\"]", "[\"blue\",\"red\"]"},
     {"\"red\"", "[\"red\",\"red\"]", "[\"pink\"]", "[1]", "{}", "null", "[[\"red\"]]"}},
    {OptionKind::counts,
     {R"({"blue":3,"green":2,"red":1})"},
     {"{}", "[1,2,3]", R"({"red":1,"green":2})", R"({"red":1,"green":2,"blue":4})",
      R"({"red":1,"green":2,"pink":3})", R"({"red":1,"green":2,"blue":3,"pink":1})",
      R"({"red":1,"green":2,"blue":"3"})", "null"}},
    {OptionKind::seatNumbers,
     {"[1,2,3]", "[2,2,2]"},
     {"[1,2]", "[1,2,3,1]", "[1,2,4]", "[1,2,0]", "[1,2,null]", "2", "{}", "[1,2,1.5]"}},
    {OptionKind::seatsOrOne,
     {"2", "[1,2,3]"},
     {"0", "4", "[1,2]", "[0,2,2]", "\"2\"", "null", "true"}},
    {OptionKind::seatWords,
     {R"([["red"],["blue","green"],["red"]])"},
     {R"([["red"],["blue"]])", R"([["red"],[],["blue"]])", R"([["red"],"blue",["green"]])",
      R"([["red","red"],["blue"],["green"]])", R"(["red","blue","green"])", "null", "{}",
      R"([["red"],["pink"],["green"]])"}},
};

TEST(Options, of_every_kind_read_and_write_the_same) {
  for (const auto& [kind, good, bad] : cases) {
    const OptionField field = fieldOf(kind);
    for (const char* text : good) {
      const auto read = readOption(field, json::parse(text), 3);
      ASSERT_TRUE(std::holds_alternative<OptionValue>(read)) << text;
      EXPECT_EQ(writeOption(field, std::get<OptionValue>(read)).dump(), text);
    }
  }
}

TEST(Options, of_every_kind_refuse_what_does_not_fit_in_words) {
  for (const auto& [kind, good, bad] : cases) {
    for (const char* text : bad) {
      SCOPED_TRACE(text);
      const auto read = readOption(fieldOf(kind), json::parse(text), 3);
      ASSERT_TRUE(std::holds_alternative<Phrase>(read)) << "kind " << static_cast<int>(kind);
      const std::string words = english(std::get<Phrase>(read));
      EXPECT_FALSE(words.empty());
      EXPECT_EQ(words.find('%'), std::string::npos) << words;
    }
  }
}

TEST(Options, tell_their_range_and_their_words) {
  const auto fault = [](OptionKind kind, const char* text) {
    return english(std::get<Phrase>(readOption(fieldOf(kind), json::parse(text), 3)));
  };
  EXPECT_EQ(fault(OptionKind::number, "7"), "must be a whole number from 1 to 3");
  EXPECT_EQ(fault(OptionKind::choice, "7"), "must be one of: red, green, blue");
  EXPECT_EQ(fault(OptionKind::subset, R"(["red","red"])"), "names red twice");
  EXPECT_EQ(fault(OptionKind::seatOrLot, "7"), "must be \"lot\" or a seat from 1 to 3");
  EXPECT_EQ(fault(OptionKind::seatNumbers, "[]"), "must be a list of 3, one a seat");
  EXPECT_EQ(fault(OptionKind::flag, "7"), "must be true or false");
}

TEST(Options, one_number_for_all_seats_is_written_as_one) {
  const OptionField field = fieldOf(OptionKind::seatsOrOne);
  const auto read = readOption(field, json::parse("[2,2,2]"), 3);
  EXPECT_EQ(std::get<Numbers>(std::get<OptionValue>(read)), (Numbers{2, 2, 2}));
  EXPECT_EQ(writeOption(field, std::get<OptionValue>(read)), json(2));
}

TEST(Options, whole_numbers_stay_within_their_range) {
  constexpr int most = 1'000'000'000;
  EXPECT_EQ(wholeNumber(json(most), -most, most), most);
  EXPECT_EQ(wholeNumber(json(-most), -most, most), -most);
  EXPECT_FALSE(wholeNumber(json(most + 1), -most, most));
  EXPECT_FALSE(wholeNumber(json(-most - 1), -most, most));
  EXPECT_FALSE(wholeNumber(json(std::uint64_t{1} << 63U), -most, most));
  EXPECT_FALSE(wholeNumber(json((std::uint64_t{1} << 32U) + 1), -most, most));
  EXPECT_FALSE(wholeNumber(json(1.0), -most, most));
}

} // namespace
} // namespace igroteka
