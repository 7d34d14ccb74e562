// SPDX-License-Identifier: MIT
#include "pont_desk.h"

#include "pont_layout.h"

#include <algorithm>
#include <cmath>
#include <limits>

namespace igroteka::view {
namespace {

using Kind = PontChoice::Kind;

/// The element so many places on, round and round.
template <class T>
T after(const std::vector<T>& all, const T& here, int steps) {
  const auto count = static_cast<std::ptrdiff_t>(all.size());
  const auto place = std::ranges::find(all, here) - all.begin();
  return all[static_cast<std::size_t>(((place + steps) % count + count) % count)];
}

template <class T>
bool holds(const std::vector<T>& all, const T& one) {
  return std::ranges::find(all, one) != all.end();
}

} // namespace

void PontDesk::list(const pont::Rules& rules, const pont::State& state) {
  const int seat = indexOf(seat_);
  const pont::SeatState& mine = state.seat(seat);
  choices_.clear();
  const auto addStacks = [&] {
    for (int stack = 0; stack < pont::maxStacks; ++stack) {
      if (state.stacks.size(seat, stack) > 0) {
        choices_.push_back({Kind::stack, stack + 1});
      }
    }
  };
  const auto addFines = [&] {
    for (const int tile : pont::TilesIn(mine.penalty)) {
      choices_.push_back({Kind::fine, tile});
    }
  };
  if (state.over || mine.isOut()) {
    return;
  }
  if (gives_) {
    addStacks();
    addFines();
  } else if (hand_ != 0) {
    choices_.push_back({Kind::hand, hand_});
    choices_.push_back({Kind::discard, hand_});
    if (rules.simultaneous()) {
      addFines();
    }
  } else {
    addStacks();
    addFines();
  }
  if (choices_.empty() && rules.actors(state).contains(seat_)) {
    choices_.push_back({Kind::call, 0});
  }
}

void PontDesk::follow(const pont::Rules& rules, const pont::State& state) {
  const int seat = indexOf(seat_);
  const pont::SeatState& mine = state.seat(seat);
  const bool gave = gives_;
  const int held = hand_;
  gives_ = mine.gifts > 0;
  hand_ = mine.hand.number();
  list(rules, state);
  receivers_.clear();
  for (int other = 0; gives_ && other < state.players; ++other) {
    if (other != seat && !state.seat(other).isOut()) {
      receivers_.push_back(seatAt(other));
    }
  }
  if (!holds(receivers_, receiver_)) {
    receiver_ = receivers_.empty() ? Actor::nature : receivers_.front();
  }
  const bool anew = gave != gives_ || held != hand_ || !chosen_ || !holds(choices_, *chosen_);
  if (anew) {
    chosen_ = choices_.empty() ? std::nullopt : std::optional(choices_.front());
    rotation_ = held != hand_ ? 0 : rotation_;
  }
  if (const auto cells = touchingCells(state.mosaic); !aimed_ || !holds(cells, cell_)) {
    // The nearest cell that can still be played on, so that the cursor stays where it was.
    const QPointF here = cellCentre(cell_);
    const auto away = [&](pont::Cell cell) {
      const QPointF way = cellCentre(cell) - here;
      return std::hypot(way.x(), way.y());
    };
    cell_ = std::ranges::min(cells, {}, away);
    aimed_ = true;
  }
}

bool PontDesk::choose(const PontChoice& choice) {
  const bool known = holds(choices_, choice);
  if (known) {
    chosen_ = choice;
  }
  return known;
}

void PontDesk::chooseNext(int steps) {
  if (chosen_) {
    chosen_ = after(choices_, *chosen_, steps);
  }
}

bool PontDesk::chooseReceiver(Actor seat) {
  const bool known = holds(receivers_, seat);
  if (known) {
    receiver_ = seat;
  }
  return known;
}

void PontDesk::nextReceiver(int steps) {
  if (!receivers_.empty()) {
    receiver_ = after(receivers_, receiver_, steps);
  }
}

int PontDesk::tile() const {
  if (gives_ || !chosen_) {
    return 0;
  }
  const bool placed = chosen_->kind == Kind::hand || chosen_->kind == Kind::fine;
  return placed ? chosen_->number : chosen_->kind == Kind::discard ? hand_ : 0;
}

void PontDesk::turn(int steps) {
  rotation_ = ((rotation_ + steps) % 6 + 6) % 6;
}

void PontDesk::walk(const std::vector<pont::Cell>& cells, QPointF direction) {
  const QPointF here = cellCentre(cell_);
  double best = std::numeric_limits<double>::max();
  pont::Cell next = cell_;
  for (const pont::Cell cell : cells) {
    const QPointF way = cellCentre(cell) - here;
    const double along = QPointF::dotProduct(way, direction);
    const double aside = std::abs(way.x() * direction.y() - way.y() * direction.x());
    if (along > 0.1 && aside <= 2 * along && along + 1.6 * aside < best) {
      best = along + 1.6 * aside;
      next = cell;
    }
  }
  cell_ = next;
}

std::optional<pont::Move> PontDesk::placing() const {
  if (tile() == 0) {
    return std::nullopt;
  }
  const pont::Place place{cell_, static_cast<std::uint8_t>(rotation_)};
  return chosen_->kind == Kind::fine ? pont::Move::niche(seat_, chosen_->number, place)
                                     : pont::Move::lay(seat_, place);
}

std::optional<pont::Move> PontDesk::move() const {
  if (!chosen_) {
    return std::nullopt;
  }
  if (gives_) {
    return chosen_->kind == Kind::stack ? pont::Move::giveTop(seat_, chosen_->number, receiver_)
                                        : pont::Move::giveFine(seat_, chosen_->number, receiver_);
  }
  switch (chosen_->kind) {
  case Kind::stack:
    return pont::Move::draw(seat_, chosen_->number);
  case Kind::discard:
    return pont::Move::discard(seat_);
  case Kind::call:
    return pont::Move::call(seat_);
  case Kind::hand:
  case Kind::fine:
    break;
  }
  return placing();
}

} // namespace igroteka::view
