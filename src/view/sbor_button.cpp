// SPDX-License-Identifier: MIT
#include "sbor_button.h"

#include "art.h"
#include "focus_ring.h"
#include "sbor_painter.h"
#include "theme.h"

#include <QEnterEvent>
#include <QPainter>

#include <algorithm>

namespace igroteka::view {

namespace {

constexpr double dieSide = 15;
constexpr double pictureHeight = 30;
constexpr double bareSide = 50;

/// The rectangle of a die's picture whose face fills this square.
QRectF dieRect(QPointF centre, double side) {
  const double unit = side / 96;
  return {centre - QPointF(60, 58) * unit, QSizeF(120, 124) * unit};
}

} // namespace

SborButton::SborButton(Art& art, QWidget* parent) : QAbstractButton(parent), art_(art) {
  setProperty(FocusRing::ownFocusProperty, true);
  setFocusPolicy(Qt::StrongFocus);
  setCursor(Qt::PointingHandCursor);
}

void SborButton::setPicture(const QString& key) {
  if (picture_ != key) {
    picture_ = key;
    update();
  }
}

void SborButton::setAction(sbor::Action action) {
  action_ = action;
  update();
}

void SborButton::setDice(const QList<int>& dice, bool andOthers) {
  dice_ = dice;
  andOthers_ = andOthers;
  updateGeometry();
  update();
}

void SborButton::setReason(const QString& reason) {
  reason_ = reason;
  setToolTip(reason);
  setAccessibleDescription(reason);
  update();
}

void SborButton::setSpin(double spin) {
  spin_ = spin;
  update();
}

QSize SborButton::sizeHint() const {
  if (bare()) {
    return {qRound(bareSide) + 6, qRound(bareSide) + 8};
  }
  const QFontMetrics metrics(roleFont(TextRole::caption, font()));
  double height = metrics.height() + 10;
  height += action_ || !picture_.isEmpty() ? pictureHeight : 6;
  height += dice_.isEmpty() ? 0 : dieSide + 6;
  const int dice = qRound((dieSide + 4) * static_cast<double>(dice_.size() + (andOthers_ ? 1 : 0)));
  return {std::max({metrics.horizontalAdvance(text()) + 18, dice + 14, 62}), qRound(height)};
}

void SborButton::paintPicture(QPainter& painter, QRectF area) {
  if (action_) {
    const bool grey = !reason_.isEmpty();
    paintSborAction(painter, *action_, area, grey ? colours().muted : colours().accent);
    return;
  }
  const double side = std::min(area.width(), area.height());
  if (picture_.contains(QLatin1String("die"))) {
    painter.save();
    painter.translate(area.center());
    painter.rotate(spin_ * 540);
    painter.scale(1 - 0.25 * spin_, 1 - 0.25 * spin_);
    art_.draw(painter, picture_, dieRect({}, side * 0.76), spin_ > 0 ? Fit::near : Fit::exact);
    painter.restore();
  } else if (picture_.contains(QLatin1String("doll"))) {
    const double tall = side;
    art_.draw(painter, picture_,
              QRectF(area.center() - QPointF(tall * 240 / 700, tall / 2),
                     QSizeF(tall * 240 / 350, tall)));
  } else if (!picture_.isEmpty()) {
    art_.draw(painter, picture_,
              QRectF(area.center() - QPointF(side, side) / 2, QSizeF(side, side)));
  }
}

void SborButton::paintEvent(QPaintEvent* /*event*/) {
  QPainter painter(this);
  painter.setRenderHints(QPainter::Antialiasing | QPainter::SmoothPixmapTransform);
  const Palette& theme = colours();
  const QRectF card = QRectF(rect()).adjusted(2, 2, -2, -2);
  const bool over = underMouse() && reason_.isEmpty();
  QColor ground = bare()                ? faded(theme.surface, isChecked() ? 0.95
                                                               : over      ? 0.6
                                                                           : 0.0)
                  : isChecked() || over ? theme.accentSoft
                                        : theme.surface;
  painter.setPen(bare() && !isChecked() ? QPen(Qt::NoPen)
                                        : QPen(isChecked() ? theme.accent : theme.line, 1.5));
  painter.setBrush(ground);
  painter.drawRoundedRect(card, 9, 9);
  if (hasFocus()) {
    painter.setBrush(Qt::NoBrush);
    painter.setPen(QPen(theme.accent, 3));
    painter.drawRoundedRect(card.adjusted(0.5, 0.5, -0.5, -0.5), 9, 9);
  }
  if (bare()) {
    painter.setOpacity(reason_.isEmpty() ? 1 : 0.45);
    paintPicture(painter, card.adjusted(2, 2, -2, -2));
    return;
  }
  double y = card.top() + 4;
  if (action_ || !picture_.isEmpty()) {
    paintPicture(painter, QRectF(card.left() + 4, y, card.width() - 8, pictureHeight - 4));
    y += pictureHeight - 2;
  }
  painter.setFont(roleFont(TextRole::caption, font()));
  const QFontMetrics metrics(painter.font());
  painter.setPen(reason_.isEmpty() ? theme.text : theme.muted);
  painter.drawText(QRectF(card.left(), y, card.width(), metrics.height()), Qt::AlignCenter, text());
  y += metrics.height() + 2;
  const double step = dieSide + 4;
  double x = card.center().x() - step * static_cast<double>(dice_.size() - 1) / 2;
  if (andOthers_) {
    x -= step / 2;
  }
  painter.setOpacity(reason_.isEmpty() ? 1 : 0.5);
  for (const int value : dice_) {
    art_.draw(painter, pictureKey::sborDie(value), dieRect({x, y + dieSide / 2}, dieSide));
    x += step;
  }
  if (andOthers_) {
    painter.drawText(QRectF(x - step / 2, y, step, dieSide), Qt::AlignCenter, QStringLiteral("…"));
  }
}

void SborButton::enterEvent(QEnterEvent* event) {
  QAbstractButton::enterEvent(event);
  Q_EMIT hovered(true);
  update();
}

void SborButton::leaveEvent(QEvent* event) {
  QAbstractButton::leaveEvent(event);
  Q_EMIT hovered(false);
  update();
}

void SborButton::focusInEvent(QFocusEvent* event) {
  QAbstractButton::focusInEvent(event);
  Q_EMIT hovered(true);
}

void SborButton::focusOutEvent(QFocusEvent* event) {
  QAbstractButton::focusOutEvent(event);
  Q_EMIT hovered(false);
}

} // namespace igroteka::view
