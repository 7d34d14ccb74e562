// SPDX-License-Identifier: MIT
// What cards, trays and the prompt tell the people of a rush.
#include "pont_table.h"
#include "view/theme.h"

#include <gtest/gtest.h>

#include <QFontMetricsF>

#include <set>

namespace igroteka::view {
namespace {

const std::string rushOfTwo = R"({"id":"rush","players":2})";
const std::string rushOfFour = R"({"id":"rush","players":4})";

TEST(PontTelling, TheKeysStandWholeBeforeEveryHandHoweverLittleRoomThereIs) {
  RunningTable table(rushOfFour);
  table.session().rename(Actor::seat2, QStringLiteral("Константин Преображенский"));
  const QFontMetricsF metrics(roleFont(TextRole::caption, table.view().font()));
  for (const int width : {1600, 1000, 700, 520}) {
    table.view().resize(width, 560);
    for (const PontTray& tray : table.view().trays()) {
      const double room = tray.caption.width();
      const QString caption = table.view().captionOf(tray.seat, room);
      EXPECT_LE(metrics.horizontalAdvance(caption), room) << width;
      const auto hand = static_cast<std::size_t>(indexOf(tray.seat));
      EXPECT_TRUE(hand == 1 || caption.contains(QString::number(hand + 1)))
          << "of a name that is none the number is kept: " << caption.toStdString();
      for (std::size_t act = 0; act < pontActs; ++act) {
        const Qt::Key key = table.view().handKeys().key(hand, static_cast<PontAct>(act));
        ASSERT_TRUE(caption.contains(signOf(key))) << width << ": " << caption.toStdString();
      }
    }
  }
}

TEST(PontTelling, WhoHasToGiveIsToldWithWhichKeys) {
  RunningTable table(rushOfTwo);
  const QString before = table.view().keysOf(Actor::seat1);
  EXPECT_TRUE(before.contains(QStringLiteral("turn")));
  while (table.view().state().seat(0).gifts == 0) {
    const pont::Move move = simpleMove(table.view().rules(), table.view().state(), Actor::seat1);
    ASSERT_FALSE(table.session().propose(Actor::seat1, pont::Rules::write(move)));
  }
  const QString now = table.view().keysOf(Actor::seat1);
  EXPECT_TRUE(now.contains(QStringLiteral("to whom"))) << now.toStdString();
  EXPECT_EQ(table.view().keysOf(Actor::seat2).contains(QStringLiteral("to whom")), false);
}

TEST(PontTelling, ARefusalStaysToBeReadWhateverTheOthersDo) {
  RunningTable table(rushOfTwo);
  ASSERT_TRUE(table.session().propose(Actor::seat1, "1 draw 1") == std::nullopt);
  table.key(Qt::Key_E); // on a cell where the tile does not fit as it lies, or fits
  while (table.bubble().isEmpty()) {
    table.key(Qt::Key_D);
    table.key(Qt::Key_E);
    ASSERT_FALSE(table.view().state().seat(0).hand.isNone()) << "it was placed";
  }
  const QString why = table.bubble();
  ASSERT_FALSE(table.session().propose(Actor::seat2, "2 draw 1"));
  EXPECT_EQ(table.bubble(), why);
  ASSERT_FALSE(table.session().propose(Actor::seat1, "1 discard"));
  table.key(Qt::Key_E); // draws
  EXPECT_TRUE(table.bubble().isEmpty());
}

TEST(PontTelling, ARefusalLeavesTheCellToBeSeen) {
  RunningTable table(rushOfTwo);
  ASSERT_FALSE(table.session().propose(Actor::seat1, "1 draw 1"));
  const auto* bubble = table.view().findChild<QLabel*>(QStringLiteral("bubble"));
  for (const pont::Cell cell : touchingCells(table.view().state().mosaic)) {
    if (table.view().state().mosaic.around(cell).count > 1) {
      continue;
    }
    table.view().activate({.cell = cell});
    bubble = table.view().findChild<QLabel*>(QStringLiteral("bubble"));
    ASSERT_TRUE(bubble != nullptr && bubble->isVisible());
    const QRectF shown = table.view().places().outlineOf(cell).boundingRect();
    EXPECT_FALSE(QRectF(bubble->geometry()).intersects(shown.adjusted(1, 1, -1, -1)))
        << cell.q << "," << cell.r;
  }
}

TEST(PontTelling, OnePersonAmongComputersIsToldWhatComesNext) {
  PontTable table(rushOfTwo);
  table.session().seat(Actor::seat2, Level::beginner);
  table.key(Qt::Key_Return);
  EXPECT_TRUE(table.view().wanted().isEmpty()) << "nothing while it is covered";
  table.clock().pass(3000);
  EXPECT_EQ(table.view().wanted(), QStringLiteral("Draw a tile."));
  ASSERT_FALSE(table.session().propose(Actor::seat1, "1 draw 1"));
  EXPECT_EQ(table.view().wanted(), QStringLiteral("Place the drawn tile, or discard it."));
  table.session().seat(Actor::seat2, std::nullopt);
  EXPECT_TRUE(table.view().wanted().isEmpty()) << "two people look each at their own tray";
}

TEST(PontTelling, EveryHandBeginsAtACellOfItsOwn) {
  RunningTable table(rushOfFour);
  std::set<std::pair<int, int>> cells;
  for (const PontDesk& desk : table.view().desks()) {
    EXPECT_TRUE(cells.emplace(desk.cell().q, desk.cell().r).second);
    EXPECT_GE(table.view().state().mosaic.around(desk.cell()).count, 1);
  }
}

TEST(PontTelling, TheNumberOnACardSaysThatItCountsTiles) {
  RunningTable table(rushOfTwo);
  EXPECT_EQ(table.view().scoreMeaning(Actor::seat1), QStringLiteral("Tiles left: 27"));
  EXPECT_FALSE(table.view().scoreSign(Actor::seat1).isNull());
}

TEST(PontTelling, AdviceAtTheCellOfTheCursorIsNotMixedWithTheTileAsItIsTurnedNow) {
  PontTable table(R"({"id":"turns","players":2})");
  const Actor seat = table.match().actors(0).first();
  ASSERT_FALSE(table.session().propose(seat, pont::Rules::write(pont::Move::draw(seat, 1))));
  table.view().passAll();
  table.key(Qt::Key_R);
  table.view().passAll();
  const pont::Cell cell = table.view().desks().front().cell();
  const QRect area = table.view().places().outlineOf(cell, 0.8).boundingRect().toAlignedRect();
  const auto seen = [&] { return table.view().grab(area).toImage(); };
  const QImage plain = seen();
  Answer answer;
  answer.action = pont::Rules::write(pont::Move::lay(seat, {cell, 4}));
  table.view().showHint(answer);
  const QImage advised = seen();
  EXPECT_NE(advised, plain);
  table.key(Qt::Key_R);
  table.view().passAll();
  EXPECT_EQ(seen(), advised);
  table.view().clearHint();
  EXPECT_NE(seen(), advised);
}

} // namespace
} // namespace igroteka::view
