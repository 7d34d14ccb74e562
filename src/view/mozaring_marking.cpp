// SPDX-License-Identifier: MIT
#include "mozaring_marking.h"

#include "marks.h"
#include "ring_paint.h"
#include "theme.h"

#include <QConicalGradient>
#include <QFontMetricsF>
#include <QLineF>
#include <QPainter>
#include <QPainterPath>

#include <algorithm>
#include <cmath>
#include <numbers>
#include <utility>

namespace igroteka::view {
namespace {

// Wells are dark in both themes, so these lights are as well.
const Palette& onWood() {
  return palette(ThemeKind::dark);
}

/// Circles and lines round the slots of a board.
class Marker {
public:
  Marker(QPainter& painter, const MozaringLayout& layout) : painter_(painter), layout_(layout) {}

  double unit() const { return layout_.unit(); }
  QPointF centre(const MozaringSlot& slot) const { return layout_.fieldCentre(slot.field); }

  void circle(const MozaringSlot& slot, double radius, const QPen& pen) {
    painter_.setBrush(Qt::NoBrush);
    painter_.setPen(pen);
    painter_.drawEllipse(centre(slot), radius * unit(), radius * unit());
  }

  /// The whole groove in one colour.
  void groove(const MozaringSlot& slot, const QColor& colour) {
    const RingMeasures ring = ringMeasures(slot.size);
    circle(slot, ring.radius, QPen(colour, (ring.width + 1) * unit()));
  }

  /// Stitches along the middle of the groove.
  void stitches(const MozaringSlot& slot, const QColor& colour, double width) {
    const double radius = ringMeasures(slot.size).radius;
    const double length = 2 * std::numbers::pi * radius / width;
    const double count = std::round(length / 2.6);
    QPen pen(colour, width * unit(), Qt::CustomDashLine, Qt::RoundCap);
    pen.setDashPattern({0.01, length / count - 0.01});
    circle(slot, radius, pen);
  }

