// SPDX-License-Identifier: MIT
#pragma once

#include "session/any_session.h"
#include "view/board_view.h"

#include <QByteArray>
#include <QObject>
#include <QSettings>
#include <QStringList>

namespace igroteka::app {

enum class ThemeChoice : std::uint8_t { system, light, dark };

/// Everything that people can choose about the program.
struct Preferences {
  QString language; ///< "en", "bg", "ru"; empty to follow the system
  ThemeChoice theme = ThemeChoice::system;
  view::Look look;
  session::Manners manners;
  bool sidePanel = true;
  bool sound = true;

  bool operator==(const Preferences&) const = default;
};

/// The settings of the program: kept in a file, told to all at every change.
class Settings : public QObject {
  Q_OBJECT

public:
  /// In `configDir`, or the usual place if that is empty.
  explicit Settings(const QString& configDir, QObject* parent = nullptr);

  const Preferences& now() const { return now_; }
  void change(const Preferences& preferences);

  /// Where unfinished matches are kept.
  QString matchesFolder() const;

  /// The record that the last new match of this game began with; empty before the first.
  QByteArray lastMatch(const QString& game) const;
  void setLastMatch(const QString& game, const QByteArray& record);

  /// The game that was played last; empty before the first.
  QString lastGame() const;
  void setLastGame(const QString& game);

  /// What the view of this game wants to find again.
  view::BoardView::Keepsakes keepsakes(const QString& game) const;
  void setKeepsake(const QString& game, const QString& name, const QString& text);

  /// Files opened or saved, the newest first; those that are gone are left out.
  QStringList recent() const;
  void addRecent(const QString& path);

  QByteArray geometry() const;
  void setGeometry(const QByteArray& geometry);

Q_SIGNALS:
  void changed();
  void recentChanged();

private:
  void read();
  void write();

  QString configDir_;
  QSettings file_;
  Preferences now_;
};

} // namespace igroteka::app
