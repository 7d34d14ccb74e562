// SPDX-License-Identifier: MIT
#include "focus_ring.h"

#include <QApplication>
#include <QFocusFrame>
#include <QMenu>
#include <QMenuBar>
#include <QWidget>

namespace igroteka::view {
namespace {

bool wantsRing(const QWidget& widget) {
  const bool popup = widget.window()->windowType() == Qt::Popup;
  const bool menu = qobject_cast<const QMenu*>(&widget) != nullptr ||
                    qobject_cast<const QMenuBar*>(&widget) != nullptr;
  return !widget.isWindow() && !popup && !menu &&
         !widget.property(FocusRing::ownFocusProperty).toBool();
}

} // namespace

FocusRing::FocusRing(QObject* parent) : QObject(parent) {
  connect(qApp, &QApplication::focusChanged, this, [this](QWidget*, QWidget* now) { follow(now); });
}

FocusRing::~FocusRing() {
  delete frame_;
}

void FocusRing::follow(QWidget* focused) {
  if (focused == nullptr || !wantsRing(*focused)) {
    if (frame_ != nullptr) {
      frame_->setWidget(nullptr);
    }
    return;
  }
  if (frame_ == nullptr) {
    frame_ = new QFocusFrame(focused->window());
  }
  frame_->setWidget(focused);
}

} // namespace igroteka::view
