// SPDX-License-Identifier: MIT
#include "app/forms.h"

#include <QEvent>
#include <QFormLayout>
#include <QScrollBar>
#include <QWidget>

namespace igroteka::app {

void levelLabels(QFormLayout& form) {
  for (int row = 0; row < form.rowCount(); ++row) {
    const QLayoutItem* label = form.itemAt(row, QFormLayout::LabelRole);
    const QLayoutItem* field = form.itemAt(row, QFormLayout::FieldRole);
    if (label != nullptr && label->widget() != nullptr && field != nullptr) {
      label->widget()->setMinimumHeight(field->sizeHint().height());
    }
  }
}

FormArea::FormArea(QWidget* parent) : QScrollArea(parent) {
  setFrameShape(QFrame::NoFrame);
  setWidgetResizable(true);
  setFocusPolicy(Qt::NoFocus);
  setHorizontalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
}

QSize FormArea::minimumSizeHint() const {
  const int inside = widget() != nullptr ? widget()->minimumSizeHint().width() : 0;
  const int bar = verticalScrollBar()->sizeHint().width();
  return {inside + bar, QScrollArea::minimumSizeHint().height()};
}

bool FormArea::eventFilter(QObject* watched, QEvent* event) {
  if (watched == widget() && event->type() == QEvent::LayoutRequest) {
    updateGeometry();
  }
  return QScrollArea::eventFilter(watched, event);
}

} // namespace igroteka::app
