// SPDX-License-Identifier: MIT
// Gifts of a double Pont, and the call that has to be made by hand.
#include "pont_table.h"

#include <gtest/gtest.h>

#include <QAction>

#include <algorithm>

namespace igroteka::view {
namespace {

using Kind = PontChoice::Kind;

/// Lets others and the seat itself play by the simplest means until `wanted` holds.
template <class Wanted>
bool playUntil(PontTable& table, Wanted wanted) {
  const PontView& view = table.view();
  while (!table.session().ending()) {
    if (wanted()) {
      return true;
    }
    const auto at = table.match().present();
    for (const Actor seat : table.match().actors(at)) {
      if (wanted()) {
        return true;
      }
      const auto move = simpleMove(view.rules(), view.state(), seat);
      if (move.deed != pont::Deed::call) {
        EXPECT_FALSE(table.session().propose(pont::write(move)));
      }
    }
    if (at == table.match().present()) {
      return wanted();
    }
  }
  return false;
}

TEST(PontDuties, TP12_ADoublePontAsksForTwoTilesOneAfterTheOtherByButtons) {
  for (std::uint64_t seed = 1; seed < 20; ++seed) {
    PontTable table(R"({"id":"turns","players":3,"double":true})", seed);
    PontView& view = table.view();
    const auto owes = [&] {
      return view.mouseDesk() != nullptr && view.mouseDesk()->gives() &&
             view.state().seat(indexOf(view.mouseDesk()->seat())).gifts == 2 &&
             view.mouseDesk()->receivers().size() == 2;
    };
    if (!playUntil(table, owes)) {
      continue;
    }
    view.finishAnimation();
    const Actor giver = view.mouseDesk()->seat();
    const int had = view.state().tilesLeft(indexOf(giver));
    for (int gift = 2; gift > 0; --gift) {
      EXPECT_EQ(view.state().seat(indexOf(giver)).gifts, gift);
      const Actor receiver = view.mouseDesk()->receivers()[static_cast<std::size_t>(2 - gift)];
      const int before = view.state().tilesLeft(indexOf(receiver));
      table.click(table.receiver(giver, receiver));
      view.finishAnimation();
      EXPECT_EQ(view.state().tilesLeft(indexOf(receiver)), before + 1);
    }
    EXPECT_EQ(view.state().seat(indexOf(giver)).gifts, 0);
    EXPECT_EQ(view.state().tilesLeft(indexOf(giver)), had - 2);
    return;
  }
  FAIL() << "no double Pont in all these games";
}

TEST(PontDuties, TP13_TheCallThatHasToBeMadeByHandIsAButtonInTheTrayAndInTheMenu) {
  for (const bool byMenu : {false, true}) {
    bool found = false;
    for (std::uint64_t seed = 1; seed < 20 && !found; ++seed) {
      PontTable table(R"({"id":"rush","players":2,"calls":"manual"})", seed);
      PontView& view = table.view();
      table.session().pause(false);
      table.clock().pass(3000);
      const auto ready = [&] {
        const pont::State& state = view.state();
        return state.tilesLeft(0) == 0 && !state.seat(0).isOut();
      };
      found = playUntil(table, ready);
      if (!found) {
        continue;
      }
      view.finishAnimation();
      view.serveWithMouse(Actor::seat1);
      ASSERT_EQ(view.desks()[0].choices(), (std::vector<PontChoice>{{Kind::call, 0}}));
      if (byMenu) {
        const QList<QAction*> actions = view.menuActions();
        const auto call = std::ranges::find_if(actions, [](const QAction* one) {
          return one->objectName() == QLatin1String("callVsyo");
        });
        ASSERT_NE(call, actions.end());
        (*call)->trigger();
      } else {
        table.click(table.item(Actor::seat1, {Kind::call, 0}));
      }
      EXPECT_EQ(table.lastAction(), "1 call");
      EXPECT_TRUE(view.state().seat(0).isOut());
      ASSERT_TRUE(view.motion().banner());
      EXPECT_EQ(view.motion().banner()->text, QStringLiteral("Vsyo!"));
    }
    EXPECT_TRUE(found);
  }
}

TEST(PontDuties, TP3_TP9_TP11_AWrongPlaceIsRefusedWhereItIsTriedAndTheReasonIsTold) {
  PontTable table(R"({"id":"turns","players":2})", 2);
  PontView& view = table.view();
  // A penalty tile on a cell that is no niche.
  const auto hasFine = [&] {
    const int seat = view.state().turn;
    return view.state().seat(seat).penalty != 0 && view.state().seat(seat).hand.isNone() &&
           view.state().seat(seat).gifts == 0;
  };
  ASSERT_TRUE(playUntil(table, hasFine));
  view.finishAnimation();
  const Actor seat = seatAt(view.state().turn);
  const int tile = *pont::TilesIn(view.state().seat(indexOf(seat)).penalty).begin();
  table.click(table.item(seat, {Kind::fine, tile}));
  ASSERT_EQ(view.mouseDesk()->tile(), tile);
  const auto gaps = view.state().mosaic.gaps(2);
  const auto plain =
      std::ranges::find_if(gaps, [](const pont::Gap& gap) { return gap.around.count == 2; });
  ASSERT_NE(plain, gaps.end());
  table.click(view.places().centreOf(plain->cell));
  EXPECT_EQ(table.bubble(),
            QStringLiteral("A penalty tile needs a niche: three or more tiles around it."));
  ASSERT_TRUE(view.motion().flash());
  EXPECT_EQ(view.motion().flash()->cell, plain->cell);
  EXPECT_EQ(view.motion().flash()->edges, 0U) << "no edge clashes: the whole cell flashes";
}

} // namespace
} // namespace igroteka::view
