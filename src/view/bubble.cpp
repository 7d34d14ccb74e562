// SPDX-License-Identifier: MIT
#include "bubble.h"

#include "theme.h"

#include <QAccessible>
#include <QPainter>
#include <QPainterPath>

#include <algorithm>

namespace igroteka::view {

namespace {

constexpr int inset = 12;
constexpr int tipHeight = 9;
constexpr int tipWidth = 18;
constexpr int gap = 4; ///< between tip and place, and to the parent's edges
constexpr double radius = 12;
constexpr int leastTime = 2500;
constexpr int timePerLetter = 60;

} // namespace

Bubble::Bubble(QWidget* parent) : QLabel(parent) {
  setObjectName(QStringLiteral("bubble"));
  setAttribute(Qt::WA_TransparentForMouseEvents);
  setFocusPolicy(Qt::NoFocus);
  setWordWrap(true);
  setAlignment(Qt::AlignCenter);
  setTextFormat(Qt::PlainText);
  goes_.setSingleShot(true);
  connect(&goes_, &QTimer::timeout, this, &QWidget::hide);
  hide();
}

void Bubble::say(const QString& sentence, const QRectF& thing) {
  QPalette tinted = parentWidget()->palette();
  tinted.setColor(QPalette::WindowText, colours().refused);
  setPalette(tinted);
  setFont(roleFont(TextRole::seatName, parentWidget()->font()));
  setText(sentence);
  setContentsMargins(inset, inset, inset, inset);
  const QRect room = parentWidget()->rect().adjusted(gap, gap, -gap, -gap);
  const int most = std::min(room.width(), 380);
  const int wide = fontMetrics().horizontalAdvance(sentence) + 2 * inset + 4;
  int width = std::min(wide, most);
  // Of two lines none is left with a single word.
  while (wide > most && width > most / 2 && heightForWidth(width - 8) == heightForWidth(most)) {
    width -= 8;
  }
  const int height = heightForWidth(width) + tipHeight;
  const double centre = thing.center().x();
  below_ = thing.top() - gap - height < room.top();
  setContentsMargins(inset, inset + (below_ ? tipHeight : 0), inset,
                     inset + (below_ ? 0 : tipHeight));
  const int x = std::clamp(qRound(centre) - width / 2, room.left(),
                           std::max(room.left(), room.right() - width));
  const int y = qRound(below_ ? thing.bottom() + gap : thing.top() - gap - height);
  setGeometry(x, std::clamp(y, room.top(), std::max(room.top(), room.bottom() - height)), width,
              height);
  tip_ = std::clamp(qRound(centre) - x, tipWidth, width - tipWidth);
  show();
  raise();
  goes_.start(std::max<int>(leastTime, timePerLetter * static_cast<int>(sentence.size())));
  QAccessibleEvent alert(this, QAccessible::Alert);
  QAccessible::updateAccessibility(&alert);
}

void Bubble::paintEvent(QPaintEvent* event) {
  QPainter painter(this);
  painter.setRenderHint(QPainter::Antialiasing);
  const QRectF body =
      QRectF(rect()).adjusted(1, below_ ? tipHeight : 1, -1, below_ ? -1 : -tipHeight);
  QPainterPath shape;
  shape.addRoundedRect(body, radius, radius);
  QPainterPath tip;
  const double base = below_ ? body.top() : body.bottom();
  tip.addPolygon(QPolygonF({{tip_ - tipWidth / 2.0, base},
                            {double(tip_), below_ ? 1.0 : height() - 1.0},
                            {tip_ + tipWidth / 2.0, base}}));
  painter.setPen(QPen(colours().refused, 1.5));
  painter.setBrush(colours().surface);
  painter.drawPath(shape.united(tip));
  painter.end();
  QLabel::paintEvent(event);
}

} // namespace igroteka::view
