// SPDX-License-Identifier: MIT
#pragma once

#include <igroteka/core/worker.h>

#include <QByteArray>
#include <QLockFile>
#include <QMap>
#include <QString>

#include <memory>
#include <mutex>

namespace igroteka::session {

/// Keeps the newest position of the running match of every game in a file, so that leaving, crashes
/// and power cuts lose nothing. Writing happens on a thread of its own and is atomic; of several
/// texts that wait for one game only the newest is written.
///
/// Every running copy of the program has a folder of its own below `directory`, held by a lock; a
/// copy that starts takes the first free one, and takes over what copies that ended left elsewhere.
class Autosave {
public:
  explicit Autosave(const QString& directory);
  /// Waits until all is written.
  ~Autosave();

  /// The record of this game's match as it is now.
  void keep(const QString& game, const QByteArray& record);
  /// There is no match of this game to go on with.
  void forget(const QString& game) { keep(game, QByteArray()); }

  /// The record that was kept last, before or in this run; empty if there is none.
  QByteArray kept(const QString& game) const;

  /// The folder of this running copy; empty if none could be made, and nothing is kept.
  const QString& folder() const { return folder_; }

  /// Waits until all is written.
  void finish();

private:
  bool take(const QString& folder);
  void inherit(const QString& directory);
  QString pathOf(const QString& game) const;
  void writeWaiting();

  QString folder_;
  std::unique_ptr<QLockFile> lock_;
  mutable std::mutex mutex_;
  QMap<QString, QByteArray> newest_;  ///< by game; empty where there is no match
  QMap<QString, QByteArray> waiting_; ///< those of them that are not written yet
  Worker worker_;                     // last: ends before what its task uses
};

} // namespace igroteka::session
