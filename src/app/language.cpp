// SPDX-License-Identifier: MIT
#include "app/language.h"

#include <QCoreApplication>
#include <QLibraryInfo>
#include <QLocale>

namespace igroteka::app {

Language::Language(QObject* parent) : QObject(parent) {}

Language::~Language() {
  QCoreApplication::removeTranslator(&own_);
  QCoreApplication::removeTranslator(&qts_);
}

QStringList Language::all() {
  return {QStringLiteral("en"), QStringLiteral("bg"), QStringLiteral("ru")};
}

QString Language::nameOf(const QString& code) {
  if (code == QLatin1String("bg")) {
    return QStringLiteral("Български");
  }
  return code == QLatin1String("ru") ? QStringLiteral("Русский") : QStringLiteral("English");
}

QString Language::ofSystem() {
  const QStringList wanted = QLocale::system().uiLanguages();
  for (const QString& one : wanted) {
    const QString code = one.left(2);
    if (all().contains(code)) {
      return code;
    }
  }
  return QStringLiteral("en");
}

void Language::speak(const QString& code) {
  const QString wanted = code.isEmpty() ? ofSystem() : code;
  if (wanted == code_) {
    return;
  }
  code_ = wanted;
  QLocale::setDefault(QLocale(wanted));
  QCoreApplication::removeTranslator(&qts_);
  QCoreApplication::removeTranslator(&own_);
  if (qts_.load(QStringLiteral("qtbase_") + wanted,
                QLibraryInfo::path(QLibraryInfo::TranslationsPath))) {
    QCoreApplication::installTranslator(&qts_);
  }
  if (own_.load(QStringLiteral(":/igroteka/translations/igroteka_%1.qm").arg(wanted))) {
    QCoreApplication::installTranslator(&own_);
  }
}

} // namespace igroteka::app
