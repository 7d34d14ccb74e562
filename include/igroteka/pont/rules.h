// SPDX-License-Identifier: MIT
#pragma once

#include <igroteka/core/rules.h>
#include <igroteka/pont/move.h>
#include <igroteka/pont/options.h>
#include <igroteka/pont/state.h>

#include <array>
#include <vector>

namespace igroteka::pont {

/// What is decided before the first action (TP-6, TP-7, TP-8).
struct Setup {
  int start = 1;              ///< the seat that begins when playing in turns; without meaning else
  std::vector<LaidTile> core; ///< in the order in which the tiles were laid
  std::vector<std::vector<Numbers>> stacks; ///< each seat's stacks, from the bottom to the top

  bool operator==(const Setup&) const = default;
};

/// Why a move is not legal.
enum class Reason : std::uint8_t {
  over,            ///< the game is over
  noSeat,          ///< there is no such player
  seatIsOut,       ///< the player has no tiles left and is out (TP-13)
  notYourTurn,     ///< another seat is to act (TP-21)
  giveFirst,       ///< a tile must be given away first (TP-12)
  callFirst,       ///< there is nothing left but to call (TP-13)
  handIsFull,      ///< one tile at a time (TP-9)
  handIsEmpty,     ///< nothing was drawn (TP-9, TP-10)
  finishTheTile,   ///< the drawn tile must be placed or discarded first (TP-21)
  noSuchStack,     ///< the player has no such stack
  stackIsEmpty,    ///< that stack has no tiles left
  notAPenaltyTile, ///< the tile is not in the player's penalty pile
  faceUnknown,     ///< nobody here knows the face of the tile, so that it cannot be judged
  cellIsTaken,     ///< a tile lies there
  touchesNothing,  ///< no tile around the cell (TP-9)
  touchesOne,      ///< one tile around the cell (TP-9)
  needsNiche,      ///< a penalty tile needs three or more tiles around it (TP-11)
  coloursClash,    ///< colours on touching edges differ (TP-3)
  noGiftDue,       ///< nothing is owed (TP-12)
  notToOneself,    ///< a gift goes to another player (TP-12)
  receiverIsOut,   ///< the receiver is no longer in the game (TP-12)
  noCallDue,       ///< tiles are left, or calls are not made by hand (TP-13)
};

/// Why a move is not legal, with the details that a view needs to show it.
struct Refusal {
  Reason reason = Reason::over;
  int number = 0;               ///< the seat, stack or tile in question, from 1
  std::uint8_t edges = 0;       ///< coloursClash: the edges of the cell that clash, a bit for each
  Colour mine = Colour::none;   ///< coloursClash: what the tile shows on the first of them
  Colour theirs = Colour::none; ///< coloursClash: what its neighbour shows there

  bool operator==(const Refusal&) const = default;
};

/// The law of Tantrix Pont, TP-1 to TP-31.
class Rules {
public:
  using Options = pont::Options;
  using Setup = pont::Setup;
  using State = pont::State;
  using Move = pont::Move;
  using Refusal = pont::Refusal;

  static constexpr std::string_view id = "pont";
  static constexpr Text title = IGROTEKA_TEXT("pont", "Tantrix Pont");

  /// `options` must have passed check().
  explicit Rules(Options options) : options_(std::move(options)) {}

  static std::span<const Option<Options>> options() { return describedOptions(); }
  static std::span<const Preset<Options>> presets() { return namedOptions(); }
  static std::optional<Fault> check(const Options& options) { return faultOf(options); }
  const Options& chosen() const { return options_; }

  /// TP-6, TP-7, TP-8, and the lot of TP-21.
  Setup deal(Random& random) const;
  State start(const Setup& setup) const;

  Actors actors(const State& state) const;
  std::optional<Refusal> refusal(const State& state, Actor actor, const Move& move) const;
  State after(const State& state, Actor actor, const Move& move) const;
  /// The same as `after`, in place.
  void play(State& state, const Move& move) const;
  std::optional<Outcome> outcome(const State& state) const;
  /// All legal moves of a seat. A tile whose face is not known can only be discarded or given.
  std::vector<Move> moves(const State& state, Actor actor) const;

  /// The place of every seat (TP-15), as it is or, before the end, as it would be.
  std::array<int, maxSeats> ranks(const State& state) const;

  static Phrase explain(const Refusal& refusal);
  static std::string write(const Move& move) { return pont::write(move); }
  static std::optional<Move> read(std::string_view text) { return pont::read(text); }
  static Actor by(const Move& move) { return move.seat; }

  static void writeSetup(const Setup& setup, nlohmann::json& json);
  std::variant<Setup, Fault> readSetup(const nlohmann::json& json) const;
  void report(const State& state, const std::optional<Ending>& ending, nlohmann::json& line) const;

  bool simultaneous() const { return options_.order == Order::rush; }

  /// What a player on this seat can see (TP-30): the mosaic, the own hand, all penalty piles, the
  /// sizes of the stacks, the numbers of the top tiles and of what others hold. Faces that have
  /// lain open before everybody stay known, wherever the tile is now.
  State visibleTo(const State& state, Actor seat) const;

  /// Only drawing shows a face that was hidden.
  bool reveals(const State&, Actor, const Move& move) const { return move.deed == Deed::draw; }
  Phrase tell(const State& before, Actor actor, const Move& move) const;
  Phrase prompt(const State& state) const;
  /// What is wanted of one seat that can act; also where all act at once.
  Phrase promptFor(const State& state, Actor actor) const;

private:
  bool manualCalls() const { return options_.manualCalls && simultaneous(); }
  bool canAct(const State& state, int seat) const;
  bool isIn(const State& state, int seat) const {
    return seat >= 0 && seat < state.players && !state.seat(seat).isOut();
  }

  void change(State& state, const Move& move) const;
  void fill(State& state, int seat, int tile, Place place) const;
  void give(State& state, const Move& move) const;
  void settle(State& state, int seat) const;
  void dropVainGifts(State& state) const;
  void passTurn(State& state, int seat) const;

  Options options_;
};

/// Why the tile cannot lie there, seen from the mosaic alone: `touching` is 2 for a drawn tile and
/// 3 for a penalty tile.
std::optional<Refusal> misfit(const Mosaic& mosaic, int tile, Place place, int touching);

/// Makes the core and the stacks at random (TP-6, TP-7, TP-8).
Setup dealt(const Options& options, Random& random);

} // namespace igroteka::pont
