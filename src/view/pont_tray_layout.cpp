// SPDX-License-Identifier: MIT
// Where everything lies in a tray: in one row or two, penalty tiles side by side or as a pile.
#include "pont_tray.h"

#include <algorithm>
#include <array>
#include <bit>
#include <cmath>
#include <numbers>
#include <tuple>
#include <utility>

namespace igroteka::view {
namespace {

using Kind = PontChoice::Kind;

constexpr double pad = 10;
constexpr double root = std::numbers::sqrt3;
constexpr double gap = 0.2;          // sides between things
constexpr double buttonWidth = 2.3;  // sides
constexpr double leastButton = 40;   // pixels
constexpr double wordWidth = 92;     // of a button, where there is room
constexpr double receiverWidth = 34; // for a name of some letters
constexpr double leastReceiver = 9;  // for a number
constexpr double wideReceiver = 80;
constexpr double betweenButtons = 3;
constexpr double betweenRows = 4;
constexpr double leastFanStep = 0.55; // sides
constexpr double frameReach = 3;      // by which the frame of what is chosen stands off
constexpr double crampedSide = 9;
constexpr double leastSide = 5;
constexpr double goodSide = 14; // from which on all penalty tiles are shown side by side

/// What a tray holds.
struct Load {
  int stacks = 0;
  int hand = 0; ///< 1 with a tile in hand
  int words = 0;
  int fines = 0;
  int receivers = 0;
  double receiver = receiverWidth; ///< that one of them needs
};

/// How it holds it.
struct Form {
  bool twoRows = false;
  bool piled = false; ///< penalty tiles on top of each other, with their number
};

double besideStack(double side) {
  return side < PontTray::countsBeside ? PontTray::countWidth : 0;
}

double leastWord(double side) {
  return std::max(leastButton, buttonWidth * side);
}

double finesAcross(int fines, double side, bool piled) {
  if (fines == 0) {
    return 0;
  }
  const double more =
      piled ? (fines > 1 ? PontTray::countWidth : 0.0) : (fines - 1) * leastFanStep * side;
  return (root + gap) * side + more;
}

/// Names stand in two lines where they are many and there is height for it.
int linesOfReceivers(int receivers, double height) {
  return receivers > 3 && height >= 56 ? 2 : 1;
}

int columnsOfReceivers(int receivers, double height) {
  const int lines = linesOfReceivers(receivers, height);
  return (receivers + lines - 1) / lines;
}

double heightOfRow(QSizeF room, Form form) {
  return form.twoRows ? (room.height() - betweenRows) / 2 : room.height();
}

/// Where names have a row of their own, what can be given them stands above it.
bool finesAbove(const Load& load, Form form) {
  return form.twoRows && load.receivers > 0;
}

bool hasRoom(QSizeF room, const Load& load, Form form, double side) {
  double things =
      load.stacks * ((root + gap) * side + besideStack(side)) + load.hand * (root + gap) * side;
  const double columns = columnsOfReceivers(load.receivers, heightOfRow(room, form));
  double rest =
      load.words * (leastWord(side) + gap * side) + columns * (load.receiver + betweenButtons);
  (finesAbove(load, form) ? things : rest) += finesAcross(load.fines, side, form.piled);
  return form.twoRows ? std::max(things, rest) <= room.width() : things + rest <= room.width();
}

/// The largest side of tiles with which everything has room.
double sideFor(QSizeF room, const Load& load, Form form) {
  const double high = 2 + PontTray::highestStack * PontTray::stackStep;
  double side = (heightOfRow(room, form) - 2 * frameReach) / high;
  while (side > leastSide && !hasRoom(room, load, form, side)) {
    side -= 0.25;
  }
  return std::max(side, leastSide);
}

/// Penalty tiles lie open side by side as long as they can be told so; else the form that leaves
/// the tiles largest.
std::pair<Form, double> formFor(QSizeF room, const Load& load, bool plain) {
  constexpr std::array<Form, 4> forms{Form{false, false}, Form{true, false}, Form{false, true},
                                      Form{true, true}};
  std::pair<Form, double> best{forms[0], sideFor(room, load, forms[0])};
  for (const Form form : forms) {
    if (best.second >= goodSide) {
      break;
    }
    const double side = plain && form.twoRows ? 0 : sideFor(room, load, form);
    if (side > best.second * 1.1) {
      best = {form, side};
    }
  }
  return best;
}

/// Puts things side by side from the left.
class Row {
public:
  Row(PontTray& tray, QRectF room, double side) : tray_(tray), room_(room), side_(side) {
    left_ = room.left();
  }

  double rest() const { return room_.right() - left_; }
  double height() const { return room_.height(); }

