// SPDX-License-Identifier: MIT
#include "art.h"
#include "mozaring_view.h"
#include "mozaring_view_words.h"
#include "pictures.h"
#include "ring_paint.h"
#include "theme.h"

#include <QFontMetricsF>
#include <QPaintEvent>
#include <QPainter>

#include <algorithm>
#include <limits>

namespace igroteka::view {

namespace {

/// The empty height between the upper edge of a tray and its rings.
double roomAbove(const MozaringLayout& layout, int seat) {
  double top = std::numeric_limits<double>::max();
  for (const auto& [pile, centre] : layout.piles()) {
    const RingMeasures ring = ringMeasures(pile.size);
    const double reach = (ring.radius + ring.width / 2) * layout.pileUnit();
    if (pile.seat == seat) {
      top = std::min(top, centre.y() - reach - 2 * layout.pileStep());
    }
  }
  return top - layout.trays()[static_cast<std::size_t>(seat)].top();
}

/// A sentence across the middle of a tray.
void paintPill(QPainter& painter, const QRectF& tray, const QString& text) {
  const QFontMetricsF metrics(painter.font());
  const double width = std::min(metrics.horizontalAdvance(text) + 20, tray.width() - 4);
  const QRectF words = metrics.boundingRect(QRectF(0, 0, width - 12, tray.height()),
                                            Qt::AlignCenter | Qt::TextWordWrap, text);
  QRectF pill(0, 0, width, words.height() + 8);
  pill.moveCenter(tray.center());
  painter.setPen(QPen(colours().line, 1));
  painter.setBrush(colours().surface);
  painter.drawRoundedRect(pill, 10, 10);
  painter.setPen(colours().text);
  painter.drawText(pill.adjusted(6, 4, -6, -4), Qt::AlignCenter | Qt::TextWordWrap, text);
}

} // namespace

/// A position as it lies there when nobody touches anything.
MozaringScene MozaringView::still(const MozaringPosition& position) const {
  MozaringScene scene = sceneOf(rules(), position);
  scene.marks = look().colourMarks;
  if (!look().lastMove) {
    scene.last.reset();
  }
  return scene;
}

MozaringScene MozaringView::scene() const {
  const MozaringPosition* moving = motion_.shown();
  MozaringScene scene = still(moving != nullptr ? *moving : position_);
  if (moving == nullptr) {
    addNotes(scene);
  }
  addOffer(scene);
  motion_.apply(scene, now());
  if (hand_) {
    addHand(scene);
  }
  if (hasFocus()) {
    addFocus(scene);
  }
  return scene;
}

void MozaringView::addOffer(MozaringScene& scene) const {
  if (hint_ && !hint_->swap) {
    addHint(scene);
    return;
  }
  if (hand_ && look().legalPlaces) {
    scene.legal = openSlots(rules(), position_.state, hand_->pile.colour, hand_->pile.size);
  } else if (wanted_) {
    scene.legal = {*wanted_};
  }
  scene.hovered = hovered_;
  if (hand_ && !hand_->pointer) {
    if (const int* field = std::get_if<int>(&focus_)) {
      scene.hovered = MozaringSlot{*field, hand_->pile.size};
    }
  }
  if (!scene.hovered) {
    return;
  }
  const auto piles = pilesFor(rules(), position_, *scene.hovered);
  const bool fits = std::ranges::find(piles, inHand().value_or(MozaringPile{})) != piles.end();
  if (hand_ && fits && !handSnaps()) {
    scene.ghost = hand_->pile.colour;
  } else if (!hand_ && piles.size() == 1) {
    scene.ghost = piles.front().colour;
  }
}

/// The ring lifts off its pile, and a gold light shows where it is to go.
void MozaringView::addHint(MozaringScene& scene) const {
  const MozaringSlot slot = slotAt(hint_->slot());
  const PieceColour colour = pieceOf(hint_->colour);
  scene.hovered = slot;
  scene.ghost = colour;
  scene.winning.push_back(slot);
  for (MozaringScene::Reserve& reserve : scene.reserves) {
    if (reserve.raised && reserve.pile.colour == colour && reserve.pile.size == slot.size) {
      scene.air.push_back(
          {liftedPlace(reserve.pile), slot.size, colour, 1, places_.pileUnit() / places_.unit()});
      --reserve.count;
    }
  }
}

void MozaringView::addFocus(MozaringScene& scene) const {
  scene.numbers = keyboard_;
  if (const int* field = std::get_if<int>(&focus_)) {
    const PieceSize size = hand_ ? hand_->pile.size : PieceSize::large;
    scene.focus = MozaringSlot{*field, size};
  } else {
    scene.focusPile = std::get<MozaringPile>(focus_);
  }
}

/// Whose turn was passed over, and who is out; nothing for the others.
QString MozaringView::absenceOf(int seat, const MozaringPosition& position) const {
  if (((position.state.out >> seat) & 1) != 0) {
    return mozaringWords::isOut(nameOf(seatAt(seat)));
  }
  if (((position.state.skipped >> seat) & 1) != 0) {
    return mozaringWords::skips(nameOf(seatAt(seat)));
  }
  return {};
}

double MozaringView::captionHeight() const {
  return QFontMetricsF(roleFont(TextRole::caption, font())).height() + 8;
}

/// Whose reserve it is stands over it where there is room; who is left out always stands there.
void MozaringView::paintCaptions(QPainter& painter, const MozaringPosition& position,
                                 const MozaringLayout& layout) const {
  painter.setRenderHint(QPainter::Antialiasing);
  painter.setFont(roleFont(TextRole::caption, font()));
  const QFontMetricsF metrics(painter.font());
  const double height = captionHeight();
  for (std::size_t seat = 0; seat < layout.trays().size(); ++seat) {
    const QRectF& tray = layout.trays()[seat];
    const QString absence = absenceOf(static_cast<int>(seat), position);
    if (roomAbove(layout, static_cast<int>(seat)) >= height) {
      const QString text = absence.isEmpty() ? nameOf(seatAt(static_cast<int>(seat))) : absence;
      const QRectF line(tray.left() + 6, tray.top() + 2, tray.width() - 12, height);
      painter.setPen(colours().text);
      painter.drawText(line, Qt::AlignCenter,
                       metrics.elidedText(text, Qt::ElideRight, line.width()));
    } else if (!absence.isEmpty()) {
      paintPill(painter, tray, absence);
    }
  }
}

void MozaringView::paintEvent(QPaintEvent* /*event*/) {
  QPainter painter(this);
  paintCloth(painter);
  paintMozaring(painter, art(), places_, scene());
  const MozaringPosition* moving = motion_.shown();
  paintCaptions(painter, moving != nullptr ? *moving : position_, places_);
  const double share = motion_.fadingShare(now());
  if (share > 0) {
    painter.setOpacity(share);
    painter.drawPixmap(0, 0, motion_.fading());
  }
}

QImage MozaringView::picture(QSize size, qreal ratio) {
  const MozaringLayout layout(size, seatColours(rules(), position_.state), captionHeight());
  Art exact;
  return exactPicture(exact, size, ratio, [&](QPainter& painter) {
    paintMozaring(painter, exact, layout, still(position_));
    paintCaptions(painter, position_, layout);
  });
}

} // namespace igroteka::view
