// SPDX-License-Identifier: MIT
#include "catalogue.h"

#include <gtest/gtest.h>

#include <QFile>
#include <QMap>
#include <QProcess>
#include <QRegularExpression>
#include <QSet>
#include <QTemporaryDir>

namespace igroteka::app {

namespace {

QSet<QString> placesIn(const QString& text) {
  static const QRegularExpression place(QStringLiteral("%[0-9n]"));
  QSet<QString> places;
  auto found = place.globalMatch(text);
  while (found.hasNext()) {
    places.insert(found.next().captured());
  }
  return places;
}

/// Context and text of every message.
QSet<QString> textsIn(const QString& folder, const QString& language) {
  QSet<QString> texts;
  for (const Message& message : catalogue(folder, language)) {
    texts.insert(message.context + QStringLiteral(": ") + message.source);
  }
  return texts;
}

std::string listed(const QSet<QString>& texts) {
  return QStringList(texts.begin(), texts.end()).join(QLatin1Char('\n')).toStdString();
}

/// A copy of the catalogue in `folder`, brought up to date with the texts of the sources.
void updateCopy(const QString& folder, const QString& language) {
  const QString copy = folder + QLatin1Char('/') + catalogueName(language);
  ASSERT_TRUE(QFile::copy(translationsFolder() + QLatin1Char('/') + catalogueName(language), copy));
  QStringList arguments =
      QStringLiteral(IGROTEKA_LUPDATE_ARGUMENTS).split(QLatin1Char('|'), Qt::SkipEmptyParts);
  arguments << QStringLiteral("-target-language") << language << QStringLiteral("-ts") << copy;
  if (language == QLatin1String("en")) {
    arguments << QStringLiteral("-pluralonly");
  }
  QProcess lupdate;
  lupdate.setProcessChannelMode(QProcess::MergedChannels);
  lupdate.start(QStringLiteral(IGROTEKA_LUPDATE), arguments);
  ASSERT_TRUE(lupdate.waitForFinished(120'000)) << lupdate.errorString().toStdString();
  ASSERT_EQ(lupdate.exitCode(), 0) << lupdate.readAll().toStdString();
}

class Catalogue : public ::testing::TestWithParam<const char*> {};
class Sources : public ::testing::TestWithParam<const char*> {};

} // namespace

TEST_P(Catalogue, is_complete_and_keeps_every_value) {
  const auto all = catalogue(translationsFolder(), QLatin1String(GetParam()));
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

TEST_P(Sources, have_the_texts_of_the_catalogue_and_no_others) {
  const QString language = QLatin1String(GetParam());
  const QTemporaryDir folder;
  ASSERT_NO_FATAL_FAILURE(updateCopy(folder.path(), language));
  const auto wanted = textsIn(folder.path(), language);
  const auto held = textsIn(translationsFolder(), language);
  EXPECT_EQ(listed(wanted - held), "") << "in the sources; run the target update_translations";
  EXPECT_EQ(listed(held - wanted), "") << "no longer in the sources";
}

TEST_P(Catalogue, gives_no_menu_the_same_letter_twice) {
  QMap<QString, QStringList> letters;
  for (const Message& message : catalogue(translationsFolder(), QLatin1String(GetParam()))) {
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

INSTANTIATE_TEST_SUITE_P(Languages, Catalogue, ::testing::Values("bg", "ru"));
INSTANTIATE_TEST_SUITE_P(Languages, Sources, ::testing::Values("en", "bg", "ru"));

} // namespace igroteka::app
