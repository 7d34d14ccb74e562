// SPDX-License-Identifier: MIT
#include "pont_tray.h"

#include "marks.h"
#include "theme.h"

#include <QFontMetricsF>
#include <QLocale>
#include <QPainter>
#include <QPainterPath>

#include <algorithm>
#include <cmath>
#include <numbers>

namespace igroteka::view {
namespace {

using Kind = PontChoice::Kind;

constexpr double chosenReach = 3; ///< pixels by which the frame of what is chosen stands off

/// The tile of the item that is seen: the top one of a stack stands higher.
QPointF centreOf(const PontTray::Item& item, int seat, const pont::State& state) {
  const bool isStack = item.choice->kind == Kind::stack;
  const int seen =
      isStack ? std::min(state.stacks.size(seat, item.choice->number - 1), PontTray::highestStack)
              : 0;
  return item.rect.center() - QPointF(0, std::max(seen - 1, 0) * PontTray::stackStep * item.side);
}

/// The outline of a tile, so far off it.
QPainterPath outlineOf(QPointF centre, double side, double off) {
  QPainterPath path;
  for (int vertex = 0; vertex < 6; ++vertex) {
    const double angle = (vertex - 0.5) * std::numbers::pi / 3;
    const QPointF corner = centre + QPointF(std::cos(angle), std::sin(angle)) * (side + off);
    vertex == 0 ? path.moveTo(corner) : path.lineTo(corner);
  }
  path.closeSubpath();
  return path;
}

void paintButton(QPainter& painter, const QRectF& rect, const QString& text, bool strong) {
  const Palette& tones = colours();
  painter.setPen(QPen(strong ? tones.accent : tones.line, strong ? 2 : 1));
  painter.setBrush(strong ? tones.accentSoft : tones.surface);
  painter.drawRoundedRect(rect, 8, 8);
  painter.setPen(tones.text);
  const QFontMetricsF metrics(painter.font());
  const double room = std::max(rect.width() - 8, std::min(rect.width(), 12.0));
  painter.drawText(rect, Qt::AlignCenter, metrics.elidedText(text, Qt::ElideRight, room));
}

void paintCountBeside(QPainter& painter, const PontTray::Item& item, int count) {
  painter.setPen(colours().text);
  const QRectF room(item.rect.right() + 3, item.rect.top(), PontTray::countWidth,
                    item.rect.height());
  painter.drawText(room, Qt::AlignLeft | Qt::AlignVCenter, QLocale().toString(count));
}

/// The stack as it stands there: its edges below, the number of the top tile, how many there are.
void paintStack(QPainter& painter, PontTiles& tiles, const PontTray::Item& item, int seat,
                const pont::State& state) {
  const int stack = item.choice->number - 1;
  const int size = state.stacks.size(seat, stack);
  const qreal ratio = painter.device()->devicePixelRatioF();
  const int seen = std::min(size, PontTray::highestStack);
  const QPointF centre = item.rect.center();
  layTile(painter, tiles.shadow(item.side, ratio), centre);
  for (int tile = 0; tile < seen; ++tile) {
    const int number = tile == seen - 1 ? state.stacks.top(seat, stack).number() : 0;
    layTile(painter, tiles.back(number, item.side, ratio),
            centre - QPointF(0, tile * PontTray::stackStep * item.side));
  }
  if (item.side < PontTray::countsBeside) {
    paintCountBeside(painter, item, size);
    return;
  }
  const Palette& tones = colours();
  const QString count = QLocale().toString(size);
  const QFontMetricsF metrics(painter.font());
  QRectF pill(0, 0, metrics.horizontalAdvance(count) + 10, metrics.height());
  pill.moveBottomRight({item.rect.right() + 1, item.rect.bottom()});
  painter.setPen(QPen(tones.line, 1));
  painter.setBrush(tones.surface);
  painter.drawRoundedRect(pill, pill.height() / 2, pill.height() / 2);
  painter.setPen(tones.text);
  painter.drawText(pill, Qt::AlignCenter, count);
}

void paintEmptyStack(QPainter& painter, const PontTray::Item& item) {
  QPen pen(colours().muted, 1.5, Qt::DashLine);
  painter.setPen(pen);
  painter.setBrush(Qt::NoBrush);
  const double reach = item.side * 0.8;
  painter.drawEllipse(item.rect.center(), reach, reach);
}

/// A button of the tray.
void paintWords(QPainter& painter, const PontTray::Item& item, const PontDesk& desk,
                const PontTrayWords& words, const PontTrayLook& look) {
  if (!item.choice) {
    const bool strong = item.receiver == desk.receiver() || item.receiver == look.hintedReceiver;
    const QString gift = words.giveTo(item.receiver);
    const QFontMetricsF metrics(painter.font());
    const auto fits = [&](const QString& text) {
      return metrics.horizontalAdvance(text) <= item.rect.width() - 8;
    };
    const QString name = words.name(item.receiver);
    // Of a name at least three letters are seen, or else the number of the seat.
    const QString number = QLocale().toString(numberOf(item.receiver));
    paintButton(painter, item.rect,
                fits(gift)                                               ? gift
                : name.size() <= 3 || fits(name.left(3) + QChar(0x2026)) ? name
                                                                         : number,
                strong);
    return;
  }
  const bool strong = item.choice == look.hinted || (look.aims && item.choice == desk.chosen());
  const bool discards = item.choice->kind == Kind::discard;
  paintButton(painter, item.rect, discards ? words.discard : words.call, strong);
}

/// A stack, the tile in hand, or a penalty tile.
void paintThing(QPainter& painter, PontTiles& tiles, const PontTray::Item& item, int seat,
                const pont::State& state, const PontDesk& desk, const PontTrayLook& look) {
  const qreal ratio = painter.device()->devicePixelRatioF();
  const int number = item.choice->number;
  if (item.choice->kind == Kind::stack) {
    if (state.stacks.size(seat, number - 1) > 0) {
      paintStack(painter, tiles, item, seat, state);
    } else {
      paintEmptyStack(painter, item);
    }
    return;
  }
  const bool isHand = item.choice->kind == Kind::hand;
  if (isHand && look.handHidden) {
    return;
  }
  const QPointF centre = item.rect.center() + QPointF(isHand ? look.shake : 0, 0);
  const int rotation = isHand || desk.chosen() == item.choice ? desk.rotation() : 0;
  layTile(painter, tiles.shadow(item.side, ratio), centre);
  layTile(painter,
          isHand && look.handBack ? tiles.back(number, item.side, ratio)
                                  : tiles.face(number, rotation, look.marks, item.side, ratio),
          centre, isHand ? look.turn : 0);
}

/// Marks the thing that is chosen, and that of the hint.
void paintFrames(QPainter& painter, const PontTray& tray, int seat, const pont::State& state,
                 const PontDesk& desk, const PontTrayLook& look) {
  for (const PontTray::Item& item : tray.items) {
    const bool hinted = item.choice == look.hinted;
    const bool chosen = look.aims && item.choice == desk.chosen();
    if (item.choice && item.side > 0 && (hinted || chosen)) {
      painter.setBrush(Qt::NoBrush);
      const QPainterPath frame = outlineOf(centreOf(item, seat, state), item.side, chosenReach);
      painter.setPen(QPen(hinted ? colours().gold : colours().accent, 3, Qt::SolidLine,
                          Qt::SquareCap, Qt::RoundJoin));
      painter.drawPath(frame);
    }
  }
}

} // namespace

void layTile(QPainter& painter, const QPixmap& pixmap, QPointF centre, double degrees,
             double scale) {
  const QSizeF size = pixmap.deviceIndependentSize();
  const bool straight = degrees == 0 && scale == 1;
  if (straight) {
    const qreal ratio = painter.device()->devicePixelRatioF();
    const QPointF corner = centre - QPointF(size.width() / 2, size.height() / 2);
    painter.drawPixmap(
        QPointF(std::round(corner.x() * ratio) / ratio, std::round(corner.y() * ratio) / ratio),
        pixmap);
    return;
  }
  painter.save();
  painter.setRenderHint(QPainter::SmoothPixmapTransform);
  painter.translate(centre);
  painter.rotate(degrees);
  painter.scale(scale, scale);
  painter.drawPixmap(QPointF(-size.width() / 2, -size.height() / 2), pixmap);
  painter.restore();
}

void paintTray(QPainter& painter, PontTiles& tiles, const PontTray& tray, const pont::State& state,
               const PontDesk& desk, const PontTrayWords& words, const PontTrayLook& look) {
  const Palette& tones = colours();
  const int seat = indexOf(tray.seat);
  painter.setRenderHint(QPainter::Antialiasing);
  painter.setFont(look.font);
  if (look.active) {
    painter.setPen(QPen(tones.line, 1));
    painter.setBrush(faded(tones.surface, 0.92));
    painter.drawRoundedRect(tray.frame.adjusted(2, 2, -2, -2), 12, 12);
  }
  if (!tray.caption.isEmpty()) {
    painter.setPen(tones.text);
    painter.drawText(tray.caption, Qt::AlignLeft | Qt::AlignVCenter, words.caption);
  }
  for (const PontTray::Item& item : tray.items) {
    if (!item.choice || item.side == 0) {
      paintWords(painter, item, desk, words, look);
    } else if (!item.under) {
      paintThing(painter, tiles, item, seat, state, desk, look);
    }
    if (item.piled > 0) {
      paintCountBeside(painter, item, item.piled);
    }
  }
  paintFrames(painter, tray, seat, state, desk, look);
}

} // namespace igroteka::view
