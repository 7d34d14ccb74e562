// SPDX-License-Identifier: MIT
#include "generic_view.h"

#include "theme.h"

#include <nlohmann/json.hpp>

#include <QLabel>
#include <QListWidget>
#include <QPainter>
#include <QVBoxLayout>

namespace igroteka::view {

GenericView::GenericView(session::AnySession& session, Art& art, QWidget* parent)
    : BoardView(session, art, parent), position_(new QLabel(this)),
      actions_(new QListWidget(this)) {
  position_->setObjectName(QStringLiteral("position"));
  position_->setWordWrap(true);
  position_->setTextFormat(Qt::PlainText);
  actions_->setObjectName(QStringLiteral("actions"));
  auto* layout = new QVBoxLayout(this);
  layout->addWidget(position_);
  layout->addWidget(actions_, 1);
  setFocusProxy(actions_);
  connect(actions_, &QListWidget::itemActivated, this, [this](QListWidgetItem* item) {
    const QPointF place = actions_->mapToParent(actions_->visualItemRect(item).center());
    propose(item->text().toStdString(), place);
  });
  retranslate();
  refresh();
}

void GenericView::showHint(const Answer& answer) {
  const auto found = actions_->findItems(QString::fromStdString(answer.action), Qt::MatchExactly);
  if (!found.isEmpty()) {
    actions_->setCurrentItem(found.front());
  }
}

void GenericView::clearHint() {
  actions_->setCurrentRow(-1);
}

QImage GenericView::picture(QSize size, qreal ratio) {
  QImage image(size * ratio, QImage::Format_ARGB32_Premultiplied);
  image.setDevicePixelRatio(ratio);
  image.fill(colours().surface);
  QPainter painter(&image);
  painter.setPen(colours().text);
  painter.drawText(QRect(QPoint(), size), Qt::AlignCenter | Qt::TextWordWrap, position_->text());
  return image;
}

void GenericView::positionChanged(session::Change /*change*/, std::size_t /*from*/) {
  refresh();
}

void GenericView::retranslate() {
  actions_->setAccessibleName(tr("Legal actions"));
}

void GenericView::paintEvent(QPaintEvent* /*event*/) {
  QPainter painter(this);
  paintCloth(painter);
}

void GenericView::refresh() {
  const nlohmann::json line = match().trace(match().shown());
  position_->setText(QString::fromStdString(line.value("state", nlohmann::json()).dump()));
  actions_->clear();
  for (const std::string& action : match().legal(match().shown())) {
    actions_->addItem(QString::fromStdString(action));
  }
}

} // namespace igroteka::view
