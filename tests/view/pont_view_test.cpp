// SPDX-License-Identifier: MIT
// People at the table of Tantrix Pont: mouse, keyboard, refusals, and what is told.
#include "picture_support.h"
#include "pont_table.h"

#include <gtest/gtest.h>

#include <QAccessible>
#include <QAction>

#include <algorithm>
#include <array>
#include <utility>
#include <vector>

namespace igroteka::view {
namespace {

using pont::Deed;
using Kind = PontChoice::Kind;

const std::string twoInTurns = R"({"id":"turns","players":2})";
const std::string threeInTurns = R"({"id":"turns","players":3,"stacks":[2,1,2]})";

PontChoice sourceOf(const pont::Move& move) {
  return move.stack != 0 ? PontChoice{Kind::stack, move.stack} : PontChoice{Kind::fine, move.tile};
}

/// Makes the move with the mouse alone.
void clickMove(PontTable& table, const pont::Move& move) {
  PontView& view = table.view();
  const Actor seat = move.seat;
  switch (move.deed) {
  case Deed::draw:
    table.click(table.item(seat, {Kind::stack, move.stack}));
    break;
  case Deed::discard:
    table.click(table.item(seat, {Kind::discard, view.state().seat(indexOf(seat)).hand.number()}));
    break;
  case Deed::give:
    table.click(table.item(seat, sourceOf(move)));
    if (view.desks().size() == 1 && view.mouseDesk()->gives() && view.mouseDesk()->seat() == seat &&
        view.mouseDesk()->receivers().size() > 1) {
      table.click(table.receiver(seat, move.receiver));
    }
    break;
  case Deed::niche:
    table.click(table.item(seat, sourceOf(move)));
    [[fallthrough]];
  case Deed::place: {
    const QPointF where = view.places().centreOf(move.place.cell);
    table.moveTo(where);
    while (view.mouseDesk()->rotation() != move.place.rotation) {
      table.wheel(where, -120);
    }
    table.click(where);
    break;
  }
  case Deed::call:
    break;
  }
}

class WholeGame : public testing::TestWithParam<std::string> {};

TEST_P(WholeGame, IsPlayedByTheMouseAlone) {
  PontTable table(GetParam(), 1, {640, 520});
  PontView& view = table.view();
  while (!table.session().ending()) {
    const std::size_t before = table.match().present();
    const Actor seat = table.match().actors(before).first();
    const pont::Move move = simpleMove(view.rules(), view.state(), seat);
    clickMove(table, move);
    ASSERT_EQ(table.match().present(), before + 1)
        << pont::write(move) << ": " << table.bubble().toStdString();
    ASSERT_EQ(table.lastAction(), pont::write(move));
    view.finishAnimation();
  }
  EXPECT_TRUE(view.desks().empty());
}

constexpr std::array<std::pair<int, QPointF>, 4> arrows = {{{Qt::Key_Left, {-1, 0}},
                                                            {Qt::Key_Right, {1, 0}},
                                                            {Qt::Key_Up, {0, -1}},
                                                            {Qt::Key_Down, {0, 1}}}};

/// Walks there with the arrows, by the shortest way; false if there is none.
bool walkTo(PontTable& table, pont::Cell cell) {
  const PontView& view = table.view();
  const auto cells = touchingCells(view.state().mosaic);
  std::vector<std::pair<pont::Cell, std::vector<int>>> reached{{view.desks().front().cell(), {}}};
  for (std::size_t next = 0; next < reached.size(); ++next) {
    const auto [here, keys] = reached[next];
    if (here == cell) {
      std::ranges::for_each(keys, [&](int key) { table.key(key); });
      return view.desks().front().cell() == cell;
    }
    for (const auto& [key, way] : arrows) {
      PontDesk desk = view.desks().front();
      desk.aimAt(here);
      desk.walk(cells, way);
      if (std::ranges::find(reached, desk.cell(), [](const auto& one) { return one.first; }) ==
          reached.end()) {
        reached.push_back({desk.cell(), keys});
        reached.back().second.push_back(key);
      }
    }
  }
  return false;
}

void keyMove(PontTable& table, const pont::Move& move) {
  const auto desk = [&]() -> const PontDesk& { return table.view().desks().front(); };
  const auto chooseByTab = [&](const PontChoice& choice) {
    for (int turn = 0; turn < 40 && desk().chosen() != choice; ++turn) {
      table.key(Qt::Key_O);
    }
  };
  if (move.deed == Deed::discard) {
    table.key(Qt::Key_X);
    return;
  }
  if (move.deed == Deed::place || move.deed == Deed::niche) {
    if (move.deed == Deed::niche) {
      chooseByTab(sourceOf(move));
    }
    ASSERT_TRUE(walkTo(table, move.place.cell));
    while (desk().rotation() != move.place.rotation) {
      table.key(Qt::Key_R);
    }
  } else {
    chooseByTab(sourceOf(move));
    for (int turn = 0; move.deed == Deed::give && turn < 8 && desk().receiver() != move.receiver;
         ++turn) {
      table.key(Qt::Key_G);
    }
  }
  table.key(Qt::Key_Return);
}

TEST_P(WholeGame, IsPlayedByTheKeyboardAlone) {
  PontTable table(GetParam(), 1, {640, 520});
  PontView& view = table.view();
  int unreachable = 0;
  while (!table.session().ending()) {
    const std::size_t before = table.match().present();
    const Actor seat = table.match().actors(before).first();
    const pont::Move move = simpleMove(view.rules(), view.state(), seat);
    keyMove(table, move);
    if (HasFatalFailure()) {
      ++unreachable;
      break;
    }
    ASSERT_EQ(table.match().present(), before + 1)
        << pont::write(move) << ": " << table.bubble().toStdString();
    ASSERT_EQ(table.lastAction(), pont::write(move));
    view.finishAnimation();
  }
  EXPECT_EQ(unreachable, 0);
}

INSTANTIATE_TEST_SUITE_P(Pont, WholeGame, testing::Values(twoInTurns, threeInTurns));

/// A table at which seat has drawn its first tile.
Actor draw(PontTable& table) {
  const Actor seat = table.match().actors(table.match().present()).first();
  table.click(table.item(seat, {Kind::stack, 1}));
  table.view().finishAnimation();
  return seat;
}

TEST(PontView, ADrawnTileIsTurnedByWheelRightClickAndKeys) {
  PontTable table(twoInTurns);
  draw(table);
  const QPointF middle = table.view().places().area().center();
  table.moveTo(middle);
  table.wheel(middle, -120);
  EXPECT_EQ(table.view().mouseDesk()->rotation(), 1);
  EXPECT_TRUE(table.view().animating());
  table.view().passAll();
  EXPECT_FALSE(table.view().animating());
  table.click(middle, Qt::RightButton);
  EXPECT_EQ(table.view().mouseDesk()->rotation(), 2);
  table.key(Qt::Key_R);
  EXPECT_EQ(table.view().mouseDesk()->rotation(), 3);
  table.key(Qt::Key_R, Qt::ShiftModifier);
  table.wheel(middle, 240);
  EXPECT_EQ(table.view().mouseDesk()->rotation(), 0);
}

TEST(PontView, ATileIsDraggedFromTheTrayToItsPlace) {
  PontTable table(twoInTurns);
  const Actor seat = draw(table);
  const PontView& view = table.view();
  const int number = view.state().seat(indexOf(seat)).hand.number();
  const auto places = view.state().mosaic.places(number, 2);
  ASSERT_FALSE(places.empty());
  for (int turn = 0; turn < places[0].rotation; ++turn) {
    table.key(Qt::Key_R);
  }
  const QPointF from = table.item(seat, {Kind::hand, number});
  const QPointF to = view.places().centreOf(places[0].cell);
  table.press(from);
  table.moveTo((from + to) / 2);
  table.moveTo(to);
  table.release(to);
  EXPECT_EQ(table.lastAction(), pont::write(pont::Move::lay(seat, places[0])));
}

TEST(PontView, ClashingEdgesFlashWithTheReasonAndTheTileStaysInHand) {
  PontTable table(twoInTurns);
  const Actor seat = draw(table);
  PontView& view = table.view();
  const int number = view.state().seat(indexOf(seat)).hand.number();
  for (const pont::Gap& gap : view.state().mosaic.gaps(2)) {
    for (int rotation = 0; rotation < 6; ++rotation) {
      if (!gap.around.fits(pont::patternOf(number, rotation))) {
        while (view.mouseDesk()->rotation() != rotation) {
          table.key(Qt::Key_R);
        }
        table.click(view.places().centreOf(gap.cell));
        EXPECT_TRUE(table.bubble().contains(QStringLiteral(" meets ")))
            << qPrintable(table.bubble());
        ASSERT_TRUE(view.motion().flash());
        EXPECT_EQ(view.motion().flash()->cell, gap.cell);
        EXPECT_NE(view.motion().flash()->edges, 0U);
        EXPECT_EQ(view.mouseDesk()->tile(), number);
        EXPECT_EQ(table.match().present(), 1U);
        return;
      }
    }
  }
  FAIL() << "everything fits";
}

TEST(PontView, SaysThatATileMustTouchTwoAndBeDrawnFirst) {
  PontTable table(twoInTurns);
  const auto cells = touchingCells(table.view().state().mosaic);
  const auto lonely = std::ranges::find_if(
      cells, [&](pont::Cell cell) { return table.view().state().mosaic.around(cell).count == 1; });
  ASSERT_NE(lonely, cells.end());
  table.click(table.view().places().centreOf(*lonely));
  EXPECT_EQ(table.bubble(), QStringLiteral("There is no tile in the hand: draw one first."));
  draw(table);
  table.click(table.view().places().centreOf(*lonely));
  EXPECT_EQ(table.bubble(), QStringLiteral("It touches only one tile there; it must touch two."));
}

TEST(PontView, LightsTheFittingCellsOnlyWhereThatIsWanted) {
  PontTable table(twoInTurns);
  const Actor seat = draw(table);
  const PontView& view = table.view();
  const auto fits = view.fitsOf(*view.mouseDesk());
  const int number = view.state().seat(indexOf(seat)).hand.number();
  EXPECT_EQ(fits.now.size() + fits.turned.size(), view.state().mosaic.places(number, 2).size());
  const QImage lit = table.view().grab().toImage();
  Look look = table.view().look();
  look.legalPlaces = false;
  table.view().setLook(look);
  EXPECT_NE(table.view().grab().toImage(), lit);
}

TEST(PontView, ZoomsAndPansAndFits) {
  PontTable table(twoInTurns);
  PontView& view = table.view();
  const PontLayout fitted = view.places();
  const QPointF middle = view.places().area().center();
  table.wheel(middle, 240, Qt::ControlModifier);
  EXPECT_GT(view.places().side(), fitted.side());
  const QPointF before = view.places().centreOf({0, 0});
  table.press(QPointF(30, 30));
  table.moveTo(QPointF(60, 30));
  table.moveTo(QPointF(90, 50));
  table.release(QPointF(90, 50));
  EXPECT_NE(view.places().centreOf({0, 0}), before);
  EXPECT_EQ(table.match().present(), 0U);
  table.key(Qt::Key_F);
  table.view().passAll();
  EXPECT_TRUE(view.places().shows(groundOf(view.state().mosaic)));
  table.key(Qt::Key_Minus);
  EXPECT_LT(view.places().side(), fitted.side() + 1);
}

TEST(PontView, TheScreenReaderHearsCellsAndTrays) {
  PontTable table(twoInTurns);
  draw(table);
  auto* access = QAccessible::queryAccessibleInterface(&table.view());
  ASSERT_NE(access, nullptr);
  const auto spots = table.view().spots();
  ASSERT_GE(access->childCount(), static_cast<int>(spots.size()));
  QStringList said;
  for (int child = 0; child < static_cast<int>(spots.size()); ++child) {
    said.append(access->child(child)->text(QAccessible::Name));
    EXPECT_FALSE(said.back().isEmpty());
  }
  const QString all = said.join(QLatin1Char('\n'));
  EXPECT_TRUE(all.contains(QStringLiteral("Empty cell, tiles around it: 2.")));
  EXPECT_TRUE(all.contains(QStringLiteral("in hand:")));
  EXPECT_TRUE(all.contains(QStringLiteral("Discard")));
  EXPECT_TRUE(all.contains(QStringLiteral("fits here")));
}

TEST(PontView, UndoAndLookingBackShowTheTableAsItWas) {
  PontTable table(twoInTurns);
  PontView& view = table.view();
  while (table.match().present() < 6) {
    const Actor seat = table.match().actors(table.match().present()).first();
    clickMove(table, simpleMove(view.rules(), view.state(), seat));
    view.finishAnimation();
  }
  const int tiles = view.state().mosaic.size();
  table.session().show(0);
  EXPECT_EQ(view.state().mosaic.size(), 2);
  table.session().showPresent();
  EXPECT_EQ(view.state().mosaic.size(), tiles);
  table.session().undo();
  EXPECT_LT(view.state().mosaic.size(), tiles);
}

TEST(PontView, PicturesForEyes) {
  PontTable table(threeInTurns, 3);
  PontView& view = table.view();
  while (table.match().present() < 60) {
    const Actor seat = table.match().actors(table.match().present()).first();
    clickMove(table, simpleMove(view.rules(), view.state(), seat));
    view.finishAnimation();
  }
  view.grab();
  settle(table.art());
  keepForEyes(view.grab().toImage(), QStringLiteral("pont-table.png"));
  const QImage picture = view.picture({800, 600}, 1);
  keepForEyes(picture, QStringLiteral("pont-picture.png"));
  EXPECT_EQ(picture.size(), QSize(800, 600));
}

} // namespace
} // namespace igroteka::view
