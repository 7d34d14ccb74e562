// SPDX-License-Identifier: MIT
#include "app/arguments.h"

#include <gtest/gtest.h>

namespace igroteka::app {

namespace {

std::variant<Arguments, Farewell> read(const char* words) {
  return readArguments((QStringLiteral("igroteka ") + QLatin1String(words))
                           .split(QLatin1Char(' '), Qt::SkipEmptyParts));
}

} // namespace

TEST(Arguments, everything_is_read) {
  const auto all = read("--lang bg --theme dark --seed 7 --config-dir c --new-game mozaring r.igr");
  ASSERT_TRUE(std::holds_alternative<Arguments>(all));
  const auto& given = std::get<Arguments>(all);
  EXPECT_EQ(given.language, QStringLiteral("bg"));
  EXPECT_EQ(given.theme, QStringLiteral("dark"));
  EXPECT_EQ(given.seed, 7U);
  EXPECT_EQ(given.configDir, QStringLiteral("c"));
  EXPECT_EQ(given.newGame, QStringLiteral("mozaring"));
  EXPECT_EQ(given.record, QStringLiteral("r.igr"));
}

TEST(Arguments, a_picture_has_a_size_and_a_position) {
  const auto all = read("--render r.igr --out p.png --size 640x480 --at 3");
  ASSERT_TRUE(std::holds_alternative<Arguments>(all));
  EXPECT_EQ(std::get<Arguments>(all).size, QSize(640, 480));
  EXPECT_EQ(std::get<Arguments>(all).at, 3U);
}

TEST(Arguments, wrong_usage_ends_with_status_2_and_a_line) {
  for (const char* wrong : {"--lang fr", "--theme pink", "--seed x", "--size 0x0 a", "--render a",
                            "--out a", "a b", "--nonsense"}) {
    const auto all = read(wrong);
    ASSERT_TRUE(std::holds_alternative<Farewell>(all)) << wrong;
    EXPECT_EQ(std::get<Farewell>(all).status, 2) << wrong;
    EXPECT_FALSE(std::get<Farewell>(all).text.isEmpty()) << wrong;
  }
}

} // namespace igroteka::app
