// SPDX-License-Identifier: MIT
#pragma once

#include <QRect>
#include <QString>

#include <algorithm>
#include <optional>
#include <vector>

class QWidget;

namespace igroteka::view {

/// A place of a board as assistive tools see it.
struct SpokenSpot {
  QString name = {};
  QString detail = {}; ///< what else there is to say; may be empty
  QString press = {};  ///< what pressing it does
  QRect rect = {};     ///< in the coordinates of the board
  bool pressed = false;
  bool selected = false;
};

/// The places of a board for assistive tools, counted from 0. A view that derives from this has
/// them as its children, before the widgets on it, to be read, focused and pressed.
class SpokenBoard {
public:
  virtual ~SpokenBoard() = default;

  virtual int spotCount() const = 0;
  /// `spot` is from 0 to spotCount() - 1, here and below.
  virtual SpokenSpot spokenSpot(int spot) const = 0;
  /// The place on which the keyboard stands, whether or not the board has the focus.
  virtual std::optional<int> spokenFocus() const = 0;
  virtual void focusSpoken(int spot) = 0;
  virtual void pressSpoken(int spot) = 0;
};

/// Where this place is among all, if it is.
template <class Spot>
std::optional<int> placeIn(const std::vector<Spot>& all, const Spot& spot) {
  const auto found = std::ranges::find(all, spot);
  return found == all.end() ? std::nullopt : std::optional(static_cast<int>(found - all.begin()));
}

/// Lets assistive tools see the places of every widget that is a SpokenBoard. May be called again
/// and again.
void installBoardAccess();

/// Tells assistive tools where the keyboard stands on this widget, which is a SpokenBoard; nothing
/// while it does not have the focus.
void tellSpokenFocus(QWidget& board);

} // namespace igroteka::view
