// SPDX-License-Identifier: MIT
#include "app/custom_rules_dialog.h"
#include "app/help_window.h"
#include "app/new_match_dialog.h"
#include "app/preferences_dialog.h"
#include "app/small_dialogs.h"
#include "pseudo.h"
#include "stage.h"
#include "view/pont_keys_dialog.h"

#include <gtest/gtest.h>

#include <QFileDialog>
#include <QMessageBox>
#include <QPushButton>
#include <QTextBrowser>
#include <QTimer>
#include <QToolButton>

#include <functional>

namespace igroteka::app {

namespace {

/// The widgets of dialogs that live until they are closed.
template <class Dialog>
Dialog* found(const Stage& stage, const char* name) {
  return stage.window->findChild<Dialog*>(QLatin1String(name));
}

/// Does something that asks in a dialog of this kind, looks at that, and leaves it.
template <class Dialog>
void whileAsked(const std::function<void()>& act, const std::function<void(Dialog&)>& look) {
  bool asked = false;
  QTimer::singleShot(0, [&] {
    auto* dialog = qobject_cast<Dialog*>(QApplication::activeModalWidget());
    ASSERT_NE(dialog, nullptr);
    asked = true;
    look(*dialog);
    dialog->reject();
  });
  act();
  EXPECT_TRUE(asked);
}

/// What a file dialog has of the program: Qt itself fills the rest with names of files.
void expectTitled(QFileDialog& dialog) {
  EXPECT_FALSE(dialog.windowTitle().isEmpty());
  EXPECT_EQ(untranslated(dialog.windowTitle()).toStdString(), "");
  for (const QString& filter : dialog.nameFilters()) {
    EXPECT_EQ(untranslated(filter).toStdString(), "");
  }
}

void beginFirst(const Stage& stage, const view::ViewEntry& entry) {
  stage.window->begin(plainPlan(*entry.game));
}

QPushButton* buttonNamed(QWidget& dialog, const char* text) {
  const QString wanted = QCoreApplication::translate("igroteka::app::CustomRulesDialog", text);
  for (auto* button : dialog.findChildren<QPushButton*>()) {
    if (button->text() == wanted) {
      return button;
    }
  }
  return nullptr;
}

} // namespace

TEST(LanguagesOfDialogs, a_new_match_of_every_game) {
  const PseudoLanguage pseudo;
  const Stage stage;
  for (const view::ViewEntry& entry : stage.program->views()) {
    NewMatchDialog dialog(stage.program->views(), stage.program->settings(),
                          plainPlan(*entry.game));
    dialog.findChild<QToolButton*>(QStringLiteral("more"))->setChecked(true);
    expectAllTranslated(dialog, std::string(entry.game->id()));
  }
}

TEST(LanguagesOfDialogs, rules_of_the_own_for_every_game) {
  const PseudoLanguage pseudo;
  const Stage stage;
  for (const view::ViewEntry& entry : stage.program->views()) {
    CustomRulesDialog dialog(plainPlan(*entry.game).draft);
    expectAllTranslated(dialog, std::string(entry.game->id()));
  }
}

TEST(LanguagesOfDialogs, preferences_and_what_the_program_is) {
  const PseudoLanguage pseudo;
  const Stage stage;
  PreferencesDialog preferences(stage.program->settings());
  preferences.setAttribute(Qt::WA_DeleteOnClose, false);
  expectAllTranslated(preferences, "preferences");
  showAbout(stage.window.get());
  expectAllTranslated(*found<QDialog>(stage, "about"), "about");
}

TEST(LanguagesOfDialogs, the_keys_of_every_game) {
  const PseudoLanguage pseudo;
  const Stage stage;
  showKeys(stage.window.get(), nullptr);
  for (const view::ViewEntry& entry : stage.program->views()) {
    auto* dialog = found<QDialog>(stage, "keysDialog");
    expectAllTranslated(*dialog, "keys");
    delete dialog;
    beginFirst(stage, entry);
    showKeys(stage.window.get(), &stage.window->table()->board());
  }
  expectAllTranslated(*found<QDialog>(stage, "keysDialog"), "keys");
}

TEST(LanguagesOfDialogs, the_keys_of_hands) {
  const PseudoLanguage pseudo;
  view::PontKeysDialog dialog{view::PontKeys()};
  expectAllTranslated(dialog, "keys of hands");
  dialog.ask(0, static_cast<view::PontAct>(0));
  expectAllTranslated(dialog, "a key is asked for");
}

TEST(LanguagesOfDialogs, the_frame_of_the_rules_for_reading) {
  const PseudoLanguage pseudo;
  const Stage stage;
  for (const view::ViewEntry& entry : stage.program->views()) {
    stage.window->learn(entry);
    auto* help = found<HelpWindow>(stage, "help");
    help->findChild<QTextBrowser*>(QStringLiteral("helpPage"))->clear(); // the page is no message
    expectAllTranslated(*help, std::string(entry.game->id()));
  }
}

TEST(LanguagesOfDialogs, titles_and_kinds_of_files) {
  const PseudoLanguage pseudo;
  const Stage stage;
  QApplication::setAttribute(Qt::AA_DontUseNativeDialogs);
  beginFirst(stage, stage.program->views().front());
  MainWindow& window = *stage.window;
  whileAsked<QFileDialog>([&] { window.openAsked(); }, expectTitled);
  whileAsked<QFileDialog>([&] { window.saveAsAsked(); }, expectTitled);
  whileAsked<QFileDialog>([&] { window.exportAsked(); }, expectTitled);
  CustomRulesDialog rules(plainPlan(*stage.program->views().front().game).draft);
  for (const char* text : {"Load…", "Save…"}) {
    QPushButton* button = buttonNamed(rules, text);
    ASSERT_NE(button, nullptr) << text;
    whileAsked<QFileDialog>([&] { button->click(); }, expectTitled);
  }
}

TEST(LanguagesOfDialogs, the_question_before_other_rules) {
  const PseudoLanguage pseudo;
  const Stage stage;
  const view::ViewEntry& entry = stage.program->views().front();
  beginFirst(stage, entry);
  stage.session().propose(stage.session().match().legal(0).front());
  whileAsked<QMessageBox>([&] { stage.window->chooseRules(plainPlan(*entry.game).draft); },
                          [](QMessageBox& box) { expectAllTranslated(box, "other rules"); });
}

} // namespace igroteka::app
