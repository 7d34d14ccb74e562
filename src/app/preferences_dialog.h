// SPDX-License-Identifier: MIT
#pragma once

#include <QDialog>

class QCheckBox;
class QComboBox;
class QFormLayout;
class QSpinBox;

namespace igroteka::app {

struct Preferences;
class Settings;

/// All settings in one place; each holds as soon as it is changed.
class PreferencesDialog : public QDialog {
  Q_OBJECT

public:
  explicit PreferencesDialog(Settings& settings, QWidget* parent = nullptr);

protected:
  void changeEvent(QEvent* event) override;

private:
  void build();
  void rebuild();
  void show(const Preferences& preferences);
  void take();

  Settings& settings_;
  QWidget* inside_ = nullptr;
  QComboBox* language_ = nullptr;
  QComboBox* theme_ = nullptr;
  QComboBox* animation_ = nullptr;
  QCheckBox* marks_ = nullptr;
  QCheckBox* places_ = nullptr;
  QCheckBox* lastMove_ = nullptr;
  QCheckBox* sound_ = nullptr;
  QSpinBox* moment_ = nullptr;
  QCheckBox* throws_ = nullptr;
  QCheckBox* realDice_ = nullptr;
  QCheckBox* undoSeen_ = nullptr;
};

} // namespace igroteka::app
