// SPDX-License-Identifier: MIT
#include "seat_card.h"

#include "board_view.h"
#include "chip.h"
#include "theme.h"
#include "translated.h"

#include <igroteka/core/level.h>

#include <QBoxLayout>
#include <QEvent>
#include <QLabel>
#include <QMenu>
#include <QPainter>
#include <QToolButton>

#include <algorithm>

namespace igroteka::view {

namespace {

constexpr double radius = 12;

QString clockText(qint64 milliseconds) {
  const qint64 seconds = milliseconds / 1000;
  const QLatin1Char zero('0');
  if (seconds >= 3600) {
    return QStringLiteral("%1:%2:%3")
        .arg(seconds / 3600)
        .arg(seconds / 60 % 60, 2, 10, zero)
        .arg(seconds % 60, 2, 10, zero);
  }
  return QStringLiteral("%1:%2").arg(seconds / 60).arg(seconds % 60, 2, 10, zero);
}

QLabel* label(const char* name, QWidget* parent) {
  auto* made = new QLabel(parent);
  made->setObjectName(QLatin1String(name));
  made->setTextFormat(Qt::PlainText);
  return made;
}

} // namespace

SeatCard::SeatCard(BoardView& board, Actor seat, bool compact, QWidget* parent)
    : QWidget(parent), board_(board), seat_(seat), chips_(new Chips(this)),
      name_(label("name", this)), player_(label("player", this)), score_(label("score", this)),
      sign_(label("sign", this)), clock_(label("clock", this)), more_(new QToolButton(this)),
      menu_(new QMenu(this)),
      part_(compact ? board.makeCompactPart(seat, this) : board.makeSeatPart(seat, this)),
      compact_(compact) {
  setObjectName(QStringLiteral("seat%1").arg(numberOf(seat)));
  name_->setMinimumWidth(40);
  more_->setObjectName(QStringLiteral("more"));
  more_->setPopupMode(QToolButton::InstantPopup);
  more_->setAutoRaise(true);
  more_->setMenu(menu_);
  connect(menu_, &QMenu::aboutToShow, this, &SeatCard::fillMenu);
  layOut(compact);
  refreshFonts();
  retranslate();
}

void SeatCard::layOut(bool compact) {
  auto* all = new QVBoxLayout(this);
  all->setContentsMargins(compact ? 10 : 14, compact ? 3 : 10, compact ? 4 : 8, compact ? 3 : 10);
  all->setSpacing(4);
  auto* first = new QHBoxLayout;
  first->setSpacing(compact ? 5 : 8);
  first->addWidget(chips_);
  first->addWidget(name_, 1);
  if (compact) {
    first->addWidget(player_);
    first->addWidget(clock_);
    // Where one clock runs for all, the table shows it.
    clock_->setVisible(!board_.match().simultaneous());
    if (part_ != nullptr) {
      first->addWidget(part_);
    }
  }
  first->addWidget(score_);
  first->addWidget(sign_);
  first->addWidget(more_);
  all->addLayout(first);
  if (!compact) {
    auto* second = new QHBoxLayout;
    second->addWidget(player_, 1);
    second->addWidget(clock_);
    second->addSpacing(8);
    all->addLayout(second);
  }
  if (part_ != nullptr && !compact) {
    all->addWidget(part_);
  }
}

void SeatCard::refreshFonts() {
  name_->setFont(roleFont(TextRole::seatName, font()));
  player_->setFont(roleFont(TextRole::caption, font()));
  clock_->setFont(roleFont(TextRole::caption, font()));
  score_->setFont(roleFont(compact_ ? TextRole::seatName : TextRole::score, font()));
  QPalette quiet = palette();
  quiet.setColor(QPalette::WindowText, colours().muted);
  player_->setPalette(quiet);
  clock_->setPalette(quiet);
}

void SeatCard::fitInto(int width) {
  if (!compact_) {
    return;
  }
  const int hidden = player_->isHidden() ? player_->sizeHint().width() + 5 : 0;
  const int name = std::max(0, name_->sizeHint().width() - name_->minimumWidth());
  player_->setVisible(layout()->minimumSize().width() + hidden + name <= width);
}

QString SeatCard::whoPlays() const {
  const session::AnySession& session = board_.session();
  const auto level = session.levelOf(seat_);
  if (!level) {
    return tr("Person");
  }
  const QString title = translated(titleOf(*level));
  if (compact_) {
    return title;
  }
  if (session.thinking() == seat_) {
    return tr("%1 · thinking…").arg(title);
  }
  return session.takenOver(seat_) ? tr("%1 · for a person").arg(title)
                                  : tr("%1 · computer").arg(title);
}

void SeatCard::refresh() {
  const session::AnySession& session = board_.session();
  const auto& match = session.match();
  const auto ending = match.ending(match.shown());
  const Actors due = match.actors(match.shown());
  due_ = due.contains(seat_) || match.thrower(match.shown()) == seat_ ||
         (ending && ending->outcome.winners.contains(seat_));
  const QList<PieceColour> colours = board_.coloursOf(seat_);
  chips_->setColours(colours);
  chips_->setVisible(!colours.isEmpty()); // else the name would stand apart from the rest
  chips_->setMarked(board_.look().colourMarks);
  name_->setText(board_.nameOf(seat_));
  player_->setText(whoPlays());
  const QString score = board_.scoreOf(seat_);
  score_->setText(score);
  const QString meaning = board_.scoreMeaning(seat_);
  const QString spoken = meaning.isEmpty() ? tr("Score: %1").arg(score) : meaning;
  score_->setAccessibleName(score.isEmpty() ? QString() : spoken);
  score_->setToolTip(meaning);
  sign_->setToolTip(meaning);
  const QPixmap sign = compact_ ? QPixmap() : board_.scoreSign(seat_);
  sign_->setPixmap(sign);
  sign_->setVisible(!sign.isNull());
  more_->setVisible(!ending);
  setAccessibleName(name_->text());
  QStringList said{player_->text()};
  for (const PieceColour colour : board_.coloursOf(seat_)) {
    said.append(nameOfColour(colour));
  }
  if (due.contains(seat_)) {
    said.append(tr("to move"));
  }
  setAccessibleDescription(said.join(QStringLiteral(", ")));
  refreshClock();
  update();
}

void SeatCard::refreshClock() {
  clock_->setText(clockText(board_.session().used(seat_)));
}

void SeatCard::retranslate() {
  more_->setAccessibleName(tr("What can be done with this seat"));
  more_->setToolTip(tr("What can be done with this seat"));
  clock_->setToolTip(tr("Time used so far"));
  refresh();
}

void SeatCard::fillMenu() {
  menu_->clear();
  session::AnySession& session = board_.session();
  if (!session.isPerson(seat_)) {
    connect(menu_->addAction(tr("A person plays")), &QAction::triggered, this,
            [this] { board_.session().seat(seat_, std::nullopt); });
  }
  if (session.game().hasPlayers()) {
    QMenu* levels = menu_->addMenu(tr("The computer plays"));
    for (const Level level : allLevels) {
      QAction* action = levels->addAction(translated(titleOf(level)));
      action->setCheckable(true);
      action->setChecked(session.levelOf(seat_) == level);
      connect(action, &QAction::triggered, this,
              [this, level] { board_.session().seat(seat_, level); });
    }
  }
  if (session.isPerson(seat_) && session.match().players() == 2) {
    connect(menu_->addAction(tr("Resign")), &QAction::triggered, this,
            [this] { board_.session().resign(seat_); });
  }
}

void SeatCard::paintEvent(QPaintEvent* /*event*/) {
  QPainter painter(this);
  painter.setRenderHint(QPainter::Antialiasing);
  const Palette& tones = colours();
  const QRectF frame = QRectF(rect()).adjusted(1, 1, -1, -1);
  painter.setPen(QPen(due_ ? tones.accent : tones.line, due_ ? 2 : 1));
  painter.setBrush(due_ ? tones.accentSoft : tones.surface);
  painter.drawRoundedRect(frame, radius, radius);
}

void SeatCard::changeEvent(QEvent* event) {
  QWidget::changeEvent(event);
  if (event->type() == QEvent::LanguageChange) {
    retranslate();
  } else if (event->type() == QEvent::FontChange || event->type() == QEvent::PaletteChange) {
    refreshFonts();
  }
}

} // namespace igroteka::view
