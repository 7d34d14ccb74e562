// SPDX-License-Identifier: MIT
#pragma once

#include <igroteka/core/fixed_list.h>
#include <igroteka/core/rules.h>
#include <igroteka/mozaring/board.h>
#include <igroteka/mozaring/options.h>

#include <array>
#include <cstdint>

namespace igroteka::mozaring {

/// What chance decides before the first ring: who starts, a seat from 1 (MZ-6).
struct Setup {
  int start = 1;

  bool operator==(const Setup&) const = default;
};

/// A ring on a field (MZ-7), or the swap of sides (MZ-30), for which the rest keeps its defaults.
struct Move {
  bool swap = false;
  Colour colour = Colour::red;
  Size size = Size::small;
  std::uint8_t field = 0; ///< 0 to 8

  constexpr int slot() const { return slotIndex(size, field); }
  static constexpr Move ring(Colour colour, int slot) {
    return {false, colour, sizeOfSlot(slot), static_cast<std::uint8_t>(fieldOfSlot(slot))};
  }
  static constexpr Move sides() { return {true}; }

  bool operator==(const Move&) const = default;
};

/// The legal moves: by colour, then by slot, then the swap. It holds sets of slots and makes each
/// move only when it is asked for, which is what makes playouts fast.
class Moves {
public:
  using value_type = Move;

  class Iterator {
  public:
    using difference_type = std::ptrdiff_t;
    using value_type = Move;
    constexpr Iterator() = default;
    constexpr explicit Iterator(const Moves& moves) : left_(moves.open_), swap_(moves.swap_) {
      advance();
    }
    constexpr Move operator*() const {
      return colour_ < colourCount
                 ? Move::ring(static_cast<Colour>(colour_), std::countr_zero(left_[colour_]))
                 : Move::sides();
    }
    constexpr Iterator& operator++() {
      if (colour_ < colourCount) {
        left_[colour_] &= left_[colour_] - 1;
      } else {
        swap_ = false;
      }
      advance();
      return *this;
    }
    constexpr Iterator operator++(int) {
      Iterator before = *this;
      ++*this;
      return before;
    }
    constexpr bool operator==(const Iterator& other) const {
      return left_ == other.left_ && swap_ == other.swap_;
    }

  private:
    constexpr void advance() {
      while (colour_ < colourCount && left_[colour_] == 0) {
        ++colour_;
      }
    }

    std::array<Slots, colourCount> left_{};
    std::size_t colour_ = 0;
    bool swap_ = false;
  };

  constexpr void allow(Colour colour, Slots slots) { open_[indexOf(colour)] = slots; }
  constexpr void allowSwap() { swap_ = true; }

  constexpr std::size_t size() const {
    std::size_t count = swap_ ? 1 : 0;
    for (const Slots slots : open_) {
      count += static_cast<std::size_t>(countOf(slots));
    }
    return count;
  }
  constexpr bool empty() const { return size() == 0; }
  constexpr Move operator[](std::size_t place) const {
    for (const Colour colour : allColours) {
      Slots slots = open_[indexOf(colour)];
      const auto count = static_cast<std::size_t>(countOf(slots));
      if (place < count) {
        for (; place > 0; --place) {
          slots &= slots - 1;
        }
        return Move::ring(colour, std::countr_zero(slots));
      }
      place -= count;
    }
    return Move::sides();
  }
  constexpr Iterator begin() const { return Iterator(*this); }
  constexpr Iterator end() const { return Iterator(); }
  constexpr bool operator==(const Moves&) const = default;

private:
  std::array<Slots, colourCount> open_{};
  bool swap_ = false;
};

/// No colour, slot or seat, where one of these may be missing.
inline constexpr std::uint8_t none = 255;

/// How a round ended: what views still show when the next one has begun.
struct RoundEnd {
  Board board;
  Combinations combinations = 0; ///< those that the last ring completed, if that ended the round
  std::uint8_t slot = none;      ///< of the last ring
  std::uint8_t colour = none;    ///< of the last ring
  std::uint8_t winner = none;    ///< the seat that completed the combination, from 0

  bool operator==(const RoundEnd&) const = default;
};

/// A position. Seats are counted from 0 here.
struct State {
  Board board;                             ///< of the running round; at the end the last one's
  std::array<Colours, maxPlayers> hands{}; ///< the colours of each seat (a swap changes them)
  std::array<std::uint8_t, maxPlayers> last{none, none, none, none}; ///< last colour of each seat
  std::array<std::uint16_t, maxPlayers> points{}; ///< round wins or points of the finished rounds
  std::uint8_t toAct = 0;                         ///< none when all is over
  std::uint8_t round = 1;
  std::uint8_t starter = 0; ///< of this round
  std::uint8_t out = 0;     ///< seats that are out, with the goal avoid (bit seat)
  std::uint8_t skipped = 0; ///< seats passed over on the way to the one to act (MZ-9; bit seat)
  std::uint8_t winners = 0; ///< when all is over (bit seat)
  bool mayNotSwap = true;   ///< the swap rule does not hold, or its moment is over
  RoundEnd ended;           ///< the last finished round; empty before the first end

