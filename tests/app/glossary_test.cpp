// SPDX-License-Identifier: MIT
/// The catalogues hold to the table of docs/translating.md.
#include "catalogue.h"

#include <gtest/gtest.h>

#include <QMap>
#include <QRegularExpression>
#include <QSet>

#include <span>

namespace igroteka::app {

namespace {

/// A word of a text, and what a translation that has the text must have.
struct Pair {
  const char* english;
  const char* translated;
};

constexpr Pair bulgarian[] = {
    {"rings?", "ринг"},
    {"slots?", "гнезд"},
    {"fields?", "пол[еь]"},
    {"tiles?", "плоч"},
    {"lines?", "лини|ред"},
    {"mosaics?", "мозайк"},
    {"golden rule", "златно(то)? правило"},
    {"niches?", "ниш"},
    {"stacks?", "купчинк"},
    {"penalty piles?", "наказателн\\w+( ти)? купчинк"},
    {"handicaps?", "хандикап"},
    {"rush", "надпревар"},
    {"circles?", "кръгче"},
    {"dolls?", "матрьошк"},
    {"die|dice", "зар"},
    {"substitution", "подмяна"},
    {"manipulation", "манипулаци"},
    {"teleport", "телепорт"},
    {"super force", "върховна"},
    {"players?", "играч"},
    {"(the|your|next) turn", "ход|ред"},
    {"rounds?(?! one screen| your)", "рунд"},
    {"points?", "точк"},
    {"skips", "пропуска"},
    {"small", "мал"},
    {"(?<!too )large", "голям|голем"},
    {"hint", "съвет"},
};

constexpr Pair russian[] = {
    {"rings?", "кол[ьеё]ц"},
    {"slots?", "гн[её]зд"},
    {"fields?", "пол[еюя]"},
    {"tiles?", "фиш"},
    {"lines?", "лини|ряд|строк"},
    {"mosaics?", "мозаик"},
    {"golden rule", "золот\\w+ правил"},
    {"niches?", "ниш"},
    {"stacks?", "стопк|стопок"},
    {"penalty piles?", "штрафн\\w+ куч"},
    {"handicaps?", "гандикап"},
    {"rush", "наперегонки"},
    {"circles?", "круж"},
    {"dolls?", "матр[её]ш"},
    {"die|dice", "кубик"},
    {"substitution", "подмен"},
    {"manipulation", "манипуляци"},
    {"teleport", "телепорт"},
    {"super force", "суперсил"},
    {"players?", "игрок|вдвоём|двое"},
    {"(the|your|next) turn", "ход|очеред"},
    {"rounds?(?! one screen| your)", "раунд"},
    {"points?", "очк"},
    {"skips", "пропуска"},
    {"small", "мал"},
    {"(?<!too )large", "больш"},
    {"hint", "подсказк"},
};

class Glossary : public ::testing::TestWithParam<const char*> {};

QRegularExpression pattern(const QString& text) {
  return QRegularExpression(text, QRegularExpression::CaseInsensitiveOption |
                                      QRegularExpression::UseUnicodePropertiesOption);
}

} // namespace

/// The words of the glossary: one word a thing.
TEST_P(Glossary, names_things_as_it_says) {
  const bool bg = QLatin1String(GetParam()) == QLatin1String("bg");
  const QMap<QString, QString> words =
      bg ? QMap<QString,
                QString>{{QStringLiteral("Mozaring"), QStringLiteral("Мозъринг")},
                         {QStringLiteral("Tantrix Pont"), QStringLiteral("Тантрикс „Понт“")},
                         {QStringLiteral("Obshchiy sbor"), QStringLiteral("Общ сбор")},
                         {QStringLiteral("Nest"), QStringLiteral("В едно поле")},
                         {QStringLiteral("Same size"), QStringLiteral("Еднакъв размер")},
                         {QStringLiteral("Ascending"), QStringLiteral("Нарастващ размер")},
                         {QStringLiteral("Standard game"), QStringLiteral("Стандартна игра")},
                         {QStringLiteral("Most points"), QStringLiteral("Най-много точки")},
                         {QStringLiteral("Fewest points"), QStringLiteral("Най-малко точки")},
                         {QStringLiteral("Who is the biggest?"),
                          QStringLiteral("Кой е най-големият?")},
                         {QStringLiteral("Rush"), QStringLiteral("Надпревара")},
                         {QStringLiteral("In turns"), QStringLiteral("По ред")},
                         {QStringLiteral("&Undo"), QStringLiteral("&Отмяна")},
                         {QStringLiteral("&Redo"), QStringLiteral("&Повторение")},
                         {QStringLiteral("&Hint"), QStringLiteral("Съ&вет")},
                         {QStringLiteral("Beginner"), QStringLiteral("Начинаещ")},
                         {QStringLiteral("Master"), QStringLiteral("Майстор")}}
         : QMap<QString, QString>{
               {QStringLiteral("Mozaring"), QStringLiteral("Мозъринг")},
               {QStringLiteral("Tantrix Pont"), QStringLiteral("Тантрикс «Понт»")},
               {QStringLiteral("Obshchiy sbor"), QStringLiteral("Общий сбор")},
               {QStringLiteral("Nest"), QStringLiteral("В одном поле")},
               {QStringLiteral("Same size"), QStringLiteral("Одинаковый размер")},
               {QStringLiteral("Ascending"), QStringLiteral("По возрастанию")},
               {QStringLiteral("Standard game"), QStringLiteral("Обычная игра")},
               {QStringLiteral("Most points"), QStringLiteral("Больше всех очков")},
               {QStringLiteral("Fewest points"), QStringLiteral("Меньше всех очков")},
               {QStringLiteral("Who is the biggest?"), QStringLiteral("Кто самый большой?")},
               {QStringLiteral("Rush"), QStringLiteral("Наперегонки")},
               {QStringLiteral("In turns"), QStringLiteral("По очереди")},
               {QStringLiteral("&Undo"), QStringLiteral("&Отменить")},
               {QStringLiteral("&Redo"), QStringLiteral("&Вернуть")},
               {QStringLiteral("&Hint"), QStringLiteral("Под&сказка")},
               {QStringLiteral("Beginner"), QStringLiteral("Новичок")},
               {QStringLiteral("Master"), QStringLiteral("Мастер")}};
  QSet<QString> seen;
  for (const Message& message : catalogue(translationsFolder(), QLatin1String(GetParam()))) {
    const auto word = words.constFind(message.source);
    if (word != words.constEnd()) {
      seen.insert(message.source);
      EXPECT_EQ(message.translation.toStdString(), word->toStdString());
    }
  }
  EXPECT_EQ(seen.size(), words.size());
}

TEST_P(Glossary, has_one_word_a_thing) {
  const auto pairs = QLatin1String(GetParam()) == QLatin1String("bg")
                         ? std::span<const Pair>(bulgarian)
                         : std::span<const Pair>(russian);
  const auto all = catalogue(translationsFolder(), QLatin1String(GetParam()));
  for (const Pair& pair : pairs) {
    const auto english = pattern(QStringLiteral("\\b(%1)\\b").arg(QLatin1String(pair.english)));
    const auto translated = pattern(QString::fromUtf8(pair.translated));
    int count = 0;
    for (const Message& message : all) {
      QString text = message.translation;
      if (english.match(QString(message.source).remove(QLatin1Char('&'))).hasMatch()) {
        ++count;
        EXPECT_TRUE(translated.match(text.remove(QLatin1Char('&'))).hasMatch())
            << pair.english << " in " << message.source.toStdString() << " -> "
            << message.translation.toStdString();
      }
    }
    EXPECT_GT(count, 0) << pair.english;
  }
}

INSTANTIATE_TEST_SUITE_P(Languages, Glossary, ::testing::Values("bg", "ru"));

} // namespace igroteka::app
