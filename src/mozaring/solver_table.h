// SPDX-License-Identifier: MIT
#pragma once

#include <igroteka/mozaring/board.h>

#include <array>
#include <cstdint>
#include <vector>

namespace igroteka::mozaring {

/// What positions have in common that the solver need not tell apart: 108 bits.
struct Key {
  std::uint64_t low;
  std::uint64_t high; ///< 44 bits
};

/// What is known of a position for both players: a win that can be forced within so many rings
/// (0: none known), and the rings within which none can be forced.
struct Bounds {
  std::array<std::uint8_t, 2> win;  ///< of the mover, of the other one
  std::array<std::uint8_t, 2> none; ///< of the mover, of the other one
};

/// The solver's memory: 16 bytes a position with the whole key, so that no two are ever taken for
/// each other. It grows with what it holds, up to 256 MB (384 MB for a moment while growing).
class Table {
public:
  Table() : entries_(firstSize) {}

  Bounds find(const Key& key) const;
  /// Fetches the place of the key into the cache.
  void prefetch(const Key& key) const { __builtin_prefetch(&entries_[bucketOf(key)]); }
  void store(const Key& key, const Bounds& bounds);

private:
  struct Entry {
    std::uint64_t low = 0;
    std::uint64_t high = 0; ///< 44 bits of key, 20 of bounds; 0 in an empty entry
  };
  static constexpr std::size_t firstSize = std::size_t{1} << 12U;
  static constexpr std::size_t mostEntries = std::size_t{1} << 24U;
  static constexpr std::size_t bucket = 4;
  static constexpr int keyBits = 44;
  static constexpr std::uint64_t keyMask = (std::uint64_t{1} << keyBits) - 1;

  static Bounds unpack(std::uint64_t high);
  static std::uint64_t pack(const Bounds& bounds);
  static int depthOf(const Entry& entry);
  std::size_t bucketOf(const Key& key) const;
  void put(const Entry& entry);
  void grow();

  std::vector<Entry> entries_;
  std::size_t used_ = 0;
};

} // namespace igroteka::mozaring
