// SPDX-License-Identifier: MIT
#include "app/actions.h"
#include "app/game_card.h"
#include "app/matches.h"
#include "app/new_match_dialog.h"
#include "app/notice.h"
#include "app/rules_menu.h"
#include "app/shelf_page.h"
#include "stage.h"
#include "view/move_list.h"
#include "view/move_model.h"
#include "view/prompt_line.h"
#include "view/result_card.h"
#include "view/translated.h"

#include <gtest/gtest.h>

#include <QAction>
#include <QDropEvent>
#include <QFile>
#include <QLabel>
#include <QLineEdit>
#include <QMenu>
#include <QMimeData>
#include <QPushButton>
#include <QSignalSpy>
#include <QSpinBox>
#include <QTest>

#include <algorithm>

namespace igroteka::app {

namespace {

template <class T>
T* part(const Stage& stage, const char* name) {
  return stage.window->findChild<T*>(QLatin1String(name));
}

QString prompt(const Stage& stage) {
  return part<view::PromptLine>(stage, "prompt")->text();
}

QString noticed(const Stage& stage) {
  return part<Notice>(stage, "notice")->text();
}

void playSome(const Stage& stage) {
  stage.window->playAtOnce(QStringLiteral("mozaring"));
  const auto legal = stage.session().match().legal(0);
  stage.session().propose(legal.front());
}

} // namespace

TEST(Window, one_press_of_enter_leads_from_the_shelf_to_a_match) {
  Stage stage;
  stage.window->activateWindow();
  QPushButton* play = part<QPushButton>(stage, "play");
  EXPECT_TRUE(play->hasFocus() || stage.window->focusWidget() == play);
  QTest::keyClick(play, Qt::Key_Return);
  ASSERT_NE(stage.window->table(), nullptr);
  EXPECT_FALSE(stage.session().peopleToAct().empty());
}

TEST(Window, a_broken_file_gets_one_line_and_leaves_the_match_as_it_is) {
  Stage stage;
  playSome(stage);
  const std::string before = stage.session().match().text();
  QFile file(stage.own.filePath(QStringLiteral("broken.igr")));
  ASSERT_TRUE(file.open(QIODevice::WriteOnly));
  file.write("{\"igroteka\": 1, \"game\"");
  file.close();
  EXPECT_FALSE(stage.window->open(file.fileName()));
  EXPECT_TRUE(noticed(stage).contains(QStringLiteral("broken.igr")));
  EXPECT_FALSE(noticed(stage).contains(QLatin1Char('\n')));
  EXPECT_TRUE(noticed(stage).contains(QStringLiteral("line 1, column 23")));
  Preferences wanted = stage.program->settings().now();
  wanted.language = QStringLiteral("bg");
  stage.program->settings().change(wanted);
  EXPECT_FALSE(stage.window->open(file.fileName()));
  EXPECT_TRUE(noticed(stage).contains(QStringLiteral("ред 1, колона 23")))
      << noticed(stage).toStdString();
  EXPECT_EQ(stage.session().match().text(), before);
}

TEST(Window, a_dropped_record_is_opened) {
  Stage stage;
  QMimeData data;
  data.setUrls({QUrl::fromLocalFile(Stage::record("mozaring-standard-2.igr"))});
  QDragEnterEvent enter(QPoint(50, 50), Qt::CopyAction, &data, Qt::LeftButton, Qt::NoModifier);
  QCoreApplication::sendEvent(stage.window.get(), &enter);
  EXPECT_TRUE(enter.isAccepted());
  QDropEvent drop(QPointF(50, 50), Qt::CopyAction, &data, Qt::LeftButton, Qt::NoModifier);
  QCoreApplication::sendEvent(stage.window.get(), &drop);
  ASSERT_NE(stage.window->table(), nullptr);
  EXPECT_GT(stage.session().match().present(), 5U);
}

TEST(Window, a_saved_match_opens_again_and_stands_among_the_recent_ones) {
  Stage stage;
  playSome(stage);
  const QString path = stage.own.filePath(QStringLiteral("saved.igr"));
  ASSERT_TRUE(stage.window->save(path));
  const std::string text = stage.session().match().text();
  ASSERT_TRUE(stage.window->open(path));
  EXPECT_EQ(stage.session().match().text(), text);
  EXPECT_TRUE(stage.program->settings().recent().contains(path));
}

TEST(Window, a_match_is_there_at_the_next_start_to_the_last_move) {
  const QTemporaryDir folder;
  std::string text;
  {
    Stage stage(folder.path());
    playSome(stage);
    text = stage.session().match().text();
    stage.program->autosave().finish(); // as after a power cut: nothing else is done at the end
  }
  Stage next(folder.path());
  QPushButton* goOn = part<QPushButton>(next, "continue");
  ASSERT_TRUE(goOn->isVisibleTo(next.window.get()));
  goOn->click();
  ASSERT_NE(next.window->table(), nullptr);
  EXPECT_EQ(next.session().match().text(), text);
}

TEST(Window, what_can_be_done_follows_from_the_situation) {
  Stage stage;
  const Actions& actions = stage.window->actionsOfMenus();
  EXPECT_FALSE(actions.undo->isEnabled() || actions.save->isEnabled());
  playSome(stage);
  EXPECT_TRUE(actions.undo->isEnabled() && actions.save->isEnabled());
  EXPECT_FALSE(actions.redo->isEnabled());
  actions.undo->trigger();
  EXPECT_TRUE(actions.redo->isEnabled());
  actions.shelf->trigger();
  EXPECT_FALSE(actions.redo->isEnabled() || actions.save->isEnabled());
}

TEST(Window, a_click_in_the_list_shows_that_position_and_escape_returns) {
  Stage stage;
  ASSERT_TRUE(stage.window->open(Stage::record("mozaring-standard-4.igr")));
  auto* moves = part<view::MoveList>(stage, "moves");
  moves->scrollToTop();
  const QRect row = moves->visualRect(moves->model()->index(2, 0));
  QTest::mouseClick(moves->viewport(), Qt::LeftButton, {}, row.center());
  EXPECT_EQ(stage.session().match().shown(), 2U);
  EXPECT_TRUE(prompt(stage).contains(QStringLiteral("(move 2 of ")));
  QTest::keyClick(moves, Qt::Key_Escape);
  EXPECT_FALSE(stage.session().lookingBack());
}

TEST(Window, the_list_keeps_the_shown_move_in_sight_when_its_room_changes) {
  Stage stage;
  stage.window->resize(1280, 800);
  ASSERT_TRUE(stage.window->open(Stage::record("sbor-finished-3.igr")));
  const auto* moves = part<view::MoveList>(stage, "moves");
  ASSERT_GT(moves->model()->rowCount(), 20);
  for (const QSize size : {QSize(800, 600), QSize(1280, 800), QSize(900, 640)}) {
    stage.window->resize(size);
    QCoreApplication::processEvents();
    const QRect row = moves->visualRect(moves->currentIndex());
    EXPECT_TRUE(moves->viewport()->rect().contains(row.center())) << size.width();
  }
}

TEST(Window, the_list_shows_the_colour_of_the_ring_where_a_player_has_two) {
  const Stage stage;
  ASSERT_TRUE(stage.window->open(Stage::record("mozaring-standard-2.igr")));
  const QAbstractItemModel& rows = *part<view::MoveList>(stage, "moves")->model();
  const AnyMatch& match = stage.session().match();
  const std::string letters = "RGBY";
  for (std::size_t ply = 0; ply < match.present(); ++ply) {
    const int colour =
        rows.index(static_cast<int>(ply) + 1, 0).data(view::MoveModel::colourRole).toInt();
    EXPECT_EQ(letters.at(static_cast<std::size_t>(colour)), match.action(ply).front());
  }
}

TEST(Window, the_list_names_who_acted_where_no_colour_tells_and_who_was_given_something) {
  Stage stage;
  ASSERT_TRUE(stage.window->open(Stage::record("pont-turns-3.igr")));
  stage.session().rename(Actor::seat1, QStringLiteral("Ana"));
  stage.session().rename(Actor::seat2, QStringLiteral("Boris"));
  stage.session().rename(Actor::seat3, QStringLiteral("Vera"));
  const QAbstractItemModel& rows = *part<view::MoveList>(stage, "moves")->model();
  const AnyMatch& match = stage.session().match();
  const QStringList names{QStringLiteral("Ana"), QStringLiteral("Boris"), QStringLiteral("Vera")};
  int gifts = 0;
  for (std::size_t ply = 0; ply < match.present(); ++ply) {
    const QString words =
        rows.index(static_cast<int>(ply) + 1, 0).data(view::MoveModel::wordsRole).toString();
    const QString& actor = names[indexOf(match.actorOfPly(ply))];
    EXPECT_TRUE(words.startsWith(actor + QStringLiteral(": "))) << words.toStdString();
    if (words.contains(QStringLiteral(" gives "))) {
      ++gifts;
      EXPECT_TRUE(std::ranges::any_of(names, [&](const QString& name) {
        return name != actor && words.endsWith(QStringLiteral(" to ") + name);
      })) << words.toStdString();
    }
  }
  EXPECT_GT(gifts, 0);
}

TEST(Window, the_list_names_nobody_where_there_is_one_player) {
  const Stage stage;
  Plan plan = plainPlan(*view::findView(stage.program->views(), "pont")->game);
  plan.draft.choosePreset("practice");
  plan.draft.setPlayers(1);
  plan.seats.assign(1, {"Ana", "human"});
  auto made = plan.begin(1);
  auto& match = *std::get<std::unique_ptr<AnyMatch>>(made);
  ASSERT_FALSE(match.play(Actor::seat1, match.legal(0).front()));
  QFile file(stage.own.filePath(QStringLiteral("alone.igr")));
  ASSERT_TRUE(file.open(QIODevice::WriteOnly));
  file.write(QByteArray::fromStdString(match.text()));
  file.close();
  ASSERT_TRUE(stage.window->open(file.fileName()));
  const QAbstractItemModel& rows = *part<view::MoveList>(stage, "moves")->model();
  EXPECT_EQ(rows.index(1, 0).data(view::MoveModel::wordsRole).toString(),
            view::translated(stage.session().match().tell(0)));
}

TEST(Window, the_end_is_told_on_a_card_with_a_rematch) {
  Stage stage;
  ASSERT_TRUE(stage.window->open(Stage::record("mozaring-standard-3.igr")));
  auto* card = part<view::ResultCard>(stage, "result");
  ASSERT_TRUE(card->isVisibleTo(stage.window.get()));
  EXPECT_FALSE(card->text().isEmpty());
  part<QPushButton>(stage, "rematch")->click();
  EXPECT_EQ(stage.session().match().present(), 0U);
  EXPECT_EQ(stage.session().match().players(), 3);
}

TEST(Window, an_offered_draw_is_asked_of_the_other_and_ends_the_match) {
  Stage stage;
  playSome(stage);
  stage.window->actionsOfMenus().offerDraw->trigger();
  auto* agree = part<QPushButton>(stage, "agree");
  ASSERT_TRUE(agree->isVisibleTo(stage.window.get()));
  agree->click();
  ASSERT_TRUE(stage.session().ending());
  EXPECT_EQ(stage.session().ending()->how, Ending::How::agreed);
}

TEST(Window, another_variant_in_the_rules_menu_starts_anew) {
  Stage stage;
  stage.window->playAtOnce(QStringLiteral("mozaring"));
  auto* preset = part<QAction>(stage, "preset-most-points");
  ASSERT_NE(preset, nullptr);
  preset->trigger();
  EXPECT_EQ(stage.session().match().variantId, "most-points");
}

TEST(Window, an_unfinished_match_that_is_replaced_stands_among_the_recent_ones) {
  Stage stage;
  playSome(stage);
  stage.window->playAtOnce(QStringLiteral("mozaring"));
  ASSERT_FALSE(stage.program->settings().recent().isEmpty());
  ASSERT_TRUE(stage.window->open(stage.program->settings().recent().front()));
  EXPECT_EQ(stage.session().match().present(), 1U);
}

TEST(NewMatch, remembers_the_last_choice_of_each_game) {
  Stage stage;
  Plan plan = plainPlan(*stage.program->views().front().game);
  plan.draft.choosePreset("most-points");
  plan.draft.setPlayers(4);
  plan.seats = {{"A", "human"}, {"B", "human"}, {"C", "human"}, {"D", "human"}};
  stage.window->begin(plan);
  const Plan again = lastPlan(plan.draft.game(), stage.program->settings());
  EXPECT_EQ(again.draft.id(), "most-points");
  EXPECT_EQ(again.draft.players(), 4);
  EXPECT_EQ(again.seats, plan.seats);
}

TEST(NewMatch, keeps_names_when_the_number_of_players_changes_and_names_the_field_at_fault) {
  Stage stage;
  Plan plan = plainPlan(*stage.program->views().front().game);
  plan.seats = {{"A", "human"}, {"B", "human"}};
  NewMatchDialog dialog(stage.program->views(), stage.program->settings(), plan);
  dialog.show();
  dialog.findChild<QSpinBox*>(QStringLiteral("players"))->setValue(3);
  EXPECT_EQ(dialog.findChild<QLineEdit*>(QStringLiteral("name2"))->text(), QStringLiteral("B"));
  EXPECT_TRUE(dialog.findChild<QPushButton*>(QStringLiteral("start"))->isEnabled());
  Draft faulty(plan.draft);
  for (const OptionField* field : faulty.game().fields()) {
    if (field->key == "combinations") {
      faulty.setValue(*field, OptionValue(Words{}));
    }
  }
  ASSERT_TRUE(faulty.fault());
  EXPECT_EQ(faulty.fault()->where, "combinations");
}

} // namespace igroteka::app
