// SPDX-License-Identifier: MIT
// Setting up the table of Obshchiy sbor by hand: the first throw, circles laid, dolls put out.
#include "picture_support.h"
#include "sbor_table.h"
#include "view/sbor_words.h"

#include <gtest/gtest.h>

#include <QCoreApplication>
#include <QLabel>
#include <QPainter>
#include <QTest>

#include <algorithm>

namespace igroteka::view {
namespace {

using sbor::Circle;
using sbor::Phase;

void layInTwoRows(SborTable& table) {
  for (int number = 1; number <= sbor::circlesEach; ++number) {
    const std::string circle = "circle " + std::to_string(number) + " ";
    const std::string across = std::to_string(2000 * (number - 1));
    table.play({circle + across + ",0", circle + across + ",2000"});
  }
  ASSERT_EQ(table.state().phase, Phase::standing);
}

TEST(SborSetUp, QuickSetUpLaysEverythingForTwoThreeAndFourPeople) {
  for (const int players : {2, 3, 4}) {
    SborTable table(players, 7);
    table.setUp();
    EXPECT_EQ(table.state().laid.size(), players * sbor::circlesEach);
    EXPECT_EQ(static_cast<int>(table.match().present()),
              players * (sbor::circlesEach + sbor::dollsEach));
  }
}

TEST(SborSetUp, WhoThrewWhatForTheFirstTurnIsShownInANewMatch) {
  SborTable table(3, 7);
  Random random(7);
  const sbor::Lots lots = sbor::throwLots(random, 3);
  const auto* note = table.view().findChild<QLabel*>(QStringLiteral("note"));
  EXPECT_TRUE(note->isVisible());
  EXPECT_EQ(note->text(), sborWords::lots(table.view().nameOf(lots.first)));
  table.play({"circle 1 0,0"});
  EXPECT_FALSE(note->isVisible());
}

TEST(SborSetUp, WhoThrewWhatIsStillShownWhenAComputerHasBegun) {
  SborTable table(2, 11);
  const Actor first = table.match().actors(0).first();
  const auto* note = table.view().findChild<QLabel*>(QStringLiteral("note"));
  table.session().seat(first, Level::beginner);
  ASSERT_TRUE(QTest::qWaitFor([&] { return table.match().present() == 1; }));
  EXPECT_TRUE(note->isVisible()) << "nobody could have read it so far";
  EXPECT_EQ(note->text(), sborWords::lots(table.view().nameOf(first)));
  table.play({"circle 1 2000,0"});
  EXPECT_FALSE(note->isVisible());
}

TEST(SborSetUp, TheCircleThatWasLaidLastIsMarked) {
  SborTable table;
  table.play({"circle 1 0,0", "circle 1 2000,0"});
  const SborScene scene = table.view().scene();
  ASSERT_GE(scene.discs.size(), 2U);
  for (const SborScene::Disc& disc : {scene.discs[0], scene.discs[1]}) {
    EXPECT_EQ(disc.last, disc.centre == QPointF(2000, 0));
  }
}

TEST(SborSetUp, TheNextCircleBeginsUnderThePointer) {
  SborTable table;
  table.play({"circle 1 0,0"});
  const QPointF centre = table.view().places().toPixels(sbor::Point{0, 0});
  table.click(centre + QPointF(0, 2.6 * table.view().places().radius()));
  table.view().finishAnimation();
  ASSERT_EQ(table.state().laid.size(), 2);
  ASSERT_TRUE(table.view().ghost());
  EXPECT_GT(table.view().ghost()->y, 1900);
}

TEST(SborSetUp, TheDollToBePutOutIsSeenPaleWhereItWouldStand) {
  SborTable table;
  layInTwoRows(table);
  const auto pale = [&] {
    const auto figures = table.view().scene().figures;
    return std::ranges::count_if(figures, [](const auto& one) { return one.opacity < 1; });
  };
  table.moveTo({1, 1});
  EXPECT_EQ(pale(), 0);
  table.moveTo(table.centre(*table.state().laid.begin()));
  EXPECT_EQ(pale(), 1);
  table.moveTo({1, 1});
  EXPECT_EQ(pale(), 0);
  table.key(Qt::Key_Left);
  table.key(Qt::Key_Right);
  EXPECT_EQ(pale(), table.state().isFree(*table.view().focusCircle()) ? 1 : 0);
}

TEST(SborSetUp, DollsToBePutOutAreShownInTheirSizes) {
  SborTable table;
  layInTwoRows(table);
  table.view().grab();
  settle(table.view().pictures());
  const auto tall = [&](sbor::Size size) {
    SborButton* button = table.view().bar().dollButton(size);
    QImage image(button->size(), QImage::Format_ARGB32_Premultiplied);
    image.fill(Qt::transparent);
    button->setChecked(false);
    button->render(&image, {}, {}, QWidget::DrawChildren);
    int rows = 0;
    for (int y = 0; y < image.height(); ++y) {
      rows += qAlpha(image.pixel(image.width() / 2, y)) > 200 ? 1 : 0;
    }
    return rows;
  };
  EXPECT_GT(tall(sbor::Size::large), 1.2 * tall(sbor::Size::medium));
  EXPECT_GT(tall(sbor::Size::medium), 1.2 * tall(sbor::Size::small));
  EXPECT_GT(tall(sbor::Size::small), 12);
}

TEST(SborSetUp, TheGhostOfACircleSnapsToTheFieldUnderThePointer) {
  SborTable table;
  table.play({"circle 1 0,0"});
  const QPointF centre = table.view().places().toPixels(sbor::Point{0, 0});
  table.moveTo(centre + QPointF(2.6 * table.view().places().radius(), 0));
  ASSERT_TRUE(table.view().ghost());
  EXPECT_TRUE(sbor::touch({0, 0}, *table.view().ghost()));
  EXPECT_GT(table.view().ghost()->x, 1900);
  table.moveTo(centre + QPointF(0, 2.6 * table.view().places().radius()));
  EXPECT_GT(table.view().ghost()->y, 1900);
}

TEST(SborSetUp, TheQuickSetUpHasItsWordsBelowEachOtherInANarrowWindow) {
  SborTable table(4, 11, {450, 380});
  QCoreApplication::sendPostedEvents();
  const SborButton* quick = table.view().bar().quickButton();
  const QRect all(QPoint(0, 0), table.view().bar().size());
  const QRect place(quick->mapTo(&table.view().bar(), QPoint(0, 0)), quick->size());
  EXPECT_TRUE(all.contains(place));
  EXPECT_LT(quick->width(), quick->sizeHint().width());
  EXPECT_GE(quick->width(), quick->minimumSizeHint().width());
}

} // namespace
} // namespace igroteka::view
