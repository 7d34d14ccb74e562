// SPDX-License-Identifier: MIT
#include "catalogue.h"

#include <gtest/gtest.h>

#include <QFile>
#include <QXmlStreamReader>

namespace igroteka::app {

QString translationsFolder() {
  return QStringLiteral(IGROTEKA_SOURCE "/translations");
}

QString catalogueName(const QString& language) {
  return QStringLiteral("igroteka_%1.ts").arg(language);
}

QList<Message> catalogue(const QString& folder, const QString& language) {
  QFile file(folder + QLatin1Char('/') + catalogueName(language));
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

} // namespace igroteka::app
