// SPDX-License-Identifier: MIT
#pragma once

#include "pont_desk.h"
#include "pont_painter.h"

#include <igroteka/pont/state.h>

#include <QFont>
#include <QRectF>
#include <QString>

#include <functional>
#include <optional>
#include <vector>

class QPainter;

namespace igroteka::view {

/// What lies before one seat: stacks, the tile in hand, the penalty pile, and what can be done with
/// them. Where everything lies is worked out once; painting and clicking go by that.
struct PontTray {
  static constexpr double stackStep = 0.06; ///< sides by which each tile of a stack is higher
  static constexpr int highestStack = 5;    ///< tiles of a stack that are seen
  /// On smaller tiles a count would hide their number: it stands beside them, so wide.
  static constexpr double countsBeside = 15;
  static constexpr double countWidth = 22;

  /// One thing that can be clicked.
  struct Item {
    std::optional<PontChoice> choice; ///< or
    Actor receiver = Actor::nature;   ///< the one who could get the gift
    QRectF rect;                      ///< pixels
    double side = 0;                  ///< of a tile shown there
    int piled = 0;                    ///< of how many that lie on each other it is the one seen
    bool under = false;               ///< one of those that are not
  };

  Actor seat = Actor::nature;
  QRectF frame;
  QRectF caption; ///< empty where there is no room for one
  std::vector<Item> items;

  const Item* itemAt(QPointF point) const;
  const Item* find(const PontChoice& choice) const;
  /// Where a tile of this seat comes to lie: the choice, or the middle of the tray.
  QPointF placeOf(const PontChoice& choice) const;
  double sideOf(const PontChoice& choice) const;
};

/// What the words in a tray are.
struct PontTrayWords {
  QString caption;
  QString discard;
  QString call;
  std::function<QString(Actor)> name;
  std::function<QString(Actor)> giveTo; ///< in place of the name, where there is room
};

/// Lays out what this seat has in `frame`; `captionHeight` 0 leaves the caption away. Nothing that
/// is to be clicked but tiles has a place where `plain` is set.
PontTray layTray(QRectF frame, double captionHeight, const pont::State& state, const PontDesk& desk,
                 bool plain);

/// How a tray is to be painted.
struct PontTrayLook {
  bool marks = true;
  bool handHidden = false; ///< the tile in hand is on its way or at the pointer
  bool handBack = false;   ///< only the back of the tile in hand is seen
  bool active = false;     ///< framed: somebody acts here
  bool aims = false;       ///< what is chosen stands out
  std::optional<PontChoice> hinted;
  Actor hintedReceiver = Actor::nature;
  double turn = 0;  ///< degrees that the tile in hand still lacks on its way round
  double shake = 0; ///< pixels by which it is aside
  QFont font;
};

void paintTray(QPainter& painter, PontTiles& tiles, const PontTray& tray, const pont::State& state,
               const PontDesk& desk, const PontTrayWords& words, const PontTrayLook& look);

/// Paints a pixmap of PontTiles with its centre there.
void layTile(QPainter& painter, const QPixmap& pixmap, QPointF centre, double degrees = 0,
             double scale = 1);

} // namespace igroteka::view
