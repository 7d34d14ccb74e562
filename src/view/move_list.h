// SPDX-License-Identifier: MIT
#pragma once

#include <QListView>

namespace igroteka::view {

class BoardView;
class MoveModel;

/// The list of moves in words. A click, or an arrow key, shows that position; Escape returns to
/// the present one.
class MoveList : public QListView {
  Q_OBJECT

public:
  explicit MoveList(BoardView& board, QWidget* parent = nullptr);

  void refresh();

protected:
  void keyPressEvent(QKeyEvent* event) override;
  void changeEvent(QEvent* event) override;
  void currentChanged(const QModelIndex& current, const QModelIndex& previous) override;
  void resizeEvent(QResizeEvent* event) override;

private:
  void retell();

  BoardView& board_;
  MoveModel* model_;
  bool following_ = false; ///< the current row is being set to what the session shows
};

} // namespace igroteka::view
