// SPDX-License-Identifier: MIT
#pragma once

namespace igroteka::app {

class TablePage;

/// All on which it depends what can be done at this moment.
struct Situation {
  bool table = false; ///< a match is on the table
  bool over = false;
  bool lesson = false; ///< its guide alone says what comes next
  bool canUndo = false;
  bool canRedo = false;
  bool canGoBack = false;    ///< an earlier position can be shown
  bool canGoForward = false; ///< a later one can
  bool canHint = false;
  bool canEvaluate = false;
  bool evaluating = false;
  bool somethingHappened = false;
  bool canPlayBack = false; ///< at the tempo in which it was played
  bool canOfferDraw = false;
  bool canResign = false;
  bool canPause = false;
  bool paused = false;
  bool canStep = false;

  bool operator==(const Situation&) const = default;
};

/// The situation on this page; `page` is null while no match is on the table.
Situation situationOf(const TablePage* page);

} // namespace igroteka::app