  constexpr bool over() const { return toAct == none; }
  bool operator==(const State&) const = default;
};

/// Why a move is not legal, with the details that its sentence needs.
struct Refusal {
  enum class Reason : std::uint8_t {
    over,
    otherSeat,   ///< another seat is to act
    otherColour, ///< the ring is of a colour that the seat does not own
    notDue,      ///< the seat's other colour is due (MZ-10)
    noRingLeft,  ///< no such ring is left in the reserve
    slotTaken,   ///< MZ-7
    slotClosed,  ///< MZ-30
    swapUnknown, ///< the swap rule does not hold here
    swapLate,    ///< the sides may be swapped only straight after the very first ring
  };

  Reason reason = Reason::over;
  Colour colour = Colour::red; ///< of the ring
  Colour due = Colour::red;    ///< with notDue: the colour that is due
  Size size = Size::small;
  std::uint8_t field = 0; ///< 0 to 8
  std::uint8_t seat = 0;  ///< with otherSeat: who is to act, from 0

  bool operator==(const Refusal&) const = default;
};

/// The rules of Mozaring, MZ-1 to MZ-31.
class Rules {
public:
  using Options = mozaring::Options;
  using Setup = mozaring::Setup;
  using State = mozaring::State;
  using Move = mozaring::Move;
  using Refusal = mozaring::Refusal;
  using Moves = mozaring::Moves;

  static constexpr std::string_view id = "mozaring";
  static constexpr Text title = IGROTEKA_TEXT("mozaring", "Mozaring");

  static std::span<const Option<Options>> options() { return describedOptions(); }
  static std::span<const Preset<Options>> presets() { return rulebookGames(); }
  static std::optional<Fault> check(const Options& options) { return faultOf(options); }

  explicit Rules(Options options);

  const Options& chosen() const { return options_; }
  Setup deal(Random& random) const;
  State start(const Setup& setup) const;
  Actors actors(const State& state) const;
  std::optional<Refusal> refusal(const State& state, Actor actor, const Move& move) const;
  State after(const State& state, Actor actor, const Move& move) const;
  std::optional<Outcome> outcome(const State& state) const;
  Moves moves(const State& state, Actor actor) const;

  static Phrase explain(const Refusal& refusal);
  static std::string write(const Move& move);
  static std::optional<Move> read(std::string_view text);
  static void writeSetup(const Setup& setup, nlohmann::json& json);
  std::variant<Setup, Fault> readSetup(const nlohmann::json& json) const;
  void report(const State& state, const std::optional<Ending>& ending, nlohmann::json& line) const;
  Phrase tell(const State& before, Actor actor, const Move& move) const;
  Phrase prompt(const State& state) const;

  /// The colours that MZ-10 asks of this seat (from 0) next, placeable or not.
  Colours due(const State& state, int seat) const;
  /// The colours of which this seat may place rings now, if it is to act.
  Colours placeable(const State& state, int seat) const;
  /// The open slots that can take a ring of this colour, whose turn it is aside.
  Slots openSlots(const State& state, Colour colour) const;
  /// The rings of this colour and size left in the reserve.
  int reserve(const State& state, Colour colour, Size size) const;
  /// The seat, from 0, that owns this colour; -1 if nobody does.
  int ownerOf(const State& state, Colour colour) const;
  /// The score as people count it during play: rounds won, or points with those of the running
  /// round; zeros with the goal avoid.
  std::array<int, maxPlayers> score(const State& state) const;
  /// The combinations that count in these rules.
  Combinations counted() const { return counted_; }
  /// The combinations that a ring on this slot completes, the ring being on the board already.
  Combinations completedBy(const Board& board, Colour colour, int slot) const;

private:
  bool canPlace(const State& state, int seat) const;
  std::array<int, maxPlayers> boardPoints(const State& state) const;
  void placeRing(State& state, int seat, const Move& move) const;
  void passOn(State& state, int seat) const;
  void endRound(State& state, int winner, Combinations combinations, const Move& last) const;
  int nextStarter(const State& state, int winner, const std::array<int, maxPlayers>& gained) const;
  void decide(State& state) const;
  int players() const { return options_.players; }

  Options options_;
  Combinations counted_;
  bool countsShowing_;
  /// A counted combination through a slot: its index and its slots.
  struct Through {
    std::uint8_t index = 0;
    Slots slots = 0;
  };
  /// For each slot; showing lines are left out: 13 at most.
  std::array<FixedList<Through, 13>, slotCount> through_;
};

} // namespace igroteka::mozaring
