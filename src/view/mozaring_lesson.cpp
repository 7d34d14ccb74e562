// SPDX-License-Identifier: MIT
#include "lesson.h"

namespace igroteka::view {

const Lesson& mozaringLesson() {
  static const Lesson lesson = {
      "standard",
      3,
      3,
      {},
      {{IGROTEKA_TEXT("mozaring", "You play the red rings. Three of one colour win: a small, a "
                                  "medium and a large one in one field, or three in a line.")},
       {IGROTEKA_TEXT("mozaring", "Pick up a small red ring: click it, or press S. Then click the "
                                  "middle field, or press 5 and Enter."),
        {"Rs5"},
        {"Gm2", "Bl8"}},
       {IGROTEKA_TEXT("mozaring", "A field has room for one ring of each size. Put a medium red "
                                  "ring into the middle field, round your small one."),
        {"Rm5"},
        {"Gl5", "Bs7"}},
       {IGROTEKA_TEXT("mozaring", "Green has filled the middle, so there will be no red nest. But "
                                  "three of one size in a line win too: put a medium ring on "
                                  "field 4, left of the middle."),
        {"Rm4"},
        {"Gs2", "Bm6"}},
       {IGROTEKA_TEXT("mozaring", "Look at field 2: with a large ring green would have a nest. Be "
                                  "there first, and put your large ring on field 2."),
        {"Rl2"},
        {"Gm8", "Bm1"}},
       {IGROTEKA_TEXT("mozaring", "Now make two threats at once: put a small ring on field 1. Then "
                                  "a small ring on field 9 would win, and a large one too."),
        {"Rs1"},
        {"Gs9", "Bs3"}},
       {IGROTEKA_TEXT("mozaring", "Green has stopped one threat, but not the other. Small, medium, "
                                  "large in a row: put a large ring on field 9!"),
        {"Rl9"}},
       {IGROTEKA_TEXT("mozaring", "You have won, and you know all that is needed. With two players "
                                  "each has two colours, which take turns. Enjoy the game!")}}};
  return lesson;
}

} // namespace igroteka::view
