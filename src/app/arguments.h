// SPDX-License-Identifier: MIT
#pragma once

#include <QSize>
#include <QString>
#include <QStringList>

#include <optional>
#include <variant>

namespace igroteka::app {

/// What the program was asked to do on its command line.
struct Arguments {
  QString record;                ///< a record to open
  QString newGame;               ///< the id of a game to start at once
  QString render;                ///< a record to draw without a window
  QString out;                   ///< the picture to write
  QSize size{1280, 800};         ///< of the picture
  std::optional<std::size_t> at; ///< draw the position after so many actions
  QString language;              ///< "en", "bg" or "ru"; empty for the settings'
  QString theme;                 ///< "light" or "dark"; empty for the settings'
  std::optional<quint64> seed;   ///< of everything that chance decides
  QString configDir;             ///< for settings and kept matches; empty for the usual places
};

/// What to print, and the exit status: for --help, --version, and for wrong usage.
struct Farewell {
  QString text;
  int status = 0;
};

/// Reads the command line, its program name first.
std::variant<Arguments, Farewell> readArguments(const QStringList& words);

/// Whether this command line needs no screen.
bool needsNoScreen(int argc, char** argv);

} // namespace igroteka::app
