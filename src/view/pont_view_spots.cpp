// SPDX-License-Identifier: MIT
// Cells and the things in trays, one by one, for keyboard and assistive tools.
#include "pont_view.h"
#include "pont_view_words.h"

#include <algorithm>

namespace igroteka::view {

using Kind = PontChoice::Kind;

std::vector<PontView::Spot> PontView::spots() const {
  std::vector<Spot> all;
  if (covered()) {
    return all;
  }
  for (const pont::Cell cell : touchingCells(state_.mosaic)) {
    all.push_back({.cell = cell});
  }
  for (const pont::Cell cell : laidCells(state_.mosaic)) {
    all.push_back({.cell = cell});
  }
  for (const PontTray& laid : trays_) {
    for (const PontTray::Item& item : laid.items) {
      all.push_back({.seat = laid.seat, .choice = item.choice, .receiver = item.receiver});
    }
  }
  return all;
}

QString PontView::wordsOf(const Spot& spot) const {
  if (spot.seat == Actor::nature) {
    const PontDesk* mine = mouseDesk();
    if (mine == nullptr || mine->tile() == 0 || state_.mosaic.tileAt(spot.cell) != 0) {
      return pontWords::cell(state_.mosaic, spot.cell);
    }
    // In a rush it is the player who has to find the place, unless help is wanted.
    if (inRush() && !helped_.contains(mine->seat())) {
      return pontWords::cell(state_.mosaic, spot.cell);
    }
    const Fits fits = fitsOf(*mine);
    const bool now = std::ranges::find(fits.now, spot.cell) != fits.now.end();
    const bool turned = std::ranges::find(fits.turned, spot.cell) != fits.turned.end();
    return pontWords::cellFor(state_.mosaic, spot.cell, now, turned);
  }
  if (!spot.choice) {
    return pontWords::giveTo(nameOf(spot.receiver));
  }
  const int seat = indexOf(spot.seat);
  const int number = spot.choice->number;
  switch (spot.choice->kind) {
  case Kind::stack: {
    const int size = state_.stacks.size(seat, number - 1);
    const int top = size > 0 ? state_.stacks.top(seat, number - 1).number() : 0;
    return pontWords::stack(nameOf(spot.seat), number, size, top);
  }
  case Kind::hand: {
    const PontDesk* mine = desk(spot.seat);
    return pontWords::hand(number, mine != nullptr ? mine->rotation() : 0);
  }
  case Kind::fine:
    return pontWords::fine(nameOf(spot.seat), number);
  case Kind::discard:
    return pontWords::discard();
  case Kind::call:
    break;
  }
  return pontWords::call();
}

QStringList PontView::thingsOf(Actor seat) const {
  QStringList all;
  const QString name = nameOf(seat);
  const int index = indexOf(seat);
  for (int stack = 0; stack < pont::maxStacks; ++stack) {
    if (const int size = state_.stacks.size(index, stack); size > 0) {
      all.append(pontWords::stack(name, stack + 1, size, state_.stacks.top(index, stack).number()));
    }
  }
  for (const int tile : pont::TilesIn(state_.seat(index).penalty)) {
    all.append(pontWords::fine(name, tile));
  }
  return all;
}

QString PontView::detailOf(const Spot& spot) const {
  const PontDesk* mine = desk(spot.seat);
  if (mine == nullptr) {
    return {};
  }
  const bool isChosen =
      spot.choice ? mine->chosen() == spot.choice : mine->receiver() == spot.receiver;
  return isChosen ? pontWords::chosen() : QString();
}

QRect PontView::rectOf(const Spot& spot) const {
  if (spot.seat == Actor::nature) {
    return layout_.outlineOf(spot.cell).boundingRect().toAlignedRect();
  }
  if (const PontTray* laid = tray(spot.seat)) {
    for (const PontTray::Item& item : laid->items) {
      if (item.choice == spot.choice && item.receiver == spot.receiver) {
        return item.rect.toAlignedRect();
      }
    }
  }
  return {};
}

/// The cell that is aimed at while there is a tile to place, else what is chosen.
PontView::Spot PontView::focusSpot() const {
  const PontDesk* mine = mouseDesk();
  if (mine == nullptr) {
    return {.cell = {}};
  }
  const bool aims = mine->tile() != 0 && mine->chosen() && mine->chosen()->kind != Kind::discard;
  if (aims || !mine->chosen()) {
    return {.cell = mine->cell()};
  }
  return {.seat = mine->seat(), .choice = mine->chosen()};
}

void PontView::setFocusSpot(const Spot& spot) {
  keyboard_ = true;
  if (spot.seat != Actor::nature) {
    serveWithMouse(spot.seat);
  }
  PontDesk* mine = desk(mouseSeat_);
  if (mine == nullptr) {
    return;
  }
  if (spot.seat == Actor::nature) {
    mine->aimAt(spot.cell);
  } else if (spot.choice) {
    mine->choose(*spot.choice);
  } else {
    mine->chooseReceiver(spot.receiver);
  }
  choiceMoved();
}

void PontView::activate(const Spot& spot) {
  PontDesk* mine = desk(spot.seat == Actor::nature ? mouseSeat_ : spot.seat);
  if (mine == nullptr) {
    return;
  }
  if (spot.seat == Actor::nature) {
    placeAt(*mine, spot.cell, layout_.centreOf(spot.cell));
    return;
  }
  press(spot.seat, {spot.choice, spot.receiver, {}, 0}, rectOf(spot).center());
}

int PontView::spotCount() const {
  return static_cast<int>(spots().size());
}

SpokenSpot PontView::spokenSpot(int spot) const {
  const Spot here = spots().at(static_cast<std::size_t>(spot));
  const QString detail = detailOf(here);
  return {.name = wordsOf(here),
          .detail = detail,
          .press = pontWords::doIt(),
          .rect = rectOf(here),
          .selected = !detail.isEmpty()};
}

std::optional<int> PontView::spokenFocus() const {
  return placeIn(spots(), focusSpot());
}

void PontView::focusSpoken(int spot) {
  setFocusSpot(spots().at(static_cast<std::size_t>(spot)));
}

void PontView::pressSpoken(int spot) {
  activate(spots().at(static_cast<std::size_t>(spot)));
}

} // namespace igroteka::view
