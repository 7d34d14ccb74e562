// SPDX-License-Identifier: MIT
#pragma once

#include <array>
#include <cstdint>

namespace igroteka::sound {

/// The short sounds that boards may ask for.
enum class Sound : std::uint8_t { place, refuse, dice, pont, vsyo, win };

inline constexpr std::array<Sound, 6> allSounds = {Sound::place, Sound::refuse, Sound::dice,
                                                   Sound::pont,  Sound::vsyo,   Sound::win};

} // namespace igroteka::sound
