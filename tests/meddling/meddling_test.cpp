// SPDX-License-Identifier: MIT
/// What people do in the window at any moment of the computers' thinking.
#include "app/actions.h"
#include "app/stage.h"

#include <igroteka/core/random.h>
#include <igroteka/core/record.h>

#include <gtest/gtest.h>
#include <nlohmann/json.hpp>

#include <QAction>

#include <array>
#include <thread>

/// What the libraries below Qt keep to the end, such as fonts, counts as no leak of this program.
extern "C" const char* __asan_default_options() {
  return "detect_leaks=0";
}

namespace igroteka::app {

namespace {

/// A window in which a person and computers play, and somebody does this and that all the time.
class Meddling {
public:
  explicit Meddling(std::uint64_t seed)
      : random_(seed), stage_(std::make_unique<Stage>(own_.path())) {
    begin();
  }

  /// Lets the computers come to a random moment of their thinking.
  void wander() {
    for (std::uint32_t i = 0; i < random_.below(30); ++i) {
      QApplication::processEvents();
      std::this_thread::yield();
    }
  }

  void meddle() {
    switch (random_.below(8)) {
    case 0:
      begin();
      break;
    case 1:
      open();
      break;
    case 2:
      window().actionsOfMenus().undo->trigger();
      break;
    case 3:
      window().actionsOfMenus().redo->trigger();
      break;
    case 4:
      quit();
      break;
    case 5:
      speak();
      break;
    case 6:
      changeTheme();
      break;
    default:
      play();
    }
  }

  /// Whether there is a match, and its record replays to the same position.
  bool sound() const {
    const AnyMatch& match = stage_->session().match();
    const auto games = view::gamesOf(stage_->program->views());
    const auto opened = openRecord(games, match.text());
    return !opened.fault && opened.match &&
           opened.match->trace(opened.match->present()) == match.trace(match.present());
  }

  /// How often somebody thought when it happened.
  int interrupted() const { return interrupted_; }

  void countThinking() { interrupted_ += stage_->session().thinking() != Actor::nature ? 1 : 0; }

private:
  MainWindow& window() const { return *stage_->window; }

  void begin() {
    const auto views = stage_->program->views();
    Plan plan = plainPlan(*views[random_.below(static_cast<std::uint32_t>(views.size()))].game);
    constexpr std::array players = {"human", "easy", "medium", "hard"};
    plan.seats = {{"Ани", players[random_.below(4)]}, {"", players[1 + random_.below(3)]}};
    plan.draft.setPlayers(2);
    window().begin(plan);
  }

  void open() {
    const QString path = own_.filePath(QStringLiteral("kept.igr"));
    ASSERT_TRUE(window().save(path));
    ASSERT_TRUE(window().open(path));
  }

  void quit() {
    window().close();
    stage_.reset();
    stage_ = std::make_unique<Stage>(own_.path());
    begin();
  }

  void speak() {
    constexpr std::array languages = {"en", "bg", "ru"};
    Preferences wanted = stage_->program->settings().now();
    wanted.language = QLatin1String(languages[random_.below(3)]);
    stage_->program->settings().change(wanted);
  }

  void changeTheme() {
    Preferences wanted = stage_->program->settings().now();
    wanted.theme = random_.below(2) == 0 ? ThemeChoice::light : ThemeChoice::dark;
    stage_->program->settings().change(wanted);
  }

  void play() {
    session::AnySession& session = stage_->session();
    if (session.awaitsRoll()) {
      session.roll();
      return;
    }
    const auto legal = session.match().legal(session.match().shown());
    if (!session.peopleToAct().empty() && !legal.empty()) {
      session.propose(legal[random_.below(static_cast<std::uint32_t>(legal.size()))]);
    }
  }

  Random random_;
  QTemporaryDir own_;
  std::unique_ptr<Stage> stage_;
  int interrupted_ = 0;
};

} // namespace

TEST(Thinking, two_hundred_random_moments_leave_every_match_sound) {
  Meddling meddling(7);
  for (int moment = 0; moment < 200; ++moment) {
    meddling.wander();
    meddling.countThinking();
    meddling.meddle();
    ASSERT_TRUE(meddling.sound()) << "after moment " << moment;
  }
  EXPECT_GT(meddling.interrupted(), 20);
}

} // namespace igroteka::app
