// SPDX-License-Identifier: MIT
#include "art.h"

#include "baked.h"
#include "picture_worker.h"

#include <QBrush>
#include <QCache>
#include <QDir>
#include <QHash>
#include <QMetaObject>
#include <QPainter>
#include <QResource>
#include <QTimer>

#include <algorithm>
#include <chrono>
#include <cmath>
#include <utility>

extern "C" const unsigned char igroteka_baked[];

namespace igroteka::view {
namespace {

constexpr qsizetype storedKilobytes = 96 * 1024;
constexpr qsizetype bakedKilobytes = 40 * 1024;
/// More pixels than this are not worth their memory: the picture stays a scaled one.
constexpr double largestArea = 2560.0 * 1600.0;
/// Pictures that come in together are announced together.
constexpr std::chrono::milliseconds announceAfter{16};

struct Stored {
  QPixmap pixmap;
  bool exact = false;
};

QString bakedFolder(const QString& key) {
  return QStringLiteral(":/igroteka/baked/%1").arg(key);
}

void registerBaked() {
  static const bool registered = QResource::registerResource(igroteka_baked);
  Q_ASSERT(registered);
  Q_UNUSED(registered);
}

qsizetype kilobytes(QSize pixels) {
  return 1 + qsizetype{pixels.width()} * pixels.height() * 4 / 1024;
}

} // namespace

class Art::Store {
public:
  explicit Store(Art& art);

  QPixmap pixmap(const QString& key, QSize pixels, Fit fit);
  void order(const QString& key, QSize pixels);
  bool idle() const { return worker_.idle() && !announcement_.isActive(); }

  /// The sizes of a picture that are there from the start, smallest first.
  const QList<QSize>& bakedSizes(const QString& key);

private:
  using Place = std::pair<QString, std::pair<int, int>>;
  static Place place(const QString& key, QSize pixels) {
    return {key, {pixels.width(), pixels.height()}};
  }

  QImage baked(const QString& key, QSize size);
  QImage nearest(const QString& key, QSize pixels);
  void keep(const QString& key, QSize pixels, Stored stored);
  void receive(const PictureOrder& order, const QImage& image);

