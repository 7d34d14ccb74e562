// SPDX-License-Identifier: MIT
// From one position to the next: what moves, what is called.
#include "pont_view.h"
#include "pont_view_words.h"

#include <QAccessible>

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
  const std::vector<PontTray> old = trays_;
  const PontDesk* mine = mouseDesk();
  const std::optional<QPointF> carriedTo = carries() ? pointer_ : std::nullopt;
  const Actor carrier = mine != nullptr ? mine->seat() : Actor::nature;
  if (change != session::Change::played) {
    motion_.finish();
  }
  hint_.reset();
  follow();
  layOut();
  fitIfNeeded();
  if (change == session::Change::played && last_) {
    if (isVisible()) {
      animate(before, *last_, old, last_->seat == carrier ? carriedTo : std::nullopt);
    }
    tellNews(before, *last_);
  }
  Q_EMIT seatPartsChanged();
  tellFocus();
  hover(pointer_);
}

/// Where tiles of a seat without a tray come from and go to: the edge on the side of its card.
QPointF PontView::awayPlace(Actor seat) const {
  const double share = (indexOf(seat) + 0.5) / std::max<int>(state_.players, 1);
  return {layout_.area().right() + layout_.side(),
          layout_.area().top() + layout_.area().height() * share};
}

void PontView::animate(const pont::State& before, const pont::Move& move,
                       const std::vector<PontTray>& old, std::optional<QPointF> pointer) {
  const int seat = indexOf(move.seat);
  const auto found = std::ranges::find(old, move.seat, &PontTray::seat);
  const PontTray* was = found == old.end() ? nullptr : &*found;
  const PontTray* is = tray(move.seat);
  const PontChoice hand{Kind::hand, before.seat(seat).hand.number()};
  const double far = layout_.side();
  const auto from = [&](const PontChoice& choice) {
    return was != nullptr ? was->placeOf(choice) : awayPlace(move.seat);
  };
  const auto sideFrom = [&](const PontChoice& choice) {
    return was != nullptr ? was->sideOf(choice) : far;
  };
  PontMotion::Flight flight;
  switch (move.deed) {
  case pont::Deed::draw: {
    if (is == nullptr) {
      return;
    }
    const PontChoice stack{Kind::stack, move.stack};
    const PontChoice drawn{Kind::hand, state_.seat(seat).hand.number()};
    flight = {.tile = drawn.number,
              .from = from(stack),
              .to = is->placeOf(drawn),
              .fromSide = sideFrom(stack),
              .toSide = is->sideOf(drawn),
              .length = duration(drawing),
              .handOf = seat};
    break;
  }
  case pont::Deed::place:
  case pont::Deed::niche: {
    const PontChoice source =
        move.deed == pont::Deed::place ? hand : PontChoice{Kind::fine, move.tile};
    flight = {.tile = source.number,
              .rotation = move.place.rotation,
              .from = pointer.value_or(from(source)),
              .to = layout_.centreOf(move.place.cell),
              .fromSide = pointer ? far : sideFrom(source),
              .toSide = far,
              .length = duration(pointer ? placing / 2 : placing),
              .cell = move.place.cell};
    break;
  }
  case pont::Deed::discard: {
    const PontChoice fine{Kind::fine, hand.number};
    flight = {.tile = hand.number,
              .from = pointer.value_or(from(hand)),
              .to = is != nullptr ? is->placeOf(fine) : awayPlace(move.seat),
              .fromSide = sideFrom(hand),
              .toSide = is != nullptr ? is->sideOf(fine) : far,
              .length = duration(placing)};
    break;
  }
  case pont::Deed::give: {
    const bool top = move.stack != 0;
    const PontChoice source =
        top ? PontChoice{Kind::stack, move.stack} : PontChoice{Kind::fine, move.tile};
    const PontTray* to = tray(move.receiver);
    const int number =
        top ? before.stacks.top(seat, move.stack - 1).number() : static_cast<int>(move.tile);
    flight = {.tile = number,
              .back = true,
              .from = from(source),
              .to = to != nullptr ? to->placeOf({Kind::stack, 1}) : awayPlace(move.receiver),
              .fromSide = sideFrom(source),
              .toSide = to != nullptr ? to->sideOf({Kind::stack, 1}) : far,
              .arc = height() * 0.12,
              .length = duration(passing)};
    break;
  }
  case pont::Deed::call:
    return;
  }
  motion_.fly(flight, now());
  startTicking();
}

/// Shows and sounds "Pont!" and "Vsyo!", and that something was placed.
void PontView::tellNews(const pont::State& before, const pont::Move& move) {
  const bool lays = move.deed == pont::Deed::place || move.deed == pont::Deed::niche;
  const bool niche = lays && before.mosaic.around(move.place.cell).count >= 3;
  const bool someoneOut = state_.outCount() > before.outCount();
  const int length = std::max(duration(calling), 400);
  if (someoneOut) {
    motion_.shout(pontWords::vsyo(), length, now());
    Q_EMIT sounded(Sound::vsyo);
  } else if (niche) {
    motion_.shout(pontWords::pont(), length, now());
    Q_EMIT sounded(Sound::pont);
  } else {
    Q_EMIT sounded(Sound::place);
  }
  if (someoneOut || niche) {
    startTicking();
  }
}

} // namespace igroteka::view
