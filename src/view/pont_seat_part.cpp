// SPDX-License-Identifier: MIT
#include "pont_seat_part.h"

#include "pont_view.h"
#include "theme.h"

#include <QFontMetrics>
#include <QLocale>
#include <QMouseEvent>
#include <QPainter>
#include <QtMath>

#include <algorithm>
#include <bit>

namespace igroteka::view {

namespace {

constexpr int tilesHeight = 36;
constexpr double pileSide = 10.5; ///< of a tile in the compact form

} // namespace

PontSeatPart::PontSeatPart(PontView& view, Actor seat, bool compact, QWidget* parent)
    : QWidget(parent), view_(&view), seat_(seat), compact_(compact) {
  setObjectName(QStringLiteral("pontPart%1").arg(numberOf(seat)));
  setSizePolicy(compact ? QSizePolicy::Fixed : QSizePolicy::Preferred, QSizePolicy::Fixed);
  connect(&view, &BoardView::seatPartsChanged, this, [this] {
    setToolTip(compact_ ? view_->thingsOf(seat_).join(QLatin1Char('\n')) : view_->keysOf(seat_));
    updateGeometry();
    update();
  });
}

/// The height of the line with the keys of the hand, where the seat has any.
int PontSeatPart::captionHeight() const {
  const bool keys = view_ && !view_->keysOf(seat_).isEmpty();
  return keys ? QFontMetrics(roleFont(TextRole::caption, font())).height() + 2 : 0;
}

QSize PontSeatPart::sizeHint() const {
  if (!compact_) {
    return {220, tilesHeight + captionHeight()};
  }
  double wide = 0;
  for (const Pile& pile : piles()) {
    wide += pileWidth(pile);
  }
  return {qCeil(wide), qCeil(2 * pileSide) + 2};
}

QSize PontSeatPart::minimumSizeHint() const {
  return compact_ ? sizeHint() : QSize(80, sizeHint().height());
}

std::vector<PontSeatPart::Pile> PontSeatPart::piles() const {
  std::vector<Pile> all;
  if (!view_) {
    return all;
  }
  const pont::State& state = view_->state();
  const int seat = indexOf(seat_);
  for (int stack = 0; stack < pont::maxStacks; ++stack) {
    if (const int size = state.stacks.size(seat, stack); size > 0) {
      all.push_back({state.stacks.top(seat, stack).number(), false, size});
    }
  }
  if (const pont::Tile hand = state.seat(seat).hand; !hand.isNone()) {
    all.push_back({hand.number(), view_->inHandSeen(seat_), 0});
  }
  if (const pont::TileSet fines = state.seat(seat).penalty; fines != 0) {
    all.push_back({std::countr_zero(fines), true, std::popcount(fines)});
  }
  return all;
}

double PontSeatPart::pileWidth(const Pile& pile) const {
  const QFontMetrics metrics(roleFont(TextRole::caption, font()));
  const int number =
      pile.count > 0 ? metrics.horizontalAdvance(QLocale().toString(pile.count)) + 1 : 0;
  return 2 * pileSide + number + 4;
}

void PontSeatPart::paintPiles(QPainter& painter) {
  const qreal ratio = painter.device()->devicePixelRatioF();
  painter.setRenderHint(QPainter::Antialiasing);
  painter.setFont(roleFont(TextRole::caption, font()));
  painter.setPen(colours().text);
  double left = 0;
  for (const Pile& pile : piles()) {
    layTile(painter,
            pile.open ? pixmaps_.face(pile.tile, 0, false, pileSide, ratio)
                      : pixmaps_.back(pile.tile, pileSide, ratio),
            {left + pileSide, height() / 2.0});
    if (pile.count > 0) {
      const QRectF room(left + 2 * pileSide, 0, pileWidth(pile) - 2 * pileSide, height());
      painter.drawText(room, Qt::AlignLeft | Qt::AlignVCenter, QLocale().toString(pile.count));
    }
    left += pileWidth(pile);
  }
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
  if (compact_) {
    paintPiles(painter);
    return;
  }
  const auto& desks = view_->desks();
  const bool own = std::ranges::find(desks, seat_, &PontDesk::seat) != desks.end();
  PontTrayLook shown;
  shown.marks = false;
  shown.handBack = !own;
  shown.font = roleFont(TextRole::caption, font());
  const PontTray laid = tray();
  const PontTrayWords words{view_->bareKeysOf(seat_), {}, {}, {}, {}};
  paintTray(painter, pixmaps_, laid, view_->state(), deskHere(), words, shown);
}

void PontSeatPart::mousePressEvent(QMouseEvent* event) {
  if (!view_ || event->button() != Qt::LeftButton) {
    return;
  }
  view_->serveWithMouse(seat_);
  if (compact_) {
    return;
  }
  const PontTray laid = tray();
  if (const PontTray::Item* item = laid.itemAt(event->position())) {
    view_->press(seat_, *item, view_->places().area().center());
  }
}

} // namespace igroteka::view
