// SPDX-License-Identifier: MIT
#pragma once

#include <igroteka/pont/state.h>

namespace igroteka::pont {

/// What a mosaic offers: the tiles, wherever they are, that have a place there or fill a niche.
struct Outlook {
  explicit Outlook(const Mosaic& mosaic);

  TileSet placeable = 0;
  TileSet niches = 0;
};

/// The tiles whose face a seat has not seen and cannot work out: `seen` is its Rules::visibleTo.
TileSet unseenBy(const State& seen);

/// How good positions are, in tiles. It knows of the tiles that are unseen only that any of them
/// may come next.
class Judge {
public:
  /// `seen` is the sight of the seat that decides.
  explicit Judge(const State& seen) : unseen_(unseenBy(seen)) {}

  TileSet unseen() const { return unseen_; }

  /// The worth of a position for `seat`, which has just acted: how far ahead it is, less what the
  /// next seat can do with the mosaic at once, and with a part of what itself will find there.
  double worth(const State& state, int seat) const;

  /// What drawing from this stack (0 or 1), which must not be empty, brings on average.
  double drawGain(const State& state, const Outlook& outlook, int seat, int stack) const;

  /// What the next turn brings to `seat` on this mosaic, on average.
  double turnGain(const State& state, const Outlook& outlook, int seat) const;

private:
  double outChance(const State& state, const Outlook& outlook, int seat) const;

  TileSet unseen_;
};

/// What the gifts that a seat owes bring it.
double giftGain(const State& state, int seat);

/// The tiles that a seat has left, a penalty tile weighing more than another since it needs a
/// niche.
double burden(const State& state, int seat);

/// The next seat after this one that is in the game; the seat itself if it is alone.
int nextInGame(const State& state, int seat);

/// The share of the win that a seat can expect with `lead` tiles more than it has.
double shareOfWin(const State& state, int seat, double lead);

} // namespace igroteka::pont
