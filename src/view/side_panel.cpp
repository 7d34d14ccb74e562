// SPDX-License-Identifier: MIT
#include "side_panel.h"

#include "board_view.h"
#include "move_list.h"
#include "seat_card.h"

#include <QEvent>
#include <QScrollArea>
#include <QScrollBar>
#include <QVBoxLayout>

#include <algorithm>
#include <chrono>

namespace igroteka::view {

namespace {

constexpr int lineWidth = 290; ///< that cards of one line need
constexpr int leastSeats = 60; ///< of the height of the cards, in pixels
constexpr std::chrono::seconds clockStep{1};

} // namespace

SidePanel::SidePanel(BoardView& board, QWidget* parent)
    : QWidget(parent), board_(board), seats_(new QWidget), column_(new QVBoxLayout(seats_)),
      scroll_(new QScrollArea(this)), moves_(new MoveList(board, this)) {
  setObjectName(QStringLiteral("sidePanel"));
  column_->setContentsMargins(0, 0, 0, 0);
  column_->setSpacing(8);
  scroll_->setWidget(seats_);
  scroll_->setWidgetResizable(true);
  scroll_->setFrameShape(QFrame::NoFrame);
  scroll_->setHorizontalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
  scroll_->setFocusPolicy(Qt::NoFocus);
  seats_->setAutoFillBackground(false);
  scroll_->viewport()->setAutoFillBackground(false);
  auto* all = new QVBoxLayout(this);
  all->setContentsMargins(8, 8, 8, 8);
  all->setSpacing(8);
  all->addWidget(scroll_);
  all->addWidget(moves_, 1);
  makeCards();
  connect(&board, &BoardView::seatPartsChanged, this, &SidePanel::refresh);
  connect(&clock_, &QTimer::timeout, this, [this] {
    for (SeatCard* card : cards_) {
      card->refreshClock();
    }
  });
}

void SidePanel::makeCards() {
  const int players = board_.match().players();
  for (const Actor seat : Actors::seats(players)) {
    auto* card = new SeatCard(board_, seat, players > mostWholeCards, seats_);
    cards_.append(card);
    column_->addWidget(card);
  }
}

void SidePanel::refresh() {
  for (SeatCard* card : cards_) {
    card->refresh();
  }
  moves_->refresh();
  const auto& session = board_.session();
  const bool runs = !session.ending() && !session.paused() && !session.lookingBack();
  if (runs && isVisible()) {
    clock_.start(clockStep);
  } else {
    clock_.stop();
  }
  fit();
  showDue();
}

QSize SidePanel::sizeHint() const {
  return {std::max(QWidget::sizeHint().width(), minimumSizeHint().width()),
          minimumSizeHint().height()};
}

QSize SidePanel::minimumSizeHint() const {
  // The seats have a height of their own only as long as the window lasts; if it counted here, a
  // window that was made lower would never be filled again.
  const QSize whole = QWidget::minimumSizeHint();
  const int width =
      cards_.size() > mostWholeCards ? std::max(whole.width(), lineWidth) : whole.width();
  return {width, whole.height() - scroll_->minimumHeight() + leastSeats};
}

/// Whose turn it is can be seen, even where not all cards can.
void SidePanel::showDue() {
  const auto& match = board_.match();
  const Actors due = match.actors(match.shown());
  const Actor thrower = match.thrower(match.shown());
  const Actor first = thrower != Actor::nature ? thrower
                      : due.size() == 1        ? due.first()
                                               : Actor::nature;
  if (first != Actor::nature && indexOf(first) < cards_.size()) {
    scroll_->ensureWidgetVisible(cards_.at(indexOf(first)), 0, 0);
  }
}

/// The seats take what they need, but leave the moves at least a quarter.
void SidePanel::fit() {
  for (SeatCard* card : cards_) {
    card->fitInto(scroll_->viewport()->width());
  }
  const int wanted = seats_->sizeHint().height();
  const int most =
      std::max(height() - std::max(height() / 4, moves_->minimumHeight()) - 24, leastSeats);
  scroll_->setFixedHeight(std::min(wanted, most));
}

void SidePanel::resizeEvent(QResizeEvent* event) {
  QWidget::resizeEvent(event);
  fit();
}

bool SidePanel::event(QEvent* event) {
  const bool handled = QWidget::event(event);
  if (event->type() == QEvent::LayoutRequest) {
    fit();
  } else if (event->type() == QEvent::Show || event->type() == QEvent::Hide) {
    refresh();
  }
  return handled;
}

} // namespace igroteka::view
