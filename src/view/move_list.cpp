// SPDX-License-Identifier: MIT
#include "move_list.h"

#include "board_view.h"
#include "chip.h"
#include "move_model.h"
#include "theme.h"

#include <QEvent>
#include <QKeyEvent>
#include <QPainter>
#include <QStyledItemDelegate>

#include <algorithm>

namespace igroteka::view {

namespace {

constexpr int padding = 5;

/// A line of the list: number, the actor's chip, words that wrap.
class MoveDelegate : public QStyledItemDelegate {
public:
  MoveDelegate(const BoardView& board, QListView* list)
      : QStyledItemDelegate(list), board_(board), list_(list),
        chips_(!board.coloursOf(Actor::seat1).isEmpty()) {}

  void paint(QPainter* painter, const QStyleOptionViewItem& option,
             const QModelIndex& index) const override {
    const bool current = (option.state & QStyle::State_Selected) != 0;
    const QRect row = option.rect.adjusted(2, 1, -2, -1);
    painter->save();
    painter->setRenderHint(QPainter::Antialiasing);
    if (current) {
      painter->setPen(Qt::NoPen);
      painter->setBrush(colours().accentSoft);
      painter->drawRoundedRect(row, 8, 8);
    }
    painter->setFont(option.font);
    const QFontMetrics metrics(option.font);
    const int number = index.data(MoveModel::numberRole).toInt();
    const QRect text = words(option.font, row.adjusted(0, padding, 0, 0));
    if (number > 0) {
      painter->setPen(colours().muted);
      painter->drawText(QRect(row.left() + 4, text.top(), numberWidth(metrics), metrics.height()),
                        Qt::AlignRight, QString::number(number));
      const int colour = index.data(MoveModel::colourRole).toInt();
      if (colour >= 0) {
        const double side = metrics.height();
        paintChip(*painter, QRectF(text.left() - side - 6, text.top(), side, side),
                  pieceColours[static_cast<std::size_t>(colour)], board_.look().colourMarks);
      }
    }
    painter->setPen(colours().text);
    painter->drawText(text, Qt::TextWordWrap, index.data(MoveModel::wordsRole).toString());
    painter->restore();
  }

  QSize sizeHint(const QStyleOptionViewItem& option, const QModelIndex& index) const override {
    const int width = list_->viewport()->width();
    const QFontMetrics metrics(option.font);
    const QRect place = words(option.font, QRect(2, 0, width - 4, 10000));
    const QRect needed =
        metrics.boundingRect(place, Qt::TextWordWrap, index.data(MoveModel::wordsRole).toString());
    return {width, std::max(needed.height(), metrics.height()) + 2 * padding + 2};
  }

private:
  static int numberWidth(const QFontMetrics& metrics) {
    return metrics.horizontalAdvance(QStringLiteral("000"));
  }

  /// Where seats have no colours, the words name them, and need no chip before them.
  QRect words(const QFont& font, const QRect& row) const {
    const QFontMetrics metrics(font);
    const int chip = chips_ ? metrics.height() + 6 : 0;
    return row.adjusted(numberWidth(metrics) + 12 + chip, 0, -6, 0);
  }

  const BoardView& board_;
  QListView* list_;
  bool chips_; ///< seats have colours
};

} // namespace

MoveList::MoveList(BoardView& board, QWidget* parent)
    : QListView(parent), board_(board), model_(new MoveModel(board, this)) {
  setObjectName(QStringLiteral("moves"));
  setModel(model_);
  setItemDelegate(new MoveDelegate(board, this));
  setSelectionMode(SingleSelection);
  setVerticalScrollMode(ScrollPerPixel);
  setHorizontalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
  setUniformItemSizes(false);
  setMinimumHeight(72);
  setAccessibleName(tr("Moves"));
  connect(&board.session(), &session::AnySession::seatsChanged, this, &MoveList::retell);
  refresh();
}

/// The same moves in other words.
void MoveList::retell() {
  following_ = true;
  model_->retell();
  refresh();
}

void MoveList::refresh() {
  following_ = true;
  model_->refresh();
  const QModelIndex shown = model_->index(static_cast<int>(board_.match().shown()));
  setCurrentIndex(shown);
  scrollTo(shown);
  following_ = false;
}

void MoveList::currentChanged(const QModelIndex& current, const QModelIndex& previous) {
  QListView::currentChanged(current, previous);
  if (!following_ && current.isValid()) {
    board_.session().show(static_cast<std::size_t>(current.row()));
  }
}

void MoveList::keyPressEvent(QKeyEvent* event) {
  if (event->key() == Qt::Key_Escape && board_.session().lookingBack()) {
    board_.session().showPresent();
    return;
  }
  QListView::keyPressEvent(event);
}

void MoveList::changeEvent(QEvent* event) {
  QListView::changeEvent(event);
  if (event->type() == QEvent::LanguageChange) {
    setAccessibleName(tr("Moves"));
    retell();
  }
}

void MoveList::resizeEvent(QResizeEvent* event) {
  QListView::resizeEvent(event);
  scheduleDelayedItemsLayout();
  executeDelayedItemsLayout();
  scrollTo(currentIndex()); // what is shown stays in sight
}

} // namespace igroteka::view
