// SPDX-License-Identifier: MIT
#include "app/actions.h"
#include "app/sound_sink.h"
#include "stage.h"

#include <igroteka/core/record.h>

#include <gmock/gmock.h>
#include <nlohmann/json.hpp>

#include <QElapsedTimer>
#include <QFile>
#include <QFileInfo>
#include <QTest>
#include <QToolButton>

#include <set>

namespace igroteka::app {

namespace {

using sound::Sound;
using testing::Contains;
using testing::ElementsAre;
using testing::IsEmpty;
using testing::Not;

struct Ear final : SoundSink {
  explicit Ear(std::vector<Sound>& into) : heard(into) {}
  void play(Sound sound) override { heard.push_back(sound); }
  std::vector<Sound>& heard;
};

struct LoudStage : Stage {
  explicit LoudStage(const QString& folder = {}) : Stage(folder) {
    program->setSoundSink(std::make_unique<Ear>(heard));
  }
  std::vector<Sound> heard;
};

/// Plays a recorded match from its beginning, with people on all seats.
void playAgain(LoudStage& stage, const char* name) {
  QFile file(Stage::record(name));
  ASSERT_TRUE(file.open(QIODevice::ReadOnly));
  auto record = nlohmann::json::parse(file.readAll().toStdString());
  auto actions = record["actions"];
  record["actions"] = nlohmann::json::array();
  record.erase("result");
  QFile begun(stage.own.filePath(QStringLiteral("begun.igr")));
  ASSERT_TRUE(begun.open(QIODevice::WriteOnly));
  begun.write(QByteArray::fromStdString(record.dump()));
  begun.close();
  ASSERT_TRUE(stage.window->open(begun.fileName()));
  for (const auto& action : actions) {
    ASSERT_FALSE(stage.session().propose(action.get<std::string>())) << action;
  }
}

void tap(const LoudStage& stage, std::initializer_list<Qt::Key> keys) {
  for (const Qt::Key key : keys) {
    QTest::keyClick(&stage.window->table()->board(), key);
  }
}

/// Runs without any server of sounds, and says what stood on the standard error.
template <class Act>
std::string saidWithoutDevice(Act act) {
  qputenv("PULSE_SERVER", "unix:/nowhere/to/be/found");
  testing::internal::CaptureStderr();
  act();
  return testing::internal::GetCapturedStderr();
}

} // namespace

TEST(Sounds, placing_sounds_like_wood_and_winning_like_a_tune) {
  LoudStage stage;
  playAgain(stage, "mozaring-standard-2.igr");
  ASSERT_GT(stage.heard.size(), 5U);
  EXPECT_EQ(stage.heard.back(), Sound::win);
  stage.heard.pop_back();
  EXPECT_THAT(stage.heard, testing::Each(Sound::place));
}

TEST(Sounds, a_refusal_is_heard) {
  LoudStage stage;
  stage.window->playAtOnce(QStringLiteral("mozaring"));
  tap(stage, {Qt::Key_M, Qt::Key_1, Qt::Key_Return});
  tap(stage, {Qt::Key_M, Qt::Key_1, Qt::Key_Return});
  EXPECT_THAT(stage.heard, ElementsAre(Sound::place, Sound::refuse));
}

TEST(Sounds, dice_are_heard_when_they_fall) {
  LoudStage stage;
  playAgain(stage, "sbor-finished-2.igr");
  EXPECT_THAT(stage.heard, Contains(Sound::dice));
  EXPECT_THAT(stage.heard, Contains(Sound::place));
  EXPECT_EQ(stage.heard.back(), Sound::win);
}

TEST(Sounds, pont_and_vsyo_are_called_out) {
  LoudStage stage;
  playAgain(stage, "pont-turns-3.igr");
  EXPECT_THAT(stage.heard, Contains(Sound::pont));
  EXPECT_THAT(stage.heard, Contains(Sound::vsyo));
  EXPECT_THAT(stage.heard, Contains(Sound::place));
}

TEST(Sounds, opening_looking_back_and_undoing_are_quiet) {
  LoudStage stage;
  ASSERT_TRUE(stage.window->open(Stage::record("mozaring-standard-3.igr")));
  stage.window->actionsOfMenus().previous->trigger();
  stage.window->actionsOfMenus().last->trigger();
  stage.window->actionsOfMenus().undo->trigger();
  EXPECT_THAT(stage.heard, IsEmpty());
}

TEST(Sounds, one_click_in_the_window_makes_it_quiet_also_at_the_next_start) {
  const QTemporaryDir folder;
  {
    LoudStage stage(folder.path());
    auto* button = stage.window->findChild<QToolButton*>(QStringLiteral("soundButton"));
    ASSERT_NE(button, nullptr);
    ASSERT_TRUE(button->isVisible());
    QTest::mouseClick(button, Qt::LeftButton);
    stage.window->playAtOnce(QStringLiteral("mozaring"));
    tap(stage, {Qt::Key_M, Qt::Key_1, Qt::Key_Return});
    EXPECT_EQ(stage.session().match().present(), 1U);
    EXPECT_THAT(stage.heard, IsEmpty());
  }
  LoudStage next(folder.path());
  EXPECT_FALSE(next.window->actionsOfMenus().sound->isChecked());
  next.window->actionsOfMenus().sound->trigger();
  next.window->playAtOnce(QStringLiteral("mozaring"));
  tap(next, {Qt::Key_M, Qt::Key_1, Qt::Key_Return});
  EXPECT_THAT(next.heard, ElementsAre(Sound::place));
}

TEST(Loudspeakers, are_silent_and_quick_without_their_module) {
  QElapsedTimer clock;
  clock.start();
  const std::string said = saidWithoutDevice([] {
    const auto sink = makeLoudspeakers(QStringLiteral("/nowhere/igroteka-sound.so"));
    sink->play(Sound::place);
    sink->play(Sound::win);
  });
  EXPECT_EQ(said, "");
  EXPECT_LT(clock.elapsed(), 2000);
}

TEST(Loudspeakers, are_silent_and_quick_without_a_device) {
  QElapsedTimer clock;
  clock.start();
  const std::string said = saidWithoutDevice([] {
    const auto sink = makeLoudspeakers(QStringLiteral(IGROTEKA_SOUND_MODULE));
    for (const Sound sound : sound::allSounds) {
      sink->play(sound);
    }
  });
  EXPECT_EQ(said, "");
  EXPECT_LT(clock.elapsed(), 2000);
}

#ifdef IGROTEKA_WITH_SOUND
TEST(Loudspeakers, have_their_module_where_the_program_looks_for_it) {
  const QString program = QFileInfo(QStringLiteral(IGROTEKA_PROGRAM)).absolutePath();
  EXPECT_TRUE(QFileInfo::exists(QStringLiteral(IGROTEKA_SOUND_MODULE)));
  EXPECT_EQ(QFileInfo(program + QStringLiteral("/" IGROTEKA_MODULE_PLACE)).canonicalFilePath(),
            QFileInfo(QStringLiteral(IGROTEKA_SOUND_MODULE)).canonicalFilePath());
}
#endif

} // namespace igroteka::app
