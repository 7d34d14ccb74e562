// SPDX-License-Identifier: MIT
#include "line_icons.h"

#include "art.h"
#include "line_icon_shapes.h"
#include "theme.h"

#include <QIconEngine>
#include <QPainter>
#include <QPixmap>

#include <algorithm>
#include <utility>

namespace igroteka::view {
namespace {

constexpr double grid = 24;
constexpr double strokeWidth = 2;

/// Draws an icon's lines anew for every size and state, in the colours of the moment.
class LineIconEngine : public QIconEngine {
public:
  explicit LineIconEngine(LineIconShape shape) : shape_(std::move(shape)) {}

  void paint(QPainter* painter, const QRect& rect, QIcon::Mode mode, QIcon::State) override {
    const Palette& theme = colours();
    const QColor colour =
        mode == QIcon::Disabled ? blend(theme.surface, theme.muted, 0.55) : theme.text;
    const double side = std::min(rect.width(), rect.height());
    painter->save();
    painter->setRenderHint(QPainter::Antialiasing);
    painter->translate(QRectF(rect).center() - QPointF(side, side) / 2);
    painter->scale(side / grid, side / grid);
    painter->setBrush(Qt::NoBrush);
    painter->setPen(QPen(colour, strokeWidth, Qt::SolidLine, Qt::RoundCap, Qt::RoundJoin));
    painter->drawPath(shape_.lines);
    painter->setPen(Qt::NoPen);
    painter->setBrush(colour);
    painter->drawPath(shape_.solids);
    painter->restore();
  }

  QPixmap pixmap(const QSize& size, QIcon::Mode mode, QIcon::State state) override {
    QPixmap pixmap(size);
    pixmap.fill(Qt::transparent);
    QPainter painter(&pixmap);
    paint(&painter, QRect(QPoint(0, 0), size), mode, state);
    return pixmap;
  }

  QPixmap scaledPixmap(const QSize& size, QIcon::Mode mode, QIcon::State state, qreal) override {
    return pixmap(size, mode, state);
  }

  QIconEngine* clone() const override { return new LineIconEngine(shape_); }
  QString key() const override { return QStringLiteral("igroteka-line"); }

private:
  LineIconShape shape_;
};

} // namespace

QIcon lineIcon(const QString& name) {
  auto shape = lineIconShape(name);
  return shape ? QIcon(new LineIconEngine(std::move(*shape))) : QIcon();
}

QIcon applicationIcon() {
  QIcon icon;
  for (const QSize size : Art::bakedSizes(pictureKey::icon())) {
    icon.addPixmap(QPixmap::fromImage(Art::baked(pictureKey::icon(), size)));
  }
  return icon;
}

} // namespace igroteka::view
