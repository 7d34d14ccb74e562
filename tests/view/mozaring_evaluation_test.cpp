// SPDX-License-Identifier: MIT
// Evaluate: the worth of every move comes in while people go on playing.
#include "mozaring_table.h"
#include "view/mozaring_view_evaluation.h"

#include <igroteka/core/typed_match.h>

#include <gtest/gtest.h>

#include <QTest>

#include <algorithm>

namespace igroteka::view {
namespace {

using Verdict = mozaring::Verdict;

/// The first 16 rings of a game that nobody has won yet.
std::vector<std::string> opening(const Recorded& game) {
  return {game.actions.begin(), game.actions.begin() + 16};
}

/// Waits until every slot that may be used has a verdict that is settled.
bool settled(MozaringTable& table) {
  const auto slots = [&] {
    std::size_t open = 0;
    for (const std::string& action : table.match().legal(table.match().shown())) {
      open += action.size() == 3 ? 1 : 0;
    }
    return open;
  };
  return QTest::qWaitFor(
      [&] {
        const MozaringScene scene = table.view().scene();
        const auto open = std::ranges::count(scene.notes, MozaringScene::Verdict::open,
                                             &MozaringScene::Note::verdict);
        return scene.notes.size() == slots() && open == 0;
      },
      60000);
}

TEST(MozaringEvaluation, FillsTheSlotsWithTheSolversVerdicts) {
  const Recorded game = recorded("mozaring-standard-2");
  MozaringTable table(game.variant);
  table.play(opening(game));
  ASSERT_TRUE(table.view().canEvaluate());
  table.view().setEvaluating(true);
  ASSERT_TRUE(settled(table));
  const auto* typed = dynamic_cast<const TypedMatchOf<mozaring::Rules>*>(&table.match());
  const auto& rules = typed->match().rules();
  const auto& state = typed->match().state(table.match().shown());
  mozaring::Solver solver(rules);
  const auto verdicts = solver.solveMoves(state, {});
  const MozaringScene scene = table.view().scene();
  for (const auto& [move, verdict] : verdicts) {
    const auto note =
        std::ranges::find(scene.notes, slotAt(move.slot()), &MozaringScene::Note::slot);
    ASSERT_NE(note, scene.notes.end());
    EXPECT_EQ(note->verdict == MozaringScene::Verdict::win, verdict.value == Verdict::Value::win);
    EXPECT_EQ(note->verdict == MozaringScene::Verdict::loss, verdict.value == Verdict::Value::loss);
    EXPECT_EQ(note->text.contains(QString::number(verdict.rings)),
              verdict.value != Verdict::Value::draw);
  }
}

TEST(MozaringEvaluation, GoesOnFromMoveToMoveAndStopsWhenItIsSwitchedOff) {
  const Recorded game = recorded("mozaring-standard-2");
  MozaringTable table(game.variant);
  table.play(opening(game));
  table.view().setEvaluating(true);
  const std::string next = game.actions[16];
  table.play({next});
  EXPECT_TRUE(settled(table));
  table.session().undo();
  table.view().finishAnimation();
  EXPECT_TRUE(settled(table));
  table.view().setEvaluating(false);
  EXPECT_TRUE(table.view().scene().notes.empty());
}

TEST(MozaringEvaluation, IsForTwoPlayersWithOneWinner) {
  EXPECT_TRUE(MozaringTable(R"({"id":"biggest"})").view().canEvaluate());
  EXPECT_FALSE(MozaringTable(R"({"id":"standard","players":3})").view().canEvaluate());
  EXPECT_FALSE(MozaringTable(R"({"id":"most-points","players":2})").view().canEvaluate());
}

TEST(MozaringEvaluation, NotesAreShort) {
  const MozaringSlot slot{4, PieceSize::medium};
  EXPECT_EQ(noteOf({Verdict::Value::win, 5, 0}, slot, 6)->text, QStringLiteral("+5"));
  EXPECT_EQ(noteOf({Verdict::Value::loss, 4, 0}, slot, 6)->text, QStringLiteral("−4"));
  EXPECT_EQ(noteOf({Verdict::Value::draw, 0, 0}, slot, 6)->text, QStringLiteral("="));
  EXPECT_EQ(noteOf({Verdict::Value::unknown, 0, 9}, slot, 6)->text, QStringLiteral("…15"));
  EXPECT_FALSE(noteOf({Verdict::Value::unknown, 0, 0}, slot, 6));
}

} // namespace
} // namespace igroteka::view
