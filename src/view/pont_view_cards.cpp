// SPDX-License-Identifier: MIT
// What seat cards, trays and the prompt say of a seat: its tiles, its keys, what is wanted of it.
#include "pont_view.h"
#include "pont_view_words.h"
#include "theme.h"

#include <QFontMetricsF>
#include <QLocale>
#include <QPainter>

#include <algorithm>

namespace igroteka::view {

QString PontView::scoreOf(Actor seat) const {
  const int index = indexOf(seat);
  // A card of one line has no room for the word; the order of finishing stands on the table.
  return state_.seat(index).isOut() && state_.players <= 4
             ? pontWords::isOut()
             : QLocale().toString(state_.tilesLeft(index));
}

QString PontView::scoreMeaning(Actor seat) const {
  const int index = indexOf(seat);
  return state_.seat(index).isOut() ? QString() : pontWords::tilesLeft(state_.tilesLeft(index));
}

/// A tile in the colour of quiet words: the black of the tiles would vanish on dark cards.
QPixmap PontView::scoreSign(Actor seat) const {
  if (state_.seat(indexOf(seat)).isOut()) {
    return {};
  }
  const int high = QFontMetrics(roleFont(TextRole::caption, font())).height();
  const qreal ratio = devicePixelRatioF();
  QPixmap sign(QSize(high, high) * ratio);
  sign.setDevicePixelRatio(ratio);
  sign.fill(Qt::transparent);
  QPainter painter(&sign);
  painter.setRenderHint(QPainter::Antialiasing);
  PontLayout place(QRectF(0, 0, high, high));
  place.fit(QRectF(-1, -1.25, 2, 2.5));
  painter.setPen(QPen(colours().muted, 2, Qt::SolidLine, Qt::RoundCap, Qt::RoundJoin));
  painter.setBrush(colours().muted);
  painter.drawPath(place.outlineOf({}));
  return sign;
}

/// The place of this seat's hand among those at the keyboard; nothing where it has no keys.
std::optional<std::size_t> PontView::handOf(Actor seat) const {
  const auto found = std::ranges::find(desks_, seat, &PontDesk::seat);
  const auto hand = static_cast<std::size_t>(found - desks_.begin());
  const bool has = inRush() && found != desks_.end() && hand < PontKeys::hands;
  return has ? std::optional(hand) : std::nullopt;
}

/// The signs of this seat's keys: those that walk together, then turn, act, other; none where it
/// has no keys.
QStringList PontView::keySigns(Actor seat) const {
  const auto hand = handOf(seat);
  if (!hand) {
    return {};
  }
  const auto sign = [&](PontAct act) { return signOf(keys_.key(*hand, act)); };
  return {sign(PontAct::up) + sign(PontAct::left) + sign(PontAct::down) + sign(PontAct::right),
          sign(PontAct::turn), sign(PontAct::act), sign(PontAct::other)};
}

QString PontView::keysOf(Actor seat) const {
  const QStringList signs = keySigns(seat);
  if (signs.isEmpty()) {
    return {};
  }
  const PontDesk* mine = desk(seat);
  return mine != nullptr && mine->gives()
             ? pontWords::keysToGive(signs[1], signs[3], signs[2])
             : pontWords::keysOf(signs[0], signs[1], signs[2], signs[3]);
}

QString PontView::bareKeysOf(Actor seat) const {
  return keySigns(seat).join(QLatin1Char(' '));
}

QString PontView::captionOf(Actor seat, double room) const {
  const QFontMetricsF metrics(roleFont(TextRole::caption, font()));
  const QString between = QStringLiteral("   ");
  QString keys = keysOf(seat);
  if (keys.isEmpty()) {
    return metrics.elidedText(nameOf(seat), Qt::ElideRight, room);
  }
  const QString whole = nameOf(seat) + between + keys;
  if (metrics.horizontalAdvance(whole) <= room) {
    return whole;
  }
  // Where there is little room, a long name goes before the keys do.
  keys = between + bareKeysOf(seat);
  const double rest = room - metrics.horizontalAdvance(keys);
  const bool named = !session().nameOf(seat).isEmpty();
  const bool numbered = !named && metrics.horizontalAdvance(nameOf(seat)) > rest;
  const QString name = numbered ? QLocale().toString(numberOf(seat)) : nameOf(seat);
  return metrics.elidedText(name, Qt::ElideRight, rest) + keys;
}

/// In a rush the rules only say what everybody may do: one person alone is told what comes next.
QString PontView::wanted() const {
  const PontDesk* mine = keyboardDesk();
  if (!inRush() || over_ || covered() || session().lookingBack() || mine == nullptr) {
    return {};
  }
  const pont::SeatState& seat = state_.seat(indexOf(mine->seat()));
  if (seat.isOut()) {
    return pontWords::othersPlayOn();
  }
  if (!rules().actors(state_).contains(mine->seat())) {
    return pontWords::waitForNiche();
  }
  return told(rules().promptFor(state_, mine->seat()));
}

} // namespace igroteka::view
