// SPDX-License-Identifier: MIT
#pragma once

#include "pictures.h"

#include <QObject>
#include <QPixmap>
#include <QPointF>
#include <QRectF>

#include <memory>

class QPainter;

namespace igroteka::view {

/// How sharp a picture has to be in the end.
enum class Fit {
  exact, ///< drawn anew at this very size, in a worker, if need be
  down,  ///< a larger baked one scaled down for good; drawn only where none is large enough
  near   ///< what there is, scaled: for things that grow and shrink while they move
};

/// Hands out the pictures of the art as pixmaps, at once: exact ones if they are there, else the
/// nearest baked one scaled, while a worker draws the exact one. Draws nothing itself but what is
/// quickly drawn. Lives in the GUI thread; keeps a bounded store of pixmaps.
class Art : public QObject {
  Q_OBJECT

public:
  explicit Art(QObject* parent = nullptr);
  /// Stops the worker and waits for the one picture that it may be drawing.
  ~Art() override;

  /// The picture of that key (see pictureKey) at a logical size, for that device pixel ratio.
  /// Transparent while nothing is there yet. `size` must not be empty.
  QPixmap pixmap(const QString& key, QSizeF size, qreal ratio, Fit fit = Fit::exact);

  /// Paints a picture so that its bounds fill `target`, moved to whole device pixels
  /// (with Fit::near exactly where it was asked for).
  void draw(QPainter& painter, const QString& key, QRectF target, Fit fit = Fit::exact);

  /// Paints a picture that is baked so that it covers `target`, cut to its middle, with rounded
  /// corners.
  void drawCovering(QPainter& painter, const QString& key, QRectF target, double radius = 0);

  /// Orders a size before it is needed.
  void prepare(const QString& key, QSizeF size, qreal ratio);

  /// Everything that was ordered has come in and was announced.
  bool idle() const;

  /// A baked picture as it is; null if that size is not there. Quick, for any thread.
  static QImage baked(const QString& key, QSize pixels);
  /// The sizes that are baked of a picture, smallest first.
  static QList<QSize> bakedSizes(const QString& key);

Q_SIGNALS:
  /// Exact pictures have come in: whoever shows pictures repaints itself.
  void sharpened();

private:
  class Store;
  std::unique_ptr<Store> store_;
};

} // namespace igroteka::view
