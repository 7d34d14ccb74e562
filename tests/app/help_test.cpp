// SPDX-License-Identifier: MIT
// The pages of rules: every picture that they name is drawn on the game's own board.
#include "app/help_window.h"
#include "stage.h"

#include <gtest/gtest.h>

#include <QFile>
#include <QImage>
#include <QRegularExpression>
#include <QTextBrowser>
#include <QTextDocument>

namespace igroteka::app {

namespace {

/// The addresses of the pictures of a page, in its order.
QStringList picturesOf(const QString& language, const QString& game) {
  QFile page(QStringLiteral(":/igroteka/help/%1/%2.html").arg(language, game));
  EXPECT_TRUE(page.open(QIODevice::ReadOnly));
  static const QRegularExpression picture(QStringLiteral("<img src=\"([^\"]+)\""));
  QStringList all;
  auto found = picture.globalMatch(QString::fromUtf8(page.readAll()));
  while (found.hasNext()) {
    all.append(found.next().captured(1));
  }
  return all;
}

} // namespace

TEST(Help, every_picture_of_the_rules_is_drawn_and_all_languages_show_the_same_ones) {
  Stage stage;
  HelpWindow help(*stage.program);
  for (const view::ViewEntry& entry : stage.program->views()) {
    const QString game = QString::fromUtf8(entry.game->id().data());
    const QStringList pictures = picturesOf(QStringLiteral("en"), game);
    EXPECT_EQ(picturesOf(QStringLiteral("bg"), game), pictures);
    EXPECT_EQ(picturesOf(QStringLiteral("ru"), game), pictures);
    help.showGame(entry);
    auto* page = help.findChild<QTextBrowser*>(QStringLiteral("helpPage"));
    for (const QString& address : pictures) {
      const QVariant drawn = page->loadResource(QTextDocument::ImageResource, QUrl(address));
      EXPECT_FALSE(drawn.value<QImage>().isNull()) << address.toStdString();
    }
  }
}

TEST(Help, a_picture_of_no_record_or_of_no_part_of_it_is_not_drawn) {
  Stage stage;
  HelpWindow help(*stage.program);
  help.showGame(*view::findView(stage.program->views(), "sbor"));
  auto* page = help.findChild<QTextBrowser*>(QStringLiteral("helpPage"));
  for (const char* address :
       {"record:none/1/0,0,100,100", "record:sbor-actions/1", "record:sbor-actions/1/0,0,100"}) {
    const QVariant drawn =
        page->loadResource(QTextDocument::ImageResource, QUrl(QLatin1String(address)));
    EXPECT_TRUE(drawn.value<QImage>().isNull()) << address;
  }
}

} // namespace igroteka::app
