// SPDX-License-Identifier: MIT
#include "session/hand_driver.h"

#include "session/any_session.h"

#include <algorithm>
#include <utility>

namespace igroteka::session {

HandDriver::HandDriver(AnySession& session, Scheduler& scheduler)
    : QObject(&session), session_(session), scheduler_(scheduler) {
  connect(&session, &AnySession::positionChanged, this, &HandDriver::goOn);
  connect(&session, &AnySession::pausedChanged, this, &HandDriver::goOn);
  connect(&session, &AnySession::seatsChanged, this, [this] {
    refresh();
    goOn();
  });
  refresh();
}

HandDriver::~HandDriver() = default;

Gesture HandDriver::gesture(Actor seat) const {
  const bool hasHand = hands_ && seat != Actor::nature && session_.levelOf(seat);
  return hasHand ? hands_->gesture(seat) : Gesture();
}

/// New hands where other seats have them now.
void HandDriver::refresh() {
  const AnyMatch& match = session_.match();
  SeatLevels levels{};
  for (const Actor seat : Actors::seats(match.players())) {
    levels.at(static_cast<std::size_t>(indexOf(seat))) = session_.levelOf(seat);
  }
  const bool any = std::ranges::any_of(levels, [](const auto& level) { return level.has_value(); });
  if (!any) {
    hands_.reset();
  } else if (!hands_ || levels != levels_) {
    hands_ = session_.game().hands(match, levels, session_.seed());
  }
  levels_ = levels;
}

void HandDriver::goOn() {
  ++ticket_;
  const AnyMatch& match = session_.match();
  const bool rests = !hands_ || session_.paused() || session_.lookingBack() || session_.ending();
  if (rests || busy_) {
    return;
  }
  busy_ = true;
  while (!session_.ending() && !session_.paused()) {
    const auto reach = hands_->step(match, session_.elapsed());
    if (!reach) {
      break;
    }
    // A late one is refused, and costs nothing.
    (void)session_.play(reach->seat, reach->action);
  }
  busy_ = false;
  const auto next = hands_->next();
  if (!next || session_.ending() || session_.paused()) {
    return;
  }
  const auto wait = std::max<std::int64_t>(1, *next - session_.elapsed());
  scheduler_.after(static_cast<int>(wait), this, [this, ticket = ticket_] {
    if (ticket == ticket_) {
      goOn();
    }
  });
}

} // namespace igroteka::session
