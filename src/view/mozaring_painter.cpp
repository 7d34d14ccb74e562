// SPDX-License-Identifier: MIT
#include "mozaring_painter.h"

#include "art.h"
#include "marks.h"
#include "mozaring_marking.h"
#include "ring_paint.h"
#include "theme.h"

#include <QPainter>
#include <QPainterPath>

#include <algorithm>

namespace igroteka::view {
namespace {

QRectF placed(QRectF bounds, QPointF centre, double unit) {
  return {centre + bounds.topLeft() * unit, bounds.size() * unit};
}

/// The brush for everything that the pieces consist of.
class Pieces {
public:
  Pieces(QPainter& painter, Art& art, bool marks) : painter_(painter), art_(art), marks_(marks) {}

  void body(QPointF centre, double unit, PieceSize size, PieceColour colour, Fit fit = Fit::exact) {
    art_.draw(painter_, pictureKey::ring(size, colour), placed(ringBounds(size), centre, unit),
              fit);
  }

  void ring(QPointF centre, double unit, PieceSize size, PieceColour colour, Fit fit = Fit::exact) {
    body(centre, unit, size, colour, fit);
    if (marks_) {
      art_.draw(painter_, pictureKey::ringMarks(size, colour),
                placed(ringBounds(size), centre, unit), fit);
    }
  }

  void shadow(QPointF centre, double unit, PieceSize size) {
    art_.draw(painter_, pictureKey::ringShadow(size), placed(ringShadowBounds(size), centre, unit));
  }

  void plug(QPointF centre, double unit, PieceSize size) {
    art_.draw(painter_, pictureKey::plug(size), placed(ringBounds(size), centre, unit));
  }

