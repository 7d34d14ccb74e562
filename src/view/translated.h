// SPDX-License-Identifier: MIT
#pragma once

#include <igroteka/core/options.h>
#include <igroteka/core/text.h>

#include <QString>

namespace igroteka::view {

/// The text in the language of the program.
QString translated(const Text& text);

/// The phrase in the language of the program, its values filled in.
QString translated(const Phrase& phrase);

/// The fault as one line for people, with its place.
QString translated(const Fault& fault);

} // namespace igroteka::view
