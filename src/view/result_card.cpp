// SPDX-License-Identifier: MIT
#include "result_card.h"

#include "board_view.h"
#include "style.h"
#include "theme.h"

#include <QAccessible>
#include <QBoxLayout>
#include <QCoreApplication>
#include <QEvent>
#include <QLabel>
#include <QLocale>
#include <QPainter>
#include <QPushButton>

#include <algorithm>

namespace igroteka::view {

namespace {

constexpr int leastPadding = 14; // of a button, both sides together

} // namespace

QString resultSentence(const BoardView& board) {
  const auto ending = board.match().ending(board.match().shown());
  if (!ending) {
    return {};
  }
  if (const QString words = board.resultWords(); !words.isEmpty()) {
    return words;
  }
  QStringList names;
  for (const Actor seat : ending->outcome.winners) {
    names.append(board.nameOf(seat));
  }
  const auto say = [](const char* text) { return QCoreApplication::translate("Result", text); };
  if (ending->how == Ending::How::agreed) {
    return say(QT_TRANSLATE_NOOP("Result", "The players agreed on a draw."));
  }
  if (ending->how == Ending::How::resigned && names.size() == 1) {
    return say(QT_TRANSLATE_NOOP("Result", "%1 gives up, %2 wins."))
        .arg(board.nameOf(ending->resigned), names.front());
  }
  if (names.isEmpty()) {
    return say(QT_TRANSLATE_NOOP("Result", "The game ends in a draw."));
  }
  return names.size() == 1 ? say(QT_TRANSLATE_NOOP("Result", "%1 wins!")).arg(names.front())
                           : say(QT_TRANSLATE_NOOP("Result", "They share the win: %1."))
                                 .arg(QLocale().createSeparatedList(names));
}

ResultCard::ResultCard(BoardView& board, QWidget* parent)
    : QWidget(parent), board_(board), line_(new QBoxLayout(QBoxLayout::LeftToRight, this)),
      text_(new QLabel(this)), rematch_(button("rematch")), swap_(button("swapSeats")),
      lookBack_(button("lookBack")), save_(button("saveResult")) {
  setObjectName(QStringLiteral("result"));
  text_->setObjectName(QStringLiteral("resultText"));
  text_->setTextFormat(Qt::PlainText);
  text_->setWordWrap(true);
  text_->setFont(roleFont(TextRole::prompt, font()));
  rematch_->setProperty(Style::primaryProperty, true);
  line_->setContentsMargins(16, 10, 12, 10);
  line_->setSpacing(8);
  line_->addWidget(text_, 1);
  auto* buttons = new QHBoxLayout;
  buttons->setSpacing(8);
  for (QPushButton* one : {rematch_, swap_, lookBack_, save_}) {
    buttons->addWidget(one);
  }
  line_->addLayout(buttons);
  connect(rematch_, &QPushButton::clicked, this, [this] { Q_EMIT rematchWanted(false); });
  connect(swap_, &QPushButton::clicked, this, [this] { Q_EMIT rematchWanted(true); });
  connect(save_, &QPushButton::clicked, this, &ResultCard::saveWanted);
  connect(lookBack_, &QPushButton::clicked, this, [this] {
    const std::size_t present = board_.match().present();
    board_.session().show(present > 0 ? present - 1 : 0);
  });
  retranslate();
}

QPushButton* ResultCard::button(const char* name) {
  auto* made = new QPushButton(this);
  made->setObjectName(QLatin1String(name));
  return made;
}

QString ResultCard::text() const {
  return text_->text();
}

void ResultCard::retranslate() {
  rematch_->setText(tr("Rematch"));
  swap_->setText(tr("Swap seats"));
  lookBack_->setText(tr("Look back"));
  save_->setText(tr("Save…"));
  refresh();
}

void ResultCard::refresh() {
  const QString said = resultSentence(board_);
  const bool newly = text_->text() != said && !said.isEmpty();
  text_->setText(said);
  fit();
  swap_->setVisible(board_.match().players() > 1);
  setVisible(!said.isEmpty());
  if (newly) {
    QAccessibleEvent alert(text_, QAccessible::Alert);
    QAccessible::updateAccessibility(&alert);
  }
}

/// In a narrow window the buttons stand below the sentence, closer about their words.
void ResultCard::fit() {
  int buttons = 0;
  for (QPushButton* one : {rematch_, swap_, lookBack_, save_}) {
    buttons += one->sizeHint().width() + 8;
    one->setMinimumWidth(one->fontMetrics().horizontalAdvance(one->text()) + leastPadding);
  }
  const int words = text_->fontMetrics().horizontalAdvance(text_->text());
  const bool wide = buttons + std::min(words, 240) + 44 <= width();
  line_->setDirection(wide ? QBoxLayout::LeftToRight : QBoxLayout::TopToBottom);
}

void ResultCard::resizeEvent(QResizeEvent* event) {
  QWidget::resizeEvent(event);
  fit();
}

void ResultCard::paintEvent(QPaintEvent* /*event*/) {
  QPainter painter(this);
  painter.setRenderHint(QPainter::Antialiasing);
  painter.setPen(Qt::NoPen);
  painter.setBrush(colours().accentSoft);
  painter.drawRoundedRect(QRectF(rect()).adjusted(6, 4, -6, -4), 12, 12);
}

void ResultCard::changeEvent(QEvent* event) {
  QWidget::changeEvent(event);
  if (event->type() == QEvent::LanguageChange) {
    retranslate();
  } else if (event->type() == QEvent::FontChange) {
    text_->setFont(roleFont(TextRole::prompt, font()));
  }
}

} // namespace igroteka::view
