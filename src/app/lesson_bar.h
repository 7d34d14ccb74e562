// SPDX-License-Identifier: MIT
#pragma once

#include <QWidget>

class QLabel;
class QPushButton;
class QToolButton;

namespace igroteka::app {

class LessonGuide;

/// The bar above the board during a lesson: one thing at a time, and the way on and out.
class LessonBar : public QWidget {
  Q_OBJECT

public:
  explicit LessonBar(LessonGuide& guide, QWidget* parent = nullptr);

  /// The sentence that stands there.
  QString text() const;

Q_SIGNALS:
  /// The step is only read, so that the keyboard belongs to the bar; else to the board.
  void readingChanged(bool reading);
  void playWanted();
  void rulesWanted();
  void stopWanted();

protected:
  void paintEvent(QPaintEvent* event) override;
  void changeEvent(QEvent* event) override;
  void showEvent(QShowEvent* event) override;
  void keyPressEvent(QKeyEvent* event) override;

private:
  void goOn();
  void refresh();
  void refreshFonts();
  void passFocus();

  LessonGuide& guide_;
  QLabel* count_;
  QLabel* text_;
  QPushButton* next_;
  QToolButton* rules_;
  QPushButton* stop_;
};

} // namespace igroteka::app
