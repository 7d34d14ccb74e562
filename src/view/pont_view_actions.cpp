// SPDX-License-Identifier: MIT
// The commands of the game in the menu.
#include "pont_keys_dialog.h"
#include "pont_view.h"
#include "pont_view_words.h"

#include <QAction>
#include <QMenu>

namespace igroteka::view {

namespace {

constexpr double zoomStep = 1.25;

} // namespace

void PontView::makeActions() {
  const auto made = [this](const char* name, auto act) {
    auto* action = new QAction(this);
    action->setObjectName(QLatin1String(name));
    connect(action, &QAction::triggered, this, act);
    return action;
  };
  turn_ = made("turnTile", [this] {
    if (PontDesk* mine = desk(mouseSeat_)) {
      turn(*mine, 1);
    }
  });
  discard_ = made("discard", [this] {
    if (const PontDesk* mine = mouseDesk()) {
      make(pont::Move::discard(mine->seat()), placeOf(*mine));
    }
  });
  call_ = made("callVsyo", [this] {
    if (const PontDesk* mine = mouseDesk()) {
      make(pont::Move::call(mine->seat()), placeOf(*mine));
    }
  });
  niches_ = made("markNiches", [this] { setMarksNiches(niches_->isChecked()); });
  niches_->setCheckable(true);
  showPlaces_ = made("showPlaces", [] {});
  showPlaces_->setMenu(new QMenu(this));
  changeKeys_ = made("changeKeys", [this] { changeKeys(); });
  larger_ = made("largerTiles", [this] { zoomBy(zoomStep, layout_.area().center()); });
  smaller_ = made("smallerTiles", [this] { zoomBy(1 / zoomStep, layout_.area().center()); });
  fit_ = made("fitMosaic", [this] {
    ownCamera_ = false;
    PontLayout fitted = layout_;
    fitted.fit(groundOf(state_.mosaic).adjusted(-1, -1, 1, 1));
    moveCamera(fitted);
  });
}

QList<QAction*> PontView::menuActions() {
  QList<QAction*> all{turn_, discard_};
  if (inRush() && rules().chosen().manualCalls) {
    all.append(call_);
  }
  if (inRush()) {
    all.append({showPlaces_, changeKeys_});
  }
  all.append({niches_, larger_, smaller_, fit_});
  return all;
}

QList<std::pair<QString, QString>> PontView::keys() const {
  return pontWords::keys();
}

void PontView::refreshActions() {
  const PontDesk* mine = mouseDesk();
  const bool acts = mine != nullptr && mayAct(mine->seat());
  turn_->setEnabled(acts && mine->tile() != 0);
  discard_->setEnabled(acts && !state_.seat(indexOf(mine->seat())).hand.isNone());
  call_->setEnabled(acts && mine->chosen() && mine->chosen()->kind == PontChoice::Kind::call);
  QMenu* menu = showPlaces_->menu();
  menu->clear();
  for (const PontDesk& each : desks_) {
    const Actor seat = each.seat();
    QAction* one = menu->addAction(nameOf(seat));
    one->setCheckable(true);
    one->setChecked(helped_.contains(seat));
    connect(one, &QAction::toggled, this, [this, seat](bool on) {
      if (on) {
        helped_.insert(seat);
      } else {
        helped_.erase(seat);
      }
      update();
    });
  }
}

void PontView::retranslate() {
  setAccessibleName(pontWords::table());
  turn_->setText(pontWords::turnTile());
  discard_->setText(pontWords::discard());
  call_->setText(pontWords::call());
  niches_->setText(pontWords::markNiches());
  showPlaces_->setText(pontWords::showPlaces());
  changeKeys_->setText(pontWords::keysOfHands());
  larger_->setText(pontWords::larger());
  smaller_->setText(pontWords::smaller());
  fit_->setText(pontWords::fit());
  refreshActions();
}

void PontView::changeKeys() {
  PontKeysDialog dialog(keys_, this);
  if (dialog.exec() == QDialog::Accepted) {
    setKeys(dialog.keys());
  }
}

} // namespace igroteka::view
