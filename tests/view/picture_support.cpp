// SPDX-License-Identifier: MIT
#include "picture_support.h"

#include "view/art.h"

#include <QDir>
#include <QEventLoop>
#include <QPainter>
#include <QSvgRenderer>
#include <QTimer>

#include <cstdlib>

namespace igroteka::view {

void settle(Art& art) {
  QEventLoop loop;
  QTimer look;
  QObject::connect(&look, &QTimer::timeout, &loop, &QEventLoop::quit);
  look.start(5);
  while (!art.idle()) {
    loop.exec();
  }
}

QImage svgOnWhite(const QString& name, QSize size) {
  QSvgRenderer svg(QStringLiteral(IGROTEKA_SOURCE "/resources/art/%1.svg").arg(name));
  QImage image(size, QImage::Format_RGB32);
  image.fill(Qt::white);
  QPainter painter(&image);
  svg.render(&painter, QRectF(image.rect()));
  return image;
}

double meanDifference(const QImage& a, const QImage& b) {
  if (a.size() != b.size()) {
    return 255;
  }
  double sum = 0;
  for (int y = 0; y < a.height(); ++y) {
    const auto* left = reinterpret_cast<const QRgb*>(a.constScanLine(y));
    const auto* right = reinterpret_cast<const QRgb*>(b.constScanLine(y));
    for (int x = 0; x < a.width(); ++x) {
      sum += std::abs(qRed(left[x]) - qRed(right[x])) +
             std::abs(qGreen(left[x]) - qGreen(right[x])) +
             std::abs(qBlue(left[x]) - qBlue(right[x]));
    }
  }
  return sum / (3.0 * a.width() * a.height());
}

void keepForEyes(const QImage& image, const QString& name) {
  const QString directory = qEnvironmentVariable("IGROTEKA_LOOK");
  if (!directory.isEmpty()) {
    image.save(QDir(directory).filePath(name));
  }
}

} // namespace igroteka::view
