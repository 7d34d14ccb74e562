// SPDX-License-Identifier: MIT
#include "board_access.h"

#include <QAccessible>
#include <QAccessibleWidget>
#include <QPointer>
#include <QWidget>

#include <vector>

namespace igroteka::view {

namespace {

SpokenBoard* spokenBoard(QWidget* widget) {
  return dynamic_cast<SpokenBoard*>(widget);
}

/// One place of a board.
class SpotAccess : public QAccessibleInterface, public QAccessibleActionInterface {
public:
  SpotAccess(QWidget* widget, int spot) : widget_(widget), spot_(spot) {}

  bool isValid() const override {
    const SpokenBoard* board = spokenBoard(widget_);
    return board != nullptr && spot_ < board->spotCount();
  }
  QObject* object() const override { return nullptr; }
  QAccessibleInterface* parent() const override {
    return QAccessible::queryAccessibleInterface(widget_);
  }
  QAccessibleInterface* child(int /*index*/) const override { return nullptr; }
  QAccessibleInterface* childAt(int /*x*/, int /*y*/) const override { return nullptr; }
  int childCount() const override { return 0; }
  int indexOfChild(const QAccessibleInterface* /*child*/) const override { return -1; }

  QString text(QAccessible::Text kind) const override {
    switch (kind) {
    case QAccessible::Name:
      return spoken().name;
    case QAccessible::Description:
      return spoken().detail;
    default:
      return {};
    }
  }
  void setText(QAccessible::Text /*kind*/, const QString& /*text*/) override {}

  QRect rect() const override {
    const QRect rect = spoken().rect;
    return isValid() ? QRect(widget_->mapToGlobal(rect.topLeft()), rect.size()) : QRect();
  }
  QAccessible::Role role() const override { return QAccessible::Button; }
  QAccessible::State state() const override {
    QAccessible::State state;
    if (!isValid()) {
      state.invalid = true;
      return state;
    }
    const SpokenSpot spot = spoken();
    state.focusable = true;
    state.focused = widget_->hasFocus() && spokenBoard(widget_)->spokenFocus() == spot_;
    state.pressed = spot.pressed;
    state.selected = spot.selected;
    state.invisible = !widget_->isVisible();
    return state;
  }

  void* interface_cast(QAccessible::InterfaceType type) override {
    return type == QAccessible::ActionInterface ? static_cast<QAccessibleActionInterface*>(this)
                                                : nullptr;
  }
  QStringList actionNames() const override { return {pressAction(), setFocusAction()}; }
  QString localizedActionName(const QString& name) const override {
    return name == pressAction() && isValid()
               ? spoken().press
               : QAccessibleActionInterface::localizedActionName(name);
  }
  void doAction(const QString& name) override {
    if (!isValid()) {
      return;
    }
    if (name == setFocusAction()) {
      widget_->setFocus();
      spokenBoard(widget_)->focusSpoken(spot_);
    } else if (name == pressAction()) {
      spokenBoard(widget_)->pressSpoken(spot_);
    }
  }
  QStringList keyBindingsForAction(const QString& /*name*/) const override { return {}; }

private:
  SpokenSpot spoken() const {
    return isValid() ? spokenBoard(widget_)->spokenSpot(spot_) : SpokenSpot();
  }

  QPointer<QWidget> widget_;
  int spot_;
};

/// A board: its places, then the widgets on it.
class BoardAccess : public QAccessibleWidget {
public:
  explicit BoardAccess(QWidget* widget)
      : QAccessibleWidget(widget, QAccessible::Grouping), board_(*spokenBoard(widget)) {}
  ~BoardAccess() override {
    for (const QAccessible::Id id : spots_) {
      QAccessible::deleteAccessibleInterface(id);
    }
  }

  int childCount() const override { return board_.spotCount() + QAccessibleWidget::childCount(); }
  QAccessibleInterface* child(int index) const override {
    const int count = board_.spotCount();
    if (index < 0 || index >= count) {
      return QAccessibleWidget::child(index - count);
    }
    for (int spot = static_cast<int>(spots_.size()); spot < count; ++spot) {
      spots_.push_back(QAccessible::registerAccessibleInterface(new SpotAccess(widget(), spot)));
    }
    return QAccessible::accessibleInterface(spots_[static_cast<std::size_t>(index)]);
  }
  int indexOfChild(const QAccessibleInterface* child) const override {
    const int count = board_.spotCount();
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
    const auto spot = board_.spokenFocus();
    return widget()->hasFocus() && spot ? child(*spot) : QAccessibleWidget::focusChild();
  }

private:
  const SpokenBoard& board_;
  mutable std::vector<QAccessible::Id> spots_;
};

QAccessibleInterface* makeAccess(const QString& /*className*/, QObject* object) {
  auto* widget = qobject_cast<QWidget*>(object);
  return spokenBoard(widget) != nullptr ? new BoardAccess(widget) : nullptr;
}

} // namespace

void installBoardAccess() {
  QAccessible::installFactory(makeAccess); // the same factory twice counts once
}

void tellSpokenFocus(QWidget& board) {
  const SpokenBoard* spoken = spokenBoard(&board);
  const auto spot = spoken != nullptr && board.hasFocus() ? spoken->spokenFocus() : std::nullopt;
  if (!spot) {
    return;
  }
  for (const QAccessible::Event kind : {QAccessible::NameChanged, QAccessible::Focus}) {
    QAccessibleEvent event(&board, kind);
    event.setChild(*spot);
    QAccessible::updateAccessibility(&event);
  }
}

} // namespace igroteka::view
