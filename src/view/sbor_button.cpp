// SPDX-License-Identifier: MIT
#include "sbor_button.h"

#include "art.h"
#include "focus_ring.h"
#include "sbor_painter.h"
#include "theme.h"

#include <QEnterEvent>
#include <QMouseEvent>
#include <QPainter>

#include <algorithm>

namespace igroteka::view {

namespace {

constexpr double dieSide = 15;
constexpr double pictureHeight = 30;
constexpr double bareSide = 50;
constexpr double greyness = 0.5; ///< how much of the table's colour is in what cannot be done
constexpr int shortWords = 66;   ///< words of an action that are no wider stay in one line

/// The rectangle of a die's picture whose face fills this square.
QRectF dieRect(QPointF centre, double side) {
  const double unit = side / 96;
  return {centre - QPointF(60, 58) * unit, QSizeF(120, 124) * unit};
}

} // namespace

SborButton::SborButton(Art& art, QWidget* parent) : QAbstractButton(parent), art_(art) {
  setProperty(FocusRing::ownFocusProperty, true);
  setFocusPolicy(Qt::TabFocus); // what is clicked leaves the keyboard to the table
  setCursor(Qt::PointingHandCursor);
}

void SborButton::setPicture(const QString& key) {
  if (picture_ != key) {
    picture_ = key;
    update();
  }
}

void SborButton::setPictureShare(double share) {
  pictureShare_ = share;
  update();
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

void SborButton::setCommand(bool command) {
  command_ = command;
  updateGeometry();
  update();
}

void SborButton::reserve(const QString& text) {
  if (reserved_ != text) {
    reserved_ = text;
    updateGeometry();
  }
}

void SborButton::setWanted(bool wanted) {
  wanted_ = wanted;
  update();
}

void SborButton::setVacant(bool vacant) {
  vacant_ = vacant;
  update();
}

void SborButton::setTilt(double degrees) {
  tilt_ = degrees;
  update();
}

void SborButton::setSpin(double spin) {
  spin_ = spin;
  update();
}

QFont SborButton::wordsFont() const {
  QFont words = roleFont(command_ ? TextRole::body : TextRole::caption, font());
  words.setBold(command_ || words.bold());
  return words;
}

QSize SborButton::sizeHint() const {
  if (bare()) {
    return {qRound(bareSide) + 6, qRound(bareSide) + 8};
  }
  const QFontMetrics metrics(wordsFont());
  const QSize words = wordsSize(metrics);
  if (command_) {
    const int wide = std::max(words.width(), metrics.horizontalAdvance(reserved_));
    return {std::max(wide + 34, 120), std::max(words.height() + 22, qRound(bareSide))};
  }
  double height = words.height() + 10;
  height += action_ || !picture_.isEmpty() ? pictureHeight : 6;
  height += dice_.isEmpty() ? 0 : dieSide + 6;
  const int dice = qRound((dieSide + 4) * static_cast<double>(dice_.size() + (andOthers_ ? 1 : 0)));
  return {std::max({words.width() + 18, dice + 14, 62}), qRound(height)};
}

QSize SborButton::minimumSizeHint() const {
  const QSize whole = sizeHint();
  return command_ ? QSize(std::min(whole.width(), longestWord(QFontMetrics(wordsFont())) + 18),
                          whole.height())
                  : whole;
}

int SborButton::longestWord(const QFontMetrics& metrics) const {
  int longest = 0;
  for (const QString& word : text().split(QLatin1Char(' '))) {
    longest = std::max(longest, metrics.horizontalAdvance(word));
  }
  return longest;
}

/// In one line, or for an action in two: with six of them beside each other room is dear.
QSize SborButton::wordsSize(const QFontMetrics& metrics) const {
  const QSize line(metrics.horizontalAdvance(text()), metrics.height());
  if (!action_) {
    return line;
  }
  return {std::max(longestWord(metrics), std::min(line.width(), shortWords)) + 2,
          2 * metrics.height()};
}

void SborButton::paintPicture(QPainter& painter, QRectF area) {
  if (action_) {
    const bool grey = !reason_.isEmpty();
    paintSborAction(painter, *action_, area, grey ? colours().muted : colours().accent);
    return;
  }
  const double side = std::min(area.width(), area.height());
  if (vacant_) {
    const double half = side * 0.38;
    painter.setPen(QPen(colours().muted, 1.6, Qt::DashLine));
    painter.setBrush(Qt::NoBrush);
    painter.drawRoundedRect(QRectF(area.center() - QPointF(half, half), QSizeF(2 * half, 2 * half)),
                            half * 0.46, half * 0.46);
    return;
  }
  if (picture_.contains(QLatin1String("die"))) {
    painter.save();
    painter.translate(area.center());
    painter.rotate(tilt_ + spin_ * 540);
    painter.scale(1 - 0.25 * spin_, 1 - 0.25 * spin_);
    art_.draw(painter, picture_, dieRect({}, side * 0.76),
              spin_ != 0 || tilt_ != 0 ? Fit::near : Fit::exact);
    painter.restore();
  } else if (picture_.contains(QLatin1String("doll"))) {
    const double tall = side * pictureShare_;
    const double wide = tall * 240 / 350;
    art_.draw(
        painter, picture_,
        QRectF(area.center().x() - wide / 2, area.center().y() + side / 2 - tall, wide, tall));
  } else if (!picture_.isEmpty()) {
    art_.draw(painter, picture_,
              QRectF(area.center() - QPointF(side, side) / 2, QSizeF(side, side)));
  }
}

void SborButton::paintEvent(QPaintEvent* /*event*/) {
  QPainter painter(this);
  painter.setRenderHints(QPainter::Antialiasing | QPainter::SmoothPixmapTransform);
  const QRectF card = QRectF(rect()).adjusted(2, 2, -2, -2);
  paintCard(painter, card);
  if (bare()) {
    painter.setOpacity(reason_.isEmpty() ? 1 : 0.45);
    paintPicture(painter, card.adjusted(2, 2, -2, -2));
    return;
  }
  const Palette& theme = colours();
  double y = card.top() + 4;
  if (action_ || !picture_.isEmpty()) {
    paintPicture(painter, QRectF(card.left() + 4, y, card.width() - 8, pictureHeight - 4));
    y += pictureHeight - 2;
  }
  painter.setFont(wordsFont());
  const int tall = wordsSize(QFontMetrics(painter.font())).height();
  painter.setPen(wanted_ ? theme.onAccent : reason_.isEmpty() ? theme.text : theme.muted);
  if (command_) {
    painter.drawText(card.adjusted(4, 0, -4, 0),
                     static_cast<int>(Qt::AlignCenter) | Qt::TextWordWrap, text());
    return;
  }
  painter.drawText(QRectF(card.left(), y, card.width(), tall),
                   static_cast<int>(Qt::AlignCenter) | Qt::TextWordWrap, text());
  paintDice(painter, card, y + tall + 2);
}

void SborButton::paintCard(QPainter& painter, QRectF card) {
  const Palette& theme = colours();
  const bool grey = !reason_.isEmpty();
  const bool over = underMouse() && !grey;
  const QColor bareGround = faded(theme.surface, isChecked() ? 0.95 : over ? 0.6 : 0.0);
  const QColor still = grey ? blend(theme.surface, theme.table, greyness) : theme.surface;
  const QColor plain = isChecked() || over ? theme.accentSoft : still;
  const bool offered = !grey && (action_ || !dice_.isEmpty()); // stands out among grey ones
  const QColor ground = wanted_ ? over ? theme.accent.lighter(115) : theme.accent : plain;
  painter.setPen(bare() && !isChecked()
                     ? QPen(Qt::NoPen)
                     : QPen(isChecked() || offered ? theme.accent : theme.line, 1.5));
  painter.setBrush(bare() ? bareGround : ground);
  painter.drawRoundedRect(card, 9, 9);
  if (hasFocus()) {
    painter.setBrush(Qt::NoBrush);
    if (wanted_) { // a ring in the colour of the ground would not be seen
      painter.setPen(QPen(theme.onAccent, 2));
      painter.drawRoundedRect(card.adjusted(3, 3, -3, -3), 7, 7);
    }
    painter.setPen(QPen(theme.accent, 3));
    painter.drawRoundedRect(card.adjusted(0.5, 0.5, -0.5, -0.5), 9, 9);
  }
}

/// The dice that it would use, side by side from this height down.
void SborButton::paintDice(QPainter& painter, QRectF card, double top) {
  const double step = dieSide + 4;
  double x = card.center().x() - step * static_cast<double>(dice_.size() - 1) / 2;
  if (andOthers_) {
    x -= step / 2;
  }
  painter.setOpacity(reason_.isEmpty() ? 1 : 0.5);
  for (const int value : dice_) {
    art_.draw(painter, pictureKey::sborDie(value), dieRect({x, top + dieSide / 2}, dieSide));
    x += step;
  }
  if (andOthers_) {
    painter.drawText(QRectF(x - step / 2, top, step, dieSide), Qt::AlignCenter,
                     QStringLiteral("…"));
  }
}

/// Whoever clicks here goes on at the table by the keyboard, too.
void SborButton::mousePressEvent(QMouseEvent* event) {
  for (QWidget* table = parentWidget(); table != nullptr; table = table->parentWidget()) {
    if (table->focusPolicy() != Qt::NoFocus) {
      table->setFocus(Qt::MouseFocusReason);
      break;
    }
  }
  QAbstractButton::mousePressEvent(event);
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
