// SPDX-License-Identifier: MIT
#pragma once

#include <QScrollArea>

class QFormLayout;

namespace igroteka::app {

/// Sets the labels of a form, whose rows all stand, to the height of what they name.
void levelLabels(QFormLayout& form);

/// A form that scrolls up and down alone: always so wide that nothing in it is cut off, with its
/// scroll bar beside it.
class FormArea : public QScrollArea {
public:
  explicit FormArea(QWidget* parent);

  QSize minimumSizeHint() const override;
  bool eventFilter(QObject* watched, QEvent* event) override;
};

} // namespace igroteka::app
