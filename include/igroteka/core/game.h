// SPDX-License-Identifier: MIT
#pragma once

#include <igroteka/core/hands.h>
#include <igroteka/core/level.h>
#include <igroteka/core/record.h>
#include <igroteka/core/rules.h>

#include <nlohmann/json_fwd.hpp>

#include <functional>
#include <memory>
#include <optional>
#include <span>
#include <stop_token>
#include <string>
#include <string_view>
#include <vector>

namespace igroteka {

class Game;

/// What an AI player answers: an action of its seat, the share of the win that it expects for it
/// (0 to 1), and why, for people.
struct Answer {
  std::string action;
  double value = 0.5;
  Phrase reason;

  bool operator==(const Answer&) const = default;
};

/// A search that is ready to run on any thread: it holds copies of all it needs. When stopped it
/// returns its best so far.
using Search = std::function<Answer(std::stop_token stop)>;

/// A match of any game, for all that need not know which: command line, session, main window, move
/// list. Views take the typed match out of it (TypedMatch in typed_game.h). Positions are counted
/// by the plies before them, as in Match.
class AnyMatch {
public:
  virtual ~AnyMatch() = default;

  virtual const Game& game() const = 0;
  virtual std::unique_ptr<AnyMatch> clone() const = 0;

  virtual int players() const = 0;
  /// The "variant" object of the record, every parameter spelled out.
  virtual nlohmann::json variant() const = 0;
  virtual nlohmann::json setup() const = 0;
  virtual bool simultaneous() const = 0;

  virtual std::size_t present() const = 0;
  virtual std::size_t shown() const = 0;
  virtual std::size_t known() const = 0;
  virtual void show(std::size_t at) = 0;

  virtual Actors actors(std::size_t at) const = 0;
  virtual std::optional<Ending> ending(std::size_t at) const = 0;
  /// The legal actions in byte order, as records.md has them; empty after the end.
  virtual std::vector<std::string> legal(std::size_t at) const = 0;
  /// The line of the trace for this position.
  virtual nlohmann::json trace(std::size_t at) const = 0;
  /// What is wanted in this position, for the prompt line.
  virtual Phrase prompt(std::size_t at) const = 0;

  /// The ply from position `at` to the next: who made it, its text, its words, its time.
  virtual Actor actorOfPly(std::size_t at) const = 0;
  virtual std::string action(std::size_t at) const = 0;
  virtual Phrase tell(std::size_t at) const = 0;
  virtual std::int64_t timeOfPly(std::size_t at) const = 0;
  /// Whether computers that play among themselves agree on a draw in this position, since the game
  /// has lasted too long.
  virtual bool tooLong(std::size_t at) const = 0;
  /// Whether the ply showed something hidden, so that undo stops there.
  virtual bool revealed(std::size_t at) const = 0;

  /// Who would make this action in the shown position; nothing where the text is no action.
  virtual std::optional<Actor> actorOf(std::string_view action) const = 0;
  /// Why the action cannot be made in the shown position; nothing if it can.
  virtual std::optional<Phrase> refusal(Actor actor, std::string_view action) const = 0;
  /// Makes the action in the shown position, cutting off what was played after it; or says why not
  /// and changes nothing. `time` is in milliseconds since the start, -1 if unknown.
  virtual std::optional<Phrase> play(Actor actor, std::string_view action,
                                     std::int64_t time = -1) = 0;
  /// The action of nature with these dice in the present position, where nature is due.
  virtual std::optional<std::string> thrown(const Dice& dice) const = 0;
  /// The seat whose throw is due in this position; nature where none is, or the game does not say.
  virtual Actor thrower(std::size_t at) const = 0;

  virtual std::optional<std::size_t> undoTarget(const std::function<bool(Actor)>& isPerson,
                                                bool evenSeen) const = 0;
  virtual void undoTo(std::size_t target) = 0;
  virtual void redo(const std::function<bool(Actor)>& isPerson) = 0;

  /// A search for the AI player on this seat in this position, seeing only what the seat sees;
  /// empty where the game has no AI players.
  virtual Search search(std::size_t at, Actor seat, Level level, std::uint64_t seed) const = 0;

  /// The number of action sequences of exactly this length from the present position.
  virtual std::uint64_t perft(int depth) const = 0;

  /// The id in the record: of a preset, or the name of a custom variant.
  std::string variantId;
  std::vector<SeatInfo> seats; ///< one a player
  /// The file that the match came from, whose unknown keys survive; may be empty.
  std::shared_ptr<const nlohmann::json> document;

  /// The match up to the present position as the text of a record.
  std::string text() const;
};

/// A preset of a game as all can see it.
struct PresetInfo {
  std::string_view id;
  Text title;
  Text sentence;
  int minPlayers = 2;
  int maxPlayers = 2;
  int defaultPlayers = 2;
};

/// How fast a game runs on one core, in things per second.
struct Speed {
  double playouts = 0;
  double positions = 0;
};

/// How long something takes on average that a game is asked all the time.
struct Timing {
  std::string_view name; ///< a key of the benchmark's output
  double microseconds = 0;
};

/// What became of a record: a match up to the first fault, if there is one. `match` is empty where
/// already the variant or the setup is at fault. `illegal` tells an illegal action, setup or result
/// from a file that is no record of the game.
struct Opened {
  std::unique_ptr<AnyMatch> match;
  std::optional<Fault> fault;
  bool illegal = false;
};

/// One game as the program knows it: the entry in the games list. A game NAME declares
/// `const Game& game();` in include/igroteka/NAME/game.h, which src/NAME/game.cpp gives by gameOf
/// of typed_game.h: the one place where its templates meet the JSON library.
class Game {
public:
  virtual ~Game() = default;

  virtual std::string_view id() const = 0;
  virtual Text title() const = 0;
  virtual std::vector<PresetInfo> presets() const = 0;
  /// The descriptions of the parameters, without `players`.
  virtual std::vector<const OptionField*> fields() const = 0;
  /// The preset with this id; the first one for every other id.
  PresetInfo presetOf(std::string_view id) const;
  /// The range of players over all presets.
  int minPlayers() const;
  int maxPlayers() const;

  /// The whole "variant" object that this object, which may leave parameters out, stands for.
  /// `where` in a fault is relative to it.
  virtual std::variant<nlohmann::json, Fault> complete(const nlohmann::json& variant) const = 0;
  /// A new match of this variant (as `complete` takes it), its setup decided by the seed.
  virtual std::variant<std::unique_ptr<AnyMatch>, Fault> create(const nlohmann::json& variant,
                                                                std::uint64_t seed) const = 0;
  /// Replays a record of this game up to its first fault.
  virtual Opened open(const Record& record) const = 0;

  virtual bool hasPlayers() const = 0;
  /// The hands of the computers on these seats for a rush, which see only what their seats see;
  /// null where the match is played in turns, or the game has none. The same seed gives the same
  /// hands.
  virtual std::unique_ptr<AnyHands> hands(const AnyMatch& match, const SeatLevels& levels,
                                          std::uint64_t seed) const = 0;
  /// Random playouts from a new match of the variant for about this long.
  virtual Speed measure(const nlohmann::json& variant, double seconds) const = 0;
  /// What else is worth measuring in this game, each for about this long; mostly nothing.
  virtual std::vector<Timing> timings(double seconds) const = 0;
};

/// The games of a program, in the order in which they are shown.
using GameList = std::span<const Game* const>;

/// The game with this id, or null.
const Game* findGame(GameList games, std::string_view id);

/// Reads a record of any of these games, from the file's text.
Opened openRecord(GameList games, std::string_view text);

} // namespace igroteka
