// SPDX-License-Identifier: MIT
#include "app/notice.h"

#include "view/line_icons.h"
#include "view/theme.h"

#include <QAccessible>
#include <QBoxLayout>
#include <QEvent>
#include <QLabel>
#include <QPainter>
#include <QToolButton>

namespace igroteka::app {

Notice::Notice(QWidget* parent)
    : QWidget(parent), line_(new QLabel(this)), close_(new QToolButton(this)) {
  setObjectName(QStringLiteral("notice"));
  line_->setObjectName(QStringLiteral("noticeText"));
  line_->setTextFormat(Qt::PlainText);
  line_->setWordWrap(true);
  line_->setTextInteractionFlags(Qt::TextSelectableByMouse);
  close_->setObjectName(QStringLiteral("noticeClose"));
  close_->setIcon(view::lineIcon(QStringLiteral("close")));
  close_->setAutoRaise(true);
  auto* row = new QHBoxLayout(this);
  row->setContentsMargins(16, 6, 8, 6);
  row->addWidget(line_, 1);
  row->addWidget(close_);
  connect(close_, &QToolButton::clicked, this, &QWidget::hide);
  retranslate();
  hide();
}

void Notice::say(const QString& line) {
  QPalette alarming = palette();
  alarming.setColor(QPalette::WindowText, view::colours().refused);
  line_->setPalette(alarming);
  line_->setText(line);
  show();
  QAccessibleEvent alert(line_, QAccessible::Alert);
  QAccessible::updateAccessibility(&alert);
}

QString Notice::text() const {
  return isHidden() ? QString() : line_->text();
}

void Notice::retranslate() {
  close_->setToolTip(tr("Close this message"));
  close_->setAccessibleName(close_->toolTip());
}

void Notice::paintEvent(QPaintEvent* /*event*/) {
  QPainter painter(this);
  painter.fillRect(rect(), view::colours().surface);
  painter.fillRect(QRect(0, 0, 4, height()), view::colours().refused);
  painter.fillRect(QRect(0, height() - 1, width(), 1), view::colours().line);
}

void Notice::changeEvent(QEvent* event) {
  QWidget::changeEvent(event);
  if (event->type() == QEvent::LanguageChange) {
    retranslate();
  }
}

} // namespace igroteka::app
