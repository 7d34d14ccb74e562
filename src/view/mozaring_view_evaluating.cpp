// SPDX-License-Identifier: MIT
// The worth of every move, on the board.
#include "mozaring_view.h"
#include "mozaring_view_evaluation.h"
#include "mozaring_view_words.h"

#include <QHelpEvent>
#include <QToolTip>

namespace igroteka::view {

bool MozaringView::canEvaluate() const {
  return mozaring::Solver::handles(rules().chosen());
}

void MozaringView::setEvaluating(bool on) {
  if (on == evaluating() || (on && !canEvaluate())) {
    return;
  }
  evaluation_.reset();
  if (on) {
    evaluation_ = std::make_unique<MozaringEvaluation>(rules());
    connect(evaluation_.get(), &MozaringEvaluation::changed, this, qOverload<>(&QWidget::update));
    evaluateAnew();
  }
  update();
  Q_EMIT evaluatingChanged();
}

void MozaringView::evaluateAnew() {
  if (evaluation_ && position_.over) {
    evaluation_->stop();
  } else if (evaluation_) {
    evaluation_->start(position_.state);
  }
}

void MozaringView::addNotes(MozaringScene& scene) const {
  if (!evaluation_) {
    return;
  }
  const auto colour = hand_ ? std::optional(hand_->pile.colour) : std::nullopt;
  for (int index = 0; index < mozaring::slotCount; ++index) {
    const MozaringSlot slot = slotAt(index);
    const auto verdict = verdictOn(evaluation_->verdicts(), slot, colour);
    const bool asked = !hand_ || hand_->pile.size == slot.size;
    if (const auto note = verdict && asked ? noteOf(*verdict, slot, position_.state.board.count())
                                           : std::nullopt) {
      scene.notes.push_back(*note);
    }
  }
}

QString MozaringView::verdictWords(const MozaringSlot& slot) const {
  const auto colour = hand_ ? std::optional(hand_->pile.colour) : std::nullopt;
  const auto verdict =
      evaluation_ ? verdictOn(evaluation_->verdicts(), slot, colour) : std::nullopt;
  return verdict ? mozaringWords::verdict(*verdict, position_.state.board.count()) : QString();
}

/// The best that can be done in a field, or with the ring in hand.
QString MozaringView::verdictWords(int field) const {
  if (hand_) {
    return verdictWords(MozaringSlot{field, hand_->pile.size});
  }
  std::optional<mozaring::Verdict> best;
  for (const PieceSize size : pieceSizes) {
    const auto verdict =
        evaluation_ ? verdictOn(evaluation_->verdicts(), {field, size}, {}) : std::nullopt;
    if (verdict && (!best || mozaring::better(*verdict, *best))) {
      best = verdict;
    }
  }
  return best ? mozaringWords::verdict(*best, position_.state.board.count()) : QString();
}

bool MozaringView::event(QEvent* event) {
  if (event->type() == QEvent::ToolTip) {
    showTip(*static_cast<QHelpEvent*>(event));
    return true;
  }
  return BoardView::event(event);
}

void MozaringView::showTip(const QHelpEvent& event) {
  const auto slot = places_.slotAt(event.pos());
  const QString words = slot ? verdictWords(*slot) : QString();
  if (words.isEmpty()) {
    QToolTip::hideText();
  } else {
    QToolTip::showText(event.globalPos(), words, this, places_.wellRect(slot->field).toRect());
  }
}

} // namespace igroteka::view
