// SPDX-License-Identifier: MIT
#pragma once

#include <cstdint>
#include <span>
#include <utility>

namespace igroteka {

/// A small random generator (SplitMix64) whose numbers are the same on every machine, which the
/// distributions of the standard library do not promise.
class Random {
public:
  explicit constexpr Random(std::uint64_t seed) : state_(seed) {}

  /// The next 64 random bits.
  constexpr std::uint64_t bits() {
    state_ += 0x9e3779b97f4a7c15U;
    std::uint64_t mixed = state_;
    mixed = (mixed ^ (mixed >> 30U)) * 0xbf58476d1ce4e5b9U;
    mixed = (mixed ^ (mixed >> 27U)) * 0x94d049bb133111ebU;
    return mixed ^ (mixed >> 31U);
  }

  /// A number from 0 to `limit` - 1; `limit` is at least 1 and below 2^32. The bias is below
  /// limit / 2^32.
  constexpr std::uint32_t below(std::uint32_t limit) {
    return static_cast<std::uint32_t>(((bits() >> 32U) * limit) >> 32U);
  }

  template <class T>
  constexpr void shuffle(std::span<T> things) {
    for (std::size_t left = things.size(); left > 1; --left) {
      std::swap(things[left - 1], things[below(static_cast<std::uint32_t>(left))]);
    }
  }

private:
  std::uint64_t state_;
};

/// The dice of a match. Die `index` of turn `turn` depends on the seed and these two numbers alone,
/// so that playing differently, or undoing, meets the same dice again.
class Dice {
public:
  explicit constexpr Dice(std::uint64_t seed) : seed_(seed) {}

  /// A number from 1 to `sides`.
  constexpr int roll(int turn, int index, int sides = 6) const {
    const auto place = static_cast<std::uint64_t>(turn) * 64U + static_cast<std::uint64_t>(index);
    Random mixed(Random(seed_).bits() ^ (place * 0xd1342543de82ef95U));
    mixed.bits();
    return 1 + static_cast<int>(mixed.below(static_cast<std::uint32_t>(sides)));
  }

private:
  std::uint64_t seed_;
};

} // namespace igroteka
