// SPDX-License-Identifier: MIT
#include "style_paint.h"
#include "theme.h"

#include <QLinearGradient>
#include <QPainter>
#include <QPainterPath>
#include <QStyleOption>

#include <algorithm>

namespace igroteka::view::paint {
namespace {

struct Mood {
  bool enabled;
  bool hovered;
  bool down;
  bool on;
};

Mood moodOf(const QStyleOption& option) {
  const bool enabled = option.state.testFlag(QStyle::State_Enabled);
  return {enabled, enabled && option.state.testFlag(QStyle::State_MouseOver),
          enabled && option.state.testFlag(QStyle::State_Sunken),
          option.state.testFlag(QStyle::State_On)};
}

QColor lit(const QColor& colour, double share) {
  return blend(colour, QColor("#ffffff"), share);
}
QColor shaded(const QColor& colour, double share) {
  return blend(colour, QColor("#1a0f0a"), share);
}

QColor buttonFill(const Mood& mood, bool primary) {
  const Palette& theme = colours();
  if (!mood.enabled) {
    return blend(theme.window, theme.line, 0.25);
  }
  if (primary) {
    return mood.hovered ? lit(theme.accent, 0.1) : theme.accent;
  }
  if (mood.on) {
    return theme.accentSoft;
  }
  const QColor base = theme.kind == ThemeKind::dark ? lit(theme.surface, 0.05) : theme.surface;
  return mood.hovered ? blend(base, theme.accent, 0.09) : base;
}

QColor buttonBorder(const Mood& mood, bool primary) {
  const Palette& theme = colours();
  if (!mood.enabled) {
    return blend(theme.window, theme.line, 0.6);
  }
  if (primary) {
    return shaded(theme.accent, 0.25);
  }
  return mood.hovered || mood.on ? blend(theme.line, theme.accent, 0.55) : theme.line;
}

/// A box with a darker foot, as of a turned piece of wood; pressed it sinks onto the foot.
void raisedBox(QPainter& painter, QRectF rect, const QColor& fill, const QColor& border,
               bool down) {
  const QRectF foot = rect.adjusted(0.5, 1.5, -0.5, -0.5);
  painter.setPen(Qt::NoPen);
  painter.setBrush(shaded(border, 0.12));
  painter.drawRoundedRect(foot, buttonRadius, buttonRadius);
  const QRectF top = rect.adjusted(0.5, down ? 1.5 : 0.5, -0.5, down ? -0.5 : -1.5);
  QLinearGradient light(top.topLeft(), top.bottomLeft());
  light.setColorAt(0, down ? shaded(fill, 0.06) : lit(fill, 0.12));
  light.setColorAt(1, down ? shaded(fill, 0.02) : shaded(fill, 0.03));
  painter.setPen(QPen(border, 1));
  painter.setBrush(light);
  painter.drawRoundedRect(top, buttonRadius, buttonRadius);
}

QColor indicatorBorder(const Mood& mood) {
  const Palette& theme = colours();
  const QColor calm = blend(theme.line, theme.muted, 0.55);
  return mood.hovered ? theme.accent : mood.enabled ? calm : theme.line;
}

} // namespace

void roundedBox(QPainter& painter, QRectF rect, double radius, const QColor& fill,
                const QColor& border) {
  painter.save();
  painter.setRenderHint(QPainter::Antialiasing);
  painter.setPen(QPen(border, 1));
  painter.setBrush(fill);
  painter.drawRoundedRect(rect.adjusted(0.5, 0.5, -0.5, -0.5), radius, radius);
  painter.restore();
}

void chevron(QPainter& painter, QRectF rect, Qt::ArrowType direction, const QColor& colour) {
  const double reach = std::min({rect.width(), rect.height(), 10.0}) / 2;
  QPainterPath path(QPointF(-reach, -reach / 2));
  path.lineTo(0, reach / 2);
  path.lineTo(reach, -reach / 2);
  painter.save();
  painter.setRenderHint(QPainter::Antialiasing);
  painter.translate(rect.center());
  painter.rotate(direction == Qt::UpArrow      ? 180
                 : direction == Qt::LeftArrow  ? 90
                 : direction == Qt::RightArrow ? -90
                                               : 0);
  painter.setBrush(Qt::NoBrush);
  painter.setPen(QPen(colour, 1.8, Qt::SolidLine, Qt::RoundCap, Qt::RoundJoin));
  painter.drawPath(path);
  painter.restore();
}

void button(QPainter& painter, const QStyleOption& option, bool primary, bool flat) {
  const Mood mood = moodOf(option);
  if (flat && !mood.hovered && !mood.down && !mood.on) {
    return;
  }
  painter.save();
  painter.setRenderHint(QPainter::Antialiasing);
  if (flat) {
    roundedBox(painter, option.rect, buttonRadius,
               mood.on || mood.down ? colours().accentSoft : faded(colours().accent, 0.1),
               Qt::transparent);
  } else {
    raisedBox(painter, option.rect, buttonFill(mood, primary), buttonBorder(mood, primary),
              mood.down);
  }
  painter.restore();
}

void field(QPainter& painter, const QStyleOption& option) {
  const Palette& theme = colours();
  const Mood mood = moodOf(option);
  const bool active = option.state.testFlag(QStyle::State_HasFocus);
  const QColor fill = mood.enabled ? theme.surface : blend(theme.window, theme.line, 0.2);
  const QColor border = active         ? theme.accent
                        : mood.hovered ? blend(theme.line, theme.accent, 0.5)
                                       : blend(theme.line, theme.muted, 0.2);
  roundedBox(painter, option.rect, buttonRadius, fill, border);
}

void checkBox(QPainter& painter, const QStyleOption& option) {
  const Palette& theme = colours();
  const Mood mood = moodOf(option);
  const bool partly = option.state.testFlag(QStyle::State_NoChange);
  const QRectF box(option.rect);
  const bool filled = mood.on || partly;
  const QColor fill = filled ? (mood.enabled ? theme.accent : theme.line) : theme.surface;
  roundedBox(painter, box, 0.28 * box.width(), fill, filled ? fill : indicatorBorder(mood));
  if (!filled) {
    return;
  }
  painter.save();
  painter.setRenderHint(QPainter::Antialiasing);
  painter.translate(box.topLeft());
  painter.scale(box.width() / 20, box.height() / 20);
  painter.setBrush(Qt::NoBrush);
  painter.setPen(QPen(mood.enabled ? theme.onAccent : theme.surface, 2.4, Qt::SolidLine,
                      Qt::RoundCap, Qt::RoundJoin));
  if (partly) {
    painter.drawLine(QPointF(6, 10), QPointF(14, 10));
  } else {
    painter.drawPolyline(QPolygonF({{5.2, 10.4}, {8.7, 13.8}, {14.8, 6.6}}));
  }
  painter.restore();
}

void radioButton(QPainter& painter, const QStyleOption& option) {
  const Palette& theme = colours();
  const Mood mood = moodOf(option);
  const QRectF box(option.rect);
  const QColor accent = mood.enabled ? theme.accent : theme.line;
  roundedBox(painter, box, box.width() / 2, theme.surface,
             mood.on ? accent : indicatorBorder(mood));
  if (!mood.on) {
    return;
  }
  painter.save();
  painter.setRenderHint(QPainter::Antialiasing);
  painter.setBrush(Qt::NoBrush);
  painter.setPen(QPen(accent, 2));
  painter.drawEllipse(box.adjusted(1, 1, -1, -1));
  painter.setPen(Qt::NoPen);
  painter.setBrush(accent);
  painter.drawEllipse(box.center(), 0.26 * box.width(), 0.26 * box.width());
  painter.restore();
}

void card(QPainter& painter, QRectF rect) {
  roundedBox(painter, rect, cardRadius, colours().surface, colours().line);
}

void focusFrame(QPainter& painter, QRectF rect) {
  painter.save();
  painter.setRenderHint(QPainter::Antialiasing);
  painter.setBrush(Qt::NoBrush);
  painter.setPen(QPen(colours().accent, 3));
  painter.drawRoundedRect(rect.adjusted(1.5, 1.5, -1.5, -1.5), buttonRadius + 3, buttonRadius + 3);
  painter.restore();
}

} // namespace igroteka::view::paint
