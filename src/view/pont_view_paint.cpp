// SPDX-License-Identifier: MIT
#include "art.h"
#include "marks.h"
#include "pictures.h"
#include "pont_view.h"
#include "pont_view_words.h"
#include "theme.h"

#include <QPaintEvent>
#include <QPainter>
#include <QtMath>

#include <algorithm>
#include <cmath>
#include <numbers>

namespace igroteka::view {

namespace {

constexpr double edgeReach = 0.93; // of the cell: where marks of a cell run

constexpr double hintReach = 0.87; // inside a cursor that is at the same cell

/// The colours in which the cursors of several hands are seen apart; numbers tell them apart too.
QColor cursorColour(std::size_t place) {
  const Palette& tones = colours();
  const std::array all{tones.accent, tones.good, tones.goldShade, tones.muted};
  return all.at(place % all.size());
}

/// One edge of a cell as a thick line along it.
QPainterPath edgePath(const PontLayout& layout, pont::Cell cell, int edge) {
  const QPointF centre = layout.centreOf(cell);
  const auto corner = [&](double sixths) {
    const double angle = sixths * std::numbers::pi / 3;
    return centre + QPointF(std::cos(angle), std::sin(angle)) * (0.97 * layout.side());
  };
  QPainterPath path(corner(edge - 1.35));
  path.lineTo(corner(edge - 0.65));
  return path;
}

} // namespace

void PontView::paintEvent(QPaintEvent* event) {
  QPainter painter(this);
  painter.setRenderHint(QPainter::Antialiasing);
  paintCloth(painter);
  if (covered()) {
    paintCover(painter);
    return;
  }
  const PontLayout layout = seen();
  const QRegion region = event->region();
  if (region.intersects(layout.area().toAlignedRect())) {
    painter.save();
    painter.setClipRect(layout.area(), Qt::IntersectClip);
    paintTable(painter, layout, false);
    painter.restore();
    paintFinished(painter, layout.area());
    paintClock(painter, layout.area());
  }
  if (region.intersects(QRect(0, qFloor(layout.area().bottom()), width(), height()))) {
    paintTrays(painter);
  }
  paintHands(painter, layout);
  paintFlights(painter);
  paintCarried(painter);
  paintFingers(painter);
  paintBanner(painter);
}

void PontView::paintTable(QPainter& painter, const PontLayout& layout, bool still) {
  paintGround(painter, layout, still);
  const qreal ratio = painter.device()->devicePixelRatioF();
  if (still) {
    PontStill exact;
    exact.follow(pixmaps_, layout, laidNow(true), look().colourMarks, ratio, false);
    exact.paint(painter, layout);
  } else {
    const bool moving = cameraSince_ >= 0 || sharpening_;
    still_.follow(pixmaps_, layout_, laidNow(), look().colourMarks, ratio, moving);
    still_.paint(painter, layout);
  }
  const bool laid = last_ && (last_->deed == pont::Deed::place || last_->deed == pont::Deed::niche);
  if (look().lastMove && laid && !motion_.fliesTo(last_->place.cell)) {
    painter.setBrush(Qt::NoBrush);
    painter.setPen(QPen(colours().gold, std::max(2.0, layout.side() * 0.05)));
    painter.drawPath(layout.outlineOf(last_->place.cell, edgeReach));
  }
  if (!still) {
    paintAims(painter, layout);
    paintHint(painter, layout);
    paintFlash(painter, layout);
  }
}

/// What glows under the tiles: niches, and the places of the tile in hand.
void PontView::paintGround(QPainter& painter, const PontLayout& layout, bool still) {
  if (marksNiches()) {
    for (const pont::Gap& niche : state_.mosaic.gaps(3)) {
      QRadialGradient glow(layout.centreOf(niche.cell), layout.side());
      glow.setColorAt(0, faded(colours().gold, 0.5));
      glow.setColorAt(1, faded(colours().gold, 0.05));
      painter.fillPath(layout.outlineOf(niche.cell, edgeReach), glow);
    }
  }
  for (const PontDesk& each : desks_) {
    const bool shown = inRush() ? helped_.contains(each.seat()) : look().legalPlaces;
    if (still || !shown || !mayAct(each.seat())) {
      continue;
    }
    const Fits fits = fitsOf(each);
    painter.setPen(Qt::NoPen);
    for (const pont::Cell cell : fits.turned) {
      painter.fillPath(layout.outlineOf(cell, edgeReach), faded(colours().good, 0.14));
    }
    for (const pont::Cell cell : fits.now) {
      painter.setBrush(faded(colours().good, 0.32));
      painter.setPen(QPen(colours().good, 2));
      painter.drawPath(layout.outlineOf(cell, edgeReach));
    }
  }
}

void PontView::paintGhost(QPainter& painter, const PontLayout& layout, const PontDesk& desk,
                          pont::Cell cell, double opacity) {
  const qreal ratio = painter.device()->devicePixelRatioF();
  painter.setOpacity(opacity);
  layTile(painter,
          pixmaps_.face(desk.tile(), desk.rotation(), look().colourMarks, layout_.side(), ratio),
          layout.centreOf(cell) + QPointF(shakeOf(desk.seat()), 0), turnLeft(desk.seat()),
          layout.side() / layout_.side());
  painter.setOpacity(1);
}

/// The cells that hands aim at, with the tiles that they would place there.
void PontView::paintAims(QPainter& painter, const PontLayout& layout) {
  std::vector<std::pair<std::size_t, pont::Cell>> cursors;
  for (std::size_t place = 0; place < desks_.size(); ++place) {
    const PontDesk& each = desks_[place];
    const bool byMouse = each.seat() == mouseSeat_ && !keyboard_;
    if (!mayAct(each.seat()) || (byMouse && !carries())) {
      continue;
    }
    const bool alone = desks_.size() == 1;
    const Finger* finger = fingerOf(each.seat());
    if (finger != nullptr && fingerCarries(*finger)) {
      continue;
    }
    const bool onFree = each.seat() == mouseSeat_ && carries();
    const pont::Cell cell = onFree ? layout.cellAt(*pointer_) : each.cell();
    // Where the advice shows the tile as it should lie, it is not shown as it is turned now.
    const bool advised = showsHint() && hint_->seat == each.seat() && hint_->place.cell == cell;
    if (each.tile() != 0 && !onFree && !advised &&
        each.chosen()->kind != PontChoice::Kind::discard) {
      paintGhost(painter, layout, each, cell, 0.8);
    }
    const QPainterPath outline = layout.outlineOf(cell, edgeReach + 0.05);
    if (onFree) {
      painter.setBrush(Qt::NoBrush);
      painter.setPen(QPen(faded(colours().accent, 0.7), 2, Qt::DashLine));
      painter.drawPath(outline);
    } else if (alone && hasFocus()) {
      paintBoardFocus(painter, outline);
    } else if (!alone) {
      cursors.emplace_back(place, cell);
    }
  }
  for (auto cursor = cursors.begin(); cursor != cursors.end(); ++cursor) {
    const auto inside = std::count_if(
        cursors.begin(), cursor, [&](const auto& other) { return other.second == cursor->second; });
    paintCursor(painter, layout, cursor->first, cursor->second, static_cast<int>(inside));
  }
}

/// The cursor of one of several hands, round the others at the same cell that are painted already.
void PontView::paintCursor(QPainter& painter, const PontLayout& layout, std::size_t place,
                           pont::Cell cell, int inside) {
  const double reach = edgeReach + 0.05 + 5.0 * inside / layout.side();
  const QPainterPath outline = layout.outlineOf(cell, reach);
  painter.setBrush(Qt::NoBrush);
  painter.setPen(QPen(QColor("#fffaf2"), 6));
  painter.drawPath(outline);
  painter.setPen(QPen(cursorColour(place), 3));
  painter.drawPath(outline);
  // Every hand has its number at a corner of its own.
  const double angle = (double(place) - 1.5) * std::numbers::pi / 3;
  painter.setFont(roleFont(TextRole::seatName, font()));
  QRectF badge(0, 0, 22, 22);
  badge.moveCenter(layout.centreOf(cell) +
                   QPointF(std::cos(angle), std::sin(angle)) * reach * layout.side());
  painter.setPen(QPen(QColor("#fffaf2"), 2));
  painter.setBrush(cursorColour(place));
  painter.drawEllipse(badge);
  painter.setPen(colours().surface);
  painter.drawText(badge, Qt::AlignCenter, QString::number(numberOf(desks_[place].seat())));
}

/// The advice is to place a tile.
bool PontView::showsHint() const {
  return hint_ && (hint_->deed == pont::Deed::place || hint_->deed == pont::Deed::niche);
}

void PontView::paintHint(QPainter& painter, const PontLayout& layout) {
  if (!showsHint()) {
    return;
  }
  const int tile = hint_->deed == pont::Deed::niche
                       ? hint_->tile
                       : state_.seat(indexOf(hint_->seat)).hand.number();
  if (tile == 0) {
    return;
  }
  const qreal ratio = painter.device()->devicePixelRatioF();
  painter.setOpacity(0.75);
  layTile(painter,
          pixmaps_.face(tile, hint_->place.rotation, look().colourMarks, layout_.side(), ratio),
          layout.centreOf(hint_->place.cell), 0, layout.side() / layout_.side());
  painter.setOpacity(1);
  painter.setBrush(Qt::NoBrush);
  painter.setPen(QPen(colours().gold, 4));
  painter.drawPath(layout.outlineOf(hint_->place.cell, hintReach));
}

void PontView::paintFlash(QPainter& painter, const PontLayout& layout) {
  const auto& flash = motion_.flash();
  if (!flash) {
    return;
  }
  const QColor colour = faded(colours().refused, motion_.flashShare(now()));
  const double width = std::max(4.0, layout.side() * 0.13);
  painter.setBrush(Qt::NoBrush);
  if (flash->edges == 0) {
    painter.setPen(QPen(colour, width / 2));
    painter.drawPath(layout.outlineOf(flash->cell, edgeReach));
    return;
  }
  for (int edge = 0; edge < 6; ++edge) {
    if (((flash->edges >> edge) & 1U) != 0) {
      const QPainterPath path = edgePath(layout, flash->cell, edge);
      painter.setPen(QPen(QColor("#fffaf2"), width + 4, Qt::SolidLine, Qt::RoundCap));
      painter.drawPath(path);
      painter.setPen(QPen(colour, width, Qt::SolidLine, Qt::RoundCap));
      painter.drawPath(path);
    }
  }
}

void PontView::paintTrays(QPainter& painter) {
  PontTrayWords words{{},
                      pontWords::discard(),
                      pontWords::call(),
                      [this](Actor seat) { return nameOf(seat); },
                      [this](Actor seat) { return pontWords::giveTo(nameOf(seat)); }};
  const QFont caption = roleFont(TextRole::caption, font());
  for (std::size_t place = 0; place < trays_.size(); ++place) {
    const PontDesk& mine = desks_[place];
    words.caption = captionOf(mine.seat(), trays_[place].caption.width());
    PontTrayLook shown;
    shown.marks = look().colourMarks;
    shown.active = true;
    shown.aims = mayAct(mine.seat());
    shown.font = caption;
    const Finger* finger = fingerOf(mine.seat());
    const bool carried =
        (mine.seat() == mouseSeat_ && carries()) || (finger != nullptr && fingerCarries(*finger));
    const bool away = carried && mine.chosen() && mine.chosen()->kind == PontChoice::Kind::hand;
    shown.handHidden = away || motion_.fliesToHand(indexOf(mine.seat()));
    shown.turn = turnLeft(mine.seat());
    shown.shake = shakeOf(mine.seat());
    if (hint_ && hint_->seat == mine.seat()) {
      if (hint_->stack != 0) {
        shown.hinted = PontChoice{PontChoice::Kind::stack, hint_->stack};
      } else if (hint_->tile != 0) {
        shown.hinted = PontChoice{PontChoice::Kind::fine, hint_->tile};
      } else if (hint_->deed == pont::Deed::discard) {
        const int number = state_.seat(indexOf(mine.seat())).hand.number();
        shown.hinted = PontChoice{PontChoice::Kind::discard, number};
      }
      shown.hintedReceiver = hint_->receiver;
    }
    paintTray(painter, pixmaps_, trays_[place], state_, mine, words, shown);
  }
}

QImage PontView::picture(QSize size, qreal ratio) {
  PontLayout layout(QRectF({}, size));
  layout.fit(groundOf(state_.mosaic));
  return exactPicture(art(), size, ratio, [&](QPainter& painter) {
    painter.setRenderHint(QPainter::Antialiasing);
    paintTable(painter, layout, true);
    paintFinished(painter, QRectF({}, size));
  });
}

} // namespace igroteka::view
