// SPDX-License-Identifier: MIT
#pragma once

#include "app/draft.h"

#include <igroteka/core/record.h>

#include <QWidget>

#include <vector>

class QComboBox;
class QGridLayout;
class QLineEdit;
class QToolButton;

namespace igroteka::app {

/// Who sits where in a new match: name, person or computer, colours where the game lets one choose
/// them, and the order.
class SeatRows : public QWidget {
  Q_OBJECT

public:
  /// The colours are those of the draft.
  explicit SeatRows(Draft& draft, QWidget* parent = nullptr);

  /// Whether this parameter stands in the rows.
  static bool shows(const OptionField& field);

  /// Shows these seats with the draft, whose game, players or values may have changed.
  void show(const std::vector<SeatInfo>& seats);
  std::vector<SeatInfo> seats() const;

Q_SIGNALS:
  /// The draft has other colours.
  void edited();
  /// Somebody has another name.
  void renamed();

private:
  struct Row {
    QLineEdit* name;
    QComboBox* player;
    std::vector<QToolButton*> colours;
  };
  void addRow(std::size_t seat);
  QComboBox* playerBox(std::size_t seat);
  QToolButton* colourButton(std::size_t seat, std::size_t place);
  QToolButton* arrow(const char* name, std::size_t seat, const QString& what);
  void refreshColours();
  void fillMenu(std::size_t seat, std::size_t place);
  void choose(std::size_t seat, std::size_t place, const std::string& word);
  void swap(std::size_t one, std::size_t other);

  Draft& draft_;
  const OptionField* field_ = nullptr; ///< whose words are the colours of the seats
  QWidget* inside_ = nullptr;
  QGridLayout* grid_ = nullptr;
  std::vector<Row> rows_;
};

} // namespace igroteka::app
