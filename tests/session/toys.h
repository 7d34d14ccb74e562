// SPDX-License-Identifier: MIT
#pragma once

#include "session/any_session.h"
#include "support/hand_clock.h"
#include "support/race_game.h"

#include <igroteka/core/typed_game.h>

#include <nlohmann/json.hpp>

#include <QCoreApplication>
#include <QDeadlineTimer>
#include <QSignalSpy>

#include <atomic>
#include <condition_variable>
#include <memory>
#include <mutex>
#include <string>
#include <thread>
#include <variant>

/// Small games with computer players for the tests of sessions.
namespace igroteka::session {

/// A player of the race that banks from six points on, and tells its share of the goal.
struct CarefulRacer {
  static Choice<race::Rules::Move> choose(const race::Rules& rules, const race::Rules::State& state,
                                          Actor seat, Level, std::uint64_t,
                                          const std::stop_token&) {
    const auto own = static_cast<std::size_t>(indexOf(seat));
    const bool bank = state.sum >= 6;
    const double share =
        double(state.banked[own] + state.sum) / double(std::max(1, rules.chosen().goal));
    return {{bank ? race::Rules::Move::Kind::stop : race::Rules::Move::Kind::again, 0},
            share,
            Phrase(IGROTEKA_TEXT("race", "Enough is enough."))};
  }
};

/// A player that thinks until the test opens the gate, or until it is stopped.
struct GatedRacer {
  struct Gate {
    std::mutex mutex;
    std::condition_variable_any changed;
    bool open = false;
    std::atomic<int> begun = 0;
    std::atomic<int> stopped = 0;
  };
  static Gate& gate() {
    static Gate one;
    return one;
  }
  static void setOpen(bool open) {
    const std::scoped_lock lock(gate().mutex);
    gate().open = open;
    gate().changed.notify_all();
  }
  static Choice<race::Rules::Move> choose(const race::Rules& rules, const race::Rules::State& state,
                                          Actor seat, Level level, std::uint64_t seed,
                                          const std::stop_token& stop) {
    Gate& here = gate();
    std::unique_lock lock(here.mutex);
    ++here.begun;
    if (!here.changed.wait(lock, stop, [&] { return here.open; })) {
      ++here.stopped;
    }
    lock.unlock();
    return CarefulRacer::choose(rules, state, seat, level, seed, stop);
  }
};

template <class Players>
std::unique_ptr<AnyMatch> newRace(const std::vector<std::string>& seats, int goal = 30) {
  const nlohmann::json variant = {{"players", static_cast<int>(seats.size())}, {"goal", goal}};
  auto made = gameOf<race::Rules, Players>().create(variant, 7);
  auto match = std::move(std::get<std::unique_ptr<AnyMatch>>(made));
  for (std::size_t seat = 0; seat < seats.size(); ++seat) {
    match->seats[seat].player = seats[seat];
  }
  return match;
}

/// Lets events and other threads run until the condition holds; false if it never does.
template <class Condition>
bool untilHolds(Condition holds) {
  const QDeadlineTimer patience(20'000);
  while (!holds()) {
    if (patience.hasExpired()) {
      return false;
    }
    QCoreApplication::processEvents();
    std::this_thread::yield();
  }
  return true;
}

} // namespace igroteka::session
