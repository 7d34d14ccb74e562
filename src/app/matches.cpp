// SPDX-License-Identifier: MIT
#include "app/matches.h"

#include "app/settings.h"

#include <nlohmann/json.hpp>

#include <algorithm>

namespace igroteka::app {

std::variant<std::unique_ptr<AnyMatch>, Fault> Plan::begin(std::uint64_t seed) const {
  auto made = draft.game().create(draft.variant(), seed);
  if (auto* match = std::get_if<std::unique_ptr<AnyMatch>>(&made)) {
    for (std::size_t seat = 0; seat < std::min(seats.size(), (*match)->seats.size()); ++seat) {
      (*match)->seats[seat] = seats[seat];
    }
  }
  return made;
}

Plan plainPlan(const Game& game) {
  const Draft draft(game);
  return {draft, std::vector<SeatInfo>(static_cast<std::size_t>(draft.players()))};
}

Plan lastPlan(const Game& game, const Settings& settings) {
  const QByteArray record = settings.lastMatch(QString::fromUtf8(game.id().data()));
  if (!record.isEmpty()) {
    const auto opened = openRecord(std::array<const Game*, 1>{&game}, record.toStdString());
    if (opened.match) {
      return {Draft(*opened.match), opened.match->seats};
    }
  }
  return plainPlan(game);
}

Plan practicePlan(const Game& game, const Settings& settings, Level level) {
  Plan plan = lastPlan(game, settings);
  const PresetInfo preset = game.presetOf(plan.draft.id());
  if (plan.draft.players() > preset.minPlayers) {
    plan.draft.setPlayers(preset.minPlayers);
  }
  plan.seats.resize(static_cast<std::size_t>(plan.draft.players()));
  plan.seats.front().player = "human";
  for (std::size_t seat = 1; seat < plan.seats.size(); ++seat) {
    plan.seats[seat] = {std::string(), std::string(wordOf(level))};
  }
  return plan;
}

Plan againPlan(const AnyMatch& match, bool swapped) {
  Plan plan{Draft(match), match.seats};
  if (swapped) {
    std::rotate(plan.seats.begin(), plan.seats.end() - 1, plan.seats.end());
  }
  return plan;
}

} // namespace igroteka::app
