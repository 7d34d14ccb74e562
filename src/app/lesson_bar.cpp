// SPDX-License-Identifier: MIT
#include "app/lesson_bar.h"

#include "app/lesson_guide.h"
#include "view/line_icons.h"
#include "view/style.h"
#include "view/theme.h"
#include "view/translated.h"

#include <QAccessible>
#include <QBoxLayout>
#include <QEvent>
#include <QKeyEvent>
#include <QLabel>
#include <QPainter>
#include <QPushButton>
#include <QToolButton>

namespace igroteka::app {

namespace {

constexpr int edge = 5;

} // namespace

LessonBar::LessonBar(LessonGuide& guide, QWidget* parent)
    : QWidget(parent), guide_(guide), count_(new QLabel(this)), text_(new QLabel(this)),
      next_(new QPushButton(this)), rules_(new QToolButton(this)), stop_(new QPushButton(this)) {
  setObjectName(QStringLiteral("lesson"));
  text_->setObjectName(QStringLiteral("lessonText"));
  text_->setTextFormat(Qt::PlainText);
  text_->setWordWrap(true);
  next_->setObjectName(QStringLiteral("lessonNext"));
  next_->setProperty(view::Style::primaryProperty, true);
  next_->setAutoDefault(true);
  rules_->setObjectName(QStringLiteral("lessonRules"));
  rules_->setIcon(view::lineIcon(QStringLiteral("help")));
  rules_->setAutoRaise(true);
  stop_->setObjectName(QStringLiteral("lessonStop"));
  stop_->setAutoDefault(true);
  auto* words = new QVBoxLayout;
  words->setSpacing(0);
  words->addWidget(count_);
  words->addWidget(text_, 1);
  auto* line = new QHBoxLayout(this);
  line->setContentsMargins(edge + 12, 6, 12, 8);
  line->setSpacing(8);
  line->addLayout(words, 1);
  line->addWidget(next_);
  line->addWidget(stop_);
  line->addWidget(rules_);
  connect(next_, &QPushButton::clicked, this, &LessonBar::goOn);
  connect(stop_, &QPushButton::clicked, this, &LessonBar::stopWanted);
  connect(rules_, &QToolButton::clicked, this, &LessonBar::rulesWanted);
  connect(&guide, &LessonGuide::changed, this, [this] {
    refresh();
    passFocus();
  });
  refreshFonts();
  refresh();
}

QString LessonBar::text() const {
  return text_->text();
}

void LessonBar::goOn() {
  guide_.atEnd() ? Q_EMIT playWanted() : guide_.next();
}

void LessonBar::refresh() {
  count_->setText(tr("Lesson, step %1 of %2").arg(guide_.step() + 1).arg(guide_.steps()));
  next_->setText(guide_.atEnd() ? tr("Play") : tr("Next"));
  next_->setVisible(guide_.reading());
  stop_->setText(tr("End the lesson"));
  rules_->setToolTip(tr("All rules of the game"));
  rules_->setAccessibleName(rules_->toolTip());
  const QString said = view::translated(guide_.text());
  if (text_->text() != said) {
    text_->setText(said);
    QAccessibleEvent alert(text_, QAccessible::Alert);
    QAccessible::updateAccessibility(&alert);
  }
}

void LessonBar::refreshFonts() {
  count_->setFont(view::roleFont(view::TextRole::caption, font()));
  text_->setFont(view::roleFont(view::TextRole::seatName, font()));
  QPalette accent = palette();
  accent.setColor(QPalette::WindowText, view::colours().accent);
  count_->setPalette(accent);
  // Two lines of text, so that the board does not jump from step to step.
  text_->setMinimumHeight(2 * text_->fontMetrics().lineSpacing());
  text_->setAlignment(Qt::AlignLeft | Qt::AlignVCenter);
}

/// The keys belong to the button while there is something to read, else to the board.
void LessonBar::passFocus() {
  if (guide_.reading()) {
    next_->setFocus();
  }
  Q_EMIT readingChanged(guide_.reading());
}

void LessonBar::showEvent(QShowEvent* event) {
  QWidget::showEvent(event);
  passFocus();
}

void LessonBar::keyPressEvent(QKeyEvent* event) {
  if (event->key() == Qt::Key_Escape) {
    Q_EMIT stopWanted();
    return;
  }
  QWidget::keyPressEvent(event);
}

void LessonBar::paintEvent(QPaintEvent* /*event*/) {
  QPainter painter(this);
  painter.fillRect(rect(), view::colours().surface);
  painter.fillRect(QRect(0, 0, edge, height()), view::colours().accent);
  painter.fillRect(QRect(0, height() - 1, width(), 1), view::colours().line);
}

void LessonBar::changeEvent(QEvent* event) {
  QWidget::changeEvent(event);
  if (event->type() == QEvent::LanguageChange) {
    refresh();
  } else if (event->type() == QEvent::FontChange || event->type() == QEvent::PaletteChange) {
    refreshFonts();
  }
}

} // namespace igroteka::app
