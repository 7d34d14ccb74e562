// SPDX-License-Identifier: MIT
// What moves between two positions, and that it comes to rest where it should.
#include "mozaring_table.h"
#include "picture_support.h"

#include <gtest/gtest.h>

#include <QAbstractEventDispatcher>

namespace igroteka::view {
namespace {

const std::string twoPlayers = R"({"id":"standard","players":2,"first":1})";

/// A view that has never seen anything but this position.
std::string fresh(MozaringTable& table) {
  HandClockView view(table.session(), table.art());
  view.resize(table.view().size());
  return written(view.scene());
}

bool timersRun(QObject& object) {
  const auto* dispatcher = QAbstractEventDispatcher::instance();
  return !dispatcher->registeredTimers(&object).isEmpty();
}

class AnyRecordedGame : public testing::TestWithParam<const char*> {};

TEST_P(AnyRecordedGame, ComesToRestInTheExactPositionAfterEveryStep) {
  const Recorded game = recorded(GetParam());
  MozaringTable table(game.variant, {640, 480});
  const auto rest = [&](const char* what) {
    table.view().passAll();
    EXPECT_EQ(table.lying(), fresh(table)) << what << " at " << table.match().shown();
    EXPECT_FALSE(timersRun(table.view()));
  };
  for (const std::string& action : game.actions) {
    ASSERT_FALSE(table.session().propose(action));
    EXPECT_TRUE(table.view().animating());
    rest("played");
  }
  table.session().undo();
  rest("undone");
  table.session().redo();
  rest("redone");
  for (std::size_t at = game.actions.size(); at-- > 0;) {
    table.session().show(at);
    rest("looked back");
  }
  for (const std::size_t at : {std::size_t{3}, game.actions.size() / 2, game.actions.size()}) {
    table.session().show(at);
    table.view().pass(40); // and something else before this is over
    table.session().show(1);
    rest("jumped");
  }
}

INSTANTIATE_TEST_SUITE_P(Mozaring, AnyRecordedGame,
                         testing::Values("mozaring-standard-3", "mozaring-most-points-4",
                                         "mozaring-fewest-points-3", "mozaring-rounds-2",
                                         "mozaring-swap-2", "mozaring-avoid-4",
                                         "mozaring-biggest-2"));

TEST(MozaringMotion, ARingFliesForAQuarterOfASecondAndThenLies) {
  MozaringTable table(twoPlayers);
  ASSERT_FALSE(table.session().propose("Bm5"));
  EXPECT_EQ(table.view().scene().air.size(), 1U);
  EXPECT_FALSE(table.view().scene().rings[4][indexOf(PieceSize::medium)]);
  table.view().pass(219);
  EXPECT_EQ(table.view().scene().air.size(), 1U);
  table.view().pass(81);
  EXPECT_TRUE(table.view().scene().air.empty());
  EXPECT_EQ(table.view().scene().rings[4][indexOf(PieceSize::medium)], PieceColour::blue);
  EXPECT_FALSE(table.view().animating());
}

TEST(MozaringMotion, WithoutMovementThePictureFadesOver) {
  MozaringTable table(twoPlayers);
  Look look = table.view().look();
  look.animation = 0;
  table.view().setLook(look);
  ASSERT_FALSE(table.session().propose("Bm5"));
  EXPECT_TRUE(table.view().scene().air.empty());
  EXPECT_TRUE(table.view().animating());
  table.view().pass(80);
  EXPECT_FALSE(table.view().animating());
}

TEST(MozaringMotion, TakesInputWhileRingsFly) {
  MozaringTable table(twoPlayers);
  ASSERT_FALSE(table.session().propose("Bm5"));
  ASSERT_TRUE(table.view().animating());
  table.click(table.pile("Rm"));
  table.click(table.field(1));
  EXPECT_EQ(table.match().present(), 2U);
}

TEST(MozaringMotion, AFinishedRoundIsShownBeforeTheBoardIsCleared) {
  MozaringTable table(R"({"id":"standard","players":3,"first":1,"rounds":3})");
  table.play({"Rs1", "Gs9", "Bs8", "Rm1", "Gm9", "Bm7"});
  ASSERT_FALSE(table.session().propose("Rl1"));
  EXPECT_EQ(table.match().present(), 7U);
  table.view().pass(400);
  const MozaringScene finished = table.view().scene();
  EXPECT_EQ(finished.winning.size(), 3U);
  EXPECT_TRUE(finished.shine);
  EXPECT_TRUE(finished.rings[0][indexOf(PieceSize::large)]);
  table.view().passAll();
  EXPECT_FALSE(table.view().scene().rings[0][indexOf(PieceSize::large)]);
  EXPECT_TRUE(table.view().scene().winning.empty());
}

TEST(MozaringMotion, APressOnTheFinishedRoundGoesToTheNewOneAtOnce) {
  MozaringTable table(R"({"id":"standard","players":3,"first":1,"rounds":3})");
  table.play({"Rs1", "Gs9", "Bs8", "Rm1", "Gm9", "Bm7"});
  ASSERT_FALSE(table.session().propose("Rl1"));
  table.view().pass(400);
  table.click(table.pile("Gl"));
  EXPECT_TRUE(table.view().inHand());
  EXPECT_FALSE(table.view().scene().rings[0][indexOf(PieceSize::large)]);
}

TEST(MozaringMotion, WinningRingsShineTwiceAndThenGlowStill) {
  MozaringTable table(R"({"id":"standard","players":3,"first":1})", {700, 500});
  table.play({"Rs1", "Gs9", "Bs8", "Rm1", "Gm9", "Bm7"});
  const QRect nest = table.view().places().wellRect(0).toAlignedRect();
  const QRect other = table.view().places().wellRect(8).toAlignedRect();
  ASSERT_FALSE(table.session().propose("Rl1"));
  table.view().pass(280 + 100);
  const QImage early = table.grabbed();
  table.view().pass(300);
  const QImage later = table.grabbed();
  EXPECT_GT(meanDifference(early.copy(nest), later.copy(nest)), 2);
  EXPECT_EQ(meanDifference(early.copy(other), later.copy(other)), 0);
  table.view().pass(1100);
  EXPECT_TRUE(table.view().scene().shine);
  table.view().passAll();
  EXPECT_FALSE(table.view().scene().shine);
  const QImage still = table.grabbed();
  table.session().show(0);
  table.session().showPresent();
  table.view().finishAnimation();
  EXPECT_EQ(table.grabbed(), still);
  EXPECT_FALSE(timersRun(table.view()));
  EXPECT_EQ(table.view().scene().winning.size(), 3U);
}

TEST(MozaringMotion, PointsStayTraced) {
  MozaringTable table(R"({"id":"most-points","players":3,"first":1})");
  table.play({"Rs1", "Gs9", "Bs8", "Rm1", "Gm9", "Bm7", "Rl1"});
  ASSERT_EQ(table.view().scene().traces.size(), 1U);
  EXPECT_EQ(table.view().scene().traces[0].colour, PieceColour::red);
  EXPECT_EQ(table.view().scoreOf(Actor::seat1), QStringLiteral("1"));
  EXPECT_EQ(table.view().scoreOf(Actor::seat2), QStringLiteral("0"));
}

TEST(MozaringMotion, AHintShowsItsRingOverItsSlot) {
  MozaringTable table(twoPlayers);
  table.view().showHint({"Ym5", 1, {}});
  EXPECT_EQ(table.view().scene().ghost, PieceColour::yellow);
  EXPECT_EQ(table.view().scene().hovered, (MozaringSlot{4, PieceSize::medium}));
  table.view().clearHint();
  EXPECT_FALSE(table.view().scene().ghost);
}

TEST(MozaringPicture, NeedsNoWindowAndIsSharp) {
  MozaringTable table(twoPlayers);
  table.play({"Bm5", "Rm1"});
  const QImage once = table.view().picture({600, 400}, 2);
  EXPECT_EQ(once.size(), QSize(1200, 800));
  EXPECT_EQ(once, table.view().picture({600, 400}, 2));
  keepForEyes(once, QStringLiteral("mozaring-picture.png"));
}

} // namespace
} // namespace igroteka::view
