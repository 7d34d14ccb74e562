// SPDX-License-Identifier: MIT
//
// igroteka-bake DIRECTORY: draws the art at its common sizes, at build time, so that the program
// need not. Writes DIRECTORY/KEY/WIDTHxHEIGHT for each picture and DIRECTORY/baked.qrc.

#include "view/baked.h"
#include "view/pictures.h"

#include <QCoreApplication>
#include <QDir>
#include <QFile>
#include <QTextStream>

#include <cstdio>
#include <vector>

namespace {

namespace view = igroteka::view;
namespace key = igroteka::view::pictureKey;

struct Order {
  QString key;
  std::vector<QSize> sizes;
};

std::vector<QSize> atScales(const QString& name, std::initializer_list<double> scales) {
  std::vector<QSize> sizes;
  if (const auto picture = view::picture(name)) {
    for (const double scale : scales) {
      sizes.push_back((picture->bounds.size() * scale).toSize());
    }
  }
  return sizes;
}

std::vector<Order> orders() {
  std::vector<Order> list;
  const auto add = [&list](const QString& name, std::initializer_list<double> scales) {
    list.push_back({name, atScales(name, scales)});
  };
  for (const char* game : {"mozaring", "pont", "sbor"}) {
    list.push_back({key::card(QLatin1String(game)), {{400, 300}, {800, 600}}});
  }
  list.push_back({key::tableCloth(false), {{1280, 800}, {2560, 1600}}});
  list.push_back({key::tableCloth(true), {{1280, 800}, {2560, 1600}}});
  list.push_back(
      {key::icon(), {{16, 16}, {24, 24}, {32, 32}, {48, 48}, {64, 64}, {128, 128}, {256, 256}}});
  add(key::board(), {1, 2});
  for (const view::PieceSize size : view::pieceSizes) {
    add(key::ringShadow(size), {1, 2});
    add(key::plug(size), {1, 2});
    for (const view::PieceColour colour : view::pieceColours) {
      add(key::ring(size, colour), {1, 2});
      add(key::ringMarks(size, colour), {1, 2});
    }
  }
  for (int value = 1; value <= 6; ++value) {
    add(QStringLiteral("thing/circle-%1").arg(value), {0.6, 1.2});
    add(QStringLiteral("thing/die-%1").arg(value), {0.5, 1});
  }
  add(QStringLiteral("thing/die-blank"), {0.5, 1});
  for (const char* costume : {"red", "green", "blue", "yellow"}) {
    for (const char* size : {"-small", "-medium", ""}) {
      const QString name = QStringLiteral("thing/doll-%1%2");
      add(name.arg(QLatin1String(costume), QLatin1String(size)), {0.32, 0.64});
    }
  }
  return list;
}

bool write(const QString& path, const QByteArray& bytes) {
  QFile file(path);
  return file.open(QIODevice::WriteOnly) && file.write(bytes) == bytes.size();
}

/// Draws and writes all sizes of one picture; adds them to the list of resources.
bool bake(const QDir& directory, const Order& order, QTextStream& resources) {
  const auto picture = view::picture(order.key);
  if (!picture || !directory.mkpath(order.key)) {
    return false;
  }
  for (const QSize size : order.sizes) {
    const QString name =
        QStringLiteral("%1/%2x%3").arg(order.key).arg(size.width()).arg(size.height());
    if (!write(directory.filePath(name), view::packed(view::drawn(*picture, size)))) {
      return false;
    }
    resources << "<file>" << name << "</file>\n";
  }
  return true;
}

} // namespace

int main(int argc, char** argv) {
  const QCoreApplication application(argc, argv);
  if (argc != 2) {
    std::fputs("usage: igroteka-bake DIRECTORY\n", stderr);
    return 2;
  }
  QDir directory(QFile::decodeName(argv[1]));
  directory.mkpath(QStringLiteral("."));
  QString list;
  QTextStream resources(&list);
  resources << "<RCC><qresource prefix=\"/igroteka/baked\">\n";
  for (const Order& order : orders()) {
    if (!bake(directory, order, resources)) {
      std::fprintf(stderr, "igroteka-bake: cannot bake %s\n", qPrintable(order.key));
      return 1;
    }
  }
  resources << "</qresource></RCC>\n";
  resources.flush();
  return write(directory.filePath(QStringLiteral("baked.qrc")), list.toUtf8()) ? 0 : 1;
}
