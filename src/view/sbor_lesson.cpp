// SPDX-License-Identifier: MIT
#include "lesson.h"

namespace igroteka::view {

const Lesson& sborLesson() {
  static const Lesson lesson = {
      "standard",
      2,
      743,
      {"circle 2 0,0", "circle 3 1000,1732", "circle 5 2000,0", "circle 1 4000,0",
       "circle 6 3000,1732", "circle 6 5000,1732", "circle 4 2000,3464", "circle 5 4000,3464",
       "circle 1 0,3464", "circle 4 6000,0", "circle 3 7000,1732", "circle 2 6000,3464",
       "doll bL 3a", "doll aM 2a", "doll bM 4b", "doll aS 6a", "doll bS 2b", "doll aL 4a"},
      {{IGROTEKA_TEXT("sbor", "You play the three red dolls. Bring them into each other, the small "
                              "one into the medium one, and that into the large one: who does it "
                              "first wins.")},
       {IGROTEKA_TEXT("sbor", "Every turn begins with the dice. Click them, or press Space."),
        {"roll *"}},
       {IGROTEKA_TEXT("sbor", "An action needs a die with the number of the circle on which the "
                              "doll stands, and one with the number where it leads. Click your "
                              "medium doll on circle 2, choose Go, and click circle 5."),
        {"go 2a 5a"}},
       {IGROTEKA_TEXT("sbor", "Unused dice can be kept for the next turn. Click the six, so that "
                              "you keep it, and end the turn."),
        {"end keep 6"},
        {"roll", "climb 2b 3a", "end"}},
       {IGROTEKA_TEXT("sbor", "It is your turn again. Throw the other three dice."), {"roll *"}},
       {IGROTEKA_TEXT("sbor", "5 and 6 are there: click your medium doll and choose Eat. It "
                              "swallows the small one on circle 6."),
        {"eat 5a 6a"}},
       {IGROTEKA_TEXT("sbor", "And 6 and 4 are left: click the medium doll again, and let it climb "
                              "into the large one."),
        {"climb 6a 4a"}},
       {IGROTEKA_TEXT("sbor", "You have won! Equal dice give super powers as well, and circles can "
                              "be moved: the rules tell more. Enjoy the game!")}}};
  return lesson;
}

} // namespace igroteka::view
