// SPDX-License-Identifier: MIT
#include "app/language.h"
#include "stage.h"

#include <gtest/gtest.h>

#include <QMenu>
#include <QMenuBar>

#include <map>

namespace igroteka::app {
namespace {

/// The letter after the lone ampersand; null if there is none.
QChar mnemonicOf(const QString& text) {
  for (qsizetype at = 0; at + 1 < text.size(); ++at) {
    if (text[at] == u'&' && text[at + 1] != u'&') {
      return text[at + 1].toUpper();
    }
    at += text[at] == u'&' ? 1 : 0;
  }
  return {};
}

void expectDistinct(const QList<QAction*>& actions, const QString& where) {
  std::map<QChar, QString> seen;
  for (const QAction* action : actions) {
    const QChar letter = mnemonicOf(action->text());
    if (!letter.isNull() && action->isVisible()) {
      const auto [other, fresh] = seen.emplace(letter, action->text());
      EXPECT_TRUE(fresh) << where.toStdString() << ": " << other->second.toStdString() << " and "
                         << action->text().toStdString();
    }
  }
}

TEST(Mnemonics, are_distinct_in_every_menu_and_language) {
  for (const QString& language : Language::all()) {
    for (const char* game : {"mozaring", "pont", "sbor"}) {
      const Stage stage;
      Preferences wanted = stage.program->settings().now();
      wanted.language = language;
      stage.program->settings().change(wanted);
      stage.window->playAtOnce(QLatin1String(game));
      QCoreApplication::processEvents();
      expectDistinct(stage.window->menuBar()->actions(), language);
      for (const QMenu* menu : stage.window->findChildren<QMenu*>()) {
        expectDistinct(menu->actions(),
                       language + u' ' + QLatin1String(game) + u' ' + menu->title());
      }
    }
  }
}

} // namespace
} // namespace igroteka::app
