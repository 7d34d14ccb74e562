// SPDX-License-Identifier: MIT
#pragma once

#include "app/main_window.h"
#include "app/program.h"
#include "app/table_page.h"
#include "session/any_session.h"
#include "view/board_view.h"

#include <QApplication>
#include <QTemporaryDir>

#include <memory>
#include <utility>
#include <vector>

namespace igroteka::app {

/// The program in a folder of its own, in English, without movement.
struct Stage {
  explicit Stage(const QString& folder = {},
                 std::vector<view::ViewEntry> views = view::allViews()) {
    Arguments arguments;
    arguments.configDir = folder.isEmpty() ? own.path() : folder;
    arguments.seed = 1;
    program = std::make_unique<Program>(*qApp, arguments, std::move(views));
    Preferences wanted = program->settings().now();
    wanted.language = QStringLiteral("en");
    wanted.look.animation = 0;
    wanted.manners.moment = 0;
    program->settings().change(wanted);
    window = std::make_unique<MainWindow>(*program);
    window->resize(1100, 740);
    window->show();
  }

  session::AnySession& session() const { return window->table()->session(); }
  static QString record(const char* name) {
    return QStringLiteral(IGROTEKA_RECORDS "/") + QLatin1String(name);
  }

  QTemporaryDir own;
  std::unique_ptr<Program> program;
  std::unique_ptr<MainWindow> window;
};

} // namespace igroteka::app
