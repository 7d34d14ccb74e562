// SPDX-License-Identifier: MIT
#include "art.h"
#include "pictures.h"
#include "sbor_view.h"
#include "theme.h"

#include <QPaintEvent>
#include <QPainter>

#include <algorithm>

namespace igroteka::view {

using sbor::Circle;
using sbor::Phase;

std::optional<sbor::Point> SborView::ghost() const {
  return hand_ ? hand_->at : std::nullopt;
}

SborScene SborView::scene() const {
  SborScene scene = sborSceneOf(position_);
  scene.legalPlaces = look().legalPlaces;
  scene.glides = glides_;
  if (!look().lastMove) {
    for (SborScene::Disc& disc : scene.discs) {
      disc.last = false;
    }
  }
  mark(scene);
  for (SborScene::Figure& figure : scene.figures) {
    const bool hovered = hovered_ && state().laid.contains(*hovered_) && !hand_ &&
                         figure.at == tablePoint(state().centre(*hovered_)) && !pick_.from &&
                         !pick_.action;
    if (figure.inside && (lookInside_ || hovered)) {
      figure.open = 1;
    }
  }
  motion_.apply(scene, now(), places_.radius());
  if (!motion_.onTheWay()) {
    addPreview(scene);
  }
  addDoll(scene);
  if (hand_) {
    addHand(scene);
  }
  if (hasFocus() && focus_ && state().laid.contains(*focus_) && !hand_) {
    scene.focus = tablePoint(state().centre(*focus_));
  }
  return scene;
}

/// What may be chosen next, what has been chosen, and where advice leads.
void SborView::mark(SborScene& scene) const {
  sbor::Circles targeted;
  sbor::Circles chosen;
  if (hint_) {
    for (const Circle circle : circlesOf(*hint_)) {
      chosen.insert(circle);
    }
  } else if (mayAct() && state().phase == Phase::standing) {
    for (const Circle circle : state().laid) {
      if (state().isFree(circle)) {
        targeted.insert(circle);
      }
    }
  } else if (mayAct() && pick_.from) {
    chosen.insert(*pick_.from);
    SborPick wanted = pick_;
    if (pick_.means == SborMeans::substitution) {
      wanted.to.reset();
    }
    targeted = targets(matching(legal_, wanted), pick_.from);
  } else if (mayAct() && pick_.means != SborMeans::dice) {
    targeted = sources(open());
  }
  std::size_t place = 0;
  for (const Circle circle : state().laid) {
    SborScene::Disc& disc = scene.discs.at(place++);
    disc.target = targeted.contains(circle);
    disc.chosen = chosen.contains(circle);
  }
}

void SborView::addHand(SborScene& scene) const {
  if (!hand_->at) {
    return;
  }
  if (hand_->moves) {
    std::size_t place = 0;
    for (const Circle circle : state().laid) {
      if (circle == hand_->circle) {
        const QPointF was = scene.discs[place].centre;
        scene.discs[place].opacity = 0.35;
        std::erase_if(scene.bridges, [&](const auto& bridge) {
          return bridge.first == was || bridge.second == was;
        });
      }
      ++place;
    }
  }
  SborScene::Disc ghost;
  ghost.centre = tablePoint(*hand_->at);
  ghost.number = hand_->circle.number();
  ghost.lifted = 0.35;
  ghost.opacity = 0.7; // plainly not there yet
  scene.discs.push_back(ghost);
  for (const Circle circle : state().laid) {
    if (circle != hand_->circle && sbor::neighbours(state().centre(circle), *hand_->at)) {
      scene.bridges.emplace_back(ghost.centre, tablePoint(state().centre(circle)));
    }
  }
}

/// Pale, what the action under the pointer would lead to; so does advice.
void SborView::addPreview(SborScene& scene) const {
  const std::optional<sbor::Move> move = preview_ ? preview_ : hint_;
  if (!move || position_.over || rules().refusal(state(), actor(), *move)) {
    return;
  }
  SborPosition later;
  later.state = rules().after(state(), actor(), *move);
  for (SborScene::Figure figure : sborSceneOf(later).figures) {
    const auto same = std::ranges::find_if(scene.figures, [&](const SborScene::Figure& now) {
      return now.body == figure.body && now.at == figure.at;
    });
    if (same == scene.figures.end()) {
      figure.opacity = 0.6;
      figure.open = figure.inside ? 0.6 : 0;
      for (SborScene::Figure& now : scene.figures) {
        now.opacity = now.at == figure.at ? 0.3 : now.opacity;
      }
      scene.figures.push_back(figure);
    } else if (same->inside != figure.inside) {
      same->inside = figure.inside;
      same->open = 0.8;
    }
  }
  SborScene::Disc disc;
  disc.opacity = 0.6;
  disc.lifted = 0.3;
  disc.chosen = true;
  if (const auto* shift = std::get_if<sbor::Shift>(&*move)) {
    disc.centre = tablePoint(shift->to);
    disc.number = shift->circle.number();
    scene.discs.push_back(disc);
  } else if (const auto* lay = std::get_if<sbor::Lay>(&*move)) {
    disc.centre = tablePoint(lay->at);
    disc.number = lay->number;
    scene.discs.push_back(disc);
  }
}

/// Pale, the doll to be put out, where it would stand.
void SborView::addDoll(SborScene& scene) const {
  const std::optional<Circle> where = walking_ && hasFocus() ? focus_ : hovered_;
  if (!mayAct() || state().phase != Phase::standing || !where || !state().isFree(*where)) {
    return;
  }
  SborScene::Figure figure;
  figure.body = bodyOf(doll_);
  figure.at = tablePoint(state().centre(*where));
  figure.opacity = 0.6;
  scene.figures.push_back(figure);
}

void SborView::paintEvent(QPaintEvent* /*event*/) {
  QPainter painter(this);
  paintCloth(painter);
  if (showsLots()) {
    paintLots(painter);
  }
  paintSbor(painter, art(), places_, scene());
  if (!fading_.isNull()) {
    const double left = 1 - static_cast<double>(now() - fadedAt_) / fadeLength;
    painter.setOpacity(std::clamp(left, 0.0, 1.0));
    painter.drawPixmap(0, 0, fading_);
  }
}

/// With movement switched off the old position fades away.
void SborView::fadeFromHere() {
  fading_ = QPixmap(size() * devicePixelRatioF());
  fading_.setDevicePixelRatio(devicePixelRatioF());
  QPainter painter(&fading_);
  paintCloth(painter);
  paintSbor(painter, art(), places_, scene());
  fadedAt_ = now();
}

QImage SborView::picture(QSize size, qreal ratio) {
  const auto centres = centresOf(state());
  const SborLayout layout = SborLayout::fitting(QRectF({}, size), centres, false);
  SborScene still = sborSceneOf(position_);
  still.legalPlaces = false;
  // Several pictures of one size are drawn from the same pixmaps.
  return exactPicture(art(), size, ratio,
                      [&](QPainter& painter) { paintSbor(painter, art(), layout, still); });
}

} // namespace igroteka::view
