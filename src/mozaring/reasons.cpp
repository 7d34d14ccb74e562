// SPDX-License-Identifier: MIT
// Why a move is good, in whole sentences that name fields and colours.
#include "player_parts.h"
#include "reason_texts.h"

namespace igroteka::mozaring {

namespace {

std::vector<Phrase::Argument> fieldsOf(const Combination& combination) {
  std::vector<Phrase::Argument> numbers;
  for (Fields left = combination.fields; left != 0; left &= left - 1) {
    numbers.emplace_back(std::int64_t{std::countr_zero(left)} + 1);
  }
  return numbers;
}

std::size_t indexOf(Kind kind) {
  return static_cast<std::size_t>(kind);
}

const Combination& firstOf(Combinations combinations) {
  return allCombinations[static_cast<std::size_t>(std::countr_zero(combinations))];
}

/// Looks for what a move does, the most urgent first.
class Reason {
public:
  Reason(const Rules& rules, const State& state, const Move& move)
      : rules_(rules), state_(state), move_(move), seat_(state.toAct) {
    after_ = state;
    after_.board.place(move.colour, move.slot());
    completed_ = rules.completedBy(after_.board, move.colour, move.slot());
  }

  Phrase find() const {
    if (rules_.chosen().goal == Goal::avoid) {
      return avoiding();
    }
    if (completed_ != 0) {
      const Combination& combination = firstOf(completed_);
      return {completes(combination), fieldsOf(combination)};
    }
    if (const auto blocked = against(2)) {
      return *blocked;
    }
    if (const auto threat = threatened()) {
      return *threat;
    }
    if (const auto hindered = against(1)) {
      return *hindered;
    }
    return placed();
  }

private:
  Text completes(const Combination& combination) const {
    const std::size_t colour = mozaring::indexOf(move_.colour);
    if (combination.kind != Kind::showing) {
      return completesTexts[colour][indexOf(combination.kind)];
    }
    const int first = std::countr_zero(combination.fields);
    const int step = std::countr_zero(combination.fields & (combination.fields - 1)) - first;
    return showsTexts[colour][step == 1 ? 0 : step == 3 ? 1 : 2];
  }

  /// A combination of another player with so many rings that this move makes impossible.
  std::optional<Phrase> against(int held) const {
    for (int step = 1; step < rules_.chosen().players; ++step) {
      const int other = (seat_ + step) % rules_.chosen().players;
      const Colours due = rules_.due(state_, other);
      for (const bool first : {true, false}) {
        for (const Colour colour : allColours) {
          const bool owns = holds(state_.hands[static_cast<std::size_t>(other)], colour);
          if (owns && holds(due, colour) == first) {
            if (const auto phrase = againstColour(colour, held)) {
              return phrase;
            }
          }
        }
      }
    }
    return std::nullopt;
  }

  std::optional<Phrase> againstColour(Colour colour, int held) const {
    for (Combinations left = rules_.counted(); left != 0; left &= left - 1) {
      const Combination& combination = firstOf(left);
      const Prospect before = prospectOf(rules_, state_, colour, combination);
      if (!before.open || before.held != held) {
        continue;
      }
      const Prospect now = prospectOf(rules_, after_, colour, combination);
      if (!now.open || now.held < before.held) {
        const auto& texts = held == 2 ? blockTexts : hinderTexts;
        return Phrase(texts[mozaring::indexOf(colour)][indexOf(combination.kind)],
                      fieldsOf(combination));
      }
    }
    return std::nullopt;
  }

  std::optional<Phrase> threatened() const {
    for (Combinations left = rules_.counted(); left != 0; left &= left - 1) {
      const Combination& combination = firstOf(left);
      const Prospect now = prospectOf(rules_, after_, move_.colour, combination);
      const Prospect before = prospectOf(rules_, state_, move_.colour, combination);
      if (now.open && now.held == 2 && before.held == 1) {
        return Phrase(threatTexts[mozaring::indexOf(move_.colour)][indexOf(combination.kind)],
                      fieldsOf(combination));
      }
    }
    return std::nullopt;
  }

  Phrase placed() const {
    std::int64_t open = 0;
    for (Combinations left = rules_.counted(); left != 0; left &= left - 1) {
      const Combination& combination = firstOf(left);
      const Prospect before = prospectOf(rules_, state_, move_.colour, combination);
      open += before.open && (before.missing & (1U << move_.slot())) != 0 ? 1 : 0;
    }
    return {placeTexts[mozaring::indexOf(move_.size)], {std::int64_t{move_.field} + 1, open}};
  }

  Phrase avoiding() const {
    if (completed_ != 0) {
      return IGROTEKA_TEXT("mozaring", "Every ring that can be placed completes something.");
    }
    if (const auto hindered = threatened()) {
      return IGROTEKA_TEXT("mozaring", "Completes nothing and leaves safe slots for later.");
    }
    return quietTexts[mozaring::indexOf(move_.colour)];
  }

  const Rules& rules_;
  const State& state_;
  const Move& move_;
  int seat_;
  State after_;
  Combinations completed_ = 0;
};

} // namespace

Phrase reasonFor(const Rules& rules, const State& state, const Move& move,
                 const std::optional<Verdict>& verdict) {
  if (move.swap) {
    return IGROTEKA_TEXT("mozaring",
                         "The ring that stands already gives its side the better game.");
  }
  Phrase reason = Reason(rules, state, move).find();
  if (!verdict || verdict->rings <= 1) {
    return reason;
  }
  if (verdict->value == Verdict::Value::win) {
    return {IGROTEKA_TEXT("mozaring", "%1 It wins by force, at the latest with ring %2 from now."),
            {reason, std::int64_t{verdict->rings}}};
  }
  if (verdict->value == Verdict::Value::loss) {
    return {IGROTEKA_TEXT("mozaring", "%1 The game is lost, but this holds out longest: %2 rings."),
            {reason, std::int64_t{verdict->rings}}};
  }
  return reason;
}

} // namespace igroteka::mozaring
