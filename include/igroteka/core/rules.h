// SPDX-License-Identifier: MIT
#pragma once

#include <igroteka/core/actor.h>
#include <igroteka/core/options.h>
#include <igroteka/core/random.h>
#include <igroteka/core/text.h>

#include <nlohmann/json_fwd.hpp>

#include <algorithm>
#include <concepts>
#include <optional>
#include <span>
#include <string>
#include <string_view>
#include <variant>
#include <vector>

namespace igroteka {

/// How a game ended by its rules. No winners is a draw; several winners share the win.
struct Outcome {
  Actors winners;

  bool operator==(const Outcome&) const = default;
};

/// How a match ended: by the rules, by an agreed draw, or because a seat gave up.
struct Ending {
  enum class How : std::uint8_t { played, agreed, resigned };

  How how = How::played;
  Outcome outcome;
  Actor resigned = Actor::nature; ///< the seat that gave up, only with How::resigned

  bool operator==(const Ending&) const = default;
};

/// The whole law of one game. An R is built from R::Options, which must have passed R::check.
///
/// - `R::id` names the game in records; `R::title` is its name for people.
/// - `R::options()` describes the parameters, `R::presets()` their named values. `Options` has a
///   member `players`.
/// - `R::check(options)` gives the field at fault if these parameters cannot work.
/// - `deal(random)` gives all that chance decides before the first action; `start(setup)` the first
///   state.
/// - `actors(state)` are those who may act now: one seat in turns, several in a rush, nature when
///   dice are due, nobody exactly when `outcome(state)` is set.
/// - `refusal(state, actor, move)` says why a move is not legal; any value that `read` gives may be
///   asked. `after` is defined for moves that are not refused, and gives the new state.
/// - `R::explain(refusal)` is the sentence for people.
/// - `R::write` and `R::read` are the text of a move: every move has exactly one.
/// - `R::writeSetup(setup, json)` and `readSetup(json)` are the record's "setup" object; reading
///   checks it against the rules (places are relative to "setup", such as "start").
/// - `report(state, ending, line)` adds the game's own keys to a line of the trace: those that
///   records.md names beside ply, actor, legal, over and winners.
template <class R>
concept Rules = std::regular<typename R::Options> && std::regular<typename R::Setup> &&
    std::regular<typename R::State> && std::regular<typename R::Move> &&
    std::constructible_from<R, typename R::Options> && std::copy_constructible<R> &&
    requires(const R rules, const typename R::Options& options, const typename R::Setup& setup,
             const typename R::State& state, const typename R::Move& move,
             const typename R::Refusal& refusal, Actor actor, Random& random, std::string_view text,
             nlohmann::json& json, const nlohmann::json& given,
             const std::optional<Ending>& ending) {
  { R::id } -> std::convertible_to<std::string_view>;
  { R::title } -> std::convertible_to<Text>;
  { options.players } -> std::convertible_to<int>;
  { R::options() } -> std::same_as<std::span<const Option<typename R::Options>>>;
  { R::presets() } -> std::same_as<std::span<const Preset<typename R::Options>>>;
  { R::check(options) } -> std::same_as<std::optional<Fault>>;
  { rules.chosen() } -> std::same_as<const typename R::Options&>;
  { rules.deal(random) } -> std::same_as<typename R::Setup>;
  { rules.start(setup) } -> std::same_as<typename R::State>;
  { rules.actors(state) } -> std::same_as<Actors>;
  { rules.refusal(state, actor, move) } -> std::same_as<std::optional<typename R::Refusal>>;
  { rules.after(state, actor, move) } -> std::same_as<typename R::State>;
  { rules.outcome(state) } -> std::same_as<std::optional<Outcome>>;
  { R::explain(refusal) } -> std::same_as<Phrase>;
  { R::write(move) } -> std::same_as<std::string>;
  { R::read(text) } -> std::same_as<std::optional<typename R::Move>>;
  {R::writeSetup(setup, json)};
  { rules.readSetup(given) } -> std::same_as<std::variant<typename R::Setup, Fault>>;
  {rules.report(state, ending, json)};
};

/// A game that lists the legal moves of an actor (of a free table: all but the free placements), as
/// a range, in an order that is always the same.
template <class R>
concept Enumerable = Rules<R> &&
    requires(const R rules, const typename R::State& state, Actor actor) {
  { *rules.moves(state, actor).begin() } -> std::convertible_to<typename R::Move>;
};

/// One outcome of chance and how often it comes among all of them.
template <class Move>
struct Chance {
  Move move;
  int weight = 1;

