// SPDX-License-Identifier: MIT
#pragma once

#include <QList>
#include <QObject>

class QAction;
class QActionGroup;
class QMenu;
class QMenuBar;

namespace igroteka::app {

class Actions;
class RulesMenu;
class Settings;

/// The menu bar: what stands where, and the groups of choices that are settings.
class Menus : public QObject {
  Q_OBJECT

public:
  Menus(QMenuBar* bar, Actions& actions, Settings& settings);

  QMenu* rules() const { return rules_; }
  /// The commands of the game on the table, in the Move menu.
  void setGameActions(const QList<QAction*>& actions);
  void retranslate();

Q_SIGNALS:
  void recentChosen(const QString& path);

private:
  void fillGame();
  void fillMove();
  void fillView();
  void fillSettings();
  void fillHelp();
  void fillRecent();
  void retranslateChoices();
  void follow();

  Actions& actions_;
  Settings& settings_;
  QMenu* game_;
  QMenu* recent_;
  QMenu* rules_;
  QMenu* move_;
  QAction* gamesPlace_; ///< the game's own commands stand before it
  QList<QAction*> gamesOwn_;
  QMenu* view_;
  QMenu* animation_;
  QActionGroup* speeds_;
  QMenu* theme_;
  QActionGroup* themes_;
  QMenu* settingsMenu_;
  QMenu* language_;
  QActionGroup* languages_;
  QMenu* help_;
};

} // namespace igroteka::app
