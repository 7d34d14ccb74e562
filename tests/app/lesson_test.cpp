// SPDX-License-Identifier: MIT
// The lessons of all games, as a newcomer goes through them.
#include "app/actions.h"
#include "app/lesson_bar.h"
#include "app/lesson_guide.h"
#include "lesson_hands.h"
#include "stage.h"
#include "view/translated.h"

#include <gtest/gtest.h>

#include <QAction>
#include <QLabel>
#include <QPushButton>
#include <QSignalSpy>
#include <QTest>

namespace igroteka::app {

namespace {

using Make = void (*)(view::BoardView& board, const std::string& action);

struct Course {
  const char* name;
  const char* game;
  Make make;
};

void PrintTo(const Course& course, std::ostream* out) {
  *out << course.name;
}

/// A newcomer who has asked for the lesson of a game.
struct Pupil : Stage {
  explicit Pupil(const char* game)
      : entry(*view::findView(program->views(), game)), lesson(entry.lesson()) {
    window->activateWindow();
    window->teach(entry);
    settle();
  }
  LessonGuide* guide() const { return window->table() ? window->table()->guide() : nullptr; }
  view::BoardView& board() const { return window->table()->board(); }
  QString said() const { return window->findChild<LessonBar*>(QStringLiteral("lesson"))->text(); }
  QPushButton* next() const {
    return window->findChild<QPushButton*>(QStringLiteral("lessonNext"));
  }
  QString bubble() const {
    const auto* found = board().findChild<QLabel*>(QStringLiteral("bubble"));
    return found != nullptr && found->isVisible() ? found->text() : QString();
  }
  const std::vector<std::string_view>& wanted() const {
    return lesson.steps[guide()->step()].actions;
  }
  /// Lets the others act, and everything come to rest.
  void settle() const {
    for (int round = 0; round < 12; ++round) {
      QCoreApplication::processEvents();
      if (window->table() != nullptr) {
        board().finishAnimation();
      }
    }
  }

  const view::ViewEntry& entry;
  const view::Lesson& lesson;
};

class Lessons : public testing::TestWithParam<Course> {};

} // namespace

TEST_P(Lessons, are_gone_through_from_the_first_step_to_a_match_of_ones_own) {
  const Course& course = GetParam();
  const Pupil pupil(course.game);
  const bool mouse = course.make == makeByMouse;
  ASSERT_NE(pupil.guide(), nullptr);
  EXPECT_GE(pupil.guide()->steps(), 5U);
  EXPECT_LE(pupil.guide()->steps(), 8U);
  while (!pupil.guide()->atEnd()) {
    const std::size_t step = pupil.guide()->step();
    EXPECT_EQ(pupil.said(), view::translated(pupil.lesson.steps[step].text));
    if (pupil.guide()->reading()) {
      ASSERT_TRUE(pupil.next()->isVisible());
      mouse ? QTest::mouseClick(pupil.next(), Qt::LeftButton)
            : QTest::keyClick(pupil.window->focusWidget(), Qt::Key_Return);
    }
    for (const std::string_view action : pupil.wanted()) {
      if (pupil.guide()->step() == step) {
        course.make(pupil.board(), std::string(action));
        pupil.board().finishAnimation();
      }
    }
    pupil.settle();
    ASSERT_NE(pupil.guide(), nullptr) << "the lesson was left in step " << step;
    ASSERT_EQ(pupil.guide()->step(), step + 1) << pupil.bubble().toStdString();
  }
  mouse ? QTest::mouseClick(pupil.next(), Qt::LeftButton)
        : QTest::keyClick(pupil.window->focusWidget(), Qt::Key_Return);
  pupil.settle();
  EXPECT_EQ(pupil.guide(), nullptr);
  ASSERT_NE(pupil.window->table(), nullptr);
  EXPECT_EQ(pupil.session().match().present(), 0U);
}

INSTANTIATE_TEST_SUITE_P(Games, Lessons,
                         testing::Values(Course{"MozaringByMouse", "mozaring", makeByMouse},
                                         Course{"MozaringByKeys", "mozaring", makeByKeys},
                                         Course{"PontByMouse", "pont", makeByMouse},
                                         Course{"PontByKeys", "pont", makeByKeys},
                                         Course{"SborByMouse", "sbor", makeByMouse},
                                         Course{"SborByKeys", "sbor", makeByKeys}),
                         [](const auto& one) { return std::string(one.param.name); });

TEST(Lesson, every_game_has_one) {
  const Stage stage;
  for (const view::ViewEntry& entry : stage.program->views()) {
    ASSERT_NE(entry.lesson, nullptr);
    EXPECT_NE(lessonMatch(*entry.game, entry.lesson()), nullptr);
    EXPECT_TRUE(entry.lesson().steps.back().actions.empty());
  }
}

TEST(Lesson, says_kindly_what_is_wanted_when_something_else_is_tried) {
  const Pupil pupil("mozaring");
  makeByKeys(pupil.board(), "Rs1");
  EXPECT_TRUE(pupil.bubble().contains(QStringLiteral("Next"))) << pupil.bubble().toStdString();
  pupil.next()->click();
  makeByKeys(pupil.board(), "Rs1");
  EXPECT_EQ(pupil.session().match().present(), 0U);
  EXPECT_EQ(pupil.bubble(), pupil.said());
  EXPECT_EQ(pupil.guide()->step(), 1U);
}

TEST(Lesson, leaves_reasons_to_the_rules_where_they_forbid_it) {
  const Pupil pupil("mozaring");
  pupil.next()->click();
  makeByKeys(pupil.board(), "Rs5");
  pupil.settle();
  makeByKeys(pupil.board(), "Rs5");
  EXPECT_FALSE(pupil.bubble().isEmpty());
  EXPECT_NE(pupil.bubble(), pupil.said());
}

TEST(Lesson, escape_and_the_button_end_it_and_keep_nothing) {
  for (const bool byKey : {true, false}) {
    const Pupil pupil("mozaring");
    pupil.next()->click();
    makeByKeys(pupil.board(), "Rs5");
    pupil.settle();
    byKey ? QTest::keyClick(&pupil.board(), Qt::Key_Escape)
          : pupil.window->findChild<QPushButton*>(QStringLiteral("lessonStop"))->click();
    pupil.settle();
    EXPECT_EQ(pupil.window->table(), nullptr);
    EXPECT_TRUE(pupil.program->autosave().kept(QStringLiteral("mozaring")).isEmpty());
  }
}

TEST(Lesson, does_not_touch_the_match_that_waits_to_be_continued) {
  const Stage stage;
  stage.window->playAtOnce(QStringLiteral("mozaring"));
  stage.session().propose(stage.session().match().legal(0).front());
  const std::string text = stage.session().match().text();
  stage.window->actionsOfMenus().tutorial->trigger();
  ASSERT_NE(stage.window->table()->guide(), nullptr);
  stage.window->showShelf();
  EXPECT_EQ(stage.program->autosave().kept(QStringLiteral("mozaring")).toStdString(), text);
}

TEST(Lesson, is_where_the_shelf_leads_who_wants_to_learn) {
  const Stage stage;
  stage.window->findChild<QPushButton*>(QStringLiteral("learn"))->click();
  ASSERT_NE(stage.window->table(), nullptr);
  EXPECT_NE(stage.window->table()->guide(), nullptr);
  const Actions& actions = stage.window->actionsOfMenus();
  EXPECT_FALSE(actions.undo->isEnabled() || actions.hint->isEnabled() ||
               actions.resign->isEnabled());
}

} // namespace igroteka::app
