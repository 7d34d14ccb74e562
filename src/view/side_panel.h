// SPDX-License-Identifier: MIT
#pragma once

#include <QTimer>
#include <QWidget>

class QScrollArea;
class QVBoxLayout;

namespace igroteka::view {

class BoardView;
class MoveList;
class SeatCard;

/// The panel beside the board: a card a seat, and the list of moves.
class SidePanel : public QWidget {
  Q_OBJECT

public:
  /// More seats than this have cards of one line.
  static constexpr int mostWholeCards = 4;

  explicit SidePanel(BoardView& board, QWidget* parent = nullptr);

  void refresh();
  MoveList* moves() const { return moves_; }

  /// No higher than a low window: the cards scroll then.
  QSize sizeHint() const override;
  QSize minimumSizeHint() const override;

protected:
  void resizeEvent(QResizeEvent* event) override;
  bool event(QEvent* event) override;

private:
  void makeCards();
  void fit();
  void showDue();

  BoardView& board_;
  QWidget* seats_;
  QVBoxLayout* column_;
  QScrollArea* scroll_;
  QList<SeatCard*> cards_;
  MoveList* moves_;
  QTimer clock_;
};

} // namespace igroteka::view
