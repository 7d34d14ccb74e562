// SPDX-License-Identifier: MIT
#pragma once

#include "app/draft.h"
#include "app/matches.h"
#include "view/views.h"

#include <QMainWindow>

#include <memory>

class QStackedWidget;

namespace igroteka::app {

class Actions;
class HelpWindow;
class Menus;
class Notice;
class Program;
class RulesMenu;
class ShelfPage;
class TablePage;

/// The window: the shelf, or a match on the table.
class MainWindow : public QMainWindow {
  Q_OBJECT

public:
  explicit MainWindow(Program& program, QWidget* parent = nullptr);
  ~MainWindow() override;

  /// The match on the table; null while the shelf is shown.
  TablePage* table() const;
  Actions& actionsOfMenus() const { return *actions_; }

  /// Opens a record; says in the window if it cannot, and leaves all as it is.
  bool open(const QString& path);
  /// Saves to this file, which becomes that of the match.
  bool save(const QString& path);
  /// Begins a new match of this game as the last one was.
  void playAtOnce(const QString& game);
  /// Begins this match.
  void begin(const Plan& plan);
  void showShelf();

  // What the commands do, one each.
  void newMatch();
  void openAsked();
  void saveAsked();
  void saveAsAsked();
  void exportAsked();
  void restart();
  void rematch(bool swapped);
  void chooseRules(const Draft& draft);
  void customRules();
  void offerDraw();
  void resign();
  /// The guided first match of the game; its page of rules where it has none.
  void teach(const view::ViewEntry& entry);
  void learn(const view::ViewEntry& entry, const QString& heading = {});

protected:
  bool event(QEvent* event) override;
  void changeEvent(QEvent* event) override;
  void closeEvent(QCloseEvent* event) override;
  void dragEnterEvent(QDragEnterEvent* event) override;
  void dropEvent(QDropEvent* event) override;

private:
  void connectGameActions();
  void connectMoveActions();
  void connectSettingsActions();
  void connectShelf();
  void addSoundButton();
  void take(std::unique_ptr<AnyMatch> match, const QString& path, std::uint64_t seed,
            const view::Lesson* lesson = nullptr);
  void connectTable();
  void clearTable();
  bool hasBegun() const;
  void keepMatch();
  void keepReplaced();
  void goOnWith(const view::ViewEntry& entry);
  void practise(const view::ViewEntry& entry);
  void refresh();
  void refreshShelf();
  void refreshTitle();
  const view::ViewEntry* presentEntry() const;
  void follow();
  void say(const QString& line);
  void holdRush();
  bool agreesToStartAnew();

  Program& program_;
  Actions* actions_;
  Menus* menus_;
  RulesMenu* rules_;
  Notice* notice_;
  QStackedWidget* pages_;
  ShelfPage* shelf_;
  TablePage* table_ = nullptr;
  HelpWindow* help_ = nullptr;
};

} // namespace igroteka::app
