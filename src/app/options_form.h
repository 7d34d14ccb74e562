// SPDX-License-Identifier: MIT
#pragma once

#include "app/draft.h"

#include <QWidget>

#include <functional>

class QLabel;
class QVBoxLayout;

namespace igroteka::app {

class OptionEditor;

/// Every parameter of a draft, generated from the game's descriptions; says at the field at fault
/// what cannot work.
class OptionsForm : public QWidget {
  Q_OBJECT

public:
  /// Shows the fields that `wanted` wants.
  using Wanted = std::function<bool(const OptionField& field)>;
  OptionsForm(Draft& draft, Wanted wanted, QWidget* parent = nullptr);

  /// Shows the draft, whose game, players or values have changed, or the language.
  void rebuild();
  /// Calls the seats by these names, and by their numbers where a name is empty.
  void callSeats(const QStringList& names);
  /// Marks what the draft cannot do now.
  void refreshFault();

Q_SIGNALS:
  void edited();

private:
  struct Line {
    const OptionField* field;
    OptionEditor* editor;
    QLabel* fault;
  };
  void addField(const OptionField& field);

  Draft& draft_;
  Wanted wanted_;
  QVBoxLayout* column_;
  QWidget* fields_ = nullptr;
  QList<Line> lines_;
};

} // namespace igroteka::app
