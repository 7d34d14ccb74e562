// SPDX-License-Identifier: MIT
#include "chip.h"

#include "marks.h"
#include "theme.h"

#include <QCoreApplication>
#include <QPainter>

#include <algorithm>

namespace igroteka::view {

namespace {

constexpr int gap = 3;

} // namespace

void paintChip(QPainter& painter, const QRectF& place, PieceColour colour, bool marked) {
  painter.save();
  painter.setRenderHint(QPainter::Antialiasing);
  painter.setPen(QPen(colours().rim(colour), 1.5));
  painter.setBrush(colours().piece(colour).base);
  painter.drawEllipse(place.adjusted(1, 1, -1, -1));
  if (marked) {
    paintMark(painter, colour, place.center(), place.width() * 0.23);
  }
  painter.restore();
}

QString nameOfColour(PieceColour colour) {
  switch (colour) {
  case PieceColour::red:
    return QCoreApplication::translate("Colour", "red");
  case PieceColour::green:
    return QCoreApplication::translate("Colour", "green");
  case PieceColour::blue:
    return QCoreApplication::translate("Colour", "blue");
  case PieceColour::yellow:
    return QCoreApplication::translate("Colour", "yellow");
  }
  return {};
}

Chips::Chips(QWidget* parent) : QWidget(parent) {
  setSizePolicy(QSizePolicy::Fixed, QSizePolicy::Fixed);
}

void Chips::setColours(const QList<PieceColour>& colours) {
  if (colours_ != colours) {
    colours_ = colours;
    updateGeometry();
    update();
  }
}

void Chips::setMarked(bool marked) {
  marked_ = marked;
  update();
}

int Chips::side() const {
  return std::max(16, fontMetrics().height() + 2);
}

QSize Chips::sizeHint() const {
  const int count = static_cast<int>(colours_.size());
  return {std::max(0, count * (side() + gap) - gap), count > 0 ? side() : 0};
}

void Chips::paintEvent(QPaintEvent* /*event*/) {
  QPainter painter(this);
  double x = 0;
  for (const PieceColour colour : colours_) {
    paintChip(painter, QRectF(x, (height() - side()) / 2.0, side(), side()), colour, marked_);
    x += side() + gap;
  }
}

} // namespace igroteka::view
