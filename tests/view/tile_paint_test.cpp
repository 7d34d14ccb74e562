// SPDX-License-Identifier: MIT
#include "picture_support.h"
#include "view/art.h"
#include "view/pictures.h"
#include "view/tile_paint.h"

#include <gtest/gtest.h>

#include <QPainter>

#include <utility>

namespace igroteka::view {
namespace {

constexpr auto R = PieceColour::red;
constexpr auto G = PieceColour::green;
constexpr auto B = PieceColour::blue;
constexpr auto Y = PieceColour::yellow;

/// The mosaic of tile-sample.svg.
QImage mosaic(bool marks, double scale) {
  const std::pair<QPointF, TileLook> tiles[] = {
      {QPointF(86.6, -150), {{B, G, Y, Y, G, B}, {}, marks}},
      {QPointF(0, 0), {{Y, R, Y, G, G, R}, {R, Y}, marks}},
      {QPointF(173.2, 0), {{B, R, B, Y, R, Y}, {Y, R, B}, marks}},
      {QPointF(86.6, 150), {{Y, R, R, G, G, Y}, {}, marks}},
  };
  QImage image(QSize(400, 560) * scale, QImage::Format_RGB32);
  image.fill(Qt::white);
  QPainter painter(&image);
  painter.setRenderHint(QPainter::Antialiasing);
  painter.scale(scale, scale);
  for (const auto& [place, look] : tiles) {
    painter.save();
    painter.translate(QPointF(113.4, 278) + place);
    paintTileShadow(painter);
    paintTile(painter, look);
    painter.restore();
  }
  return image;
}

TEST(TilePaint, MatchesTheSamplesOfTheArt) {
  for (const auto& [marks, file] :
       {std::pair{false, "tile-sample"}, std::pair{true, "tile-sample-marks"}}) {
    for (const double scale : {1.0, 2.0}) {
      const QImage ours = mosaic(marks, scale);
      const QImage theirs = svgOnWhite(QLatin1String(file), ours.size());
      keepForEyes(ours, QStringLiteral("tiles-ours-%1-%2.png").arg(marks).arg(scale));
      keepForEyes(theirs, QStringLiteral("tiles-sample-%1-%2.png").arg(marks).arg(scale));
      EXPECT_LT(meanDifference(ours, theirs), 0.3) << file << " at scale " << scale;
    }
  }
}

TEST(TilePaint, ShowsWhichLineLiesOver) {
  const TileLook redOver{{B, R, B, Y, R, Y}, {Y, B, R}, false};
  const TileLook blueOver{{B, R, B, Y, R, Y}, {Y, R, B}, false};
  const QSize size(180, 200);
  EXPECT_GT(meanDifference(drawn(*picture(pictureKey::tile(redOver)), size),
                           drawn(*picture(pictureKey::tile(blueOver)), size)),
            0.5);
}

TEST(TilePaint, IsThereAtOnceAtAnySize) {
  Art art;
  const QString key = pictureKey::tile({{B, R, B, Y, R, Y}, {Y, R, B}, true});
  for (const Fit fit : {Fit::near, Fit::exact}) {
    const QImage image = art.pixmap(key, QSizeF(63, 70), 1, fit).toImage();
    EXPECT_EQ(image, drawn(*picture(key), QSize(63, 70)));
  }
  EXPECT_TRUE(art.idle());
}

TEST(TilePaint, GivesEveryNumberOfABackItsOwnFace) {
  QImage sheet(90 * 14, 100 * 4, QImage::Format_RGB32);
  sheet.fill(QColor("#f0e3cc"));
  QPainter painter(&sheet);
  QImage before;
  for (int number = 1; number <= 56; ++number) {
    const auto colour = static_cast<PieceColour>(number % 4);
    const QImage back = drawn(*picture(pictureKey::tileBack(number, colour)), QSize(90, 100));
    EXPECT_NE(back, before);
    before = back;
    painter.drawImage((number - 1) % 14 * 90, (number - 1) / 14 * 100, back);
  }
  painter.end();
  keepForEyes(sheet, QStringLiteral("backs.png"));
}

} // namespace
} // namespace igroteka::view
