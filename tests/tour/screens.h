// SPDX-License-Identifier: MIT
#pragma once

#include <QPixmap>
#include <QSize>
#include <QString>

#include <functional>
#include <vector>

namespace igroteka::app {
class MainWindow;
class Program;
} // namespace igroteka::app

namespace igroteka::tour {

/// What the tour looks at: the program with its window, just brought to the shelf.
struct Stage {
  app::Program& program;
  app::MainWindow& window;
  QString records; ///< the folder with recorded matches
};

/// A screen or dialog, and how to get there and take its picture.
struct Screen {
  QString name;
  std::function<QPixmap(Stage& stage)> shoot;
};

/// All screens and dialogs of the program.
std::vector<Screen> allScreens();

/// Those of Obshchiy sbor.
void addSborScreens(std::vector<Screen>& all);
/// Those of Tantrix Pont.
void addPontScreens(std::vector<Screen>& all);

/// Lets everything come to rest: events, layouts, movements, pictures that become sharp.
void settle(Stage& stage);

} // namespace igroteka::tour
