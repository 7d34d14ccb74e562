// SPDX-License-Identifier: MIT
#pragma once

#include "combination_sets.h"
#include "solver_table.h"

#include <igroteka/mozaring/rules.h>

#include <array>
#include <cstdint>

namespace igroteka::mozaring {

/// One player in the solver's position. The two colours are kept as due and other, so that
/// positions that differ in the names of the colours alone are the same.
struct Side {
  std::array<Slots, 2> rings; ///< of the due colour and of the other one
  /// The slots that would complete a combination of the colour, taken ones among them; showing
  /// lines left out.
  std::array<Slots, 2> thirds;
};

/// The solver's own position: two sides and the one to move. A test proves that it agrees with the
/// rules. Nothing here initialises itself: lists of positions are made by the million.
struct Position {
  std::array<Side, 2> sides;
  Slots taken;
  int mover;
};

/// The board, the rings and the combinations of one set of options, prepared for speed.
class Field {
public:
  explicit Field(const Rules& rules);

  /// The position of a state that is not over and in which the swap is not open.
  Position positionOf(const State& state) const;

  /// The slots that can take a ring of this colour.
  Slots legal(const Position& position, const Side& side, std::size_t colour) const {
    return available(side.rings[colour]) & open_ & ~position.taken;
  }

  /// Passes the turn on to whoever can place, and makes the colour that can be placed the due one
  /// (MZ-9, MZ-10); false if nobody can.
  bool settle(Position& position) const;

  /// The legal slots that complete a combination of the due colour.
  Slots completing(const Position& position, const Side& side, Slots legalSlots) const {
    Slots slots = side.thirds[0] & legalSlots;
    if (showing_) {
      slots |= completingShowing(position, side) & legalSlots;
    }
    return slots;
  }

  /// Places a ring of the mover's due colour and passes the turn on, unsettled.
  void place(Position& position, int slot) const;

  /// The new thirds that a ring on this slot gives to a colour with these rings.
  Slots newThirds(Slots rings, int slot) const {
    Slots found = 0;
    for (const Slots pair : pairs_[static_cast<std::size_t>(slot)]) {
      const Slots held = rings & pair;
      found |= held != 0 ? pair & ~held : 0;
    }
    return found;
  }

  /// The showing lines (bit line) that this colour can still complete, by the fields in which it
  /// does not show yet, 0 to 3; and the fields of all of them.
  struct Shows {
    std::array<std::uint8_t, 4> lines;
    Fields fields;
  };
  Shows shows(const Position& position, const Side& side, std::size_t colour) const;

  /// The combinations that this colour can still complete; showing lines left out.
  Combinations live(const Position& position, const Side& side, std::size_t colour) const;

  /// Whether the colour still has a combination that can be completed by `missing` more rings.
  bool reachable(const Position& position, const Side& side, std::size_t colour, int missing) const;

  /// Whether for the next `rings` rings each colour surely finds a slot, so that nobody is skipped.
  bool calm(const Position& position, int rings) const;

  /// A key that positions share which differ in a symmetry of the board alone.
  Key symmetricKey(const Position& position) const;

  /// A key that positions share which differ in what can matter no more: in which slots the rings
  /// stand that belong to no live combination, and which slots are open that belong to none.
  /// `useful` becomes the open slots that belong to a live combination of any colour.
  Key sparseKey(const Position& position, Slots& useful) const;

  /// Of slots that are in no use to anybody one of each size is as good as all.
  Slots withoutRepeats(Slots moves, Slots useful) const;

  bool showing() const { return showing_; }
  bool twoColours(int seat) const { return two_[static_cast<std::size_t>(seat)]; }
  Slots openSlots() const { return open_; }
  int slotValue(int slot) const { return values_[static_cast<std::size_t>(slot)]; }

private:
  Slots available(Slots rings) const {
    Slots sizes = 0;
    for (const Size size : allSizes) {
      const Fields held = (rings >> slotIndex(size, 0)) & allFields;
      sizes |= fieldCounts[held] < copies_[indexOf(size)] ? slotsOf(size) : 0;
    }
    return sizes;
  }
  int reserve(const Side& side, std::size_t colour, Size size) const {
    const Fields held = (side.rings[colour] >> slotIndex(size, 0)) & allFields;
    return copies_[indexOf(size)] - fieldCounts[held];
  }
  /// The fields in which the colour's rings are the largest.
  static Fields shown(Slots taken, Slots own) {
    const Fields large = taken >> slotIndex(Size::large, 0);
    const Fields medium = (taken >> slotIndex(Size::medium, 0)) & allFields;
    return (own >> slotIndex(Size::large, 0)) |
           ((own >> slotIndex(Size::medium, 0)) & allFields & ~large) |
           (own & allFields & ~large & ~medium);
  }
  Slots completingShowing(const Position& position, const Side& side) const;
  Slots seenSlots(const Position& position) const;
  void findSymmetries(const Rules& rules);
  void findShortages();
  Slots image(Slots slots, std::size_t symmetry) const {
    const auto& map = images_[symmetry];
    return map[0][slots & allFields] | map[1][(slots >> fieldCount) & allFields] |
           map[2][(slots >> (2 * fieldCount)) & allFields];
  }

  std::array<int, sizeCount> copies_{};
  Slots open_ = allSlots;
  bool showing_ = false;
  bool sparse_ = false; ///< whether sparse keys are possible
  bool otherWhenStuck_ = false;
  std::array<bool, 2> two_{};
  Combinations counted_ = 0;
  std::array<FixedList<Slots, 13>, slotCount> pairs_;
  std::array<int, slotCount> values_{};
  /// For each size and the fields where a colour has it, the lines of that size for which its
  /// reserve does not suffice.
  std::array<std::array<Combinations, allFields + 1U>, sizeCount> shortages_{};
  /// For each symmetry that holds but the identity, the images of each size's fields.
  std::vector<std::array<std::array<Slots, allFields + 1U>, sizeCount>> images_;
};

} // namespace igroteka::mozaring
