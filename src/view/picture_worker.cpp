// SPDX-License-Identifier: MIT
#include "picture_worker.h"

#include "pictures.h"

#include <algorithm>
#include <utility>

namespace igroteka::view {

PictureWorker::PictureWorker(Deliver deliver)
    : deliver_(std::move(deliver)), thread_([this](std::stop_token stop) { work(stop); }) {}

PictureWorker::~PictureWorker() {
  thread_.request_stop();
  thread_.join();
}

void PictureWorker::order(PictureOrder order, std::uint64_t turn) {
  {
    const std::lock_guard lock(mutex_);
    if (drawing_ == order) {
      return;
    }
    std::erase_if(waiting_, [&](const Waiting& other) {
      return other.order == order || (other.order.key == order.key && other.turn != turn);
    });
    waiting_.push_front({std::move(order), turn});
  }
  ordered_.notify_one();
}

bool PictureWorker::idle() const {
  const std::lock_guard lock(mutex_);
  return waiting_.empty() && !drawing_ && delivered_ == 0;
}

void PictureWorker::take() {
  const std::lock_guard lock(mutex_);
  --delivered_;
}

void PictureWorker::work(std::stop_token stop) {
  while (const auto order = next(stop)) {
    const auto source = picture(order->key);
    QImage image = source ? drawn(*source, order->pixels) : QImage();
    {
      // Before it is delivered: whoever waits for the last picture is not told a second time.
      const std::lock_guard lock(mutex_);
      drawing_.reset();
      ++delivered_;
    }
    deliver_(*order, std::move(image));
  }
}

std::optional<PictureOrder> PictureWorker::next(std::stop_token stop) {
  std::unique_lock lock(mutex_);
  if (!ordered_.wait(lock, stop, [this] { return !waiting_.empty(); })) {
    return std::nullopt;
  }
  if (stop.stop_requested()) {
    return std::nullopt;
  }
  drawing_ = std::move(waiting_.front().order);
  waiting_.pop_front();
  return drawing_;
}

} // namespace igroteka::view
