// SPDX-License-Identifier: MIT
#pragma once

#include "view/palette.h"

#include <QObject>

class QDBusVariant;

namespace igroteka::app {

/// Asks the desktop whether it is light or dark, and hears of changes. Says nothing where no
/// desktop answers.
class SystemTheme : public QObject {
  Q_OBJECT

public:
  using QObject::QObject;

  /// Asks without waiting; to be called after the first frame.
  void ask();

Q_SIGNALS:
  void told(igroteka::view::ThemeKind kind);

private Q_SLOTS:
  void settingChanged(const QString& space, const QString& key, const QDBusVariant& value);

private:
  void hear(const QVariant& scheme);
};

} // namespace igroteka::app
