// SPDX-License-Identifier: MIT
#include "screens.h"

#include "app/actions.h"
#include "app/custom_rules_dialog.h"
#include "app/lesson_guide.h"
#include "app/main_window.h"
#include "app/new_match_dialog.h"
#include "app/preferences_dialog.h"
#include "app/program.h"
#include "app/small_dialogs.h"
#include "app/table_page.h"
#include "session/any_session.h"
#include "view/art.h"
#include "view/board_view.h"
#include "view/lesson.h"

#include <QAction>
#include <QApplication>
#include <QKeyEvent>
#include <QMenu>
#include <QMenuBar>
#include <QToolButton>

#include <memory>

namespace igroteka::tour {

namespace {

QPixmap grabbed(Stage& stage, QWidget& widget) {
  settle(stage);
  return widget.grab();
}

/// The window after the deed.
Screen ofWindow(const char* name, std::function<void(Stage& stage)> deed) {
  return {QLatin1String(name), [deed = std::move(deed)](Stage& stage) {
            deed(stage);
            return grabbed(stage, stage.window);
          }};
}

/// A dialog that stands by itself.
Screen ofDialog(const char* name, std::function<std::unique_ptr<QWidget>(Stage& stage)> make) {
  return {QLatin1String(name), [make = std::move(make)](Stage& stage) {
            const auto dialog = make(stage);
            dialog->show();
            return grabbed(stage, *dialog);
          }};
}

/// A dialog that the window opens by itself, found by its name.
Screen ofOpened(const char* name, const char* object, std::function<void(Stage& stage)> open) {
  return {QLatin1String(name), [object, open = std::move(open)](Stage& stage) {
            open(stage);
            auto* dialog = stage.window.findChild<QWidget*>(QLatin1String(object));
            const QPixmap picture = dialog != nullptr ? grabbed(stage, *dialog) : QPixmap();
            if (dialog != nullptr) {
              dialog->close();
            }
            return picture;
          }};
}

Screen ofMenu(const char* name) {
  return {QLatin1String(name), [name](Stage& stage) {
            stage.window.playAtOnce(QStringLiteral("mozaring"));
            auto* menu = stage.window.findChild<QMenu*>(QLatin1String(name));
            menu->popup(stage.window.mapToGlobal(QPoint(20, 40)));
            const QPixmap picture = grabbed(stage, *menu);
            menu->close();
            return picture;
          }};
}

void press(Stage& stage, Qt::Key key) {
  QKeyEvent event(QEvent::KeyPress, key, Qt::NoModifier);
  QApplication::sendEvent(&stage.window.table()->board(), &event);
}

void openRecord(Stage& stage, const char* name) {
  stage.window.open(stage.records + QLatin1Char('/') + QLatin1String(name));
}

app::Plan plan(Stage& stage) {
  app::Plan plan = app::plainPlan(*stage.program.views().front().game);
  plan.draft.setPlayers(3);
  plan.seats = {{"Ани", "human"}, {"Boris", "human"}, {"Вера", "human"}};
  return plan;
}

void addTableScreens(std::vector<Screen>& all) {
  all.push_back(
      ofWindow("table-first-move", [](Stage& stage) { stage.window.begin(plan(stage)); }));
  all.push_back(ofWindow("table-looking-back", [](Stage& stage) {
    openRecord(stage, "mozaring-standard-4.igr");
    stage.window.table()->session().show(5);
  }));
  all.push_back(ofWindow("table-refusal", [](Stage& stage) {
    openRecord(stage, "mozaring-standard-2.igr");
    auto& session = stage.window.table()->session();
    session.show(6);
    settle(stage);
    // Where a ring lies another one of its size is tried.
    const std::string first = session.match().action(0);
    press(stage, first[1] == 's' ? Qt::Key_S : first[1] == 'm' ? Qt::Key_M : Qt::Key_L);
    press(stage, static_cast<Qt::Key>(first[2]));
    press(stage, Qt::Key_Return);
  }));
  all.push_back(
      ofWindow("table-won", [](Stage& stage) { openRecord(stage, "mozaring-standard-3.igr"); }));
  all.push_back(ofWindow("table-points",
                         [](Stage& stage) { openRecord(stage, "mozaring-most-points-2.igr"); }));
  all.push_back(ofWindow("table-rounds", [](Stage& stage) {
    openRecord(stage, "mozaring-fewest-points-4.igr");
    auto& session = stage.window.table()->session();
    session.show(session.match().present() / 2);
  }));
  all.push_back(ofWindow("table-draw-offered", [](Stage& stage) {
    stage.window.begin(plan(stage));
    stage.window.actionsOfMenus().offerDraw->trigger();
  }));
}

/// A lesson, so many steps of it gone by.
Screen ofLesson(const char* name, const char* game, std::size_t steps) {
  return ofWindow(name, [game, steps](Stage& stage) {
    const view::ViewEntry& entry = *view::findView(stage.program.views(), game);
    stage.window.teach(entry);
    auto& guide = *stage.window.table()->guide();
    guide.next();
    while (guide.step() < steps) {
      for (const std::string_view action : entry.lesson().steps[guide.step()].actions) {
        auto& session = stage.window.table()->session();
        action.ends_with('*') ? session.roll() : void(session.propose(std::string(action)));
      }
      settle(stage);
    }
  });
}

void addLessons(std::vector<Screen>& all) {
  all.push_back(ofLesson("lesson-mozaring", "mozaring", 3));
  all.push_back(ofLesson("lesson-pont", "pont", 2));
  all.push_back(ofLesson("lesson-sbor", "sbor", 2));
}

void addDialogs(std::vector<Screen>& all) {
  all.push_back(ofDialog("new-match", [](Stage& stage) {
    return std::make_unique<app::NewMatchDialog>(stage.program.views(), stage.program.settings(),
                                                 plan(stage));
  }));
  all.push_back(ofDialog("new-match-options", [](Stage& stage) {
    auto dialog = std::make_unique<app::NewMatchDialog>(stage.program.views(),
                                                        stage.program.settings(), plan(stage));
    dialog->findChild<QToolButton*>(QStringLiteral("more"))->setChecked(true);
    return dialog;
  }));
  all.push_back(ofDialog("custom-rules", [](Stage& stage) {
    auto dialog = std::make_unique<app::CustomRulesDialog>(plan(stage).draft);
    dialog->resize(560, 720);
    return dialog;
  }));
  all.push_back(ofDialog("preferences", [](Stage& stage) {
    auto dialog = std::make_unique<app::PreferencesDialog>(stage.program.settings());
    dialog->setAttribute(Qt::WA_DeleteOnClose, false);
    return dialog;
  }));
  all.push_back(ofOpened("keys", "keysDialog", [](Stage& stage) {
    stage.window.playAtOnce(QStringLiteral("mozaring"));
    stage.window.actionsOfMenus().keys->trigger();
  }));
  all.push_back(ofOpened("about-igroteka", "about",
                         [](Stage& stage) { stage.window.actionsOfMenus().about->trigger(); }));
  all.push_back(ofOpened("help-mozaring", "help",
                         [](Stage& stage) { stage.window.actionsOfMenus().rules->trigger(); }));
}

} // namespace

std::vector<Screen> allScreens() {
  std::vector<Screen> all;
  all.push_back(ofWindow("shelf", [](Stage& stage) { stage.window.showShelf(); }));
  all.push_back(
      ofWindow("notice", [](Stage& stage) { openRecord(stage, "mozaring-standard-4.trace"); }));
  addTableScreens(all);
  addLessons(all);
  addSborScreens(all);
  addPontScreens(all);
  addDialogs(all);
  for (const char* menu :
       {"gameMenu", "rulesMenu", "moveMenu", "viewMenu", "settingsMenu", "helpMenu"}) {
    all.push_back(ofMenu(menu));
  }
  return all;
}

void settle(Stage& stage) {
  for (int round = 0; round < 4 || !stage.program.art().idle(); ++round) {
    QApplication::sendPostedEvents();
    QApplication::processEvents();
    if (stage.window.table() != nullptr) {
      stage.window.table()->board().finishAnimation();
    }
  }
}

} // namespace igroteka::tour
