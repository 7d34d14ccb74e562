// SPDX-License-Identifier: MIT
#include "session/autosave.h"

#include <QDir>
#include <QFile>
#include <QFileInfo>
#include <QSaveFile>

#include <utility>

namespace igroteka::session {

namespace {

/// So many copies of the program keep their matches at the same time.
constexpr int mostCopies = 16;

QString folderOf(const QString& directory, int copy) {
  return QStringLiteral("%1/%2").arg(directory).arg(copy);
}

std::unique_ptr<QLockFile> lockOf(const QString& folder) {
  auto lock = std::make_unique<QLockFile>(folder + QStringLiteral("/running.lock"));
  lock->setStaleLockTime(0);
  return lock;
}

} // namespace

Autosave::Autosave(const QString& directory) {
  for (int copy = 1; copy <= mostCopies; ++copy) {
    if (take(folderOf(directory, copy))) {
      inherit(directory);
      return;
    }
  }
}

Autosave::~Autosave() {
  finish();
}

bool Autosave::take(const QString& folder) {
  if (!QDir().mkpath(folder)) {
    return false;
  }
  auto lock = lockOf(folder);
  if (!lock->tryLock()) {
    return false;
  }
  folder_ = folder;
  lock_ = std::move(lock);
  return true;
}

void Autosave::inherit(const QString& directory) {
  for (int copy = 1; copy <= mostCopies; ++copy) {
    const QString folder = folderOf(directory, copy);
    if (folder == folder_ || !QFileInfo::exists(folder)) {
      continue;
    }
    const auto lock = lockOf(folder);
    if (!lock->tryLock()) {
      continue;
    }
    const auto files = QDir(folder).entryInfoList({QStringLiteral("*.igr")}, QDir::Files);
    for (const QFileInfo& theirs : files) {
      const QFileInfo ours(folder_ + QLatin1Char('/') + theirs.fileName());
      if (!ours.exists() || ours.lastModified() < theirs.lastModified()) {
        QFile::remove(ours.filePath());
        QFile::rename(theirs.filePath(), ours.filePath());
      }
    }
  }
}

QString Autosave::pathOf(const QString& game) const {
  return QStringLiteral("%1/%2.igr").arg(folder_, game);
}

void Autosave::keep(const QString& game, const QByteArray& record) {
  if (folder_.isEmpty()) {
    return;
  }
  {
    const std::scoped_lock lock(mutex_);
    const auto newest = newest_.constFind(game);
    if (newest != newest_.constEnd() && *newest == record) {
      return;
    }
    newest_.insert(game, record);
    waiting_.insert(game, record);
  }
  worker_.submit([this](const std::stop_token&, Worker::Ticket) { writeWaiting(); });
}

void Autosave::writeWaiting() {
  const auto all = [this] {
    const std::scoped_lock lock(mutex_);
    return std::exchange(waiting_, {});
  }();
  for (auto one = all.begin(); one != all.end(); ++one) {
    if (one.value().isEmpty()) {
      QFile::remove(pathOf(one.key()));
      continue;
    }
    QSaveFile file(pathOf(one.key()));
    if (file.open(QIODevice::WriteOnly)) {
      file.write(one.value());
      file.commit();
    }
  }
}

QByteArray Autosave::kept(const QString& game) const {
  {
    const std::scoped_lock lock(mutex_);
    const auto found = newest_.constFind(game);
    if (found != newest_.constEnd()) {
      return *found;
    }
  }
  QFile file(pathOf(game));
  return file.open(QIODevice::ReadOnly) ? file.readAll() : QByteArray();
}

void Autosave::finish() {
  worker_.finish();
}

} // namespace igroteka::session
