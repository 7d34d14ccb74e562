// SPDX-License-Identifier: MIT
#pragma once

#include <igroteka/core/text.h>
#include <igroteka/mozaring/board.h>

#include <array>

/// The sentences that say why a move is good; each colour has its own, since Bulgarian and Russian
/// bend its word.
namespace igroteka::mozaring {

/// By colour, then by kind, showing lines left out; %1 to %3 are the fields.
inline constexpr std::array<std::array<Text, 3>, colourCount> completesTexts = {{
    {{IGROTEKA_TEXT("mozaring", "Completes the red nest in field %1."),
      IGROTEKA_TEXT("mozaring", "Completes the red line of one size through fields %1, %2 and %3."),
      IGROTEKA_TEXT("mozaring", "Completes the red ascending line through fields %1, %2 and %3.")}},
    {{IGROTEKA_TEXT("mozaring", "Completes the green nest in field %1."),
      IGROTEKA_TEXT("mozaring",
                    "Completes the green line of one size through fields %1, %2 and %3."),
      IGROTEKA_TEXT("mozaring",
                    "Completes the green ascending line through fields %1, %2 and %3.")}},
    {{IGROTEKA_TEXT("mozaring", "Completes the blue nest in field %1."),
      IGROTEKA_TEXT("mozaring",
                    "Completes the blue line of one size through fields %1, %2 and %3."),
      IGROTEKA_TEXT("mozaring",
                    "Completes the blue ascending line through fields %1, %2 and %3.")}},
    {{IGROTEKA_TEXT("mozaring", "Completes the yellow nest in field %1."),
      IGROTEKA_TEXT("mozaring",
                    "Completes the yellow line of one size through fields %1, %2 and %3."),
      IGROTEKA_TEXT("mozaring",
                    "Completes the yellow ascending line through fields %1, %2 and %3.")}},
}};

/// By colour, then for a row, a column and a diagonal.
inline constexpr std::array<std::array<Text, 3>, colourCount> showsTexts = {{
    {{IGROTEKA_TEXT("mozaring", "Shows red in the whole row of fields %1, %2 and %3."),
      IGROTEKA_TEXT("mozaring", "Shows red in the whole column of fields %1, %2 and %3."),
      IGROTEKA_TEXT("mozaring", "Shows red in the whole diagonal of fields %1, %2 and %3.")}},
    {{IGROTEKA_TEXT("mozaring", "Shows green in the whole row of fields %1, %2 and %3."),
      IGROTEKA_TEXT("mozaring", "Shows green in the whole column of fields %1, %2 and %3."),
      IGROTEKA_TEXT("mozaring", "Shows green in the whole diagonal of fields %1, %2 and %3.")}},
    {{IGROTEKA_TEXT("mozaring", "Shows blue in the whole row of fields %1, %2 and %3."),
      IGROTEKA_TEXT("mozaring", "Shows blue in the whole column of fields %1, %2 and %3."),
      IGROTEKA_TEXT("mozaring", "Shows blue in the whole diagonal of fields %1, %2 and %3.")}},
    {{IGROTEKA_TEXT("mozaring", "Shows yellow in the whole row of fields %1, %2 and %3."),
      IGROTEKA_TEXT("mozaring", "Shows yellow in the whole column of fields %1, %2 and %3."),
      IGROTEKA_TEXT("mozaring", "Shows yellow in the whole diagonal of fields %1, %2 and %3.")}},
}};

/// By colour, then by kind.
inline constexpr std::array<std::array<Text, kindCount>, colourCount> threatTexts = {{
    {{IGROTEKA_TEXT("mozaring", "Threatens a red nest in field %1."),
      IGROTEKA_TEXT("mozaring", "Threatens a red line of one size through fields %1, %2 and %3."),
      IGROTEKA_TEXT("mozaring", "Threatens a red ascending line through fields %1, %2 and %3."),
      IGROTEKA_TEXT("mozaring", "Threatens to show red in the fields %1, %2 and %3.")}},
    {{IGROTEKA_TEXT("mozaring", "Threatens a green nest in field %1."),
      IGROTEKA_TEXT("mozaring", "Threatens a green line of one size through fields %1, %2 and %3."),
      IGROTEKA_TEXT("mozaring", "Threatens a green ascending line through fields %1, %2 and %3."),
      IGROTEKA_TEXT("mozaring", "Threatens to show green in the fields %1, %2 and %3.")}},
    {{IGROTEKA_TEXT("mozaring", "Threatens a blue nest in field %1."),
      IGROTEKA_TEXT("mozaring", "Threatens a blue line of one size through fields %1, %2 and %3."),
      IGROTEKA_TEXT("mozaring", "Threatens a blue ascending line through fields %1, %2 and %3."),
      IGROTEKA_TEXT("mozaring", "Threatens to show blue in the fields %1, %2 and %3.")}},
    {{IGROTEKA_TEXT("mozaring", "Threatens a yellow nest in field %1."),
      IGROTEKA_TEXT("mozaring",
                    "Threatens a yellow line of one size through fields %1, %2 and %3."),
      IGROTEKA_TEXT("mozaring", "Threatens a yellow ascending line through fields %1, %2 and %3."),
      IGROTEKA_TEXT("mozaring", "Threatens to show yellow in the fields %1, %2 and %3.")}},
}};

/// By colour, then by kind.
inline constexpr std::array<std::array<Text, kindCount>, colourCount> blockTexts = {{
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
inline constexpr std::array<std::array<Text, kindCount>, colourCount> hinderTexts = {{
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
inline constexpr std::array<Text, 3> placeTexts = {
    IGROTEKA_TEXT("mozaring",
                  "The small slot of field %1 belongs to %2 combinations that are still open."),
    IGROTEKA_TEXT("mozaring",
                  "The medium slot of field %1 belongs to %2 combinations that are still open."),
    IGROTEKA_TEXT("mozaring",
                  "The large slot of field %1 belongs to %2 combinations that are still open."),
};

inline constexpr std::array<Text, 4> quietTexts = {
    IGROTEKA_TEXT("mozaring", "Keeps clear of what the red rings still can complete."),
    IGROTEKA_TEXT("mozaring", "Keeps clear of what the green rings still can complete."),
    IGROTEKA_TEXT("mozaring", "Keeps clear of what the blue rings still can complete."),
    IGROTEKA_TEXT("mozaring", "Keeps clear of what the yellow rings still can complete."),
};

} // namespace igroteka::mozaring
