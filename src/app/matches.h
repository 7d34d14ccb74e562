// SPDX-License-Identifier: MIT
#pragma once

#include "app/draft.h"

#include <igroteka/core/game.h>
#include <igroteka/core/level.h>

#include <QByteArray>
#include <QString>

#include <memory>
#include <optional>
#include <variant>
#include <vector>

namespace igroteka::app {

class Settings;

/// A new match to begin: its variant and who sits where.
struct Plan {
  Draft draft;
  std::vector<SeatInfo> seats;

  /// The match, its setup decided by the seed; or why it cannot begin.
  std::variant<std::unique_ptr<AnyMatch>, Fault> begin(std::uint64_t seed) const;
};

/// People on all seats, in the game's first variant.
Plan plainPlan(const Game& game);

/// As the last new match of this game was, or plain.
Plan lastPlan(const Game& game, const Settings& settings);

/// One person against computers of this level: the first seat is the person's.
Plan practicePlan(const Game& game, const Settings& settings, Level level);

/// The same again; `swapped` lets everybody sit one seat further.
Plan againPlan(const AnyMatch& match, bool swapped);

} // namespace igroteka::app
