// SPDX-License-Identifier: MIT
#include "sbor_tray.h"

#include "art.h"
#include "sbor_view.h"
#include "sbor_words.h"
#include "theme.h"

#include <QMouseEvent>
#include <QPainter>

#include <algorithm>

namespace igroteka::view {

SborTray::SborTray(SborView& view, Actor seat, QWidget* parent)
    : QWidget(parent), view_(view), seat_(seat) {
  setObjectName(QStringLiteral("tray%1").arg(numberOf(seat)));
  connect(&view, &SborView::traysChanged, this, &SborTray::tell);
  tell();
}

std::vector<int> SborTray::values() const {
  const sbor::DiceSet dice = view_.keptBy(seat_);
  std::vector<int> values;
  for (int value = 1; value <= 6; ++value) {
    values.insert(values.end(), static_cast<std::size_t>(dice.count(value)), value);
  }
  return values;
}

void SborTray::tell() {
  QStringList names;
  for (const int value : values()) {
    names += QString::number(value);
  }
  setAccessibleName(sborWords::tray(names.join(QStringLiteral(", "))));
  setToolTip(accessibleName());
  update();
}

QSize SborTray::sizeHint() const {
  const QFontMetrics words(roleFont(TextRole::caption, font()));
  return {std::max(140, words.horizontalAdvance(sborWords::tray({})) + 24), 34};
}

QRectF SborTray::dieRect(int place) const {
  return {6 + place * 32.0, 3, 28, 28};
}

void SborTray::paintEvent(QPaintEvent* /*event*/) {
  QPainter painter(this);
  painter.setRenderHints(QPainter::Antialiasing | QPainter::SmoothPixmapTransform);
  const bool dark = colours().kind == ThemeKind::dark;
  painter.setPen(QPen(faded(colours().line, 0.7), 1));
  painter.setBrush(dark ? faded(QColor("#1a1216"), 0.35) : faded(QColor("#8a5426"), 0.09));
  const int wide = std::min(width(), sizeHint().width());
  painter.drawRoundedRect(QRectF(0.5, 0.5, wide - 1, 33), 9, 9);
  int place = 0;
  if (values().empty()) {
    const QRectF room(6, 1, wide - 12, 32);
    painter.setFont(roleFont(TextRole::caption, font()));
    painter.setPen(colours().muted);
    painter.drawText(room, Qt::AlignCenter,
                     painter.fontMetrics().elidedText(sborWords::tray({}), Qt::ElideRight,
                                                      qRound(room.width())));
  }
  for (const int value : values()) {
    view_.pictures().draw(painter, pictureKey::sborDie(value), dieRect(place++));
  }
}

void SborTray::mousePressEvent(QMouseEvent* event) {
  const auto lying = values();
  for (std::size_t place = 0; place < lying.size(); ++place) {
    if (dieRect(static_cast<int>(place)).contains(event->position())) {
      view_.takeBack(seat_, lying[place]);
      return;
    }
  }
}

} // namespace igroteka::view