  Art& art_;
  QCache<Place, Stored> pixmaps_{storedKilobytes};
  QCache<Place, QImage> baked_{bakedKilobytes};
  QHash<QString, QList<QSize>> bakedSizes_;
  std::uint64_t turn_ = 0;
  bool turnEnds_ = false;
  QTimer announcement_;
  PictureWorker worker_; // last: its thread delivers to all of the above
};

Art::Store::Store(Art& art)
    : art_(art), worker_([this](const PictureOrder& order, const QImage& image) {
        QMetaObject::invokeMethod(
            &art_, [this, order, image] { receive(order, image); }, Qt::QueuedConnection);
      }) {
  announcement_.setSingleShot(true);
  announcement_.setInterval(announceAfter);
  QObject::connect(&announcement_, &QTimer::timeout, &art_, &Art::sharpened);
}

QPixmap Art::Store::pixmap(const QString& key, QSize pixels, Fit fit) {
  const Stored* stored = pixmaps_.object(place(key, pixels));
  if (stored == nullptr) {
    const QImage image = nearest(key, pixels);
    const bool enough = image.width() >= pixels.width() && image.height() >= pixels.height();
    const bool exact = image.size() == pixels || (fit == Fit::down && enough);
    if (fit == Fit::near && !exact && !image.isNull()) {
      return QPixmap::fromImage(image);
    }
    QPixmap pixmap(pixels);
    if (image.isNull()) {
      pixmap.fill(Qt::transparent);
    } else {
      pixmap =
          QPixmap::fromImage(image.scaled(pixels, Qt::IgnoreAspectRatio, Qt::SmoothTransformation));
    }
    keep(key, pixels, {pixmap, exact});
    if (!exact) {
      order(key, pixels);
    }
    return pixmap;
  }
  if (!stored->exact && fit != Fit::near) {
    order(key, pixels);
  }
  return stored->pixmap;
}

void Art::Store::order(const QString& key, QSize pixels) {
  if (double(pixels.width()) * pixels.height() > largestArea) {
    return;
  }
  if (!turnEnds_) {
    turnEnds_ = true;
    QMetaObject::invokeMethod(
        &art_,
        [this] {
          ++turn_;
          turnEnds_ = false;
        },
        Qt::QueuedConnection);
  }
  worker_.order({key, pixels}, turn_);
}

const QList<QSize>& Art::Store::bakedSizes(const QString& key) {
  const auto known = bakedSizes_.constFind(key);
  return known != bakedSizes_.constEnd() ? *known : *bakedSizes_.insert(key, Art::bakedSizes(key));
}

QImage Art::Store::baked(const QString& key, QSize size) {
  if (const QImage* known = baked_.object(place(key, size))) {
    return *known;
  }
  QImage image = Art::baked(key, size);
  baked_.insert(place(key, size), new QImage(image), kilobytes(size));
  return image;
}

QImage Art::Store::nearest(const QString& key, QSize pixels) {
  if (isQuicklyDrawn(key)) {
    const auto source = picture(key);
    return source ? drawn(*source, pixels) : QImage();
  }
  const QList<QSize>& sizes = bakedSizes(key);
  if (sizes.isEmpty()) {
    return {};
  }
  const auto enough = std::find_if(sizes.begin(), sizes.end(), [pixels](QSize size) {
    return size.width() >= pixels.width() && size.height() >= pixels.height();
  });
  return baked(key, enough != sizes.end() ? *enough : sizes.last());
}

void Art::Store::keep(const QString& key, QSize pixels, Stored stored) {
  pixmaps_.insert(place(key, pixels), new Stored(std::move(stored)), kilobytes(pixels));
}

void Art::Store::receive(const PictureOrder& order, const QImage& image) {
  worker_.take();
  QPixmap pixmap = QPixmap::fromImage(image);
  if (pixmap.isNull()) { // there is no such picture: it stays transparent, and is not asked again
    pixmap = QPixmap(order.pixels);
    pixmap.fill(Qt::transparent);
  }
  keep(order.key, order.pixels, {pixmap, true});
  if (!announcement_.isActive()) {
    announcement_.start();
  }
}

Art::Art(QObject* parent) : QObject(parent), store_(std::make_unique<Store>(*this)) {}

Art::~Art() = default;

QPixmap Art::pixmap(const QString& key, QSizeF size, qreal ratio, Fit fit) {
  const QSize pixels = (size * ratio).toSize().expandedTo(QSize(1, 1));
  QPixmap pixmap = store_->pixmap(key, pixels, fit);
  pixmap.setDevicePixelRatio(pixmap.width() / size.width());
  return pixmap;
}

void Art::draw(QPainter& painter, const QString& key, QRectF target, Fit fit) {
  if (target.isEmpty()) {
    return;
  }
  const qreal ratio = painter.device()->devicePixelRatioF();
  QPixmap pixmap = this->pixmap(key, target.size(), ratio, fit);
  const QTransform& view = painter.worldTransform();
  if (fit == Fit::exact && view.type() <= QTransform::TxTranslate) {
    const QPointF shift(view.dx(), view.dy());
    const QPointF corner = (target.topLeft() + shift) * ratio;
    target.moveTopLeft(QPointF(std::round(corner.x()), std::round(corner.y())) / ratio - shift);
    target.setSize(QSizeF(pixmap.size()) / ratio);
  }
  painter.drawPixmap(target, pixmap, QRectF(pixmap.rect()));
}

void Art::drawCovering(QPainter& painter, const QString& key, QRectF target, double radius) {
  const QList<QSize>& baked = store_->bakedSizes(key);
  if (target.isEmpty() || baked.isEmpty()) {
    return;
  }
  const QSizeF size = QSizeF(baked.last()).scaled(target.size(), Qt::KeepAspectRatioByExpanding);
  const QPixmap pixmap = this->pixmap(key, size, painter.device()->devicePixelRatioF(), Fit::down);
  const QPointF corner = target.center() - QPointF(size.width() / 2, size.height() / 2);
  if (radius <= 0) {
    const qreal ratio = pixmap.devicePixelRatio();
    const QPoint hidden = ((target.topLeft() - corner) * ratio).toPoint();
    painter.drawPixmap(target.topLeft(), pixmap, QRectF(hidden, target.size() * ratio));
    return;
  }
  QBrush brush(pixmap);
  brush.setTransform(QTransform::fromTranslate(corner.x(), corner.y()));
  painter.save();
  painter.setRenderHint(QPainter::Antialiasing);
  painter.setPen(Qt::NoPen);
  painter.setBrush(brush);
  painter.drawRoundedRect(target, radius, radius);
  painter.restore();
}

void Art::prepare(const QString& key, QSizeF size, qreal ratio) {
  store_->pixmap(key, (size * ratio).toSize().expandedTo(QSize(1, 1)), Fit::exact);
}

bool Art::idle() const {
  return store_->idle();
}

QImage Art::baked(const QString& key, QSize pixels) {
  registerBaked();
  const QResource file(
      QStringLiteral("%1/%2x%3").arg(bakedFolder(key)).arg(pixels.width()).arg(pixels.height()));
  return unpacked(file.uncompressedData());
}

QList<QSize> Art::bakedSizes(const QString& key) {
  registerBaked();
  QList<QSize> sizes;
  for (const QString& name : QDir(bakedFolder(key)).entryList(QDir::Files)) {
    const QStringList sides = name.split(QLatin1Char('x'));
    sizes.append(QSize(sides.value(0).toInt(), sides.value(1).toInt()));
  }
  std::sort(sizes.begin(), sizes.end(), [](QSize a, QSize b) { return a.width() < b.width(); });
  return sizes;
}

} // namespace igroteka::view