  /// The two soft shadows of a ring in the air, further away and paler the higher it is.
  void airShadow(QPointF centre, double unit, PieceSize size, double height) {
    const RingMeasures ring = ringMeasures(size);
    const double across = 2 * ring.radius * unit;
    const auto shadow = [&](double away, double wider, double opacity) {
      painter_.setBrush(Qt::NoBrush);
      painter_.setPen(QPen(faded(QColor("#1a0f0a"), opacity), (ring.width + wider) * unit));
      painter_.drawEllipse(centre + QPointF(0.62, 1) * (away * height * across), ring.radius * unit,
                           ring.radius * unit);
    };
    shadow(0.36, 5 + 4 * height, 0.16 - 0.06 * height);
    shadow(0.31, -1, 0.18 - 0.06 * height);
  }

private:
  QPainter& painter_;
  Art& art_;
  bool marks_;
};

void paintTrays(QPainter& painter, const MozaringLayout& layout, const MozaringScene& scene) {
  const Palette& theme = colours();
  const bool dark = theme.kind == ThemeKind::dark;
  for (std::size_t seat = 0; seat < layout.trays().size(); ++seat) {
    const bool due = std::any_of(scene.reserves.begin(), scene.reserves.end(),
                                 [seat](const MozaringScene::Reserve& pile) {
                                   return pile.raised && pile.pile.seat == static_cast<int>(seat);
                                 });
    painter.setPen(due ? QPen(theme.accent, 2) : QPen(faded(theme.line, 0.7), 1));
    painter.setBrush(dark ? faded(QColor("#1a1216"), 0.35) : faded(QColor("#8a5426"), 0.09));
    painter.drawRoundedRect(layout.trays()[seat].adjusted(1, 1, -1, -1), 12, 12);
  }
}

void paintCount(QPainter& painter, QPointF place, double unit, int count) {
  const Palette& theme = colours();
  QFont font = painter.font();
  font.setPixelSize(std::max(11, qRound(17 * unit)));
  font.setWeight(QFont::DemiBold);
  painter.setFont(font);
  const double reach = font.pixelSize() * 0.78;
  painter.setPen(QPen(theme.line, 1));
  painter.setBrush(theme.surface);
  painter.drawEllipse(place, reach, reach);
  painter.setPen(theme.text);
  painter.drawText(QRectF(place.x() - reach, place.y() - reach, 2 * reach, 2 * reach),
                   Qt::AlignCenter, QString::number(count));
}

/// A pile from its lowest ring up; only the top one shows its marks, and lies loose if raised.
void paintPile(Pieces& pieces, const MozaringLayout& layout, const MozaringScene::Reserve& reserve,
               QPointF centre, int shown) {
  const auto& [seat, colour, size] = reserve.pile;
  const double unit = layout.pileUnit();
  QPointF place = centre;
  for (int ring = 1; ring < shown; ++ring) {
    pieces.shadow(place, unit, size);
    pieces.body(place, unit, size, colour);
    place.ry() -= layout.pileStep();
  }
  if (reserve.raised) {
    pieces.airShadow(place, unit, size, 0.16);
    pieces.ring(place - QPointF(2, 5) * unit, unit, size, colour);
  } else {
    pieces.shadow(place, unit, size);
    pieces.ring(place, unit, size, colour);
  }
}

/// The pile as one pale thing: rings that show through each other would look like glass.
void paintFadedPile(QPainter& painter, Art& art, const MozaringLayout& layout,
                    const MozaringScene& scene, const MozaringScene::Reserve& reserve,
                    QPointF centre, int shown) {
  const double reach = (ringBounds(reserve.pile.size).right() + 24) * layout.pileUnit();
  const QSize room = QSizeF(2 * reach, 2 * reach).toSize();
  const qreal ratio = painter.device()->devicePixelRatioF();
  QPixmap layer(room * ratio);
  layer.setDevicePixelRatio(ratio);
  layer.fill(Qt::transparent);
  QPainter inside(&layer);
  inside.setRenderHints(painter.renderHints());
  Pieces pieces(inside, art, scene.marks);
  paintPile(pieces, layout, reserve, QPointF(reach, reach), shown);
  inside.end();
  painter.setOpacity(0.5);
  painter.drawPixmap(centre - QPointF(reach, reach), layer);
  painter.setOpacity(1);
}

void paintReserve(QPainter& painter, Art& art, const MozaringLayout& layout,
                  const MozaringScene& scene, const MozaringScene::Reserve& reserve) {
  const auto centre = layout.pileCentre(reserve.pile);
  if (!centre || reserve.count <= 0) {
    return;
  }
  const int shown = std::min(reserve.count, 3);
  if (reserve.faded) {
    paintFadedPile(painter, art, layout, scene, reserve, *centre, shown);
  } else {
    Pieces pieces(painter, art, scene.marks);
    paintPile(pieces, layout, reserve, *centre, shown);
  }
  if (reserve.count > shown) {
    const double unit = layout.pileUnit();
    const double reach = (ringMeasures(reserve.pile.size).radius + 8) * unit;
    paintCount(painter, *centre + QPointF(0.74, 0.74) * reach, unit, reserve.count);
  }
}

void paintNumbers(QPainter& painter, const MozaringLayout& layout) {
  QFont font = painter.font();
  font.setPixelSize(std::max(9, qRound(18 * layout.unit())));
  font.setWeight(QFont::Bold);
  painter.setFont(font);
  const double cell = 26 * layout.unit();
  for (int field = 0; field < 9; ++field) {
    const QPointF corner = layout.fieldCentre(field) - QPointF(76, 76) * layout.unit();
    const QRectF place(corner.x() - cell / 2, corner.y() - cell / 2, cell, cell);
    painter.setPen(QColor("#ffe9c4"));
    painter.drawText(place.translated(0.8, 1), Qt::AlignCenter, QString::number(field + 1));
    painter.setPen(QColor("#6b3d16"));
    painter.drawText(place, Qt::AlignCenter, QString::number(field + 1));
  }
}

void paintRings(Pieces& pieces, const MozaringLayout& layout, const MozaringScene& scene) {
  for (const MozaringSlot& slot : scene.closed) {
    pieces.plug(layout.fieldCentre(slot.field), layout.unit(), slot.size);
  }
  for (int field = 0; field < 9; ++field) {
    for (const PieceSize size : {PieceSize::large, PieceSize::medium, PieceSize::small}) {
      const auto colour = scene.rings[static_cast<std::size_t>(field)][indexOf(size)];
      if (colour) {
        pieces.shadow(layout.fieldCentre(field), layout.unit(), size);
        pieces.ring(layout.fieldCentre(field), layout.unit(), size, *colour);
      }
    }
  }
}

void paintAir(Pieces& pieces, const MozaringLayout& layout, const MozaringScene& scene) {
  for (const MozaringScene::AirRing& ring : scene.air) {
    const double unit = layout.unit() * ring.scale;
    pieces.airShadow(ring.centre, unit, ring.size, ring.height);
    pieces.ring(ring.centre, unit, ring.size, ring.colour, Fit::near);
  }
}

} // namespace

void paintTable(QPainter& painter, Art& art, QRectF area) {
  art.drawCovering(painter, pictureKey::tableCloth(colours().kind == ThemeKind::dark), area);
}

void paintMozaring(QPainter& painter, Art& art, const MozaringLayout& layout,
                   const MozaringScene& scene) {
  painter.save();
  painter.setRenderHints(QPainter::Antialiasing | QPainter::SmoothPixmapTransform);
  Pieces pieces(painter, art, scene.marks);
  paintTrays(painter, layout, scene);
  for (const MozaringScene::Reserve& reserve : scene.reserves) {
    paintReserve(painter, art, layout, scene, reserve);
  }
  art.draw(painter, pictureKey::board(), layout.boardPicture());
  if (scene.numbers) {
    paintNumbers(painter, layout);
  }
  paintTraceGround(painter, layout, scene);
  paintLegal(painter, layout, scene);
  paintRings(pieces, layout, scene);
  if (scene.hovered && scene.ghost) {
    painter.setOpacity(0.55);
    pieces.ring(layout.fieldCentre(scene.hovered->field), layout.unit(), scene.hovered->size,
                *scene.ghost);
    painter.setOpacity(1);
  }
  paintMarkings(painter, layout, scene);
  paintAir(pieces, layout, scene);
  painter.restore();
}

} // namespace igroteka::view
