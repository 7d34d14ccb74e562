// SPDX-License-Identifier: MIT
#pragma once

#include <QWidget>

class QLabel;
class QToolButton;

namespace igroteka::app {

/// One line at the top of the window that says what went wrong; stays until it is closed or
/// something else goes well.
class Notice : public QWidget {
  Q_OBJECT

public:
  explicit Notice(QWidget* parent = nullptr);

  void say(const QString& line);
  QString text() const;

protected:
  void paintEvent(QPaintEvent* event) override;
  void changeEvent(QEvent* event) override;

private:
  void retranslate();

  QLabel* line_;
  QToolButton* close_;
};

} // namespace igroteka::app
