// SPDX-License-Identifier: MIT
#pragma once

#include <QObject>
#include <QPointer>

class QFocusFrame;
class QWidget;

namespace igroteka::view {

/// Draws one ring round whatever widget has the focus, outside of it. A widget that shows its
/// focus itself (a board) says so by the dynamic property named in ownFocusProperty.
class FocusRing : public QObject {
  Q_OBJECT

public:
  static constexpr const char* ownFocusProperty = "showsFocusItself";

  explicit FocusRing(QObject* parent);
  ~FocusRing() override;

private:
  void follow(QWidget* focused);

  QPointer<QFocusFrame> frame_;
};

} // namespace igroteka::view
