// SPDX-License-Identifier: MIT
// The practice run (TP-31), and what the table remembers from one start to the next.
#include "pont_view.h"
#include "pont_view_words.h"

#include <QAction>

namespace igroteka::view {

namespace {

const QString bestKey = QStringLiteral("bestRuns");
const QString keysKey = QStringLiteral("keys");
const QString nichesKey = QStringLiteral("markNiches");
const QString yes = QStringLiteral("yes");

} // namespace

void PontView::keepsakesChanged() {
  best_ = PontBest::read(keepsakes().value(bestKey));
  keys_ = PontKeys::read(keepsakes().value(keysKey));
  niches_->setChecked(keepsakes().value(nichesKey) == yes);
  Q_EMIT seatPartsChanged();
  update();
}

void PontView::setKeys(const PontKeys& keys) {
  keys_ = keys;
  keep(keysKey, keys == PontKeys() ? QString() : keys.text());
  layOut();
  Q_EMIT seatPartsChanged();
  update();
}

void PontView::setMarksNiches(bool marks) {
  keep(nichesKey, marks ? yes : QString());
  update();
}

/// A run of a person that has come to its end is worth remembering.
void PontView::noteRun() {
  const auto ending = session().ending();
  const bool played = ending && ending->how == Ending::How::played;
  if (!played || !isPractice(rules()) || !session().isPerson(Actor::seat1)) {
    return;
  }
  best_ = PontBest::read(keepsakes().value(bestKey));
  best_.add(nameOf(Actor::seat1), runOf(typed(), match().present()));
  keep(bestKey, best_.text());
  update();
}

QString PontView::resultWords() const {
  const auto ending = match().ending(match().shown());
  if (!ending || ending->how != Ending::How::played || !isPractice(rules())) {
    return {};
  }
  const pont::Run run = runOf(typed(), match().shown());
  const QString name = nameOf(Actor::seat1);
  const auto best = best_.of(name);
  const bool isBest = !best || !isBetter(*best, run);
  return QStringLiteral("%1 %2").arg(pontWords::run(run), isBest ? pontWords::isBest(name)
                                                                 : pontWords::best(name, *best));
}

/// The best that the one who runs has done so far; empty before the first run.
QString PontView::bestWords() const {
  const QString name = nameOf(Actor::seat1);
  const auto best = isPractice(rules()) ? best_.of(name) : std::nullopt;
  return best ? pontWords::best(name, *best) : QString();
}

} // namespace igroteka::view
