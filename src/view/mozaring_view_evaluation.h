// SPDX-License-Identifier: MIT
#pragma once

#include "mozaring_painter.h"
#include "mozaring_view_position.h"

#include <igroteka/core/worker.h>
#include <igroteka/mozaring/solver.h>

#include <QObject>

#include <memory>
#include <optional>
#include <vector>

namespace igroteka::view {

/// The exact values of all moves in one position, which come in one by one from a thread of its
/// own. Searches on as long as it is left in peace.
class MozaringEvaluation : public QObject {
  Q_OBJECT

public:
  explicit MozaringEvaluation(const mozaring::Rules& rules, QObject* parent = nullptr);

  /// Searches this position and forgets the one before; what was found serves again.
  void start(const mozaring::State& state);
  /// Searches nothing any more.
  void stop();

  /// What is known by now.
  const std::vector<mozaring::MoveVerdict>& verdicts() const { return verdicts_; }
  /// Nothing more will come.
  bool complete() const { return complete_; }

Q_SIGNALS:
  void changed();

private:
  void receive(quint64 question, const mozaring::MoveVerdict& verdict);

  mozaring::Rules rules_;
  std::shared_ptr<std::optional<mozaring::Solver>> solver_; ///< used in the worker's thread alone
  std::vector<mozaring::MoveVerdict> verdicts_;
  quint64 question_ = 0;
  bool complete_ = false;
  Worker worker_; // last: ends before what its tasks deliver to
};

/// The verdict on a slot for whoever is to act: with the ring in hand, or with the best one.
std::optional<mozaring::Verdict> verdictOn(const std::vector<mozaring::MoveVerdict>& verdicts,
                                           const MozaringSlot& slot,
                                           std::optional<PieceColour> colour);

/// How a verdict is shown on its slot; nothing for one that says nothing yet. `rings` are those
/// that lie on the board.
std::optional<MozaringScene::Note> noteOf(const mozaring::Verdict& verdict,
                                          const MozaringSlot& slot, int rings);

} // namespace igroteka::view
