// SPDX-License-Identifier: MIT
#pragma once

#include <igroteka/core/options.h>

#include <cstddef>
#include <string>

namespace igroteka::app {

/// What the seats have after `seat` has chosen this word, or none (empty), as its `place`-th, where
/// no word belongs to two seats: whoever had it takes in exchange what the seat had there, or,
/// where that was nothing, a word that nobody has. As it was if that cannot be.
WordLists chosenWord(const OptionField& field, const WordLists& lists, std::size_t seat,
                     std::size_t place, const std::string& word);

} // namespace igroteka::app
