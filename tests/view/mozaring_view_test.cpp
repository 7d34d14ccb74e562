// SPDX-License-Identifier: MIT
// A person at the board: mouse, keyboard, refusals, and what is told.
#include "mozaring_table.h"

#include <gtest/gtest.h>

#include <QAbstractEventDispatcher>
#include <QAccessible>
#include <QAction>
#include <QPushButton>

namespace igroteka::view {
namespace {

const std::string twoPlayers = R"({"id":"standard","players":2,"first":1})";
const std::string fourPlayers = R"({"id":"standard","players":4,"first":1})";

std::string ringOf(const std::string& action) {
  return action.substr(0, 2);
}
int fieldOf(const std::string& action) {
  return action[2] - '0';
}

class RecordedGame : public testing::TestWithParam<const char*> {};

TEST_P(RecordedGame, IsPlayedByClicksAlone) {
  const Recorded game = recorded(GetParam());
  MozaringTable table(game.variant, {420, 360});
  for (std::size_t at = 0; at < game.actions.size(); ++at) {
    const std::string& action = game.actions[at];
    if (action == "swap") {
      table.click(table.view().findChild<QPushButton*>()->geometry().center());
    } else {
      table.click(table.pile(ringOf(action)));
      ASSERT_EQ(table.view().inHand(), pileOf(table.view(), ringOf(action))) << action;
      table.click(table.field(fieldOf(action)));
    }
    ASSERT_EQ(table.match().present(), at + 1) << action << table.bubble().toStdString();
    ASSERT_EQ(table.match().action(at), action);
  }
  EXPECT_TRUE(table.session().ending());
}

TEST_P(RecordedGame, IsPlayedByDraggingAlone) {
  const Recorded game = recorded(GetParam());
  MozaringTable table(game.variant, {420, 360});
  for (std::size_t at = 0; at < game.actions.size(); ++at) {
    const std::string& action = game.actions[at];
    if (action == "swap") {
      table.click(table.view().findChild<QPushButton*>()->geometry().center());
      continue;
    }
    table.press(table.pile(ringOf(action)));
    table.moveTo((table.pile(ringOf(action)) + table.field(fieldOf(action))) / 2);
    table.moveTo(table.field(fieldOf(action)));
    table.release(table.field(fieldOf(action)));
    ASSERT_EQ(table.match().present(), at + 1) << action << table.bubble().toStdString();
    ASSERT_EQ(table.match().action(at), action);
  }
  EXPECT_TRUE(table.session().ending());
}

TEST_P(RecordedGame, IsPlayedByTheKeyboardAlone) {
  const Recorded game = recorded(GetParam());
  MozaringTable table(game.variant, {420, 360});
  for (std::size_t at = 0; at < game.actions.size(); ++at) {
    const std::string& action = game.actions[at];
    if (action == "swap") {
      table.key(Qt::Key_X);
    } else {
      table.key(action[0]);
      table.key(action[1] - 'a' + 'A');
      table.key(action[2]);
      table.key(Qt::Key_Return);
    }
    ASSERT_EQ(table.match().present(), at + 1) << action << table.bubble().toStdString();
    ASSERT_EQ(table.match().action(at), action);
  }
  EXPECT_TRUE(table.session().ending());
}

INSTANTIATE_TEST_SUITE_P(Mozaring, RecordedGame,
                         testing::Values("mozaring-standard-2", "mozaring-standard-4",
                                         "mozaring-rounds-2", "mozaring-swap-2",
                                         "mozaring-avoid-3"));

TEST(MozaringView, ArrowsAndTabReachEveryFieldAndPile) {
  MozaringTable table(twoPlayers);
  std::vector<MozaringView::Spot> reached{table.view().focusSpot()};
  for (std::size_t next = 0; next < reached.size(); ++next) {
    for (const int key : {Qt::Key_Left, Qt::Key_Right, Qt::Key_Up, Qt::Key_Down}) {
      table.view().setFocusSpot(reached[next]);
      table.key(key);
      const auto spot = table.view().focusSpot();
      if (std::ranges::find(reached, spot) == reached.end()) {
        reached.push_back(spot);
      }
    }
  }
  EXPECT_EQ(reached.size(), table.view().spots().size());
  table.view().setFocusSpot(4);
  table.key(Qt::Key_Tab);
  EXPECT_TRUE(std::holds_alternative<MozaringPile>(table.view().focusSpot()));
  EXPECT_TRUE(table.view().hasFocus());
}

TEST(MozaringView, ArrowsAndEnterAloneMakeAMove) {
  MozaringTable table(fourPlayers);
  table.key(Qt::Key_Tab);
  table.key(Qt::Key_Return);
  ASSERT_TRUE(table.view().inHand());
  table.key(Qt::Key_Up);
  table.key(Qt::Key_Space);
  EXPECT_EQ(table.match().present(), 1U);
  EXPECT_EQ(table.match().action(0)[2], '2');
}

struct Layout {
  const char* name;
  int s; ///< what the layout makes of the key of S, and of B
  int b;
};

class KeyboardLayout : public testing::TestWithParam<Layout> {};

TEST_P(KeyboardLayout, PlaysByTheKeysPlaces) {
  MozaringTable table(twoPlayers);
  table.keyAt(56, GetParam().b, QString(QChar(GetParam().b)));
  table.keyAt(39, GetParam().s, QString(QChar(GetParam().s)));
  table.keyAt(16, Qt::Key_7, QStringLiteral("7"));
  table.keyAt(36, Qt::Key_Return, QStringLiteral("\r"));
  ASSERT_EQ(table.match().present(), 1U);
  EXPECT_EQ(table.match().action(0), "Bs7");
}

INSTANTIATE_TEST_SUITE_P(Mozaring, KeyboardLayout,
                         testing::Values(Layout{"us", 'S', 'B'}, Layout{"ru", 0x42b, 0x418},
                                         Layout{"bg", 0x42f, 0x424}),
                         [](const auto& layout) { return std::string(layout.param.name); });

TEST(MozaringView, AClickOnASlotOffersTheOnlyRingThatFits) {
  MozaringTable table(fourPlayers);
  table.click(table.slot("m5"));
  ASSERT_TRUE(table.view().inHand());
  EXPECT_EQ(*table.view().inHand(), pileOf(table.view(), "Rm"));
  EXPECT_EQ(table.match().present(), 0U);
  table.click(table.slot("m5"));
  ASSERT_EQ(table.match().present(), 1U);
  EXPECT_EQ(table.match().action(0), "Rm5");
}

TEST(MozaringView, AClickOnASlotForTwoColoursWaitsForTheColour) {
  MozaringTable table(twoPlayers);
  table.click(table.slot("l9"));
  EXPECT_FALSE(table.view().inHand());
  EXPECT_EQ(table.view().scene().legal, (std::vector<MozaringSlot>{{8, PieceSize::large}}));
  table.click(table.pile("Yl"));
  ASSERT_EQ(table.match().present(), 1U);
  EXPECT_EQ(table.match().action(0), "Yl9");
}

TEST(MozaringView, LightsTheSlotsThatCanTakeTheRingInHand) {
  MozaringTable table(fourPlayers);
  table.play({"Rm5", "Gm1"});
  table.click(table.pile("Bm"));
  EXPECT_EQ(table.view().scene().legal.size(), 7U);
  Look look = table.view().look();
  look.legalPlaces = false;
  table.view().setLook(look);
  EXPECT_TRUE(table.view().scene().legal.empty());
  table.key(Qt::Key_Escape);
  EXPECT_FALSE(table.view().inHand());
  EXPECT_EQ(table.match().present(), 2U);
}

TEST(MozaringView, SaysWhyARingCannotGoThereAndLeavesItInTheHand) {
  MozaringTable table(fourPlayers);
  table.play({"Rm5"});
  table.click(table.pile("Gm"));
  table.click(table.field(5));
  EXPECT_EQ(table.bubble(), QStringLiteral("Field 5 already holds a medium ring."));
  EXPECT_EQ(table.view().scene().refused, (MozaringSlot{4, PieceSize::medium}));
  EXPECT_TRUE(table.view().inHand());
  EXPECT_TRUE(table.view().animating());
  table.view().passAll();
  EXPECT_FALSE(table.view().scene().refused);
  EXPECT_EQ(table.match().present(), 1U);
}

TEST(MozaringView, SaysWhyARingCannotBeTaken) {
  MozaringTable table(twoPlayers);
  table.click(table.pile("Rs"));
  EXPECT_EQ(table.bubble(), QStringLiteral("The red rings belong to another player."));
  table.play({"Bm5", "Rm1", "Ys1", "Gl3"});
  table.click(table.pile("Ym"));
  EXPECT_EQ(table.bubble(), QStringLiteral("A blue ring is due now: the two colours alternate."));
  EXPECT_FALSE(table.view().inHand());
  EXPECT_EQ(table.match().present(), 4U);
}

TEST(MozaringView, ADraggedRingGoesBackWhereItCameFrom) {
  MozaringTable table(fourPlayers);
  const std::string before = table.lying();
  table.press(table.pile("Rl"));
  table.moveTo(table.field(1));
  EXPECT_EQ(table.view().scene().air.size(), 1U);
  table.release(QPointF(table.view().width() / 2.0, 2));
  EXPECT_FALSE(table.view().inHand());
  table.view().passAll();
  EXPECT_EQ(table.lying(), before);
}

TEST(MozaringView, SeatsOfComputersRefuseHands) {
  MozaringTable table(fourPlayers);
  table.session().pause(true);
  table.click(table.pile("Rl"));
  EXPECT_FALSE(table.view().inHand());
  EXPECT_EQ(table.bubble(), QStringLiteral("The match is paused."));
}

QStringList spoken(MozaringView& view) {
  QStringList names;
  QAccessibleInterface* board = QAccessible::queryAccessibleInterface(&view);
  for (int i = 0; i < board->childCount() && i < 9; ++i) {
    names.append(board->child(i)->text(QAccessible::Name));
  }
  return names;
}

TEST(MozaringAccess, EveryFieldSpeaks) {
  MozaringTable table(R"({"id":"standard","players":4,"first":1,"closed":["m5"]})");
  table.play({"Rs4", "Gl4", "Bm4", "Yl1"});
  QStringList names = spoken(table.view());
  EXPECT_EQ(names[0], QStringLiteral("Field 1: large yellow"));
  EXPECT_EQ(names[1], QStringLiteral("Field 2: empty"));
  EXPECT_EQ(names[3], QStringLiteral("Field 4: large green, medium blue, small red"));
  EXPECT_EQ(names[4], QStringLiteral("Field 5: medium slot closed"));
  table.click(table.pile("Rl"));
  names = spoken(table.view());
  EXPECT_EQ(names[0], QStringLiteral("Field 1: large yellow – the ring in hand does not fit here"));
  EXPECT_EQ(names[1], QStringLiteral("Field 2: empty – the ring in hand fits here"));
}

TEST(MozaringAccess, PilesSpeakAndCanBePressed) {
  MozaringTable table(fourPlayers);
  QAccessibleInterface* board = QAccessible::queryAccessibleInterface(&table.view());
  QAccessibleInterface* pile = board->child(9);
  ASSERT_NE(pile, nullptr);
  EXPECT_EQ(pile->text(QAccessible::Name),
            QStringLiteral("Reserve of Player 1: large red, left: 3"));
  EXPECT_EQ(pile->text(QAccessible::Description), QStringLiteral("May be taken now"));
  EXPECT_EQ(board->indexOfChild(pile), 9);
  EXPECT_TRUE(table.view().rect().contains(
      QRect(table.view().mapFromGlobal(pile->rect().topLeft()), pile->rect().size())));
  pile->actionInterface()->doAction(QAccessibleActionInterface::pressAction());
  ASSERT_TRUE(table.view().inHand());
  QAccessibleInterface* field = board->child(6);
  EXPECT_EQ(
      field->actionInterface()->localizedActionName(QAccessibleActionInterface::pressAction()),
      QStringLiteral("Place the ring here"));
  field->actionInterface()->doAction(QAccessibleActionInterface::pressAction());
  ASSERT_EQ(table.match().present(), 1U);
  EXPECT_EQ(table.match().action(0), "Rl7");
  EXPECT_EQ(pile->text(QAccessible::Name),
            QStringLiteral("Reserve of Player 1: large red, left: 2"));
}

TEST(MozaringAccess, TheFocusIsAChildOfTheBoard) {
  MozaringTable table(fourPlayers);
  table.key(Qt::Key_3);
  QAccessibleInterface* board = QAccessible::queryAccessibleInterface(&table.view());
  ASSERT_NE(board->focusChild(), nullptr);
  EXPECT_EQ(board->focusChild()->text(QAccessible::Name), QStringLiteral("Field 3: empty"));
  EXPECT_TRUE(board->focusChild()->state().focused);
}

} // namespace
} // namespace igroteka::view
