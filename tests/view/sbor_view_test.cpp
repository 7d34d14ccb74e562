// SPDX-License-Identifier: MIT
// People at the table of Obshchiy sbor: what they do and what they are told.
#include "picture_support.h"
#include "sbor_table.h"
#include "view/prompt_line.h"
#include "view/sbor_tray.h"
#include "view/sbor_words.h"
#include "view/translated.h"

#include <gtest/gtest.h>

#include <QAccessible>
#include <QBoxLayout>
#include <QCoreApplication>
#include <QLabel>
#include <QListWidget>
#include <QPushButton>
#include <QTest>

#include <algorithm>
#include <array>
#include <utility>

namespace igroteka::view {
namespace {

using sbor::Circle;
using sbor::Phase;

TEST(SborView, AButtonThatGoesLeavesTheKeyboardToTheTable) {
  SborTable table(2, 7);
  table.setUp(); // a click on a button that is gone by now
  EXPECT_TRUE(table.view().hasFocus());
}

TEST(SborView, TheButtonOfTheThrowLeavesTheKeyboardToTheTable) {
  SborTable table(2, 11);
  table.setUp();
  QWidget frame;
  QHBoxLayout row(&frame);
  row.addWidget(&table.view());
  auto* line = new PromptLine(table.view(), &frame);
  row.addWidget(line);
  auto* list = new QListWidget(&frame);
  row.addWidget(list);
  frame.show();
  ASSERT_TRUE(QTest::qWaitForWindowActive(&frame));
  auto* roll = line->findChild<QPushButton*>(QStringLiteral("roll"));
  line->refresh();
  roll->setFocus();
  ASSERT_TRUE(roll->hasFocus());
  table.session().roll();
  line->refresh();
  ASSERT_FALSE(roll->isVisible());
  EXPECT_TRUE(table.view().hasFocus());
  table.view().setParent(nullptr);
}

TEST(SborView, WhatComputersDidIsOfferedToBeSeenAgainAndToldInWords) {
  SborTable table(3, 7);
  table.setUp();
  for (int turn = 0; turn < 3; ++turn) {
    table.play({"roll 1 2 3 4", "end"});
  }
  PromptLine line(table.view());
  auto* happened = line.findChild<QPushButton*>(QStringLiteral("happened"));
  EXPECT_FALSE(happened->isVisibleTo(&line)) << "people saw each other's turns";
  const std::size_t present = table.match().present();
  const Actor due = table.match().thrower(present);
  for (const Actor seat : {Actor::seat1, Actor::seat2, Actor::seat3}) {
    if (seat != due) {
      table.session().seat(seat, Level::beginner);
    }
  }
  line.refresh();
  ASSERT_TRUE(happened->isVisibleTo(&line));
  happened->click();
  table.session().show(present - 3);
  line.refresh();
  EXPECT_FALSE(happened->isVisibleTo(&line));
  const Actor first = table.match().actorOfPly(present - 3);
  EXPECT_TRUE(line.text().startsWith(table.view().nameOf(first))) << line.text().toStdString();
  EXPECT_TRUE(
      line.text().contains(QStringLiteral("(move %1 of %2)").arg(present - 3).arg(present)));
  EXPECT_TRUE(line.text().contains(table.view().told(table.match().tell(present - 4))));
  table.session().showPresent();
  table.play({"roll 1 2 3 4", "end"});
  line.refresh();
  EXPECT_FALSE(happened->isVisibleTo(&line)) << "this person has acted since";
}

TEST(SborView, EndOfTurnAsksOnceIfNothingWasDoneAndSomethingCouldBe) {
  SborTable table(2, 11);
  table.setUp();
  table.play({"roll 1 2 3 4"});
  const std::size_t at = table.match().present();
  table.click(table.view().bar().endButton());
  EXPECT_EQ(table.match().present(), at);
  EXPECT_EQ(table.bubble(), sborWords::nothingDone());
  EXPECT_EQ(table.view().bar().endButton()->text(), sborWords::endAllTheSame());
  table.click(table.view().bar().endButton());
  EXPECT_EQ(table.match().action(at), "end");
}

TEST(SborView, TheEndOfTheTurnStandsInLineWithTheDiceAndAsTallAsTheyAre) {
  SborTable table(2, 11);
  table.setUp();
  table.play({"roll 1 2 3 4"});
  QCoreApplication::sendPostedEvents();
  const QRect die = table.view().bar().dieButton(0)->geometry();
  const QRect end = table.view().bar().endButton()->geometry();
  EXPECT_NEAR(end.center().y(), die.center().y(), 1);
  EXPECT_GE(end.height(), 46);
  EXPECT_GE(end.width(), 110);
}

TEST(SborView, NothingInTheBarMovesWhenDiceAreUsedOrTheEndIsAskedFor) {
  SborTable table(2, 11);
  table.setUp();
  table.play({"roll 1 2 3 4"});
  QCoreApplication::sendPostedEvents();
  SborBar& bar = table.view().bar();
  const auto places = [&] {
    QCoreApplication::sendPostedEvents();
    return std::pair(bar.mapToParent(bar.dieButton(0)->pos()),
                     bar.mapToParent(bar.endButton()->geometry().center()));
  };
  const auto before = places();
  table.click(bar.endButton());
  EXPECT_EQ(bar.endButton()->text(), sborWords::endAllTheSame());
  EXPECT_EQ(places(), before);
  const Circle circle = *table.rules().movable(table.state()).begin();
  const auto spots = sbor::candidateSpots(table.rules().fieldFor(table.state(), circle));
  const auto other = std::ranges::find_if(
      spots, [&](const sbor::Point& spot) { return spot != table.state().centre(circle); });
  ASSERT_NE(other, spots.end());
  table.play({sbor::write(sbor::Shift{circle, *other})});
  EXPECT_EQ(places(), before);
  EXPECT_TRUE(bar.dieButton(3)->isVisible()) << "the place of the used die";
  EXPECT_FALSE(bar.dieButton(3)->isEnabled());
  EXPECT_EQ(bar.dieButton(3)->accessibleName(), sborWords::dieUsed());
}

TEST(SborView, ClickedDiceLeaveTheKeyboardToTheTable) {
  SborTable table(2, 11);
  table.setUp();
  table.click(table.view().bar().dieButton(1));
  table.view().finishAnimation();
  ASSERT_EQ(table.state().phase, sbor::Phase::acting);
  EXPECT_TRUE(table.view().hasFocus());
  table.click(table.view().bar().dieButton(2));
  EXPECT_TRUE(table.view().hasFocus());
  EXPECT_TRUE(table.view().bar().dieButton(2)->isChecked());
}

TEST(SborView, TheLineBelowSaysWhatAChosenDollWants) {
  SborTable table(2, 11);
  table.setUp();
  table.play({"roll 1 2 3 4"});
  EXPECT_TRUE(table.view().wanted().isEmpty()) << "the rules' own sentence";
  PromptLine line(table.view());
  const QString before = line.text();
  for (const Circle circle : table.state().laid) {
    const sbor::Doll doll = table.state().on(circle);
    if (doll && doll.owner() == table.state().seat) {
      table.click(table.centre(circle));
      EXPECT_EQ(table.view().pick().from, circle);
      const bool any = std::ranges::any_of(sbor::allActions, [&](sbor::Action action) {
        return table.view().offerButton(action)->reason().isEmpty();
      });
      EXPECT_EQ(table.view().wanted(), sborWords::chooseAction(any));
      EXPECT_TRUE(line.text().endsWith(table.view().wanted()));
      table.key(Qt::Key_Escape);
      EXPECT_EQ(line.text(), before);
    }
  }
}

TEST(SborView, TheKeyboardIsSeenAtOnceAndGoesWithTheDollThatActs) {
  SborTable table(2, 11);
  table.setUp();
  table.view().finishAnimation();
  ASSERT_TRUE(table.view().focusCircle());
  EXPECT_TRUE(table.view().scene().focus) << "before any arrow key";
  table.play({"roll 1 2 3 4"});
  for (const std::string& text : igroteka::listing(table.rules(), table.state())) {
    const auto move = sbor::readMove(text);
    const auto* act = move ? std::get_if<sbor::Act>(&*move) : nullptr;
    if (act != nullptr && act->action == sbor::Action::swap) {
      table.click(table.centre(act->from));
      table.click(table.centre(act->to));
      if (table.view().pick().to) { // other actions are possible there as well
        table.key(Qt::Key_S);
      }
      EXPECT_EQ(table.view().focusCircle(), act->to);
      return;
    }
  }
  FAIL() << "nobody can change places";
}

TEST(SborView, EndOfTurnDoesNotAskWhenSomethingWasDone) {
  SborTable table(2, 11);
  table.setUp();
  table.play({"roll 1 2 3 4"});
  const auto movable = table.rules().movable(table.state());
  ASSERT_FALSE(movable.empty());
  const Circle circle = *movable.begin();
  const auto spots = sbor::candidateSpots(table.rules().fieldFor(table.state(), circle));
  const auto other = std::ranges::find_if(
      spots, [&](const sbor::Point& spot) { return spot != table.state().centre(circle); });
  ASSERT_NE(other, spots.end());
  table.play({sbor::write(sbor::Shift{circle, *other})});
  const std::size_t at = table.match().present();
  table.click(table.view().bar().endButton());
  EXPECT_EQ(table.match().action(at), "end");
}

TEST(SborView, DiceAreKeptByClicksAndTakenBackInTheTray) {
  SborTable table(2, 11);
  table.setUp();
  table.play({"roll 5 2 5 4"});
  const Actor seat = seatAt(table.state().seat);
  table.click(table.view().bar().dieButton(3));
  table.click(table.view().bar().dieButton(0));
  EXPECT_EQ(sbor::name(table.view().keptBy(seat)), "2 5");
  table.key(Qt::Key_5);
  EXPECT_EQ(sbor::name(table.view().keptBy(seat)), "2 5 5");
  SborTray tray(table.view(), seat, nullptr);
  tray.show();
  EXPECT_EQ(tray.accessibleName(), sborWords::tray(QStringLiteral("2, 5, 5")));
  table.view().takeBack(seat, 2);
  EXPECT_EQ(tray.accessibleName(), sborWords::tray(QStringLiteral("5, 5")));
  const std::size_t at = table.match().present();
  table.key(Qt::Key_N);
  table.key(Qt::Key_N);
  EXPECT_EQ(table.match().action(at), "end keep 5 5");
  EXPECT_EQ(sbor::name(table.view().keptBy(seat)), "5 5");
}

TEST(SborView, CirclesAreDraggedAndSnap) {
  SborTable table(2, 11);
  table.setUp();
  table.play({"roll 1 2 3 4"});
  const std::size_t at = table.match().present();
  const Circle circle = *table.rules().movable(table.state()).begin();
  const auto field = table.rules().fieldFor(table.state(), circle);
  const auto spots = sbor::candidateSpots(field);
  const sbor::Point goal = *std::ranges::find_if(spots, [&](const sbor::Point& spot) {
    return spot != table.state().centre(circle) && table.view().places().shows(std::array{spot});
  });
  ASSERT_NE(goal, table.state().centre(circle));
  const QPointF from = table.centre(circle);
  const QPointF to = table.view().places().toPixels(goal);
  table.moveTo(from);
  table.press(from);
  table.moveTo((from + to) / 2);
  table.moveTo(to);
  EXPECT_TRUE(table.view().ghost());
  table.release(to);
  ASSERT_EQ(table.match().present(), at + 1) << table.bubble().toStdString();
  EXPECT_EQ(table.match().action(at).substr(0, 8), "shift " + sbor::name(circle));
  EXPECT_EQ(table.state().shifts, 1);
}

TEST(SborView, ForeignDollsAndMissingDiceAreRefusedWithTheReason) {
  SborTable table(2, 11);
  table.setUp();
  table.play({"roll 1 1 1 1"});
  for (const Circle circle : table.state().laid) {
    if (const sbor::Doll doll = table.state().on(circle);
        doll && doll.owner() != table.state().seat) {
      table.click(table.centre(circle));
      sbor::Refusal why{sbor::Reason::notYours};
      why.circle = circle;
      EXPECT_EQ(table.bubble(), translated(sbor::Rules::explain(why)));
      EXPECT_FALSE(table.view().pick().from);
      break;
    }
  }
  for (const Circle circle : table.state().laid) {
    const sbor::Doll doll = table.state().on(circle);
    if (doll && doll.owner() == table.state().seat && circle.number() != 1) {
      table.click(table.centre(circle));
      ASSERT_EQ(table.view().pick().from, circle);
      EXPECT_FALSE(table.view().offerButton(sbor::Action::spit)->reason().isEmpty());
      const std::size_t at = table.match().present();
      table.click(table.view().offerButton(sbor::Action::spit));
      EXPECT_EQ(table.match().present(), at);
      EXPECT_EQ(table.bubble(), table.view().offerButton(sbor::Action::spit)->reason());
      table.key(Qt::Key_Escape);
      EXPECT_FALSE(table.view().pick().from);
      break;
    }
  }
}

TEST(SborView, EveryCircleSpeaks) {
  SborTable table(2, 11);
  table.setUp();
  table.play({"roll 1 2 3 4"});
  QAccessibleInterface* board = QAccessible::queryAccessibleInterface(&table.view());
  ASSERT_NE(board, nullptr);
  const auto circles = table.view().circles();
  for (std::size_t place = 0; place < circles.size(); ++place) {
    const QString said = board->child(static_cast<int>(place))->text(QAccessible::Name);
    EXPECT_EQ(said, table.view().wordsOf(circles[place]));
    const bool active = circles[place].number() <= 4;
    EXPECT_EQ(said.contains(QStringLiteral("active")), active) << said.toStdString();
    EXPECT_EQ(said.contains(QStringLiteral("doll")), !table.state().isFree(circles[place]));
  }
}

TEST(SborView, MovementEndsByItselfAndUndoGoesTheSameWayBack) {
  SborTable table(2, 11);
  table.setUp();
  table.view().finishAnimation();
  const SborScene before = table.view().scene();
  table.session().roll();
  EXPECT_TRUE(table.view().animating());
  for (int frame = 0; frame < 100 && table.view().animating(); ++frame) {
    table.view().pass(16);
  }
  EXPECT_FALSE(table.view().animating());
  EXPECT_EQ(before.figures.size(), table.view().scene().figures.size());
}

TEST(SborView, LooksAsItShouldInEveryPhase) {
  SborTable table(2, 11, {960, 680});
  const auto look = [&](const char* name) {
    table.view().finishAnimation();
    table.view().grab();
    QCoreApplication::processEvents();
    settle(table.view().pictures());
    const QImage image = table.view().grab().toImage();
    keepForEyes(image, QStringLiteral("sbor-view-%1.png").arg(QLatin1String(name)));
    return image;
  };
  const QImage laying = look("laying");
  table.setUp();
  const QImage due = look("due");
  EXPECT_GT(meanDifference(laying, due), 1);
  table.play({"roll 6 6 1 3"});
  for (const Circle circle : table.state().laid) {
    const sbor::Doll doll = table.state().on(circle);
    if (doll && doll.owner() == table.state().seat) {
      table.click(table.centre(circle));
      break;
    }
  }
  EXPECT_GT(meanDifference(due, look("ring")), 0.5);
  const QImage picture = table.view().picture(QSize(500, 400), 1);
  keepForEyes(picture, QStringLiteral("sbor-view-picture.png"));
  EXPECT_EQ(picture.size(), QSize(500, 400));
}

} // namespace
} // namespace igroteka::view
