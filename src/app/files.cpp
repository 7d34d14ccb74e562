// SPDX-License-Identifier: MIT
#include "app/files.h"

#include "view/board_view.h"
#include "view/translated.h"
#include "view/views.h"

#include <igroteka/core/record.h>

#include <QCoreApplication>
#include <QDate>
#include <QFileInfo>
#include <QImage>
#include <QSaveFile>

#include <utility>

namespace igroteka::app {

namespace {

constexpr QSize pictureSize(1600, 1600);

QString cannotWrite(const QString& path, const QString& why) {
  return QCoreApplication::translate("Files", "%1 cannot be written: %2")
      .arg(QFileInfo(path).fileName(), why);
}

} // namespace

std::variant<std::unique_ptr<AnyMatch>, QString> readMatch(std::span<const view::ViewEntry> views,
                                                           const QString& path) {
  const auto refused = [&](const Fault& fault) {
    return QCoreApplication::translate("Files", "%1 cannot be opened. %2")
        .arg(QFileInfo(path).fileName(), view::translated(fault));
  };
  const auto text = readRecordFile(path.toStdString());
  if (const auto* fault = std::get_if<Fault>(&text)) {
    return refused(*fault);
  }
  const auto games = view::gamesOf(views);
  auto opened = openRecord(games, std::get<std::string>(text));
  if (opened.fault) {
    return refused(*opened.fault);
  }
  return std::move(opened.match);
}

QString writeMatch(const AnyMatch& match, const QString& path) {
  QSaveFile file(path);
  const bool done = file.open(QIODevice::WriteOnly) &&
                    file.write(QByteArray::fromStdString(match.text())) >= 0 && file.commit();
  return done ? QString() : cannotWrite(path, file.errorString());
}

QString writePicture(view::BoardView& board, const QString& path) {
  QSaveFile file(path);
  const QString suffix = QFileInfo(path).suffix();
  const QByteArray format = suffix.isEmpty() ? QByteArray("png") : suffix.toUtf8();
  const bool done = file.open(QIODevice::WriteOnly) &&
                    board.picture(pictureSize, 1).save(&file, format.constData()) && file.commit();
  return done ? QString() : cannotWrite(path, file.errorString());
}

QString suggestedName(const AnyMatch& match, const QString& suffix) {
  const std::string id(match.game().id());
  return QStringLiteral("%1 %2.%3")
      .arg(QString::fromStdString(id), QDate::currentDate().toString(Qt::ISODate), suffix);
}

} // namespace igroteka::app
