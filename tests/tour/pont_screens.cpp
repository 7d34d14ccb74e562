// SPDX-License-Identifier: MIT
// The screens of Tantrix Pont.
#include "app/main_window.h"
#include "app/matches.h"
#include "app/program.h"
#include "app/table_page.h"
#include "screens.h"
#include "session/any_session.h"
#include "view/board_view.h"
#include "view/pont_keys_dialog.h"

#include <igroteka/pont/game.h>

#include <QAction>
#include <QApplication>
#include <QFile>
#include <QKeyEvent>
#include <QTemporaryDir>

#include <algorithm>
#include <array>
#include <memory>

namespace igroteka::tour {

namespace {

/// The window after the deed, at rest, or as it is at once (`rests` false).
Screen ofTable(const char* name, std::function<void(Stage& stage)> deed, bool rests = true) {
  return {QLatin1String(name), [deed = std::move(deed), rests](Stage& stage) {
            deed(stage);
            if (rests) {
              settle(stage);
            } else {
              QApplication::sendPostedEvents();
            }
            return stage.window.grab();
          }};
}

app::Plan plan(std::string_view preset, int players) {
  app::Plan plan = app::plainPlan(pont::game());
  plan.draft.choosePreset(preset);
  plan.draft.setPlayers(players);
  constexpr std::array<const char*, 8> names = {"Ани",    "Boris", "Вера",   "Gosho",
                                                "Demyan", "Ева",   "Йоанна", "Zhivko"};
  for (int seat = 0; seat < players; ++seat) {
    const bool person = seat < 2 || players <= 4;
    plan.seats.resize(static_cast<std::size_t>(seat));
    plan.seats.push_back({names.at(static_cast<std::size_t>(seat)), person ? "human" : "master"});
  }
  return plan;
}

void press(Stage& stage, Qt::Key key) {
  QKeyEvent event(QEvent::KeyPress, key, Qt::NoModifier);
  QApplication::sendEvent(&stage.window.table()->board(), &event);
}

void openAt(Stage& stage, const char* name, double share) {
  stage.window.open(stage.records + QLatin1Char('/') + QLatin1String(name));
  auto& session = stage.window.table()->session();
  const auto present = static_cast<double>(session.match().present());
  session.show(static_cast<std::size_t>(share * present));
}

/// Plays what is first in this order until the match has come so far.
void playOn(AnyMatch& match, std::size_t plies) {
  while (match.present() < plies && !match.ending(match.present())) {
    const auto legal = match.legal(match.present());
    for (const char* deed : {" give ", " niche ", " place ", " draw ", " discard"}) {
      const auto found = std::ranges::find_if(
          legal, [&](const std::string& action) { return action.find(deed) != std::string::npos; });
      if (found != legal.end()) {
        match.play(*match.actorOf(*found), *found,
                   static_cast<std::int64_t>(match.present()) * 2100);
        break;
      }
    }
  }
}

/// Opens this match as far as it was played.
void open(Stage& stage, const AnyMatch& match) {
  const QTemporaryDir folder;
  const QString path = folder.filePath(QStringLiteral("match.igr"));
  QFile file(path);
  const auto text = QByteArray::fromStdString(match.text());
  if (file.open(QIODevice::WriteOnly) && file.write(text) == text.size()) {
    file.close();
    stage.window.open(path);
  }
}

void openPlayed(Stage& stage, const app::Plan& plan, std::size_t plies) {
  auto made = plan.begin(7);
  if (auto* match = std::get_if<std::unique_ptr<AnyMatch>>(&made)) {
    playOn(**match, plies);
    open(stage, **match);
  }
}

/// The last action is made on the table, so that it is seen while it happens.
void seeHappen(Stage& stage, const app::Plan& plan, std::string_view deed) {
  auto made = plan.begin(7);
  auto* match = std::get_if<std::unique_ptr<AnyMatch>>(&made);
  while (match != nullptr && !(*match)->ending((*match)->present())) {
    const auto before = (*match)->clone();
    playOn(**match, (*match)->present() + 1);
    const std::string action = (*match)->action((*match)->present() - 1);
    const std::string words = (*match)->tell((*match)->present() - 1).text.source;
    if (action.find(deed) != std::string::npos && words.find("Pont!") != std::string::npos) {
      open(stage, *before);
      settle(stage);
      stage.window.table()->session().propose(action);
      return;
    }
  }
}

void refuse(Stage& stage) {
  openPlayed(stage, plan("turns", 3), 40);
  settle(stage);
  const AnyMatch& match = stage.window.table()->session().match();
  if (match.legal(match.present()).front().find(" draw ") != std::string::npos) {
    press(stage, Qt::Key_Return);
  }
  settle(stage);
  const std::size_t drawn = match.present();
  for (int turn = 0; turn < 6 && match.present() == drawn; ++turn) {
    press(stage, Qt::Key_R);
    press(stage, Qt::Key_Return);
    if (stage.window.table()->board().animating()) {
      break;
    }
  }
}

} // namespace

void addPontScreens(std::vector<Screen>& all) {
  all.push_back(ofTable("pont-turns", [](Stage& stage) {
    openPlayed(stage, plan("turns", 3), 60);
    press(stage, Qt::Key_Return);
  }));
  all.push_back(ofTable("pont-refusal", refuse, false));
  all.push_back(ofTable(
      "pont-call", [](Stage& stage) { seeHappen(stage, plan("turns", 2), " place "); }, false));
  all.push_back(ofTable("pont-cover", [](Stage& stage) { stage.window.begin(plan("rush", 2)); }));
  all.push_back(ofTable("pont-countdown", [](Stage& stage) {
    stage.window.begin(plan("rush", 2));
    stage.window.table()->session().pause(false);
  }));
  all.push_back(ofTable("pont-rush-four", [](Stage& stage) {
    openPlayed(stage, plan("rush", 4), 70);
    stage.window.table()->session().show(69);
  }));
  all.push_back(ofTable("pont-rush-eight", [](Stage& stage) {
    openPlayed(stage, plan("rush", 8), 60);
    stage.window.table()->session().show(59);
  }));
  all.push_back(
      ofTable("pont-turns-eight", [](Stage& stage) { openAt(stage, "pont-turns-8.igr", 0.6); }));
  all.push_back(
      ofTable("pont-finished", [](Stage& stage) { openAt(stage, "pont-rush-6.igr", 1); }));
  all.push_back(
      ofTable("pont-practice", [](Stage& stage) { openPlayed(stage, plan("practice", 1), 1000); }));
  all.push_back({QStringLiteral("pont-hand-keys"), [](Stage& stage) {
                   view::PontKeysDialog dialog{view::PontKeys()};
                   dialog.show();
                   settle(stage);
                   return dialog.grab();
                 }});
}

} // namespace igroteka::tour
