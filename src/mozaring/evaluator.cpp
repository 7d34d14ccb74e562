// SPDX-License-Identifier: MIT
#include "player_parts.h"

#include <igroteka/mozaring/player.h>

#include <algorithm>
#include <cmath>

namespace igroteka::mozaring {

namespace {

using ai::Shares;

/// What a combination is worth by the rings it holds.
constexpr std::array<double, 4> promise = {0.05, 1.0, 5.0, 0.0};
/// The points that a combination brings in the end, on average.
constexpr std::array<double, 4> expectedPoints = {0.01, 0.08, 0.4, 1.0};

struct Outlook {
  double promise = 0;
  double points = 0; ///< those of the board and those to be expected
  Slots completing = 0;
};

Outlook outlookOf(const Rules& rules, const State& state, Colour colour) {
  Outlook outlook;
  const ByRings standing = standingOf(rules, state, colour);
  for (std::size_t held = 0; held < standing.size(); ++held) {
    const double count = std::popcount(standing[held]);
    outlook.promise += count * promise[held];
    outlook.points += count * expectedPoints[held];
  }
  const Slots own = state.board.of(colour);
  for (Combinations left = standing[2]; left != 0; left &= left - 1) {
    outlook.completing |=
        allCombinations[static_cast<std::size_t>(std::countr_zero(left))].slots & ~own;
  }
  for (Combinations left = rules.counted() & showingLines; left != 0; left &= left - 1) {
    const auto& line = allCombinations[static_cast<std::size_t>(std::countr_zero(left))];
    const Prospect prospect = prospectOf(rules, state, colour, line);
    if (prospect.open) {
      const auto held = static_cast<std::size_t>(prospect.held);
      outlook.promise += promise[held];
      outlook.points += expectedPoints[held];
      outlook.completing |= held == 2 ? prospect.missing : 0;
    }
  }
  return outlook;
}

class Evaluation {
public:
  Evaluation(const Rules& rules, const State& state)
      : rules_(rules), state_(state), players_(rules.chosen().players) {
    for (const Colour colour : allColours) {
      if (rules.ownerOf(state, colour) >= 0) {
        outlooks_[indexOf(colour)] = outlookOf(rules, state, colour);
      }
    }
  }

  Shares shares() const {
    const Options& options = rules_.chosen();
    const double roundsLeft = options.rounds - state_.round;
    const double weight = 2.5 / std::sqrt(1 + roundsLeft);
    switch (options.goal) {
    case Goal::first:
      return options.rounds == 1 ? roundChances() : standings(1, weight);
    case Goal::fewest:
      return standings(-1, weight);
    case Goal::most:
      return points(weight / 2);
    case Goal::avoid:
      return survival();
    }
    return {};
  }

private:
  /// Who will complete the first combination.
  Shares roundChances() const {
    Shares merits{};
    for (int step = 0; step < players_; ++step) {
      const int seat = (state_.toAct + step) % players_;
      const auto at = static_cast<std::size_t>(seat);
      const int ready = countOf(readySlots(seat));
      // The seats that act before can each take one slot.
      if (ready > step) {
        return sure(seat, step == 0 ? 0.97 : 0.9);
      }
      merits[at] += 0.04 * promiseOf(seat) + 0.4 * ready;
    }
    merits[static_cast<std::size_t>(state_.toAct)] += 0.1;
    return ai::sharesFrom(merits, players_);
  }

  Shares sure(int winner, double share) const {
    Shares shares{};
    for (int seat = 0; seat < players_; ++seat) {
      shares[static_cast<std::size_t>(seat)] =
          seat == winner ? share : (1 - share) / (players_ - 1);
    }
    return shares;
  }

  Slots readySlots(int seat) const {
    Slots slots = 0;
    const Colours colours = rules_.placeable(state_, seat);
    for (const Colour colour : allColours) {
      slots |= holds(colours, colour) ? outlooks_[indexOf(colour)].completing : 0;
    }
    return slots;
  }

  double promiseOf(int seat) const {
    double sum = 0;
    for (const Colour colour : allColours) {
      if (holds(state_.hands[static_cast<std::size_t>(seat)], colour)) {
        sum += outlooks_[indexOf(colour)].promise;
      }
    }
    return sum;
  }

  /// Round wins or points so far and what this round will bring; `sign` -1 where fewest win.
  Shares standings(double sign, double weight) const {
    const Shares chances = roundChances();
    Shares merits{};
    for (int seat = 0; seat < players_; ++seat) {
      const int winner = sign > 0 ? seat : (seat + 1) % players_; // MZ-21
      const auto at = static_cast<std::size_t>(seat);
      merits[at] = sign * weight * (state_.points[at] + chances[static_cast<std::size_t>(winner)]);
    }
    return ai::sharesFrom(merits, players_);
  }

  Shares points(double weight) const {
    Shares merits{};
    for (const Colour colour : allColours) {
      const int owner = rules_.ownerOf(state_, colour);
      if (owner >= 0) {
        merits[static_cast<std::size_t>(owner)] += outlooks_[indexOf(colour)].points;
      }
    }
    for (std::size_t seat = 0; seat < static_cast<std::size_t>(players_); ++seat) {
      merits[seat] = weight * (merits[seat] + state_.points[seat]);
    }
    return ai::sharesFrom(merits, players_);
  }

  /// With the goal avoid: how long each can go on without completing anything.
  Shares survival() const {
    Shares merits{};
    for (int seat = 0; seat < players_; ++seat) {
      const auto at = static_cast<std::size_t>(seat);
      if (((state_.out >> seat) & 1U) != 0) {
        merits[at] = -50;
        continue;
      }
      int safe = 0;
      int harmful = 0;
      for (const Colour colour : allColours) {
        if (holds(state_.hands[at], colour)) {
          const Slots open = rules_.openSlots(state_, colour);
          harmful += countOf(outlooks_[indexOf(colour)].completing);
          safe += countOf(open & ~outlooks_[indexOf(colour)].completing);
        }
      }
      const bool stuck = safe == 0 && harmful > 0;
      merits[at] = 0.1 * std::min(safe, 15) - 0.15 * harmful - (stuck ? 3.0 : 0.0);
    }
    return ai::sharesFrom(merits, players_);
  }

  const Rules& rules_;
  const State& state_;
  int players_;
  std::array<Outlook, colourCount> outlooks_{};
};

} // namespace

std::vector<Move> Evaluator::forced(const Rules& rules, const State& state) const {
  std::vector<Move> list;
  const Options& options = rules.chosen();
  if (!followsThreats || options.goal != Goal::first || options.players < 3 || state.over()) {
    return list;
  }
  Slots wanted = threatsOf(rules, state, state.toAct);
  if (wanted != 0) {
    wanted &= ~wanted + 1; // one win is as good as another
  } else {
    wanted = threatsOf(rules, state, (state.toAct + 1) % options.players);
  }
  if (wanted == 0) {
    return list;
  }
  for (const Move& move : rules.moves(state, seatAt(state.toAct))) {
    if ((wanted & (1U << move.slot())) != 0) {
      list.push_back(move);
    }
  }
  return list;
}

Shares Evaluator::evaluate(const Rules& rules, const State& state) const {
  return Evaluation(rules, state).shares();
}

} // namespace igroteka::mozaring
