// SPDX-License-Identifier: MIT
#include "app/game_card.h"

#include "view/art.h"
#include "view/line_icons.h"
#include "view/pictures.h"
#include "view/style.h"
#include "view/theme.h"
#include "view/translated.h"

#include <QEvent>
#include <QGridLayout>
#include <QLabel>
#include <QMouseEvent>
#include <QPainter>
#include <QPainterPath>
#include <QPushButton>

#include <algorithm>

namespace igroteka::app {

using view::translated;

namespace {

constexpr double radius = 12;
constexpr int inset = 16;

QString idOf(const view::ViewEntry& entry) {
  const std::string_view id = entry.game->id();
  return QString::fromUtf8(id.data(), static_cast<qsizetype>(id.size()));
}

} // namespace

GameCard::GameCard(const view::ViewEntry& entry, view::Art& art, QWidget* parent)
    : QWidget(parent), entry_(entry), art_(art), buttons_(new QGridLayout),
      picture_(new QWidget(this)), title_(new QLabel(this)), sentence_(new QLabel(this)),
      facts_(new QLabel(this)), continue_(button("continue", "play")),
      play_(button("play", "play")), practise_(button("practise", "practise")),
      learn_(button("learn", "learn")) {
  setObjectName(QStringLiteral("card-") + idOf(entry));
  layOut();
  refreshFonts();
  connect(continue_, &QPushButton::clicked, this, &GameCard::continueWanted);
  connect(play_, &QPushButton::clicked, this, &GameCard::playWanted);
  connect(practise_, &QPushButton::clicked, this, &GameCard::practiseWanted);
  connect(learn_, &QPushButton::clicked, this, &GameCard::learnWanted);
  connect(&art, &view::Art::sharpened, this, qOverload<>(&QWidget::update));
  setTabOrder(play_, learn_);
  setTabOrder(learn_, practise_);
  practise_->setVisible(entry.game->hasPlayers());
  retranslate();
  setContinuing(false);
}

QPushButton* GameCard::button(const char* name, const char* icon) {
  auto* made = new QPushButton(this);
  made->setObjectName(QLatin1String(name));
  made->setIcon(view::lineIcon(QLatin1String(icon)));
  made->setAutoDefault(true);
  return made;
}

void GameCard::layOut() {
  for (QLabel* label : {title_, sentence_, facts_}) {
    label->setTextFormat(Qt::PlainText);
    label->setWordWrap(true);
    label->setAlignment(Qt::AlignLeft | Qt::AlignTop);
  }
  picture_->setSizePolicy(QSizePolicy::Expanding, QSizePolicy::Expanding);
  picture_->setMinimumHeight(90);
  picture_->setAttribute(Qt::WA_TransparentForMouseEvents);
  buttons_->setSpacing(8);
  placeButtons();
  auto* all = new QVBoxLayout(this);
  all->setContentsMargins(inset, 0, inset, inset);
  all->setSpacing(6);
  all->addWidget(picture_, 1);
  all->addWidget(title_);
  all->addWidget(sentence_);
  all->addWidget(facts_);
  all->addSpacing(4);
  all->addLayout(buttons_);
}

void GameCard::placeButtons() {
  const bool beside = entry_.game->hasPlayers() && !narrow_;
  buttons_->addWidget(continue_, 0, 0, 1, 2);
  buttons_->addWidget(play_, 1, 0, 1, 2);
  buttons_->addWidget(learn_, 2, 0, 1, beside ? 1 : 2);
  buttons_->addWidget(practise_, beside ? 2 : 3, beside ? 1 : 0, 1, beside ? 1 : 2);
}

void GameCard::setNarrow(bool narrow) {
  if (narrow_ != narrow) {
    narrow_ = narrow;
    placeButtons();
  }
}

int GameCard::comfortableWidth() const {
  const int two = 2 * std::max(learn_->sizeHint().width(), practise_->sizeHint().width());
  return two + buttons_->spacing() + 2 * inset;
}

GameCard::TextHeights GameCard::textHeights(int width) const {
  const int inside = width - 2 * inset;
  return {title_->heightForWidth(inside), sentence_->heightForWidth(inside)};
}

void GameCard::keepTextHeights(const TextHeights& heights) {
  title_->setMinimumHeight(heights.title);
  sentence_->setMinimumHeight(heights.sentence);
}

void GameCard::setContinuing(bool continuing) {
  continuing_ = continuing;
  continue_->setVisible(continuing);
  continue_->setProperty(view::Style::primaryProperty, continuing);
  play_->setProperty(view::Style::primaryProperty, !continuing);
  // On the main button's ground a line icon would not stand out.
  continue_->setIcon(QIcon());
  play_->setIcon(continuing ? view::lineIcon(QStringLiteral("play")) : QIcon());
  continue_->update();
  play_->update();
}

void GameCard::focusMain() {
  (continuing_ ? continue_ : play_)->setFocus();
}

void GameCard::refreshFonts() {
  title_->setFont(view::roleFont(view::TextRole::cardTitle, font()));
  facts_->setFont(view::roleFont(view::TextRole::caption, font()));
  QPalette quiet = palette();
  quiet.setColor(QPalette::WindowText, view::colours().muted);
  facts_->setPalette(quiet);
}

void GameCard::retranslate() {
  const Game& game = *entry_.game;
  title_->setText(translated(game.title()));
  sentence_->setText(translated(entry_.sentence));
  facts_->setText(tr("%1–%2 players · %3–%4 minutes")
                      .arg(game.minPlayers())
                      .arg(game.maxPlayers())
                      .arg(entry_.minMinutes)
                      .arg(entry_.maxMinutes));
  continue_->setText(tr("Continue"));
  play_->setText(tr("Play"));
  practise_->setText(tr("Practise"));
  learn_->setText(tr("Learn"));
  for (QPushButton* one : {continue_, play_, practise_, learn_}) {
    one->setAccessibleDescription(title_->text());
  }
}

QRectF GameCard::pictureRect() const {
  return QRectF(0, 0, width(), picture_->geometry().bottom() - 4);
}

void GameCard::paintEvent(QPaintEvent* /*event*/) {
  QPainter painter(this);
  painter.setRenderHint(QPainter::Antialiasing);
  QPainterPath frame;
  frame.addRoundedRect(QRectF(rect()).adjusted(0.5, 0.5, -0.5, -0.5), radius, radius);
  painter.fillPath(frame, view::colours().surface);
  painter.save();
  painter.setClipPath(frame);
  painter.setClipRect(pictureRect(), Qt::IntersectClip);
  const QRectF place = pictureRect();
  art_.drawCovering(painter, view::pictureKey::card(idOf(entry_)), place);
  painter.restore();
  painter.setPen(QPen(view::colours().line, 1));
  painter.drawPath(frame);
}

void GameCard::changeEvent(QEvent* event) {
  QWidget::changeEvent(event);
  if (event->type() == QEvent::LanguageChange) {
    retranslate();
  } else if (event->type() == QEvent::FontChange || event->type() == QEvent::PaletteChange) {
    refreshFonts();
  }
}

void GameCard::mouseReleaseEvent(QMouseEvent* event) {
  if (event->button() == Qt::LeftButton && pictureRect().contains(event->position())) {
    continuing_ ? Q_EMIT continueWanted() : Q_EMIT playWanted();
  }
}

} // namespace igroteka::app
