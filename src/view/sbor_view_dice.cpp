// SPDX-License-Identifier: MIT
// Dice that people throw by hand: they say what these show.
#include "sbor_view.h"

#include <QAction>

namespace igroteka::view {

bool SborView::tellsDice() const {
  return session().awaitsRealDice() && !session().paused();
}

/// What was told before, where that is taken back and due again; else nothing yet.
void SborView::recallDice() {
  told_.clear();
  if (state().phase != sbor::Phase::throwing || position_.at >= match().known()) {
    return;
  }
  const auto* move = std::get_if<sbor::Move>(&typed().ply(position_.at).action);
  if (const auto* thrown = move != nullptr ? std::get_if<sbor::Throw>(move) : nullptr) {
    told_.assign(thrown->dice.begin(), thrown->dice.begin() + thrown->count);
  }
}

void SborView::tellDie(int value) {
  if (tellsDice() && static_cast<int>(told_.size()) < state().diceDue()) {
    told_.push_back(value);
    refresh();
  }
}

void SborView::untellDie(std::size_t nth) {
  if (tellsDice() && nth < told_.size()) {
    told_.erase(told_.begin() + static_cast<std::ptrdiff_t>(nth));
    refresh();
  }
}

void SborView::playTold() {
  if (!tellsDice() || static_cast<int>(told_.size()) != state().diceDue()) {
    return;
  }
  sbor::Throw thrown;
  for (const int value : told_) {
    thrown.add(value);
  }
  session().tellThrow(sbor::write(thrown));
}

/// Digits say a die, Backspace takes the last one back.
bool SborView::tellingKey(int key) {
  if (!tellsDice()) {
    return false;
  }
  if (key == Qt::Key_Backspace && !told_.empty()) {
    untellDie(told_.size() - 1);
    return true;
  }
  if (key >= Qt::Key_1 && key <= Qt::Key_6) {
    tellDie(key - Qt::Key_0);
    return true;
  }
  return false;
}

} // namespace igroteka::view
