// SPDX-License-Identifier: MIT
// Computers' hands on the table: tiles that are carried, the picture of what lies still.
#include "picture_support.h"
#include "pont_table.h"

#include <gtest/gtest.h>

#include <QCoreApplication>
#include <QPaintEvent>
#include <QPainter>

#include <cmath>

namespace igroteka::view {
namespace {

double between(QPointF one, QPointF other) {
  return std::hypot(one.x() - other.x(), one.y() - other.y());
}

/// A state in which seat 1 holds a tile that fits somewhere, early in a game.
pont::State holding() {
  const pont::Rules rules{pont::Options()};
  for (std::uint64_t seed = 1;; ++seed) {
    Random random(seed);
    pont::State state = rules.start(rules.deal(random));
    rules.play(state, pont::Move::draw(Actor::seat1, 1));
    if (state.mosaic.hasPlace(state.seat(0).hand.number(), 2)) {
      return state;
    }
  }
}

TEST(PontCarrying, TriesTheTileAtCellsOfTheTableWhileTheHandLooks) {
  const pont::State state = holding();
  PontCarrying hand(Actor::seat1);
  const QPointF home(9, 0);
  const Gesture looking{Gesture::Doing::looking, 1000, 4000, {}};
  const auto first = hand.at(looking, state, home, 1000);
  ASSERT_TRUE(first);
  EXPECT_EQ(first->tile, state.seat(0).hand.number());
  EXPECT_LT(between(first->where, home), 0.01);
  QPointF before = first->where;
  double turned = 0;
  bool overGap = false;
  for (qint64 moment = 1000; moment <= 4000; moment += 16) {
    const auto spot = hand.at(looking, state, home, moment);
    ASSERT_TRUE(spot);
    EXPECT_LT(between(spot->where, before), 1.5) << "it does not jump";
    before = spot->where;
    turned = std::max(turned, spot->degrees);
    for (const pont::Gap& gap : state.mosaic.gaps(2)) {
      overGap = overGap || between(spot->where, cellCentre(gap.cell)) < 0.01;
    }
  }
  EXPECT_TRUE(overGap);
  EXPECT_GE(turned, 60);
}

TEST(PontCarrying, ArrivesAtItsPlaceTurnedAsItWillLie) {
  const pont::State state = holding();
  const auto places = state.mosaic.places(state.seat(0).hand.number(), 2);
  ASSERT_FALSE(places.empty());
  PontCarrying hand(Actor::seat1);
  const QPointF home(9, 0);
  const Gesture looking{Gesture::Doing::looking, 0, 2000, {}};
  const auto last = hand.at(looking, state, home, 2000);
  ASSERT_TRUE(last);
  const QPointF from = last->where;
  const Gesture moving{Gesture::Doing::moving, 2000, 2600,
                       pont::write(pont::Move::lay(Actor::seat1, places[0]))};
  EXPECT_LT(between(hand.at(moving, state, home, 2000)->where, from), 0.01);
  const auto there = hand.at(moving, state, home, 2600);
  ASSERT_TRUE(there);
  EXPECT_LT(between(there->where, cellCentre(places[0].cell)), 0.001);
  EXPECT_NEAR(std::remainder(there->degrees - 60.0 * places[0].rotation, 360), 0, 0.001);
  EXPECT_NEAR(there->height, 0, 0.001);
}

TEST(PontCarrying, CarriesNothingBeforeATileIsDrawnNorAGift) {
  pont::State state = holding();
  PontCarrying hand(Actor::seat2);
  EXPECT_FALSE(hand.at({Gesture::Doing::looking, 0, 500, {}}, state, {9, 0}, 100));
  EXPECT_FALSE(hand.at({Gesture::Doing::moving, 500, 900, "2 draw 1"}, state, {9, 0}, 600));
  EXPECT_FALSE(hand.at({}, state, {9, 0}, 1000));
  state.seat(0).gifts = 1;
  PontCarrying giver(Actor::seat1);
  EXPECT_FALSE(giver.at({Gesture::Doing::looking, 0, 500, {}}, state, {9, 0}, 100));
}

/// A rush of computers that runs.
struct HandsTable : PontTable {
  HandsTable() : PontTable(R"({"id":"rush","players":3})", 2, {900, 600}) {
    for (const Actor seat : Actors::seats(3)) {
      session().seat(seat, Level::easy);
    }
    session().pause(false);
    clock().pass(3000);
  }
};

TEST(PontHands, TheirTilesAreSeenTravelling) {
  HandsTable table;
  HandClockPontView& view = table.view();
  QPointF before;
  int travelled = 0;
  int carried = 0;
  for (int frame = 0; frame < 1200; ++frame) {
    table.clock().pass(16);
    view.pass(16);
    for (const PontCarrying& hand : view.carrying()) {
      if (hand.seat() == Actor::seat2 && hand.last()) {
        ++carried;
        travelled += between(hand.last()->where, before) > 0.001 ? 1 : 0;
        before = hand.last()->where;
      }
    }
  }
  EXPECT_GT(carried, 100);
  EXPECT_GT(travelled, 60);
  keepForEyes(view.grab().toImage(), QStringLiteral("pont-hands.png"));
}

TEST(PontHands, StandStillWhereMovementIsSwitchedOffOrTheRushIsCovered) {
  HandsTable table;
  HandClockPontView& view = table.view();
  table.clock().pass(4000);
  Look look = view.look();
  look.animation = 0;
  view.setLook(look);
  view.pass(16);
  EXPECT_TRUE(std::ranges::none_of(view.carrying(),
                                   [](const PontCarrying& hand) { return bool(hand.last()); }));
  look.animation = 1;
  view.setLook(look);
  table.session().pause(true);
  view.pass(16);
  EXPECT_TRUE(std::ranges::none_of(view.carrying(),
                                   [](const PontCarrying& hand) { return bool(hand.last()); }));
}

QImage painted(const PontStill& still, const PontLayout& layout) {
  QImage image(layout.area().size().toSize(), QImage::Format_ARGB32_Premultiplied);
  image.fill(Qt::white);
  QPainter painter(&image);
  still.paint(painter, layout);
  return image;
}

TEST(PontStill, ATileMoreGivesTheSamePictureAsAllAnew) {
  pont::State state = holding();
  PontLayout layout(QRectF(0, 0, 500, 400));
  std::vector<PontStill::Laid> laid;
  const auto lay = [&] {
    laid.clear();
    for (const pont::Cell cell : laidCells(state.mosaic)) {
      const int tile = state.mosaic.tileAt(cell);
      laid.push_back({cell, tile, state.mosaic.rotationOf(tile)});
    }
  };
  PontTiles tiles;
  PontStill grown;
  lay();
  grown.follow(tiles, layout, laid, true, 1, false);
  const QImage first = painted(grown, layout);
  const auto places = state.mosaic.places(state.seat(0).hand.number(), 2);
  ASSERT_FALSE(places.empty());
  state.mosaic.lay(state.seat(0).hand.number(), places[0]);
  lay();
  grown.follow(tiles, layout, laid, true, 1, false);
  PontStill anew;
  anew.follow(tiles, layout, laid, true, 1, false);
  const QImage one = painted(grown, layout);
  EXPECT_NE(one, first);
  EXPECT_EQ(one, painted(anew, layout));
  // A tile less makes it anew.
  laid.pop_back();
  grown.follow(tiles, layout, laid, true, 1, false);
  EXPECT_NE(painted(grown, layout), one);
}

/// What of a widget is painted.
class Painted : public QObject {
public:
  QRegion region;

protected:
  bool eventFilter(QObject* /*watched*/, QEvent* event) override {
    if (event->type() == QEvent::Paint) {
      region |= static_cast<QPaintEvent*>(event)->region();
    }
    return false;
  }
};

TEST(PontFlights, ATileIsSeenLyingAlthoughTheTableWasResizedWhileItFlew) {
  PontTable table(R"({"id":"turns","players":2})");
  pont::Move move;
  do {
    const Actor seat = table.match().actors(table.match().present()).first();
    move = simpleMove(table.view().rules(), table.view().state(), seat);
    table.view().passAll();
    ASSERT_FALSE(table.session().propose(seat, pont::Rules::write(move)));
  } while (move.deed != pont::Deed::place);
  ASSERT_TRUE(table.view().motion().fliesTo(move.place.cell));
  table.view().resize(1000, 560);
  table.view().pass(20);
  const auto& flights = table.view().motion().flights();
  ASSERT_EQ(flights.size(), 1U);
  EXPECT_LT(between(flights[0].to, table.view().places().centreOf(move.place.cell)), 0.01);
  QCoreApplication::processEvents();
  Painted painted;
  table.view().installEventFilter(&painted);
  table.view().passAll();
  QCoreApplication::processEvents();
  EXPECT_FALSE(table.view().motion().fliesTo(move.place.cell));
  const QRect cell =
      table.view().places().outlineOf(move.place.cell).boundingRect().toAlignedRect();
  EXPECT_TRUE((QRegion(cell) - painted.region).isEmpty());
}

} // namespace
} // namespace igroteka::view
