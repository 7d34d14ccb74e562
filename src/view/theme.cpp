// SPDX-License-Identifier: MIT
#include "theme.h"

#include "focus_ring.h"
#include "style.h"

#include <QApplication>
#include <QToolTip>

#include <algorithm>

namespace igroteka::view {
namespace {

ThemeKind& currentKind() {
  static ThemeKind kind = ThemeKind::light;
  return kind;
}

constexpr double smallestCaption = 9;

} // namespace

QFont roleFont(TextRole role, const QFont& body) {
  struct Cut {
    double scale;
    QFont::Weight weight;
  };
  const auto cut = [role]() -> Cut {
    switch (role) {
    case TextRole::score:
      return {1.6, QFont::Bold};
    case TextRole::cardTitle:
      return {1.8, QFont::Bold};
    case TextRole::prompt:
      return {1.4, QFont::DemiBold};
    case TextRole::seatName:
      return {1.1, QFont::DemiBold};
    case TextRole::caption:
      return {0.9, QFont::Normal};
    case TextRole::body:
      break;
    }
    return {1, QFont::Normal};
  }();
  QFont font = body;
  font.setWeight(cut.weight);
  if (body.pointSizeF() > 0) {
    const double points = body.pointSizeF() * cut.scale;
    font.setPointSizeF(role == TextRole::caption ? std::max(points, smallestCaption) : points);
  } else {
    font.setPixelSize(qRound(body.pixelSize() * cut.scale));
  }
  return font;
}

Theme::Theme(QApplication& application, ThemeKind kind) : application_(application) {
  currentKind() = kind;
  QApplication::setStyle(new Style);
  application_.setPalette(qtPalette(colours()));
  QToolTip::setPalette(qtPalette(colours()));
  new FocusRing(this);
}

Theme::~Theme() = default;

void Theme::setKind(ThemeKind kind) {
  if (kind == currentKind()) {
    return;
  }
  currentKind() = kind;
  application_.setPalette(qtPalette(colours()));
  QToolTip::setPalette(qtPalette(colours()));
  Q_EMIT changed();
}

ThemeKind Theme::kind() const {
  return currentKind();
}

ThemeKind Theme::kindOf(const QPalette& desktop) {
  const bool darkGround = desktop.color(QPalette::Window).lightnessF() <
                          desktop.color(QPalette::WindowText).lightnessF();
  return darkGround ? ThemeKind::dark : ThemeKind::light;
}

const Palette& colours() {
  return palette(currentKind());
}

} // namespace igroteka::view
