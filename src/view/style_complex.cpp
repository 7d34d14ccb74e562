// SPDX-License-Identifier: MIT
#include "style_paint.h"
#include "theme.h"

#include <QPainter>
#include <QStyleOption>

#include <algorithm>

namespace igroteka::view::paint {
namespace {

QColor stepColour(bool possible, bool active) {
  const Palette& theme = colours();
  return !possible ? theme.line : active ? theme.accent : theme.muted;
}

} // namespace

void comboBox(QPainter& painter, const QStyleOptionComboBox& option, const QStyle& style,
              const QWidget* widget) {
  if (option.editable) {
    field(painter, option);
  } else {
    button(painter, option, false, !option.frame);
  }
  const QRect arrow =
      style.subControlRect(QStyle::CC_ComboBox, &option, QStyle::SC_ComboBoxArrow, widget);
  const bool enabled = option.state.testFlag(QStyle::State_Enabled);
  chevron(painter, arrow, Qt::DownArrow,
          stepColour(enabled, option.state.testFlag(QStyle::State_MouseOver)));
}

void spinBox(QPainter& painter, const QStyleOptionSpinBox& option, const QStyle& style,
             const QWidget* widget) {
  if (option.frame) {
    field(painter, option);
  }
  if (option.buttonSymbols == QAbstractSpinBox::NoButtons) {
    return;
  }
  const bool enabled = option.state.testFlag(QStyle::State_Enabled);
  const auto step = [&](QStyle::SubControl part, QAbstractSpinBox::StepEnabledFlag flag,
                        Qt::ArrowType arrow) {
    const QRectF rect = style.subControlRect(QStyle::CC_SpinBox, &option, part, widget);
    const bool active = option.activeSubControls == part &&
                        (option.state & (QStyle::State_MouseOver | QStyle::State_Sunken));
    chevron(painter, rect.adjusted(0, 2, -2, -2), arrow,
            stepColour(enabled && option.stepEnabled.testFlag(flag), active));
  };
  step(QStyle::SC_SpinBoxUp, QAbstractSpinBox::StepUpEnabled, Qt::UpArrow);
  step(QStyle::SC_SpinBoxDown, QAbstractSpinBox::StepDownEnabled, Qt::DownArrow);
}

void scrollBar(QPainter& painter, const QStyleOptionSlider& option, const QStyle& style,
               const QWidget* widget) {
  const Palette& theme = colours();
  if (option.maximum <= option.minimum) {
    return;
  }
  const QRectF handle =
      style.subControlRect(QStyle::CC_ScrollBar, &option, QStyle::SC_ScrollBarSlider, widget);
  const bool held = option.activeSubControls.testFlag(QStyle::SC_ScrollBarSlider) &&
                    (option.state & (QStyle::State_Sunken | QStyle::State_MouseOver));
  const bool sideways = option.orientation == Qt::Horizontal;
  const QRectF pill = sideways ? handle.adjusted(2, 3, -2, -3) : handle.adjusted(3, 2, -3, -2);
  painter.save();
  painter.setRenderHint(QPainter::Antialiasing);
  painter.setPen(Qt::NoPen);
  painter.setBrush(blend(theme.line, held ? theme.accent : theme.muted, held ? 0.7 : 0.3));
  const double radius = std::min(pill.width(), pill.height()) / 2;
  painter.drawRoundedRect(pill, radius, radius);
  painter.restore();
}

void slider(QPainter& painter, const QStyleOptionSlider& option, const QStyle& style,
            const QWidget* widget) {
  const Palette& theme = colours();
  const bool enabled = option.state.testFlag(QStyle::State_Enabled);
  const QRectF groove(option.rect);
  QRectF handle = style.subControlRect(QStyle::CC_Slider, &option, QStyle::SC_SliderHandle, widget);
  const bool sideways = option.orientation == Qt::Horizontal;
  handle.moveCenter(sideways ? QPointF(handle.center().x(), groove.center().y())
                             : QPointF(groove.center().x(), handle.center().y()));
  QRectF line = sideways
                    ? QRectF(groove.left() + 2, groove.center().y() - 2, groove.width() - 4, 4)
                    : QRectF(groove.center().x() - 2, groove.top() + 2, 4, groove.height() - 4);
  painter.save();
  painter.setRenderHint(QPainter::Antialiasing);
  painter.setPen(Qt::NoPen);
  painter.setBrush(theme.line);
  painter.drawRoundedRect(line, 2, 2);
  if (sideways && !option.upsideDown) {
    line.setRight(handle.center().x());
  } else if (sideways) {
    line.setLeft(handle.center().x());
  } else {
    line.setTop(handle.center().y());
  }
  painter.setBrush(enabled ? theme.accent : theme.muted);
  painter.drawRoundedRect(line, 2, 2);
  const double radius = std::min(handle.width(), handle.height()) / 2 - 1;
  painter.setPen(QPen(enabled ? theme.accent : theme.muted, 2));
  painter.setBrush(theme.surface);
  painter.drawEllipse(handle.center(), radius, radius);
  painter.restore();
}

void progress(QPainter& painter, const QStyleOptionProgressBar& option) {
  const double whole = std::max(1, option.maximum - option.minimum);
  const double share = std::clamp((option.progress - option.minimum) / whole, 0.0, 1.0);
  QRectF bar(option.rect);
  const double radius = bar.height() / 2;
  bar.setWidth(std::max(bar.width() * share, bar.height()));
  if (option.direction == Qt::RightToLeft) {
    bar.moveRight(option.rect.right());
  }
  if (share > 0) {
    roundedBox(painter, bar, radius, colours().accent, colours().accent);
  }
}

} // namespace igroteka::view::paint
