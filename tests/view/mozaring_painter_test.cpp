// SPDX-License-Identifier: MIT
#include "mozaring_sample.h"
#include "picture_support.h"
#include "view/art.h"
#include "view/mozaring_painter.h"
#include "view/theme.h"

#include <gtest/gtest.h>

#include <QPainter>

namespace igroteka::view {
namespace {

/// The scene painted in board units times `scale`, on white.
QImage painted(const MozaringScene& scene, double scale) {
  Art art;
  const QSize size = QSize(640, 640) * scale;
  // An area in which a board unit is one pixel.
  const MozaringLayout layout(QSizeF(700, 640), {});
  QImage image(size, QImage::Format_RGB32);
  image.setDevicePixelRatio(scale);
  const auto paintOnce = [&] {
    image.fill(Qt::white);
    QPainter painter(&image);
    painter.translate(-layout.boardPicture().topLeft());
    paintMozaring(painter, art, layout, scene);
  };
  paintOnce();
  settle(art);
  paintOnce();
  return image;
}

TEST(MozaringPainter, MatchesTheSampleOfTheArt) {
  for (const double scale : {1.0, 2.0}) {
    const QImage ours = painted(sample::rings(), scale);
    const QImage theirs = svgOnWhite(QStringLiteral("rings-sample"), ours.size());
    keepForEyes(ours, QStringLiteral("rings-ours-%1.png").arg(scale));
    keepForEyes(theirs, QStringLiteral("rings-sample-%1.png").arg(scale));
    EXPECT_LT(meanDifference(ours, theirs), 1.0) << "at scale " << scale;
  }
}

TEST(MozaringPainter, AMissingRingIsFarFromTheSample) {
  MozaringScene scene = sample::rings();
  scene.rings[4][indexOf(PieceSize::large)].reset();
  const QImage ours = painted(scene, 1);
  EXPECT_GT(meanDifference(ours, svgOnWhite(QStringLiteral("rings-sample"), ours.size())), 1.5);
}

} // namespace
} // namespace igroteka::view
