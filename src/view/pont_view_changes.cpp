// SPDX-License-Identifier: MIT
// From one position to the next: what moves, what is called.
#include "pont_view.h"
#include "pont_view_words.h"

#include <QAccessible>

#include <algorithm>
#include <cmath>

namespace igroteka::view {

namespace {

constexpr int placing = 220;
constexpr int drawing = 160;
constexpr int passing = 280;
constexpr int calling = 1100;

using Kind = PontChoice::Kind;

} // namespace

void PontView::positionChanged(session::Change change, std::size_t /*from*/) {
  const pont::State before = state_;
  const std::size_t shownBefore = at_;
  const std::vector<PontTray> old = trays_;
  const PontDesk* mine = mouseDesk();
  const std::optional<QPointF> carriedTo = carries() ? pointer_ : std::nullopt;
  const Actor carrier = mine != nullptr ? mine->seat() : Actor::nature;
  // A step forward while looking back moves as it did when it was played.
  const bool steps = change == session::Change::played ||
                     (change == session::Change::lookedAt && match().shown() == shownBefore + 1);
  if (!steps) {
    motion_.finish();
  }
  hint_.reset();
  follow();
  layOut();
  fitIfNeeded();
  if (steps && last_) {
    if (isVisible()) {
      const auto held = carriedPlace(last_->seat);
      animate(before, *last_, old, last_->seat == carrier && carriedTo ? carriedTo : held);
    }
    tellNews(before, *last_);
  }
  std::erase_if(fingers_, [this](const Finger& one) {
    return one.seat != Actor::nature && desk(one.seat) == nullptr;
  });
  if (handsMove()) {
    startBeat();
  }
  Q_EMIT seatPartsChanged();
  tellSpokenFocus(*this);
  hover(pointer_);
}

/// Where tiles of a seat without a tray come from and go to: the edge on the side of its card.
QPointF PontView::awayPlace(Actor seat) const {
  const double share = (indexOf(seat) + 0.5) / std::max<int>(state_.players, 1);
  return {layout_.area().right() + layout_.side(),
          layout_.area().top() + layout_.area().height() * share};
}

/// Where a computer's hand or a finger holds the tile of this seat.
std::optional<QPointF> PontView::carriedPlace(Actor seat) const {
  const Finger* finger = fingerOf(seat);
  if (finger != nullptr && finger->moved) {
    return finger->where;
  }
  const auto hand = std::ranges::find(carrying_, seat, &PontCarrying::seat);
  const bool holds = handsMove() && hand != carrying_.end() && hand->last();
  return holds ? std::optional(layout_.pixel(hand->last()->where)) : std::nullopt;
}

namespace {

/// The places of tiles before and after a move, in the tray of one seat or, where it has none, at
/// the edge of the table.
class Ends {
public:
  Ends(const PontTray* tray, QPointF away, double side) : tray_(tray), away_(away), side_(side) {}

  QPointF place(const PontChoice& choice) const {
    return tray_ != nullptr ? tray_->placeOf(choice) : away_;
  }
  double side(const PontChoice& choice) const {
    return tray_ != nullptr ? tray_->sideOf(choice) : side_;
  }

private:
  const PontTray* tray_;
  QPointF away_;
  double side_;
};

PontMotion::Flight between(const Ends& from, const PontChoice& source, const Ends& to,
                           const PontChoice& goal, int length) {
  return {.tile = source.number,
          .from = from.place(source),
          .to = to.place(goal),
          .fromSide = from.side(source),
          .toSide = to.side(goal),
          .length = length};
}

} // namespace

/// Sends the tile of the move on its way; `pointer` is where a hand held it.
void PontView::animate(const pont::State& before, const pont::Move& move,
                       const std::vector<PontTray>& old, std::optional<QPointF> pointer) {
  const int seat = indexOf(move.seat);
  const auto found = std::ranges::find(old, move.seat, &PontTray::seat);
  const QPointF away = awayPlace(move.seat);
  const double far = layout_.side();
  const Ends was(found == old.end() ? nullptr : &*found, away, far);
  const Ends is(tray(move.seat), away, far);
  const PontChoice hand{Kind::hand, before.seat(seat).hand.number()};
  const PontChoice source = move.stack != 0  ? PontChoice{Kind::stack, move.stack}
                            : move.tile != 0 ? PontChoice{Kind::fine, move.tile}
                                             : hand;
  PontMotion::Flight flight;
  switch (move.deed) {
  case pont::Deed::draw: {
    const PontChoice drawn{Kind::hand, state_.seat(seat).hand.number()};
    flight = between(was, source, is, drawn, tray(move.seat) != nullptr ? duration(drawing) : 0);
    flight.tile = drawn.number;
    flight.handOf = seat;
    break;
  }
  case pont::Deed::place:
  case pont::Deed::niche:
    flight = between(was, source, is, source, duration(pointer ? placing / 2 : placing));
    flight.rotation = move.place.rotation;
    flight.cell = move.place.cell;
    flight.to = layout_.centreOf(move.place.cell);
    flight.fromSide = pointer ? far : flight.fromSide;
    flight.toSide = far;
    break;
  case pont::Deed::discard:
    flight = between(was, hand, is, {Kind::fine, hand.number}, duration(placing));
    break;
  case pont::Deed::give: {
    const Ends to(tray(move.receiver), awayPlace(move.receiver), far);
    flight = between(was, source, to, {Kind::stack, 1}, duration(passing));
    flight.tile = move.stack != 0 ? before.stacks.top(seat, move.stack - 1).number() : move.tile;
    flight.back = true;
    const bool bothAway = tray(move.seat) == nullptr && tray(move.receiver) == nullptr;
    if (bothAway) { // along the edge: bent into the table, so that it is seen
      flight.arc = QPointF(-layout_.area().width() * 0.25, 0);
      flight.from.rx() -= 1.8 * far;
      flight.to.rx() -= 1.8 * far;
    } else {
      flight.arc = QPointF(0, -height() * 0.12);
    }
    motion_.fly(flight, now());
    startBeat();
    return;
  }
  case pont::Deed::call:
    return;
  }
  flight.from = pointer.value_or(flight.from);
  // A hand that carried it all the way lays it down at once.
  const QPointF way = flight.to - flight.from;
  if (!pointer || std::hypot(way.x(), way.y()) > far * 0.2) {
    motion_.fly(flight, now());
  }
  startBeat();
}

/// Shows and sounds "Pont!" and "Vsyo!", and that something was placed.
void PontView::tellNews(const pont::State& before, const pont::Move& move) {
  const bool lays = move.deed == pont::Deed::place || move.deed == pont::Deed::niche;
  const bool niche = lays && before.mosaic.around(move.place.cell).count >= 3;
  const bool someoneOut = state_.outCount() > before.outCount();
  const int length = std::max(duration(calling), 400);
  if (someoneOut) {
    const bool over = match().ending(match().shown()).has_value();
    motion_.shout(pontWords::vsyo(), length, now());
    Q_EMIT sounded(over ? Sound::win : Sound::vsyo);
  } else if (niche) {
    motion_.shout(pontWords::pont(), length, now());
    Q_EMIT sounded(Sound::pont);
  } else {
    Q_EMIT sounded(Sound::place);
  }
  if (someoneOut || niche) {
    startBeat();
  }
}

} // namespace igroteka::view
