// SPDX-License-Identifier: MIT
#include "mozaring_sample.h"
#include "picture_support.h"
#include "view/art.h"
#include "view/mozaring_painter.h"
#include "view/theme.h"

#include <gtest/gtest.h>

#include <QApplication>
#include <QPainter>

namespace igroteka::view {
namespace {

using sample::B;
using sample::G;
using sample::R;
using sample::Y;
constexpr auto S = PieceSize::small;
constexpr auto M = PieceSize::medium;
constexpr auto L = PieceSize::large;

MozaringScene midGame() {
  MozaringScene scene = sample::rings();
  for (const auto& [seat, colour] : {std::pair{0, B}, {0, Y}, {1, R}, {1, G}}) {
    for (const PieceSize size : pieceSizes) {
      const int count = 1 + static_cast<int>((indexOf(size) + indexOf(colour)) % 3);
      scene.reserves.push_back(
          {{seat, colour, size}, count, colour == B, seat == 0 && colour == Y});
    }
  }
  scene.reserves.back().count = 5;
  return scene;
}

MozaringScene choosing() {
  MozaringScene scene = midGame();
  scene.legal = {{1, L}, {3, M}, {6, M}, {6, S}, {7, L}, {7, M}, {0, M}};
  scene.hovered = MozaringSlot{7, M};
  scene.ghost = B;
  scene.focus = MozaringSlot{1, L};
  scene.last = MozaringSlot{8, L};
  scene.air = {{QPointF(640, 260), L, Y, 1.0, 1.12}};
  scene.closed = {{5, S}, {8, S}};
  scene.numbers = true;
  return scene;
}

MozaringScene won() {
  MozaringScene scene = midGame();
  scene.winning = {{0, L}, {3, L}, {3, S}};
  scene.shine = 0.3;
  scene.focusPile = MozaringPile{1, R, L};
  scene.traces = {{{{{0, L}, {3, L}, {6, L}}}, R},
                  {{{{0, S}, {4, M}, {8, L}}}, B},
                  {{{{0, S}, {3, S}, {6, S}}}, Y},
                  {{{{2, S}, {2, M}, {2, L}}}, G},
                  {{{{6, L}, {7, M}, {8, S}}}, B}};
  scene.refused = MozaringSlot{4, L};
  return scene;
}

MozaringScene evaluated() {
  MozaringScene scene = midGame();
  using Verdict = MozaringScene::Verdict;
  scene.notes = {
      {{1, L}, Verdict::win, QStringLiteral("+7")},  {{1, S}, Verdict::loss, QStringLiteral("−12")},
      {{6, M}, Verdict::draw, QStringLiteral("=")},  {{6, S}, Verdict::win, QStringLiteral("+3")},
      {{7, L}, Verdict::loss, QStringLiteral("−4")}, {{7, M}, Verdict::draw, QStringLiteral("=")}};
  scene.marks = false;
  return scene;
}

class MozaringSceneTest : public testing::Test {
protected:
  QImage painted(const MozaringScene& scene, QSize size, double scale) {
    const MozaringLayout layout(size, {{B, Y}, {R, G}});
    QImage image(size * scale, QImage::Format_RGB32);
    image.setDevicePixelRatio(scale);
    image.fill(Qt::magenta);
    for (int round = 0; round < 2; ++round) {
      QPainter painter(&image);
      paintTable(painter, art_, QRectF(QPointF(0, 0), size));
      paintMozaring(painter, art_, layout, scene);
      painter.end();
      settle(art_);
    }
    return image;
  }

  Art art_;
  Theme theme_{*qApp, ThemeKind::light};
};

TEST_F(MozaringSceneTest, ShowsEveryKindOfMarking) {
  for (const ThemeKind kind : {ThemeKind::light, ThemeKind::dark}) {
    theme_.setKind(kind);
    const QString suffix =
        kind == ThemeKind::dark ? QStringLiteral("dark") : QStringLiteral("light");
    const QSize size(960, 680);
    const QImage calm = painted(midGame(), size, 1);
    for (const auto& [name, scene] :
         {std::pair{"choosing", choosing()}, {"won", won()}, {"evaluated", evaluated()}}) {
      const QImage image = painted(scene, size, 1);
      keepForEyes(image, QStringLiteral("%1-%2.png").arg(QLatin1String(name), suffix));
      EXPECT_GT(meanDifference(calm, image), 0.3) << name;
    }
  }
}

TEST_F(MozaringSceneTest, CoversTheWholeTableWithCloth) {
  const QImage image = painted({}, QSize(700, 1000), 1);
  for (const QPoint corner : {QPoint(0, 0), QPoint(699, 0), QPoint(0, 999), QPoint(699, 999)}) {
    EXPECT_NE(image.pixelColor(corner), QColor(Qt::magenta));
  }
}

TEST_F(MozaringSceneTest, IsTheSamePictureAtTwiceThePixels) {
  const QImage once = painted(midGame(), QSize(900, 640), 1);
  const QImage twice = painted(midGame(), QSize(900, 640), 2);
  keepForEyes(twice, QStringLiteral("twice.png"));
  QImage halved = twice.scaled(once.size(), Qt::IgnoreAspectRatio, Qt::SmoothTransformation);
  // Pictures lie on whole pixels, so edges differ by up to half a pixel.
  EXPECT_LT(meanDifference(once, halved), 5.0);
}

TEST_F(MozaringSceneTest, ChangesWithTheThemeOnlyBesideTheBoard) {
  const QImage light = painted(midGame(), QSize(900, 640), 1);
  theme_.setKind(ThemeKind::dark);
  const QImage dark = painted(midGame(), QSize(900, 640), 1);
  const MozaringLayout layout(QSize(900, 640), {{B, Y}, {R, G}});
  const QRect board = layout.boardTop().toRect().adjusted(40, 40, -40, -40);
  EXPECT_EQ(light.copy(board), dark.copy(board));
  EXPECT_GT(meanDifference(light, dark), 20);
}

} // namespace
} // namespace igroteka::view
