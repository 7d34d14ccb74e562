// SPDX-License-Identifier: MIT
// The practice run on the table, best runs, and what is remembered from start to start.
#include "pont_table.h"
#include "view/result_card.h"

#include <gtest/gtest.h>

#include <QAction>
#include <QSignalSpy>

#include <algorithm>

namespace igroteka::view {
namespace {

const std::string practice = R"({"id":"practice","players":1})";

/// Plays a run to its end; `pace` milliseconds go by before every action.
void run(PontTable& table, int pace) {
  table.key(Qt::Key_Return);
  table.clock().pass(3000);
  while (!table.session().ending()) {
    table.clock().pass(pace);
    const auto move = simpleMove(table.view().rules(), table.view().state(), Actor::seat1);
    ASSERT_FALSE(table.session().propose(pont::write(move))) << pont::write(move);
  }
}

TEST(PontBest, KeepsTheBestOfEveryPlayerInOrder) {
  PontBest best;
  best.add(QStringLiteral("Ани"), {0, 200'000, 3, 9});
  best.add(QStringLiteral("Boris"), {0, 150'000, 3, 9});
  best.add(QStringLiteral("Ани"), {2, 90'000, 3, 9});
  best.add(QStringLiteral("Ани"), {0, 180'000, 1, 8});
  EXPECT_EQ(best.of(QStringLiteral("Ани")), (pont::Run{0, 180'000, 1, 8}));
  EXPECT_EQ(best.of(QStringLiteral("Вера")), std::nullopt);
  ASSERT_EQ(best.all().size(), 4);
  EXPECT_EQ(best.all().front().name, QStringLiteral("Boris"));
  EXPECT_EQ(best.all().back().run.left, 2);
}

TEST(PontBest, KeepsOnlyAFewOfOnePlayer) {
  PontBest best;
  for (int run = 0; run < 20; ++run) {
    best.add(QStringLiteral("A"), {0, 100'000 + (run * 37 % 20) * 1000, 0, 0});
  }
  ASSERT_EQ(best.all().size(), 5);
  EXPECT_EQ(best.all().front().run.time, 100'000);
  EXPECT_EQ(best.all().back().run.time, 104'000);
}

TEST(PontBest, SurvivesWritingAndReadingAndRefusesWhatIsNone) {
  PontBest best;
  best.add(QStringLiteral("Ани \"=/\n"), {0, 123'456, 3, 9});
  best.add({}, {4, 5, 6, 7});
  EXPECT_EQ(PontBest::read(best.text()), best);
  EXPECT_EQ(PontBest::read({}), PontBest());
  EXPECT_EQ(PontBest::read(QStringLiteral("[1,{\"name\":\"x\"},{\"left\":-1,\"ms\":1}]")),
            PontBest());
  EXPECT_EQ(PontBest::read(QStringLiteral("nonsense")).text(), QString());
}

TEST(PontPractice, TP31_ShowsTimePenaltyTilesAndPontsAndKeepsTheBestTime) {
  PontTable table(practice, 4);
  PontView& view = table.view();
  const QSignalSpy kept(&view, &BoardView::kept);
  run(table, 1000);
  const pont::Run mine{view.state().tilesLeft(0), 1000 * qint64(table.match().present()),
                       view.resultWords().isEmpty() ? -1 : 0, 0};
  const QString said = resultSentence(view);
  EXPECT_TRUE(said.contains(QStringLiteral("penalty tiles: "))) << qPrintable(said);
  EXPECT_TRUE(said.contains(QStringLiteral("Ponts: "))) << qPrintable(said);
  EXPECT_TRUE(said.contains(QStringLiteral("best so far"))) << qPrintable(said);
  ASSERT_EQ(kept.size(), 1);
  EXPECT_EQ(kept[0][0].toString(), QStringLiteral("bestRuns"));
  const PontBest best = PontBest::read(kept[0][1].toString());
  ASSERT_EQ(best.all().size(), 1);
  EXPECT_EQ(best.all()[0].name, view.nameOf(Actor::seat1));
  EXPECT_EQ(best.all()[0].run.time, mine.time);
  EXPECT_EQ(best.all()[0].run.left, mine.left);
}

TEST(PontPractice, TP31_ASlowerRunNamesTheBestOne) {
  PontTable table(practice, 4);
  PontBest best;
  best.add(table.view().nameOf(Actor::seat1), {0, 1000, 0, 20});
  table.view().setKeepsakes({{QStringLiteral("bestRuns"), best.text()}});
  run(table, 1000);
  const QString said = table.view().resultWords();
  EXPECT_TRUE(said.contains(QStringLiteral("0:01.0"))) << qPrintable(said);
  EXPECT_FALSE(said.contains(QStringLiteral("That is"))) << qPrintable(said);
  EXPECT_EQ(PontBest::read(table.view().keepsakes()[QStringLiteral("bestRuns")]).all().size(), 2);
}

TEST(PontPractice, TP31_AComputersRunIsNoBestOne) {
  PontTable table(practice, 4);
  const QSignalSpy kept(&table.view(), &BoardView::kept);
  table.session().seat(Actor::seat1, Level::master);
  table.session().pause(false);
  for (int second = 0; second < 1200 && !table.session().ending(); ++second) {
    table.clock().pass(1000);
  }
  ASSERT_TRUE(table.session().ending());
  EXPECT_TRUE(kept.isEmpty());
}

TEST(PontMemory, KeysAndMarkedNichesAreKeptAndComeBack) {
  PontTable table(R"({"id":"rush","players":2})");
  PontView& view = table.view();
  const QSignalSpy kept(&view, &BoardView::kept);
  PontKeys keys;
  ASSERT_TRUE(keys.set(0, PontAct::turn, Qt::Key_X));
  view.setKeys(keys);
  const QList<QAction*> actions = view.menuActions();
  const auto niches = std::ranges::find_if(
      actions, [](const QAction* one) { return one->objectName() == QLatin1String("markNiches"); });
  ASSERT_NE(niches, actions.end());
  (*niches)->trigger();
  ASSERT_EQ(kept.size(), 2);

  PontTable later(R"({"id":"rush","players":2})");
  later.view().setKeepsakes(view.keepsakes());
  EXPECT_EQ(later.view().handKeys(), keys);
  EXPECT_TRUE(later.view().marksNiches());
  EXPECT_TRUE(later.view().keysOf(Actor::seat1).contains(QStringLiteral("X turn")));
  later.view().setKeys(PontKeys());
  EXPECT_EQ(later.view().keepsakes()[QStringLiteral("keys")], QString());
}

} // namespace
} // namespace igroteka::view
