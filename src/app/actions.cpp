// SPDX-License-Identifier: MIT
#include "app/actions.h"

#include "app/settings.h"
#include "view/line_icons.h"

#include <QAction>
#include <QKeySequence>
#include <QWidget>

namespace igroteka::app {

using Keys = QList<QKeySequence>;

Actions::Actions(QWidget* window) : QObject(window) {
  newMatch = make(window, "newMatch", "new", {Qt::CTRL | Qt::Key_N});
  open = make(window, "open", "open", {Qt::CTRL | Qt::Key_O});
  save = make(window, "save", "save", {Qt::CTRL | Qt::Key_S});
  saveAs = make(window, "saveAs", nullptr, {Qt::CTRL | Qt::SHIFT | Qt::Key_S});
  exportPicture = make(window, "exportPicture", "picture");
  restart = make(window, "restart", "restart", {Qt::CTRL | Qt::Key_R});
  shelf = make(window, "shelf", "shelf", {Qt::CTRL | Qt::Key_Home});
  quit = make(window, "quit", nullptr, {Qt::CTRL | Qt::Key_Q});
  quit->setMenuRole(QAction::QuitRole);
  undo = make(window, "undo", "undo", {Qt::CTRL | Qt::Key_Z});
  redo = make(window, "redo", "redo", {Qt::CTRL | Qt::SHIFT | Qt::Key_Z, Qt::CTRL | Qt::Key_Y});
  first = make(window, "first", "first", {Qt::CTRL | Qt::Key_Up});
  previous = make(window, "previous", "previous", {Qt::CTRL | Qt::Key_Left});
  next = make(window, "next", "next", {Qt::CTRL | Qt::Key_Right});
  last = make(window, "last", "last", {Qt::CTRL | Qt::Key_Down});
  hint = make(window, "hint", "hint", {Qt::CTRL | Qt::Key_H});
  evaluate = make(window, "evaluate", "evaluate", {Qt::CTRL | Qt::Key_E}, true);
  whatHappened = make(window, "whatHappened", "replay", {Qt::CTRL | Qt::Key_L});
  playBack = make(window, "playBack", "replay");
  playBackFaster = make(window, "playBackFaster");
  playBackFastest = make(window, "playBackFastest");
  offerDraw = make(window, "offerDraw", "draw");
  resign = make(window, "resign", "resign");
  pause = make(window, "pausePlay", "pause", {Qt::Key_F8, Qt::Key_Pause}, true);
  step = make(window, "stepPlay", "step", {Qt::Key_F9});
  sidePanel = make(window, "sidePanel", "panel", {Qt::Key_F7}, true);
  colourMarks = make(window, "colourMarks", nullptr, {}, true);
  legalPlaces = make(window, "legalPlaces", nullptr, {}, true);
  lastMove = make(window, "lastMove", nullptr, {}, true);
  fullScreen = make(window, "fullScreen", "fullscreen", {Qt::Key_F11}, true);
  sound = make(window, "sound", "sound", {Qt::CTRL | Qt::Key_M}, true);
  throwsByItself = make(window, "throwsByItself", "dice", {}, true);
  realDice = make(window, "realDice", nullptr, {}, true);
  undoSeen = make(window, "undoSeen", nullptr, {}, true);
  preferences = make(window, "preferences", "settings", {Qt::CTRL | Qt::Key_Comma});
  preferences->setMenuRole(QAction::PreferencesRole);
  rules = make(window, "rules", "help", {Qt::Key_F1});
  tutorial = make(window, "tutorial", "learn");
  keys = make(window, "keys", "keyboard", {Qt::CTRL | Qt::Key_F1});
  about = make(window, "about", "info");
  about->setMenuRole(QAction::AboutRole);
  retranslate();
}

QAction* Actions::make(QWidget* window, const char* name, const char* icon, const Keys& shortcuts,
                       bool checkable) {
  auto* action = new QAction(this);
  action->setObjectName(QLatin1String(name));
  if (icon != nullptr) {
    action->setIcon(view::lineIcon(QLatin1String(icon)));
  }
  action->setShortcuts(shortcuts);
  action->setCheckable(checkable);
  // In menus a box that is checked or not says more than an icon.
  action->setIconVisibleInMenu(!checkable);
  // In the window itself, so that keys work while a menu bar is hidden.
  window->addAction(action);
  return action;
}

void Actions::retranslate() {
  newMatch->setText(tr("&New…"));
  open->setText(tr("&Open…"));
  save->setText(tr("&Save"));
  saveAs->setText(tr("Save &As…"));
  exportPicture->setText(tr("&Export Picture…"));
  restart->setText(tr("&Restart"));
  shelf->setText(tr("Back to the S&helf"));
  quit->setText(tr("&Quit"));
  undo->setText(tr("&Undo"));
  redo->setText(tr("&Redo"));
  first->setText(tr("&First Position"));
  previous->setText(tr("&Previous Position"));
  next->setText(tr("&Next Position"));
  last->setText(tr("&Last Position"));
  hint->setText(tr("&Hint"));
  evaluate->setText(tr("&Evaluate"));
  whatHappened->setText(tr("&What Happened?"));
  playBack->setText(tr("Play &Back at Its Own Tempo"));
  playBackFaster->setText(tr("Play Back at D&ouble Tempo"));
  playBackFastest->setText(tr("Play Back at Ei&ghtfold Tempo"));
  offerDraw->setText(tr("Offer a &Draw"));
  resign->setText(tr("Res&ign"));
  pause->setText(tr("Pau&se"));
  step->setText(tr("One S&tep"));
  sidePanel->setText(tr("&Side Panel"));
  colourMarks->setText(tr("&Colour Marks"));
  legalPlaces->setText(tr("&Legal Places"));
  lastMove->setText(tr("Last &Move"));
  fullScreen->setText(tr("&Full Screen"));
  sound->setText(tr("&Sound"));
  throwsByItself->setText(tr("&Throw the Dice by Themselves"));
  realDice->setText(tr("&Real Dice: Type What They Show"));
  undoSeen->setText(tr("&Undo Throws and Draws (practice)"));
  preferences->setText(tr("&Preferences…"));
  rules->setText(tr("&Rules of the Game"));
  tutorial->setText(tr("&Tutorial"));
  keys->setText(tr("&Keys"));
  about->setText(tr("&About Igroteka"));
}

void Actions::enable(const Situation& now) {
  for (QAction* action : {save, saveAs, exportPicture, restart, shelf}) {
    action->setEnabled(now.table);
  }
  undo->setEnabled(now.canUndo);
  redo->setEnabled(now.canRedo);
  first->setEnabled(now.canGoBack);
  previous->setEnabled(now.canGoBack);
  next->setEnabled(now.canGoForward);
  last->setEnabled(now.canGoForward);
  hint->setEnabled(now.canHint);
  evaluate->setEnabled(now.canEvaluate);
  evaluate->setChecked(now.evaluating);
  whatHappened->setEnabled(now.somethingHappened);
  for (QAction* action : {playBack, playBackFaster, playBackFastest}) {
    action->setEnabled(now.canPlayBack);
  }
  offerDraw->setEnabled(now.canOfferDraw);
  resign->setEnabled(now.canResign);
  pause->setEnabled(now.canPause);
  pause->setChecked(now.paused);
  step->setEnabled(now.canStep);
}

void Actions::check(const Preferences& chosen) {
  sidePanel->setChecked(chosen.sidePanel);
  colourMarks->setChecked(chosen.look.colourMarks);
  legalPlaces->setChecked(chosen.look.legalPlaces);
  lastMove->setChecked(chosen.look.lastMove);
  sound->setChecked(chosen.sound);
  sound->setIcon(view::lineIcon(chosen.sound ? QStringLiteral("sound") : QStringLiteral("mute")));
  throwsByItself->setChecked(chosen.manners.throwsByItself);
  realDice->setChecked(chosen.manners.realDice);
  undoSeen->setChecked(chosen.manners.undoSeen);
}

} // namespace igroteka::app
