// SPDX-License-Identifier: MIT
#pragma once

#include <igroteka/core/record.h>

#include <QWidget>

#include <vector>

class QComboBox;
class QGridLayout;
class QLineEdit;

namespace igroteka::app {

/// Who sits where in a new match: name, person or computer, and the order.
class SeatRows : public QWidget {
  Q_OBJECT

public:
  explicit SeatRows(QWidget* parent = nullptr);

  /// Shows these seats; computers are offered if the game has them.
  void show(const std::vector<SeatInfo>& seats, bool computers);
  std::vector<SeatInfo> seats() const;

private:
  struct Row {
    QLineEdit* name;
    QComboBox* player;
  };
  void addRow(int seat, bool computers);
  void swapWithNext(std::size_t seat);

  QWidget* inside_ = nullptr;
  QGridLayout* grid_ = nullptr;
  std::vector<Row> rows_;
};

} // namespace igroteka::app
