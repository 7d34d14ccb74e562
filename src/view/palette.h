// SPDX-License-Identifier: MIT
#pragma once

#include "pieces.h"

#include <QColor>
#include <QPalette>

#include <array>

namespace igroteka::view {

enum class ThemeKind { light, dark };

/// The shades of one piece colour. All but `ink` are the same in both themes: pieces are things.
struct PieceTones {
  QColor base;  ///< the colour itself
  QColor light; ///< lit side
  QColor dark;  ///< shaded side, and the rim of yellow and green on light surfaces
  QColor deep;  ///< the darkest shade
  QColor mark;  ///< the mark on the base
  QColor ink;   ///< words and thin lines on window and surface
};

/// The colours of one theme, as the style guide of the art names them.
struct Palette {
  ThemeKind kind = ThemeKind::light;
  QColor window;
  QColor surface; ///< cards, panels, fields
  QColor line;    ///< dividers and frames
  QColor text;
  QColor muted; ///< text of less weight
  QColor table; ///< middle tone of the cloth
  QColor accent;
  QColor onAccent;
  QColor accentSoft; ///< selected row
  QColor good;       ///< good news, legal places
  QColor refused;    ///< refusals, errors
  QColor gold;
  QColor goldShade;
  std::array<PieceTones, 4> pieces;

  const PieceTones& piece(PieceColour colour) const { return pieces[indexOf(colour)]; }
  /// The rim that a thing of this colour needs on a surface of this theme to stand out.
  QColor rim(PieceColour colour) const;
};

/// The palette of a theme.
const Palette& palette(ThemeKind kind);

/// The same for Qt's own roles.
QPalette qtPalette(const Palette& colours);

/// `share` of `over` laid upon `under`; 0 is under, 1 is over.
QColor blend(const QColor& under, const QColor& over, double share);

/// The colour with another opacity, 0 to 1.
QColor faded(QColor colour, double opacity);

} // namespace igroteka::view
