// SPDX-License-Identifier: MIT
#pragma once

#include <QList>
#include <QString>

namespace igroteka::app {

/// A text of a translation catalogue.
struct Message {
  QString context;
  QString source;
  QString translation;
  bool finished = true;
};

/// The folder of the catalogues in the sources.
QString translationsFolder();
QString catalogueName(const QString& language);

/// All texts of the catalogue of this language in this folder; fails where there is none.
QList<Message> catalogue(const QString& folder, const QString& language);

} // namespace igroteka::app
