// SPDX-License-Identifier: MIT
#pragma once

#include "app/situation.h"

#include <QObject>

class QAction;
class QActionGroup;

namespace igroteka::app {

struct Preferences;

/// The commands of the program. Texts, keys and what is enabled are decided here and nowhere else.
class Actions : public QObject {
  Q_OBJECT

public:
  explicit Actions(QWidget* window);

  // Game
  QAction* newMatch;
  QAction* open;
  QAction* save;
  QAction* saveAs;
  QAction* exportPicture;
  QAction* restart;
  QAction* shelf;
  QAction* quit;
  // Move
  QAction* undo;
  QAction* redo;
  QAction* first;
  QAction* previous;
  QAction* next;
  QAction* last;
  QAction* hint;
  QAction* evaluate;
  QAction* whatHappened;
  QAction* playBack;
  QAction* playBackFaster;
  QAction* playBackFastest;
  QAction* offerDraw;
  QAction* resign;
  QAction* pause;
  QAction* step;
  // View
  QAction* sidePanel;
  QAction* colourMarks;
  QAction* legalPlaces;
  QAction* lastMove;
  QAction* fullScreen;
  // Settings
  QAction* sound;
  QAction* throwsByItself;
  QAction* realDice;
  QAction* undoSeen;
  QAction* preferences;
  // Help
  QAction* rules;
  QAction* tutorial;
  QAction* keys;
  QAction* about;

  /// All texts in the present language.
  void retranslate();
  /// Enables exactly what can be done.
  void enable(const Situation& now);
  /// Checks what is chosen.
  void check(const Preferences& chosen);

private:
  QAction* make(QWidget* window, const char* name, const char* icon = nullptr,
                const QList<QKeySequence>& shortcuts = {}, bool checkable = false);
};

} // namespace igroteka::app
