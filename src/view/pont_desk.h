// SPDX-License-Identifier: MIT
#pragma once

#include <igroteka/pont/rules.h>

#include <QPointF>

#include <optional>
#include <vector>

namespace igroteka::view {

/// One thing that a seat of Tantrix Pont can do something with.
struct PontChoice {
  enum class Kind : std::uint8_t {
    stack,   ///< draw from it, or give its top away
    hand,    ///< the drawn tile
    fine,    ///< a tile of the penalty pile: into a niche, or as a gift
    discard, ///< the drawn tile to the penalty pile
    call,    ///< "Vsyo!"
  };

  Kind kind = Kind::stack;
  int number = 0; ///< of the stack, from 1; of the tile

  bool operator==(const PontChoice&) const = default;
};

/// What one seat is about to do: the thing chosen, the cell aimed at, how the tile is turned, who
/// is to get a gift. It knows the rules only by asking them, and proposes nothing by itself. A
/// plain value; follow() must be called with every new state.
class PontDesk {
public:
  explicit PontDesk(Actor seat = Actor::seat1) : seat_(seat) {}

  Actor seat() const { return seat_; }
  /// Takes over what became of the table: what is gone is no longer chosen.
  void follow(const pont::Rules& rules, const pont::State& state);

  /// What there is to choose from in this state, in the order in which *other* goes round.
  const std::vector<PontChoice>& choices() const { return choices_; }
  std::optional<PontChoice> chosen() const { return chosen_; }
  /// Chooses one of the choices; false if it is none of them.
  bool choose(const PontChoice& choice);
  /// The next one, or the one before.
  void chooseNext(int steps = 1);

  /// A tile must be given away now.
  bool gives() const { return gives_; }
  /// Who can get it.
  const std::vector<Actor>& receivers() const { return receivers_; }
  Actor receiver() const { return receiver_; }
  bool chooseReceiver(Actor seat);
  void nextReceiver(int steps = 1);

  /// The tile that would be placed: the one in hand, or the chosen penalty tile; 0 for none.
  int tile() const;
  int rotation() const { return rotation_; }
  /// Turns it clockwise by so many times 60 degrees.
  void turn(int steps);
  void setRotation(int rotation) { rotation_ = rotation; }

  pont::Cell cell() const { return cell_; }
  void aimAt(pont::Cell cell) { cell_ = cell; }
  /// Aims at the nearest cell of `cells` in that direction, as it is seen.
  void walk(const std::vector<pont::Cell>& cells, QPointF direction);

  /// What *do* does now; nothing where there is nothing to do.
  std::optional<pont::Move> move() const;
  /// The tile placed on the cell that is aimed at; nothing without a tile.
  std::optional<pont::Move> placing() const;

private:
  void list(const pont::Rules& rules, const pont::State& state);

  Actor seat_;
  std::vector<PontChoice> choices_;
  std::optional<PontChoice> chosen_;
  std::vector<Actor> receivers_;
  Actor receiver_ = Actor::nature;
  pont::Cell cell_{};
  int rotation_ = 0;
  int hand_ = 0; ///< the number of the tile in hand
  bool gives_ = false;
  bool aimed_ = false;
};

} // namespace igroteka::view
