// SPDX-License-Identifier: MIT
#include "pont_keys.h"

#include <QKeySequence>
#include <QStringList>

namespace igroteka::view {

PontKeys::PontKeys()
    : keys_{{{Qt::Key_W, Qt::Key_A, Qt::Key_S, Qt::Key_D, Qt::Key_Q, Qt::Key_E, Qt::Key_Z},
             {Qt::Key_Up, Qt::Key_Left, Qt::Key_Down, Qt::Key_Right, Qt::Key_Slash, Qt::Key_Return,
              Qt::Key_Period},
             {Qt::Key_I, Qt::Key_J, Qt::Key_K, Qt::Key_L, Qt::Key_U, Qt::Key_O, Qt::Key_M},
             {Qt::Key_T, Qt::Key_F, Qt::Key_G, Qt::Key_H, Qt::Key_R, Qt::Key_Y, Qt::Key_V}}} {}

bool PontKeys::isForHands(Qt::Key key) {
  switch (key) {
  case Qt::Key_Escape:
  case Qt::Key_Tab:
  case Qt::Key_Backtab:
  case Qt::Key_Shift:
  case Qt::Key_Control:
  case Qt::Key_Alt:
  case Qt::Key_AltGr:
  case Qt::Key_Meta:
  case Qt::Key_Pause:
  case Qt::Key_Menu:
  case Qt::Key_unknown:
    return false;
  default:
    return key > 0 && (key < Qt::Key_F1 || key > Qt::Key_F35);
  }
}

bool PontKeys::set(std::size_t hand, PontAct act, Qt::Key key) {
  if (!isForHands(key)) {
    return false;
  }
  const auto user = find(key);
  if (user) {
    return *user == std::pair(hand, act);
  }
  keys_.at(hand).at(static_cast<std::size_t>(act)) = key;
  return true;
}

std::optional<std::pair<std::size_t, PontAct>> PontKeys::find(Qt::Key key) const {
  for (std::size_t hand = 0; hand < hands; ++hand) {
    for (std::size_t act = 0; act < pontActs; ++act) {
      if (keys_[hand][act] == key) {
        return std::pair(hand, static_cast<PontAct>(act));
      }
    }
  }
  return std::nullopt;
}

QString PontKeys::text() const {
  QStringList all;
  for (const PontHandKeys& hand : keys_) {
    for (const Qt::Key key : hand) {
      all.append(QString::number(key));
    }
  }
  return all.join(QLatin1Char(' '));
}

PontKeys PontKeys::read(const QString& text) {
  const QStringList all = text.split(QLatin1Char(' '), Qt::SkipEmptyParts);
  if (all.size() != qsizetype(hands * pontActs)) {
    return {};
  }
  PontKeys keys;
  keys.keys_ = {};
  for (qsizetype place = 0; place < all.size(); ++place) {
    bool isNumber = false;
    const int key = all[place].toInt(&isNumber);
    const auto hand = static_cast<std::size_t>(place) / pontActs;
    const auto act = static_cast<PontAct>(static_cast<std::size_t>(place) % pontActs);
    if (!isNumber || key <= 0 || !keys.set(hand, act, static_cast<Qt::Key>(key))) {
      return {};
    }
  }
  return keys;
}

QString signOf(Qt::Key key) {
  switch (key) {
  case Qt::Key_Up:
    return QStringLiteral("↑");
  case Qt::Key_Left:
    return QStringLiteral("←");
  case Qt::Key_Down:
    return QStringLiteral("↓");
  case Qt::Key_Right:
    return QStringLiteral("→");
  case Qt::Key_Return:
    return QStringLiteral("↵");
  default:
    return QKeySequence(key).toString(QKeySequence::NativeText);
  }
}

} // namespace igroteka::view
