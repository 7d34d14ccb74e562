// SPDX-License-Identifier: MIT
#include "style_paint.h"
#include "theme.h"

#include <QIcon>
#include <QPainter>
#include <QStyleOption>

#include <algorithm>

namespace igroteka::view::paint {
namespace {

constexpr int menuIcon = 18;
constexpr int menuPadding = 10;
constexpr int menuArrow = 18;

int textFlags(const QStyle& style, const QStyleOption& option) {
  const bool underlined = style.styleHint(QStyle::SH_UnderlineShortcut, &option) != 0;
  return Qt::AlignVCenter | Qt::TextSingleLine |
         (underlined ? Qt::TextShowMnemonic : Qt::TextHideMnemonic);
}

/// The tick, dot or icon at the start of a menu line.
void menuSign(QPainter& painter, const QStyleOptionMenuItem& option, QRect place) {
  const bool enabled = option.state.testFlag(QStyle::State_Enabled);
  if (option.checkType != QStyleOptionMenuItem::NotCheckable && option.icon.isNull()) {
    QStyleOption sign;
    sign.rect = place;
    sign.state = enabled ? QStyle::State_Enabled : QStyle::State_None;
    sign.state |= option.checked ? QStyle::State_On : QStyle::State_Off;
    if (option.checkType == QStyleOptionMenuItem::Exclusive) {
      radioButton(painter, sign);
    } else {
      checkBox(painter, sign);
    }
    return;
  }
  if (option.checked) {
    roundedBox(painter, place.adjusted(-3, -3, 3, 3), 6, colours().accentSoft, colours().accent);
  }
  option.icon.paint(&painter, place, Qt::AlignCenter, enabled ? QIcon::Normal : QIcon::Disabled);
}

} // namespace

void menuItem(QPainter& painter, const QStyleOptionMenuItem& option, const QStyle& style) {
  const Palette& theme = colours();
  const QRect rect = option.rect;
  if (option.menuItemType == QStyleOptionMenuItem::Separator) {
    painter.fillRect(
        QRect(rect.left() + menuPadding, rect.center().y(), rect.width() - 2 * menuPadding, 1),
        theme.line);
    return;
  }
  const bool enabled = option.state.testFlag(QStyle::State_Enabled);
  if (option.state.testFlag(QStyle::State_Selected) && enabled) {
    roundedBox(painter, rect.adjusted(2, 1, -2, -1), 6, theme.accentSoft, theme.accentSoft);
  }
  const bool mirrored = option.direction == Qt::RightToLeft;
  const auto visual = [&](QRect part) {
    return QStyle::visualRect(mirrored ? Qt::RightToLeft : Qt::LeftToRight, rect, part);
  };
  const QRect sign(rect.left() + menuPadding, rect.center().y() - menuIcon / 2, menuIcon, menuIcon);
  menuSign(painter, option, visual(sign));
  const QRect line(sign.right() + menuPadding, rect.top(),
                   rect.width() - menuIcon - 3 * menuPadding - menuArrow, rect.height());
  painter.save();
  painter.setFont(option.font);
  painter.setPen(enabled ? theme.text : blend(theme.surface, theme.muted, 0.62));
  const qsizetype tab = option.text.indexOf(QLatin1Char('\t'));
  const int flags = textFlags(style, option);
  painter.drawText(visual(line), flags | Qt::AlignLeft, option.text.left(tab));
  if (tab >= 0) {
    painter.setPen(enabled ? theme.muted : blend(theme.surface, theme.muted, 0.62));
    painter.drawText(visual(line), flags | Qt::AlignRight, option.text.mid(tab + 1));
  }
  painter.restore();
  if (option.menuItemType == QStyleOptionMenuItem::SubMenu) {
    const QRect arrow(rect.right() - menuArrow - 4, rect.top(), menuArrow, rect.height());
    chevron(painter, QRectF(visual(arrow)).adjusted(5, 0, -5, 0),
            mirrored ? Qt::LeftArrow : Qt::RightArrow, theme.muted);
  }
}

void menuBarItem(QPainter& painter, const QStyleOptionMenuItem& option, const QStyle& style) {
  const Palette& theme = colours();
  painter.fillRect(option.rect, theme.window);
  const bool active =
      option.state.testFlag(QStyle::State_Selected) || option.state.testFlag(QStyle::State_Sunken);
  if (active) {
    roundedBox(painter, option.rect.adjusted(1, 2, -1, -2), 6, theme.accentSoft, theme.accentSoft);
  }
  const bool enabled = option.state.testFlag(QStyle::State_Enabled);
  style.drawItemText(&painter, option.rect, textFlags(style, option) | Qt::AlignCenter,
                     option.palette, enabled, option.text, QPalette::WindowText);
}

void tabShape(QPainter& painter, const QStyleOptionTab& option) {
  const Palette& theme = colours();
  const bool chosen = option.state.testFlag(QStyle::State_Selected);
  const bool hovered = option.state.testFlag(QStyle::State_MouseOver);
  const QRectF rect = QRectF(option.rect).adjusted(2, 3, -2, -3);
  if (chosen) {
    roundedBox(painter, rect, buttonRadius, theme.accentSoft,
               blend(theme.accentSoft, theme.accent, 0.35));
  } else if (hovered) {
    roundedBox(painter, rect, buttonRadius, faded(theme.accent, 0.08), Qt::transparent);
  }
}

void viewItem(QPainter& painter, const QStyleOptionViewItem& option) {
  const Palette& theme = colours();
  if (option.backgroundBrush.style() != Qt::NoBrush) {
    painter.fillRect(option.rect, option.backgroundBrush);
  }
  const bool chosen = option.state.testFlag(QStyle::State_Selected);
  const bool hovered = option.state.testFlag(QStyle::State_MouseOver) &&
                       option.state.testFlag(QStyle::State_Enabled);
  if (chosen || hovered) {
    const QColor fill = chosen ? theme.accentSoft : faded(theme.accent, 0.07);
    roundedBox(painter, QRectF(option.rect).adjusted(0, 1, 0, -1), 6, fill, Qt::transparent);
  }
}

} // namespace igroteka::view::paint
