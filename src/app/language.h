// SPDX-License-Identifier: MIT
#pragma once

#include <QObject>
#include <QString>
#include <QStringList>
#include <QTranslator>

namespace igroteka::app {

/// The language of the program: its own texts, Qt's own dialogs, and how numbers are written.
class Language : public QObject {
  Q_OBJECT

public:
  explicit Language(QObject* parent = nullptr);
  ~Language() override;

  /// "en", "bg", "ru".
  static QStringList all();
  /// The language's name in itself.
  static QString nameOf(const QString& code);
  /// The first language of the system that the program speaks, else English.
  static QString ofSystem();

  /// Switches everything at once; an empty code follows the system.
  void speak(const QString& code);
  /// The language spoken now.
  const QString& code() const { return code_; }

private:
  QString code_;
  QTranslator own_;
  QTranslator qts_;
};

} // namespace igroteka::app
