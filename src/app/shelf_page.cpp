// SPDX-License-Identifier: MIT
#include "app/shelf_page.h"

#include "app/game_card.h"
#include "view/art.h"
#include "view/pictures.h"
#include "view/theme.h"

#include <QBoxLayout>
#include <QEvent>
#include <QLabel>
#include <QPainter>
#include <QScrollArea>

#include <algorithm>

namespace igroteka::app {

namespace {

constexpr int widestCard = 460;
constexpr int tallestCard = 680;
constexpr int sideMargin = 16;

} // namespace

ShelfPage::ShelfPage(std::span<const view::ViewEntry> views, view::Art& art, QWidget* parent)
    : QWidget(parent), art_(art), title_(new QLabel), line_(new QLabel), inside_(new QWidget),
      row_(new QHBoxLayout) {
  setObjectName(QStringLiteral("shelf"));
  auto* column = new QVBoxLayout(inside_);
  column->setContentsMargins(sideMargin, 18, sideMargin, 24);
  column->setSpacing(4);
  column->addWidget(title_);
  column->addWidget(line_);
  column->addSpacing(12);
  column->addLayout(row_, 1);
  row_->setSpacing(20);
  row_->addStretch(1);
  for (const view::ViewEntry& entry : views) {
    addCard(entry);
  }
  row_->addStretch(1);
  auto* scroll = new QScrollArea(this);
  scroll->setFrameShape(QFrame::NoFrame);
  scroll->setWidgetResizable(true);
  scroll->setFocusPolicy(Qt::NoFocus);
  scroll->setWidget(inside_);
  inside_->setAutoFillBackground(false);
  scroll->viewport()->setAutoFillBackground(false);
  auto* all = new QVBoxLayout(this);
  all->setContentsMargins(0, 0, 0, 0);
  all->addWidget(scroll);
  connect(&art, &view::Art::sharpened, this, qOverload<>(&QWidget::update));
  retranslate();
}

void ShelfPage::addCard(const view::ViewEntry& entry) {
  auto* card = new GameCard(entry, art_, inside_);
  card->setMaximumSize(widestCard, tallestCard);
  cards_.append(card);
  row_->addWidget(card, 100);
  connect(card, &GameCard::playWanted, this, [this, &entry] { Q_EMIT playWanted(entry); });
  connect(card, &GameCard::continueWanted, this, [this, &entry] { Q_EMIT continueWanted(entry); });
  connect(card, &GameCard::practiseWanted, this, [this, &entry] { Q_EMIT practiseWanted(entry); });
  connect(card, &GameCard::learnWanted, this, [this, &entry] { Q_EMIT learnWanted(entry); });
}

void ShelfPage::focusMain(const QString& lastGame) {
  GameCard* best = nullptr;
  for (GameCard* card : cards_) {
    const std::string id(card->entry().game->id());
    const bool last = lastGame.toStdString() == id;
    const bool better = best == nullptr || (card->continuing() && !best->continuing()) ||
                        (card->continuing() == best->continuing() && last);
    best = better ? card : best;
  }
  if (best != nullptr) {
    best->focusMain();
  }
}

void ShelfPage::retranslate() {
  title_->setFont(view::roleFont(view::TextRole::cardTitle, font()));
  title_->setText(tr("Igroteka"));
  line_->setText(tr("What shall we play?"));
  // When the cards have their new texts too.
  QMetaObject::invokeMethod(this, &ShelfPage::fit, Qt::QueuedConnection);
}

void ShelfPage::paintEvent(QPaintEvent* /*event*/) {
  QPainter painter(this);
  painter.fillRect(rect(), view::colours().table);
  const bool dark = view::colours().kind == view::ThemeKind::dark;
  art_.drawCovering(painter, view::pictureKey::tableCloth(dark), rect());
}

void ShelfPage::changeEvent(QEvent* event) {
  QWidget::changeEvent(event);
  if (event->type() == QEvent::LanguageChange || event->type() == QEvent::FontChange) {
    retranslate();
  }
}

void ShelfPage::resizeEvent(QResizeEvent* event) {
  QWidget::resizeEvent(event);
  fit();
}

/// All cards shall be seen at once: where the window is narrow they stand closer and are narrower.
void ShelfPage::fit() {
  const int gap = std::clamp(width() / 50, 12, 32);
  row_->setSpacing(gap);
  const int count = static_cast<int>(cards_.size());
  const int room = width() - 2 * sideMargin - (count + 1) * gap;
  const bool narrow = std::ranges::any_of(
      cards_, [&](const GameCard* card) { return count * card->comfortableWidth() > room; });
  const int cardWidth = std::min(widestCard, (room + 2 * gap) / count);
  GameCard::TextHeights most;
  for (const GameCard* card : cards_) {
    const auto heights = card->textHeights(cardWidth);
    most.title = std::max(most.title, heights.title);
    most.sentence = std::max(most.sentence, heights.sentence);
  }
  for (GameCard* card : cards_) {
    card->setNarrow(narrow);
    card->keepTextHeights(most);
  }
}

} // namespace igroteka::app
