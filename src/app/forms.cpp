// SPDX-License-Identifier: MIT
#include "app/forms.h"

#include <QFormLayout>
#include <QScrollArea>
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

void fitWidth(QScrollArea& scroll) {
  scroll.widget()->ensurePolished();
  scroll.setMinimumWidth(scroll.widget()->minimumSizeHint().width() +
                         scroll.verticalScrollBar()->sizeHint().width());
}

} // namespace igroteka::app
