// SPDX-License-Identifier: MIT
#include "pictures.h"

#include "ring_paint.h"
#include "tile_paint.h"

#include <QPainter>
#include <QSvgRenderer>

#include <array>
#include <memory>
#include <utility>

namespace igroteka::view {
namespace {

constexpr std::array<const char*, 3> sizeNames{"small", "medium", "large"};
constexpr std::array<const char*, 4> colourNames{"red", "green", "blue", "yellow"};

template <class Value, std::size_t count>
std::optional<Value> named(const QString& name, const std::array<const char*, count>& names) {
  for (std::size_t index = 0; index < count; ++index) {
    if (name == QLatin1String(names[index])) {
      return static_cast<Value>(index);
    }
  }
  return std::nullopt;
}

/// A picture from one of the SVG files; `bounds` may reach beyond its view box.
std::optional<Picture> fromSvg(const QString& file, QRectF bounds, bool opaque) {
  const QString path = QStringLiteral(":/igroteka/art/%1.svg").arg(file);
  const auto svg = std::make_shared<QSvgRenderer>();
  if (!svg->load(path)) {
    return std::nullopt;
  }
  const QRectF box = svg->viewBoxF();
  return Picture{bounds.isNull() ? box : bounds, opaque,
                 [svg, box](QPainter& painter) { svg->render(&painter, box); }};
}

std::optional<Picture> ringPicture(const QStringList& words) {
  const auto size = named<PieceSize>(words.value(1), sizeNames);
  if (!size) {
    return std::nullopt;
  }
  if (words.value(0) == QLatin1String("shadow")) {
    return Picture{ringShadowBounds(*size), false,
                   [size = *size](QPainter& painter) { paintRingShadow(painter, size); }};
  }
  if (words.value(0) == QLatin1String("plug")) {
    return Picture{ringBounds(*size), false,
                   [size = *size](QPainter& painter) { paintPlug(painter, size); }};
  }
  const auto colour = named<PieceColour>(words.value(2), colourNames);
  if (!colour) {
    return std::nullopt;
  }
  const auto paint = words.value(0) == QLatin1String("marks") ? paintRingMarks : paintRing;
  return Picture{
      ringBounds(*size), false,
      [paint, size = *size, colour = *colour](QPainter& painter) { paint(painter, size, colour); }};
}

constexpr const char* colourLetters = "RGBY";

std::optional<PieceColour> colourOf(QChar letter) {
  const auto index = QLatin1String(colourLetters).indexOf(letter);
  return index >= 0 ? std::optional(static_cast<PieceColour>(index)) : std::nullopt;
}

QString lettersOf(const auto& colours) {
  QString letters;
  for (const PieceColour colour : colours) {
    letters += QLatin1Char(colourLetters[indexOf(colour)]);
  }
  return letters;
}

/// A tile's face from its key: edges, crossing (maybe empty), marks or plain.
std::optional<Picture> tileFace(const QStringList& words) {
  TileLook look;
  const QString edges = words.value(1);
  if (edges.size() != 6) {
    return std::nullopt;
  }
  for (std::size_t edge = 0; edge < 6; ++edge) {
    const auto colour = colourOf(edges[static_cast<qsizetype>(edge)]);
    if (!colour) {
      return std::nullopt;
    }
    look.edges[edge] = *colour;
  }
  for (const QChar letter : words.value(2)) {
    if (const auto colour = colourOf(letter)) {
      look.underToOver.push_back(*colour);
    }
  }
  look.marks = words.value(3) == QLatin1String("marks");
  return Picture{tileBounds(), false, [look](QPainter& painter) { paintTile(painter, look); }};
}

std::optional<Picture> tilePicture(const QStringList& words) {
  if (words[0] == QLatin1String("face")) {
    return tileFace(words);
  }
  if (words[0] == QLatin1String("shadow")) {
    return Picture{tileShadowBounds(), false, paintTileShadow};
  }
  const int number = words.value(1).toInt();
  const auto colour = words.value(2).size() == 1 ? colourOf(words[2][0]) : std::nullopt;
  if (words[0] != QLatin1String("back") || number < 1 || !colour) {
    return std::nullopt;
  }
  return Picture{tileBounds(), false, [number, colour = *colour](QPainter& painter) {
                   paintTileBack(painter, number, colour);
                 }};
}

} // namespace

std::optional<Picture> picture(const QString& key) {
  registerPictures();
  const QStringList words = key.split(QLatin1Char('/'));
  if (words.size() < 2) {
    return std::nullopt;
  }
  if (words[0] == QLatin1String("ring")) {
    return ringPicture(words.mid(1));
  }
  if (words[0] == QLatin1String("tile")) {
    return tilePicture(words.mid(1));
  }
  if (words[1] == QLatin1String("mozaring-board")) {
    return fromSvg(words[1], QRectF(0, 0, 656, 660), false);
  }
  const bool opaque = words[0] == QLatin1String("cover");
  return fromSvg(words[1], {}, opaque);
}

bool isQuicklyDrawn(const QString& key) {
  return key.startsWith(QLatin1String("tile/"));
}

QImage drawn(const Picture& picture, QSize pixels) {
  // Many pale layers upon nothing would turn greenish with eight bits a channel.
  QImage image(pixels, picture.opaque ? QImage::Format_RGB32 : QImage::Format_RGBA64_Premultiplied);
  image.fill(picture.opaque ? Qt::black : Qt::transparent);
  QPainter painter(&image);
  painter.setRenderHints(QPainter::Antialiasing | QPainter::SmoothPixmapTransform);
  painter.scale(pixels.width() / picture.bounds.width(), pixels.height() / picture.bounds.height());
  painter.translate(-picture.bounds.topLeft());
  picture.draw(painter);
  painter.end();
  return picture.opaque ? image
                        : std::move(image).convertToFormat(QImage::Format_ARGB32_Premultiplied);
}

namespace pictureKey {

QString board() {
  return QStringLiteral("thing/mozaring-board");
}

QString ring(PieceSize size, PieceColour colour) {
  return QStringLiteral("ring/body/%1/%2")
      .arg(QLatin1String(sizeNames[indexOf(size)]), QLatin1String(colourNames[indexOf(colour)]));
}

QString ringMarks(PieceSize size, PieceColour colour) {
  return QStringLiteral("ring/marks/%1/%2")
      .arg(QLatin1String(sizeNames[indexOf(size)]), QLatin1String(colourNames[indexOf(colour)]));
}

QString ringShadow(PieceSize size) {
  return QStringLiteral("ring/shadow/%1").arg(QLatin1String(sizeNames[indexOf(size)]));
}

QString plug(PieceSize size) {
  return QStringLiteral("ring/plug/%1").arg(QLatin1String(sizeNames[indexOf(size)]));
}

QString tableCloth(bool dark) {
  return dark ? QStringLiteral("cover/table-dark") : QStringLiteral("cover/table-light");
}

QString card(const QString& gameId) {
  return QStringLiteral("cover/shelf-%1").arg(gameId);
}

QString tile(const TileLook& look) {
  return QStringLiteral("tile/face/%1/%2/%3")
      .arg(lettersOf(look.edges), lettersOf(look.underToOver),
           look.marks ? QLatin1String("marks") : QLatin1String("plain"));
}

QString tileBack(int number, PieceColour colour) {
  return QStringLiteral("tile/back/%1/%2").arg(number).arg(lettersOf(std::array{colour}));
}

QString tileShadow() {
  return QStringLiteral("tile/shadow");
}

QString circle(int number) {
  return QStringLiteral("thing/circle-%1").arg(number);
}

QString die(int number) {
  return QStringLiteral("thing/die-%1").arg(number);
}

QString doll(PieceColour colour) {
  return QStringLiteral("thing/doll-%1").arg(QLatin1String(colourNames[indexOf(colour)]));
}

QString icon() {
  return QStringLiteral("thing/icon");
}

} // namespace pictureKey

} // namespace igroteka::view
