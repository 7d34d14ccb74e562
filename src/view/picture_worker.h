// SPDX-License-Identifier: MIT
#pragma once

#include <QImage>
#include <QSize>
#include <QString>

#include <condition_variable>
#include <cstdint>
#include <deque>
#include <functional>
#include <mutex>
#include <optional>
#include <thread>

namespace igroteka::view {

/// A picture of a key at an exact number of pixels.
struct PictureOrder {
  QString key;
  QSize pixels;
  bool operator==(const PictureOrder&) const = default;
};

/// Draws ordered pictures in a thread of its own, the newest order first.
class PictureWorker {
public:
  /// `deliver` is called in the worker's thread.
  using Deliver = std::function<void(const PictureOrder& order, QImage image)>;
  explicit PictureWorker(Deliver deliver);
  /// Forgets what waits, and waits for what is being drawn.
  ~PictureWorker();

  PictureWorker(const PictureWorker&) = delete;
  PictureWorker& operator=(const PictureWorker&) = delete;

  /// Orders a picture. `turn` counts repaints: an order of an earlier turn for the same key that
  /// still waits is outdated (the window has been resized since) and is dropped.
  void order(PictureOrder order, std::uint64_t turn);

  /// Says that a delivered picture has been taken in.
  void take();

  /// No order is waiting or being drawn, and all that was delivered has been taken in.
  bool idle() const;

private:
  struct Waiting {
    PictureOrder order;
    std::uint64_t turn = 0;
  };

  void work(std::stop_token stop);
  std::optional<PictureOrder> next(std::stop_token stop);

  Deliver deliver_;
  mutable std::mutex mutex_;
  std::condition_variable_any ordered_;
  std::deque<Waiting> waiting_;
  std::optional<PictureOrder> drawing_;
  int delivered_ = 0; ///< and not yet taken in
  std::jthread thread_;
};

} // namespace igroteka::view
