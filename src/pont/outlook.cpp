// SPDX-License-Identifier: MIT
#include <igroteka/pont/outlook.h>

#include <algorithm>
#include <cmath>
#include <limits>

namespace igroteka::pont {

namespace {

// Found by playing thousands of games against each other, with values round these.
constexpr double placeGain = 1.0; ///< a tile placed
constexpr double pontGain = 2.5;  ///< a tile placed, and one more at another's cost
constexpr double fineWorth = 0.6; ///< a penalty tile: it waits for a niche, and for the gift then
constexpr double laterShare =
    0.35;                       ///< how much of what a mosaic offers is still there a turn later
constexpr double outGain = 8.0; ///< going out before the others

constexpr TileSet allTiles = ((TileSet{1} << tileCount) - 1) << 1;

double gainOf(const Outlook& outlook, int tile) {
  if ((outlook.niches & setOf(tile)) != 0) {
    return pontGain;
  }
  return (outlook.placeable & setOf(tile)) != 0 ? placeGain : fineWorth;
}

} // namespace

Outlook::Outlook(const Mosaic& mosaic) {
  for (const Gap& gap : mosaic.gaps(2)) {
    const TileSet fitting = fittingTiles(gap.around);
    placeable |= fitting;
    niches |= gap.around.count >= 3 ? fitting : 0;
  }
}

TileSet unseenBy(const State& seen) {
  TileSet known = seen.shown;
  for (int tile = 1; tile <= tileCount; ++tile) {
    known |= seen.mosaic.holds(tile) ? setOf(tile) : 0;
  }
  for (const SeatState& seat : seen.seats) {
    known |= seat.hand.isOpen() ? setOf(seat.hand.number()) : 0;
  }
  return allTiles & ~known;
}

double Judge::drawGain(const State& state, const Outlook& outlook, int seat, int stack) const {
  const Tile top = state.stacks.top(seat, stack);
  if (top.isOpen()) {
    return gainOf(outlook, top.number());
  }
  const double all = std::max(1, std::popcount(unseen_));
  const double niches = std::popcount(outlook.niches & unseen_) / all;
  const double places = std::popcount(outlook.placeable & unseen_) / all;
  return niches * pontGain + (places - niches) * placeGain + (1 - places) * fineWorth;
}

double Judge::turnGain(const State& state, const Outlook& outlook, int seat) const {
  double best = -std::numeric_limits<double>::infinity();
  if ((state.seat(seat).penalty & outlook.niches) != 0) {
    best = pontGain - fineWorth;
  }
  for (int stack = 0; stack < maxStacks; ++stack) {
    if (state.stacks.size(seat, stack) > 0) {
      best = std::max(best, drawGain(state, outlook, seat, stack));
    }
  }
  return std::isfinite(best) ? best : 0;
}

/// The chance that a seat gets rid of its last tiles in its next turn.
double Judge::outChance(const State& state, const Outlook& outlook, int seat) const {
  const int left = state.tilesLeft(seat);
  if (left > 2) {
    return 0;
  }
  const double gained = turnGain(state, outlook, seat);
  return left == 1 ? std::clamp((gained - fineWorth) / (placeGain - fineWorth), 0.0, 1.0)
                   : std::clamp((gained - placeGain) / (pontGain - placeGain), 0.0, 1.0);
}

double Judge::worth(const State& state, int seat) const {
  if (state.tilesLeft(seat) == 0) {
    return outGain * 4;
  }
  double lightest = std::numeric_limits<double>::infinity();
  for (int other = 0; other < state.players; ++other) {
    if (other != seat && !state.seat(other).isOut()) {
      lightest = std::min(lightest, burden(state, other));
    }
  }
  const Outlook outlook(state.mosaic);
  double sum = laterShare * turnGain(state, outlook, seat) - burden(state, seat);
  if (const int next = nextInGame(state, seat); next != seat) {
    sum += lightest - turnGain(state, outlook, next) - outGain * outChance(state, outlook, next);
  }
  return sum;
}

double giftGain(const State& state, int seat) {
  const SeatState& giver = state.seat(seat);
  if (giver.gifts == 0) {
    return 0;
  }
  if (state.tilesLeft(seat) <= giver.gifts) {
    return outGain * 4;
  }
  return giver.gifts * (2 - (giver.penaltySize() > 0 ? fineWorth : 0));
}

double burden(const State& state, int seat) {
  return state.tilesLeft(seat) - fineWorth * state.seat(seat).penaltySize();
}

int nextInGame(const State& state, int seat) {
  for (int step = 1; step < state.players; ++step) {
    const int next = (seat + step) % state.players;
    if (!state.seat(next).isOut()) {
      return next;
    }
  }
  return seat;
}

double shareOfWin(const State& state, int seat, double lead) {
  if (state.seat(seat).isOut() || state.outCount() > 0) {
    return state.seat(seat).outAs == 1 ? 1 : 0;
  }
  int most = 0;
  for (int other = 0; other < state.players; ++other) {
    most = std::max(most, state.tilesLeft(other));
  }
  const double spread = 1 + 0.6 * std::sqrt(most);
  double sum = 1;
  for (int other = 0; other < state.players; ++other) {
    if (other != seat) {
      sum += std::exp((burden(state, seat) - lead - burden(state, other)) / spread);
    }
  }
  return 1 / sum;
}

} // namespace igroteka::pont
