// SPDX-License-Identifier: MIT
#pragma once

#include "app/matches.h"
#include "view/views.h"

#include <QDialog>

#include <span>

class QComboBox;
class QLabel;
class QPushButton;
class QSpinBox;
class QToolButton;

namespace igroteka::app {

class FormArea;
class OptionsForm;
class SeatRows;
class Settings;

/// What to play, by which rules, and who sits where.
class NewMatchDialog : public QDialog {
  Q_OBJECT

public:
  NewMatchDialog(std::span<const view::ViewEntry> views, const Settings& settings, Plan plan,
                 QWidget* parent = nullptr);

  const Plan& plan() const { return plan_; }

  void accept() override;

private:
  void build();
  void chooseGame(int index);
  void chooseVariant(int index);
  void choosePlayers(int players);
  void showPlan();
  void callSeats();
  void refresh();

  std::span<const view::ViewEntry> views_;
  const Settings& settings_;
  Plan plan_;
  QComboBox* game_;
  QComboBox* variant_;
  QLabel* sentence_;
  QSpinBox* players_;
  SeatRows* seats_;
  OptionsForm* first_;
  QToolButton* more_;
  OptionsForm* options_;
  FormArea* scroll_;
  QLabel* fault_;
  QPushButton* start_;
};

} // namespace igroteka::app
