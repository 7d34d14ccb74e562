// SPDX-License-Identifier: MIT
#include "mozaring_view_evaluation.h"

#include <QLocale>
#include <QMetaObject>

#include <algorithm>

namespace igroteka::view {

using mozaring::MoveVerdict;
using mozaring::Solver;
using mozaring::Verdict;

MozaringEvaluation::MozaringEvaluation(const mozaring::Rules& rules, QObject* parent)
    : QObject(parent), rules_(rules), solver_(std::make_shared<std::optional<Solver>>()) {}

void MozaringEvaluation::start(const mozaring::State& state) {
  const quint64 question = ++question_;
  verdicts_.clear();
  complete_ = false;
  worker_.submit([this, question, state, rules = rules_,
                  solver = solver_](const std::stop_token& stop, Worker::Ticket) {
    if (!*solver) {
      solver->emplace(rules);
    }
    mozaring::SolveLimits limits;
    limits.stop = stop;
    (*solver)->solveMoves(state, limits, [&](const MoveVerdict& verdict) {
      QMetaObject::invokeMethod(
          this, [this, question, verdict] { receive(question, verdict); }, Qt::QueuedConnection);
    });
    QMetaObject::invokeMethod(
        this,
        [this, question] {
          complete_ = question == question_;
          Q_EMIT changed();
        },
        Qt::QueuedConnection);
  });
  Q_EMIT changed();
}

void MozaringEvaluation::stop() {
  ++question_;
  worker_.cancel();
  solver_ = std::make_shared<std::optional<Solver>>(); // lets go of the memory
  verdicts_.clear();
  complete_ = false;
  Q_EMIT changed();
}

void MozaringEvaluation::receive(quint64 question, const MoveVerdict& verdict) {
  if (question != question_) {
    return;
  }
  const auto known = std::ranges::find(verdicts_, verdict.move, &MoveVerdict::move);
  if (known == verdicts_.end()) {
    verdicts_.push_back(verdict);
  } else {
    *known = verdict;
  }
  Q_EMIT changed();
}

std::optional<Verdict> verdictOn(const std::vector<MoveVerdict>& verdicts, const MozaringSlot& slot,
                                 std::optional<PieceColour> colour) {
  std::optional<Verdict> best;
  for (const auto& [move, verdict] : verdicts) {
    const bool here = !move.swap && move.slot() == indexOf(slot);
    const bool asked = !colour || colourOf(*colour) == move.colour;
    if (here && asked && (!best || mozaring::better(verdict, *best))) {
      best = verdict;
    }
  }
  return best;
}

std::optional<MozaringScene::Note> noteOf(const Verdict& verdict, const MozaringSlot& slot,
                                          int rings) {
  const QLocale locale;
  switch (verdict.value) {
  case Verdict::Value::win:
    return MozaringScene::Note{slot, MozaringScene::Verdict::win,
                               QStringLiteral("+%1").arg(locale.toString(verdict.rings))};
  case Verdict::Value::loss:
    return MozaringScene::Note{slot, MozaringScene::Verdict::loss,
                               QStringLiteral("\u2212%1").arg(locale.toString(verdict.rings))};
  case Verdict::Value::draw:
    return MozaringScene::Note{slot, MozaringScene::Verdict::draw, QStringLiteral("=")};
  case Verdict::Value::unknown:
    break;
  }
  if (verdict.open <= 0) {
    return std::nullopt;
  }
  return MozaringScene::Note{slot, MozaringScene::Verdict::open,
                             QStringLiteral("\u2026%1").arg(locale.toString(rings + verdict.open))};
}

} // namespace igroteka::view
