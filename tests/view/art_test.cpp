// SPDX-License-Identifier: MIT
#include "picture_support.h"
#include "view/art.h"
#include "view/baked.h"
#include "view/picture_worker.h"

#include <gtest/gtest.h>

#include <QPainter>
#include <QSignalSpy>

#include <latch>
#include <mutex>
#include <vector>

namespace igroteka::view {
namespace {

TEST(Baked, GivesBackWhatWasPacked) {
  for (const bool opaque : {false, true}) {
    QImage image(37, 23, opaque ? QImage::Format_RGB32 : QImage::Format_ARGB32_Premultiplied);
    image.fill(opaque ? Qt::white : Qt::transparent);
    QPainter painter(&image);
    painter.setRenderHint(QPainter::Antialiasing);
    painter.setBrush(QColor(200, 30, 60, 120));
    painter.drawEllipse(3, 4, 25, 15);
    painter.end();
    EXPECT_EQ(unpacked(packed(image)), image);
  }
}

TEST(Baked, RefusesBytesThatAreNoPicture) {
  QImage image(5, 5, QImage::Format_RGB32);
  image.fill(Qt::red);
  const QByteArray good = packed(image);
  EXPECT_TRUE(unpacked({}).isNull());
  EXPECT_TRUE(unpacked(good.left(good.size() - 1)).isNull());
  QByteArray wrong = good;
  wrong[0] = 'x';
  EXPECT_TRUE(unpacked(wrong).isNull());
}

TEST(Pictures, AreThereForEveryKey) {
  QStringList keys{pictureKey::board(), pictureKey::icon(), pictureKey::tableCloth(true),
                   pictureKey::tableCloth(false), pictureKey::card(QStringLiteral("pont"))};
  for (const PieceSize size : pieceSizes) {
    keys << pictureKey::ringShadow(size) << pictureKey::plug(size);
    for (const PieceColour colour : pieceColours) {
      keys << pictureKey::ring(size, colour) << pictureKey::ringMarks(size, colour);
    }
  }
  for (const QString& key : keys) {
    EXPECT_TRUE(picture(key).has_value()) << qPrintable(key);
    EXPECT_FALSE(Art::bakedSizes(key).isEmpty()) << qPrintable(key);
  }
  EXPECT_FALSE(picture(QStringLiteral("ring/body/huge/red")).has_value());
  EXPECT_FALSE(picture(QStringLiteral("thing/no-such-file")).has_value());
  EXPECT_FALSE(picture(QString()).has_value());
}

TEST(Pictures, BakedAreWhatDrawingGives) {
  const QString key = pictureKey::ring(PieceSize::medium, PieceColour::green);
  for (const QSize size : Art::bakedSizes(key)) {
    EXPECT_EQ(Art::baked(key, size), drawn(*picture(key), size));
  }
}

TEST(Art, GivesAPictureAtOnceAndSharpensItLater) {
  Art art;
  const QSignalSpy spy(&art, &Art::sharpened);
  const QString key = pictureKey::board();
  const QImage first = art.pixmap(key, QSizeF(321, 323), 1).toImage();
  EXPECT_EQ(first.size(), QSize(321, 323));
  EXPECT_GT(qAlpha(first.pixel(160, 160)), 250);
  EXPECT_FALSE(art.idle());
  settle(art);
  EXPECT_EQ(spy.count(), 1);
  const QImage second = art.pixmap(key, QSizeF(321, 323), 1).toImage();
  EXPECT_EQ(second, drawn(*picture(key), QSize(321, 323)));
  EXPECT_NE(first, second);
  EXPECT_TRUE(art.idle());
}

TEST(Art, OrdersNothingForABakedSize) {
  Art art;
  const QString key = pictureKey::card(QStringLiteral("sbor"));
  art.pixmap(key, QSizeF(400, 300), 1);
  art.pixmap(key, QSizeF(400, 300), 2);
  EXPECT_TRUE(art.idle());
}

TEST(Art, ScalesALargerCoveringPictureDownForGood) {
  Art art;
  const QString key = pictureKey::card(QStringLiteral("pont"));
  const QList<QSize> sizes = Art::bakedSizes(key);
  QImage canvas(500, 375, QImage::Format_ARGB32_Premultiplied);
  QPainter painter(&canvas);
  art.drawCovering(painter, key, canvas.rect());
  EXPECT_TRUE(art.idle());
  EXPECT_EQ(canvas.pixelColor(250, 187).alpha(), 255);
  QImage large(sizes.last() + QSize(40, 30), QImage::Format_ARGB32_Premultiplied);
  QPainter largePainter(&large);
  art.drawCovering(largePainter, key, large.rect());
  EXPECT_FALSE(art.idle());
  settle(art);
}

TEST(Art, OrdersNothingForAMovingPicture) {
  Art art;
  const QString key = pictureKey::ring(PieceSize::large, PieceColour::red);
  for (int side = 50; side < 90; ++side) {
    EXPECT_FALSE(art.pixmap(key, QSizeF(side, side), 1, Fit::near).isNull());
  }
  EXPECT_TRUE(art.idle());
}

TEST(Art, CanBeDestroyedWhileItsWorkerDraws) {
  for (int round = 0; round < 5; ++round) {
    Art art;
    for (int side = 200; side < 260; side += 7) {
      art.pixmap(pictureKey::board(), QSizeF(side, side), 1);
    }
  }
}

TEST(Art, IsTransparentForAnUnknownKey) {
  Art art;
  const QImage image = art.pixmap(QStringLiteral("no/such"), QSizeF(20, 10), 2).toImage();
  EXPECT_EQ(image.size(), QSize(40, 20));
  EXPECT_EQ(qAlpha(image.pixel(5, 5)), 0);
  settle(art);
}

TEST(PictureWorker, IsIdleAsSoonAsTheLastPictureIsTakenInAndNotBefore) {
  std::latch delivered(1);
  std::latch mayGoOn(1);
  PictureWorker worker([&](const PictureOrder&, const QImage&) {
    delivered.count_down();
    mayGoOn.wait(); // as a thread does that is stopped for a while on a busy machine
  });
  worker.order({pictureKey::icon(), QSize(8, 8)}, 0);
  EXPECT_FALSE(worker.idle());
  delivered.wait();
  EXPECT_FALSE(worker.idle());
  worker.take();
  EXPECT_TRUE(worker.idle());
  mayGoOn.count_down();
}

TEST(PictureWorker, DropsOutdatedSizesButKeepsThoseOfTheSameRepaint) {
  std::mutex mutex;
  std::vector<PictureOrder> delivered;
  std::latch started(1);
  std::latch mayGoOn(1);
  std::latch last(1);
  const QString icon = pictureKey::icon();
  const QString cloth = pictureKey::tableCloth(true);
  bool first = true;
  PictureWorker worker([&](const PictureOrder& order, const QImage&) {
    if (first) {
      first = false;
      started.count_down();
      mayGoOn.wait();
      return;
    }
    const std::lock_guard lock(mutex);
    delivered.push_back(order);
    if (order.key == cloth) {
      last.count_down();
    }
  });
  worker.order({icon, QSize(8, 8)}, 0);
  started.wait();
  worker.order({cloth, QSize(16, 10)}, 1);
  worker.order({icon, QSize(10, 10)}, 1);
  worker.order({icon, QSize(11, 11)}, 2);
  worker.order({icon, QSize(12, 12)}, 2);
  mayGoOn.count_down();
  last.wait();
  const std::lock_guard lock(mutex);
  EXPECT_EQ(delivered, (std::vector<PictureOrder>{
                           {icon, QSize(12, 12)}, {icon, QSize(11, 11)}, {cloth, QSize(16, 10)}}));
}

} // namespace
} // namespace igroteka::view
