// SPDX-License-Identifier: MIT
#include <igroteka/pont/state.h>

#include <algorithm>
#include <numeric>

namespace igroteka::pont {

void Stacks::push(int seat, int stack, Tile tile) {
  const int used = std::accumulate(sizes_.begin(), sizes_.end(), 0);
  assert(used < capacity);
  auto& size = sizes_[slot(seat, stack)];
  const auto place = tiles_.begin() + begin(slot(seat, stack)) + size;
  std::move_backward(place, tiles_.begin() + used, tiles_.begin() + used + 1);
  *place = tile;
  ++size;
}

Tile Stacks::pop(int seat, int stack) {
  const int used = std::accumulate(sizes_.begin(), sizes_.end(), 0);
  auto& size = sizes_[slot(seat, stack)];
  assert(size > 0);
  const auto place = tiles_.begin() + begin(slot(seat, stack)) + size - 1;
  const Tile tile = *place;
  std::move(place + 1, tiles_.begin() + used, place);
  tiles_[static_cast<std::size_t>(used - 1)] = Tile();
  --size;
  return tile;
}

int State::outCount() const {
  return static_cast<int>(
      std::count_if(seats.begin(), seats.end(), [](const SeatState& s) { return s.isOut(); }));
}

} // namespace igroteka::pont
