// SPDX-License-Identifier: MIT
#include "app/seat_rows.h"

#include "view/line_icons.h"
#include "view/translated.h"

#include <igroteka/core/level.h>

#include <QComboBox>
#include <QGridLayout>
#include <QLabel>
#include <QLineEdit>
#include <QToolButton>
#include <QVBoxLayout>

namespace igroteka::app {

SeatRows::SeatRows(QWidget* parent) : QWidget(parent) {
  auto* column = new QVBoxLayout(this);
  column->setContentsMargins(0, 0, 0, 0);
}

void SeatRows::show(const std::vector<SeatInfo>& seats, bool computers) {
  delete inside_;
  rows_.clear();
  inside_ = new QWidget(this);
  grid_ = new QGridLayout(inside_);
  grid_->setContentsMargins(0, 0, 0, 0);
  grid_->setColumnStretch(1, 1);
  layout()->addWidget(inside_);
  for (std::size_t seat = 0; seat < seats.size(); ++seat) {
    addRow(static_cast<int>(seat), computers);
    rows_[seat].name->setText(QString::fromStdString(seats[seat].name));
    const int player = rows_[seat].player->findData(QString::fromStdString(seats[seat].player));
    rows_[seat].player->setCurrentIndex(std::max(0, player));
  }
  for (std::size_t seat = 0; seat + 1 < seats.size(); ++seat) {
    auto* swap = new QToolButton(inside_);
    swap->setObjectName(QStringLiteral("swap%1").arg(seat + 1));
    swap->setIcon(view::lineIcon(QStringLiteral("swap")));
    swap->setToolTip(tr("Change places with the next player"));
    swap->setAccessibleName(swap->toolTip());
    swap->setAutoRaise(true);
    grid_->addWidget(swap, static_cast<int>(seat), 3);
    connect(swap, &QToolButton::clicked, this, [this, seat] { swapWithNext(seat); });
  }
}

void SeatRows::addRow(int seat, bool computers) {
  const QString label = tr("Player %1").arg(seat + 1);
  auto* name = new QLineEdit(inside_);
  name->setObjectName(QStringLiteral("name%1").arg(seat + 1));
  name->setPlaceholderText(label);
  name->setAccessibleName(tr("Name of player %1").arg(seat + 1));
  name->setMaxLength(40);
  name->setMinimumWidth(140);
  auto* player = new QComboBox(inside_);
  player->setObjectName(QStringLiteral("player%1").arg(seat + 1));
  player->setAccessibleName(tr("Who plays for player %1").arg(seat + 1));
  player->addItem(view::lineIcon(QStringLiteral("person")), tr("Person"), QStringLiteral("human"));
  for (const Level level : allLevels) {
    if (computers) {
      player->addItem(view::lineIcon(QStringLiteral("computer")),
                      tr("Computer: %1").arg(view::translated(titleOf(level))),
                      QString::fromUtf8(wordOf(level).data()));
    }
  }
  grid_->addWidget(new QLabel(QString::number(seat + 1), inside_), seat, 0);
  grid_->addWidget(name, seat, 1);
  grid_->addWidget(player, seat, 2);
  rows_.push_back({name, player});
}

std::vector<SeatInfo> SeatRows::seats() const {
  std::vector<SeatInfo> seats;
  for (const Row& row : rows_) {
    seats.push_back({row.name->text().trimmed().toStdString(),
                     row.player->currentData().toString().toStdString()});
  }
  return seats;
}

void SeatRows::swapWithNext(std::size_t seat) {
  Row& one = rows_[seat];
  Row& other = rows_[seat + 1];
  const QString name = one.name->text();
  const int player = one.player->currentIndex();
  one.name->setText(other.name->text());
  one.player->setCurrentIndex(other.player->currentIndex());
  other.name->setText(name);
  other.player->setCurrentIndex(player);
}

} // namespace igroteka::app
