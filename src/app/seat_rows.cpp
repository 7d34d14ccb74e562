// SPDX-License-Identifier: MIT
#include "app/seat_rows.h"

#include "app/seat_words.h"
#include "view/chip.h"
#include "view/line_icons.h"
#include "view/translated.h"

#include <igroteka/core/level.h>

#include <QComboBox>
#include <QGridLayout>
#include <QLabel>
#include <QLineEdit>
#include <QMenu>
#include <QPainter>
#include <QToolButton>
#include <QVBoxLayout>

#include <algorithm>
#include <optional>
#include <utility>

namespace igroteka::app {

namespace {

constexpr int swatch = 22;
constexpr int firstColour = 3; ///< column

std::optional<view::PieceColour> colourOf(std::string_view word) {
  constexpr std::string_view letters = "RGBY";
  const std::size_t at = word.size() == 1 ? letters.find(word[0]) : std::string_view::npos;
  return at == std::string_view::npos ? std::nullopt : std::optional(view::pieceColours[at]);
}

/// The colour as a chip with its mark; for none an empty ring.
QIcon iconOf(std::string_view word, const QWidget& widget) {
  const qreal ratio = widget.devicePixelRatioF();
  QPixmap pixmap(QSize(swatch, swatch) * ratio);
  pixmap.setDevicePixelRatio(ratio);
  pixmap.fill(Qt::transparent);
  QPainter painter(&pixmap);
  const QRectF place(1, 1, swatch - 2, swatch - 2);
  if (const auto colour = colourOf(word)) {
    view::paintChip(painter, place, *colour, true);
  } else {
    painter.setRenderHint(QPainter::Antialiasing);
    painter.setPen(QPen(widget.palette().color(QPalette::Mid), 1.5, Qt::DotLine));
    painter.drawEllipse(place.adjusted(1, 1, -1, -1));
  }
  return pixmap;
}

} // namespace

SeatRows::SeatRows(Draft& draft, QWidget* parent) : QWidget(parent), draft_(draft) {
  auto* column = new QVBoxLayout(this);
  column->setContentsMargins(0, 0, 0, 0);
}

bool SeatRows::shows(const OptionField& field) {
  return field.kind == OptionKind::seatWords &&
         std::ranges::all_of(
             field.words, [](const OptionWord& word) { return colourOf(word.word).has_value(); });
}

void SeatRows::show(const std::vector<SeatInfo>& seats) {
  delete inside_;
  rows_.clear();
  const auto fields = draft_.game().fields();
  const auto found =
      std::ranges::find_if(fields, [](const OptionField* field) { return shows(*field); });
  field_ = found == fields.end() ? nullptr : *found;
  inside_ = new QWidget(this);
  grid_ = new QGridLayout(inside_);
  grid_->setContentsMargins(0, 0, 0, 0);
  grid_->setHorizontalSpacing(6);
  grid_->setColumnStretch(1, 1);
  layout()->addWidget(inside_);
  rows_.resize(seats.size());
  for (std::size_t seat = 0; seat < seats.size(); ++seat) {
    addRow(seat);
    rows_[seat].name->setText(QString::fromStdString(seats[seat].name));
    connect(rows_[seat].name, &QLineEdit::textChanged, this, &SeatRows::renamed);
    const int player = rows_[seat].player->findData(QString::fromStdString(seats[seat].player));
    rows_[seat].player->setCurrentIndex(std::max(0, player));
  }
  refreshColours();
}

void SeatRows::addRow(std::size_t seat) {
  const int row = static_cast<int>(seat);
  auto* name = new QLineEdit(inside_);
  name->setObjectName(QStringLiteral("name%1").arg(seat + 1));
  name->setPlaceholderText(view::numberedName(seatAt(row)));
  name->setAccessibleName(tr("Name of player %1").arg(seat + 1));
  name->setMaxLength(40);
  name->setMinimumWidth(120);
  rows_[seat] = {name, playerBox(seat), {}};
  grid_->addWidget(new QLabel(QString::number(seat + 1), inside_), row, 0);
  grid_->addWidget(name, row, 1);
  grid_->addWidget(rows_[seat].player, row, 2);
  const int places = field_ != nullptr ? field_->max : 0;
  for (int place = 0; place < places; ++place) {
    QToolButton* button = colourButton(seat, static_cast<std::size_t>(place));
    rows_[seat].colours.push_back(button);
    grid_->addWidget(button, row, firstColour + place);
  }
  QToolButton* up = arrow("up", seat, tr("Let player %1 move up").arg(seat + 1));
  QToolButton* down = arrow("down", seat, tr("Let player %1 move down").arg(seat + 1));
  up->setEnabled(seat > 0);
  down->setEnabled(seat + 1 < rows_.size());
  grid_->addWidget(up, row, firstColour + places);
  grid_->addWidget(down, row, firstColour + places + 1);
  connect(up, &QToolButton::clicked, this, [this, seat] { swap(seat, seat - 1); });
  connect(down, &QToolButton::clicked, this, [this, seat] { swap(seat, seat + 1); });
}

QComboBox* SeatRows::playerBox(std::size_t seat) {
  auto* player = new QComboBox(inside_);
  player->setObjectName(QStringLiteral("player%1").arg(seat + 1));
  player->setAccessibleName(tr("Who plays for player %1").arg(seat + 1));
  player->addItem(view::lineIcon(QStringLiteral("person")), tr("Person"), QStringLiteral("human"));
  for (const Level level : allLevels) {
    if (draft_.game().hasPlayers()) {
      player->addItem(view::lineIcon(QStringLiteral("computer")),
                      tr("Computer: %1").arg(view::translated(titleOf(level))),
                      QString::fromUtf8(wordOf(level).data()));
    }
  }
  return player;
}

QToolButton* SeatRows::arrow(const char* name, std::size_t seat, const QString& what) {
  auto* button = new QToolButton(inside_);
  button->setObjectName(QLatin1String(name) + QString::number(seat + 1));
  button->setIcon(view::lineIcon(QLatin1String(name)));
  button->setToolTip(what);
  button->setAccessibleName(what);
  button->setAutoRaise(true);
  button->setFocusPolicy(Qt::StrongFocus);
  return button;
}

QToolButton* SeatRows::colourButton(std::size_t seat, std::size_t place) {
  auto* button = new QToolButton(inside_);
  button->setObjectName(QStringLiteral("colour%1-%2").arg(seat + 1).arg(place + 1));
  button->setIconSize(QSize(swatch, swatch));
  button->setMinimumWidth(swatch + 38); // the chip and the arrow of the menu
  button->setPopupMode(QToolButton::InstantPopup);
  button->setFocusPolicy(Qt::StrongFocus);
  auto* menu = new QMenu(button);
  button->setMenu(menu);
  connect(menu, &QMenu::aboutToShow, this, [this, seat, place] { fillMenu(seat, place); });
  return button;
}

void SeatRows::fillMenu(std::size_t seat, std::size_t place) {
  QMenu* menu = rows_[seat].colours[place]->menu();
  menu->clear();
  const Words own = std::get<WordLists>(draft_.value(*field_))[seat];
  const auto add = [&](const std::string& word, const QString& name) {
    QAction* action = menu->addAction(iconOf(word, *this), name);
    action->setObjectName(QString::fromStdString(word));
    action->setCheckable(true);
    action->setChecked(place < own.size() ? own[place] == word : word.empty());
    connect(action, &QAction::triggered, this,
            [this, seat, place, word] { choose(seat, place, word); });
  };
  for (const OptionWord& word : field_->words) {
    add(std::string(word.word), view::translated(word.label));
  }
  if (static_cast<int>(place) >= field_->min) {
    add(std::string(), tr("No second colour"));
  }
}

void SeatRows::refreshColours() {
  if (field_ == nullptr) {
    return;
  }
  const auto lists = std::get<WordLists>(draft_.value(*field_));
  for (std::size_t seat = 0; seat < std::min(rows_.size(), lists.size()); ++seat) {
    for (std::size_t place = 0; place < rows_[seat].colours.size(); ++place) {
      QToolButton* button = rows_[seat].colours[place];
      const std::string word = place < lists[seat].size() ? lists[seat][place] : std::string();
      const auto known = std::ranges::find(field_->words, word, &OptionWord::word);
      const QString name =
          known == field_->words.end() ? tr("No second colour") : view::translated(known->label);
      button->setIcon(iconOf(word, *this));
      button->setToolTip(tr("Colour of player %1: %2").arg(seat + 1).arg(name));
      button->setAccessibleName(button->toolTip());
    }
  }
}

void SeatRows::choose(std::size_t seat, std::size_t place, const std::string& word) {
  const auto lists = std::get<WordLists>(draft_.value(*field_));
  draft_.setValue(*field_, chosenWord(*field_, lists, seat, place, word));
  refreshColours();
  Q_EMIT edited();
}

std::vector<SeatInfo> SeatRows::seats() const {
  std::vector<SeatInfo> seats;
  for (const Row& row : rows_) {
    seats.push_back({row.name->text().trimmed().toStdString(),
                     row.player->currentData().toString().toStdString()});
  }
  return seats;
}

/// Two players change places; each takes name, kind and colours along.
void SeatRows::swap(std::size_t one, std::size_t other) {
  const QString name = rows_[one].name->text();
  const int player = rows_[one].player->currentIndex();
  rows_[one].name->setText(rows_[other].name->text());
  rows_[one].player->setCurrentIndex(rows_[other].player->currentIndex());
  rows_[other].name->setText(name);
  rows_[other].player->setCurrentIndex(player);
  if (field_ != nullptr) {
    auto lists = std::get<WordLists>(draft_.value(*field_));
    std::swap(lists[one], lists[other]);
    draft_.setValue(*field_, lists);
    refreshColours();
    Q_EMIT edited();
  }
}

} // namespace igroteka::app
