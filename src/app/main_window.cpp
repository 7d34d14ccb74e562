// SPDX-License-Identifier: MIT
#include "app/main_window.h"

#include "app/actions.h"
#include "app/custom_rules_dialog.h"
#include "app/game_card.h"
#include "app/menus.h"
#include "app/notice.h"
#include "app/program.h"
#include "app/rules_menu.h"
#include "app/shelf_page.h"
#include "app/table_page.h"
#include "session/any_session.h"
#include "view/board_view.h"
#include "view/lesson.h"
#include "view/translated.h"

#include <QAction>
#include <QBoxLayout>
#include <QCloseEvent>
#include <QDragEnterEvent>
#include <QMenuBar>
#include <QMimeData>
#include <QStackedWidget>
#include <QToolButton>
#include <QUrl>

#include <utility>

namespace igroteka::app {

namespace {

constexpr std::string_view unnamedRules = "custom"; ///< in records, rules of the own without a name

QString idOf(const Game& game) {
  return QString::fromStdString(std::string(game.id()));
}

/// The one local file that is dragged; empty for anything else.
QString draggedFile(const QMimeData* data) {
  return data->urls().size() == 1 ? data->urls().front().toLocalFile() : QString();
}

} // namespace

MainWindow::MainWindow(Program& program, QWidget* parent)
    : QMainWindow(parent), program_(program), actions_(new Actions(this)),
      menus_(new Menus(menuBar(), *actions_, program.settings())),
      rules_(new RulesMenu(menus_->rules())), notice_(new Notice), pages_(new QStackedWidget),
      shelf_(new ShelfPage(program.views(), program.art())) {
  setObjectName(QStringLiteral("mainWindow"));
  setAcceptDrops(true);
  auto* inside = new QWidget(this);
  auto* column = new QVBoxLayout(inside);
  column->setContentsMargins(0, 0, 0, 0);
  column->setSpacing(0);
  column->addWidget(notice_);
  column->addWidget(pages_, 1);
  setCentralWidget(inside);
  pages_->addWidget(shelf_);
  setMinimumSize(640, 480);
  resize(1180, 760);
  restoreGeometry(program.settings().geometry());
  connectGameActions();
  connectMoveActions();
  connectSettingsActions();
  connectShelf();
  addSoundButton();
  connect(&program.settings(), &Settings::changed, this, &MainWindow::follow);
  follow();
  showShelf();
}

MainWindow::~MainWindow() {
  clearTable();
}

void MainWindow::connectShelf() {
  connect(shelf_, &ShelfPage::playWanted, this,
          [this](const view::ViewEntry& entry) { playAtOnce(idOf(*entry.game)); });
  connect(shelf_, &ShelfPage::continueWanted, this, &MainWindow::goOnWith);
  connect(shelf_, &ShelfPage::practiseWanted, this, &MainWindow::practise);
  connect(shelf_, &ShelfPage::learnWanted, this,
          [this](const view::ViewEntry& entry) { teach(entry); });
  connect(menus_, &Menus::recentChosen, this, &MainWindow::open);
  connect(rules_, &RulesMenu::chosen, this, &MainWindow::chooseRules);
  connect(rules_, &RulesMenu::customWanted, this, &MainWindow::customRules);
}

/// At the end of the menu bar: whoever is disturbed by sounds finds how to stop them at once.
void MainWindow::addSoundButton() {
  auto* button = new QToolButton(menuBar());
  button->setObjectName(QStringLiteral("soundButton"));
  button->setAutoRaise(true);
  button->setFixedHeight(menuBar()->sizeHint().height());
  const auto follow = [this, button] {
    button->setIcon(actions_->sound->icon());
    button->setToolTip(actions_->sound->isChecked() ? tr("Switch the sounds off")
                                                    : tr("Switch the sounds on"));
    button->setAccessibleName(button->toolTip());
  };
  connect(actions_->sound, &QAction::changed, button, follow);
  connect(button, &QToolButton::clicked, actions_->sound, &QAction::trigger);
  menuBar()->setCornerWidget(button);
  follow();
}

TablePage* MainWindow::table() const {
  return pages_->currentWidget() == table_ ? table_ : nullptr;
}

void MainWindow::showShelf() {
  keepMatch();
  clearTable();
  refreshShelf();
  pages_->setCurrentWidget(shelf_);
  shelf_->focusMain(program_.settings().lastGame());
  refresh();
}

void MainWindow::refreshShelf() {
  for (GameCard* card : shelf_->cards()) {
    card->setContinuing(!program_.autosave().kept(idOf(*card->entry().game)).isEmpty());
  }
}

void MainWindow::take(std::unique_ptr<AnyMatch> match, const QString& path, std::uint64_t seed,
                      const view::Lesson* lesson) {
  const view::ViewEntry* entry = view::findView(program_.views(), match->game().id());
  if (entry == nullptr) {
    return;
  }
  keepReplaced();
  clearTable();
  notice_->hide();
  const Preferences& wanted = program_.settings().now();
  auto session = std::make_unique<session::AnySession>(std::move(match), seed, wanted.manners);
  table_ = new TablePage(std::move(session), *entry, program_.art());
  table_->setPath(path);
  table_->follow(wanted);
  if (lesson != nullptr) {
    table_->teach(*lesson);
  }
  const QString game = idOf(*entry->game);
  table_->board().setKeepsakes(program_.settings().keepsakes(game));
  connect(&table_->board(), &view::BoardView::kept, this,
          [this, game](const QString& name, const QString& text) {
            program_.settings().setKeepsake(game, name, text);
          });
  pages_->addWidget(table_);
  pages_->setCurrentWidget(table_);
  connectTable();
  rules_->setDraft(Draft(table_->session().match()));
  menus_->setGameActions(table_->board().menuActions());
  program_.settings().setLastGame(game);
  table_->session().start();
  if (lesson == nullptr) {
    table_->board().setFocus();
  }
  refresh();
}

void MainWindow::connectTable() {
  connect(table_, &TablePage::changed, this, &MainWindow::refresh);
  connect(table_, &TablePage::recordChanged, this, &MainWindow::keepMatch);
  connect(&table_->board(), &view::BoardView::sounded, &program_, &Program::play);
  connect(table_, &TablePage::rematchWanted, this, &MainWindow::rematch);
  connect(table_, &TablePage::saveWanted, this, &MainWindow::saveAsAsked);
  connect(table_, &TablePage::lessonStopWanted, this, &MainWindow::showShelf);
  connect(table_, &TablePage::playWanted, this,
          [this] { playAtOnce(idOf(*table_->entry().game)); });
  connect(table_, &TablePage::rulesWanted, this, [this] { learn(table_->entry()); });
}

void MainWindow::clearTable() {
  if (table_ == nullptr) {
    return;
  }
  menus_->setGameActions({});
  rules_->setDraft(std::nullopt);
  TablePage* old = std::exchange(table_, nullptr);
  pages_->removeWidget(old);
  delete old;
}

/// There is a match that would be missed: it has begun, and is no lesson.
bool MainWindow::hasBegun() const {
  return table_ != nullptr && table_->guide() == nullptr && table_->session().match().present() > 0;
}

/// Keeps the running match for the next start; one that is over needs no keeping.
void MainWindow::keepMatch() {
  if (!hasBegun()) {
    return;
  }
  const AnyMatch& match = table_->session().match();
  if (table_->session().ending()) {
    program_.autosave().forget(idOf(match.game()));
  } else {
    program_.autosave().keep(idOf(match.game()), QByteArray::fromStdString(match.text()));
  }
}

/// A running match that another one replaces is not lost: it stands among the recent files.
void MainWindow::keepReplaced() {
  if (!hasBegun() || table_->session().ending()) {
    return;
  }
  const AnyMatch& match = table_->session().match();
  const QString name = idOf(match.game()) + QStringLiteral("-replaced");
  program_.autosave().keep(name, QByteArray::fromStdString(match.text()));
  program_.autosave().finish();
  program_.settings().addRecent(
      QStringLiteral("%1/%2.igr").arg(program_.autosave().folder(), name));
}

/// The game on the table, or that played last, or the first; null where there is none.
const view::ViewEntry* MainWindow::presentEntry() const {
  if (table() != nullptr) {
    return &table_->entry();
  }
  const auto views = program_.views();
  const auto* last = view::findView(views, program_.settings().lastGame().toStdString());
  return last != nullptr ? last : views.empty() ? nullptr : &views.front();
}

void MainWindow::refresh() {
  actions_->enable(situationOf(table()));
  refreshTitle();
}

void MainWindow::refreshTitle() {
  if (table() == nullptr) {
    setWindowTitle(tr("Igroteka"));
    return;
  }
  const AnyMatch& match = table_->session().match();
  const PresetInfo preset = match.game().presetOf(match.variantId);
  const QString variant = preset.id == match.variantId ? view::translated(preset.title)
                          : match.variantId == unnamedRules
                              ? CustomRulesDialog::tr("Rules of your own")
                              : QString::fromStdString(match.variantId);
  setWindowTitle(tr("%1: %2 – Igroteka").arg(view::translated(match.game().title()), variant));
}

void MainWindow::follow() {
  actions_->check(program_.settings().now());
  if (table_ != nullptr) {
    table_->follow(program_.settings().now());
  }
}

void MainWindow::say(const QString& line) {
  line.isEmpty() ? notice_->hide() : notice_->say(line);
}

/// Nobody plays behind the back of people who look at something else: where all act at once, the
/// match pauses.
void MainWindow::holdRush() {
  if (table() == nullptr) {
    return;
  }
  session::AnySession& session = table_->session();
  const bool runs = !session.paused() || session.countdown() > 0;
  if (session.match().simultaneous() && runs && !session.ending() && session.anyPerson()) {
    session.pause(true);
  }
}

bool MainWindow::event(QEvent* event) {
  if (event->type() == QEvent::WindowBlocked) { // by a dialog
    holdRush();
  }
  return QMainWindow::event(event);
}

void MainWindow::changeEvent(QEvent* event) {
  QMainWindow::changeEvent(event);
  if (event->type() == QEvent::LanguageChange) {
    actions_->retranslate();
    menus_->retranslate();
    rules_->rebuild();
    notice_->hide();
    refresh();
  }
}

void MainWindow::closeEvent(QCloseEvent* event) {
  keepMatch();
  program_.settings().setGeometry(saveGeometry());
  QMainWindow::closeEvent(event);
}

void MainWindow::dragEnterEvent(QDragEnterEvent* event) {
  if (!draggedFile(event->mimeData()).isEmpty()) {
    event->acceptProposedAction();
  }
}

void MainWindow::dropEvent(QDropEvent* event) {
  open(draggedFile(event->mimeData()));
}

} // namespace igroteka::app
