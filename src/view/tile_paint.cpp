// SPDX-License-Identifier: MIT
#include "tile_paint.h"

#include "marks.h"
#include "numerals.h"
#include "palette.h"

#include <QLinearGradient>
#include <QPainter>

#include <algorithm>
#include <cmath>
#include <numbers>
#include <utility>

namespace igroteka::view {
namespace {

constexpr double lineWidth = 24;
constexpr double gap = 4;
constexpr double inradius = 86.6;
constexpr double seam = 1.2; // between the tile and the ideal hexagon
constexpr double shrink = (inradius - seam) / inradius;
constexpr double markRadius = 6.2;
constexpr double markInside = 20; // along the line, from the edge
constexpr double shineInside = 7;
constexpr QPointF lightFrom(-60, -90);
constexpr QPointF lightTo(60, 90);

struct Stop {
  double at;
  QColor colour;
};

QBrush lit(std::initializer_list<Stop> stops) {
  QLinearGradient gradient(lightFrom, lightTo);
  for (const Stop& stop : stops) {
    gradient.setColorAt(stop.at, stop.colour);
  }
  return gradient;
}

QBrush blackBrush() {
  return lit({{0, QColor("#363331")}, {0.4, QColor("#242322")}, {1, QColor("#191818")}});
}

QBrush lineBrush(PieceColour colour) {
  const PieceTones& tones = palette(ThemeKind::light).piece(colour);
  return lit({{0, blend(tones.base, tones.light, 0.3)},
              {0.45, tones.base},
              {0.75, tones.base},
              {1, blend(tones.base, tones.dark, 0.35)}});
}

/// The direction from the middle of the tile to the middle of an edge.
QPointF towards(int edge) {
  const double angle = (edge * 60 - 60) * std::numbers::pi / 180;
  return {std::cos(angle), std::sin(angle)};
}

/// The two ends of a line; the second lies 1, 2 or 3 edges clockwise from the first.
struct Line {
  PieceColour colour;
  int from;
  int turn;
};

std::vector<Line> linesOf(const TileLook& look) {
  std::vector<Line> lines;
  for (int edge = 0; edge < 6; ++edge) {
    for (int turn = 1; turn <= 3; ++turn) {
      const int other = (edge + turn) % 6;
      const bool joined =
          look.edges[static_cast<std::size_t>(edge)] == look.edges[static_cast<std::size_t>(other)];
      if (joined && (turn < 3 || edge < other)) {
        lines.push_back({look.edges[static_cast<std::size_t>(edge)], edge, turn});
      }
    }
  }
  const auto height = [&look](const Line& line) {
    const auto place = std::find(look.underToOver.begin(), look.underToOver.end(), line.colour);
    return place == look.underToOver.end() ? -1 : place - look.underToOver.begin();
  };
  std::stable_sort(lines.begin(), lines.end(),
                   [&](const Line& a, const Line& b) { return height(a) < height(b); });
  return lines;
}

/// Walks along the middle of a line.
class Course {
public:
  explicit Course(const Line& line) : line_(line) {
    if (line.turn < 3) {
      radius_ = (line.turn == 1 ? 50 : 150) * shrink;
      // A sharp bend goes round the corner between its edges, a gentle one round the middle of the
      // neighbouring cell between them.
      const QPointF direction = towards(line.from) + towards(line.from + line.turn);
      const double distance = (line.turn == 1 ? 100 : 2 * inradius) * shrink;
      centre_ = direction / std::hypot(direction.x(), direction.y()) * distance;
      sweep_ = line.turn == 1 ? 120 : 60;
    }
  }

  double length() const {
    return line_.turn == 3 ? 2 * inradius * shrink : radius_ * sweep_ * std::numbers::pi / 180;
  }

  /// The point that far from the start.
  QPointF at(double way) const {
    if (line_.turn == 3) {
      return towards(line_.from) * (inradius * shrink - way);
    }
    const QPointF start = towards(line_.from) * (inradius * shrink) - centre_;
    const double angle = std::atan2(start.y(), start.x()) - way / radius_;
    return centre_ + QPointF(std::cos(angle), std::sin(angle)) * radius_;
  }

