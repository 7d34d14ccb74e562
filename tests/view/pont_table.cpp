// SPDX-License-Identifier: MIT
#include "pont_table.h"

#include <igroteka/pont/game.h>

#include <gtest/gtest.h>
#include <nlohmann/json.hpp>

#include <QCoreApplication>
#include <QTest>
#include <QWheelEvent>
#include <QWindow>

#include <algorithm>

namespace igroteka::view {

void HandClockPontView::pass(int milliseconds) {
  now_ += milliseconds;
  beat();
}

void HandClockPontView::passAll() {
  for (int frame = 0; frame < 2000 && animating(); ++frame) {
    pass(16);
  }
}

PontTable::PontTable(const std::string& variant, std::uint64_t seed, QSize size) {
  auto made = pont::game().create(nlohmann::json::parse(variant), seed);
  auto& match = std::get<std::unique_ptr<AnyMatch>>(made);
  session_ = std::make_unique<session::AnySession>(std::move(match), 1, session::Manners(), clock_);
  session_->start();
  view_ = std::make_unique<HandClockPontView>(*session_, art_);
  view_->resize(size);
  view_->show();
  EXPECT_TRUE(QTest::qWaitForWindowExposed(view_.get()));
  view_->activateWindow();
  view_->setFocus();
  EXPECT_TRUE(QTest::qWaitForWindowActive(view_.get()));
}

void PontTable::moveTo(QPointF place) {
  QTest::mouseMove(view_->windowHandle(), place.toPoint());
}

void PontTable::press(QPointF place, Qt::MouseButton button) {
  QTest::mousePress(view_->windowHandle(), button, {}, place.toPoint());
}

void PontTable::release(QPointF place, Qt::MouseButton button) {
  QTest::mouseRelease(view_->windowHandle(), button, {}, place.toPoint());
}

void PontTable::click(QPointF place, Qt::MouseButton button) {
  moveTo(place);
  press(place, button);
  release(place, button);
}

void PontTable::wheel(QPointF place, int turned, Qt::KeyboardModifiers held) {
  QWheelEvent event(place, view_->mapToGlobal(place), {}, {0, turned}, Qt::NoButton, held,
                    Qt::NoScrollPhase, false);
  QCoreApplication::sendEvent(view_.get(), &event);
}

void PontTable::key(int key, Qt::KeyboardModifiers held) {
  QTest::keyClick(view_->windowHandle(), static_cast<Qt::Key>(key), held);
}

QPointF PontTable::item(Actor seat, const PontChoice& choice) const {
  for (const PontTray& tray : view_->trays()) {
    const PontTray::Item* found = tray.seat == seat ? tray.find(choice) : nullptr;
    if (found != nullptr) {
      return found->rect.topLeft() + QPointF(3, found->rect.height() / 2);
    }
  }
  ADD_FAILURE() << "seat " << numberOf(seat) << " has no such thing";
  return {};
}

QPointF PontTable::receiver(Actor giver, Actor receiver) const {
  for (const PontTray& tray : view_->trays()) {
    for (const PontTray::Item& item : tray.items) {
      if (tray.seat == giver && item.receiver == receiver) {
        return item.rect.center();
      }
    }
  }
  ADD_FAILURE() << "nobody to give to";
  return {};
}

QString PontTable::bubble() const {
  const auto* bubble = view_->findChild<QLabel*>(QStringLiteral("bubble"));
  return bubble != nullptr && bubble->isVisible() ? bubble->text() : QString();
}

std::string PontTable::lastAction() const {
  return match().present() > 0 ? match().action(match().present() - 1) : std::string();
}

RunningTable::RunningTable(const std::string& variant) : PontTable(variant) {
  key(Qt::Key_Return);
  clock().pass(3000);
  EXPECT_FALSE(session().paused());
}

pont::Move simpleMove(const pont::Rules& rules, const pont::State& state, Actor seat) {
  const auto all = rules.moves(state, seat);
  const auto first = [&](pont::Deed deed) {
    return std::ranges::find(all, deed, &pont::Move::deed);
  };
  for (const pont::Deed deed : {pont::Deed::give, pont::Deed::niche, pont::Deed::place,
                                pont::Deed::draw, pont::Deed::discard}) {
    if (const auto found = first(deed); found != all.end()) {
      return *found;
    }
  }
  return all.front();
}

} // namespace igroteka::view
