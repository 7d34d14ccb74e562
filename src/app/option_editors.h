// SPDX-License-Identifier: MIT
#pragma once

#include <igroteka/core/options.h>

#include <QWidget>

namespace igroteka::app {

/// Edits the value of one option, of whatever kind its description says.
class OptionEditor : public QWidget {
  Q_OBJECT

public:
  using QWidget::QWidget;

  virtual OptionValue value() const = 0;
  /// Shows a value; tells nobody.
  virtual void show(const OptionValue& value) = 0;
  /// Calls the seats by these names from now on, where it names any.
  virtual void callSeats(const QStringList& /*names*/) {}

Q_SIGNALS:
  void edited();
};

/// The editor for this field in a game of that many players; texts are in the present language.
OptionEditor* makeOptionEditor(const OptionField& field, int players, QWidget* parent);

} // namespace igroteka::app
