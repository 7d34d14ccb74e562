// SPDX-License-Identifier: MIT
#include "sbor_view_access.h"

#include "sbor_view.h"
#include "sbor_words.h"

#include <QAccessible>
#include <QAccessibleWidget>
#include <QPointer>

#include <algorithm>
#include <vector>

namespace igroteka::view {

namespace {

/// One circle as assistive tools see it.
class CircleAccess : public QAccessibleInterface, public QAccessibleActionInterface {
public:
  CircleAccess(SborView* view, std::size_t place) : view_(view), place_(place) {}

  bool isValid() const override { return view_ && place_ < view_->circles().size(); }
  QObject* object() const override { return nullptr; }
  QAccessibleInterface* parent() const override {
    return QAccessible::queryAccessibleInterface(view_);
  }
  QAccessibleInterface* child(int /*index*/) const override { return nullptr; }
  QAccessibleInterface* childAt(int /*x*/, int /*y*/) const override { return nullptr; }
  int childCount() const override { return 0; }
  int indexOfChild(const QAccessibleInterface* /*child*/) const override { return -1; }

  QString text(QAccessible::Text kind) const override {
    if (!isValid()) {
      return {};
    }
    switch (kind) {
    case QAccessible::Name:
      return view_->wordsOf(circle());
    default:
      return {};
    }
  }
  void setText(QAccessible::Text /*kind*/, const QString& /*text*/) override {}

  QRect rect() const override {
    if (!isValid()) {
      return {};
    }
    const QRect rect = view_->rectOf(circle());
    return {view_->mapToGlobal(rect.topLeft()), rect.size()};
  }
  QAccessible::Role role() const override { return QAccessible::Button; }
  QAccessible::State state() const override {
    QAccessible::State state;
    if (!isValid()) {
      state.invalid = true;
      return state;
    }
    state.focusable = true;
    state.focused = view_->hasFocus() && view_->focusCircle() == circle();
    state.pressed = view_->pick().from == circle();
    state.invisible = !view_->isVisible();
    return state;
  }

  void* interface_cast(QAccessible::InterfaceType type) override {
    return type == QAccessible::ActionInterface ? static_cast<QAccessibleActionInterface*>(this)
                                                : nullptr;
  }
  QStringList actionNames() const override { return {pressAction(), setFocusAction()}; }
  QString localizedActionName(const QString& name) const override {
    if (name != pressAction() || !isValid()) {
      return QAccessibleActionInterface::localizedActionName(name);
    }
    return sborWords::press();
  }
  void doAction(const QString& name) override {
    if (!isValid()) {
      return;
    }
    const sbor::Circle circle = this->circle();
    if (name == setFocusAction()) {
      view_->setFocus();
      view_->setFocusCircle(circle);
    } else if (name == pressAction()) {
      view_->activate(circle);
    }
  }
  QStringList keyBindingsForAction(const QString& /*name*/) const override { return {}; }

private:
  sbor::Circle circle() const { return view_->circles().at(place_); }

  QPointer<SborView> view_;
  std::size_t place_;
};

/// The table: its circles, then the widgets on it.
class TableAccess : public QAccessibleWidget {
public:
  explicit TableAccess(SborView* view)
      : QAccessibleWidget(view, QAccessible::Grouping), view_(view) {}
  ~TableAccess() override {
    for (const QAccessible::Id id : children_) {
      QAccessible::deleteAccessibleInterface(id);
    }
  }

  int childCount() const override {
    return static_cast<int>(view_->circles().size()) + QAccessibleWidget::childCount();
  }
  QAccessibleInterface* child(int index) const override {
    const auto count = view_->circles().size();
    if (index < 0 || static_cast<std::size_t>(index) >= count) {
      return QAccessibleWidget::child(index - static_cast<int>(count));
    }
    for (std::size_t place = children_.size(); place < count; ++place) {
      children_.push_back(QAccessible::registerAccessibleInterface(new CircleAccess(view_, place)));
    }
    return QAccessible::accessibleInterface(children_[static_cast<std::size_t>(index)]);
  }
  int indexOfChild(const QAccessibleInterface* child) const override {
    const int count = static_cast<int>(view_->circles().size());
    for (int index = 0; index < count; ++index) {
      if (this->child(index) == child) {
        return index;
      }
    }
    const int other = QAccessibleWidget::indexOfChild(child);
    return other < 0 ? -1 : count + other;
  }
  QAccessibleInterface* childAt(int x, int y) const override {
    const int count = childCount();
    for (int index = 0; index < count; ++index) {
      QAccessibleInterface* child = this->child(index);
      if (child != nullptr && child->rect().contains(x, y)) {
        return child;
      }
    }
    return nullptr;
  }
  QAccessibleInterface* focusChild() const override {
    const auto circles = view_->circles();
    const auto here = std::ranges::find(circles, view_->focusCircle());
    return view_->hasFocus() && here != circles.end()
               ? child(static_cast<int>(here - circles.begin()))
               : QAccessibleWidget::focusChild();
  }

private:
  SborView* view_;
  mutable std::vector<QAccessible::Id> children_;
};

QAccessibleInterface* makeAccess(const QString& /*className*/, QObject* object) {
  auto* view = qobject_cast<SborView*>(object);
  return view != nullptr && view->isWidgetType() ? new TableAccess(view) : nullptr;
}

} // namespace

void installSborAccess() {
  QAccessible::installFactory(makeAccess); // the same factory twice counts once
}

} // namespace igroteka::view
