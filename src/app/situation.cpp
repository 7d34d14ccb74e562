// SPDX-License-Identifier: MIT
#include "app/situation.h"

#include "app/table_page.h"
#include "session/any_session.h"
#include "view/board_view.h"

namespace igroteka::app {

Situation situationOf(const TablePage* page) {
  Situation now;
  if (page == nullptr) {
    return now;
  }
  const session::AnySession& session = page->session();
  const view::BoardView& board = page->board();
  const AnyMatch& match = session.match();
  const bool person = !session.peopleToAct().empty();
  now.table = true;
  now.over = session.ending().has_value();
  now.lesson = page->guide() != nullptr;
  now.canUndo = session.canUndo() && !now.lesson;
  now.canRedo = session.canRedo() && !now.lesson;
  now.canGoBack = match.shown() > 0 && session.canLookBack();
  now.canGoForward = session.lookingBack();
  now.canHint = session.canHint() && person && !now.lesson;
  now.canEvaluate = board.canEvaluate();
  now.evaluating = board.evaluating();
  now.somethingHappened = session.whatHappenedFrom() < match.present() && session.canLookBack();
  now.canPlayBack = match.simultaneous() && match.present() > 0 && session.canLookBack();
  now.canOfferDraw = !now.over && !now.lesson && !session.lookingBack() && person &&
                     !session.paused() && !session.drawOffer();
  now.canResign = now.canOfferDraw && (match.players() == 2 || session.game().hasPlayers());
  now.canPause = !now.over && !now.lesson;
  now.paused = session.paused();
  now.canStep = session.paused() && !now.over && !session.lookingBack();
  return now;
}

} // namespace igroteka::app
