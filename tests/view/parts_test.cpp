// SPDX-License-Identifier: MIT
#include "session/toys.h"
#include "view/art.h"
#include "view/bubble.h"
#include "view/generic_view.h"
#include "view/prompt_line.h"
#include "view/result_card.h"
#include "view/seat_card.h"
#include "view/side_panel.h"
#include "view/translated.h"

#include <gtest/gtest.h>

#include <QLabel>
#include <QListWidget>
#include <QPushButton>
#include <QSignalSpy>
#include <QTest>

namespace igroteka::view {

namespace {

using session::AnySession;
using session::CarefulRacer;
using session::HandClock;
using session::Manners;
using session::newRace;

/// The toy game of a fourth game's recipe on the generic view, with all that stands round a board.
struct Table : ::testing::Test {
  explicit Table(std::vector<std::string> seats = {"human", "human"})
      : session(newRace<CarefulRacer>(seats, 8), 5, Manners{0, false, true}, clock),
        board(session, art), prompt(board), result(board), panel(board) {
    session.start();
    refresh();
    QObject::connect(&session, &AnySession::positionChanged, &board, [this] { refresh(); });
    QObject::connect(&session, &AnySession::pausedChanged, &board, [this] { refresh(); });
  }

  /// Rolls until somebody has to decide: a one ends the turn.
  void rollForDecision() {
    while (session.peopleToAct().empty()) {
      session.roll();
    }
  }

  void refresh() {
    prompt.refresh();
    result.refresh();
    panel.refresh();
  }

  QListWidget* actions() { return board.findChild<QListWidget*>(QStringLiteral("actions")); }
  QPushButton* button(const char* name) {
    return prompt.findChild<QPushButton*>(QLatin1String(name));
  }

  HandClock clock;
  Art art;
  AnySession session;
  GenericView board;
  PromptLine prompt;
  ResultCard result;
  SidePanel panel;
};

} // namespace

TEST_F(Table, a_game_without_a_view_of_its_own_is_played_by_its_legal_actions) {
  rollForDecision();
  const std::size_t before = session.match().present();
  ASSERT_EQ(actions()->count(), 2);
  EXPECT_EQ(actions()->item(1)->text(), QStringLiteral("stop"));
  QTest::keyClick(actions(), Qt::Key_Down);
  actions()->setCurrentRow(1);
  QTest::keyClick(actions(), Qt::Key_Return);
  EXPECT_EQ(session.match().present(), before + 1);
}

TEST_F(Table, roll_is_offered_exactly_while_a_persons_throw_is_due) {
  EXPECT_TRUE(button("roll")->isVisibleTo(&prompt));
  const std::size_t before = session.match().present();
  button("roll")->click();
  EXPECT_EQ(session.match().present(), before + 1);
  rollForDecision();
  EXPECT_FALSE(button("roll")->isVisibleTo(&prompt));
}

TEST_F(Table, a_refusal_shows_in_a_bubble_within_the_board_and_costs_nothing) {
  board.resize(400, 300);
  QSignalSpy sounded(&board, &BoardView::sounded);
  board.showRefusal(Phrase(refusals::noAction));
  auto* bubble = board.findChild<Bubble*>();
  ASSERT_NE(bubble, nullptr);
  EXPECT_EQ(bubble->text(), translated(refusals::noAction));
  EXPECT_TRUE(board.rect().contains(bubble->geometry()));
  EXPECT_EQ(sounded.size(), 1);
  EXPECT_EQ(session.match().present(), 0U);
}

TEST_F(Table, the_bubble_goes_when_the_position_changes) {
  board.showRefusal(Phrase(refusals::noAction));
  session.roll();
  EXPECT_TRUE(board.findChild<Bubble*>()->isHidden());
}

TEST_F(Table, the_prompt_says_paused_and_offers_to_go_on) {
  session.pause(true);
  EXPECT_EQ(prompt.text(), QStringLiteral("Paused."));
  button("goOn")->click();
  EXPECT_FALSE(session.paused());
}

TEST_F(Table, the_result_card_shows_itself_only_at_the_end) {
  EXPECT_TRUE(result.isHidden());
  session.resign(Actor::seat1);
  EXPECT_FALSE(result.isHidden());
  EXPECT_EQ(result.text(), QStringLiteral("Player 1 gives up, Player 2 wins."));
  session.undo();
  EXPECT_TRUE(result.isHidden());
}

TEST_F(Table, a_seat_card_tells_a_screen_reader_who_plays_and_whose_turn_it_is) {
  rollForDecision();
  const int seat = indexOf(session.match().actors(session.match().present()).first());
  const auto* card = panel.findChild<SeatCard*>(QStringLiteral("seat%1").arg(seat + 1));
  ASSERT_NE(card, nullptr);
  EXPECT_EQ(card->accessibleName(), QStringLiteral("Player %1").arg(seat + 1));
  EXPECT_EQ(card->accessibleDescription(), QStringLiteral("Person, to move"));
}

} // namespace igroteka::view
