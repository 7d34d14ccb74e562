// SPDX-License-Identifier: MIT
// Small windows and large letters.
#include "app/game_card.h"
#include "app/language.h"
#include "app/matches.h"
#include "app/new_match_dialog.h"
#include "app/preferences_dialog.h"
#include "app/shelf_page.h"
#include "stage.h"
#include "view/prompt_line.h"

#include <gtest/gtest.h>

#include <QAbstractItemView>
#include <QComboBox>
#include <QLabel>
#include <QScrollArea>
#include <QScrollBar>
#include <QToolButton>

namespace igroteka::app {

namespace {

void settle() {
  for (int round = 0; round < 6; ++round) {
    QApplication::sendPostedEvents();
    QApplication::processEvents();
  }
}

QRect placeOf(const QWidget& widget, const QWidget& window) {
  return {widget.mapTo(&window, QPoint(0, 0)), widget.size()};
}

/// Letters twice as large as usual, as long as it lives.
struct LargeLetters {
  LargeLetters() {
    QFont large = usual;
    large.setPointSizeF(2 * usual.pointSizeF());
    QApplication::setFont(large);
  }
  ~LargeLetters() { QApplication::setFont(usual); }
  LargeLetters(const LargeLetters&) = delete;
  LargeLetters& operator=(const LargeLetters&) = delete;
  QFont usual = QApplication::font();
};

} // namespace

TEST(Fitting, the_smallest_window_shows_all_cards_of_the_shelf_in_every_language) {
  const Stage stage;
  stage.window->resize(800, 600);
  for (const QString& language : Language::all()) {
    Preferences wanted = stage.program->settings().now();
    wanted.language = language;
    stage.program->settings().change(wanted);
    settle();
    const auto cards = stage.window->findChildren<GameCard*>();
    ASSERT_EQ(cards.size(), 3);
    const auto* firstLabel = cards.front()->findChildren<QLabel*>().front();
    for (const GameCard* card : cards) {
      EXPECT_TRUE(stage.window->rect().contains(placeOf(*card, *stage.window)))
          << language.toStdString() << ' ' << card->objectName().toStdString();
      EXPECT_EQ(card->findChildren<QLabel*>().front()->y(), firstLabel->y())
          << "pictures end level: " << language.toStdString();
    }
  }
}

TEST(Fitting, all_options_of_a_new_match_are_seen_in_their_whole_width) {
  const Stage stage;
  for (const QString& language : Language::all()) {
    Preferences wanted = stage.program->settings().now();
    wanted.language = language;
    stage.program->settings().change(wanted);
    for (const view::ViewEntry& entry : stage.program->views()) {
      for (const bool shownFirst : {true, false}) {
        NewMatchDialog dialog(stage.program->views(), stage.program->settings(),
                              plainPlan(*entry.game));
        auto* more = dialog.findChild<QToolButton*>(QStringLiteral("more"));
        if (!shownFirst) {
          more->setChecked(true);
        }
        dialog.show();
        more->setChecked(true);
        settle();
        const auto* scroll = dialog.findChild<QScrollArea*>(QStringLiteral("scroll"));
        EXPECT_LE(scroll->widget()->width(), scroll->viewport()->width())
            << language.toStdString() << ' ' << entry.game->id() << ' ' << shownFirst;
      }
    }
  }
}

TEST(Fitting, lists_of_choices_have_rows_of_one_line) {
  const Stage stage;
  PreferencesDialog dialog(stage.program->settings());
  dialog.setAttribute(Qt::WA_DeleteOnClose, false);
  dialog.open();
  for (QComboBox* box : dialog.findChildren<QComboBox*>()) {
    box->showPopup();
    settle();
    EXPECT_LT(box->view()->sizeHintForRow(0), 3 * box->fontMetrics().lineSpacing());
    EXPECT_GE(box->view()->sizeHintForRow(0), box->fontMetrics().lineSpacing());
    box->hidePopup();
  }
}

TEST(Fitting, with_large_letters_the_table_scrolls_and_nothing_overlaps) {
  const LargeLetters letters;
  const Stage stage;
  stage.window->resize(800, 600);
  stage.window->teach(stage.program->views().back());
  settle();
  const auto* scroll = stage.window->findChild<QScrollArea*>(QStringLiteral("tableScroll"));
  const auto* prompt = stage.window->findChild<view::PromptLine*>(QStringLiteral("prompt"));
  const auto* lesson = stage.window->findChild<QWidget*>(QStringLiteral("lesson"));
  const view::BoardView& board = stage.window->table()->board();
  EXPECT_GE(board.height(), board.minimumHeight());
  EXPECT_GE(prompt->geometry().top(), board.geometry().bottom());
  EXPECT_LT(placeOf(*lesson, *stage.window).bottom(), placeOf(board, *stage.window).top() + 1);
  EXPECT_GE(prompt->height(), prompt->heightForWidth(prompt->width()));
  EXPECT_GT(scroll->verticalScrollBar()->maximum(), 0);
}

TEST(Fitting, with_usual_letters_the_table_fits_into_the_smallest_window) {
  const Stage stage;
  stage.window->resize(800, 600);
  for (const view::ViewEntry& entry : stage.program->views()) {
    stage.window->teach(entry);
    settle();
    const auto* scroll = stage.window->findChild<QScrollArea*>(QStringLiteral("tableScroll"));
    EXPECT_EQ(scroll->verticalScrollBar()->maximum(), 0);
    EXPECT_EQ(scroll->horizontalScrollBar()->maximum(), 0);
  }
}

TEST(Fitting, the_end_of_a_match_fits_into_the_smallest_window_in_every_language) {
  const Stage stage;
  stage.window->resize(800, 600);
  for (const char* record :
       {"mozaring-most-points-4.igr", "mozaring-rounds-2.igr", "mozaring-standard-3.igr",
        "pont-turns-3.igr", "sbor-finished-2.igr"}) {
    ASSERT_TRUE(stage.window->open(Stage::record(record)));
    for (const QString& language : Language::all()) {
      Preferences wanted = stage.program->settings().now();
      wanted.language = language;
      stage.program->settings().change(wanted);
      settle();
      const auto* scroll = stage.window->findChild<QScrollArea*>(QStringLiteral("tableScroll"));
      EXPECT_EQ(scroll->verticalScrollBar()->maximum(), 0) << record << language.toStdString();
      EXPECT_EQ(scroll->horizontalScrollBar()->maximum(), 0) << record << language.toStdString();
    }
  }
}

TEST(Fitting, the_cards_of_eight_players_show_their_names_in_the_smallest_window) {
  const Stage stage;
  stage.window->resize(800, 600);
  ASSERT_TRUE(stage.window->open(Stage::record("pont-turns-8.igr")));
  const AnyMatch& match = stage.session().match();
  for (const QString& language : Language::all()) {
    Preferences wanted = stage.program->settings().now();
    wanted.language = language;
    stage.program->settings().change(wanted);
    for (std::size_t at = 0; at <= match.present(); at += 9) {
      stage.session().show(at);
      settle();
      for (int seat = 1; seat <= 8; ++seat) {
        const auto* card = stage.window->findChild<QWidget*>(QStringLiteral("seat%1").arg(seat));
        const auto* name = card->findChild<QLabel*>(QStringLiteral("name"));
        const QRect shown = placeOf(*card, *stage.window);
        EXPECT_GE(shown.left(),
                  placeOf(*card->parentWidget()->parentWidget(), *stage.window).left());
        EXPECT_LE(shown.right(), 800 - 8) << language.toStdString() << seat << " at " << at;
        EXPECT_GE(name->width(), 40) << language.toStdString() << seat << " at " << at;
      }
    }
  }
}

TEST(Fitting, cards_of_players_who_are_out_fit_into_the_panel_in_every_language) {
  const Stage stage;
  stage.window->resize(800, 600);
  ASSERT_TRUE(stage.window->open(Stage::record("pont-rush-4.igr")));
  for (const QString& language : Language::all()) {
    Preferences wanted = stage.program->settings().now();
    wanted.language = language;
    stage.program->settings().change(wanted);
    settle();
    for (int seat = 1; seat <= 4; ++seat) {
      const auto* card = stage.window->findChild<QWidget*>(QStringLiteral("seat%1").arg(seat));
      EXPECT_LE(card->mapTo(stage.window.get(), QPoint(card->width(), 0)).x(), 800 - 16)
          << language.toStdString() << seat;
    }
  }
}

TEST(Fitting, what_sbor_asks_for_has_two_lines_in_the_smallest_window_in_every_language) {
  const Stage stage;
  stage.window->resize(800, 600);
  stage.window->begin(plainPlan(*stage.program->views().back().game));
  for (const QString& language : Language::all()) {
    Preferences wanted = stage.program->settings().now();
    wanted.language = language;
    stage.program->settings().change(wanted);
    settle();
    const auto* line = stage.window->findChild<QLabel*>(QStringLiteral("promptText"));
    for (const char* asked :
         {"Choose any one of your circles below and click the middle of the table.",
          "Choose one of your circles below and click where it shall lie: it must touch another "
          "one.",
          "Put your opponent's red dolls out, far apart: choose one below and click a circle.",
          "Put your opponent's green dolls out, far apart: choose one below and click a circle.",
          "Click one of your dolls, drag a free glowing circle, keep dice, or end the turn.",
          "Click one of your dolls to see what it can do, keep dice, or end the turn.",
          "Click a power above equal dice, drag a free glowing circle, or end the turn.",
          "Only equal dice can do something: click a power above them, or end the turn.",
          "No doll can act: drag a free glowing circle, keep dice, or end the turn.",
          "These dice allow no action: keep the ones that you want and end the turn."}) {
      const QString said = QStringLiteral("Boris: ") + QCoreApplication::translate("sbor", asked);
      const QRect room(0, 0, line->width(), 1000);
      const QRect words = line->fontMetrics().boundingRect(room, Qt::TextWordWrap, said);
      EXPECT_LE(words.height(), 2 * line->fontMetrics().lineSpacing()) << said.toStdString();
    }
  }
}

TEST(Fitting, with_four_players_the_line_below_is_seen_in_a_window_that_was_made_small) {
  const Stage stage;
  for (const view::ViewEntry& entry : stage.program->views()) {
    stage.window->resize(1280, 800);
    Plan plan = plainPlan(*entry.game);
    plan.draft.setPlayers(4);
    plan.seats.resize(4, {"", "human"});
    stage.window->begin(plan);
    settle();
    stage.window->resize(800, 600);
    settle();
    const auto* scroll = stage.window->findChild<QScrollArea*>(QStringLiteral("tableScroll"));
    EXPECT_EQ(scroll->verticalScrollBar()->maximum(), 0) << entry.game->id();
    const auto* prompt = stage.window->findChild<view::PromptLine*>(QStringLiteral("prompt"));
    EXPECT_TRUE(stage.window->rect().contains(placeOf(*prompt, *stage.window)));
    // Whose turn it is can be seen, too.
    const AnyMatch& match = stage.window->table()->session().match();
    const Actor due = match.actors(match.shown()).first();
    const auto* card =
        stage.window->findChild<QWidget*>(QStringLiteral("seat%1").arg(numberOf(due)));
    EXPECT_FALSE(card->visibleRegion().isEmpty()) << entry.game->id();
  }
}

} // namespace igroteka::app
