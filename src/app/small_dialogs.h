// SPDX-License-Identifier: MIT
#pragma once

class QWidget;

namespace igroteka::view {
class BoardView;
}

namespace igroteka::app {

class Settings;

/// What the program is, whose it is, and that Tantrix is a trademark.
void showAbout(QWidget* parent);

/// All keys of the menus, and those of the board on the table, if there is one.
void showKeys(QWidget* window, const view::BoardView* board);

} // namespace igroteka::app
