// SPDX-License-Identifier: MIT
// What a screen reader says of Mozaring's board in the three languages.
#include "app/language.h"
#include "session/any_session.h"
#include "view/art.h"
#include "view/mozaring_view.h"

#include <igroteka/mozaring/game.h>

#include <gtest/gtest.h>
#include <nlohmann/json.hpp>

#include <QAccessible>

namespace igroteka::app {
namespace {

struct Speech {
  const char* language;
  const char* empty;
  const char* full;
  const char* fits;
  const char* reserve;
};

class MozaringSpeech : public testing::TestWithParam<Speech> {};

TEST_P(MozaringSpeech, NamesFieldsRingsAndReserves) {
  const Speech& speech = GetParam();
  auto made = mozaring::game().create({{"id", "standard"}, {"players", 4}, {"first", 1}}, 1);
  session::AnySession session(std::move(std::get<std::unique_ptr<AnyMatch>>(made)), 1);
  session.rename(Actor::seat1, QStringLiteral("Ани"));
  for (const char* action : {"Rs5", "Gl5", "Bl1", "Ym9"}) {
    ASSERT_FALSE(session.propose(action));
  }
  Language language;
  language.speak(QLatin1String(speech.language));
  view::Art art;
  view::MozaringView view(session, art);
  view.resize(640, 480);
  view.ensurePolished();
  view.grab(); // lays it out
  QAccessibleInterface* board = QAccessible::queryAccessibleInterface(&view);
  const auto name = [&](int child) { return board->child(child)->text(QAccessible::Name); };
  EXPECT_EQ(name(1), QString::fromUtf8(speech.empty));
  EXPECT_EQ(name(4), QString::fromUtf8(speech.full));
  EXPECT_EQ(name(9), QString::fromUtf8(speech.reserve));
  view.activate(view.spots().at(9));
  EXPECT_EQ(name(1), QString::fromUtf8(speech.fits));
}

INSTANTIATE_TEST_SUITE_P(
    Languages, MozaringSpeech,
    testing::Values(Speech{"en", "Field 2: empty", "Field 5: large green, small red",
                           "Field 2: empty – the ring in hand fits here",
                           "Reserve of Ани: large red, left: 3"},
                    Speech{"bg", "Поле 2: празно", "Поле 5: зелен голям, червен малък",
                           "Поле 2: празно – рингът в ръката може да се постави тук",
                           "Запас, Ани: червен голям, остават: 3"},
                    Speech{"ru", "Поле 2: пусто", "Поле 5: большое зелёное, малое красное",
                           "Поле 2: пусто – кольцо в руке сюда подходит",
                           "Запас, Ани: большое красное, осталось: 3"}),
    [](const auto& speech) { return std::string(speech.param.language); });

} // namespace
} // namespace igroteka::app
