// SPDX-License-Identifier: MIT
#include <gtest/gtest.h>

#include <QFile>
#include <QMap>
#include <QRegularExpression>
#include <QSet>
#include <QXmlStreamReader>

namespace igroteka::app {

namespace {

struct Message {
  QString context;
  QString source;
  QString translation;
  bool finished = true;
};

QList<Message> catalogue(const QString& language) {
  QFile file(QStringLiteral(IGROTEKA_SOURCE "/translations/igroteka_%1.ts").arg(language));
  EXPECT_TRUE(file.open(QIODevice::ReadOnly));
  QXmlStreamReader xml(&file);
  QList<Message> all;
  QString context;
  while (!xml.atEnd()) {
    if (xml.readNext() != QXmlStreamReader::StartElement) {
      continue;
    }
    if (xml.name() == QLatin1String("name")) {
      context = xml.readElementText();
    } else if (xml.name() == QLatin1String("message")) {
      all.append({context, {}, {}, true});
    } else if (xml.name() == QLatin1String("source")) {
      all.back().source = xml.readElementText();
    } else if (xml.name() == QLatin1String("translation")) {
      all.back().finished = !xml.attributes().hasAttribute(QLatin1String("type"));
      all.back().translation = xml.readElementText(QXmlStreamReader::IncludeChildElements);
    }
  }
  return all;
}

QSet<QString> placesIn(const QString& text) {
  static const QRegularExpression place(QStringLiteral("%[0-9n]"));
  QSet<QString> places;
  auto found = place.globalMatch(text);
  while (found.hasNext()) {
    places.insert(found.next().captured());
  }
  return places;
}

class Catalogue : public ::testing::TestWithParam<const char*> {};

} // namespace

TEST_P(Catalogue, is_complete_and_keeps_every_value) {
  const auto all = catalogue(QLatin1String(GetParam()));
  EXPECT_GT(all.size(), 500);
  for (const Message& message : all) {
    EXPECT_TRUE(message.finished && !message.translation.isEmpty())
        << message.context.toStdString() << ": " << message.source.toStdString();
    EXPECT_EQ(placesIn(message.translation), placesIn(message.source))
        << message.source.toStdString();
    EXPECT_EQ(message.translation.contains(QLatin1Char('&')),
              message.source.contains(QLatin1Char('&')))
        << "a key for the menu: " << message.source.toStdString();
  }
}

TEST_P(Catalogue, gives_no_menu_the_same_letter_twice) {
  QMap<QString, QStringList> letters;
  for (const Message& message : catalogue(QLatin1String(GetParam()))) {
    const qsizetype at = message.translation.indexOf(QLatin1Char('&'));
    const bool bar =
        message.context == QLatin1String("igroteka::app::Menus") &&
        QStringList{QStringLiteral("&Game"), QStringLiteral("&Rules"),    QStringLiteral("&Move"),
                    QStringLiteral("&View"), QStringLiteral("&Settings"), QStringLiteral("&Help")}
            .contains(message.source);
    if (at >= 0 && bar) {
      letters[message.translation.mid(at + 1, 1).toLower()].append(message.source);
    }
  }
  EXPECT_EQ(letters.size(), 6);
}

/// The words of the glossary: one word a thing.
TEST_P(Catalogue, holds_to_the_glossary) {
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
  for (const Message& message : catalogue(QLatin1String(GetParam()))) {
    const auto word = words.constFind(message.source);
    if (word != words.constEnd()) {
      seen.insert(message.source);
      EXPECT_EQ(message.translation.toStdString(), word->toStdString());
    }
  }
  EXPECT_EQ(seen.size(), words.size());
}

/// Words that must appear in a translation whenever the English one has the other.
TEST_P(Catalogue, uses_one_word_a_thing) {
  const bool bg = QLatin1String(GetParam()) == QLatin1String("bg");
  struct Pair {
    const char* english;
    const char* pattern;
  };
  const QList<Pair> pairs =
      bg ? QList<Pair>{{"\\brings?\\b", "ринг"},     {"\\bslots?\\b", "гнезд"},
                       {"\\btiles?\\b", "плочк"},    {"\\bniche\\b", "ниша"},
                       {"\\bcircles?\\b", "кръгче"}, {"\\bdolls?\\b", "матрьошк"}}
         : QList<Pair>{{"\\brings?\\b", "кол[ьеё]ц"}, {"\\bslots?\\b", "гн[её]зд"},
                       {"\\btiles?\\b", "фиш"},       {"\\bniche\\b", "ниш"},
                       {"\\bcircles?\\b", "круж"},    {"\\bdolls?\\b", "матр[её]ш"}};
  for (const Message& message : catalogue(QLatin1String(GetParam()))) {
    for (const Pair& pair : pairs) {
      const QRegularExpression english(QLatin1String(pair.english),
                                       QRegularExpression::CaseInsensitiveOption);
      const QRegularExpression wanted(QString::fromUtf8(pair.pattern),
                                      QRegularExpression::CaseInsensitiveOption);
      if (message.context.size() < 10 && english.match(message.source).hasMatch()) {
        EXPECT_TRUE(wanted.match(message.translation).hasMatch() || message.translation.size() < 3)
            << message.source.toStdString() << " -> " << message.translation.toStdString();
      }
    }
  }
}

INSTANTIATE_TEST_SUITE_P(Languages, Catalogue, ::testing::Values("bg", "ru"));

} // namespace igroteka::app
