// SPDX-License-Identifier: MIT
#include "sbor_painter.h"

#include "art.h"
#include "marks.h"
#include "sbor_figure.h"
#include "theme.h"

#include <QPainter>
#include <QPainterPath>

#include <algorithm>
#include <array>
#include <cmath>

namespace igroteka::view {

namespace pictureKey {

QString sborCircle(int number) {
  return QStringLiteral("thing/circle-%1").arg(number);
}

QString sborDie(int value) {
  return QStringLiteral("thing/die-%1").arg(value);
}

QString sborBlankDie() {
  return QStringLiteral("thing/die-blank");
}

QString sborDoll(PieceColour colour, PieceSize size) {
  static constexpr std::array<const char*, 4> colourNames{"red", "green", "blue", "yellow"};
  static constexpr std::array<const char*, 3> endings{"-small", "-medium", ""};
  return QStringLiteral("thing/doll-%1%2")
      .arg(QLatin1String(colourNames[indexOf(colour)]), QLatin1String(endings[indexOf(size)]));
}

} // namespace pictureKey

double sborDollHeight(PieceSize size) {
  static constexpr std::array<double, 3> heights{1.0, 1.35, 1.75};
  return heights[indexOf(size)];
}

QRectF sborDollRect(const SborLayout& layout, QPointF at, PieceSize size) {
  const double radius = layout.radius();
  const double tall = sborDollHeight(size) * radius;
  const double wide = tall * 0.62;
  const QPointF foot = layout.toPixels(at) + QPointF(0, 0.45 * radius);
  return {foot.x() - wide / 2, foot.y() - tall, wide, tall};
}

namespace {

using Disc = SborScene::Disc;

void glow(QPainter& painter, QPointF centre, double radius, const QColor& colour, double width) {
  painter.setBrush(Qt::NoBrush);
  for (int ring = 3; ring >= 1; --ring) {
    painter.setPen(QPen(faded(colour, 0.16), width * (1 + ring * 0.7)));
    painter.drawEllipse(centre, radius, radius);
  }
  painter.setPen(QPen(colour, width));
  painter.drawEllipse(centre, radius, radius);
}

void paintDisc(QPainter& painter, Art& art, const SborLayout& layout, const Disc& disc,
               const SborScene& scene) {
  const double radius = layout.radius();
  const QPointF lift = QPointF(-0.05, -0.12) * (disc.lifted * radius);
  const QPointF centre = layout.toPixels(disc.centre) + lift;
  painter.save();
  painter.setOpacity(painter.opacity() * disc.opacity);
  if (disc.lifted > 0) {
    painter.setPen(Qt::NoPen);
    painter.setBrush(faded(QColor("#1a0f0a"), 0.16));
    painter.drawEllipse(centre + QPointF(0.22, 0.4) * (disc.lifted * radius), radius * 1.02,
                        radius * 1.02);
  }
  art.draw(painter, pictureKey::sborCircle(disc.number),
           QRectF(centre - QPointF(1.2, 1.18) * radius, QSizeF(2.4, 2.4) * radius),
           scene.glides ? Fit::near : Fit::exact);
  const double line = std::max(2.0, radius * 0.045);
  if (disc.chosen) {
    glow(painter, centre, radius * 0.96, palette(ThemeKind::light).accent, line * 1.3);
  } else if (disc.target && scene.legalPlaces) {
    glow(painter, centre, radius * 0.96, palette(ThemeKind::light).good, line * 1.2);
  } else if (disc.active) {
    glow(painter, centre, radius * 0.96, palette(ThemeKind::light).gold, line);
  }
  if (disc.last) {
    painter.setPen(QPen(faded(palette(ThemeKind::light).accent, 0.8), line * 0.6, Qt::DashLine));
    painter.setBrush(Qt::NoBrush);
    painter.drawEllipse(centre, radius * 0.86, radius * 0.86);
  }
  painter.restore();
}

/// The wooden pill over the place where two circles touch.
void paintBridge(QPainter& painter, const SborLayout& layout, QPointF from, QPointF to) {
  const QPointF way = to - from;
  painter.save();
  painter.translate(layout.toPixels((from + to) / 2));
  double angle = std::atan2(way.y(), way.x()) * 180 / M_PI;
  if (angle > 90) {
    angle -= 180;
  } else if (angle <= -90) {
    angle += 180;
  }
  painter.rotate(angle);
  const double unit = 0.009 * layout.radius();
  const double gap = std::hypot(way.x(), way.y()) / sbor::radius - 2;
  painter.scale(unit * (1 + std::clamp(gap, 0.0, 0.5)), unit);
  painter.setPen(Qt::NoPen);
  painter.setBrush(faded(QColor("#2a1710"), 0.28));
  painter.drawRoundedRect(QRectF(-21, -9, 44, 22), 11, 11);
  painter.setBrush(QColor("#c99d5e"));
  painter.drawRoundedRect(QRectF(-22, -11, 44, 22), 11, 11);
  painter.setBrush(QColor("#f4dcae"));
  painter.drawRoundedRect(QRectF(-22, -12, 44, 21), 10.5, 10.5);
  painter.setBrush(QColor("#b07a40"));
  painter.drawEllipse(QPointF(-12, -1.5), 3.4, 3.4);
  painter.drawEllipse(QPointF(12, -1.5), 3.4, 3.4);
  painter.setPen(QPen(QColor("#b07a40"), 2.6, Qt::SolidLine, Qt::RoundCap));
  painter.drawLine(QPointF(-6, -1.5), QPointF(6, -1.5));
  painter.restore();
}

void paintFocus(QPainter& painter, const SborLayout& layout, QPointF at) {
  QPainterPath ring;
  const double reach = layout.radius() + 4;
  ring.addEllipse(layout.toPixels(at), reach, reach);
  paintBoardFocus(painter, ring);
}

/// Where the cloth is folded: a crease with its shade.
void paintFold(QPainter& painter, const QLineF& fold) {
  const QPointF aside = fold.dx() == 0 ? QPointF(1, 0) : QPointF(0, 1);
  constexpr int reach = 5;
  for (int away = 1; away <= reach; ++away) {
    const double shade = 0.11 * (1 - static_cast<double>(away) / (reach + 1));
    painter.setPen(QPen(faded(QColor("#1a0f0a"), shade), 1));
    painter.drawLine(fold.translated(aside * away));
    painter.setPen(QPen(faded(QColor("#ffffff"), 0.7 * shade), 1));
    painter.drawLine(fold.translated(aside * -away));
  }
  painter.setPen(QPen(faded(QColor("#1a0f0a"), 0.22), 1));
  painter.drawLine(fold);
}

} // namespace

void paintSbor(QPainter& painter, Art& art, const SborLayout& layout, const SborScene& scene) {
  painter.save();
  painter.setRenderHints(QPainter::Antialiasing | QPainter::SmoothPixmapTransform);
  for (const QLineF& fold : layout.folds()) {
    paintFold(painter, fold);
  }
  for (const Disc& disc : scene.discs) {
    if (disc.lifted == 0) {
      paintDisc(painter, art, layout, disc, scene);
    }
  }
  for (const auto& [from, to] : scene.bridges) {
    paintBridge(painter, layout, from, to);
  }
  if (scene.focus) {
    paintFocus(painter, layout, *scene.focus);
  }
  std::vector<SborScene::Figure> figures = scene.figures;
  std::ranges::stable_sort(figures, {}, [](const auto& figure) { return figure.at.y(); });
  for (const SborScene::Figure& figure : figures) {
    paintSborFigure(painter, art, layout, figure, scene.glides);
  }
  for (const Disc& disc : scene.discs) {
    if (disc.lifted > 0) {
      paintDisc(painter, art, layout, disc, scene);
    }
  }
  painter.restore();
}

} // namespace igroteka::view
