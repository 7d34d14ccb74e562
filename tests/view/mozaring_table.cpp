// SPDX-License-Identifier: MIT
#include "mozaring_table.h"

#include "picture_support.h"
#include "support/cases.h"
#include "support/hand_clock.h"
#include "view/ring_paint.h"

#include <igroteka/mozaring/game.h>

#include <QCoreApplication>
#include <QKeyEvent>
#include <QTest>
#include <QWindow>

namespace igroteka::view {

namespace {

constexpr std::string_view colourLetters = "RGBY";
constexpr std::string_view sizeLetters = "sml";

} // namespace

void HandClockView::pass(int milliseconds) {
  now_ += milliseconds;
  beat();
}

void HandClockView::passAll() {
  for (int frame = 0; frame < 2000 && animating(); ++frame) {
    pass(16);
  }
}

MozaringTable::MozaringTable(const std::string& variant, QSize size) {
  auto made = mozaring::game().create(nlohmann::json::parse(variant), 1);
  auto& match = std::get<std::unique_ptr<AnyMatch>>(made);
  session_ = std::make_unique<session::AnySession>(std::move(match), 1);
  session_->start();
  view_ = std::make_unique<HandClockView>(*session_, art_);
  view_->resize(size);
  view_->show();
  EXPECT_TRUE(QTest::qWaitForWindowExposed(view_.get()));
  view_->activateWindow();
  view_->setFocus();
  EXPECT_TRUE(QTest::qWaitForWindowActive(view_.get()));
}

void MozaringTable::play(const std::vector<std::string>& actions) {
  for (const std::string& action : actions) {
    EXPECT_FALSE(session_->propose(action)) << action;
    view_->finishAnimation();
  }
}

void MozaringTable::moveTo(QPointF place) {
  QTest::mouseMove(view_->windowHandle(), place.toPoint());
}

void MozaringTable::press(QPointF place) {
  QTest::mousePress(view_->windowHandle(), Qt::LeftButton, {}, place.toPoint());
}

void MozaringTable::release(QPointF place) {
  QTest::mouseRelease(view_->windowHandle(), Qt::LeftButton, {}, place.toPoint());
}

void MozaringTable::click(QPointF place) {
  moveTo(place);
  press(place);
  release(place);
}

void MozaringTable::key(int key) {
  QTest::keyClick(view_->windowHandle(), static_cast<Qt::Key>(key));
}

void MozaringTable::keyAt(quint32 scanCode, int key, const QString& text) {
  for (const QEvent::Type type : {QEvent::KeyPress, QEvent::KeyRelease}) {
    QKeyEvent event(type, key, Qt::NoModifier, scanCode, 0, 0, text);
    QCoreApplication::sendEvent(view_.get(), &event);
  }
}

QPointF MozaringTable::slot(const std::string& name) {
  const auto size = static_cast<PieceSize>(sizeLetters.find(name[0]));
  const QPointF out(ringMeasures(size).radius * view_->places().unit(), 0);
  return field(name[1] - '0') + out;
}

QPointF MozaringTable::pile(const std::string& ring) {
  return view_->places().pileCentre(pileOf(*view_, ring)).value();
}

QString MozaringTable::bubble() const {
  const auto* bubble = view_->findChild<QLabel*>(QStringLiteral("bubble"));
  return bubble != nullptr && bubble->isVisible() ? bubble->text() : QString();
}

std::string MozaringTable::lying() const {
  return written(view_->scene());
}

QImage MozaringTable::grabbed() {
  view_->grab();
  settle(art_);
  return view_->grab().toImage();
}

MozaringPile pileOf(const MozaringView& view, const std::string& ring) {
  const auto colour = static_cast<PieceColour>(colourLetters.find(ring[0]));
  const auto size = static_cast<PieceSize>(sizeLetters.find(ring[1]));
  for (const MozaringLayout::Place& place : view.places().piles()) {
    if (place.pile.colour == colour && place.pile.size == size) {
      return place.pile;
    }
  }
  ADD_FAILURE() << "no pile of " << ring;
  return {};
}

std::string written(const MozaringScene& scene) {
  std::string text;
  const auto add = [&](PieceColour colour, PieceSize size, int number) {
    text += {' ', colourLetters[indexOf(colour)], sizeLetters[indexOf(size)],
             static_cast<char>('0' + number)};
  };
  for (int field = 0; field < 9; ++field) {
    for (const PieceSize size : pieceSizes) {
      if (const auto colour = scene.rings.at(static_cast<std::size_t>(field)).at(indexOf(size))) {
        add(*colour, size, field + 1);
      }
    }
  }
  text += " | reserves";
  for (const auto& reserve : scene.reserves) {
    text += {' ', static_cast<char>('1' + reserve.pile.seat), ':'};
    add(reserve.pile.colour, reserve.pile.size, reserve.count);
  }
  text += " | wins";
  for (const MozaringSlot& slot : scene.winning) {
    text += {' ', sizeLetters[indexOf(slot.size)], static_cast<char>('1' + slot.field)};
  }
  text += " | traces " + std::to_string(scene.traces.size()) + " | air " +
          std::to_string(scene.air.size());
  return text;
}

Recorded recorded(const std::string& name) {
  const auto json =
      nlohmann::json::parse(fileText(std::filesystem::path(IGROTEKA_RECORDS) / (name + ".igr")));
  nlohmann::json variant = json["variant"];
  variant["first"] = json["setup"]["start"];
  return {variant.dump(), json["actions"]};
}

} // namespace igroteka::view
