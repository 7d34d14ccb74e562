// SPDX-License-Identifier: MIT
#include "lesson.h"

namespace igroteka::view {

const Lesson& pontLesson() {
  static const Lesson lesson = {
      "turns",
      2,
      70,
      {},
      {{IGROTEKA_TEXT("pont",
                      "Get rid of all your tiles before the others do. Lines that meet must "
                      "have one colour: that is the golden rule.")},
       {IGROTEKA_TEXT("pont", "Click your stack below the table to draw its top tile, or press "
                              "Enter."),
        {"1 draw 1"}},
       {IGROTEKA_TEXT("pont", "A tile needs two neighbours, and all colours must agree. Turn this "
                              "one with the mouse wheel, a right click or R, until it fits on the "
                              "marked cell, and click there."),
        {"1 place 0,-1 1"},
        {"2 draw 1", "2 place -1,-1 5"}},
       {IGROTEKA_TEXT("pont", "Draw again. This tile fits nowhere: click Discard, or press X. It "
                              "goes to your penalty pile."),
        {"1 draw 1", "1 discard"},
        {"2 draw 1", "2 place 1,-1 3"}},
       {IGROTEKA_TEXT("pont", "Draw once more, and place the tile on the marked cell."),
        {"1 draw 1", "1 place -2,0 2"},
        {"2 draw 1", "2 place 0,-2 5"}},
       {IGROTEKA_TEXT("pont", "An empty cell with three tiles around it is a niche, and a penalty "
                              "tile may go there. Click your penalty tile, turn it, and fill the "
                              "marked niche."),
        {"1 niche 41 1,-2 2"}},
       {IGROTEKA_TEXT("pont", "“Pont!” Whoever fills a niche gives a tile away. Click your stack, "
                              "and then the other player."),
        {"1 give top1 2"}},
       {IGROTEKA_TEXT("pont", "That is the whole game. In a rush there are no turns: everybody "
                              "draws and places at once. Who has no tile left calls “Vsyo!” and "
                              "has won.")}}};
  return lesson;
}

} // namespace igroteka::view