  bool operator==(const Chance&) const = default;
};

/// A game in which nature acts: `chances` are all its different outcomes with their weights (an
/// unordered throw stands for its orders), `thrown` is the move of these dice. While nature is due
/// nobody else can act.
template <class R>
concept Chancy = Rules<R> &&
    requires(const R rules, const typename R::State& state, const Dice& dice) {
  { rules.chances(state) } -> std::same_as<std::vector<Chance<typename R::Move>>>;
  { rules.thrown(state, dice) } -> std::same_as<typename R::Move>;
};

/// A game in which every throw belongs to a seat: who throws while nature is due.
template <class R>
concept Throwing = Chancy<R> && requires(const R rules, const typename R::State& state) {
  { rules.thrower(state) } -> std::same_as<Actor>;
};

/// A game that lists its legal actions as texts by itself, with a star for a free position.
template <class R>
concept Listing = Rules<R> && requires(const R rules, const typename R::State& state) {
  { rules.listing(state) } -> std::same_as<std::vector<std::string>>;
};

/// A game that finds a random legal move by itself, such as a free placement; nothing where the
/// actor has none. Random playouts of tests and benchmarks use it in place of `moves`.
template <class R>
concept Sampling = Rules<R> &&
    requires(const R rules, const typename R::State& state, Actor actor, Random& random) {
  { rules.sample(state, actor, random) } -> std::same_as<std::optional<typename R::Move>>;
};

/// A game whose move texts name the actor.
template <class R>
concept Signed = Rules<R> && requires(const typename R::Move& move) {
  { R::by(move) } -> std::same_as<Actor>;
};

/// A game in which several may act at the same time, if its options say so.
template <class R>
concept Simultaneous = Rules<R> && requires(const R rules) {
  { rules.simultaneous() } -> std::same_as<bool>;
};

/// A game that hides something: what a seat sees is a state in which the rest is blanked.
template <class R>
concept Veiled = Rules<R> && requires(const R rules, const typename R::State& state, Actor seat) {
  { rules.visibleTo(state, seat) } -> std::same_as<typename R::State>;
};

/// A game in which a move can show something that was hidden (a throw, a drawn tile): undo stops
/// there.
template <class R>
concept Revealing = Rules<R> && requires(const R rules, const typename R::State& before,
                                         Actor actor, const typename R::Move& move) {
  { rules.reveals(before, actor, move) } -> std::same_as<bool>;
};

/// A game that tells a move in words; `before` is the state it was made in.
template <class R>
concept Telling = Rules<R> && requires(const R rules, const typename R::State& before, Actor actor,
                                       const typename R::Move& move) {
  { rules.tell(before, actor, move) } -> std::same_as<Phrase>;
};

/// A game that says what is wanted now, in full words, for the prompt line.
template <class R>
concept Prompting = Rules<R> && requires(const R rules, const typename R::State& state) {
  { rules.prompt(state) } -> std::same_as<Phrase>;
};

/// A game that may go on for ever: whether computers that play it among themselves agree on a draw
/// in this state.
template <class R>
concept Endless = Rules<R> && requires(const R rules, const typename R::State& state) {
  { rules.tooLong(state) } -> std::same_as<bool>;
};

template <Rules R>
bool isSimultaneous(const R& rules) {
  if constexpr (Simultaneous<R>) {
    return rules.simultaneous();
  } else {
    return false;
  }
}

/// Who makes this move: named by the move, or the only actor of the state. Nature where nobody can.
template <Rules R>
Actor actorOf(const R& rules, const typename R::State& state, const typename R::Move& move) {
  if constexpr (Signed<R>) {
    return R::by(move);
  } else {
    const Actors actors = rules.actors(state);
    return actors.empty() ? Actor::nature : actors.first();
  }
}

template <Rules R>
typename R::State visibleTo(const R& rules, const typename R::State& state, Actor seat) {
  if constexpr (Veiled<R>) {
    return rules.visibleTo(state, seat);
  } else {
    return state;
  }
}

template <Rules R>
bool reveals(const R& rules, const typename R::State& before, Actor actor,
             const typename R::Move& move) {
  if constexpr (Revealing<R>) {
    return rules.reveals(before, actor, move);
  } else {
    return actor == Actor::nature;
  }
}

/// The legal actions of everybody as texts in byte order, as records.md has them: with stars for
/// free positions, without draw and resign.
template <Rules R>
std::vector<std::string> listing(const R& rules, const typename R::State& state) {
  std::vector<std::string> texts;
  if constexpr (Listing<R>) {
    texts = rules.listing(state);
  } else if constexpr (Enumerable<R>) {
    for (const Actor actor : rules.actors(state)) {
      for (const auto& move : rules.moves(state, actor)) {
        texts.push_back(R::write(move));
      }
    }
  }
  std::ranges::sort(texts);
  return texts;
}

} // namespace igroteka
