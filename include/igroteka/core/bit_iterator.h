// SPDX-License-Identifier: MIT
#pragma once

#include <bit>
#include <cstddef>
#include <cstdint>

namespace igroteka {

/// Walks over a small set whose members are bits, the lowest first; `memberAt` makes a member from
/// its place.
template <auto memberAt>
class BitIterator {
public:
  using difference_type = std::ptrdiff_t;
  using value_type = decltype(memberAt(0));
  constexpr BitIterator() = default;
  constexpr explicit BitIterator(std::uint64_t bits) : bits_(bits) {}
  constexpr value_type operator*() const { return memberAt(std::countr_zero(bits_)); }
  constexpr BitIterator& operator++() {
    bits_ &= bits_ - 1;
    return *this;
  }
  constexpr BitIterator operator++(int) {
    BitIterator before = *this;
    ++*this;
    return before;
  }
  constexpr bool operator==(const BitIterator&) const = default;

private:
  std::uint64_t bits_ = 0;
};

} // namespace igroteka
