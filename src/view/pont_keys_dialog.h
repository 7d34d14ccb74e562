// SPDX-License-Identifier: MIT
#pragma once

#include "pont_keys.h"

#include <QDialog>

#include <vector>

class QLabel;
class QPushButton;

namespace igroteka::view {

/// Shows the keys of the hands at one keyboard and changes them: a button is clicked, then the new
/// key pressed. A key that some hand uses already is refused with the reason.
class PontKeysDialog : public QDialog {
  Q_OBJECT

public:
  explicit PontKeysDialog(const PontKeys& keys, QWidget* parent = nullptr);

  const PontKeys& keys() const { return keys_; }
  /// Waits for the key for this, as a click on its button does.
  void ask(std::size_t hand, PontAct act);
  /// What it says about the last key.
  QString said() const;

protected:
  bool eventFilter(QObject* object, QEvent* event) override;

private:
  void refresh();
  void take(Qt::Key key);
  QPushButton* button(std::size_t hand, PontAct act) const;

  PontKeys keys_;
  std::vector<QPushButton*> buttons_;
  QLabel* said_;
  std::optional<std::pair<std::size_t, PontAct>> asked_;
};

} // namespace igroteka::view
