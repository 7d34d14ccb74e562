// SPDX-License-Identifier: MIT
#pragma once

#include <QRectF>
#include <QStyle>

class QColor;
class QPainter;
class QStyleOption;
class QStyleOptionButton;
class QStyleOptionComboBox;
class QStyleOptionMenuItem;
class QStyleOptionProgressBar;
class QStyleOptionSlider;
class QStyleOptionSpinBox;
class QStyleOptionTab;
class QStyleOptionViewItem;
class QWidget;

/// The parts of Style that paint, one function a thing.
namespace igroteka::view::paint {

inline constexpr double cardRadius = 12;
inline constexpr double buttonRadius = 8;

void roundedBox(QPainter& painter, QRectF rect, double radius, const QColor& fill,
                const QColor& border);
void chevron(QPainter& painter, QRectF rect, Qt::ArrowType direction, const QColor& colour);

void button(QPainter& painter, const QStyleOption& option, bool primary, bool flat);
void field(QPainter& painter, const QStyleOption& option);
void checkBox(QPainter& painter, const QStyleOption& option);
void radioButton(QPainter& painter, const QStyleOption& option);
void card(QPainter& painter, QRectF rect);
void focusFrame(QPainter& painter, QRectF rect);

void comboBox(QPainter& painter, const QStyleOptionComboBox& option, const QStyle& style,
              const QWidget* widget);
void spinBox(QPainter& painter, const QStyleOptionSpinBox& option, const QStyle& style,
             const QWidget* widget);
void scrollBar(QPainter& painter, const QStyleOptionSlider& option, const QStyle& style,
               const QWidget* widget);
void slider(QPainter& painter, const QStyleOptionSlider& option, const QStyle& style,
            const QWidget* widget);

void progress(QPainter& painter, const QStyleOptionProgressBar& option);

void menuItem(QPainter& painter, const QStyleOptionMenuItem& option, const QStyle& style);
void menuBarItem(QPainter& painter, const QStyleOptionMenuItem& option, const QStyle& style);
void tabShape(QPainter& painter, const QStyleOptionTab& option);
void viewItem(QPainter& painter, const QStyleOptionViewItem& option);

} // namespace igroteka::view::paint