  /// The line without that much at either end.
  QPainterPath path(double without) const {
    QPainterPath path;
    if (line_.turn == 3) {
      path.moveTo(at(without));
      path.lineTo(at(length() - without));
      return path;
    }
    const QRectF box(centre_ - QPointF(radius_, radius_), centre_ + QPointF(radius_, radius_));
    const QPointF start = at(without) - centre_;
    const double first = std::atan2(-start.y(), start.x()) * 180 / std::numbers::pi;
    path.arcMoveTo(box, first);
    path.arcTo(box, first, sweep_ - 2 * without / radius_ * 180 / std::numbers::pi);
    return path;
  }

private:
  Line line_;
  QPointF centre_;
  double radius_ = 0;
  double sweep_ = 0;
};

QPainterPath hexagon(double reach, double rounding) {
  QPainterPath path;
  for (int corner = 0; corner < 6; ++corner) {
    const double angle = (corner * 60 - 90) * std::numbers::pi / 180;
    const QPointF tip = QPointF(std::cos(angle), std::sin(angle)) * reach;
    // Along a side of the hexagon the rounding starts this far from the tip.
    const double before = rounding * std::tan(std::numbers::pi / 6);
    const auto along = [&](double turned) {
      const double side = angle + turned * std::numbers::pi / 180;
      return tip + QPointF(std::cos(side), std::sin(side)) * before;
    };
    const QPointF start = along(-120);
    const QPointF centre = tip - QPointF(std::cos(angle), std::sin(angle)) *
                                     (rounding / std::cos(std::numbers::pi / 6));
    corner == 0 ? path.moveTo(start) : path.lineTo(start);
    const QRectF box(centre - QPointF(rounding, rounding), centre + QPointF(rounding, rounding));
    path.arcTo(box, -(angle * 180 / std::numbers::pi) + 30, -60);
  }
  path.closeSubpath();
  return path;
}

void paintBody(QPainter& painter) {
  painter.fillPath(tileOutline(), blackBrush());
  const QBrush bevel = lit({{0, faded(QColor("#8d8780"), 0.95)},
                            {0.42, faded(QColor("#55504c"), 0.6)},
                            {0.6, faded(QColor("#3c3835"), 0.6)},
                            {1, faded(QColor("#4c4744"), 0.85)}});
  painter.strokePath(hexagon(97, 12), QPen(bevel, 2));
}

void paintLine(QPainter& painter, const Line& line, bool over, bool marks) {
  const Course course(line);
  const QPainterPath path = course.path(0);
  if (over) {
    painter.strokePath(path, QPen(blackBrush(), lineWidth + 2 * gap, Qt::SolidLine, Qt::FlatCap));
  }
  painter.strokePath(path, QPen(lineBrush(line.colour), lineWidth, Qt::SolidLine, Qt::FlatCap));
  const QBrush shine = lit({{0, faded(QColor("#ffffff"), 0.7)},
                            {0.5, faded(QColor("#ffffff"), 0.25)},
                            {1, faded(QColor("#ffffff"), 0.08)}});
  painter.save();
  painter.translate(-3.4, -4);
  painter.strokePath(course.path(shineInside), QPen(shine, 2.8, Qt::SolidLine, Qt::RoundCap));
  painter.restore();
  if (marks) {
    paintMark(painter, line.colour, course.at(markInside), markRadius);
    paintMark(painter, line.colour, course.at(course.length() - markInside), markRadius);
  }
}

} // namespace

QRectF tileBounds() {
  return {-90, -100, 180, 200};
}

QRectF tileShadowBounds() {
  return {-90, -100, 190, 210};
}

QPainterPath tileOutline() {
  return hexagon(tileSide * shrink, 13);
}

void paintTile(QPainter& painter, const TileLook& look) {
  paintBody(painter);
  for (const Line& line : linesOf(look)) {
    const auto& crossing = look.underToOver;
    const bool over = std::find(crossing.begin(), crossing.end(), line.colour) != crossing.end() &&
                      line.colour != crossing.front();
    paintLine(painter, line, over, look.marks);
  }
}

void paintTileBack(QPainter& painter, int number, PieceColour colour) {
  paintBody(painter);
  const PieceTones& tones = palette(ThemeKind::dark).piece(colour);
  painter.setBrush(Qt::NoBrush);
  painter.setPen(QPen(lineBrush(colour), 5));
  painter.drawEllipse(QPointF(0, 0), 52, 52);
  const QColor ink = colour == PieceColour::red || colour == PieceColour::blue
                         ? blend(tones.base, tones.light, 0.55)
                         : tones.base;
  paintNumber(painter, number, {0, 0}, 46, ink);
}

void paintWhiteTileBack(QPainter& painter, int number) {
  const QColor white("#fff6e6");
  paintBody(painter);
  painter.setBrush(Qt::NoBrush);
  painter.setPen(QPen(faded(white, number > 0 ? 0.9 : 0.3), 5));
  painter.drawEllipse(QPointF(0, 0), 52, 52);
  if (number > 0) {
    paintNumber(painter, number, {0, 0}, 46, white);
  }
}

void paintTileShadow(QPainter& painter) {
  painter.fillPath(tileOutline().translated(3.5, 5.5), faded(QColor("#1a0f0a"), 0.32));
}

} // namespace igroteka::view
