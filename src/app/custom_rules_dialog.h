// SPDX-License-Identifier: MIT
#pragma once

#include "app/draft.h"

#include <QDialog>

class QLabel;
class QLineEdit;
class QPushButton;
class QSpinBox;

namespace igroteka::app {

class OptionsForm;

/// Rules of one's own: every parameter, a name, and sets in files.
class CustomRulesDialog : public QDialog {
  Q_OBJECT

public:
  explicit CustomRulesDialog(Draft draft, QWidget* parent = nullptr);

  const Draft& draft() const { return draft_; }

  /// Takes over the set of a file; says in the dialog if it cannot.
  bool load(const QString& path);
  bool save(const QString& path);

private:
  void build();
  void choosePlayers(int players);
  void showDraft();
  void refresh();
  void say(const QString& fault);

  Draft draft_;
  QLineEdit* name_;
  QSpinBox* players_;
  OptionsForm* form_;
  QLabel* fault_;
  QPushButton* play_;
};

} // namespace igroteka::app
