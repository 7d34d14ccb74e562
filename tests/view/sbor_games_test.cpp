// SPDX-License-Identifier: MIT
// Whole games of Obshchiy sbor by the mouse alone, and by the keyboard alone.
#include "sbor_table.h"

#include <gtest/gtest.h>

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

} // namespace
} // namespace igroteka::view
