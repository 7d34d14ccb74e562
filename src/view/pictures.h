// SPDX-License-Identifier: MIT
#pragma once

#include "pieces.h"

#include <QImage>
#include <QRectF>
#include <QString>

#include <functional>
#include <optional>

namespace igroteka::view {

struct TileLook;

/// One picture of the program's art, drawn at any size from vectors.
struct Picture {
  QRectF bounds;                               ///< what is drawn, in the picture's own units
  bool opaque = false;                         ///< fills its bounds wholly
  std::function<void(QPainter& painter)> draw; ///< in those units; may be called on any thread
};

/// The picture of that key, none if there is no such key. Keys are made by pictureKey… below.
std::optional<Picture> picture(const QString& key);

/// Whether the picture is drawn from a few paths, in about a millisecond, so that drawing it at
/// once is better than waiting for it. None of these is baked.
bool isQuicklyDrawn(const QString& key);

/// Makes the vector files known to Qt; picture() calls it by itself.
void registerPictures();

/// Draws the picture into an image of exactly that many pixels (Format_RGB32 where it is opaque,
/// else Format_ARGB32_Premultiplied). Slow: milliseconds to a hundred of them.
QImage drawn(const Picture& picture, QSize pixels);

namespace pictureKey {

QString board();                                  ///< Mozaring's, with its soft shadow
QString ring(PieceSize size, PieceColour colour); ///< without marks and shadow
QString ringMarks(PieceSize size, PieceColour colour);
QString ringShadow(PieceSize size);  ///< in its groove
QString plug(PieceSize size);        ///< of wood, in a closed groove
QString tableCloth(bool dark);       ///< scale to cover
QString card(const QString& gameId); ///< 4:3: mozaring, pont, sbor
QString tile(const TileLook& look);  ///< a Tantrix tile as it lies, without its shadow
QString tileBack(int number, PieceColour colour);
QString tileShadow();
QString circle(int number);       ///< of Obshchiy sbor, 1 to 6
QString die(int number);          ///< showing 1 to 6
QString doll(PieceColour colour); ///< the large one, shut
QString icon();                   ///< of the application

} // namespace pictureKey

} // namespace igroteka::view
