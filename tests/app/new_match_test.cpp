// SPDX-License-Identifier: MIT
#include "app/new_match_dialog.h"
#include "app/seat_words.h"
#include "stage.h"

#include <gtest/gtest.h>

#include <QAction>
#include <QComboBox>
#include <QLineEdit>
#include <QMenu>
#include <QPushButton>
#include <QSpinBox>
#include <QTest>
#include <QToolButton>

namespace igroteka::app {

namespace {

const OptionField colourField{.key = "colours",
                              .label = {},
                              .explanation = {},
                              .kind = OptionKind::seatWords,
                              .min = 1,
                              .max = 2,
                              .words = {{"R", {}}, {"G", {}}, {"B", {}}, {"Y", {}}}};

WordLists chosen(const WordLists& lists, std::size_t seat, std::size_t place, const char* word) {
  return chosenWord(colourField, lists, seat, place, word);
}

WordLists coloursOf(const NewMatchDialog& dialog) {
  for (const OptionField* field : dialog.plan().draft.game().fields()) {
    if (field->key == "colours") {
      return std::get<WordLists>(dialog.plan().draft.value(*field));
    }
  }
  return {};
}

/// The dialog for Mozaring, with that many people.
struct Asked {
  explicit Asked(int players) : plan(plainPlan(*stage.program->views().front().game)) {
    plan.draft.setPlayers(players);
    plan.seats.resize(static_cast<std::size_t>(players));
    dialog =
        std::make_unique<NewMatchDialog>(stage.program->views(), stage.program->settings(), plan);
    dialog->show();
  }
  template <class T>
  T* part(const char* name) const {
    return dialog->findChild<T*>(QLatin1String(name));
  }
  /// Chooses in the menu of a colour, as a click on it does.
  void choose(const char* button, const char* word) const {
    QMenu* menu = part<QToolButton>(button)->menu();
    menu->popup(dialog->mapToGlobal(QPoint(10, 10)));
    auto* action = menu->findChild<QAction*>(QLatin1String(word));
    ASSERT_NE(action, nullptr);
    menu->setActiveAction(action);
    QTest::keyClick(menu, Qt::Key_Return);
  }
  Stage stage;
  Plan plan;
  std::unique_ptr<NewMatchDialog> dialog;
};

} // namespace

TEST(SeatWords, a_colour_that_another_seat_has_is_exchanged) {
  EXPECT_EQ(chosen({{"R"}, {"G"}, {"B"}}, 0, 0, "B"), (WordLists{{"B"}, {"G"}, {"R"}}));
  EXPECT_EQ(chosen({{"B", "Y"}, {"R", "G"}}, 0, 0, "G"), (WordLists{{"G", "Y"}, {"R", "B"}}));
  EXPECT_EQ(chosen({{"B", "Y"}, {"R", "G"}}, 0, 0, "Y"), (WordLists{{"Y", "B"}, {"R", "G"}}));
}

TEST(SeatWords, a_free_colour_is_just_taken) {
  EXPECT_EQ(chosen({{"R"}, {"G"}, {"B"}}, 1, 0, "Y"), (WordLists{{"R"}, {"Y"}, {"B"}}));
  EXPECT_EQ(chosen({{"R"}, {"G"}}, 1, 1, "Y"), (WordLists{{"R"}, {"G", "Y"}}));
}

TEST(SeatWords, who_loses_the_only_colour_gets_a_free_one_or_else_keeps_it) {
  EXPECT_EQ(chosen({{"R"}, {"G"}, {"B"}}, 0, 1, "G"), (WordLists{{"R", "G"}, {"Y"}, {"B"}}));
  const WordLists full{{"R"}, {"G"}, {"B"}, {"Y"}};
  EXPECT_EQ(chosen(full, 0, 1, "G"), full);
}

TEST(SeatWords, a_second_colour_can_be_given_up_but_not_the_only_one) {
  EXPECT_EQ(chosen({{"B", "Y"}, {"R", "G"}}, 0, 1, ""), (WordLists{{"B"}, {"R", "G"}}));
}

TEST(NewMatch, each_row_chooses_its_colour_and_exchanges_it_where_two_want_the_same) {
  const Asked asked(3);
  ASSERT_EQ(coloursOf(*asked.dialog), (WordLists{{"R"}, {"G"}, {"B"}}));
  asked.choose("colour1-1", "G");
  EXPECT_EQ(coloursOf(*asked.dialog), (WordLists{{"G"}, {"R"}, {"B"}}));
  EXPECT_TRUE(asked.part<QPushButton>("start")->isEnabled());
  const QString name = asked.part<QToolButton>("colour2-1")->accessibleName();
  EXPECT_TRUE(name.contains(QStringLiteral("red"), Qt::CaseInsensitive)) << name.toStdString();
}

TEST(NewMatch, a_player_who_moves_up_takes_name_and_colour_along) {
  const Asked asked(3);
  asked.part<QLineEdit>("name3")->setText(QStringLiteral("Vera"));
  QTest::mouseClick(asked.part<QToolButton>("up3"), Qt::LeftButton);
  EXPECT_EQ(asked.part<QLineEdit>("name2")->text(), QStringLiteral("Vera"));
  EXPECT_EQ(coloursOf(*asked.dialog), (WordLists{{"R"}, {"B"}, {"G"}}));
  QTest::mouseClick(asked.part<QToolButton>("down1"), Qt::LeftButton);
  EXPECT_EQ(asked.part<QLineEdit>("name1")->text(), QStringLiteral("Vera"));
  asked.dialog->accept();
  EXPECT_EQ(asked.dialog->plan().seats.front().name, "Vera");
}

TEST(NewMatch, who_starts_is_asked_by_the_names) {
  const Asked asked(3);
  asked.part<QLineEdit>("name3")->setText(QStringLiteral("Vera"));
  asked.part<QLineEdit>("name1")->clear();
  const auto* starts = asked.part<QWidget>("first")->findChild<QComboBox*>();
  ASSERT_EQ(starts->count(), 4);
  EXPECT_EQ(starts->itemText(1), QStringLiteral("Player 1"));
  EXPECT_EQ(starts->itemText(3), QStringLiteral("Vera"));
  QTest::mouseClick(asked.part<QToolButton>("up3"), Qt::LeftButton);
  EXPECT_EQ(starts->itemText(2), QStringLiteral("Vera"));
}

TEST(NewMatch, games_whose_colours_are_fixed_show_none) {
  const Asked asked(2);
  EXPECT_NE(asked.part<QToolButton>("colour1-1"), nullptr);
  for (const view::ViewEntry& entry : asked.stage.program->views().subspan(1)) {
    NewMatchDialog dialog(asked.stage.program->views(), asked.stage.program->settings(),
                          plainPlan(*entry.game));
    EXPECT_EQ(dialog.findChild<QToolButton*>(QStringLiteral("colour1-1")), nullptr);
  }
}

} // namespace igroteka::app
