// SPDX-License-Identifier: MIT
#include "sbor_table.h"

#include <igroteka/core/typed_match.h>
#include <igroteka/sbor/game.h>

#include <gtest/gtest.h>
#include <nlohmann/json.hpp>

#include <QCoreApplication>
#include <QLabel>
#include <QTest>
#include <QWindow>

namespace igroteka::view {

SborTable::SborTable(int players, std::uint64_t seed, QSize size) {
  auto made = sbor::game().create({{"id", "standard"}, {"players", players}}, seed);
  session_ = std::make_unique<session::AnySession>(
      std::move(std::get<std::unique_ptr<AnyMatch>>(made)), seed);
  session_->start();
  view_ = std::make_unique<HandClockSbor>(*session_, art_);
  view_->resize(size);
  view_->show();
  EXPECT_TRUE(QTest::qWaitForWindowExposed(view_.get()));
  view_->activateWindow();
  view_->setFocus();
  EXPECT_TRUE(QTest::qWaitForWindowActive(view_.get()));
}

const sbor::Rules& SborTable::rules() const {
  return dynamic_cast<const TypedMatchOf<sbor::Rules>&>(match()).match().rules();
}

void SborTable::moveTo(QPointF place) {
  QTest::mouseMove(view_->windowHandle(), place.toPoint());
}

void SborTable::press(QPointF place) {
  QTest::mousePress(view_->windowHandle(), Qt::LeftButton, {}, place.toPoint());
}

void SborTable::release(QPointF place) {
  QTest::mouseRelease(view_->windowHandle(), Qt::LeftButton, {}, place.toPoint());
}

void SborTable::click(QPointF place) {
  moveTo(place);
  press(place);
  release(place);
}

void SborTable::click(QWidget* widget) {
  QCoreApplication::sendPostedEvents(); // layouts of the bar
  ASSERT_TRUE(widget->isVisible()) << widget->objectName().toStdString();
  click(QPointF(widget->mapTo(view_.get(), widget->rect().center())));
}

void SborTable::key(int key) {
  view_->setFocus();
  QTest::keyClick(view_->windowHandle(), static_cast<Qt::Key>(key));
}

QString SborTable::bubble() const {
  const auto* bubble = view_->findChild<QLabel*>(QStringLiteral("bubble"));
  return bubble != nullptr && bubble->isVisible() ? bubble->text() : QString();
}

void SborTable::play(const std::vector<std::string>& actions) {
  for (const std::string& action : actions) {
    EXPECT_FALSE(session_->propose(action)) << action;
    view_->finishAnimation();
  }
}

void SborTable::setUp() {
  click(view_->bar().quickButton());
  for (int step = 0; step < 200 && state().phase != sbor::Phase::throwing; ++step) {
    QCoreApplication::processEvents();
  }
  ASSERT_EQ(state().phase, sbor::Phase::throwing);
}

namespace {

int worth(const sbor::State& state, int seat) {
  const sbor::Doll small(seat, sbor::Size::small);
  const sbor::Doll medium(seat, sbor::Size::medium);
  const sbor::Doll large(seat, sbor::Size::large);
  int sum = sbor::isComplete(state, large) ? 1000 : 0;
  sum += state.in(medium) == small ? 60 : state.in(medium) ? -20 : 0;
  sum += state.in(large) == medium ? 60 : state.in(large) ? -20 : 0;
  const auto beside = [&](sbor::Doll one, sbor::Doll other) {
    const auto a = sbor::circleOf(state, one);
    const auto b = sbor::circleOf(state, other);
    return a && b && state.areNeighbours(*a, *b) ? 9 : 0;
  };
  return sum + beside(small, medium) + beside(medium, large);
}

} // namespace

sbor::Move greedy(const sbor::Rules& rules, const sbor::State& state, Random& random) {
  const Actor seat = seatAt(state.seat);
  sbor::Move best = sbor::End{};
  int most = worth(state, state.seat) * 10 + 3;
  for (const sbor::Move& move : rules.moves(state, seat)) {
    if (std::holds_alternative<sbor::End>(move)) {
      continue;
    }
    const int value =
        worth(rules.after(state, seat, move), state.seat) * 10 + static_cast<int>(random.below(9));
    if (value > most) {
      most = value;
      best = move;
    }
  }
  return best;
}

} // namespace igroteka::view
