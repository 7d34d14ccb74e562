// SPDX-License-Identifier: MIT
#include "move_model.h"

#include "board_view.h"
#include "translated.h"

namespace igroteka::view {

Actor whoMadePly(const AnyMatch& match, std::size_t at) {
  const Actor actor = match.actorOfPly(at);
  return actor == Actor::nature ? match.thrower(at) : actor;
}

MoveModel::MoveModel(BoardView& board, QObject* parent)
    : QAbstractListModel(parent), board_(board) {
  refresh();
}

MoveModel::Row MoveModel::rowAt(std::size_t position) const {
  if (position == 0) {
    return {QString(), tr("The start"), QString(), -1};
  }
  const AnyMatch& match = board_.match();
  const Actor actor = whoMadePly(match, position - 1);
  const std::string action = match.action(position - 1);
  const auto colour = actor == Actor::nature ? std::nullopt : board_.colourOfAction(actor, action);
  return {QString::fromStdString(action), board_.told(match.tell(position - 1)),
          actor == Actor::nature || match.players() == 1 ? QString() : board_.nameOf(actor),
          colour ? static_cast<int>(indexOf(*colour)) : -1};
}

void MoveModel::refresh() {
  const AnyMatch& match = board_.match();
  const auto count = static_cast<qsizetype>(match.present()) + 1;
  qsizetype same = 0;
  while (same < std::min(count, rows_.size()) &&
         (same == 0 ||
          rows_[same].action.toStdString() == match.action(static_cast<std::size_t>(same) - 1))) {
    ++same;
  }
  if (same < rows_.size()) {
    beginRemoveRows({}, static_cast<int>(same), static_cast<int>(rows_.size()) - 1);
    rows_.resize(same);
    endRemoveRows();
  }
  if (same < count) {
    beginInsertRows({}, static_cast<int>(same), static_cast<int>(count) - 1);
    for (qsizetype row = same; row < count; ++row) {
      rows_.append(rowAt(static_cast<std::size_t>(row)));
    }
    endInsertRows();
  }
}

void MoveModel::retell() {
  beginResetModel();
  rows_.clear();
  for (std::size_t row = 0; row <= board_.match().present(); ++row) {
    rows_.append(rowAt(row));
  }
  endResetModel();
}

int MoveModel::rowCount(const QModelIndex& parent) const {
  return parent.isValid() ? 0 : static_cast<int>(rows_.size());
}

QVariant MoveModel::data(const QModelIndex& index, int role) const {
  if (!index.isValid() || index.row() >= rows_.size()) {
    return {};
  }
  const Row& row = rows_[index.row()];
  switch (role) {
  case Qt::DisplayRole:
  case Qt::AccessibleTextRole:
    if (index.row() == 0) {
      return row.words;
    }
    return row.name.isEmpty() ? tr("%1. %2").arg(index.row()).arg(row.words)
                              : tr("%1. %2: %3").arg(index.row()).arg(row.name, row.words);
  case wordsRole:
    return row.name.isEmpty() || row.colour >= 0 ? row.words
                                                 : tr("%1: %2").arg(row.name, row.words);
  case numberRole:
    return index.row();
  case colourRole:
    return row.colour;
  default:
    return {};
  }
}

} // namespace igroteka::view
