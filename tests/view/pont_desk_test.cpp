// SPDX-License-Identifier: MIT
#include "view/pont_desk.h"
#include "view/pont_layout.h"
#include "view/pont_tray.h"

#include <gtest/gtest.h>

#include <algorithm>
#include <iterator>

namespace igroteka::view {
namespace {

using pont::Order;
using pont::Rules;
using pont::State;
using Kind = PontChoice::Kind;

Rules rulesFor(int players, Order order, int stacks = 1) {
  pont::Options options;
  options.players = players;
  options.order = order;
  options.stacks = Numbers(static_cast<std::size_t>(players), stacks);
  options.extra = Numbers(static_cast<std::size_t>(players), 0);
  return Rules(options);
}

State fresh(const Rules& rules, std::uint64_t seed = 5) {
  Random random(seed);
  return rules.start(rules.deal(random));
}

PontDesk deskOf(const Rules& rules, const State& state, Actor seat) {
  PontDesk desk(seat);
  desk.follow(rules, state);
  return desk;
}

TEST(PontDesk, OffersTheStacksThenTheTileAndTheDiscard) {
  const Rules rules = rulesFor(2, Order::rush, 2);
  State state = fresh(rules);
  PontDesk desk = deskOf(rules, state, Actor::seat1);
  EXPECT_EQ(desk.choices(), (std::vector<PontChoice>{{Kind::stack, 1}, {Kind::stack, 2}}));
  desk.chooseNext();
  EXPECT_EQ(desk.move(), pont::Move::draw(Actor::seat1, 2));
  EXPECT_FALSE(desk.placing());
  state = rules.after(state, Actor::seat1, *desk.move());
  desk.follow(rules, state);
  const int drawn = state.seat(0).hand.number();
  EXPECT_EQ(desk.tile(), drawn);
  EXPECT_EQ(desk.choices(), (std::vector<PontChoice>{{Kind::hand, drawn}, {Kind::discard, drawn}}));
  desk.turn(-1);
  desk.aimAt({1, 1});
  EXPECT_EQ(desk.move(), pont::Move::lay(Actor::seat1, {{1, 1}, 5}));
  desk.chooseNext();
  EXPECT_EQ(desk.move(), pont::Move::discard(Actor::seat1));
}

TEST(PontDesk, OffersPenaltyTilesBesideTheHandOnlyInARush) {
  for (const Order order : {Order::rush, Order::turns}) {
    const Rules rules = rulesFor(2, order);
    State state = fresh(rules);
    state.turn = 0;
    state.seat(0).hand = state.stacks.pop(0, 0);
    const int fine = state.stacks.pop(0, 0).number();
    state.seat(0).penalty = pont::setOf(fine);
    PontDesk desk = deskOf(rules, state, Actor::seat1);
    EXPECT_EQ(desk.choose({Kind::fine, fine}), order == Order::rush);
    state.stacks.push(0, 0, state.seat(0).hand);
    state.seat(0).hand = {};
    desk.follow(rules, state);
    ASSERT_TRUE(desk.choose({Kind::fine, fine}));
    EXPECT_EQ(desk.tile(), fine);
    EXPECT_EQ(desk.move()->deed, pont::Deed::niche);
  }
}

TEST(PontDesk, AGiftGoesToWhoeverIsChosenAndStillPlays) {
  const Rules rules = rulesFor(4, Order::turns);
  State state = fresh(rules);
  state.turn = 1;
  state.seat(1).gifts = 1;
  state.seat(2).outAs = 1;
  PontDesk desk = deskOf(rules, state, Actor::seat2);
  EXPECT_TRUE(desk.gives());
  EXPECT_EQ(desk.receivers(), (std::vector{Actor::seat1, Actor::seat4}));
  EXPECT_FALSE(desk.chooseReceiver(Actor::seat3));
  desk.nextReceiver();
  EXPECT_EQ(desk.move(), pont::Move::giveTop(Actor::seat2, 1, Actor::seat4));
  desk.nextReceiver();
  EXPECT_EQ(desk.receiver(), Actor::seat1);
  EXPECT_FALSE(rules.refusal(state, Actor::seat2, *desk.move()));
}

TEST(PontDesk, WalkingReachesEveryCellThatTouchesTheMosaic) {
  const Rules rules = rulesFor(2, Order::turns);
  State state = fresh(rules);
  for (int laid = 0; laid < 12; ++laid) {
    for (const pont::Tile tile : {state.stacks.pop(0, 0)}) {
      const auto places = state.mosaic.places(tile.number(), 2);
      if (!places.empty()) {
        state.mosaic.lay(tile.number(), places[0]);
      }
    }
  }
  const auto cells = touchingCells(state.mosaic);
  PontDesk desk = deskOf(rules, state, Actor::seat1);
  std::vector<pont::Cell> reached{desk.cell()};
  for (std::size_t next = 0; next < reached.size(); ++next) {
    for (const QPointF way : {QPointF(1, 0), QPointF(-1, 0), QPointF(0, 1), QPointF(0, -1)}) {
      desk.aimAt(reached[next]);
      desk.walk(cells, way);
      if (std::ranges::find(reached, desk.cell()) == reached.end()) {
        reached.push_back(desk.cell());
      }
    }
  }
  EXPECT_EQ(reached.size(), cells.size());
}

TEST(PontDesk, TheCursorLeavesACellThatWasFilled) {
  const Rules rules = rulesFor(2, Order::turns);
  State state = fresh(rules);
  PontDesk desk = deskOf(rules, state, Actor::seat1);
  const pont::Tile tile = state.stacks.pop(0, 0);
  const auto places = state.mosaic.places(tile.number(), 2);
  ASSERT_FALSE(places.empty());
  desk.aimAt(places[0].cell);
  state.mosaic.lay(tile.number(), places[0]);
  desk.follow(rules, state);
  EXPECT_EQ(state.mosaic.tileAt(desk.cell()), 0);
  EXPECT_GE(state.mosaic.around(desk.cell()).count, 1);
}

/// A state in which this seat holds as much as that.
State loaded(const Rules& rules, Actor seat, int fines, bool hand) {
  State state = fresh(rules);
  if (hand) {
    state = rules.after(state, seat, pont::Move::draw(seat, 1));
  }
  for (int tile = 0; tile < fines; ++tile) {
    state.seat(indexOf(seat)).penalty |= pont::TileSet{1} << (30 + tile);
  }
  return state;
}

TEST(PontTray, StaysInItsFrameHoweverMuchLiesInHoweverSmallAWindow) {
  for (const int stacks : {1, 2}) {
    const Rules rules = rulesFor(8, Order::rush, stacks);
    for (const int fines : {0, 1, 2, 6, 9, 20}) {
      for (const bool hand : {false, true}) {
        State state = loaded(rules, Actor::seat1, fines, hand);
        state.seat(0).gifts = static_cast<std::uint8_t>(hand ? 0 : fines % 2);
        const PontDesk desk = deskOf(rules, state, Actor::seat1);
        // As wide as with four hands in a window of 700 pixels, and wider.
        for (const double width : {108.0, 130.0, 180.0, 260.0, 520.0, 1000.0}) {
          for (const double height : {70.0, 84.0, 131.0, 170.0}) {
            const PontTray tray = layTray(QRectF(0, 0, width, height), 14, state, desk, false);
            for (const PontTray::Item& item : tray.items) {
              EXPECT_TRUE(tray.frame.contains(item.rect))
                  << stacks << " stacks, " << fines << " penalty tiles, " << hand << " in hand, "
                  << desk.receivers().size() << " receivers, " << width << " x " << height;
            }
          }
        }
      }
    }
  }
}

TEST(PontTray, NothingButThePenaltyTilesOfOnePileLiesOnSomethingElse) {
  const Rules rules = rulesFor(3, Order::rush, 2);
  for (const int fines : {1, 4, 9}) {
    const State state = loaded(rules, Actor::seat1, fines, true);
    const PontDesk desk = deskOf(rules, state, Actor::seat1);
    for (const double width : {108.0, 130.0, 260.0, 1000.0}) {
      const PontTray tray = layTray(QRectF(0, 0, width, 84), 14, state, desk, false);
      for (const PontTray::Item& one : tray.items) {
        for (const PontTray::Item& other : tray.items) {
          const bool bothFines = one.choice->kind == Kind::fine && other.choice->kind == Kind::fine;
          EXPECT_TRUE(&one == &other || bothFines || !one.rect.intersects(other.rect))
              << fines << " penalty tiles, " << width << " wide";
        }
      }
    }
  }
}

TEST(PontTray, PenaltyTilesLieOpenWhereThereIsRoomAndElseInAPileWithTheirNumber) {
  const Rules rules = rulesFor(4, Order::rush, 2);
  const State state = loaded(rules, Actor::seat1, 16, true);
  PontDesk desk = deskOf(rules, state, Actor::seat1);
  const auto seen = [&](double width) {
    const PontTray tray = layTray(QRectF(0, 0, width, 84), 14, state, desk, false);
    std::vector<PontTray::Item> fines;
    std::ranges::copy_if(tray.items, std::back_inserter(fines), [](const PontTray::Item& item) {
      return item.choice->kind == Kind::fine && !item.under;
    });
    return fines;
  };
  EXPECT_EQ(seen(1000).size(), 16U);
  EXPECT_EQ(seen(1000).front().piled, 0);
  ASSERT_EQ(seen(130).size(), 1U);
  EXPECT_EQ(seen(130).front().piled, 16);
  EXPECT_GE(seen(130).front().side, 8) << "still to be told apart";
  // The tile that is chosen is the one that is seen.
  ASSERT_TRUE(desk.choose({Kind::fine, 35}));
  EXPECT_EQ(seen(130).front().choice, (PontChoice{Kind::fine, 35}));
}

TEST(PontTray, DrawingDoesNotChangeTheSizeOfTheTiles) {
  const Rules rules = rulesFor(4, Order::rush, 2);
  for (const double width : {130.0, 260.0, 520.0}) {
    const auto side = [&](bool hand) {
      const State state = loaded(rules, Actor::seat1, 3, hand);
      const PontDesk desk = deskOf(rules, state, Actor::seat1);
      return layTray(QRectF(0, 0, width, 84), 14, state, desk, false).sideOf({Kind::stack, 1});
    };
    EXPECT_EQ(side(false), side(true)) << width;
  }
}

TEST(PontTray, KeepsCountsClearOfSmallTilesAndGivesItsWordsRoom) {
  const Rules rules = rulesFor(2, Order::turns);
  State state = fresh(rules);
  const Actor seat = rules.actors(state).first();
  state = rules.after(state, seat, pont::Move::draw(seat, 1));
  const PontDesk desk = deskOf(rules, state, seat);
  const PontChoice stack{Kind::stack, 1};
  const PontChoice hand{Kind::hand, state.seat(indexOf(seat)).hand.number()};
  const PontTray card = layTray(QRectF(0, 0, 220, 30), 0, state, desk, true);
  ASSERT_LT(card.sideOf(stack), 15);
  EXPECT_GE(card.find(hand)->rect.left(), card.find(stack)->rect.right() + 20);
  const PontTray wide = layTray(QRectF(0, 0, 540, 84), 14, state, desk, false);
  EXPECT_GE(wide.find({Kind::discard, hand.number})->rect.width(), 92);
  // With four hands in a small window the words get what is left.
  const PontTray narrow = layTray(QRectF(0, 0, 130, 84), 14, state, desk, false);
  EXPECT_TRUE(narrow.frame.contains(narrow.find({Kind::discard, hand.number})->rect));
}

} // namespace
} // namespace igroteka::view
