// SPDX-License-Identifier: MIT
// Tantrix Pont in the whole program: what is remembered, playing back.
#include "app/actions.h"
#include "stage.h"
#include "view/pont_view.h"

#include <gtest/gtest.h>

#include <QAction>
#include <QDialog>
#include <QTest>

#include <algorithm>

namespace igroteka::app {
namespace {

view::PontView& pontOf(const Stage& stage) {
  return dynamic_cast<view::PontView&>(stage.window->table()->board());
}

TEST(PontInTheProgram, KeysAndMarkedNichesAreThereAtTheNextStart) {
  const QTemporaryDir folder;
  view::PontKeys keys;
  ASSERT_TRUE(keys.set(1, view::PontAct::act, Qt::Key_B));
  {
    const Stage stage(folder.path());
    stage.window->playAtOnce(QStringLiteral("pont"));
    EXPECT_FALSE(pontOf(stage).marksNiches());
    pontOf(stage).setKeys(keys);
    const QList<QAction*> actions = pontOf(stage).menuActions();
    const auto niches = std::ranges::find_if(actions, [](const QAction* one) {
      return one->objectName() == QLatin1String("markNiches");
    });
    ASSERT_NE(niches, actions.end());
    (*niches)->trigger();
  }
  const Stage stage(folder.path());
  stage.window->playAtOnce(QStringLiteral("pont"));
  EXPECT_EQ(pontOf(stage).handKeys(), keys);
  EXPECT_TRUE(pontOf(stage).marksNiches());
}

TEST(PontInTheProgram, AFinishedRushIsPlayedBackFromTheMenuAndEscapeEndsThat) {
  const Stage stage;
  ASSERT_TRUE(stage.window->open(Stage::record("pont-rush-2.igr")));
  const Actions& actions = stage.window->actionsOfMenus();
  EXPECT_TRUE(actions.playBack->isEnabled());
  EXPECT_TRUE(actions.previous->isEnabled());
  actions.playBackFastest->trigger();
  EXPECT_EQ(stage.session().match().shown(), 0U);
  EXPECT_TRUE(stage.session().lookingBack());
  QTest::keyClick(&stage.window->table()->board(), Qt::Key_Escape);
  EXPECT_FALSE(stage.session().lookingBack());
  ASSERT_TRUE(stage.window->open(Stage::record("mozaring-standard-2.igr")));
  EXPECT_FALSE(actions.playBack->isEnabled()) << "played in turns: step by step is enough";
}

TEST(PontInTheProgram, ARushWaitsWhilePeopleLookAtADialogOrTheRules) {
  const Stage stage;
  stage.window->playAtOnce(QStringLiteral("pont"));
  session::AnySession& session = stage.session();
  session.pause(false);
  ASSERT_EQ(session.countdown(), 3);
  QDialog dialog(stage.window.get());
  dialog.open();
  EXPECT_EQ(session.countdown(), 0);
  EXPECT_TRUE(session.paused());
  dialog.reject();
  EXPECT_TRUE(session.paused()) << "until everybody is ready again";
  session.pause(false);
  ASSERT_EQ(session.countdown(), 3);
  stage.window->learn(stage.window->table()->entry());
  EXPECT_EQ(session.countdown(), 0);
  EXPECT_TRUE(session.paused());
}

TEST(PontInTheProgram, ANewRushCannotBePlayedBack) {
  const Stage stage;
  stage.window->playAtOnce(QStringLiteral("pont"));
  EXPECT_FALSE(stage.window->actionsOfMenus().playBack->isEnabled());
  EXPECT_TRUE(stage.session().paused());
}

} // namespace
} // namespace igroteka::app
