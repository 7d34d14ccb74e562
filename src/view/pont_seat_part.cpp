// SPDX-License-Identifier: MIT
#include "pont_seat_part.h"

#include "pont_view.h"
#include "theme.h"

#include <QFontMetrics>
#include <QMouseEvent>
#include <QPainter>

#include <algorithm>

namespace igroteka::view {

namespace {

constexpr int tilesHeight = 46;

} // namespace

PontSeatPart::PontSeatPart(PontView& view, Actor seat, QWidget* parent)
    : QWidget(parent), view_(&view), seat_(seat) {
  setObjectName(QStringLiteral("pontPart%1").arg(numberOf(seat)));
  setSizePolicy(QSizePolicy::Preferred, QSizePolicy::Fixed);
  connect(&view, &BoardView::seatPartsChanged, this, [this] {
    setToolTip(view_->keysOf(seat_));
    updateGeometry();
    update();
  });
}

int PontSeatPart::captionHeight() const {
  const bool keys = view_ && !view_->keysOf(seat_).isEmpty();
  return keys ? QFontMetrics(roleFont(TextRole::caption, font())).height() + 2 : 0;
}

QSize PontSeatPart::sizeHint() const {
  return {220, tilesHeight + captionHeight()};
}

/// The view's own desk of this seat, or one that only looks.
PontDesk PontSeatPart::deskHere() const {
  const auto& desks = view_->desks();
  const auto found = std::ranges::find(desks, seat_, &PontDesk::seat);
  if (found != desks.end()) {
    return *found;
  }
  PontDesk desk(seat_);
  desk.follow(view_->rules(), view_->state());
  return desk;
}

PontTray PontSeatPart::tray() const {
  return layTray(rect(), captionHeight(), view_->state(), deskHere(), true);
}

void PontSeatPart::paintEvent(QPaintEvent* /*event*/) {
  if (!view_) {
    return;
  }
  QPainter painter(this);
  const auto& desks = view_->desks();
  const bool own = std::ranges::find(desks, seat_, &PontDesk::seat) != desks.end();
  PontTrayLook shown;
  shown.marks = false;
  shown.handBack = !own;
  shown.font = roleFont(TextRole::caption, font());
  const PontTrayWords words{view_->keysOf(seat_), {}, {}, [](Actor) { return QString(); }};
  paintTray(painter, pixmaps_, tray(), view_->state(), deskHere(), words, shown);
}

void PontSeatPart::mousePressEvent(QMouseEvent* event) {
  if (!view_ || event->button() != Qt::LeftButton) {
    return;
  }
  view_->serveWithMouse(seat_);
  const PontTray laid = tray();
  if (const PontTray::Item* item = laid.itemAt(event->position())) {
    view_->press(seat_, *item, view_->places().area().center());
  }
}

} // namespace igroteka::view
