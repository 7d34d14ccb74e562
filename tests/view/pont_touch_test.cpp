// SPDX-License-Identifier: MIT
// Several fingers at once, each with the tile of its own seat.
#include "pont_table.h"

#include <gtest/gtest.h>

#include <QPointingDevice>
#include <QTest>

namespace igroteka::view {
namespace {

using Kind = PontChoice::Kind;

struct TouchTable : PontTable {
  TouchTable() : PontTable(R"({"id":"rush","players":2})") {
    session().pause(false);
    clock().pass(3000);
  }

  QTest::QTouchEventWidgetSequence fingers() { return QTest::touchEvent(&view(), device); }

  int tileOf(Actor seat) { return view().state().seat(indexOf(seat)).hand.number(); }

  /// A place of the seat's tile; the tile is turned for it by taps.
  pont::Place prepared(Actor seat, int finger) {
    const auto places = view().state().mosaic.places(tileOf(seat), 2);
    if (places.empty()) {
      ADD_FAILURE() << "fits nowhere";
      return {};
    }
    for (int turn = 0; turn < places[0].rotation; ++turn) {
      const QPoint there = item(seat, {Kind::hand, tileOf(seat)}).toPoint();
      fingers().press(finger, there, &view()).commit();
      fingers().release(finger, there, &view()).commit();
      view().finishAnimation();
    }
    return places[0];
  }

  QPointingDevice* device = QTest::createTouchDevice();
};

TEST(PontTouch, ATapOnAStackDrawsAndTapsOnTheTileTurnIt) {
  TouchTable table;
  const QPoint stack = table.item(Actor::seat2, {Kind::stack, 1}).toPoint();
  table.fingers().press(0, stack, &table.view()).commit();
  table.fingers().release(0, stack, &table.view()).commit();
  EXPECT_EQ(table.lastAction(), "2 draw 1");
  table.view().finishAnimation();
  const pont::Place place = table.prepared(Actor::seat2, 0);
  EXPECT_EQ(table.view().desks()[1].rotation(), place.rotation);
  EXPECT_EQ(table.match().present(), 1U);
}

TEST(PontTouch, TwoFingersCarryTheTilesOfTwoSeatsAtTheSameTime) {
  TouchTable table;
  PontView& view = table.view();
  for (const Actor seat : {Actor::seat1, Actor::seat2}) {
    const QPoint stack = table.item(seat, {Kind::stack, 1}).toPoint();
    table.fingers().press(0, stack, &view).commit();
    table.fingers().release(0, stack, &view).commit();
    view.finishAnimation();
  }
  ASSERT_EQ(table.match().present(), 2U);
  const pont::Place one = table.prepared(Actor::seat1, 0);
  const pont::Place two = table.prepared(Actor::seat2, 0);
  const QPoint fromOne =
      table.item(Actor::seat1, {Kind::hand, table.tileOf(Actor::seat1)}).toPoint();
  const QPoint fromTwo =
      table.item(Actor::seat2, {Kind::hand, table.tileOf(Actor::seat2)}).toPoint();
  const QPoint toOne = view.places().centreOf(one.cell).toPoint();
  const QPoint toTwo = view.places().centreOf(two.cell).toPoint();
  table.fingers().press(1, fromOne, &view).press(2, fromTwo, &view).commit();
  table.fingers()
      .move(1, (fromOne + toOne) / 2, &view)
      .move(2, (fromTwo + toTwo) / 2, &view)
      .commit();
  table.fingers().move(1, toOne, &view).move(2, toTwo, &view).commit();
  table.fingers().release(1, toOne, &view).stationary(2).commit();
  EXPECT_EQ(table.lastAction(), pont::write(pont::Move::lay(Actor::seat1, one)));
  const auto late = view.state().mosaic.allows(table.tileOf(Actor::seat2), two, 2);
  table.fingers().release(2, toTwo, &view).commit();
  if (late) {
    EXPECT_EQ(table.lastAction(), pont::write(pont::Move::lay(Actor::seat2, two)));
    EXPECT_EQ(table.match().present(), 4U);
  } else {
    EXPECT_FALSE(table.bubble().isEmpty());
    EXPECT_EQ(table.match().present(), 3U);
  }
}

TEST(PontTouch, AFingerThatIsTakenAwayByTheSystemDoesNothing) {
  TouchTable table;
  PontView& view = table.view();
  const QPoint stack = table.item(Actor::seat1, {Kind::stack, 1}).toPoint();
  table.fingers().press(0, stack, &view).commit();
  table.fingers().release(0, stack, &view).commit();
  view.finishAnimation();
  const QPoint from = table.item(Actor::seat1, {Kind::hand, table.tileOf(Actor::seat1)}).toPoint();
  table.fingers().press(0, from, &view).commit();
  table.fingers().move(0, view.places().area().center().toPoint(), &view).commit();
  QTouchEvent cancelled(QEvent::TouchCancel, table.device);
  QCoreApplication::sendEvent(&view, &cancelled);
  EXPECT_EQ(table.match().present(), 1U);
  EXPECT_NE(table.tileOf(Actor::seat1), 0);
}

} // namespace
} // namespace igroteka::view