  void tile(const PontChoice& choice, double width, int piled = 0, bool under = false) {
    // Stacks grow upwards: all stand lower by half of that.
    const double raised = (PontTray::highestStack - 1) * PontTray::stackStep * side_ / 2;
    const QRectF rect(left_, room_.center().y() + raised - side_, root * side_, 2 * side_);
    tray_.items.push_back({choice, Actor::nature, rect, side_, piled, under});
    left_ += width;
  }
  void button(std::optional<PontChoice> choice, Actor receiver, QSizeF size, double down = 0) {
    const double top = room_.center().y() - size.height() / 2 + down;
    tray_.items.push_back({choice, receiver, QRectF({left_, top}, size), 0, 0, false});
  }
  void skip(double width) { left_ += width; }

private:
  PontTray& tray_;
  QRectF room_;
  double side_;
  double left_;
};

void addReceivers(Row& row, const std::vector<Actor>& receivers, double width) {
  const int count = static_cast<int>(receivers.size());
  const int lines = linesOfReceivers(count, row.height());
  const double columns = columnsOfReceivers(count, row.height());
  const double wide = std::min(width, row.rest() / columns - betweenButtons);
  const double high = std::min(row.height() / lines - betweenButtons, 40.0);
  for (int place = 0; place < count; ++place) {
    const double line = place % lines - (lines - 1) / 2.0;
    row.button(std::nullopt, receivers[static_cast<std::size_t>(place)], {wide, high},
               line * (high + betweenButtons));
    if (place % lines == lines - 1) {
      row.skip(wide + betweenButtons);
    }
  }
}

/// The penalty tiles, `kept` pixels of the row being for others.
void addFines(Row& row, const std::vector<int>& fines, const PontDesk& desk, double side,
              bool piled, double kept) {
  const auto count = static_cast<int>(fines.size());
  if (piled && count > 1) {
    const auto chosen = desk.chosen();
    const bool known = chosen && chosen->kind == Kind::fine;
    const int shown = known ? chosen->number : fines.front();
    for (const int tile : fines) {
      if (tile != shown) {
        row.tile({Kind::fine, tile}, 0, 0, true);
      }
    }
    row.tile({Kind::fine, shown}, (root + gap) * side + PontTray::countWidth, count);
    return;
  }
  const double whole = (root + 0.06) * side;
  const double step =
      count > 1 ? std::min(whole, (row.rest() - kept - root * side) / (count - 1)) : whole;
  for (const int tile : fines) {
    row.tile({Kind::fine, tile}, step);
  }
  row.skip(count > 0 ? whole - step + gap * side : 0);
}

/// The words "discard" and "call", as wide as they can be.
void addWord(Row& row, const PontChoice& choice, double side, double othersNeed) {
  const double least = leastWord(side);
  const double wide = std::max(least, std::min(wordWidth, row.rest() - othersNeed - gap * side));
  row.button(choice, Actor::nature, {wide, std::min({2 * side, row.height(), 44.0})});
  row.skip(wide + gap * side);
}

} // namespace

const PontTray::Item* PontTray::itemAt(QPointF point) const {
  for (auto item = items.rbegin(); item != items.rend(); ++item) {
    if (item->rect.contains(point)) {
      return &*item;
    }
  }
  return nullptr;
}

const PontTray::Item* PontTray::find(const PontChoice& choice) const {
  const auto found =
      std::ranges::find_if(items, [&](const Item& item) { return item.choice == choice; });
  return found == items.end() ? nullptr : &*found;
}

QPointF PontTray::placeOf(const PontChoice& choice) const {
  const Item* item = find(choice);
  return item != nullptr ? item->rect.center() : frame.center();
}

double PontTray::sideOf(const PontChoice& choice) const {
  const Item* item = find(choice);
  return item != nullptr && item->side > 0 ? item->side : frame.height() / 4;
}

PontTray layTray(QRectF frame, double captionHeight, const pont::State& state, const PontDesk& desk,
                 bool plain) {
  PontTray tray;
  tray.seat = desk.seat();
  tray.frame = frame;
  const pont::SeatState& mine = state.seat(indexOf(desk.seat()));
  // A seat card has an edge of its own.
  QRectF room = plain ? frame.adjusted(0, 1, 0, -1) : frame.adjusted(pad, 4, -pad, -4);
  if (captionHeight > 0) {
    tray.caption = QRectF(room.left(), room.top(), room.width(), captionHeight);
    room.setTop(room.top() + captionHeight);
  }
  const bool hand = !mine.hand.isNone();
  const bool calls = desk.chosen() && desk.chosen()->kind == Kind::call;
  std::vector<int> fines;
  for (const int tile : pont::TilesIn(mine.penalty)) {
    fines.push_back(tile);
  }
  const int receivers = plain || !desk.gives() ? 0 : static_cast<int>(desk.receivers().size());
  // Room for a tile in hand is kept free, so that drawing does not change the size of the rest.
  const bool draws = hand || (!plain && receivers == 0 && !calls);
  Load load{mine.stackCount, draws ? 1 : 0, !plain && (draws || calls) ? 1 : 0,
            static_cast<int>(fines.size()), receivers};
  auto [form, side] = formFor(room.size(), load, plain);
  if (side < crampedSide && receivers > 0) {
    load.receiver = leastReceiver;
    std::tie(form, side) = formFor(room.size(), load, plain);
  }
  const double high = heightOfRow(room.size(), form);
  Row first(tray, QRectF(room.topLeft(), QSizeF(room.width(), high)), side);
  Row below(tray, QRectF(room.bottomLeft() - QPointF(0, high), QSizeF(room.width(), high)), side);
  Row& second = form.twoRows ? below : first;
  for (int stack = 1; stack <= mine.stackCount; ++stack) {
    first.tile({Kind::stack, stack}, (root + gap) * side + besideStack(side));
  }
  if (hand) {
    first.tile({Kind::hand, mine.hand.number()}, (root + gap) * side);
  }
  const double finesNeed = finesAcross(load.fines, side, form.piled);
  if (!plain && (hand || calls)) {
    const PontChoice word =
        hand ? PontChoice{Kind::discard, mine.hand.number()} : PontChoice{Kind::call, 0};
    addWord(second, word, side, finesNeed);
  }
  const double columns = columnsOfReceivers(receivers, second.height());
  if (!fines.empty()) {
    const bool above = finesAbove(load, form);
    const double names = columns * (wideReceiver + betweenButtons);
    const double kept = above || receivers == 0
                            ? 0
                            : std::max(columns * (load.receiver + betweenButtons),
                                       std::min(names, second.rest() - finesNeed));
    addFines(above ? first : second, fines, desk, side, form.piled, kept);
  }
  if (receivers > 0) {
    addReceivers(second, desk.receivers(), std::max(2 * buttonWidth * side, wideReceiver));
  }
  return tray;
}

} // namespace igroteka::view
