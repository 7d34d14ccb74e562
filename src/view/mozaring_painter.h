// SPDX-License-Identifier: MIT
#pragma once

#include "mozaring_layout.h"

#include <QString>

#include <array>
#include <optional>
#include <vector>

class QPainter;

namespace igroteka::view {

class Art;

/// All that can be seen of a game of Mozaring, as plain values; empty means not shown.
struct MozaringScene {
  using Field = std::array<std::optional<PieceColour>, 3>; ///< by PieceSize

  /// A ring that is being carried or is on its way.
  struct AirRing {
    QPointF centre; ///< pixels
    PieceSize size = PieceSize::small;
    PieceColour colour = PieceColour::red;
    double height = 1; ///< 0 lies on the board, 1 is in the hand
    double scale = 1;  ///< of the board's rings
  };

  /// A pile of the reserve.
  struct Reserve {
    MozaringPile pile;
    int count = 0;
    bool raised = false; ///< may be taken now: the due colour
    bool faded = false;  ///< may not be taken now
  };

  /// A combination that stays marked in its owner's colour.
  struct Trace {
    std::array<MozaringSlot, 3> rings; ///< in the order of the line
    PieceColour colour = PieceColour::red;
  };

  enum class Verdict { win, draw, loss, open };
  /// What the evaluation says about a slot.
  struct Note {
    MozaringSlot slot;
    Verdict verdict = Verdict::draw;
    QString text; ///< a few characters
  };

  std::array<Field, 9> rings{};
  std::vector<MozaringSlot> closed; ///< slots that nobody may use
  std::vector<AirRing> air;
  std::vector<Reserve> reserves;

  std::vector<MozaringSlot> legal;
  std::optional<MozaringSlot> hovered;
  std::optional<PieceColour> ghost; ///< shown pale in the hovered slot
  std::optional<MozaringSlot> refused;
  std::optional<MozaringSlot> last; ///< the last ring placed
  std::optional<MozaringSlot> focus;
  std::optional<MozaringPile> focusPile;

  std::vector<MozaringSlot> winning;
  std::optional<double> shine; ///< 0 to 1: the light's way round the winning rings
  std::vector<Trace> traces;
  std::vector<Note> notes;

  bool marks = true;
  bool numbers = false;
};

/// Paints the table cloth of the theme in use, covering `area`.
void paintTable(QPainter& painter, Art& art, QRectF area);

/// Paints board, rings and reserves, without the cloth.
void paintMozaring(QPainter& painter, Art& art, const MozaringLayout& layout,
                   const MozaringScene& scene);

} // namespace igroteka::view
