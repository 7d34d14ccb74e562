// SPDX-License-Identifier: MIT
#pragma once

#include <QWidget>

class QBoxLayout;
class QLabel;
class QPushButton;

namespace igroteka::view {

class BoardView;

/// How a match ended, quietly below its board, and what can be done next.
class ResultCard : public QWidget {
  Q_OBJECT

public:
  explicit ResultCard(BoardView& board, QWidget* parent = nullptr);

  /// Shows itself exactly if the match is over and the end is what people look at.
  void refresh();
  QString text() const;

Q_SIGNALS:
  void rematchWanted(bool swapped);
  void saveWanted();

protected:
  void paintEvent(QPaintEvent* event) override;
  void changeEvent(QEvent* event) override;
  void resizeEvent(QResizeEvent* event) override;

private:
  QPushButton* button(const char* name);
  void retranslate();
  void fit();
  QString sentence() const;

  BoardView& board_;
  QBoxLayout* line_;
  QLabel* text_;
  QPushButton* rematch_;
  QPushButton* swap_;
  QPushButton* lookBack_;
  QPushButton* save_;
};

/// How the match ended in the shown position, in one sentence; empty while it goes on.
QString resultSentence(const BoardView& board);

} // namespace igroteka::view
