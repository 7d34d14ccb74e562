// SPDX-License-Identifier: MIT
#include "style.h"

#include "style_paint.h"
#include "theme.h"

#include <QAbstractItemView>
#include <QAbstractScrollArea>
#include <QAbstractSpinBox>
#include <QComboBox>
#include <QDialog>
#include <QPainter>
#include <QPushButton>
#include <QScrollBar>
#include <QStyleFactory>
#include <QStyleOption>
#include <QTabBar>
#include <QToolButton>

#include <algorithm>

namespace igroteka::view {
namespace {

/// The one button of its place that is most likely wanted. Outside of dialogs Qt calls every button
/// with the focus the default one.
bool isPrimary(const QStyleOption* option, const QWidget* widget) {
  const auto* button = qstyleoption_cast<const QStyleOptionButton*>(option);
  if (button == nullptr) {
    return false;
  }
  const bool asks = widget == nullptr || qobject_cast<const QDialog*>(widget->window()) != nullptr;
  return (asks && button->features.testFlag(QStyleOptionButton::DefaultButton)) ||
         (widget != nullptr && widget->property(Style::primaryProperty).toBool());
}

bool isFlat(const QStyleOption* option) {
  const auto* button = qstyleoption_cast<const QStyleOptionButton*>(option);
  return button != nullptr && button->features.testFlag(QStyleOptionButton::Flat);
}

void frame(QPainter& painter, const QStyleOption& option, const QWidget* widget) {
  if (qobject_cast<const QAbstractScrollArea*>(widget) != nullptr) {
    paint::roundedBox(painter, option.rect, paint::buttonRadius, colours().surface, colours().line);
  } else {
    paint::card(painter, option.rect);
  }
}

constexpr int groupInset = 14;

/// The height of a group box's title with the space round it.
int groupTitle(const QStyleOption& option) {
  return groupInset + option.fontMetrics.height();
}

} // namespace

Style::Style() : QProxyStyle(QStyleFactory::create(QStringLiteral("Fusion"))) {}

void Style::polish(QWidget* widget) {
  QProxyStyle::polish(widget);
  const bool hovers = qobject_cast<QAbstractButton*>(widget) != nullptr ||
                      qobject_cast<QComboBox*>(widget) != nullptr ||
                      qobject_cast<QAbstractSpinBox*>(widget) != nullptr ||
                      qobject_cast<QTabBar*>(widget) != nullptr;
  if (qobject_cast<QScrollBar*>(widget) != nullptr) {
    widget->setAttribute(Qt::WA_OpaquePaintEvent, false);
  }
  if (hovers) {
    widget->setAttribute(Qt::WA_Hover);
  }
}

void Style::drawPrimitive(PrimitiveElement element, const QStyleOption* option, QPainter* painter,
                          const QWidget* widget) const {
  switch (element) {
  case PE_PanelButtonCommand:
    return paint::button(*painter, *option, isPrimary(option, widget), isFlat(option));
  case PE_PanelButtonTool:
    return paint::button(*painter, *option, false, option->state.testFlag(State_AutoRaise));
  case PE_FrameButtonTool:
  case PE_FrameDefaultButton:
  case PE_FrameTabBarBase:
  case PE_PanelMenuBar:
  case PE_FrameStatusBarItem:
    return;
  case PE_FrameFocusRect:
    if (qobject_cast<const QAbstractItemView*>(widget) != nullptr) {
      paint::roundedBox(*painter, option->rect, 6, Qt::transparent, colours().accent);
    }
    return;
  case PE_PanelLineEdit:
    if (const auto* edit = qstyleoption_cast<const QStyleOptionFrame*>(option);
        edit != nullptr && edit->lineWidth > 0) {
      paint::field(*painter, *option);
    }
    return;
  case PE_FrameLineEdit:
    return;
  case PE_IndicatorCheckBox:
  case PE_IndicatorItemViewItemCheck:
    return paint::checkBox(*painter, *option);
  case PE_IndicatorRadioButton:
    return paint::radioButton(*painter, *option);
  case PE_Frame:
    return frame(*painter, *option, widget);
  case PE_FrameGroupBox:
  case PE_FrameTabWidget:
    return paint::card(*painter, option->rect);
  case PE_PanelMenu:
    painter->fillRect(option->rect, colours().surface);
    return;
  case PE_FrameMenu:
    return paint::roundedBox(*painter, option->rect, 0, Qt::transparent, colours().line);
  case PE_PanelTipLabel:
    painter->fillRect(option->rect, colours().text);
    return;
  case PE_PanelItemViewItem:
    if (const auto* item = qstyleoption_cast<const QStyleOptionViewItem*>(option)) {
      paint::viewItem(*painter, *item);
    }
    return;
  case PE_PanelItemViewRow:
    return;
  case PE_IndicatorArrowDown:
    return paint::chevron(*painter, option->rect, Qt::DownArrow, colours().muted);
  case PE_IndicatorArrowUp:
    return paint::chevron(*painter, option->rect, Qt::UpArrow, colours().muted);
  case PE_IndicatorArrowLeft:
    return paint::chevron(*painter, option->rect, Qt::LeftArrow, colours().muted);
  case PE_IndicatorArrowRight:
    return paint::chevron(*painter, option->rect, Qt::RightArrow, colours().muted);
  default:
    QProxyStyle::drawPrimitive(element, option, painter, widget);
  }
}

void Style::drawControl(ControlElement element, const QStyleOption* option, QPainter* painter,
                        const QWidget* widget) const {
  const auto* menu = qstyleoption_cast<const QStyleOptionMenuItem*>(option);
  switch (element) {
  case CE_FocusFrame:
    return paint::focusFrame(*painter, option->rect);
  case CE_MenuItem:
    if (menu != nullptr) {
      return paint::menuItem(*painter, *menu, *this);
    }
    break;
  case CE_MenuBarItem:
    if (menu != nullptr) {
      return paint::menuBarItem(*painter, *menu, *this);
    }
    break;
  case CE_MenuBarEmptyArea:
    painter->fillRect(option->rect, colours().window);
    return;
  case CE_TabBarTabShape:
    if (const auto* tab = qstyleoption_cast<const QStyleOptionTab*>(option)) {
      return paint::tabShape(*painter, *tab);
    }
    break;
  case CE_PushButtonLabel:
    if (isPrimary(option, widget) && option->state.testFlag(State_Enabled)) {
      QStyleOptionButton label = *qstyleoption_cast<const QStyleOptionButton*>(option);
      label.palette.setColor(QPalette::ButtonText, colours().onAccent);
      return QProxyStyle::drawControl(element, &label, painter, widget);
    }
    break;
  case CE_ItemViewItem:
    if (const auto* item = qstyleoption_cast<const QStyleOptionViewItem*>(option)) {
      QStyleOptionViewItem line = *item;
      line.palette.setColor(QPalette::HighlightedText, colours().text);
      return QProxyStyle::drawControl(element, &line, painter, widget);
    }
    break;
  case CE_ProgressBarGroove:
    return paint::roundedBox(*painter, option->rect, option->rect.height() / 2.0,
                             blend(colours().window, colours().line, 0.45), Qt::transparent);
  case CE_ProgressBarContents:
    if (const auto* bar = qstyleoption_cast<const QStyleOptionProgressBar*>(option)) {
      return paint::progress(*painter, *bar);
    }
    break;
  case CE_ProgressBarLabel:
    return;
  case CE_ShapedFrame:
    if (const auto* shaped = qstyleoption_cast<const QStyleOptionFrame*>(option)) {
      const QRect rect = option->rect;
      if (shaped->frameShape == QFrame::HLine) {
        painter->fillRect(rect.left(), rect.center().y(), rect.width(), 1, colours().line);
        return;
      }
      if (shaped->frameShape == QFrame::VLine) {
        painter->fillRect(rect.center().x(), rect.top(), 1, rect.height(), colours().line);
        return;
      }
    }
    break;
  default:
    break;
  }
  QProxyStyle::drawControl(element, option, painter, widget);
}

void Style::drawComplexControl(ComplexControl control, const QStyleOptionComplex* option,
                               QPainter* painter, const QWidget* widget) const {
  if (const auto* combo = qstyleoption_cast<const QStyleOptionComboBox*>(option);
      combo != nullptr && control == CC_ComboBox) {
    return paint::comboBox(*painter, *combo, *this, widget);
  }
  if (const auto* spin = qstyleoption_cast<const QStyleOptionSpinBox*>(option);
      spin != nullptr && control == CC_SpinBox) {
    return paint::spinBox(*painter, *spin, *this, widget);
  }
  if (const auto* bar = qstyleoption_cast<const QStyleOptionSlider*>(option); bar != nullptr) {
    if (control == CC_ScrollBar) {
      return paint::scrollBar(*painter, *bar, *this, widget);
    }
    if (control == CC_Slider && bar->tickPosition == QSlider::NoTicks) {
      return paint::slider(*painter, *bar, *this, widget);
    }
  }
  if (const auto* tool = qstyleoption_cast<const QStyleOptionToolButton*>(option);
      tool != nullptr && control == CC_ToolButton) {
    QStyleOptionToolButton body = *tool;
    paint::button(*painter, body, false, body.state.testFlag(State_AutoRaise));
    const int menuWidth = tool->features.testFlag(QStyleOptionToolButton::HasMenu) ? 14 : 0;
    body.rect = option->rect.adjusted(4, 2, -4 - menuWidth, -2);
    drawControl(CE_ToolButtonLabel, &body, painter, widget);
    if (menuWidth != 0) {
      QStyleOption arrow = *option;
      arrow.rect = QRect(option->rect.right() - 16, option->rect.top(), 10, option->rect.height());
      drawPrimitive(PE_IndicatorArrowDown, &arrow, painter, widget);
    }
    return;
  }
  QProxyStyle::drawComplexControl(control, option, painter, widget);
}

QRect Style::subControlRect(ComplexControl control, const QStyleOptionComplex* option,
                            SubControl part, const QWidget* widget) const {
  const QRect rect = QProxyStyle::subControlRect(control, option, part, widget);
  if (control == CC_ComboBox && part == SC_ComboBoxEditField) {
    return rect.adjusted(6, 0, -2, 0);
  }
  if (const auto* box = qstyleoption_cast<const QStyleOptionGroupBox*>(option);
      box != nullptr && control == CC_GroupBox) {
    switch (part) {
    case SC_GroupBoxFrame:
      return option->rect;
    case SC_GroupBoxLabel:
    case SC_GroupBoxCheckBox:
      return rect.translated(groupInset, groupInset - option->rect.top() - rect.top());
    case SC_GroupBoxContents:
      return option->rect.adjusted(0, box->text.isEmpty() ? 0 : groupTitle(*option), 0, 0);
    default:
      break;
    }
  }
  return rect;
}

QRect Style::subElementRect(SubElement element, const QStyleOption* option,
                            const QWidget* widget) const {
  const QRect rect = QProxyStyle::subElementRect(element, option, widget);
  return element == SE_LineEditContents ? rect.adjusted(6, 0, -4, 0) : rect;
}

QSize Style::sizeFromContents(ContentsType type, const QStyleOption* option, const QSize& size,
                              const QWidget* widget) const {
  const int text = option != nullptr ? option->fontMetrics.height() : 16;
  const int control = std::max(text + 16, 34);
  QSize result = QProxyStyle::sizeFromContents(type, option, size, widget);
  switch (type) {
  case CT_PushButton:
    return {std::max(size.width() + 32, isFlat(option) ? 0 : 88),
            std::max(size.height() + 14, control)};
  case CT_ComboBox:
    return {result.width() + 16, std::max(result.height(), control)};
  case CT_LineEdit:
  case CT_SpinBox:
    return {result.width() + 8, std::max(result.height(), control)};
  case CT_ToolButton:
    return {std::max(result.width(), control), std::max(result.height(), control)};
  case CT_Slider:
    return result.expandedTo({24, 24});
  case CT_MenuItem:
    if (const auto* item = qstyleoption_cast<const QStyleOptionMenuItem*>(option)) {
      if (item->menuItemType == QStyleOptionMenuItem::Separator) {
        return {size.width(), 9};
      }
      const bool shortcut = item->text.contains(QLatin1Char('\t'));
      return {size.width() + 76 + (shortcut ? 24 : 0), std::max(size.height(), text + 12)};
    }
    return result;
  case CT_MenuBarItem:
    return {size.width() + 20, std::max(size.height() + 4, text + 14)};
  case CT_TabBarTab:
    return {result.width() + 8, std::max(result.height(), text + 20)};
  case CT_ItemViewItem:
    return {result.width(), std::max(result.height(), text + 10)};
  default:
    return result;
  }
}

int Style::pixelMetric(PixelMetric metric, const QStyleOption* option,
                       const QWidget* widget) const {
  switch (metric) {
  case PM_FocusFrameHMargin:
  case PM_FocusFrameVMargin:
    return 5;
  case PM_DefaultFrameWidth:
    return qobject_cast<const QAbstractScrollArea*>(widget) != nullptr ? 4 : 2;
  case PM_ButtonShiftHorizontal:
    return 0;
  case PM_ButtonShiftVertical:
    return 1;
  case PM_IndicatorWidth:
  case PM_IndicatorHeight:
  case PM_ExclusiveIndicatorWidth:
  case PM_ExclusiveIndicatorHeight:
    return 20;
  case PM_CheckBoxLabelSpacing:
  case PM_RadioButtonLabelSpacing:
    return 10;
  case PM_ScrollBarExtent:
    return 14;
  case PM_ScrollBarSliderMin:
    return 36;
  case PM_LayoutLeftMargin:
  case PM_LayoutTopMargin:
  case PM_LayoutRightMargin:
  case PM_LayoutBottomMargin:
    return 16;
  case PM_LayoutHorizontalSpacing:
  case PM_LayoutVerticalSpacing:
    return 12;
  case PM_MenuPanelWidth:
    return 1;
  case PM_MenuHMargin:
  case PM_MenuVMargin:
    return 4;
  case PM_SmallIconSize:
    return 18;
  case PM_ButtonIconSize:
  case PM_ToolBarIconSize:
    return 20;
  case PM_SliderThickness:
  case PM_SliderControlThickness:
  case PM_SliderLength:
    return 20;
  case PM_TabBarTabHSpace:
    return 28;
  case PM_TabBarBaseHeight:
  case PM_TabBarBaseOverlap:
  case PM_TabBarTabShiftVertical:
    return 0;
  default:
    return QProxyStyle::pixelMetric(metric, option, widget);
  }
}

int Style::styleHint(StyleHint hint, const QStyleOption* option, const QWidget* widget,
                     QStyleHintReturn* answer) const {
  switch (hint) {
  case SH_FocusFrame_AboveWidget:
  case SH_ItemView_ShowDecorationSelected:
    return 1;
  case SH_ComboBox_Popup: // a list below the box; as a menu its rows would be as tall as all of it
  case SH_DialogButtonBox_ButtonsHaveIcons:
  case SH_FocusFrame_Mask:
  case SH_EtchDisabledText:
  case SH_DitherDisabledText:
  case SH_Widget_Animation_Duration:
    return 0;
  default:
    return QProxyStyle::styleHint(hint, option, widget, answer);
  }
}

} // namespace igroteka::view
