// SPDX-License-Identifier: MIT
#include <igroteka/core/worker.h>

#include <gmock/gmock.h>

#include <algorithm>
#include <atomic>
#include <future>
#include <mutex>
#include <optional>
#include <vector>

namespace igroteka {
namespace {

using Ticket = Worker::Ticket;

/// Waits until somebody asks to stop.
void waitForStop(const std::stop_token& stop) {
  std::promise<void> asked;
  const std::stop_callback callback(stop, [&] { asked.set_value(); });
  asked.get_future().wait();
}

TEST(WorkerThread, runs_a_task_and_tells_its_ticket) {
  std::optional<Ticket> told;
  bool asked = true;
  Worker worker;
  const Ticket ticket = worker.submit([&](const std::stop_token& stop, Ticket own) {
    told = own;
    asked = stop.stop_requested();
  });
  worker.finish();
  EXPECT_NE(ticket, 0U);
  EXPECT_EQ(told, ticket);
  EXPECT_FALSE(asked);
}

TEST(WorkerThread, tickets_rise) {
  Worker worker;
  const auto nothing = [](const std::stop_token&, Ticket) {};
  const Ticket first = worker.submit(nothing);
  const Ticket second = worker.submit(nothing);
  EXPECT_LT(first, second);
}

TEST(WorkerThread, a_new_task_stops_the_running_one_and_replaces_the_waiting_one) {
  std::vector<int> ran;
  std::promise<void> started;
  Worker worker;
  worker.submit([&](const std::stop_token& stop, Ticket) {
    started.set_value();
    waitForStop(stop);
    ran.push_back(1);
  });
  started.get_future().wait();
  // The first task returns only when stopped, so the second may wait or start here; to have the
  // third replace it for sure, the second is submitted by nobody but a running task.
  std::promise<void> go;
  worker.submit([&](const std::stop_token&, Ticket) {
    worker.submit([&](const std::stop_token&, Ticket) { ran.push_back(3); });
    worker.submit([&](const std::stop_token&, Ticket) { ran.push_back(4); });
    go.set_value();
  });
  go.get_future().wait();
  worker.finish();
  EXPECT_THAT(ran, testing::ElementsAre(1, 4));
}

TEST(WorkerThread, a_stop_between_queueing_and_starting_is_not_lost) {
  Worker worker;
  for (int round = 0; round < 2000; ++round) {
    worker.submit([](const std::stop_token& stop, Ticket) { waitForStop(stop); });
    worker.cancel();
    worker.finish(); // never returns if the stop got lost
  }
  bool ran = false;
  worker.submit([&](const std::stop_token& stop, Ticket) { ran = !stop.stop_requested(); });
  worker.finish();
  EXPECT_TRUE(ran);
}

TEST(WorkerThread, every_new_task_stops_the_one_before_and_the_newest_runs) {
  Worker worker;
  std::mutex guard;
  std::vector<Ticket> done;
  Ticket last = 0;
  for (int round = 0; round < 1000; ++round) {
    const bool newest = round == 999;
    last = worker.submit([&, newest](const std::stop_token& stop, Ticket ticket) {
      if (!newest) {
        waitForStop(stop);
      }
      const std::scoped_lock lock(guard);
      done.push_back(ticket);
    });
  }
  worker.finish();
  EXPECT_TRUE(std::ranges::is_sorted(done));
  ASSERT_FALSE(done.empty());
  EXPECT_EQ(done.back(), last);
}

TEST(WorkerThread, cancel_forgets_the_waiting_task) {
  std::promise<void> started;
  std::promise<void> goOn;
  std::shared_future<void> mayGo = goOn.get_future().share();
  bool ran = false;
  Worker worker;
  worker.submit([&, mayGo](const std::stop_token&, Ticket) {
    started.set_value();
    mayGo.wait();
  });
  started.get_future().wait();
  worker.submit([&](const std::stop_token&, Ticket) { ran = true; });
  worker.cancel();
  goOn.set_value();
  worker.finish();
  EXPECT_FALSE(ran);
}

TEST(WorkerThread, a_cancelled_worker_takes_new_tasks) {
  Worker worker;
  worker.cancel();
  bool ran = false;
  bool asked = true;
  worker.submit([&](const std::stop_token& stop, Ticket) {
    ran = true;
    asked = stop.stop_requested();
  });
  worker.finish();
  EXPECT_TRUE(ran);
  EXPECT_FALSE(asked);
}

TEST(WorkerThread, finish_returns_at_once_when_nothing_was_asked) {
  Worker worker;
  worker.finish();
  worker.finish();
}

TEST(WorkerThread, ends_while_a_task_runs_and_another_waits) {
  for (int round = 0; round < 200; ++round) {
    std::promise<void> started;
    std::atomic<bool> stopped = false;
    {
      Worker worker;
      worker.submit([&](const std::stop_token& stop, Ticket) {
        started.set_value();
        waitForStop(stop);
        stopped = true;
      });
      started.get_future().wait();
    }
    ASSERT_TRUE(stopped);
  }
}

TEST(WorkerThread, ends_though_its_last_task_submits_another) {
  std::promise<void> started;
  std::atomic<bool> ran = false;
  {
    Worker worker;
    worker.submit([&](const std::stop_token& stop, Ticket) {
      started.set_value();
      waitForStop(stop);
      worker.submit([&](const std::stop_token& again, Ticket) {
        ran = true;
        waitForStop(again);
      });
    });
    started.get_future().wait();
  }
  EXPECT_FALSE(ran);
}

TEST(WorkerThread, ends_right_after_it_began) {
  for (int round = 0; round < 500; ++round) {
    const Worker worker;
  }
}

} // namespace
} // namespace igroteka
