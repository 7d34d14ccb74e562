// SPDX-License-Identifier: MIT
#pragma once

#include <string>

namespace igroteka::view {
class BoardView;
}

namespace igroteka::app {

/// Makes an action of a record on the board of its game with the mouse alone, as a person would;
/// one with a star is a throw of dice.
void makeByMouse(view::BoardView& board, const std::string& action);
/// The same with the keyboard alone.
void makeByKeys(view::BoardView& board, const std::string& action);

} // namespace igroteka::app
