// SPDX-License-Identifier: MIT
#include "pont_tray.h"

#include "marks.h"
#include "theme.h"

#include <QFontMetricsF>
#include <QLocale>
#include <QPainter>

#include <algorithm>
#include <bit>
#include <cmath>
#include <numbers>

namespace igroteka::view {
namespace {

using Kind = PontChoice::Kind;

constexpr double pad = 8;
constexpr double root = std::numbers::sqrt3;
constexpr double stackStep = 0.06;  // sides by which each tile of a stack is higher
constexpr int highestStack = 5;     // tiles of a stack that are seen
constexpr double buttonWidth = 2.3; // sides
// On smaller tiles the count of a stack would hide its number: it stands beside them, so wide.
constexpr double countsBeside = 15;
constexpr double countWidth = 22;
constexpr double wordWidth = 92; // of a button, where there is room

/// Puts things side by side from the left.
class Row {
public:
  Row(PontTray& tray, QRectF room, double side) : tray_(tray), room_(room), side_(side) {
    left_ = room.left();
  }

  double left() const { return left_; }
  double rest() const { return room_.right() - left_; }

  void tile(const PontChoice& choice, double width) {
    const QRectF rect(left_, room_.center().y() - side_, root * side_, 2 * side_);
    tray_.items.push_back({choice, Actor::nature, rect, side_});
    left_ += width;
  }
  void button(std::optional<PontChoice> choice, Actor receiver, double width, double top,
              double height) {
    tray_.items.push_back({choice, receiver, QRectF(left_, top, width, height), 0});
  }
  void skip(double width) { left_ += width; }

private:
  PontTray& tray_;
  QRectF room_;
  double side_;
  double left_;
};

/// The room of penalty tiles that overlap, in sides.
double finesAcross(int fines) {
  return fines > 0 ? root + 0.2 + (fines - 1) * 0.55 : 0;
}

/// What a tray holds side by side.
struct Load {
  int stacks = 0;
  int hand = 0; ///< 1 with a tile in hand
  int fines = 0;
  int buttons = 0;
};

/// The side of tiles with which everything has room.
double sideFor(QSizeF room, const Load& load) {
  const double across = (load.stacks + load.hand) * (root + 0.2) +
                        load.buttons * (buttonWidth + 0.2) + finesAcross(load.fines);
  const auto fitting = [&](double width) {
    return std::max(6.0, std::min(room.height() / (2 + highestStack * stackStep) - 1,
                                  width / std::max(across, 1.0)));
  };
  const double side = fitting(room.width());
  return side < countsBeside ? fitting(room.width() - load.stacks * countWidth) : side;
}

void addReceivers(Row& row, const PontDesk& desk, QRectF room, double width) {
  const auto count = desk.receivers().size();
  const std::size_t rows = count > 3 ? 2 : 1;
  const auto columns = static_cast<double>((count + rows - 1) / rows);
  const double wide = std::min(width, (row.rest() - 4) / columns - 4);
  const double high = std::min(room.height() / double(rows) - 4, 40.0);
  const double top = room.center().y() - (high + 4) * double(rows) / 2 + 2;
  for (std::size_t place = 0; place < count; ++place) {
    row.button(std::nullopt, desk.receivers()[place], wide, top + double(place % rows) * (high + 4),
               high);
    if (place % rows == rows - 1) {
      row.skip(wide + 4);
    }
  }
}

QRectF around(const PontTray::Item& item) {
  return item.rect.adjusted(-3, -3, 3, 3);
}

void paintButton(QPainter& painter, const QRectF& rect, const QString& text, bool strong) {
  const Palette& tones = colours();
  painter.setPen(QPen(strong ? tones.accent : tones.line, strong ? 2 : 1));
  painter.setBrush(strong ? tones.accentSoft : tones.surface);
  painter.drawRoundedRect(rect, 8, 8);
  painter.setPen(tones.text);
  const QFontMetricsF metrics(painter.font());
  painter.drawText(rect, Qt::AlignCenter,
                   metrics.elidedText(text, Qt::ElideRight, rect.width() - 8));
}

/// The stack as it stands there: its edges below, the number of the top tile, how many there are.
void paintStack(QPainter& painter, PontTiles& tiles, const PontTray::Item& item, int seat,
                const pont::State& state) {
  const int stack = item.choice->number - 1;
  const int size = state.stacks.size(seat, stack);
  const qreal ratio = painter.device()->devicePixelRatioF();
  const int seen = std::min(size, highestStack);
  const QPointF centre = item.rect.center();
  layTile(painter, tiles.shadow(item.side, ratio), centre);
  for (int tile = 0; tile < seen; ++tile) {
    const int number = tile == seen - 1 ? state.stacks.top(seat, stack).number() : 0;
    layTile(painter, tiles.back(number, item.side, ratio),
            centre - QPointF(0, tile * stackStep * item.side));
  }
  const Palette& tones = colours();
  const QString count = QLocale().toString(size);
  const QFontMetricsF metrics(painter.font());
  if (item.side < countsBeside) {
    painter.setPen(tones.text);
    painter.drawText(QRectF(item.rect.right() + 3, item.rect.top(), countWidth, item.rect.height()),
                     Qt::AlignLeft | Qt::AlignVCenter, count);
    return;
  }
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
    paintButton(painter, item.rect, words.name(item.receiver), strong);
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

} // namespace

const PontTray::Item* PontTray::itemAt(QPointF point) const {
  for (auto item = items.rbegin(); item != items.rend(); ++item) {
    if (item->rect.contains(point)) {
      return &*item;
    }
  }
  return nullptr;
}

const PontTray::Item* PontTray::find(const PontChoice& choice) const {
  const auto found =
      std::ranges::find_if(items, [&](const Item& item) { return item.choice == choice; });
  return found == items.end() ? nullptr : &*found;
}

QPointF PontTray::placeOf(const PontChoice& choice) const {
  const Item* item = find(choice);
  return item != nullptr ? item->rect.center() : frame.center();
}

double PontTray::sideOf(const PontChoice& choice) const {
  const Item* item = find(choice);
  return item != nullptr && item->side > 0 ? item->side : frame.height() / 4;
}

PontTray layTray(QRectF frame, double captionHeight, const pont::State& state, const PontDesk& desk,
                 bool plain) {
  PontTray tray;
  tray.seat = desk.seat();
  tray.frame = frame;
  const int seat = indexOf(desk.seat());
  const pont::SeatState& mine = state.seat(seat);
  QRectF room = frame.adjusted(pad, 4, -pad, -4);
  if (captionHeight > 0) {
    tray.caption = QRectF(room.left(), room.top(), room.width(), captionHeight);
    room.setTop(room.top() + captionHeight);
  }
  const bool hand = !mine.hand.isNone();
  const bool calls = desk.chosen() && desk.chosen()->kind == Kind::call;
  const int fines = std::popcount(mine.penalty);
  const int buttons = plain ? 0 : (hand ? 1 : 0) + (desk.gives() ? 2 : 0) + (calls ? 1 : 0);
  const double side = sideFor(room.size(), {mine.stackCount, hand ? 1 : 0, fines, buttons});
  Row row(tray, room, side);
  for (int stack = 1; stack <= mine.stackCount; ++stack) {
    row.tile({Kind::stack, stack}, (root + 0.2) * side + (side < countsBeside ? countWidth : 0));
  }
  if (hand) {
    row.tile({Kind::hand, mine.hand.number()}, (root + 0.2) * side);
  }
  const double wide = buttonWidth * side;
  const double high = std::min(2 * side, 44.0);
  const double othersNeed = (finesAcross(fines) + (buttons - 1) * (buttonWidth + 0.2)) * side;
  if (hand && !plain) {
    const double own = std::max(wide, std::min(wordWidth, row.rest() - othersNeed - 0.2 * side));
    row.button(PontChoice{Kind::discard, mine.hand.number()}, Actor::nature, own,
               room.center().y() - high / 2, high);
    row.skip(own + 0.2 * side);
  }
  if (calls && !plain) {
    row.button(PontChoice{Kind::call, 0}, Actor::nature, wide, room.center().y() - high / 2, high);
    row.skip(wide + 0.2 * side);
  }
  const double kept = !plain && desk.gives() ? 2 * wide : 0;
  const double whole = (root + 0.06) * side;
  const double step =
      fines > 1 ? std::min(whole, (row.rest() - kept - root * side) / (fines - 1)) : whole;
  for (const int tile : pont::TilesIn(mine.penalty)) {
    row.tile({Kind::fine, tile}, std::max(step, 4.0));
  }
  if (!plain && desk.gives()) {
    row.skip(fines > 0 ? std::max(0.0, whole - step) + 0.2 * side : 0);
    addReceivers(row, desk, room, 2 * wide);
  }
  return tray;
}

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
    const QFontMetricsF metrics(look.font);
    const bool fits = metrics.horizontalAdvance(words.caption) <= tray.caption.width();
    painter.drawText(tray.caption, Qt::AlignLeft | Qt::AlignVCenter,
                     metrics.elidedText(fits ? words.caption : words.shortCaption, Qt::ElideRight,
                                        tray.caption.width()));
  }
  for (const PontTray::Item& item : tray.items) {
    if (!item.choice || item.side == 0) {
      paintWords(painter, item, desk, words, look);
      continue;
    }
    paintThing(painter, tiles, item, seat, state, desk, look);
    const bool hinted = item.choice == look.hinted;
    if (hinted || (look.aims && item.choice == desk.chosen())) {
      painter.setBrush(Qt::NoBrush);
      painter.setPen(QPen(hinted ? tones.gold : tones.accent, 3));
      painter.drawRoundedRect(around(item), 10, 10);
    }
  }
}

} // namespace igroteka::view
