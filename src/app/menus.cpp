// SPDX-License-Identifier: MIT
#include "app/menus.h"

#include "app/actions.h"
#include "app/language.h"
#include "app/settings.h"
#include "view/line_icons.h"

#include <QActionGroup>
#include <QFileInfo>
#include <QMenu>
#include <QMenuBar>

#include <array>

namespace igroteka::app {

namespace {

constexpr std::array<double, 4> speeds = {0, 0.5, 1, 2};

QMenu* submenu(QMenu* menu, const char* name, const char* icon = nullptr) {
  QMenu* made = menu->addMenu(QString());
  made->setObjectName(QLatin1String(name));
  if (icon != nullptr) {
    made->setIcon(view::lineIcon(QLatin1String(icon)));
  }
  return made;
}

QAction* choice(QMenu* menu, QActionGroup* group, const QVariant& value) {
  QAction* action = menu->addAction(QString());
  action->setCheckable(true);
  action->setData(value);
  group->addAction(action);
  return action;
}

} // namespace

Menus::Menus(QMenuBar* bar, Actions& actions, Settings& settings)
    : QObject(bar), actions_(actions), settings_(settings), game_(bar->addMenu(QString())),
      recent_(nullptr), rules_(bar->addMenu(QString())), move_(bar->addMenu(QString())),
      gamesPlace_(nullptr), view_(bar->addMenu(QString())), animation_(nullptr),
      speeds_(new QActionGroup(this)), theme_(nullptr), themes_(new QActionGroup(this)),
      settingsMenu_(bar->addMenu(QString())), language_(nullptr),
      languages_(new QActionGroup(this)), help_(bar->addMenu(QString())) {
  fillGame();
  fillMove();
  fillView();
  fillSettings();
  fillHelp();
  connect(&settings, &Settings::changed, this, &Menus::follow);
  retranslate();
  follow();
}

void Menus::fillGame() {
  game_->setObjectName(QStringLiteral("gameMenu"));
  rules_->setObjectName(QStringLiteral("rulesMenu"));
  game_->addActions({actions_.newMatch, actions_.open});
  recent_ = submenu(game_, "recent");
  connect(recent_, &QMenu::aboutToShow, this, &Menus::fillRecent);
  game_->addSeparator();
  game_->addActions({actions_.save, actions_.saveAs, actions_.exportPicture});
  game_->addSeparator();
  game_->addActions({actions_.restart, actions_.shelf});
  game_->addSeparator();
  game_->addAction(actions_.quit);
}

void Menus::fillMove() {
  move_->setObjectName(QStringLiteral("moveMenu"));
  move_->addActions({actions_.undo, actions_.redo});
  move_->addSeparator();
  move_->addActions({actions_.first, actions_.previous, actions_.next, actions_.last});
  move_->addSeparator();
  move_->addActions({actions_.hint, actions_.evaluate, actions_.whatHappened});
  move_->addActions({actions_.playBack, actions_.playBackFaster, actions_.playBackFastest});
  move_->addSeparator();
  gamesPlace_ = move_->addSeparator();
  move_->addActions({actions_.offerDraw, actions_.resign});
  move_->addSeparator();
  move_->addActions({actions_.pause, actions_.step});
}

void Menus::fillView() {
  view_->setObjectName(QStringLiteral("viewMenu"));
  view_->addActions(
      {actions_.sidePanel, actions_.colourMarks, actions_.legalPlaces, actions_.lastMove});
  view_->addSeparator();
  animation_ = submenu(view_, "animation");
  for (const double speed : speeds) {
    choice(animation_, speeds_, speed);
  }
  theme_ = submenu(view_, "theme", "light");
  for (const ThemeChoice theme : {ThemeChoice::system, ThemeChoice::light, ThemeChoice::dark}) {
    choice(theme_, themes_, static_cast<int>(theme));
  }
  view_->addSeparator();
  view_->addAction(actions_.fullScreen);
  connect(speeds_, &QActionGroup::triggered, this, [this](const QAction* action) {
    Preferences wanted = settings_.now();
    wanted.look.animation = action->data().toDouble();
    settings_.change(wanted);
  });
  connect(themes_, &QActionGroup::triggered, this, [this](const QAction* action) {
    Preferences wanted = settings_.now();
    wanted.theme = static_cast<ThemeChoice>(action->data().toInt());
    settings_.change(wanted);
  });
}

void Menus::fillSettings() {
  settingsMenu_->setObjectName(QStringLiteral("settingsMenu"));
  language_ = submenu(settingsMenu_, "language", "language");
  choice(language_, languages_, QString());
  for (const QString& code : Language::all()) {
    choice(language_, languages_, code);
  }
  settingsMenu_->addAction(actions_.sound);
  settingsMenu_->addSeparator();
  settingsMenu_->addActions({actions_.throwsByItself, actions_.realDice, actions_.undoSeen});
  settingsMenu_->addSeparator();
  settingsMenu_->addAction(actions_.preferences);
  connect(languages_, &QActionGroup::triggered, this, [this](const QAction* action) {
    Preferences wanted = settings_.now();
    wanted.language = action->data().toString();
    settings_.change(wanted);
  });
}

void Menus::fillHelp() {
  help_->setObjectName(QStringLiteral("helpMenu"));
  help_->addActions({actions_.rules, actions_.tutorial, actions_.keys});
  help_->addSeparator();
  help_->addAction(actions_.about);
}

void Menus::fillRecent() {
  recent_->clear();
  for (const QString& path : settings_.recent()) {
    QAction* action = recent_->addAction(
        QFileInfo(path).fileName().replace(QLatin1Char('&'), QLatin1String("&&")));
    action->setToolTip(path);
    connect(action, &QAction::triggered, this, [this, path] { Q_EMIT recentChosen(path); });
  }
  if (recent_->isEmpty()) {
    recent_->addAction(tr("Nothing yet"))->setEnabled(false);
  }
}

void Menus::setGameActions(const QList<QAction*>& actions) {
  for (QAction* action : gamesOwn_) {
    move_->removeAction(action);
  }
  gamesOwn_ = actions;
  move_->insertActions(gamesPlace_, actions);
}

void Menus::retranslate() {
  game_->setTitle(tr("&Game"));
  recent_->setTitle(tr("Open Re&cent"));
  rules_->setTitle(tr("&Rules"));
  move_->setTitle(tr("&Move"));
  view_->setTitle(tr("&View"));
  animation_->setTitle(tr("&Animation"));
  theme_->setTitle(tr("&Theme"));
  settingsMenu_->setTitle(tr("&Settings"));
  language_->setTitle(tr("&Language"));
  help_->setTitle(tr("&Help"));
  retranslateChoices();
}

void Menus::retranslateChoices() {
  const auto name = [](const QActionGroup* group, const QStringList& names) {
    for (qsizetype i = 0; i < names.size(); ++i) {
      group->actions().at(i)->setText(names[i]);
    }
  };
  name(speeds_, {tr("&Off"), tr("&Fast"), tr("&Normal"), tr("&Slow")});
  name(themes_, {tr("As the &System"), tr("&Light"), tr("&Dark")});
  QStringList languages{tr("As the &System")};
  for (const QString& code : Language::all()) {
    languages.append(Language::nameOf(code));
  }
  name(languages_, languages);
}

void Menus::follow() {
  const Preferences& now = settings_.now();
  for (QAction* action : speeds_->actions()) {
    action->setChecked(qFuzzyCompare(1 + action->data().toDouble(), 1 + now.look.animation));
  }
  for (QAction* action : themes_->actions()) {
    action->setChecked(action->data().toInt() == static_cast<int>(now.theme));
  }
  for (QAction* action : languages_->actions()) {
    action->setChecked(action->data().toString() == now.language);
  }
}

} // namespace igroteka::app
