// SPDX-License-Identifier: MIT
#pragma once

#include <igroteka/core/game.h>
#include <igroteka/core/hands.h>

#include <QObject>

#include <memory>

namespace igroteka::session {

class AnySession;
class Scheduler;

/// Lets the computers' hands play in a session where all act at once, on the session's clock:
/// while it stands, they rest.
class HandDriver : public QObject {
  Q_OBJECT

public:
  HandDriver(AnySession& session, Scheduler& scheduler);
  ~HandDriver() override;

  /// What the hand of this seat does; resting where it has none.
  Gesture gesture(Actor seat) const;

private:
  void refresh();
  void goOn();

  AnySession& session_;
  Scheduler& scheduler_;
  SeatLevels levels_{};
  std::unique_ptr<AnyHands> hands_;
  quint64 ticket_ = 0; ///< only the newest appointment counts
  bool busy_ = false;
};

} // namespace igroteka::session
