// SPDX-License-Identifier: MIT
#include "app/key_layouts.h"

#include "view/key_place.h"

#include <QAction>
#include <QApplication>
#include <QKeyEvent>
#include <QKeySequence>
#include <QWidget>

namespace igroteka::app {

namespace {

bool fires(const QAction& action, const QKeySequence& keys) {
  return action.isEnabled() && action.shortcuts().contains(keys);
}

} // namespace

KeyLayouts::KeyLayouts() {
  qApp->installEventFilter(this);
}

bool KeyLayouts::eventFilter(QObject* watched, QEvent* event) {
  if (event->type() != QEvent::KeyPress || !watched->isWidgetType()) {
    return false;
  }
  return shortcut(watched, *static_cast<QKeyEvent*>(event));
}

bool KeyLayouts::shortcut(QObject* watched, const QKeyEvent& event) {
  const bool latin = event.key() < 0x80 || event.key() >= Qt::Key_Escape;
  if (latin || !event.modifiers().testFlag(Qt::ControlModifier)) {
    return false;
  }
  const Qt::Key key = view::keyAtPlace(event);
  if (key == Qt::Key_unknown) {
    return false;
  }
  const QKeySequence keys(static_cast<int>(event.modifiers()) | static_cast<int>(key));
  const QWidget* window = static_cast<QWidget*>(watched)->window();
  const auto actions = window->findChildren<QAction*>();
  for (QAction* action : actions) {
    if (fires(*action, keys)) {
      action->trigger();
      return true;
    }
  }
  // Copying, pasting and the like inside a field are the field's own.
  QKeyEvent same(QEvent::KeyPress, key, event.modifiers());
  return QCoreApplication::sendEvent(watched, &same) && same.isAccepted();
}

} // namespace igroteka::app
