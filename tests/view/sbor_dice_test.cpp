// SPDX-License-Identifier: MIT
// People who throw dice of their own say what these show: by keys, by clicks, and corrected.
#include "sbor_table.h"
#include "view/sbor_words.h"

#include <gtest/gtest.h>

#include <QCoreApplication>

namespace igroteka::view {
namespace {

using sbor::Phase;

struct SborRealDice : ::testing::Test {
  SborRealDice() {
    table.setUp();
    session::Manners manners = table.session().manners();
    manners.realDice = true;
    table.session().setManners(manners);
    QCoreApplication::sendPostedEvents();
  }
  std::string last() { return table.match().action(table.match().present() - 1); }
  QString note() { return table.view().wanted(); }

  SborTable table{2, 11};
};

TEST_F(SborRealDice, AreTypedAndPlayedByTheKeyboardAlone) {
  const std::size_t at = table.match().present();
  EXPECT_EQ(note(), sborWords::tellDice(false));
  for (const int key : {Qt::Key_6, Qt::Key_3, Qt::Key_6, Qt::Key_1}) {
    table.key(Qt::Key_Return); // not all of them yet
    EXPECT_EQ(table.match().present(), at);
    table.key(key);
  }
  EXPECT_EQ(note(), sborWords::tellDice(true));
  table.key(Qt::Key_5); // one too many changes nothing
  table.key(Qt::Key_Return);
  ASSERT_EQ(table.match().present(), at + 1);
  EXPECT_EQ(last(), "roll 6 3 6 1");
  EXPECT_EQ(table.state().phase, Phase::acting);
}

TEST_F(SborRealDice, AreClickedAndCorrected) {
  SborBar& bar = table.view().bar();
  for (const int value : {2, 2, 5, 4}) {
    table.click(bar.padButton(value));
  }
  EXPECT_FALSE(bar.padButton(1)->isVisible()) << "no more are due";
  table.click(bar.dieButton(1)); // it was no second two
  EXPECT_TRUE(bar.padButton(1)->isVisible());
  table.key(Qt::Key_Backspace);
  table.click(bar.padButton(6));
  table.click(bar.padButton(1));
  table.click(bar.toldButton());
  EXPECT_EQ(last(), "roll 2 5 6 1");
}

TEST_F(SborRealDice, AMistakeIsUndoneAndTheNumbersAreStillThere) {
  for (const int key : {Qt::Key_6, Qt::Key_3, Qt::Key_6, Qt::Key_1, Qt::Key_Return}) {
    table.key(key);
  }
  ASSERT_EQ(last(), "roll 6 3 6 1");
  table.session().undo();
  ASSERT_EQ(table.state().phase, Phase::throwing);
  EXPECT_TRUE(table.view().bar().toldButton()->isVisible());
  table.key(Qt::Key_Backspace);
  table.key(Qt::Key_2);
  table.key(Qt::Key_Return);
  EXPECT_EQ(last(), "roll 6 3 6 2");
}

TEST_F(SborRealDice, OnlyThoseThatWereNotKeptAreAskedFor) {
  for (int turn = 0; turn < 2; ++turn) {
    table.session().tellThrow("roll 1 1 5 6");
    table.session().propose(turn == 0 ? "end keep 1 1 5" : "end");
  }
  ASSERT_EQ(table.state().diceDue(), 1);
  table.key(Qt::Key_4);
  table.key(Qt::Key_4);
  table.key(Qt::Key_Space);
  EXPECT_EQ(last(), "roll 4");
}

} // namespace
} // namespace igroteka::view
