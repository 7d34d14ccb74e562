// SPDX-License-Identifier: MIT
#pragma once

#include <QObject>

class QKeyEvent;

namespace igroteka::app {

/// Makes shortcuts with Ctrl work under keyboard layouts without Latin letters: a key that no
/// shortcut has taken counts as the Latin letter at its place. Lives as long as it shall work.
class KeyLayouts : public QObject {
  Q_OBJECT

public:
  KeyLayouts();

protected:
  bool eventFilter(QObject* watched, QEvent* event) override;

private:
  bool shortcut(QObject* watched, const QKeyEvent& event);
};

} // namespace igroteka::app
