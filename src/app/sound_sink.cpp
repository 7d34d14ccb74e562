// SPDX-License-Identifier: MIT
#include "app/sound_sink.h"

#include "sound/queue.h"

#include <QCoreApplication>
#include <QDir>
#include <QLibrary>

#include <chrono>
#include <future>
#include <thread>
#include <utility>

namespace igroteka::app {

namespace {

/// So long the end of the program waits for the end of a sound.
constexpr std::chrono::milliseconds patience{300};

/// Plays until the queue is closed, or throws away what comes if there is nothing to play it with.
void playWith(const QString& module, sound::Queue& queue) {
  QLibrary library(module);
  const auto play = reinterpret_cast<sound::Play>(library.resolve(sound::playName));
  if (play != nullptr) {
    play(queue);
  }
  while (!queue.closed()) {
    queue.wait();
    queue.take();
  }
}

class Loudspeakers final : public SoundSink {
public:
  explicit Loudspeakers(QString module) : module_(std::move(module)) {}
  Loudspeakers(const Loudspeakers&) = delete;
  Loudspeakers& operator=(const Loudspeakers&) = delete;
  ~Loudspeakers() override;

  void play(sound::Sound sound) override;

private:
  void start();

  QString module_;
  /// Shared with the thread, which a device that hangs may keep longer than this lives.
  std::shared_ptr<sound::Queue> queue_;
  std::future<void> played_;
  std::thread thread_;
};

Loudspeakers::~Loudspeakers() {
  if (!queue_) {
    return;
  }
  queue_->close();
  if (played_.wait_for(patience) == std::future_status::ready) {
    thread_.join();
  } else {
    thread_.detach();
  }
}

void Loudspeakers::play(sound::Sound sound) {
  if (!queue_) {
    start();
  }
  queue_->push(sound);
}

void Loudspeakers::start() {
  queue_ = std::make_shared<sound::Queue>();
  std::packaged_task<void()> task([queue = queue_, module = module_] { playWith(module, *queue); });
  played_ = task.get_future();
  thread_ = std::thread(std::move(task));
}

} // namespace

QString soundModule() {
  return QDir::cleanPath(QCoreApplication::applicationDirPath() +
                         QStringLiteral("/" IGROTEKA_MODULE_PLACE));
}

std::unique_ptr<SoundSink> makeLoudspeakers(const QString& module) {
  return std::make_unique<Loudspeakers>(module);
}

} // namespace igroteka::app
