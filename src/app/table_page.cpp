// SPDX-License-Identifier: MIT
#include "app/table_page.h"

#include "app/lesson_bar.h"
#include "app/lesson_guide.h"
#include "app/settings.h"
#include "session/any_session.h"
#include "view/board_view.h"
#include "view/prompt_line.h"
#include "view/result_card.h"
#include "view/side_panel.h"

#include <QBoxLayout>
#include <QKeyEvent>
#include <QScrollArea>

#include <algorithm>
#include <utility>

namespace igroteka::app {

using session::AnySession;

namespace {

/// Letters that fit into a line of the panel.
constexpr int narrowPanel = 27;
constexpr int widePanel = 36;
constexpr int widestPanel = 44; ///< where the cards have only one line each

} // namespace

TablePage::TablePage(std::unique_ptr<AnySession> session, const view::ViewEntry& entry,
                     view::Art& art, QWidget* parent)
    : QWidget(parent), entry_(entry), session_(std::move(session)),
      board_(entry.make(*session_, art, this)), prompt_(new view::PromptLine(*board_, this)),
      result_(new view::ResultCard(*board_, this)), panel_(new view::SidePanel(*board_, this)),
      inside_(new QWidget), all_(new QVBoxLayout(inside_)), scroll_(new QScrollArea(this)) {
  setObjectName(QStringLiteral("table"));
  board_->setObjectName(QStringLiteral("board"));
  setFocusProxy(board_);
  layOut();
  AnySession& played = *session_;
  connect(&played, &AnySession::positionChanged, this, &TablePage::recordChanged);
  connect(&played, &AnySession::seatsChanged, this, &TablePage::recordChanged);
  connect(&played, &AnySession::positionChanged, this, &TablePage::refresh);
  connect(&played, &AnySession::seatsChanged, this, &TablePage::refresh);
  connect(&played, &AnySession::thinkingChanged, this, &TablePage::refresh);
  connect(&played, &AnySession::pausedChanged, this, &TablePage::refresh);
  connect(&played, &AnySession::drawOfferChanged, this, &TablePage::refresh);
  connect(&played, &AnySession::hintingChanged, this, &TablePage::refresh);
  connect(board_, &view::BoardView::evaluatingChanged, this, &TablePage::changed);
  connect(board_, &view::BoardView::menuActionsChanged, this, &TablePage::changed);
  connect(result_, &view::ResultCard::rematchWanted, this, &TablePage::rematchWanted);
  connect(result_, &view::ResultCard::saveWanted, this, &TablePage::saveWanted);
  refresh();
}

TablePage::~TablePage() {
  // The parts show the session, so they go first.
  delete bar_;
  delete guide_;
  delete panel_;
  delete result_;
  delete prompt_;
  delete board_;
}

void TablePage::layOut() {
  auto* left = new QVBoxLayout;
  left->setContentsMargins(0, 0, 0, 0);
  left->setSpacing(0);
  left->addWidget(board_, 1);
  left->addWidget(result_);
  left->addWidget(prompt_);
  auto* row = new QHBoxLayout;
  row->setSpacing(0);
  row->addLayout(left, 1);
  row->addWidget(panel_);
  all_->setContentsMargins(0, 0, 0, 0);
  all_->setSpacing(0);
  all_->addLayout(row, 1);
  scroll_->setObjectName(QStringLiteral("tableScroll"));
  scroll_->setFrameShape(QFrame::NoFrame);
  scroll_->setFocusPolicy(Qt::NoFocus);
  scroll_->setWidgetResizable(true);
  scroll_->setWidget(inside_);
  inside_->setAutoFillBackground(false);
  scroll_->viewport()->setAutoFillBackground(false);
  scroll_->viewport()->installEventFilter(this);
  auto* page = new QVBoxLayout(this);
  page->setContentsMargins(0, 0, 0, 0);
  page->addWidget(scroll_);
}

/// With large letters in a small window not all fits: then the table scrolls.
void TablePage::fit() {
  inside_->setMinimumHeight(all_->totalMinimumHeightForWidth(scroll_->viewport()->width()));
}

void TablePage::follow(const Preferences& preferences) {
  board_->setLook(preferences.look);
  session::Manners manners = preferences.manners;
  manners.throwsByItself = manners.throwsByItself && guide_ == nullptr;
  manners.realDice = manners.realDice && guide_ == nullptr;
  session_->setManners(manners);
  panel_->setVisible(preferences.sidePanel);
  refresh();
}

void TablePage::refresh() {
  panel_->refresh();
  result_->refresh();
  if (guide_ != nullptr) {
    result_->hide();
  }
  prompt_->setVisible(result_->isHidden());
  prompt_->refresh();
  fit();
  Q_EMIT changed();
}

void TablePage::teach(const view::Lesson& lesson) {
  session::Manners manners = session_->manners();
  manners.throwsByItself = false;
  manners.realDice = false; // a lesson has dice of its own
  session_->setManners(manners);
  guide_ = new LessonGuide(lesson, *board_);
  bar_ = new LessonBar(*guide_, this);
  all_->insertWidget(0, bar_);
  connect(guide_, &LessonGuide::left, this, &TablePage::endLesson, Qt::QueuedConnection);
  connect(guide_, &LessonGuide::changed, this, &TablePage::refresh);
  connect(bar_, &LessonBar::readingChanged, this, [this](bool reading) {
    if (!reading) {
      board_->setFocus();
    }
  });
  // Queued: what follows may delete this page.
  connect(bar_, &LessonBar::playWanted, this, &TablePage::playWanted, Qt::QueuedConnection);
  connect(bar_, &LessonBar::rulesWanted, this, &TablePage::rulesWanted);
  connect(bar_, &LessonBar::stopWanted, this, &TablePage::lessonStopWanted, Qt::QueuedConnection);
  refresh();
}

/// The match goes on as one like any other.
void TablePage::endLesson() {
  delete std::exchange(bar_, nullptr);
  delete std::exchange(guide_, nullptr);
  board_->clearHint();
  refresh();
}

void TablePage::resizeEvent(QResizeEvent* event) {
  QWidget::resizeEvent(event);
  const int letter = fontMetrics().averageCharWidth();
  const int most =
      session_->match().players() > view::SidePanel::mostWholeCards ? widestPanel : widePanel;
  const int wished = std::clamp(width() / 4, narrowPanel * letter, most * letter) + 40;
  panel_->setFixedWidth(std::max(wished, panel_->minimumSizeHint().width()));
}

/// The room for the table has become another.
bool TablePage::eventFilter(QObject* watched, QEvent* event) {
  if (event->type() == QEvent::Resize) {
    fit();
  }
  return QWidget::eventFilter(watched, event);
}

void TablePage::keyPressEvent(QKeyEvent* event) {
  if (event->key() == Qt::Key_Escape && session_->lookingBack()) {
    session_->showPresent();
    return;
  }
  if (event->key() == Qt::Key_Escape && guide_ != nullptr) {
    QMetaObject::invokeMethod(this, &TablePage::lessonStopWanted, Qt::QueuedConnection);
    return;
  }
  QWidget::keyPressEvent(event);
}

} // namespace igroteka::app
