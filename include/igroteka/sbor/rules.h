// SPDX-License-Identifier: MIT
#pragma once

#include <igroteka/core/fixed_list.h>
#include <igroteka/core/rules.h>
#include <igroteka/sbor/geometry.h>
#include <igroteka/sbor/move.h>
#include <igroteka/sbor/state.h>

/// The rules of Obshchiy sbor; docs/rules/sbor.md has the clauses.
///
/// Facts: 2, 3, 4 players lay 12, 18, 24 circles and put out 6, 9, 12 dolls.
namespace igroteka::sbor {

/// The parameters of a match.
struct Options {
  int players = 2;
  bool wholeField = false; ///< circles stay one connected piece (OS-26)

  bool operator==(const Options&) const = default;
};

/// What chance decides before the first action: who begins (OS-6).
struct Setup {
  Actor start = Actor::seat1;

  bool operator==(const Setup&) const = default;
};

/// One die of the throw for the first player. Those who tie for the highest throw again.
struct LotThrow {
  Actor seat = Actor::seat1;
  int die = 1;

  bool operator==(const LotThrow&) const = default;
};

/// The throws for the first player in their order, and who begins (OS-6).
struct Lots {
  std::vector<LotThrow> throws;
  Actor first = Actor::seat1;

  bool operator==(const Lots&) const = default;
};

/// Throws for the first player. `deal` throws the same with the same random numbers.
Lots throwLots(Random& random, int players);

/// Computers that play among themselves agree on a draw after so many turns (OS-29).
inline constexpr std::uint32_t longestAmongComputers = 500;

/// Why a move is not legal.
enum class Reason : std::uint8_t {
  over,             ///< nothing is legal after the end
  notYourTurn,      ///< `number` is the seat to act, 0 for the dice
  notNow,           ///< the move belongs to another phase, `number` is the phase that it is
  noSuchCircle,     ///< `circle` is not in a game of so few
  noSuchDoll,       ///< `doll` is not in a game of so few
  badDie,           ///< a die shows 1 to 6
  wrongDiceCount,   ///< `number` dice are to be thrown
  circleLaid,       ///< `circle` lies already
  overlaps,         ///< `circle` would be overlapped
  touchesNothing,   ///< the place has no neighbour
  offTable,         ///< coordinates end at `farthest`
  splitsField,      ///< the field must stay whole
  notThisOpponents, ///< `number` is the seat whose dolls are to be put out
  dollStands,       ///< `doll` was put out already
  notFree,          ///< a doll stands on `circle`
  sameCircle,       ///< an action needs two different circles
  noDoll,           ///< no doll stands on `circle`
  notYours,         ///< the doll on `circle` belongs to somebody else
  notNeighbours,    ///< `circle` and `other`
  notSmaller,       ///< to eat, the other doll must be smaller
  notEmpty,         ///< the doll that eats holds one already
  nothingInside,    ///< to spit, a doll must hold one
  notLarger,        ///< to climb in, the other doll must be larger
  hostNotEmpty,     ///< the doll to climb into holds one already
  bothEmpty,        ///< nothing to trade
  doesNotFit,       ///< what would be traded is not smaller than its new host
  numbersDiffer,    ///< a substitution needs two circles of one number
  bothFree,         ///< a substitution needs a doll
  needsDice,        ///< dice showing `number` and `second`
  needsDie,         ///< a die showing `number`
  needsPair,        ///< two dice showing `number`
  needsTriple,      ///< three dice showing the number of `circle` or of `other`
  needsFour,        ///< four equal dice
  twoMoved,         ///< two circles were moved in this turn
  samePlace,        ///< the circle lies there already
  notUnused,        ///< the dice to keep are not among the unused ones
};

/// A reason and its details.
struct Refusal {
  Reason reason = Reason::over;
  std::uint8_t number = 0;
  std::uint8_t second = 0;
  Circle circle = {};
  Circle other = {};
  Doll doll = {};

  bool operator==(const Refusal&) const = default;
};

/// More than there are ever legal moves but free placements: four equal dice, 12 dolls.
inline constexpr std::size_t maxMoves = 1536;
using Moves = FixedList<Move, maxMoves>;

/// The law of Obshchiy sbor, a model of igroteka::Rules.
class Rules {
public:
  using Options = sbor::Options;
  using Setup = sbor::Setup;
  using State = sbor::State;
  using Move = sbor::Move;
  using Refusal = sbor::Refusal;

  static constexpr std::string_view id = "sbor";
  static constexpr Text title = IGROTEKA_TEXT("sbor", "Obshchiy sbor");

  static std::span<const Option<Options>> options();
  static std::span<const Preset<Options>> presets();
  static std::optional<Fault> check(const Options& options);

  explicit Rules(const Options& options) : options_(options) {}
  const Options& chosen() const { return options_; }

  Setup deal(Random& random) const;
  State start(const Setup& setup) const;
  Actors actors(const State& state) const;
  std::optional<Refusal> refusal(const State& state, Actor actor, const Move& move) const;
  State after(const State& state, Actor actor, const Move& move) const;
  std::optional<Outcome> outcome(const State& state) const;
  static Phrase explain(const Refusal& refusal);
  static std::string write(const Move& move) { return sbor::write(move); }
  static std::optional<Move> read(std::string_view text) { return readMove(text); }
  static void writeSetup(const Setup& setup, nlohmann::json& json);
  std::variant<Setup, Fault> readSetup(const nlohmann::json& json) const;
  void report(const State& state, const std::optional<Ending>& ending, nlohmann::json& line) const;

  /// All legal moves but those that lay or move a circle; for nature the throws of sorted dice.
  Moves moves(const State& state, Actor actor) const;
  std::vector<std::string> listing(const State& state) const;
  /// A random legal move, circles laid and moved among them.
  std::optional<Move> sample(const State& state, Actor actor, Random& random) const;

  std::vector<Chance<Move>> chances(const State& state) const;
  Move thrown(const State& state, const Dice& dice) const;
  bool reveals(const State& before, Actor actor, const Move& move) const;
  /// The seat whose throw is due.
  Actor thrower(const State& state) const { return seatAt(state.seat); }
  bool tooLong(const State& state) const { return state.turn >= longestAmongComputers; }
  Phrase tell(const State& before, Actor actor, const Move& move) const;
  Phrase prompt(const State& state) const;

  /// The circles among which this one may be laid or moved now (OS-7, OS-25).
  Field fieldFor(const State& state, Circle circle) const;
  /// The free circles that may be moved now (OS-25), whether or not there is a place for them.
  Circles movable(const State& state) const;

private:
  Options options_;
};

} // namespace igroteka::sbor
