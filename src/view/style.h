// SPDX-License-Identifier: MIT
#pragma once

#include <QProxyStyle>

namespace igroteka::view {

/// The look of all standard controls, in the colours of the theme in use (see colours()).
/// A push button stands out as the main one if it is a dialog's default, or if it has the dynamic
/// property named in primaryProperty.
class Style : public QProxyStyle {
  Q_OBJECT

public:
  static constexpr const char* primaryProperty = "primary";

  Style();

  void polish(QWidget* widget) override;
  void drawPrimitive(PrimitiveElement element, const QStyleOption* option, QPainter* painter,
                     const QWidget* widget) const override;
  void drawControl(ControlElement element, const QStyleOption* option, QPainter* painter,
                   const QWidget* widget) const override;
  void drawComplexControl(ComplexControl control, const QStyleOptionComplex* option,
                          QPainter* painter, const QWidget* widget) const override;
  QRect subControlRect(ComplexControl control, const QStyleOptionComplex* option, SubControl part,
                       const QWidget* widget) const override;
  QRect subElementRect(SubElement element, const QStyleOption* option,
                       const QWidget* widget) const override;
  QSize sizeFromContents(ContentsType type, const QStyleOption* option, const QSize& size,
                         const QWidget* widget) const override;
  int pixelMetric(PixelMetric metric, const QStyleOption* option,
                  const QWidget* widget) const override;
  int styleHint(StyleHint hint, const QStyleOption* option, const QWidget* widget,
                QStyleHintReturn* answer) const override;
};

} // namespace igroteka::view
