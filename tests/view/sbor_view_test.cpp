// SPDX-License-Identifier: MIT
// People at the table of Obshchiy sbor: whole games by mouse and by keyboard, and all on the way.
#include "picture_support.h"
#include "sbor_table.h"
#include "view/sbor_tray.h"
#include "view/sbor_words.h"
#include "view/translated.h"

#include <gtest/gtest.h>

#include <QAccessible>
#include <QCoreApplication>
#include <QLabel>

#include <algorithm>
#include <array>
#include <deque>
#include <map>

namespace igroteka::view {
namespace {

using sbor::Circle;
using sbor::Phase;

SborMeans meansOf(const sbor::Move& move) {
  if (const auto* act = std::get_if<sbor::Act>(&move)) {
    return act->power == sbor::Power::none           ? SborMeans::dice
           : act->power == sbor::Power::manipulation ? SborMeans::manipulation
                                                     : SborMeans::force;
  }
  return std::holds_alternative<sbor::Substitute>(move) ? SborMeans::substitution
                                                        : SborMeans::teleport;
}

void byMouse(SborTable& table, const sbor::Move& move) {
  if (std::holds_alternative<sbor::End>(move)) {
    const std::size_t at = table.match().present();
    table.click(table.view().bar().endButton());
    if (table.match().present() == at) {
      table.click(table.view().bar().endButton());
    }
    return;
  }
  if (meansOf(move) != SborMeans::dice) {
    table.click(table.view().bar().powerButton(meansOf(move)));
  }
  const std::size_t at = table.match().present();
  const auto circles = circlesOf(move);
  table.click(table.centre(circles[0]));
  if (const auto* act = std::get_if<sbor::Act>(&move)) {
    table.click(table.view().offerButton(act->action));
  }
  if (table.match().present() == at) {
    table.click(table.centre(circles[1]));
  }
}

/// Walks over the circles by arrow keys alone.
void walkTo(SborTable& table, Circle goal) {
  const Circle start = table.view().focusCircle().value();
  std::map<Circle, std::vector<int>> ways{{start, {}}};
  std::deque<Circle> next{start};
  while (!next.empty() && !ways.contains(goal)) {
    const Circle here = next.front();
    next.pop_front();
    for (const int key : {Qt::Key_Left, Qt::Key_Right, Qt::Key_Up, Qt::Key_Down}) {
      table.view().setFocusCircle(here);
      table.key(key);
      const Circle there = table.view().focusCircle().value();
      if (!ways.contains(there)) {
        ways[there] = ways[here];
        ways[there].push_back(key);
        next.push_back(there);
      }
    }
  }
  ASSERT_TRUE(ways.contains(goal));
  table.view().setFocusCircle(start);
  for (const int key : ways[goal]) {
    table.key(key);
  }
  ASSERT_EQ(table.view().focusCircle(), goal);
}

void byKeys(SborTable& table, const sbor::Move& move) {
  const std::size_t at = table.match().present();
  if (std::holds_alternative<sbor::End>(move)) {
    table.key(Qt::Key_N);
    if (table.match().present() == at) {
      table.key(Qt::Key_N);
    }
    return;
  }
  static const std::map<SborMeans, int> powers{{SborMeans::substitution, Qt::Key_U},
                                               {SborMeans::manipulation, Qt::Key_M},
                                               {SborMeans::teleport, Qt::Key_L},
                                               {SborMeans::force, Qt::Key_F}};
  static constexpr std::array<int, 6> letters{Qt::Key_G, Qt::Key_S, Qt::Key_E,
                                              Qt::Key_P, Qt::Key_C, Qt::Key_T};
  if (meansOf(move) != SborMeans::dice) {
    table.key(powers.at(meansOf(move)));
  }
  const auto circles = circlesOf(move);
  walkTo(table, circles[0]);
  if (const auto* act = std::get_if<sbor::Act>(&move)) {
    table.key(letters.at(static_cast<std::size_t>(act->action)));
  } else {
    table.key(Qt::Key_Return);
  }
  if (table.match().present() == at) {
    walkTo(table, circles[1]);
    table.key(Qt::Key_Return);
  }
}

/// Plays turns to the end of the game.
void playOut(SborTable& table, void (*make)(SborTable&, const sbor::Move&),
             void (*roll)(SborTable&)) {
  Random random(5);
  for (int step = 0; step < 4000 && !table.session().ending(); ++step) {
    const std::size_t at = table.match().present();
    if (table.state().phase == Phase::throwing) {
      roll(table);
      ASSERT_EQ(table.match().present(), at + 1);
      continue;
    }
    const sbor::Move move = greedy(table.rules(), table.state(), random);
    make(table, move);
    ASSERT_EQ(table.match().present(), at + 1)
        << sbor::write(move) << ": " << table.bubble().toStdString();
    ASSERT_EQ(table.match().action(at), sbor::write(move));
    table.view().finishAnimation();
  }
  EXPECT_TRUE(table.session().ending());
}

TEST(SborView, AWholeGameIsPlayedByTheMouseAlone) {
  SborTable table;
  while (table.state().phase == Phase::laying) {
    const std::size_t at = table.match().present();
    int number = 6;
    while (table.state().laid.contains(Circle(number, table.state().seat))) {
      --number;
    }
    table.click(table.view().bar().circleButton(number));
    const auto field = table.rules().fieldFor(table.state(), Circle(number, table.state().seat));
    table.click(table.view().places().toPixels(sbor::candidateSpots(field).front()));
    ASSERT_EQ(table.match().present(), at + 1) << table.bubble().toStdString();
    ASSERT_EQ(table.match().action(at).substr(0, 8), "circle " + std::to_string(number));
    table.view().finishAnimation();
  }
  while (table.state().phase == Phase::standing) {
    const std::size_t at = table.match().present();
    for (const Circle circle : table.state().laid) {
      if (table.state().isFree(circle)) {
        table.click(table.centre(circle));
        break;
      }
    }
    ASSERT_EQ(table.match().present(), at + 1) << table.bubble().toStdString();
    table.view().finishAnimation();
  }
  playOut(table, byMouse, [](SborTable& played) {
    played.click(played.view().bar().dieButton(0));
    played.view().finishAnimation();
  });
}

TEST(SborView, AWholeGameIsPlayedByTheKeyboardAlone) {
  SborTable table(2, 3);
  while (table.state().phase == Phase::laying) {
    const std::size_t at = table.match().present();
    int number = 1;
    while (table.state().laid.contains(Circle(number, table.state().seat))) {
      ++number;
    }
    table.key(Qt::Key_0 + number);
    table.key(Qt::Key_Right);
    table.key(Qt::Key_Return);
    ASSERT_EQ(table.match().present(), at + 1);
    ASSERT_EQ(table.match().action(at).substr(0, 8), "circle " + std::to_string(number));
  }
  while (table.state().phase == Phase::standing) {
    const std::size_t at = table.match().present();
    for (const Circle circle : table.state().laid) {
      if (table.state().isFree(circle)) {
        if (!table.view().focusCircle()) {
          table.key(Qt::Key_Right);
        }
        walkTo(table, circle);
        break;
      }
    }
    for (const int key : {Qt::Key_S, Qt::Key_M, Qt::Key_L}) {
      table.key(key);
    }
    table.key(Qt::Key_Space);
    ASSERT_EQ(table.match().present(), at + 1) << table.bubble().toStdString();
  }
  playOut(table, byKeys, [](SborTable& played) { played.key(Qt::Key_Space); });
}

TEST(SborView, QuickSetUpLaysEverythingForTwoThreeAndFourPeople) {
  for (const int players : {2, 3, 4}) {
    SborTable table(players, 7);
    table.setUp();
    EXPECT_EQ(table.state().laid.size(), players * sbor::circlesEach);
    EXPECT_EQ(static_cast<int>(table.match().present()),
              players * (sbor::circlesEach + sbor::dollsEach));
  }
}

TEST(SborView, AButtonThatGoesLeavesTheKeyboardToTheTable) {
  SborTable table(2, 7);
  table.setUp(); // a click on a button that is gone by now
  EXPECT_TRUE(table.view().hasFocus());
}

TEST(SborView, WhoThrewWhatForTheFirstTurnIsShownInANewMatch) {
  SborTable table(3, 7);
  Random random(7);
  const sbor::Lots lots = sbor::throwLots(random, 3);
  const auto* note = table.view().findChild<QLabel*>(QStringLiteral("note"));
  EXPECT_TRUE(note->isVisible());
  EXPECT_EQ(note->text(), sborWords::lots(table.view().nameOf(lots.first)));
  table.play({"circle 1 0,0"});
  EXPECT_FALSE(note->isVisible());
}

TEST(SborView, TheGhostOfACircleSnapsToTheFieldUnderThePointer) {
  SborTable table;
  table.play({"circle 1 0,0"});
  const QPointF centre = table.view().places().toPixels(sbor::Point{0, 0});
  table.moveTo(centre + QPointF(2.6 * table.view().places().radius(), 0));
  ASSERT_TRUE(table.view().ghost());
  EXPECT_TRUE(sbor::touch({0, 0}, *table.view().ghost()));
  EXPECT_GT(table.view().ghost()->x, 1900);
  table.moveTo(centre + QPointF(0, 2.6 * table.view().places().radius()));
  EXPECT_GT(table.view().ghost()->y, 1900);
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
  const sbor::Point goal = sbor::candidateSpots(field).back();
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
