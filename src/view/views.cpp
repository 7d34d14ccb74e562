// SPDX-License-Identifier: MIT
#include "views.h"

#include "generic_view.h"
#include "lesson.h"
#include "mozaring_view.h"
#include "pont_view.h"
#include "sbor_view.h"

#include <igroteka/mozaring/game.h>
#include <igroteka/pont/game.h>
#include <igroteka/sbor/game.h>

#include <algorithm>

namespace igroteka::view {

std::vector<ViewEntry> allViews() {
  return {{&mozaring::game(), makeMozaringView,
           IGROTEKA_TEXT("mozaring",
                         "Rings in nested wells: three of a colour in a line or in one field win."),
           5, 15, mozaringLesson},
          {&pont::game(), makePontView,
           IGROTEKA_TEXT("pont", "Tiles with coloured lines: place yours faster than the rest, "
                                 "and fill niches to give some away."),
           15, 40, pontLesson},
          {&sbor::game(), makeSborView,
           IGROTEKA_TEXT("sbor", "Nesting dolls on a table of circles: throw the dice and bring "
                                 "your three together."),
           20, 45, sborLesson}};
}

const ViewEntry* findView(std::span<const ViewEntry> views, std::string_view id) {
  const auto found =
      std::ranges::find_if(views, [&](const ViewEntry& entry) { return entry.game->id() == id; });
  return found == views.end() ? nullptr : &*found;
}

std::vector<const Game*> gamesOf(std::span<const ViewEntry> views) {
  std::vector<const Game*> games;
  std::ranges::transform(views, std::back_inserter(games), &ViewEntry::game);
  return games;
}

BoardView* makeGenericView(session::AnySession& session, Art& art, QWidget* parent) {
  return new GenericView(session, art, parent);
}

} // namespace igroteka::view
