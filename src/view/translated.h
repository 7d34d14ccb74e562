// SPDX-License-Identifier: MIT
#pragma once

#include <igroteka/core/game.h>
#include <igroteka/core/options.h>
#include <igroteka/core/text.h>

#include <QString>

#include <functional>

namespace igroteka::view {

/// The text in the language of the program.
QString translated(const Text& text);

/// What people call a seat.
using NameOf = std::function<QString(Actor)>;

/// A seat by its number: "Player 2".
QString numberedName(Actor seat);

/// The phrase in the language of the program, its values filled in, seats by `nameOf`.
QString translated(const Phrase& phrase, const NameOf& nameOf = numberedName);

/// The fault of a file as one line for people, with its place there.
QString translated(const Fault& fault);

/// The fault of a game's options as one line for people, with the name of the option.
QString translated(const Fault& fault, const Game& game);

} // namespace igroteka::view
