// SPDX-License-Identifier: MIT
#include "frames.h"

#include "app/main_window.h"
#include "app/matches.h"
#include "app/program.h"
#include "app/table_page.h"
#include "session/any_session.h"
#include "view/board_view.h"

#include <QApplication>
#include <QEvent>
#include <QTemporaryDir>
#include <QTimer>

#include <algorithm>
#include <atomic>
#include <chrono>
#include <cstdio>
#include <cstdlib>
#include <ctime>
#include <thread>
#include <vector>

namespace igroteka::tour {
namespace {

using Clock = std::chrono::steady_clock;

constexpr int eight = 8;
constexpr std::chrono::milliseconds inputEvery{23};

double milliseconds(Clock::duration length) {
  return std::chrono::duration<double, std::milli>(length).count();
}

/// What this thread alone has used of the processor, which does not depend on who else is at work.
double processorTime() {
  timespec now{};
  clock_gettime(CLOCK_THREAD_CPUTIME_ID, &now);
  return static_cast<double>(now.tv_sec) * 1e3 + static_cast<double>(now.tv_nsec) / 1e6;
}

/// An input that remembers when it was made.
class Input : public QEvent {
public:
  static constexpr auto kind = static_cast<QEvent::Type>(QEvent::User + 1);

  Input() : QEvent(kind) {}

  Clock::time_point made = Clock::now();
};

/// Watches the frames of a board, and takes inputs. While no hand moves there is nothing to paint:
/// then the board's beat, which looks whether there is, counts as the frame.
class Watch : public QObject {
public:
  bool runs = false;
  std::vector<double> intervals;
  std::vector<double> work; ///< of the processor, from frame to frame
  std::vector<double> waits;

  void pauseWatching() {
    runs = false;
    last_.reset();
  }

  bool eventFilter(QObject* object, QEvent* event) override {
    if (runs && event->type() == QEvent::Paint) {
      frame();
      painted_ = true;
    } else if (runs && event->type() == QEvent::Timer) {
      if (!painted_) {
        frame();
      }
      painted_ = false;
    }
    return QObject::eventFilter(object, event);
  }

protected:
  void customEvent(QEvent* event) override {
    if (runs && event->type() == Input::kind) {
      waits.push_back(milliseconds(Clock::now() - static_cast<Input*>(event)->made));
    }
  }

private:
  void frame() {
    const auto now = Clock::now();
    const double used = processorTime();
    if (last_) {
      intervals.push_back(milliseconds(now - *last_));
      work.push_back(used - used_);
    }
    last_ = now;
    used_ = used;
  }

  std::optional<Clock::time_point> last_;
  bool painted_ = false; ///< since the last beat
  double used_ = 0;
};

app::Plan eightMasters(const app::Program& program) {
  const view::ViewEntry* entry = view::findView(program.views(), "pont");
  app::Plan plan = app::plainPlan(*entry->game);
  plan.draft.setPlayers(eight);
  plan.seats.assign(eight, {std::string(), "master"});
  return plan;
}

void print(const char* what, std::vector<double> values, double most, double never) {
  if (values.empty()) {
    std::printf("%s: none\n", what);
    return;
  }
  std::ranges::sort(values);
  const auto at = [&](double share) {
    return values[static_cast<std::size_t>(share * static_cast<double>(values.size() - 1))];
  };
  const auto within = std::ranges::upper_bound(values, most) - values.begin();
  const auto over = values.end() - std::ranges::upper_bound(values, never);
  std::printf("%s: %zu, median %.1f ms, 95 %% %.1f, 99 %% %.1f, longest %.1f; at most %.0f ms: "
              "%.2f %%; over %.0f ms: %td\n",
              what, values.size(), at(0.5), at(0.95), at(0.99), values.back(), most,
              100.0 * static_cast<double>(within) / static_cast<double>(values.size()), never,
              over);
}

/// Plays one rush to its end, or until `end`.
void playRush(app::Program& program, app::MainWindow& window, Watch& watch, Clock::time_point end) {
  window.begin(eightMasters(program));
  view::BoardView& board = window.table()->board();
  session::AnySession& session = window.table()->session();
  board.installEventFilter(&watch);
  session.pause(false);
  while (!session.ending() && Clock::now() < end) {
    QApplication::processEvents(QEventLoop::WaitForMoreEvents);
    // The countdown is no play yet.
    if (!session.paused() && !session.ending()) {
      watch.runs = true;
    }
  }
  watch.pauseWatching();
}

} // namespace

int measureFrames(QApplication& application, int seconds) {
  const QTemporaryDir config;
  app::Arguments arguments;
  arguments.configDir = config.path();
  arguments.seed = 1;
  app::Program program(application, arguments, view::allViews());
  app::MainWindow window(program);
  window.resize(1920, 1080);
  window.show();
  Watch watch;
  std::jthread inputs([&watch](const std::stop_token& stop) {
    while (!stop.stop_requested()) {
      std::this_thread::sleep_for(inputEvery);
      QCoreApplication::postEvent(&watch, new Input, Qt::HighEventPriority);
    }
  });
  const auto end = Clock::now() + std::chrono::seconds(seconds);
  while (Clock::now() < end) {
    playRush(program, window, watch, end);
  }
  inputs.request_stop();
  inputs.join();
  double load[3] = {0, 0, 0};
  getloadavg(load, 3);
  std::printf("%d masters at %dx%d, platform %s; load of the machine %.1f on %u cores\n", eight,
              window.width(), window.height(), qPrintable(QGuiApplication::platformName()), load[0],
              std::thread::hardware_concurrency());
  print("frame intervals", watch.intervals, 25, 50);
  print("input waits", watch.waits, 25, 50);
  print("processor time a frame", watch.work, 16, 25);
  return 0;
}

} // namespace igroteka::tour
