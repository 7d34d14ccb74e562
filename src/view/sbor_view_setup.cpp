// SPDX-License-Identifier: MIT
// Setting up: who begins, the dolls of the others, and all of it at random in one click.
#include "art.h"
#include "sbor_view.h"
#include "theme.h"

#include <igroteka/core/random.h>

#include <QPainter>
#include <QTimer>

#include <algorithm>

namespace igroteka::view {

using sbor::Circle;

/// How the first player of a new match was found (OS-6). A record tells only who it was.
void SborView::recallLots() {
  Random random(session().seed());
  const sbor::Lots lots = sbor::throwLots(random, match().players());
  if (!match().document && lots.first == typed().setup().start) {
    lots_ = lots.throws;
  }
}

bool SborView::settingUp() const {
  return state().phase == sbor::Phase::laying || state().phase == sbor::Phase::standing;
}

/// Until a person has laid a circle: computers that begin are too quick for anybody to read it.
bool SborView::showsLots() const {
  return !lots_.empty() && !position_.over && state().phase == sbor::Phase::laying &&
         std::ranges::none_of(state().laid, [this](Circle circle) {
           return session().isPerson(seatAt(circle.seat()));
         });
}

/// Who threw what for the first turn; those who tied threw again.
void SborView::paintLots(QPainter& painter) const {
  constexpr double column = 76;
  constexpr double tall = 58;
  constexpr double die = 30;
  if (lots_.empty()) {
    return;
  }
  const int players = match().players();
  const double left = state().laid.empty() ? (width() - players * column) / 2 : 8;
  painter.setRenderHints(QPainter::Antialiasing | QPainter::SmoothPixmapTransform);
  for (int seat = 0; seat < players; ++seat) {
    const QPointF middle(left + (seat + 0.5) * column, 12);
    if (seatAt(seat) == typed().setup().start) {
      painter.setPen(QPen(colours().accent, 2));
      painter.setBrush(faded(colours().accentSoft, 0.7));
      painter.drawRoundedRect(QRectF(middle.x() - column / 2 + 2, 4, column - 4, tall + die + 22),
                              12, 12);
    }
    art().draw(painter, pictureKey::sborDoll(colourOfSeat(seat), PieceSize::large),
               QRectF(middle.x() - tall * 240 / 700, middle.y(), tall * 240 / 350, tall));
    std::vector<int> thrown;
    for (const sbor::LotThrow& lot : lots_) {
      if (lot.seat == seatAt(seat)) {
        thrown.push_back(lot.die);
      }
    }
    const double side = std::min(die, (column - 8) / static_cast<double>(thrown.size()));
    double x = middle.x() - side * static_cast<double>(thrown.size()) / 2;
    for (const int value : thrown) {
      art().draw(painter, pictureKey::sborDie(value),
                 QRectF(x, middle.y() + tall + 4 + (die - side) / 2, side, side * 124 / 120));
      x += side;
    }
  }
}

void SborView::standOn(Circle circle) {
  make(sbor::Stand{doll_, circle}, places_.toPixels(state().centre(circle)));
}

/// One random action for the person who is due; the next one follows with the next position.
void SborView::quickStep() {
  if (!quick_ || !settingUp() || !session().anyPerson() || session().lookingBack()) {
    quick_ = quick_ && settingUp() && session().anyPerson();
    return;
  }
  if (!mayAct()) {
    return; // a computer's turn
  }
  // Out of the session's signal, so that everybody has heard of the position before the next one.
  QTimer::singleShot(0, this, [this, at = position_.at] {
    if (!quick_ || at != position_.at || !mayAct() || !settingUp()) {
      return;
    }
    Random random(session().seed() ^ (0x9e3779b97f4a7c15U * (at + 1)));
    auto move = rules().sample(state(), actor(), random);
    if (move && std::holds_alternative<sbor::Lay>(*move)) {
      const auto& lay = std::get<sbor::Lay>(*move);
      const Circle circle(lay.number, state().seat);
      const auto spots = sbor::candidateSpots(rules().fieldFor(state(), circle));
      const auto which = random.below(static_cast<std::uint32_t>(spots.size()));
      move = sbor::Lay{lay.number, spots[which]};
    }
    if (move) {
      make(*move, QPointF(rect().center()));
    }
  });
}

} // namespace igroteka::view
