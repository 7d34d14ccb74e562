// SPDX-License-Identifier: MIT
#include "app/table_page.h"

#include "app/settings.h"
#include "session/any_session.h"
#include "view/board_view.h"
#include "view/prompt_line.h"
#include "view/result_card.h"
#include "view/side_panel.h"

#include <QBoxLayout>
#include <QKeyEvent>

#include <algorithm>
#include <utility>

namespace igroteka::app {

using session::AnySession;

namespace {

/// Letters that fit into a line of the panel.
constexpr int narrowPanel = 27;
constexpr int widePanel = 36;

} // namespace

TablePage::TablePage(std::unique_ptr<AnySession> session, const view::ViewEntry& entry,
                     view::Art& art, QWidget* parent)
    : QWidget(parent), entry_(entry), session_(std::move(session)),
      board_(entry.make(*session_, art, this)), prompt_(new view::PromptLine(*board_, this)),
      result_(new view::ResultCard(*board_, this)), panel_(new view::SidePanel(*board_, this)) {
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
  auto* all = new QHBoxLayout(this);
  all->setContentsMargins(0, 0, 0, 0);
  all->setSpacing(0);
  all->addLayout(left, 1);
  all->addWidget(panel_);
}

void TablePage::follow(const Preferences& preferences) {
  board_->setLook(preferences.look);
  session_->setManners(preferences.manners);
  panel_->setVisible(preferences.sidePanel);
  refresh();
}

void TablePage::refresh() {
  panel_->refresh();
  result_->refresh();
  prompt_->setVisible(result_->isHidden());
  prompt_->refresh();
  Q_EMIT changed();
}

void TablePage::resizeEvent(QResizeEvent* event) {
  QWidget::resizeEvent(event);
  const int letter = fontMetrics().averageCharWidth();
  panel_->setFixedWidth(std::clamp(width() / 4, narrowPanel * letter, widePanel * letter) + 40);
}

void TablePage::keyPressEvent(QKeyEvent* event) {
  if (event->key() == Qt::Key_Escape && session_->lookingBack()) {
    session_->showPresent();
    return;
  }
  QWidget::keyPressEvent(event);
}

} // namespace igroteka::app
