// SPDX-License-Identifier: MIT
// igroteka-tour shoot DIR RECORDS WxH [SCREEN]: pictures of every screen and dialog in all
// languages and
//   themes, in a window of that size, into DIR/parts; with SCREEN only those whose names begin so.
// igroteka-tour sheets DIR: one contact sheet a screen from the pictures of all sizes.
// scripts/tour runs both.
// igroteka-tour frames SECONDS: how evenly frames come in a rush of eight computers.
// scripts/frames runs it.
#include "app/main_window.h"
#include "app/program.h"
#include "frames.h"
#include "screens.h"

#include <QApplication>
#include <QCollator>
#include <QDir>
#include <QFile>
#include <QPainter>
#include <QTemporaryDir>

#include <cstdio>

namespace {

using namespace igroteka;

constexpr int cellWidth = 620;
constexpr int cellGap = 12;

QString partsOf(const QString& folder) {
  return folder + QStringLiteral("/parts");
}

void choose(app::Program& program, const QString& language, bool dark) {
  app::Preferences wanted = program.settings().now();
  wanted.language = language;
  wanted.theme = dark ? app::ThemeChoice::dark : app::ThemeChoice::light;
  wanted.look.animation = 0;
  wanted.manners.moment = 0;
  program.settings().change(wanted);
}

/// Only screens whose names begin with `only`, which may be empty.
int shoot(QApplication& application, const QString& folder, const QString& records,
          const QString& size, const QString& only) {
  const QTemporaryDir config;
  app::Arguments arguments;
  arguments.configDir = config.path();
  arguments.seed = 1;
  app::Program program(application, arguments, view::allViews());
  const QStringList sides = size.split(QLatin1Char('x'));
  QDir().mkpath(partsOf(folder));
  for (const QString& language : app::Language::all()) {
    for (const bool dark : {false, true}) {
      choose(program, language, dark);
      app::MainWindow window(program);
      // The sizes are those of the screen, so that at scale 2 the window has half of them.
      window.resize(QSize(sides.value(0).toInt(), sides.value(1).toInt()) /
                    window.devicePixelRatioF());
      window.show();
      window.activateWindow();
      tour::Stage stage{program, window, records};
      for (const tour::Screen& screen : tour::allScreens()) {
        if (!screen.name.startsWith(only)) {
          continue;
        }
        window.showShelf();
        tour::settle(stage);
        const QString name = QStringLiteral("%1/%2@%3@%4-%5.png")
                                 .arg(partsOf(folder), screen.name, size, language,
                                      dark ? QStringLiteral("dark") : QStringLiteral("light"));
        if (!screen.shoot(stage).save(name)) {
          std::fprintf(stderr, "%s could not be taken\n", qPrintable(name));
          return 1;
        }
      }
    }
  }
  return 0;
}

/// All pictures of one screen: a row for each language and theme, a column for each size.
QImage sheet(const QString& parts, const QStringList& names) {
  QStringList sizes;
  QStringList looks;
  for (const QString& name : names) {
    const QStringList words = name.chopped(4).split(QLatin1Char('@'));
    sizes.contains(words[1]) ? void() : sizes.append(words[1]);
    looks.contains(words[2]) ? void() : looks.append(words[2]);
  }
  QCollator numeric;
  numeric.setNumericMode(true);
  std::sort(sizes.begin(), sizes.end(), numeric);
  QList<QList<QImage>> rows;
  QList<int> heights;
  for (const QString& look : looks) {
    QList<QImage> row;
    int height = 0;
    for (const QString& size : sizes) {
      QImage image(QStringLiteral("%1/%2@%3@%4.png")
                       .arg(parts, names.front().section(QLatin1Char('@'), 0, 0), size, look));
      image.setDevicePixelRatio(1);
      if (image.width() > cellWidth) {
        image = image.scaledToWidth(cellWidth, Qt::SmoothTransformation);
      }
      height = std::max(height, image.height());
      row.append(image);
    }
    rows.append(row);
    heights.append(height);
  }
  int total = cellGap;
  for (const int height : heights) {
    total += height + cellGap;
  }
  const int columns = static_cast<int>(sizes.size());
  QImage all(columns * (cellWidth + cellGap) + cellGap, total, QImage::Format_RGB32);
  all.fill(QColor(128, 128, 128));
  QPainter painter(&all);
  int y = cellGap;
  for (qsizetype row = 0; row < rows.size(); ++row) {
    for (qsizetype column = 0; column < rows[row].size(); ++column) {
      painter.drawImage(cellGap + static_cast<int>(column) * (cellWidth + cellGap), y,
                        rows[row][column]);
    }
    y += heights[row] + cellGap;
  }
  return all;
}

int sheets(const QString& folder) {
  const QString parts = partsOf(folder);
  QMap<QString, QStringList> byScreen;
  for (const QString& name : QDir(parts).entryList({QStringLiteral("*.png")}, QDir::Files)) {
    byScreen[name.section(QLatin1Char('@'), 0, 0)].append(name);
  }
  for (auto screen = byScreen.begin(); screen != byScreen.end(); ++screen) {
    const QString path = QStringLiteral("%1/%2.png").arg(folder, screen.key());
    if (!sheet(parts, screen.value()).save(path)) {
      std::fprintf(stderr, "%s could not be written\n", qPrintable(path));
      return 1;
    }
  }
  return 0;
}

} // namespace

int main(int argc, char** argv) {
  QApplication application(argc, argv);
  QCoreApplication::setApplicationName(QStringLiteral("igroteka"));
  const QStringList words = QApplication::arguments();
  if ((words.size() == 5 || words.size() == 6) && words[1] == QLatin1String("shoot")) {
    return shoot(application, words[2], words[3], words[4], words.value(5));
  }
  if (words.size() == 3 && words[1] == QLatin1String("sheets")) {
    return sheets(words[2]);
  }
  if (words.size() == 3 && words[1] == QLatin1String("frames") && words[2].toInt() > 0) {
    return tour::measureFrames(application, words[2].toInt());
  }
  std::fputs("usage: igroteka-tour shoot DIR RECORDS WxH [SCREEN] | sheets DIR | frames SECONDS\n",
             stderr);
  return 2;
}
