// SPDX-License-Identifier: MIT
// Why a move is good, in whole sentences that name fields and colours.
#include "player_parts.h"

namespace igroteka::mozaring {

namespace {

/// By kind; %1 to %3 are the fields.
constexpr std::array<Text, 4> completesTexts = {
    IGROTEKA_TEXT("mozaring", "Completes the nest in field %1."),
    IGROTEKA_TEXT("mozaring", "Completes a line of one size through fields %1, %2 and %3."),
    IGROTEKA_TEXT("mozaring", "Completes the ascending line through fields %1, %2 and %3."),
    IGROTEKA_TEXT("mozaring", "Shows in all of the fields %1, %2 and %3."),
};

constexpr std::array<Text, 4> threatTexts = {
    IGROTEKA_TEXT("mozaring", "Threatens a nest in field %1."),
    IGROTEKA_TEXT("mozaring", "Threatens a line of one size through fields %1, %2 and %3."),
    IGROTEKA_TEXT("mozaring", "Threatens an ascending line through fields %1, %2 and %3."),
    IGROTEKA_TEXT("mozaring", "Threatens to show in the fields %1, %2 and %3."),
};

/// By colour, then by kind.
constexpr std::array<std::array<Text, kindCount>, colourCount> blockTexts = {{
    {{IGROTEKA_TEXT("mozaring", "Blocks the red nest in field %1."),
      IGROTEKA_TEXT("mozaring", "Blocks the red line of one size through fields %1, %2 and %3."),
      IGROTEKA_TEXT("mozaring", "Blocks the red ascending line through fields %1, %2 and %3."),
      IGROTEKA_TEXT("mozaring", "Covers the red line of fields %1, %2 and %3.")}},
    {{IGROTEKA_TEXT("mozaring", "Blocks the green nest in field %1."),
      IGROTEKA_TEXT("mozaring", "Blocks the green line of one size through fields %1, %2 and %3."),
      IGROTEKA_TEXT("mozaring", "Blocks the green ascending line through fields %1, %2 and %3."),
      IGROTEKA_TEXT("mozaring", "Covers the green line of fields %1, %2 and %3.")}},
    {{IGROTEKA_TEXT("mozaring", "Blocks the blue nest in field %1."),
      IGROTEKA_TEXT("mozaring", "Blocks the blue line of one size through fields %1, %2 and %3."),
      IGROTEKA_TEXT("mozaring", "Blocks the blue ascending line through fields %1, %2 and %3."),
      IGROTEKA_TEXT("mozaring", "Covers the blue line of fields %1, %2 and %3.")}},
    {{IGROTEKA_TEXT("mozaring", "Blocks the yellow nest in field %1."),
      IGROTEKA_TEXT("mozaring", "Blocks the yellow line of one size through fields %1, %2 and %3."),
      IGROTEKA_TEXT("mozaring", "Blocks the yellow ascending line through fields %1, %2 and %3."),
      IGROTEKA_TEXT("mozaring", "Covers the yellow line of fields %1, %2 and %3.")}},
}};

/// By colour, then by kind.
constexpr std::array<std::array<Text, kindCount>, colourCount> hinderTexts = {{
    {{IGROTEKA_TEXT("mozaring", "Stands in the way of a red nest in field %1."),
      IGROTEKA_TEXT("mozaring",
                    "Stands in the way of a red line of one size through fields %1, %2 and %3."),
      IGROTEKA_TEXT("mozaring",
                    "Stands in the way of a red ascending line through fields %1, %2 and %3."),
      IGROTEKA_TEXT("mozaring",
                    "Stands in the way of the red rings in the fields %1, %2 and %3.")}},
    {{IGROTEKA_TEXT("mozaring", "Stands in the way of a green nest in field %1."),
      IGROTEKA_TEXT("mozaring",
                    "Stands in the way of a green line of one size through fields %1, %2 and %3."),
      IGROTEKA_TEXT("mozaring",
                    "Stands in the way of a green ascending line through fields %1, %2 and %3."),
      IGROTEKA_TEXT("mozaring",
                    "Stands in the way of the green rings in the fields %1, %2 and %3.")}},
    {{IGROTEKA_TEXT("mozaring", "Stands in the way of a blue nest in field %1."),
      IGROTEKA_TEXT("mozaring",
                    "Stands in the way of a blue line of one size through fields %1, %2 and %3."),
      IGROTEKA_TEXT("mozaring",
                    "Stands in the way of a blue ascending line through fields %1, %2 and %3."),
      IGROTEKA_TEXT("mozaring",
                    "Stands in the way of the blue rings in the fields %1, %2 and %3.")}},
    {{IGROTEKA_TEXT("mozaring", "Stands in the way of a yellow nest in field %1."),
      IGROTEKA_TEXT("mozaring",
                    "Stands in the way of a yellow line of one size through fields %1, %2 and %3."),
      IGROTEKA_TEXT("mozaring",
                    "Stands in the way of a yellow ascending line through fields %1, %2 and %3."),
      IGROTEKA_TEXT("mozaring",
                    "Stands in the way of the yellow rings in the fields %1, %2 and %3.")}},
}};

/// By size.
constexpr std::array<Text, 3> placeTexts = {
    IGROTEKA_TEXT("mozaring",
                  "The small slot of field %1 belongs to %2 combinations that are still open."),
    IGROTEKA_TEXT("mozaring",
                  "The medium slot of field %1 belongs to %2 combinations that are still open."),
    IGROTEKA_TEXT("mozaring",
                  "The large slot of field %1 belongs to %2 combinations that are still open."),
};

constexpr std::array<Text, 4> quietTexts = {
    IGROTEKA_TEXT("mozaring", "Keeps clear of what the red rings still can complete."),
    IGROTEKA_TEXT("mozaring", "Keeps clear of what the green rings still can complete."),
    IGROTEKA_TEXT("mozaring", "Keeps clear of what the blue rings still can complete."),
    IGROTEKA_TEXT("mozaring", "Keeps clear of what the yellow rings still can complete."),
};

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
      return {completesTexts[indexOf(combination.kind)], fieldsOf(combination)};
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
        return Phrase(threatTexts[indexOf(combination.kind)], fieldsOf(combination));
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
