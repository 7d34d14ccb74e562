// SPDX-License-Identifier: MIT
#include "view/mozaring_layout.h"
#include "view/ring_paint.h"

#include <gtest/gtest.h>

#include <vector>

namespace igroteka::view {
namespace {

using Seats = std::vector<std::vector<PieceColour>>;

const Seats twoSeats{{PieceColour::blue, PieceColour::yellow},
                     {PieceColour::red, PieceColour::green}};
const Seats fourSeats{
    {PieceColour::red}, {PieceColour::green}, {PieceColour::blue}, {PieceColour::yellow}};

std::vector<MozaringLayout> manyLayouts() {
  std::vector<MozaringLayout> layouts;
  for (const QSizeF area : {QSizeF(540, 520), QSizeF(1200, 700), QSizeF(600, 1400),
                            QSizeF(3840, 2000), QSizeF(101, 99)}) {
    for (const Seats& seats :
         {Seats{}, twoSeats, fourSeats, Seats(fourSeats.begin(), fourSeats.begin() + 3)}) {
      layouts.emplace_back(area, seats);
    }
  }
  return layouts;
}

TEST(MozaringLayout, FindsEverySlotAtItsGroove) {
  for (const MozaringLayout& layout : manyLayouts()) {
    for (int field = 0; field < 9; ++field) {
      for (const auto& [size, radius] :
           {std::pair{PieceSize::small, 16.8}, std::pair{PieceSize::medium, 40.0},
            std::pair{PieceSize::large, 65.0}}) {
        for (const QPointF direction : {QPointF(1, 0), QPointF(-0.6, 0.8), QPointF(0, -1)}) {
          const QPointF point = layout.fieldCentre(field) + direction * radius * layout.unit();
          EXPECT_EQ(layout.slotAt(point), (MozaringSlot{field, size}));
          EXPECT_EQ(layout.fieldAt(point), field);
        }
      }
    }
  }
}

TEST(MozaringLayout, FindsNoSlotBesideTheWells) {
  const MozaringLayout layout(QSizeF(900, 700), twoSeats);
  const QPointF between = (layout.fieldCentre(0) + layout.fieldCentre(4)) / 2;
  EXPECT_FALSE(layout.slotAt(between).has_value());
  EXPECT_FALSE(layout.slotAt(layout.boardTop().topLeft() + QPointF(1, 1)).has_value());
  EXPECT_FALSE(layout.fieldAt(QPointF(-50, -50)).has_value());
  EXPECT_FALSE(layout.fieldAt(layout.boardTop().bottomRight() + QPointF(9, 9)).has_value());
}

TEST(MozaringLayout, KeepsEverythingInsideTheArea) {
  for (const QSizeF size : {QSizeF(540, 520), QSizeF(1200, 700), QSizeF(600, 1400)}) {
    for (const Seats& seats : {twoSeats, fourSeats}) {
      const MozaringLayout layout(size, seats);
      const QRectF area(QPointF(0, 0), size);
      EXPECT_TRUE(area.contains(layout.boardTop()));
      ASSERT_EQ(layout.trays().size(), seats.size());
      for (const QRectF& tray : layout.trays()) {
        EXPECT_TRUE(area.contains(tray));
        EXPECT_FALSE(tray.intersects(layout.boardTop()));
      }
    }
  }
}

TEST(MozaringLayout, FindsEveryPileAtItsCentreAndInItsTray) {
  for (const MozaringLayout& layout : manyLayouts()) {
    for (const MozaringLayout::Place& place : layout.piles()) {
      EXPECT_EQ(layout.pileAt(place.centre), place.pile);
      EXPECT_EQ(layout.pileCentre(place.pile), place.centre);
      const QRectF& tray = layout.trays()[static_cast<std::size_t>(place.pile.seat)];
      EXPECT_TRUE(tray.contains(place.centre));
    }
  }
}

TEST(MozaringLayout, HasAPileForEveryColourAndSizeOfEverySeat) {
  const MozaringLayout layout(QSizeF(1200, 700), twoSeats);
  EXPECT_EQ(layout.piles().size(), 12U);
  EXPECT_TRUE(layout.pileCentre({0, PieceColour::blue, PieceSize::small}).has_value());
  EXPECT_FALSE(layout.pileCentre({0, PieceColour::red, PieceSize::small}).has_value());
}

TEST(MozaringLayout, PutsReservesWhereTheBoardStaysLarger) {
  const MozaringLayout wide(QSizeF(1600, 700), twoSeats);
  const MozaringLayout tall(QSizeF(700, 1600), twoSeats);
  EXPECT_LT(wide.trays()[0].right(), wide.boardTop().left());
  EXPECT_GT(wide.trays()[1].left(), wide.boardTop().right());
  EXPECT_GT(tall.trays()[0].top(), tall.boardTop().bottom());
  EXPECT_LT(tall.trays()[1].bottom(), tall.boardTop().top());
  EXPECT_NEAR(wide.unit(), tall.unit(), 0.15);
}

TEST(MozaringLayout, LeavesRoomForANameOverEveryReserveBesideTheBoard) {
  constexpr double caption = 22;
  for (const QSizeF size : {QSizeF(560, 480), QSizeF(900, 640), QSizeF(1600, 1100)}) {
    for (const Seats& seats :
         {twoSeats, Seats(fourSeats.begin(), fourSeats.begin() + 3), fourSeats}) {
      const MozaringLayout layout(size, seats, caption);
      for (const MozaringLayout::Place& place : layout.piles()) {
        const double top =
            place.centre.y() - ringMeasures(place.pile.size).radius * layout.pileUnit();
        EXPECT_GT(top, layout.trays()[static_cast<std::size_t>(place.pile.seat)].top() + caption);
      }
    }
  }
}

TEST(MozaringLayout, SeatsPeopleClockwiseFromTheBottomLeft) {
  const MozaringLayout layout(QSizeF(1600, 700), fourSeats);
  const auto& trays = layout.trays();
  EXPECT_GT(trays[0].top(), trays[1].top());
  EXPECT_EQ(trays[0].left(), trays[1].left());
  EXPECT_EQ(trays[1].top(), trays[2].top());
  EXPECT_LT(trays[2].top(), trays[3].top());
  EXPECT_LT(trays[1].left(), trays[2].left());
}

} // namespace
} // namespace igroteka::view
