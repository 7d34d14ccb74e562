// SPDX-License-Identifier: MIT
/// The fourth game of docs/adding-a-game.md, in a program whose list of games has its entry.
#include "stage.h"
#include "support/race_game.h"

#include <igroteka/core/typed_game.h>

#include <gtest/gtest.h>

#include <QFile>
#include <QKeyEvent>
#include <QListWidget>

namespace igroteka::app {

namespace {

std::vector<view::ViewEntry> withTheRace() {
  auto views = view::allViews();
  views.push_back({&gameOf<race::Rules>(), view::makeGenericView,
                   IGROTEKA_TEXT("race", "A race with one die."), 5, 10});
  return views;
}

} // namespace

TEST(FourthGame, has_at_most_two_hundred_lines) {
  QFile file(QStringLiteral(IGROTEKA_SOURCE "/tests/support/race_game.h"));
  ASSERT_TRUE(file.open(QIODevice::ReadOnly));
  const auto lines = file.readAll().count('\n');
  EXPECT_GT(lines, 100);
  EXPECT_LE(lines, 200);
}

TEST(FourthGame, is_played_to_its_end_on_the_view_of_any_game) {
  const Stage stage({}, withTheRace());
  stage.window->playAtOnce(QStringLiteral("race"));
  ASSERT_NE(stage.window->table(), nullptr);
  auto* actions = stage.window->findChild<QListWidget*>(QStringLiteral("actions"));
  ASSERT_NE(actions, nullptr);
  for (int i = 0; i < 1000 && !stage.session().ending(); ++i) {
    if (stage.session().awaitsRoll()) {
      stage.session().roll();
      continue;
    }
    actions->setCurrentRow(actions->count() - 1); // "stop" banks what there is
    QKeyEvent press(QEvent::KeyPress, Qt::Key_Return, Qt::NoModifier);
    QApplication::sendEvent(actions, &press);
  }
  EXPECT_TRUE(stage.session().ending());
}

TEST(FourthGame, is_saved_and_opened_again) {
  const Stage stage({}, withTheRace());
  stage.window->playAtOnce(QStringLiteral("race"));
  const QString path = stage.own.filePath(QStringLiteral("race.igr"));
  ASSERT_TRUE(stage.window->save(path));
  stage.window->showShelf();
  ASSERT_TRUE(stage.window->open(path));
  EXPECT_EQ(stage.session().game().id(), "race");
}

} // namespace igroteka::app
