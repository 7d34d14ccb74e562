// SPDX-License-Identifier: MIT
#include "pseudo.h"
#include "stage.h"
#include "view/translated.h"

#include <gtest/gtest.h>
#include <nlohmann/json.hpp>

#include <QKeyEvent>

#include <fstream>

namespace igroteka::app {

namespace {

/// A recorded game whose table must speak the pseudo-language from its start to its end.
class LanguagesOfTables : public ::testing::TestWithParam<const char*> {
protected:
  void SetUp() override { open(Stage::record(GetParam())); }

  /// Opens a record, without the names of its players.
  void open(const QString& path) {
    ASSERT_TRUE(stage.window->open(path));
    for (const Actor seat : Actors::seats(stage.session().match().players())) {
      stage.session().rename(seat, QString());
    }
  }

  /// Opens the record as it was after this number of plies, so that somebody has to act.
  void openShortened(std::size_t plies) {
    std::ifstream whole(Stage::record(GetParam()).toStdString());
    auto record = nlohmann::json::parse(whole);
    auto& actions = record.at("actions");
    actions.erase(actions.begin() + static_cast<std::ptrdiff_t>(plies), actions.end());
    record.erase("times");
    record.erase("result");
    const QString path = stage.own.filePath(QStringLiteral("shortened.igr"));
    std::ofstream(path.toStdString()) << record;
    open(path);
  }

  view::BoardView& board() const { return stage.window->table()->board(); }

  void expectTranslated(const std::string& what) {
    board().finishAnimation();
    expectAllTranslated(*stage.window, std::string(GetParam()) + " " + what);
  }

  PseudoLanguage pseudo;
  Stage stage;
};

constexpr std::size_t looks = 12; ///< positions looked at in a game, beside the last one

} // namespace

TEST_P(LanguagesOfTables, looking_back) {
  const std::size_t present = stage.session().match().present();
  for (std::size_t look = 0; look <= looks; ++look) {
    const std::size_t at = present * look / looks;
    stage.session().show(at);
    expectTranslated("looking back to " + std::to_string(at));
  }
}

TEST_P(LanguagesOfTables, while_somebody_is_to_act) {
  const std::size_t present = stage.session().match().present();
  for (std::size_t look = 0; look < looks; ++look) {
    const std::size_t at = present * look / looks;
    openShortened(at);
    ASSERT_EQ(stage.session().match().present(), at);
    const std::string where = "at " + std::to_string(at);
    expectTranslated(where);
    for (const Qt::Key key : {Qt::Key_Return, Qt::Key_Tab, Qt::Key_Right}) {
      QKeyEvent press(QEvent::KeyPress, key, Qt::NoModifier);
      QApplication::sendEvent(&board(), &press);
      expectTranslated(where + " after the key " + std::to_string(key));
    }
  }
}

TEST_P(LanguagesOfTables, in_every_sentence_of_the_match) {
  const AnyMatch& match = stage.session().match();
  for (std::size_t at = 0; at <= match.present(); ++at) {
    EXPECT_EQ(untranslated(view::translated(match.prompt(at))).toStdString(), "");
    if (at < match.present()) {
      EXPECT_EQ(untranslated(view::translated(match.tell(at))).toStdString(), "");
    }
  }
}

INSTANTIATE_TEST_SUITE_P(Games, LanguagesOfTables,
                         ::testing::Values("mozaring-rounds-2.igr", "mozaring-most-points-4.igr",
                                           "pont-turns-3.igr", "pont-calls-3.igr",
                                           "pont-handicap-2.igr", "pont-rush-2.igr",
                                           "pont-double-4.igr", "sbor-standard-3.igr",
                                           "sbor-whole-field-2.igr", "sbor-finished-2.igr"));

} // namespace igroteka::app
