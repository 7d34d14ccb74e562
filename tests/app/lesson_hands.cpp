// SPDX-License-Identifier: MIT
#include "lesson_hands.h"

#include "view/mozaring_view.h"
#include "view/pont_view.h"
#include "view/sbor_view.h"

#include <gtest/gtest.h>

#include <QCoreApplication>
#include <QTest>
#include <QWheelEvent>

#include <algorithm>
#include <array>
#include <deque>
#include <functional>
#include <map>

namespace igroteka::app {

namespace {

using namespace igroteka::view;
using Kind = PontChoice::Kind;

void click(QWidget& widget, QPointF place) {
  QTest::mouseMove(&widget, place.toPoint());
  QTest::mouseClick(&widget, Qt::LeftButton, {}, place.toPoint());
}

void press(QWidget& widget, int key) {
  QTest::keyClick(&widget, static_cast<Qt::Key>(key));
}

/// The keys that lead from one place to another, tried out by `step`, which says where a key leads.
template <class Place>
std::vector<int> way(Place from, Place to, const std::function<Place(Place, int)>& step) {
  std::map<Place, std::vector<int>> ways{{from, {}}};
  std::deque<Place> next{from};
  while (!next.empty() && !ways.contains(to)) {
    const Place here = next.front();
    next.pop_front();
    for (const int key : {Qt::Key_Left, Qt::Key_Right, Qt::Key_Up, Qt::Key_Down}) {
      const Place there = step(here, key);
      if (!ways.contains(there)) {
        ways[there] = ways[here];
        ways[there].push_back(key);
        next.push_back(there);
      }
    }
  }
  EXPECT_TRUE(ways.contains(to));
  return ways[to];
}

// Mozaring

void mozaringByMouse(MozaringView& view, const std::string& action) {
  const auto colour = std::string_view("RGBY").find(action[0]);
  const auto size = std::string_view("sml").find(action[1]);
  for (const MozaringLayout::Place& place : view.places().piles()) {
    if (indexOf(place.pile.colour) == colour && indexOf(place.pile.size) == size) {
      click(view, view.places().pileCentre(place.pile).value());
      click(view, view.places().fieldCentre(action[2] - '1'));
      return;
    }
  }
  ADD_FAILURE() << "no pile for " << action;
}

void mozaringByKeys(MozaringView& view, const std::string& action) {
  press(view, action[1] - 'a' + 'A');
  press(view, action[2]);
  press(view, Qt::Key_Return);
}

// Tantrix Pont

PontChoice sourceOf(const pont::Move& move) {
  return move.stack != 0 ? PontChoice{Kind::stack, move.stack} : PontChoice{Kind::fine, move.tile};
}

void clickItem(PontView& view, Actor seat, const PontChoice& choice) {
  for (const PontTray& tray : view.trays()) {
    const PontTray::Item* found = tray.seat == seat ? tray.find(choice) : nullptr;
    if (found != nullptr) {
      click(view, found->rect.topLeft() + QPointF(3, found->rect.height() / 2));
      return;
    }
  }
  ADD_FAILURE() << "no such thing in the tray";
}

void wheel(QWidget& widget, QPointF place) {
  QWheelEvent event(place, widget.mapToGlobal(place), {}, {0, -120}, Qt::NoButton, {},
                    Qt::NoScrollPhase, false);
  QCoreApplication::sendEvent(&widget, &event);
}

void pontByMouse(PontView& view, const pont::Move& move) {
  if (move.deed == pont::Deed::discard) {
    clickItem(view, move.seat,
              {Kind::discard, view.state().seat(igroteka::indexOf(move.seat)).hand.number()});
    return;
  }
  if (move.deed != pont::Deed::place) {
    clickItem(view, move.seat, sourceOf(move));
  }
  if (move.deed == pont::Deed::place || move.deed == pont::Deed::niche) {
    const QPointF where = view.places().centreOf(move.place.cell);
    QTest::mouseMove(&view, where.toPoint());
    for (int turn = 0; turn < 6 && view.mouseDesk()->rotation() != move.place.rotation; ++turn) {
      wheel(view, where);
    }
    click(view, where);
  }
}

void pontByKeys(PontView& view, const pont::Move& move) {
  const auto desk = [&]() -> const PontDesk& { return view.desks().front(); };
  if (move.deed == pont::Deed::discard) {
    press(view, Qt::Key_X);
    return;
  }
  for (int turn = 0;
       move.deed != pont::Deed::place && turn < 40 && desk().chosen() != sourceOf(move); ++turn) {
    press(view, Qt::Key_O);
  }
  if (move.deed == pont::Deed::place || move.deed == pont::Deed::niche) {
    const auto cells = touchingCells(view.state().mosaic);
    const auto keys =
        way<pont::Cell>(desk().cell(), move.place.cell, [&](pont::Cell here, int key) {
          static const std::map<int, QPointF> arrows = {{Qt::Key_Left, {-1, 0}},
                                                        {Qt::Key_Right, {1, 0}},
                                                        {Qt::Key_Up, {0, -1}},
                                                        {Qt::Key_Down, {0, 1}}};
          PontDesk there = desk();
          there.aimAt(here);
          there.walk(cells, arrows.at(key));
          return there.cell();
        });
    std::ranges::for_each(keys, [&](int key) { press(view, key); });
    for (int turn = 0; turn < 6 && desk().rotation() != move.place.rotation; ++turn) {
      press(view, Qt::Key_R);
    }
  }
  press(view, Qt::Key_Return);
}

// Obshchiy sbor

QPointF centre(const SborView& view, sbor::Circle circle) {
  return view.places().toPixels(view.position().state.centre(circle));
}

void clickButton(QWidget* button) {
  QTest::mouseClick(button, Qt::LeftButton);
}

void sborByMouse(SborView& view, const sbor::Move& move) {
  if (const auto* end = std::get_if<sbor::End>(&move)) {
    const std::string kept = sbor::write(*end).substr(std::string("end keep ").size());
    for (std::size_t place = 0; place < 4; ++place) {
      SborButton* die = view.bar().dieButton(place);
      if (die->isVisible() && die->accessibleName().contains(QString::fromStdString(kept))) {
        clickButton(die);
        break;
      }
    }
    clickButton(view.bar().endButton());
    return;
  }
  const auto& act = std::get<sbor::Act>(move);
  const auto circles = circlesOf(move);
  const std::size_t at = view.match().present();
  click(view, centre(view, circles[0]));
  clickButton(view.offerButton(act.action));
  if (view.match().present() == at) {
    click(view, centre(view, circles[1]));
  }
}

void walkTo(SborView& view, sbor::Circle goal) {
  if (!view.focusCircle()) {
    press(view, Qt::Key_Right);
  }
  const sbor::Circle start = view.focusCircle().value();
  const auto keys = way<sbor::Circle>(start, goal, [&](sbor::Circle here, int key) {
    view.setFocusCircle(here);
    press(view, key);
    return view.focusCircle().value();
  });
  view.setFocusCircle(start);
  std::ranges::for_each(keys, [&](int key) { press(view, key); });
}

void sborByKeys(SborView& view, const sbor::Move& move) {
  if (const auto* end = std::get_if<sbor::End>(&move)) {
    for (const char letter : sbor::write(*end).substr(std::string("end keep").size())) {
      if (letter != ' ') {
        press(view, letter);
      }
    }
    press(view, Qt::Key_N);
    return;
  }
  static constexpr std::array<int, 6> letters{Qt::Key_G, Qt::Key_S, Qt::Key_E,
                                              Qt::Key_P, Qt::Key_C, Qt::Key_T};
  const auto& act = std::get<sbor::Act>(move);
  const auto circles = circlesOf(move);
  const std::size_t at = view.match().present();
  walkTo(view, circles[0]);
  press(view, letters.at(static_cast<std::size_t>(act.action)));
  if (view.match().present() == at) {
    walkTo(view, circles[1]);
    press(view, Qt::Key_Return);
  }
}

} // namespace

void makeByMouse(BoardView& board, const std::string& action) {
  if (auto* mozaring = dynamic_cast<MozaringView*>(&board)) {
    mozaringByMouse(*mozaring, action);
  } else if (auto* pont = dynamic_cast<PontView*>(&board)) {
    pontByMouse(*pont, pont::Rules::read(action).value());
  } else if (auto* sbor = dynamic_cast<SborView*>(&board)) {
    action.ends_with('*') ? clickButton(sbor->bar().dieButton(0))
                          : sborByMouse(*sbor, sbor::readMove(action).value());
  }
}

void makeByKeys(BoardView& board, const std::string& action) {
  if (auto* mozaring = dynamic_cast<MozaringView*>(&board)) {
    mozaringByKeys(*mozaring, action);
  } else if (auto* pont = dynamic_cast<PontView*>(&board)) {
    pontByKeys(*pont, pont::Rules::read(action).value());
  } else if (auto* sbor = dynamic_cast<SborView*>(&board)) {
    action.ends_with('*') ? press(*sbor, Qt::Key_Space)
                          : sborByKeys(*sbor, sbor::readMove(action).value());
  }
}

} // namespace igroteka::app
