// SPDX-License-Identifier: MIT
// Obshchiy sbor in every phase, with two, three and four people.
#include "app/actions.h"
#include "app/main_window.h"
#include "app/matches.h"
#include "app/program.h"
#include "app/table_page.h"
#include "screens.h"
#include "session/any_session.h"
#include "view/sbor_view.h"

#include <QAction>
#include <QApplication>
#include <QKeyEvent>

namespace igroteka::tour {

namespace {

using sbor::Phase;

view::SborView& tableOf(Stage& stage) {
  return dynamic_cast<view::SborView&>(stage.window.table()->board());
}

const sbor::State& stateOf(Stage& stage) {
  return tableOf(stage).position().state;
}

void begin(Stage& stage, int players) {
  for (const view::ViewEntry& entry : stage.program.views()) {
    if (entry.game->id() == sbor::Rules::id) {
      app::Plan plan = app::plainPlan(*entry.game);
      plan.draft.setPlayers(players);
      plan.seats = {{"Ани", "human"}, {"Boris", "human"}, {"Вера", "human"}, {"Dana", "human"}};
      plan.seats.resize(static_cast<std::size_t>(players));
      stage.window.begin(plan);
    }
  }
}

/// Lays circles and puts dolls out until this phase, by the quick set-up.
void comeTo(Stage& stage, Phase phase) {
  auto* quick = tableOf(stage).findChild<QAction*>(QStringLiteral("quickSetup"));
  quick->trigger();
  for (int step = 0; step < 500 && stateOf(stage).phase != phase; ++step) {
    QApplication::processEvents();
  }
  if (phase == Phase::standing) { // undo ends the quick set-up
    stage.window.table()->session().undo();
    stage.window.table()->session().redo();
  }
}

void press(Stage& stage, Qt::Key key) {
  QKeyEvent event(QEvent::KeyPress, key, Qt::NoModifier);
  QApplication::sendEvent(&stage.window.table()->board(), &event);
}

void chooseDoll(Stage& stage) {
  const sbor::State& state = stateOf(stage);
  for (const sbor::Circle circle : state.laid) {
    if (state.on(circle) && state.on(circle).owner() == state.seat &&
        state.dice.count(circle.number()) > 0) {
      tableOf(stage).activate(circle);
      return;
    }
  }
}

Screen screen(const QString& name, std::function<void(Stage& stage)> deed) {
  return {name, [deed = std::move(deed)](Stage& stage) {
            deed(stage);
            settle(stage);
            return stage.window.grab();
          }};
}

void addPhases(std::vector<Screen>& all, int players) {
  const auto name = [&](const char* phase) {
    return QStringLiteral("sbor-%1-%2").arg(players).arg(QLatin1String(phase));
  };
  all.push_back(screen(name("first-circle"), [=](Stage& stage) { begin(stage, players); }));
  all.push_back(screen(name("throwing"), [=](Stage& stage) {
    begin(stage, players);
    comeTo(stage, Phase::throwing);
  }));
  all.push_back(screen(name("turn"), [=](Stage& stage) {
    begin(stage, players);
    comeTo(stage, Phase::throwing);
    stage.window.table()->session().roll();
  }));
  all.push_back(screen(name("actions"), [=](Stage& stage) {
    begin(stage, players);
    comeTo(stage, Phase::throwing);
    stage.window.table()->session().roll();
    chooseDoll(stage);
  }));
}

} // namespace

void addSborScreens(std::vector<Screen>& all) {
  for (const int players : {2, 3, 4}) {
    addPhases(all, players);
  }
  all.push_back(screen(QStringLiteral("sbor-dolls"), [](Stage& stage) {
    begin(stage, 2);
    comeTo(stage, Phase::standing);
  }));
  all.push_back(screen(QStringLiteral("sbor-refusal"), [](Stage& stage) {
    begin(stage, 2);
    comeTo(stage, Phase::throwing);
    stage.window.table()->session().roll();
    const sbor::State& state = stateOf(stage);
    for (const sbor::Circle circle : state.laid) {
      if (state.on(circle) && state.on(circle).owner() != state.seat) {
        tableOf(stage).activate(circle);
        break;
      }
    }
  }));
  all.push_back(screen(QStringLiteral("sbor-real-dice"), [](Stage& stage) {
    app::Preferences wanted = stage.program.settings().now();
    wanted.manners.realDice = true;
    stage.program.settings().change(wanted);
    begin(stage, 2);
    comeTo(stage, Phase::throwing);
    press(stage, Qt::Key_4);
    press(stage, Qt::Key_6);
  }));
  all.push_back(screen(QStringLiteral("sbor-won"), [](Stage& stage) {
    app::Preferences wanted = stage.program.settings().now();
    wanted.manners.realDice = false;
    stage.program.settings().change(wanted);
    stage.window.open(stage.records + QStringLiteral("/sbor-finished-2.igr"));
  }));
  all.push_back({QStringLiteral("help-sbor"), [](Stage& stage) {
                   begin(stage, 2);
                   stage.window.actionsOfMenus().rules->trigger();
                   auto* dialog = stage.window.findChild<QWidget*>(QStringLiteral("help"));
                   settle(stage);
                   const QPixmap picture = dialog->grab();
                   dialog->close();
                   return picture;
                 }});
}

} // namespace igroteka::tour
