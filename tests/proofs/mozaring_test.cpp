// SPDX-License-Identifier: MIT
// The studies of docs/ai.md that are quick enough for every run; tests/mozaring samples the others.
#include "study/study.h"

#include <gtest/gtest.h>

namespace igroteka::study {
namespace {

TEST(Study, NoSeatOfThreeOrFourCanForceAWin) {
  EXPECT_TRUE(coalition({}));
}

TEST(Study, TheBeginnerLosesToTheScript) {
  EXPECT_TRUE(script({.count = 200}));
}

} // namespace
} // namespace igroteka::study
