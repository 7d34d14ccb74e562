// SPDX-License-Identifier: MIT
#include "solver_table.h"

#include <algorithm>

namespace igroteka::mozaring {

std::uint64_t Table::pack(const Bounds& bounds) {
  const std::uint64_t all =
      bounds.win[0] | bounds.win[1] << 5U | bounds.none[0] << 10U | bounds.none[1] << 15U;
  return all << static_cast<unsigned>(keyBits);
}

Bounds Table::unpack(std::uint64_t high) {
  const auto part = [&](unsigned shift) {
    return static_cast<std::uint8_t>((high >> (keyBits + shift)) & 31U);
  };
  return {{part(0), part(5)}, {part(10), part(15)}};
}

int Table::depthOf(const Entry& entry) {
  const Bounds bounds = unpack(entry.high);
  return std::max({bounds.win[0], bounds.win[1], bounds.none[0], bounds.none[1]});
}

std::size_t Table::bucketOf(const Key& key) const {
  std::uint64_t mixed = key.low * 0x9e3779b97f4a7c15U;
  mixed ^= key.high * 0xd1342543de82ef95U;
  mixed ^= mixed >> 29U;
  mixed *= 0xbf58476d1ce4e5b9U;
  mixed ^= mixed >> 32U;
  return (mixed & (entries_.size() / bucket - 1)) * bucket;
}

Bounds Table::find(const Key& key) const {
  const std::size_t first = bucketOf(key);
  for (std::size_t i = first; i < first + bucket; ++i) {
    const Entry& entry = entries_[i];
    if (entry.low == key.low && (entry.high & keyMask) == key.high) {
      return unpack(entry.high);
    }
  }
  return Bounds{};
}

void Table::store(const Key& key, const Bounds& bounds) {
  const Entry entry{key.low, key.high | pack(bounds)};
  if (used_ * 3 > entries_.size() * 2 && entries_.size() < mostEntries) {
    grow();
  }
  put(entry);
}

void Table::put(const Entry& entry) {
  const std::size_t first = bucketOf({entry.low, entry.high & keyMask});
  Entry* place = &entries_[first];
  for (std::size_t i = first; i < first + bucket; ++i) {
    Entry& other = entries_[i];
    if (other.low == entry.low && (other.high & keyMask) == (entry.high & keyMask)) {
      place = &other;
      break;
    }
    if (other.high == 0 || (place->high != 0 && depthOf(other) < depthOf(*place))) {
      place = &other;
    }
  }
  used_ += place->high == 0 ? 1U : 0U;
  *place = entry;
}

void Table::grow() {
  std::vector<Entry> old(entries_.size() * 4);
  old.swap(entries_);
  used_ = 0;
  for (const Entry& entry : old) {
    if (entry.high != 0) {
      put(entry);
    }
  }
}

} // namespace igroteka::mozaring
