// SPDX-License-Identifier: MIT
#pragma once

#include <igroteka/core/game.h>
#include <igroteka/core/text.h>

#include <span>
#include <vector>

class QWidget;

namespace igroteka::session {
class AnySession;
}

namespace igroteka::view {

class Art;
class BoardView;
struct Lesson;

/// What the program knows of a game beside its rules: how it looks, and what the shelf says of it.
struct ViewEntry {
  const Game* game = nullptr;
  BoardView* (*make)(session::AnySession& session, Art& art, QWidget* parent) = nullptr;
  Text sentence;      ///< what the game is, for its card
  int minMinutes = 0; ///< how long a match takes
  int maxMinutes = 0;
  const Lesson& (*lesson)() = nullptr; ///< the guided first match; may be left out
};

/// The games that have a view, in the order of the shelf. A game has landed for people when it has
/// its entry here.
std::vector<ViewEntry> allViews();

/// The entry of a game, or null.
const ViewEntry* findView(std::span<const ViewEntry> views, std::string_view id);

/// The games of these entries.
std::vector<const Game*> gamesOf(std::span<const ViewEntry> views);

/// A view for any game without one of its own: the legal actions as buttons, the position as text.
BoardView* makeGenericView(session::AnySession& session, Art& art, QWidget* parent);

} // namespace igroteka::view
