// SPDX-License-Identifier: MIT
#include "picture_support.h"
#include "view/art.h"
#include "view/sbor_painter.h"

#include <gtest/gtest.h>

#include <QPainter>

#include <cmath>

namespace igroteka::view {
namespace {

using Body = SborScene::Body;

/// The position of sbor-sample.svg, in which a circle's radius is 50.
SborScene sampleScene() {
  const auto table = [](double x, double y) { return QPointF(x * 20, y * 20); };
  const std::vector<std::pair<QPointF, int>> discs{
      {table(70, 80), 2},     {table(170, 80), 5},    {table(270, 80), 3},
      {table(370, 80), 6},    {table(120, 166.6), 1}, {table(220, 166.6), 4},
      {table(320, 166.6), 2}, {table(420, 166.6), 5}, {table(70, 253.2), 6},
      {table(170, 253.2), 3}, {table(270, 253.2), 1}, {table(370, 253.2), 4}};
  SborScene scene;
  for (const auto& [centre, number] : discs) {
    for (const SborScene::Disc& before : scene.discs) {
      const QPointF way = centre - before.centre;
      if (std::hypot(way.x(), way.y()) < 2100) {
        scene.bridges.emplace_back(before.centre, centre);
      }
    }
    SborScene::Disc disc;
    disc.centre = centre;
    disc.number = number;
    scene.discs.push_back(disc);
  }
  for (const auto& [at, body] :
       {std::pair{table(170, 80), Body{PieceColour::red, PieceSize::large}},
        {table(320, 166.6), Body{PieceColour::blue, PieceSize::medium}},
        {table(70, 253.2), Body{PieceColour::yellow, PieceSize::small}}}) {
    SborScene::Figure figure;
    figure.at = at;
    figure.body = body;
    scene.figures.push_back(figure);
  }
  return scene;
}

QImage painted(const SborScene& scene, QSize size, double scale) {
  Art art;
  const SborLayout layout =
      SborLayout(QRectF(0, 0, 0, 0), 50); // the origin is the corner, 20 units are a pixel
  QImage image(size * scale, QImage::Format_RGB32);
  image.setDevicePixelRatio(scale);
  for (int round = 0; round < 2; ++round) {
    image.fill(Qt::white);
    QPainter painter(&image);
    paintSbor(painter, art, layout, scene);
    painter.end();
    settle(art);
  }
  return image;
}

TEST(SborPainter, MatchesTheSampleOfTheArt) {
  for (const double scale : {1.0, 2.0}) {
    const QImage ours = painted(sampleScene(), QSize(490, 320), scale);
    const QImage theirs = svgOnWhite(QStringLiteral("sbor-sample"), ours.size());
    keepForEyes(ours, QStringLiteral("sbor-ours-%1.png").arg(scale));
    keepForEyes(theirs, QStringLiteral("sbor-sample-%1.png").arg(scale));
    // The circles' own pictures have an ornament more than those of the sample.
    EXPECT_LT(meanDifference(ours, theirs), 2.2) << "at scale " << scale;
  }
}

TEST(SborPainter, AMissingDollOrBridgeIsFarFromTheSample) {
  const QSize size(490, 320);
  const QImage theirs = svgOnWhite(QStringLiteral("sbor-sample"), size);
  const double whole = meanDifference(painted(sampleScene(), size, 1), theirs);
  SborScene scene = sampleScene();
  scene.figures.pop_back();
  EXPECT_GT(meanDifference(painted(scene, size, 1), theirs), whole + 0.2);
  scene = sampleScene();
  scene.bridges.clear();
  EXPECT_GT(meanDifference(painted(scene, size, 1), theirs), whole + 0.5);
}

TEST(SborPainter, ShowsEveryKindOfDollAndMarking) {
  SborScene scene;
  for (const PieceColour colour : pieceColours) {
    for (const PieceSize size : pieceSizes) {
      SborScene::Disc disc;
      disc.centre = QPointF(1300 + 2000 * static_cast<int>(indexOf(size)),
                            2000 + 2000 * static_cast<int>(indexOf(colour)));
      disc.number = 1 + static_cast<int>(indexOf(colour));
      scene.discs.push_back(disc);
      SborScene::Figure figure;
      figure.at = disc.centre;
      figure.body = {colour, size};
      scene.figures.push_back(figure);
    }
  }
  const QImage calm = painted(scene, QSize(330, 460), 1);
  keepForEyes(calm, QStringLiteral("sbor-dolls.png"));
  const auto differs = [&](const SborScene& other, const char* what) {
    const QImage image = painted(other, QSize(330, 460), 1);
    keepForEyes(image, QStringLiteral("sbor-%1.png").arg(QLatin1String(what)));
    EXPECT_GT(meanDifference(calm, image), 0.02) << what;
  };
  SborScene other = scene;
  for (SborScene::Figure& figure : other.figures) {
    figure.sparkles = true;
  }
  differs(other, "sparkling");
  other = scene;
  for (SborScene::Figure& figure : other.figures) {
    if (figure.body.size != PieceSize::small) {
      figure.open = 1;
      figure.inside = Body{PieceColour::blue, PieceSize::small};
    }
  }
  differs(other, "open");
  for (bool SborScene::Disc::*mark : {&SborScene::Disc::active, &SborScene::Disc::target,
                                      &SborScene::Disc::chosen, &SborScene::Disc::last}) {
    other = scene;
    other.discs[4].*mark = true;
    differs(other, "marked");
  }
  other = scene;
  other.focus = other.discs[7].centre;
  differs(other, "focus");
  other = scene;
  other.discs[2].lifted = 1;
  other.figures[3].lean = 20;
  differs(other, "lifted");
}

} // namespace
} // namespace igroteka::view