  /// A thin rim at the outer edge of the slot's ring.
  void rim(const MozaringSlot& slot, const QColor& colour, double width) {
    const RingMeasures ring = ringMeasures(slot.size);
    circle(slot, ring.radius + (ring.width - width) / 2, QPen(colour, width * unit()));
  }

private:
  QPainter& painter_;
  const MozaringLayout& layout_;
};

bool isNest(const MozaringScene::Trace& trace) {
  return trace.rings[0].field == trace.rings[2].field;
}

/// A pair of neighbouring fields, smaller number first.
std::pair<int, int> link(const MozaringSlot& a, const MozaringSlot& b) {
  return std::minmax({a.field, b.field});
}

/// How many traces before `trace` cross the same link, and how many there are in all.
std::pair<int, int> rankOnLink(const MozaringScene& scene, const MozaringScene::Trace& trace,
                               std::pair<int, int> fields) {
  int before = 0;
  int all = 0;
  for (const MozaringScene::Trace& other : scene.traces) {
    const bool crosses = !isNest(other) && (link(other.rings[0], other.rings[1]) == fields ||
                                            link(other.rings[1], other.rings[2]) == fields);
    before += crosses && &other < &trace ? 1 : 0;
    all += crosses ? 1 : 0;
  }
  return {before, all};
}

/// A lacquered bridge over the wood between two wells.
void bridge(QPainter& painter, const MozaringLayout& layout, std::pair<int, int> fields,
            double offset, const PieceTones& tones) {
  QLineF line(layout.fieldCentre(fields.first), layout.fieldCentre(fields.second));
  const double unit = layout.unit();
  const double wood = line.length() / unit - 2 * MozaringLayout::wellRadius;
  const double half = wood / 2 + 4;
  const QLineF across = line.normalVector().unitVector();
  const QPointF middle = line.center() + QPointF(across.dx(), across.dy()) * (offset * unit);
  const QLineF along = line.unitVector();
  const QPointF reach = QPointF(along.dx(), along.dy()) * (half * unit);
  const auto stroke = [&](const QColor& colour, double width, QPointF shift) {
    painter.setPen(QPen(colour, width * unit, Qt::SolidLine, Qt::RoundCap));
    painter.drawLine(middle - reach + shift, middle + reach + shift);
  };
  stroke(faded(QColor("#2a1408"), 0.45), 12, QPointF(0.8, 1.8) * unit);
  stroke(tones.dark, 11.5, {});
  stroke(tones.base, 8.5, {});
  stroke(tones.light, 2.2, QPointF(-1.1, -1.6) * unit);
}

void paintNest(Marker& marker, const MozaringScene::Trace& trace, int rank) {
  const PieceTones& tones = onWood().piece(trace.colour);
  const double radius = MozaringLayout::wellRadius + 2 + 5 * rank;
  marker.circle(trace.rings[0], radius, QPen(tones.dark, 6 * marker.unit()));
  marker.circle(trace.rings[0], radius, QPen(tones.base, 4 * marker.unit()));
}

/// A gold light round a winning ring; `shine` is where on its way the gleam is.
void paintWinner(QPainter& painter, Marker& marker, const MozaringSlot& slot,
                 std::optional<double> shine) {
  const RingMeasures ring = ringMeasures(slot.size);
  const double unit = marker.unit();
  const QColor gold = onWood().gold;
  const double outside = ring.radius + ring.width / 2;
  marker.circle(slot, outside + 1.2, QPen(faded(gold, 0.28), 9 * unit));
  marker.circle(slot, outside + 0.8, QPen(faded(gold, 0.5), 5 * unit));
  marker.circle(slot, outside, QPen(QColor("#ffe7a6"), 2.4 * unit));
  if (!shine) {
    return;
  }
  QConicalGradient gleam(marker.centre(slot), 135 - *shine * 360);
  gleam.setColorAt(0, QColor(255, 255, 255, 230));
  gleam.setColorAt(0.1, QColor(255, 255, 255, 0));
  gleam.setColorAt(0.9, QColor(255, 255, 255, 0));
  gleam.setColorAt(1, QColor(255, 255, 255, 230));
  painter.setBrush(Qt::NoBrush);
  painter.setPen(QPen(QBrush(gleam), (ring.width - 2) * unit));
  painter.drawEllipse(marker.centre(slot), ring.radius * unit, ring.radius * unit);
}

QColor verdictColour(MozaringScene::Verdict verdict) {
  switch (verdict) {
  case MozaringScene::Verdict::win:
    return onWood().good;
  case MozaringScene::Verdict::loss:
    return onWood().refused;
  case MozaringScene::Verdict::draw:
    return onWood().gold;
  case MozaringScene::Verdict::open:
    break;
  }
  return QColor("#e6d3b3");
}

void paintNote(QPainter& painter, Marker& marker, const MozaringScene::Note& note) {
  const QColor colour = verdictColour(note.verdict);
  marker.groove(note.slot, faded(colour, 0.5));
  if (note.text.isEmpty()) {
    return;
  }
  QFont font = painter.font();
  font.setPixelSize(std::max(9, qRound(15 * marker.unit())));
  font.setWeight(QFont::Bold);
  const QFontMetricsF metrics(font);
  const double height = font.pixelSize() * 1.22;
  const double width = std::max(metrics.horizontalAdvance(note.text) + height * 0.6, height);
  const QPointF place =
      marker.centre(note.slot) - QPointF(0, ringMeasures(note.slot.size).radius * marker.unit());
  const QRectF tag(place.x() - width / 2, place.y() - height / 2, width, height);
  painter.setFont(font);
  painter.setPen(QPen(QColor("#2b1a10"), 1));
  painter.setBrush(colour);
  painter.drawRoundedRect(tag, height / 2, height / 2);
  painter.setPen(QColor("#2b1a10"));
  painter.drawText(tag, Qt::AlignCenter, note.text);
}

void paintFocus(QPainter& painter, const MozaringLayout& layout, const MozaringScene& scene) {
  QPainterPath path;
  if (scene.focus) {
    const RingMeasures ring = ringMeasures(scene.focus->size);
    const double reach = (ring.radius + ring.width / 2) * layout.unit() + 3;
    path.addEllipse(layout.fieldCentre(scene.focus->field), reach, reach);
  } else if (scene.focusPile) {
    const auto centre = layout.pileCentre(*scene.focusPile);
    if (!centre) {
      return;
    }
    const RingMeasures ring = ringMeasures(scene.focusPile->size);
    const double reach = (ring.radius + ring.width / 2) * layout.pileUnit() + 4;
    const double high = 2 * layout.pileStep();
    path.addRoundedRect(
        QRectF(centre->x() - reach, centre->y() - reach - high, 2 * reach, 2 * reach + high), reach,
        reach);
  } else {
    return;
  }
  paintBoardFocus(painter, path);
}

} // namespace

void paintTraceGround(QPainter& painter, const MozaringLayout& layout, const MozaringScene& scene) {
  Marker marker(painter, layout);
  std::array<int, 9> nests{};
  for (const MozaringScene::Trace& trace : scene.traces) {
    const PieceTones& tones = onWood().piece(trace.colour);
    if (isNest(trace)) {
      paintNest(marker, trace, nests[static_cast<std::size_t>(trace.rings[0].field)]++);
      continue;
    }
    for (const std::size_t start : {std::size_t{0}, std::size_t{1}}) {
      const auto fields = link(trace.rings[start], trace.rings[start + 1]);
      const auto [before, all] = rankOnLink(scene, trace, fields);
      bridge(painter, layout, fields, (before - (all - 1) / 2.0) * 14, tones);
    }
  }
}

void paintLegal(QPainter& painter, const MozaringLayout& layout, const MozaringScene& scene) {
  Marker marker(painter, layout);
  const QColor light = onWood().good;
  for (const MozaringSlot& slot : scene.legal) {
    const bool hovered = scene.hovered == slot;
    marker.groove(slot, faded(light, hovered ? 0.42 : 0.2));
    marker.stitches(slot, faded(light, 0.95), hovered ? 3.6 : 2.8);
  }
  const bool barren = scene.hovered && std::find(scene.legal.begin(), scene.legal.end(),
                                                 *scene.hovered) == scene.legal.end();
  if (barren) {
    marker.groove(*scene.hovered, faded(QColor("#fff0cf"), 0.14));
  }
}

void paintMarkings(QPainter& painter, const MozaringLayout& layout, const MozaringScene& scene) {
  Marker marker(painter, layout);
  for (const MozaringScene::Trace& trace : scene.traces) {
    for (const MozaringSlot& slot : trace.rings) {
      marker.rim(slot, onWood().piece(trace.colour).light, 3);
    }
  }
  if (scene.last) {
    marker.rim(*scene.last, QColor("#fff6e6"), 2.2);
  }
  for (const MozaringSlot& slot : scene.winning) {
    paintWinner(painter, marker, slot, scene.shine);
  }
  for (const MozaringScene::Note& note : scene.notes) {
    paintNote(painter, marker, note);
  }
  if (scene.refused) {
    marker.groove(*scene.refused, faded(onWood().refused, 0.35));
    marker.rim(*scene.refused, onWood().refused, 3);
  }
  paintFocus(painter, layout, scene);
}

} // namespace igroteka::view
