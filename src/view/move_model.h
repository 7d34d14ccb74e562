// SPDX-License-Identifier: MIT
#pragma once

#include <igroteka/core/game.h>

#include <QAbstractListModel>

namespace igroteka::view {

class BoardView;

/// Who made the ply at this place: the player who threw, where chance decided for one; else nature.
Actor whoMadePly(const AnyMatch& match, std::size_t at);

/// The positions of a match in words: row n is the position after n actions, told by the action
/// that led there; row 0 is the start.
class MoveModel : public QAbstractListModel {
  Q_OBJECT

public:
  enum Role {
    wordsRole = Qt::UserRole, ///< the action in words, with the name where no chip tells the actor
    numberRole,               ///< its number, 0 for the start
    colourRole                ///< index of the action's PieceColour; -1 for none
  };

  explicit MoveModel(BoardView& board, QObject* parent = nullptr);

  /// Follows the match of the board's session.
  void refresh();
  /// All words anew, in another language.
  void retell();

  int rowCount(const QModelIndex& parent = {}) const override;
  QVariant data(const QModelIndex& index, int role) const override;

private:
  struct Row {
    QString action;
    QString words;
    QString name;
    int colour = -1;
  };
  Row rowAt(std::size_t position) const;

  BoardView& board_;
  QList<Row> rows_;
};

} // namespace igroteka::view
