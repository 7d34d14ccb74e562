// SPDX-License-Identifier: MIT
#pragma once

#include <igroteka/core/actor.h>

#include <QWidget>

class QBoxLayout;
class QLabel;
class QMenu;
class QToolButton;

namespace igroteka::view {

class BoardView;
class Chips;

/// The card of one seat: colours, name, who plays, score, clock, whose turn; and what the game's
/// view adds. Its menu lets the computer take the seat over and hands it back.
class SeatCard : public QWidget {
  Q_OBJECT

public:
  /// `compact` is the form of one line.
  SeatCard(BoardView& board, Actor seat, bool compact, QWidget* parent = nullptr);

  /// Shows how the session stands now.
  void refresh();
  /// Takes no more width than this: in one line, who plays a seat is told only where there is room.
  void fitInto(int width);
  /// Shows the clock only.
  void refreshClock();

protected:
  void paintEvent(QPaintEvent* event) override;
  void changeEvent(QEvent* event) override;

private:
  void layOut(bool compact);
  void refreshFonts();
  void retranslate();
  void fillMenu();
  QString whoPlays() const;

  BoardView& board_;
  Actor seat_;
  bool due_ = false;
  Chips* chips_;
  QLabel* name_;
  QLabel* player_;
  QLabel* score_;
  QLabel* sign_; ///< of what the score counts
  QLabel* clock_;
  QToolButton* more_;
  QMenu* menu_;
  QWidget* part_;
  bool compact_;
};

} // namespace igroteka::view
