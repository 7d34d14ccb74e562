// SPDX-License-Identifier: MIT
#pragma once

#include <igroteka/core/text.h>
#include <igroteka/sbor/board.h>

/// What dolls are called in sentences for people: by size and costume. Languages that inflect need
/// a name for each place in a sentence; translators see them as texts of their own.
namespace igroteka::sbor {

/// "The large red doll", as who does something.
Text subjectOf(Doll doll);
/// "the large red doll", as to whom something is done.
Text objectOf(Doll doll);
/// "with the large red doll", as with whom something is exchanged.
Text companyOf(Doll doll);

/// Asks to put out a doll of this seat (OS-8), an index from 0.
Text dressPrompt(int owner);
/// Only dolls of this seat are to be put out.
Text onlyThese(int owner);

} // namespace igroteka::sbor
