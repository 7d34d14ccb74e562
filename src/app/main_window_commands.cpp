// SPDX-License-Identifier: MIT
// What the commands of the main window do.
#include "app/actions.h"
#include "app/custom_rules_dialog.h"
#include "app/files.h"
#include "app/help_window.h"
#include "app/lesson_guide.h"
#include "app/main_window.h"
#include "app/new_match_dialog.h"
#include "app/notice.h"
#include "app/preferences_dialog.h"
#include "app/program.h"
#include "app/small_dialogs.h"
#include "app/table_page.h"
#include "session/any_session.h"
#include "view/board_view.h"
#include "view/lesson.h"
#include "view/translated.h"

#include <QAction>
#include <QFileDialog>
#include <QMessageBox>
#include <QPushButton>

#include <utility>

namespace igroteka::app {

using session::AnySession;

namespace {

QString matchFilter() {
  return MainWindow::tr("Matches (*.igr);;All files (*)");
}

} // namespace

void MainWindow::connectGameActions() {
  const auto on = [this](const QAction* action, auto act) {
    connect(action, &QAction::triggered, this, act);
  };
  on(actions_->newMatch, &MainWindow::newMatch);
  on(actions_->open, &MainWindow::openAsked);
  on(actions_->save, &MainWindow::saveAsked);
  on(actions_->saveAs, &MainWindow::saveAsAsked);
  on(actions_->exportPicture, &MainWindow::exportAsked);
  on(actions_->restart, &MainWindow::restart);
  on(actions_->shelf, &MainWindow::showShelf);
  on(actions_->quit, &QWidget::close);
}

void MainWindow::connectMoveActions() {
  const auto on = [this](const QAction* action, auto act) {
    connect(action, &QAction::triggered, this, [this, act](bool checked) {
      if (table_ != nullptr) {
        act(table_->session(), checked);
      }
    });
  };
  on(actions_->undo, [](AnySession& session, bool) { session.undo(); });
  on(actions_->redo, [](AnySession& session, bool) { session.redo(); });
  on(actions_->first, [](AnySession& session, bool) { session.show(0); });
  on(actions_->previous, [](AnySession& session, bool) {
    const std::size_t shown = session.match().shown();
    session.show(shown > 0 ? shown - 1 : 0);
  });
  on(actions_->next, [](AnySession& session, bool) { session.show(session.match().shown() + 1); });
  on(actions_->last, [](AnySession& session, bool) { session.showPresent(); });
  on(actions_->hint, [](AnySession& session, bool) { session.askHint(); });
  on(actions_->evaluate,
     [this](AnySession&, bool checked) { table_->board().setEvaluating(checked); });
  on(actions_->whatHappened, [](AnySession& session, bool) { session.showWhatHappened(); });
  on(actions_->playBack, [](AnySession& session, bool) { session.playBack(1); });
  on(actions_->playBackFaster, [](AnySession& session, bool) { session.playBack(2); });
  on(actions_->playBackFastest, [](AnySession& session, bool) { session.playBack(8); });
  on(actions_->offerDraw, [this](AnySession&, bool) { offerDraw(); });
  on(actions_->resign, [this](AnySession&, bool) { resign(); });
  on(actions_->pause, [](AnySession& session, bool checked) { session.pause(checked); });
  on(actions_->step, [](AnySession& session, bool) { session.step(); });
}

void MainWindow::connectSettingsActions() {
  const auto on = [this](const QAction* action, auto change) {
    connect(action, &QAction::triggered, this, [this, change](bool checked) {
      Preferences wanted = program_.settings().now();
      change(wanted, checked);
      program_.settings().change(wanted);
    });
  };
  on(actions_->sidePanel, [](Preferences& now, bool yes) { now.sidePanel = yes; });
  on(actions_->colourMarks, [](Preferences& now, bool yes) { now.look.colourMarks = yes; });
  on(actions_->legalPlaces, [](Preferences& now, bool yes) { now.look.legalPlaces = yes; });
  on(actions_->lastMove, [](Preferences& now, bool yes) { now.look.lastMove = yes; });
  on(actions_->sound, [](Preferences& now, bool yes) { now.sound = yes; });
  on(actions_->throwsByItself,
     [](Preferences& now, bool yes) { now.manners.throwsByItself = yes; });
  on(actions_->realDice, [](Preferences& now, bool yes) { now.manners.realDice = yes; });
  on(actions_->undoSeen, [](Preferences& now, bool yes) { now.manners.undoSeen = yes; });
  connect(actions_->fullScreen, &QAction::triggered, this,
          [this](bool yes) { yes ? showFullScreen() : showNormal(); });
  connect(actions_->preferences, &QAction::triggered, this,
          [this] { (new PreferencesDialog(program_.settings(), this))->open(); });
  connect(actions_->about, &QAction::triggered, this, [this] { showAbout(this); });
  connect(actions_->keys, &QAction::triggered, this,
          [this] { showKeys(this, table() != nullptr ? &table_->board() : nullptr); });
  connect(actions_->rules, &QAction::triggered, this, [this] {
    if (const view::ViewEntry* entry = presentEntry()) {
      learn(*entry);
    }
  });
  connect(actions_->tutorial, &QAction::triggered, this, [this] {
    if (const view::ViewEntry* entry = presentEntry()) {
      teach(*entry);
    }
  });
}

bool MainWindow::open(const QString& path) {
  auto read = readMatch(program_.views(), path);
  if (const auto* fault = std::get_if<QString>(&read)) {
    say(*fault);
    return false;
  }
  program_.settings().addRecent(path);
  take(std::move(std::get<std::unique_ptr<AnyMatch>>(read)), path, program_.nextSeed());
  return true;
}

bool MainWindow::save(const QString& path) {
  const QString fault = writeMatch(table_->session().match(), path);
  say(fault);
  if (fault.isEmpty()) {
    table_->setPath(path);
    program_.settings().addRecent(path);
  }
  return fault.isEmpty();
}

void MainWindow::begin(const Plan& plan) {
  const std::uint64_t seed = program_.nextSeed();
  auto made = plan.begin(seed);
  if (const auto* fault = std::get_if<Fault>(&made)) {
    say(view::translated(*fault));
    return;
  }
  auto& match = std::get<std::unique_ptr<AnyMatch>>(made);
  program_.settings().setLastMatch(QString::fromStdString(std::string(match->game().id())),
                                   QByteArray::fromStdString(match->text()));
  take(std::move(match), QString(), seed);
}

void MainWindow::playAtOnce(const QString& game) {
  const view::ViewEntry* entry = view::findView(program_.views(), game.toStdString());
  if (entry == nullptr) {
    say(tr("There is no game “%1”.").arg(game));
    return;
  }
  begin(lastPlan(*entry->game, program_.settings()));
}

void MainWindow::practise(const view::ViewEntry& entry) {
  begin(practicePlan(*entry.game, program_.settings(), Level::easy));
}

void MainWindow::goOnWith(const view::ViewEntry& entry) {
  const QString game = QString::fromStdString(std::string(entry.game->id()));
  const auto games = view::gamesOf(program_.views());
  auto opened = openRecord(games, program_.autosave().kept(game).toStdString());
  if (opened.match && !opened.fault) {
    take(std::move(opened.match), QString(), program_.nextSeed());
  } else {
    say(tr("The kept match cannot be read."));
    program_.autosave().forget(game);
  }
}

void MainWindow::newMatch() {
  const view::ViewEntry* entry = presentEntry();
  if (entry == nullptr) {
    return;
  }
  const auto views = program_.views();
  const Game& game = *entry->game;
  NewMatchDialog dialog(views, program_.settings(), lastPlan(game, program_.settings()), this);
  if (dialog.exec() == QDialog::Accepted) {
    begin(dialog.plan());
  }
}

void MainWindow::openAsked() {
  const QString path = QFileDialog::getOpenFileName(this, tr("Open a match"), {}, matchFilter());
  if (!path.isEmpty()) {
    open(path);
  }
}

void MainWindow::saveAsked() {
  table_->path().isEmpty() ? saveAsAsked() : void(save(table_->path()));
}

void MainWindow::saveAsAsked() {
  const QString name = suggestedName(table_->session().match(), QStringLiteral("igr"));
  const QString path =
      QFileDialog::getSaveFileName(this, tr("Save the match"), name, matchFilter());
  if (!path.isEmpty()) {
    save(path);
  }
}

void MainWindow::exportAsked() {
  const QString name = suggestedName(table_->session().match(), QStringLiteral("png"));
  const QString path =
      QFileDialog::getSaveFileName(this, tr("Export a picture"), name, tr("Pictures (*.png)"));
  if (!path.isEmpty()) {
    say(writePicture(table_->board(), path));
  }
}

void MainWindow::restart() {
  table_->guide() != nullptr ? teach(table_->entry()) : rematch(false);
}

void MainWindow::rematch(bool swapped) {
  if (table_ != nullptr) {
    begin(againPlan(table_->session().match(), swapped));
  }
}

bool MainWindow::agreesToStartAnew() {
  const bool running = table_->session().match().present() > 0 && !table_->session().ending();
  if (!running) {
    return true;
  }
  QMessageBox question(QMessageBox::Question, tr("Other rules"),
                       tr("Other rules begin a new match. The present one will stand under "
                          "“Open Recent”."),
                       QMessageBox::Cancel, this);
  question.setObjectName(QStringLiteral("startAnew"));
  QPushButton* start = question.addButton(tr("Start anew"), QMessageBox::AcceptRole);
  question.setDefaultButton(start);
  question.exec();
  return question.clickedButton() == start;
}

void MainWindow::chooseRules(const Draft& draft) {
  if (table_ == nullptr || !agreesToStartAnew()) {
    return;
  }
  Plan plan{draft, table_->session().match().seats};
  plan.seats.resize(static_cast<std::size_t>(draft.players()));
  begin(plan);
}

void MainWindow::customRules() {
  if (table_ == nullptr) {
    return;
  }
  CustomRulesDialog dialog(Draft(table_->session().match()), this);
  if (dialog.exec() == QDialog::Accepted) {
    chooseRules(dialog.draft());
  }
}

void MainWindow::offerDraw() {
  const Actors people = table_->session().peopleToAct();
  if (!people.empty()) {
    table_->session().offerDraw(people.first());
  }
}

void MainWindow::resign() {
  const Actors people = table_->session().peopleToAct();
  if (!people.empty()) {
    table_->session().resign(people.first());
  }
}

void MainWindow::teach(const view::ViewEntry& entry) {
  auto match = entry.lesson != nullptr ? lessonMatch(*entry.game, entry.lesson()) : nullptr;
  if (match) {
    take(std::move(match), QString(), entry.lesson().seed, &entry.lesson());
  } else {
    learn(entry, QStringLiteral("first-steps"));
  }
}

void MainWindow::learn(const view::ViewEntry& entry, const QString& heading) {
  holdRush();
  if (help_ == nullptr) {
    help_ = new HelpWindow(program_, this);
  }
  help_->showGame(entry, heading);
}

} // namespace igroteka::app
