// SPDX-License-Identifier: MIT
// Everyone at once: several hands at one keyboard, the countdown, the cover.
#include "pont_table.h"
#include "view/pont_keys_dialog.h"

#include <gtest/gtest.h>

#include <QAction>
#include <QMenu>
#include <QTest>

#include <algorithm>
#include <set>

namespace igroteka::view {
namespace {

using Kind = PontChoice::Kind;

const std::string rushOfTwo = R"({"id":"rush","players":2})";
const std::string rushOfFour = R"({"id":"rush","players":4})";

TEST(PontKeys, FourHandsShareNoKeyAndNeedNoNumpad) {
  const PontKeys keys;
  std::set<Qt::Key> all;
  for (std::size_t hand = 0; hand < PontKeys::hands; ++hand) {
    for (std::size_t act = 0; act < pontActs; ++act) {
      const Qt::Key key = keys.key(hand, static_cast<PontAct>(act));
      EXPECT_TRUE(all.insert(key).second) << key;
      EXPECT_EQ(keys.find(key), std::pair(hand, static_cast<PontAct>(act)));
    }
  }
}

TEST(PontKeys, AKeyThatIsTakenIsRefused) {
  PontKeys keys;
  EXPECT_FALSE(keys.set(0, PontAct::turn, Qt::Key_I));
  EXPECT_EQ(keys, PontKeys());
  EXPECT_TRUE(keys.set(0, PontAct::turn, Qt::Key_X));
  EXPECT_TRUE(keys.set(1, PontAct::turn, Qt::Key_Q));
  EXPECT_EQ(PontKeys::read(keys.text()), keys);
  EXPECT_EQ(PontKeys::read(QStringLiteral("1 2 3")), PontKeys());
  EXPECT_EQ(PontKeys::read(keys.text().replace(QStringLiteral("88"), QStringLiteral("81"))),
            PontKeys());
}

TEST(PontKeys, NoHandTakesAKeyThatTheProgramWaitsFor) {
  PontKeys keys;
  for (const Qt::Key key : {Qt::Key_F8, Qt::Key_Escape, Qt::Key_Tab, Qt::Key_Shift}) {
    EXPECT_FALSE(keys.set(0, PontAct::turn, key)) << key;
  }
  EXPECT_EQ(keys, PontKeys());
  PontKeysDialog dialog{keys};
  dialog.show();
  dialog.ask(0, PontAct::act);
  QTest::keyClick(dialog.focusWidget(), Qt::Key_F8);
  EXPECT_TRUE(dialog.said().contains(QStringLiteral("No hand")));
}

TEST(PontKeysDialog, ChangesAKeyAndRefusesAClash) {
  PontKeysDialog dialog{PontKeys()};
  dialog.show();
  dialog.ask(0, PontAct::act);
  QTest::keyClick(dialog.focusWidget(), Qt::Key_O);
  EXPECT_TRUE(dialog.said().contains(QStringLiteral("hand 3")));
  EXPECT_EQ(dialog.keys(), PontKeys());
  dialog.ask(0, PontAct::act);
  QTest::keyClick(dialog.focusWidget(), Qt::Key_X);
  EXPECT_EQ(dialog.keys().key(0, PontAct::act), Qt::Key_X);
  dialog.ask(0, PontAct::act);
  QTest::keyClick(dialog.focusWidget(), Qt::Key_Escape);
  EXPECT_EQ(dialog.keys().key(0, PontAct::act), Qt::Key_X);
  EXPECT_TRUE(dialog.isVisible());
}

TEST(PontRush, BeginsCoveredAndCountsDown) {
  PontTable table(rushOfTwo);
  EXPECT_TRUE(table.session().paused());
  EXPECT_TRUE(table.view().spots().empty());
  const QImage covered = table.view().grab().toImage();
  table.key(Qt::Key_Return);
  EXPECT_EQ(table.session().countdown(), 3);
  table.key(Qt::Key_E);
  EXPECT_EQ(table.match().present(), 0U);
  table.clock().pass(1000);
  EXPECT_EQ(table.session().countdown(), 2);
  EXPECT_EQ(table.session().elapsed(), 0);
  table.clock().pass(2000);
  EXPECT_EQ(table.session().countdown(), 0);
  EXPECT_FALSE(table.session().paused());
  table.clock().pass(500);
  EXPECT_EQ(table.session().elapsed(), 500);
  EXPECT_NE(table.view().grab().toImage(), covered);
  table.session().pause(true);
  table.clock().pass(500);
  EXPECT_EQ(table.session().elapsed(), 500);
  EXPECT_TRUE(table.view().spots().empty());
}

TEST(PontRush, APauseDuringTheCountdownStopsIt) {
  PontTable table(rushOfTwo);
  table.session().pause(false);
  table.clock().pass(1500);
  table.session().pause(true);
  EXPECT_EQ(table.session().countdown(), 0);
  table.clock().pass(5000);
  EXPECT_TRUE(table.session().paused());
  table.session().pause(false);
  EXPECT_EQ(table.session().countdown(), 3);
}

/// The keys that lead the hand's cursor to the cell.
void walkByHand(PontTable& table, std::size_t hand, pont::Cell goal) {
  const PontView& view = table.view();
  const auto cells = touchingCells(view.state().mosaic);
  const std::array<std::pair<PontAct, QPointF>, 4> ways = {{{PontAct::left, {-1, 0}},
                                                            {PontAct::right, {1, 0}},
                                                            {PontAct::up, {0, -1}},
                                                            {PontAct::down, {0, 1}}}};
  std::vector<std::pair<pont::Cell, std::vector<PontAct>>> reached{
      {view.desks().at(hand).cell(), {}}};
  for (std::size_t next = 0; next < reached.size(); ++next) {
    const auto [here, acts] = reached[next];
    if (here == goal) {
      for (const PontAct act : acts) {
        table.key(view.handKeys().key(hand, act));
      }
      return;
    }
    for (const auto& [act, way] : ways) {
      PontDesk desk = view.desks().at(hand);
      desk.aimAt(here);
      desk.walk(cells, way);
      const auto known = [&](const auto& one) { return one.first == desk.cell(); };
      if (std::ranges::none_of(reached, known)) {
        reached.push_back({desk.cell(), acts});
        reached.back().second.push_back(act);
      }
    }
  }
  FAIL() << "cannot walk there";
}

TEST(PontRush, TwoPeopleAtOneKeyboardDrawTurnAndPlaceAtTheSameTime) {
  RunningTable table(rushOfTwo);
  const PontView& view = table.view();
  const auto press = [&](std::size_t hand, PontAct act) {
    table.key(view.handKeys().key(hand, act));
  };
  press(0, PontAct::act);
  press(1, PontAct::act);
  ASSERT_EQ(table.match().present(), 2U);
  for (const std::size_t hand : {std::size_t{1}, std::size_t{0}}) {
    const Actor seat = view.desks()[hand].seat();
    const int tile = view.state().seat(indexOf(seat)).hand.number();
    ASSERT_NE(tile, 0);
    const auto places = view.state().mosaic.places(tile, 2);
    const std::size_t before = table.match().present();
    if (places.empty()) {
      press(hand, PontAct::other);
      press(hand, PontAct::act);
      EXPECT_EQ(table.lastAction(), pont::write(pont::Move::discard(seat)));
    } else {
      walkByHand(table, hand, places[0].cell);
      while (view.desks()[hand].rotation() != places[0].rotation) {
        press(hand, PontAct::turn);
      }
      press(hand, PontAct::act);
      EXPECT_EQ(table.lastAction(), pont::write(pont::Move::lay(seat, places[0])));
    }
    EXPECT_EQ(table.match().present(), before + 1);
  }
}

TEST(PontRush, TheLaterOfTwoIsRefusedKindlyAndKeepsItsTile) {
  RunningTable table(rushOfTwo);
  const PontView& view = table.view();
  table.key(view.handKeys().key(0, PontAct::act));
  table.key(view.handKeys().key(1, PontAct::act));
  const int tile = view.state().seat(0).hand.number();
  const auto places = view.state().mosaic.places(tile, 2);
  ASSERT_FALSE(places.empty());
  ASSERT_FALSE(table.session().propose(pont::write(pont::Move::lay(Actor::seat1, places[0]))));
  table.view().finishAnimation();
  table.view().serveWithMouse(Actor::seat2);
  const int late = view.state().seat(1).hand.number();
  table.click(view.places().centreOf(places[0].cell));
  EXPECT_EQ(table.bubble(), QStringLiteral("A tile lies there already."));
  EXPECT_EQ(view.state().seat(1).hand.number(), late);
  EXPECT_EQ(table.match().present(), 3U);
}

TEST(PontRush, EverybodyHasATrayWithKeysAndTheMouseServesTheOneClicked) {
  RunningTable table(rushOfFour);
  PontView& view = table.view();
  ASSERT_EQ(view.trays().size(), 4U);
  for (const PontTray& tray : view.trays()) {
    EXPECT_FALSE(view.keysOf(tray.seat).isEmpty());
    EXPECT_LE(tray.frame.right(), view.width());
    for (const PontTray::Item& item : tray.items) {
      EXPECT_TRUE(tray.frame.contains(item.rect)) << numberOf(tray.seat);
    }
  }
  table.click(table.item(Actor::seat3, {Kind::stack, 1}));
  EXPECT_EQ(table.lastAction(), "3 draw 1");
  EXPECT_EQ(view.mouseDesk()->seat(), Actor::seat3);
}

TEST(PontRush, PlacesAreShownOnlyToThoseWhoWantHelp) {
  RunningTable table(rushOfTwo);
  PontView& view = table.view();
  table.key(view.handKeys().key(0, PontAct::act));
  view.finishAnimation();
  const QString before = view.wordsOf(PontView::Spot{.cell = view.desks()[0].cell()});
  EXPECT_FALSE(before.contains(QStringLiteral("fit")));
  const QList<QAction*> actions = view.menuActions();
  const auto help = std::ranges::find_if(
      actions, [](const QAction* one) { return one->objectName() == QLatin1String("showPlaces"); });
  ASSERT_NE(help, actions.end());
  (*help)->menu()->actions().at(0)->setChecked(true);
  view.serveWithMouse(Actor::seat1);
  const QString after = view.wordsOf(PontView::Spot{.cell = view.desks()[0].cell()});
  EXPECT_TRUE(after.contains(QStringLiteral("fit")));
}

} // namespace
} // namespace igroteka::view
