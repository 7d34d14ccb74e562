// SPDX-License-Identifier: MIT
#include "palette.h"

namespace igroteka::view {
namespace {

PieceTones tones(const char* base, const char* light, const char* dark, const char* deep,
                 const char* mark) {
  return {QColor(base), QColor(light), QColor(dark), QColor(deep), QColor(mark), QColor(dark)};
}

Palette lightPalette() {
  Palette colours;
  colours.kind = ThemeKind::light;
  colours.window = QColor("#f3e9da");
  colours.surface = QColor("#fffaf2");
  colours.line = QColor("#d9c7ae");
  colours.text = QColor("#2b211b");
  colours.muted = QColor("#655446");
  colours.table = QColor("#f0e3cc");
  colours.accent = QColor("#7b2f5e");
  colours.onAccent = QColor("#ffffff");
  colours.accentSoft = QColor("#f2deea");
  colours.good = QColor("#1d7653");
  colours.refused = QColor("#b23a16");
  colours.gold = QColor("#f2b544");
  colours.goldShade = QColor("#c47f1d");
  colours.pieces = {tones("#cf1f30", "#ee6a6c", "#961526", "#5c0c1a", "#fff3e2"),
                    tones("#40bd88", "#9be0bd", "#1d7653", "#0f4632", "#0f4632"),
                    tones("#2667ce", "#7aaaf2", "#173f8f", "#0e2657", "#fff3e2"),
                    tones("#ffde17", "#fff2a8", "#c98a0c", "#6b4200", "#6b4200")};
  colours.pieces[indexOf(PieceColour::yellow)].ink = QColor("#6b4200");
  return colours;
}

Palette darkPalette() {
  Palette colours = lightPalette();
  colours.kind = ThemeKind::dark;
  colours.window = QColor("#211a1d");
  colours.surface = QColor("#2e2528");
  colours.line = QColor("#5b4c52");
  colours.text = QColor("#f5eadb");
  colours.muted = QColor("#c2b1a3");
  colours.table = QColor("#443740");
  colours.accent = QColor("#e39ac4");
  colours.onAccent = QColor("#2b0f20");
  colours.accentSoft = QColor("#4a3342");
  colours.good = QColor("#9be0bd");
  colours.refused = QColor("#ff9d7a");
  for (PieceTones& piece : colours.pieces) {
    piece.ink = piece.light;
  }
  return colours;
}

} // namespace

QColor Palette::rim(PieceColour colour) const {
  const bool bright = colour == PieceColour::green || colour == PieceColour::yellow;
  if (kind == ThemeKind::light) {
    return bright ? piece(colour).dark : piece(colour).base;
  }
  return bright ? piece(colour).base : piece(colour).light;
}

const Palette& palette(ThemeKind kind) {
  static const Palette light = lightPalette();
  static const Palette dark = darkPalette();
  return kind == ThemeKind::dark ? dark : light;
}

QPalette qtPalette(const Palette& colours) {
  QPalette qt;
  qt.setColor(QPalette::Window, colours.window);
  qt.setColor(QPalette::WindowText, colours.text);
  qt.setColor(QPalette::Base, colours.surface);
  qt.setColor(QPalette::AlternateBase, blend(colours.surface, colours.window, 0.6));
  qt.setColor(QPalette::ToolTipBase, colours.text);
  qt.setColor(QPalette::ToolTipText, colours.surface);
  qt.setColor(QPalette::PlaceholderText, colours.muted);
  qt.setColor(QPalette::Text, colours.text);
  qt.setColor(QPalette::Button, colours.surface);
  qt.setColor(QPalette::ButtonText, colours.text);
  qt.setColor(QPalette::BrightText, colours.onAccent);
  qt.setColor(QPalette::Light, blend(colours.surface, QColor("#ffffff"), 0.3));
  qt.setColor(QPalette::Midlight, blend(colours.surface, colours.line, 0.5));
  qt.setColor(QPalette::Mid, colours.line);
  qt.setColor(QPalette::Dark, blend(colours.line, colours.text, 0.3));
  qt.setColor(QPalette::Shadow, QColor("#1a0f0a"));
  qt.setColor(QPalette::Highlight, colours.accent);
  qt.setColor(QPalette::HighlightedText, colours.onAccent);
  qt.setColor(QPalette::Link, colours.accent);
  qt.setColor(QPalette::LinkVisited, blend(colours.accent, colours.muted, 0.5));
  const QColor disabled = blend(colours.window, colours.muted, 0.62);
  for (const auto role : {QPalette::WindowText, QPalette::Text, QPalette::ButtonText}) {
    qt.setColor(QPalette::Disabled, role, disabled);
  }
  qt.setColor(QPalette::Disabled, QPalette::Highlight, colours.line);
  qt.setColor(QPalette::Disabled, QPalette::HighlightedText, colours.muted);
  return qt;
}

QColor blend(const QColor& under, const QColor& over, double share) {
  const auto mix = [share](float a, float b) { return a + (b - a) * static_cast<float>(share); };
  return QColor::fromRgbF(mix(under.redF(), over.redF()), mix(under.greenF(), over.greenF()),
                          mix(under.blueF(), over.blueF()), mix(under.alphaF(), over.alphaF()));
}

QColor faded(QColor colour, double opacity) {
  colour.setAlphaF(static_cast<float>(opacity));
  return colour;
}

} // namespace igroteka::view
