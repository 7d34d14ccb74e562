// SPDX-License-Identifier: MIT
#include "app/actions.h"
#include "app/lesson_guide.h"
#include "app/new_match_dialog.h"
#include "pseudo.h"
#include "stage.h"

#include <gtest/gtest.h>

#include <QAction>

namespace igroteka::app {

namespace {

Plan plan(const Stage& stage) {
  Plan plan = plainPlan(*stage.program->views().front().game);
  plan.draft.setPlayers(3);
  plan.seats = {{"Ани", "human"}, {"Борис", "human"}, {"Вера", "human"}};
  return plan;
}

} // namespace

TEST(Languages, the_pseudo_language_finds_a_text_without_the_wrap) {
  const PseudoLanguage pseudo;
  QAction action(QStringLiteral("Forgotten"));
  QWidget widget;
  widget.addAction(&action);
  EXPECT_FALSE(untranslated(textsOf(widget).join(QLatin1Char(' '))).isEmpty());
  EXPECT_TRUE(untranslated(QCoreApplication::translate("Menus", "&Game")).isEmpty());
}

TEST(Languages, the_shelf_shows_no_text_without_translation) {
  const PseudoLanguage pseudo;
  Stage stage;
  expectAllTranslated(*stage.window, "shelf");
}

TEST(Languages, a_match_shows_no_text_without_translation_at_any_moment) {
  const PseudoLanguage pseudo;
  Stage stage;
  stage.window->begin(plan(stage));
  expectAllTranslated(*stage.window, "first move");
  for (const char* action : {"Rm5", "Gs1", "Bl1"}) {
    stage.session().propose(action);
  }
  expectAllTranslated(*stage.window, "after three moves");
  stage.session().propose("Rm5");
  expectAllTranslated(*stage.window, "refused");
  stage.session().show(1);
  expectAllTranslated(*stage.window, "looking back");
  stage.session().showPresent();
  stage.window->offerDraw();
  expectAllTranslated(*stage.window, "draw offered");
  stage.session().pause(true);
  expectAllTranslated(*stage.window, "paused");
  ASSERT_TRUE(stage.window->open(Stage::record("mozaring-standard-4.igr")));
  for (const Actor seat : Actors::seats(4)) {
    stage.session().rename(seat, QString());
  }
  expectAllTranslated(*stage.window, "over");
}

TEST(Languages, lessons_show_no_text_without_translation) {
  const PseudoLanguage pseudo;
  Stage stage;
  for (const view::ViewEntry& entry : stage.program->views()) {
    stage.window->teach(entry);
    auto* bar = stage.window->findChild<QWidget*>(QStringLiteral("lesson"));
    ASSERT_NE(bar, nullptr);
    expectAllTranslated(*bar, "reading");
    stage.window->table()->guide()->next();
    expectAllTranslated(*bar, "acting");
  }
}

TEST(Languages, everything_is_switched_at_once) {
  Stage stage;
  stage.window->begin(plan(stage));
  const auto hint = [&] { return stage.window->actionsOfMenus().hint->text(); };
  EXPECT_EQ(hint(), QStringLiteral("&Hint"));
  Preferences wanted = stage.program->settings().now();
  wanted.language = QStringLiteral("bg");
  stage.program->settings().change(wanted);
  QApplication::sendPostedEvents();
  EXPECT_EQ(hint(), QStringLiteral("Съ&вет"));
  EXPECT_TRUE(stage.window->windowTitle().contains(QStringLiteral("Мозъринг")));
  wanted.language = QStringLiteral("ru");
  stage.program->settings().change(wanted);
  QApplication::sendPostedEvents();
  EXPECT_EQ(hint(), QStringLiteral("Под&сказка"));
}

} // namespace igroteka::app
