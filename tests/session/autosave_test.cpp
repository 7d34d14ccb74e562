// SPDX-License-Identifier: MIT
#include "session/autosave.h"

#include <gtest/gtest.h>

#include <QDir>
#include <QFile>
#include <QTemporaryDir>

#include <memory>

namespace igroteka::session {

namespace {

const QString chess = QStringLiteral("chess");
const QString draughts = QStringLiteral("draughts");

} // namespace

TEST(Autosave, keeps_the_newest_text_of_every_game_for_the_next_start) {
  const QTemporaryDir folder;
  {
    Autosave autosave(folder.path());
    for (int i = 0; i < 200; ++i) {
      autosave.keep(i % 2 == 0 ? chess : draughts, QByteArray::number(i));
    }
  }
  const Autosave next(folder.path());
  EXPECT_EQ(next.kept(chess), "198");
  EXPECT_EQ(next.kept(draughts), "199");
}

TEST(Autosave, tells_what_was_kept_before_it_is_written) {
  const QTemporaryDir folder;
  Autosave autosave(folder.path());
  autosave.keep(chess, "a");
  EXPECT_EQ(autosave.kept(chess), "a");
  autosave.finish();
  EXPECT_EQ(autosave.kept(chess), "a");
}

TEST(Autosave, forgets) {
  const QTemporaryDir folder;
  Autosave autosave(folder.path());
  autosave.keep(chess, "a");
  autosave.forget(chess);
  autosave.finish();
  EXPECT_TRUE(autosave.kept(chess).isEmpty());
  EXPECT_TRUE(QDir(autosave.folder()).entryList({QStringLiteral("*.igr")}).isEmpty());
}

TEST(Autosave, two_running_copies_do_not_meet) {
  const QTemporaryDir folder;
  Autosave first(folder.path());
  Autosave second(folder.path());
  EXPECT_NE(first.folder(), second.folder());
  first.keep(chess, "of the first");
  second.keep(chess, "of the second");
  first.finish();
  second.finish();
  EXPECT_EQ(first.kept(chess), "of the first");
  EXPECT_EQ(second.kept(chess), "of the second");
}

TEST(Autosave, a_copy_takes_over_what_an_ended_one_left) {
  const QTemporaryDir folder;
  auto first = std::make_unique<Autosave>(folder.path());
  {
    Autosave second(folder.path());
    second.keep(draughts, "left");
  }
  first.reset();
  const Autosave next(folder.path());
  EXPECT_EQ(next.kept(draughts), "left");
}

TEST(Autosave, a_folder_that_cannot_be_made_keeps_nothing_and_harms_nothing) {
  const QTemporaryDir folder;
  QFile file(folder.filePath(QStringLiteral("taken")));
  ASSERT_TRUE(file.open(QIODevice::WriteOnly));
  file.close();
  Autosave autosave(file.fileName());
  autosave.keep(chess, "a");
  EXPECT_TRUE(autosave.kept(chess).isEmpty());
}

} // namespace igroteka::session
