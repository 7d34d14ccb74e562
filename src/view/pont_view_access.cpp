// SPDX-License-Identifier: MIT
#include "pont_view_access.h"

#include "pont_view.h"
#include "pont_view_words.h"

#include <QAccessible>
#include <QAccessibleWidget>
#include <QPointer>

#include <algorithm>
#include <vector>

namespace igroteka::view {

namespace {

/// One cell or thing in a tray as assistive tools see it.
class SpotAccess : public QAccessibleInterface, public QAccessibleActionInterface {
public:
  SpotAccess(PontView* view, std::size_t place) : view_(view), place_(place) {}

  bool isValid() const override { return view_ && place_ < view_->spots().size(); }
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
      return view_->wordsOf(spot());
    case QAccessible::Description:
      return view_->detailOf(spot());
    default:
      return {};
    }
  }
  void setText(QAccessible::Text /*kind*/, const QString& /*text*/) override {}

  QRect rect() const override {
    if (!isValid()) {
      return {};
    }
    const QRect rect = view_->rectOf(spot());
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
    state.focused = view_->hasFocus() && view_->focusSpot() == spot();
    state.selected = !view_->detailOf(spot()).isEmpty();
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
    return pontWords::doIt();
  }
  void doAction(const QString& name) override {
    if (!isValid()) {
      return;
    }
    const PontView::Spot spot = this->spot();
    if (name == setFocusAction()) {
      view_->setFocus();
      view_->setFocusSpot(spot);
    } else if (name == pressAction()) {
      view_->activate(spot);
    }
  }
  QStringList keyBindingsForAction(const QString& /*name*/) const override { return {}; }

private:
  const PontView::Spot& spot() const {
    here_ = view_->spots().at(place_);
    return here_;
  }

  QPointer<PontView> view_;
  std::size_t place_;
  mutable PontView::Spot here_;
};

/// The table: its cells, what lies in trays, then the widgets on it.
class BoardAccess : public QAccessibleWidget {
public:
  explicit BoardAccess(PontView* view)
      : QAccessibleWidget(view, QAccessible::Grouping), view_(view) {}
  ~BoardAccess() override {
    for (const QAccessible::Id id : children_) {
      QAccessible::deleteAccessibleInterface(id);
    }
  }

  int childCount() const override {
    return static_cast<int>(view_->spots().size()) + QAccessibleWidget::childCount();
  }
  QAccessibleInterface* child(int index) const override {
    const auto count = view_->spots().size();
    if (index < 0 || static_cast<std::size_t>(index) >= count) {
      return QAccessibleWidget::child(index - static_cast<int>(count));
    }
    for (std::size_t place = children_.size(); place < count; ++place) {
      children_.push_back(QAccessible::registerAccessibleInterface(new SpotAccess(view_, place)));
    }
    return QAccessible::accessibleInterface(children_[static_cast<std::size_t>(index)]);
  }
  int indexOfChild(const QAccessibleInterface* child) const override {
    const int count = static_cast<int>(view_->spots().size());
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
    const auto spots = view_->spots();
    const auto here = std::ranges::find(spots, view_->focusSpot());
    return view_->hasFocus() && here != spots.end() ? child(static_cast<int>(here - spots.begin()))
                                                    : QAccessibleWidget::focusChild();
  }

private:
  PontView* view_;
  mutable std::vector<QAccessible::Id> children_;
};

QAccessibleInterface* makeAccess(const QString& /*className*/, QObject* object) {
  auto* view = qobject_cast<PontView*>(object);
  return view != nullptr && view->isWidgetType() ? new BoardAccess(view) : nullptr;
}

} // namespace

void installPontAccess() {
  QAccessible::installFactory(makeAccess); // the same factory twice counts once
}

} // namespace igroteka::view
