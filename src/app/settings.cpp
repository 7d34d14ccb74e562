// SPDX-License-Identifier: MIT
#include "app/settings.h"

#include <QDir>
#include <QFileInfo>
#include <QStandardPaths>

#include <algorithm>

namespace igroteka::app {

namespace {

constexpr qsizetype mostRecent = 10;

QString filePath(const QString& configDir) {
  const QString folder = configDir.isEmpty()
                             ? QStandardPaths::writableLocation(QStandardPaths::AppConfigLocation)
                             : configDir;
  return folder + QStringLiteral("/igroteka.ini");
}

const QString language = QStringLiteral("language");
const QString theme = QStringLiteral("theme");
const QString marks = QStringLiteral("view/colourMarks");
const QString places = QStringLiteral("view/legalPlaces");
const QString lastMove = QStringLiteral("view/lastMove");
const QString animation = QStringLiteral("view/animation");
const QString sidePanel = QStringLiteral("view/sidePanel");
const QString sound = QStringLiteral("sound");
const QString moment = QStringLiteral("play/moment");
const QString throwsByItself = QStringLiteral("play/throwsByItself");
const QString undoSeen = QStringLiteral("play/undoSeen");
const QString realDice = QStringLiteral("play/realDice");
const QString recentFiles = QStringLiteral("recent");

} // namespace

Settings::Settings(const QString& configDir, QObject* parent)
    : QObject(parent), configDir_(configDir), file_(filePath(configDir), QSettings::IniFormat) {
  read();
}

void Settings::read() {
  const Preferences standard;
  const auto flag = [&](const QString& key, bool byDefault) {
    return file_.value(key, byDefault).toBool();
  };
  now_.language = file_.value(language).toString();
  now_.theme = static_cast<ThemeChoice>(std::clamp(file_.value(theme, 0).toInt(), 0, 2));
  now_.look.colourMarks = flag(marks, standard.look.colourMarks);
  now_.look.legalPlaces = flag(places, standard.look.legalPlaces);
  now_.look.lastMove = flag(lastMove, standard.look.lastMove);
  now_.look.animation =
      std::clamp(file_.value(animation, standard.look.animation).toDouble(), 0.0, 4.0);
  now_.sidePanel = flag(sidePanel, standard.sidePanel);
  now_.sound = flag(sound, standard.sound);
  now_.manners.moment = std::clamp(file_.value(moment, standard.manners.moment).toInt(), 0, 10'000);
  now_.manners.throwsByItself = flag(throwsByItself, standard.manners.throwsByItself);
  now_.manners.undoSeen = flag(undoSeen, standard.manners.undoSeen);
  now_.manners.realDice = flag(realDice, standard.manners.realDice);
}

void Settings::write() {
  file_.setValue(language, now_.language);
  file_.setValue(theme, static_cast<int>(now_.theme));
  file_.setValue(marks, now_.look.colourMarks);
  file_.setValue(places, now_.look.legalPlaces);
  file_.setValue(lastMove, now_.look.lastMove);
  file_.setValue(animation, now_.look.animation);
  file_.setValue(sidePanel, now_.sidePanel);
  file_.setValue(sound, now_.sound);
  file_.setValue(moment, now_.manners.moment);
  file_.setValue(throwsByItself, now_.manners.throwsByItself);
  file_.setValue(undoSeen, now_.manners.undoSeen);
  file_.setValue(realDice, now_.manners.realDice);
}

void Settings::change(const Preferences& preferences) {
  if (now_ != preferences) {
    now_ = preferences;
    write();
    Q_EMIT changed();
  }
}

QString Settings::matchesFolder() const {
  const QString folder = configDir_.isEmpty()
                             ? QStandardPaths::writableLocation(QStandardPaths::AppDataLocation)
                             : configDir_;
  return folder + QStringLiteral("/matches");
}

QByteArray Settings::lastMatch(const QString& game) const {
  return file_.value(QStringLiteral("last/") + game).toByteArray();
}

void Settings::setLastMatch(const QString& game, const QByteArray& record) {
  file_.setValue(QStringLiteral("last/") + game, record);
}

QString Settings::lastGame() const {
  return file_.value(QStringLiteral("lastGame")).toString();
}

void Settings::setLastGame(const QString& game) {
  file_.setValue(QStringLiteral("lastGame"), game);
}

view::BoardView::Keepsakes Settings::keepsakes(const QString& game) const {
  view::BoardView::Keepsakes all;
  const QString head = QStringLiteral("games/%1/").arg(game);
  for (const QString& key : file_.allKeys()) {
    if (key.startsWith(head)) {
      all.insert(key.mid(head.size()), file_.value(key).toString());
    }
  }
  return all;
}

void Settings::setKeepsake(const QString& game, const QString& name, const QString& text) {
  const QString key = QStringLiteral("games/%1/%2").arg(game, name);
  text.isEmpty() ? file_.remove(key) : file_.setValue(key, text);
}

QStringList Settings::recent() const {
  QStringList paths = file_.value(recentFiles).toStringList();
  paths.removeIf([](const QString& path) { return !QFileInfo::exists(path); });
  return paths;
}

void Settings::addRecent(const QString& path) {
  const QString whole = QFileInfo(path).absoluteFilePath();
  QStringList paths = recent();
  paths.removeAll(whole);
  paths.prepend(whole);
  file_.setValue(recentFiles, paths.mid(0, mostRecent));
  Q_EMIT recentChanged();
}

QByteArray Settings::geometry() const {
  return file_.value(QStringLiteral("geometry")).toByteArray();
}

void Settings::setGeometry(const QByteArray& geometry) {
  file_.setValue(QStringLiteral("geometry"), geometry);
}

} // namespace igroteka::app
