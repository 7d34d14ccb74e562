// SPDX-License-Identifier: MIT
#pragma once

#include <array>
#include <cassert>
#include <cstddef>

namespace igroteka {

/// A list with room for `Capacity` things and no heap, for moves that searches list by the million.
template <class T, std::size_t Capacity>
class FixedList {
public:
  using value_type = T;

  constexpr void push_back(const T& thing) {
    assert(size_ < Capacity);
    things_[size_++] = thing;
  }
  constexpr void pop_back() { --size_; }
  constexpr void clear() { size_ = 0; }
  constexpr std::size_t size() const { return size_; }
  constexpr bool empty() const { return size_ == 0; }
  constexpr T& operator[](std::size_t i) { return things_[i]; }
  constexpr const T& operator[](std::size_t i) const { return things_[i]; }
  constexpr T* begin() { return things_.data(); }
  constexpr T* end() { return things_.data() + size_; }
  constexpr const T* begin() const { return things_.data(); }
  constexpr const T* end() const { return things_.data() + size_; }

private:
  // Left uninitialised on purpose: clearing hundreds of bytes for every list would dominate
  // playouts.
  std::array<T, Capacity> things_;
  std::size_t size_ = 0;
};

} // namespace igroteka
