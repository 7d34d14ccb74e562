// SPDX-License-Identifier: MIT
#pragma once

#include <igroteka/core/match.h>
#include <igroteka/core/options_json.h>
#include <igroteka/core/playout.h>
#include <igroteka/core/typed_game.h>

#include <gtest/gtest.h>
#include <nlohmann/json.hpp>

#include <algorithm>
#include <functional>
#include <set>
#include <string>
#include <vector>

/// The battery that every game passes, whatever its rules: random playouts in which legality and
/// listing agree, texts round-trip in one spelling, a replay gives equal states, undo, redo and
/// looking back walk exactly, an outcome is final, and no seat foresees what is hidden from it.
namespace igroteka::conformance {

/// How a battery is run for one variant of a game.
struct Settings {
  int playouts = 20;
  int mostPlies = 400;
  std::uint64_t seed = 1;
  /// Whether who makes a move that reveals nothing foresees the whole of what he sees after it.
  bool wholeSight = false;
  /// The listed form of an action's text: the text itself, or with a star for a free position.
  std::function<std::string(const std::string&)> listed = [](const std::string& text) {
    return text;
  };
};

template <Rules R, class P = NoPlayers>
class Battery {
  using Move = typename R::Move;
  using State = typename R::State;

public:
  Battery(const nlohmann::json& variant, Settings settings)
      : variant_(variant), settings_(std::move(settings)), random_(settings_.seed) {}

  void run() {
    auto options = readOptions<R>(variant_);
    ASSERT_FALSE(std::holds_alternative<Fault>(options)) << english(std::get<Fault>(options));
    const auto& good = std::get<typename R::Options>(options);
    const auto again = readOptions<R>(writeOptions<R>(good, "again"));
    ASSERT_TRUE(std::holds_alternative<typename R::Options>(again));
    ASSERT_TRUE(std::get<typename R::Options>(again) == good) << "options do not round-trip";
    const R rules(good);
    for (int i = 0; i < settings_.playouts && !testing::Test::HasFatalFailure(); ++i) {
      play(rules);
    }
    for (std::size_t seat = 0; seat < shown_.size(); ++seat) {
      ASSERT_TRUE(shown_[seat] < 5 || foreseen_[seat] < shown_[seat])
          << "seat " << seat + 1 << " sees what is hidden";
    }
  }

private:
  void play(const R& rules) {
    const auto setup = rules.deal(random_);
    const auto read = rules.readSetup(setupJson<R>(setup));
    ASSERT_TRUE(std::holds_alternative<typename R::Setup>(read))
        << english(std::get<Fault>(read)) << " " << setupJson<R>(setup);
    ASSERT_TRUE(std::get<typename R::Setup>(read) == setup) << "setup does not round-trip";
    Match<R> match(rules, setup);
    for (int ply = 0; ply < settings_.mostPlies && !match.actors(match.present()).empty(); ++ply) {
      ASSERT_NO_FATAL_FAILURE(checkPosition(match));
      const Actor actor = randomActor(match.actors(match.present()), random_);
      const auto move = randomMove(rules, match.state(match.present()), actor, random_);
      if (!move) {
        // Only where several may act can one of them have nothing to do.
        ASSERT_GT(match.actors(match.present()).size(), 1) << "an actor without a move";
        continue;
      }
      ASSERT_FALSE(match.refusal(actor, *move))
          << R::write(*move) << ": " << english(*match.refusal(actor, *move));
      seen_.insert(R::write(*move));
      ASSERT_NO_FATAL_FAILURE(checkSpelling(R::write(*move)));
      ASSERT_NO_FATAL_FAILURE(checkForesight(rules, match.state(match.present()), actor, *move));
      match.play(actor, *move);
    }
    ASSERT_NO_FATAL_FAILURE(checkEnd(match));
    ASSERT_NO_FATAL_FAILURE(checkWalk(match));
    ASSERT_NO_FATAL_FAILURE(checkReplay(match));
    ASSERT_NO_FATAL_FAILURE(checkWords(match));
    ASSERT_NO_FATAL_FAILURE(checkGivingUp(match));
  }

  void checkPosition(const Match<R>& match) {
    const R& rules = match.rules();
    const State& state = match.state(match.present());
    const Actors actors = rules.actors(state);
    ASSERT_FALSE(actors.contains(Actor::nature) && actors.size() > 1) << "nature acts alone";
    for (const Actor actor : actors) {
      ASSERT_LE(numberOf(actor), rules.chosen().players) << "nobody sits there";
    }
    const auto texts = listing(rules, state);
    ASSERT_TRUE(std::ranges::adjacent_find(texts) == texts.end()) << "listed twice";
    ASSERT_FALSE(texts.empty()) << "nothing listed though somebody can act";
    for (const std::string& text : texts) {
      seen_.insert(text);
    }
    if constexpr (Enumerable<R>) {
      checkMoves(rules, state, texts);
    }
    checkLegality(rules, state, texts);
    checkSight(rules, state);
  }

  void checkMoves(const R& rules, const State& state, const std::vector<std::string>& texts) {
    for (const Actor actor : rules.actors(state)) {
      for (const Move& move : rules.moves(state, actor)) {
        const std::string text = R::write(move);
        ASSERT_TRUE(std::ranges::binary_search(texts, settings_.listed(text))) << text;
        ASSERT_FALSE(rules.refusal(state, actor, move)) << text;
        const auto read = R::read(text);
        ASSERT_TRUE(read && *read == move) << "does not round-trip: " << text;
      }
    }
  }

  /// Actions of this and other positions are refused exactly when they are not listed.
  void checkLegality(const R& rules, const State& state, const std::vector<std::string>& texts) {
    for (const std::string& text : seen_) {
      const auto move = R::read(text);
      if (!move) {
        continue; // a listed form with a star, or a throw without its dice
      }
      ASSERT_EQ(R::write(*move), text) << "written in two ways";
      const Actor actor = actorOf(rules, state, *move);
      const bool can = rules.actors(state).contains(actor);
      const bool refused = !can || rules.refusal(state, actor, *move).has_value();
      if (settings_.listed(text) == text && actor != Actor::nature) {
        ASSERT_EQ(!refused, std::ranges::binary_search(texts, text)) << text;
      } else if (!refused && actor != Actor::nature) {
        ASSERT_TRUE(std::ranges::binary_search(texts, settings_.listed(text))) << text;
      }
      if (refused && can) {
        checkPhrase(R::explain(*rules.refusal(state, actor, *move)));
      }
    }
  }

  void checkSight(const R& rules, const State& state) {
    for (int seat = 0; seat < rules.chosen().players; ++seat) {
      const State seen = visibleTo(rules, state, seatAt(seat));
      ASSERT_TRUE(visibleTo(rules, seen, seatAt(seat)) == seen) << "sight is not stable";
      ASSERT_TRUE(rules.actors(seen) == rules.actors(state)) << "sight changes who may act";
      if constexpr (Enumerable<R>) {
        if (!rules.actors(state).contains(seatAt(seat))) {
          continue;
        }
        ASSERT_TRUE(
            std::ranges::equal(rules.moves(seen, seatAt(seat)), rules.moves(state, seatAt(seat))))
            << "sight changes what is legal";
      }
    }
  }

  void checkEnd(const Match<R>& match) {
    const auto ending = match.ending(match.present());
    ASSERT_EQ(ending.has_value(), match.actors(match.present()).empty());
    if (!ending) {
      return;
    }
    for (const Actor winner : ending->outcome.winners) {
      ASSERT_TRUE(Actors::seats(match.rules().chosen().players).contains(winner));
    }
    ASSERT_TRUE(match.rules().actors(match.state(match.present())).empty());
    for (const std::string& text : seen_) {
      if (const auto move = R::read(text)) {
        for (int seat = 0; seat < match.rules().chosen().players; ++seat) {
          ASSERT_TRUE(match.refusal(seatAt(seat), *move)) << "legal after the end: " << text;
        }
      }
    }
    ASSERT_TRUE(match.refusal(Actor::seat1, Draw{}));
  }

  /// A text that differs a little from an action is none, or one in the only form it has.
  void checkSpelling(std::string text) {
    constexpr std::string_view signs = " +-0,.1aBm*;\n";
    const char sign = signs[random_.below(static_cast<std::uint32_t>(signs.size()))];
    const auto at = random_.below(static_cast<std::uint32_t>(text.size()));
    const auto way = random_.below(3);
    if (way == 0) {
      text[at] = sign;
    } else if (way == 1) {
      text.insert(at, 1, sign);
    } else {
      text.push_back(sign);
    }
    if (const auto read = R::read(text)) {
      ASSERT_EQ(R::write(*read), text) << "written in two ways";
      seen_.insert(text);
    }
  }

  /// Counts how often a seat, from what it sees, foresees what a move shows to the one who makes
  /// it.
  void checkForesight(const R& rules, const State& state, Actor actor, const Move& move) {
    if constexpr (Veiled<R>) {
      const State truth = visibleTo(rules, rules.after(state, actor, move), actor);
      const auto players = static_cast<std::size_t>(rules.chosen().players);
      shown_.resize(players);
      foreseen_.resize(players);
      for (std::size_t seat = 0; seat < players; ++seat) {
        const Actor looker = seatAt(static_cast<int>(seat));
        const State seen = visibleTo(rules, state, looker);
        const bool same = visibleTo(rules, rules.after(seen, actor, move), actor) == truth;
        if (reveals(rules, state, actor, move)) {
          ++shown_[seat];
          foreseen_[seat] += same ? 1 : 0;
        } else if (looker == actor && settings_.wholeSight) {
          ASSERT_TRUE(same) << "shows something and does not tell so: " << R::write(move);
        }
      }
    }
  }

  void checkWalk(const Match<R>& played) {
    Match<R> match = played;
    const auto anybody = [](Actor) { return true; };
    for (std::size_t at = 0; at <= match.present(); ++at) {
      match.show(at);
      ASSERT_EQ(match.shown(), at);
      ASSERT_TRUE(match.state(match.shown()) == played.state(at));
    }
    while (const auto target = match.undoTarget(anybody, true)) {
      match.undoTo(*target);
      ASSERT_TRUE(match.state(match.present()) == played.state(*target));
    }
    ASSERT_EQ(match.present(), 0U);
    while (match.present() < match.known()) {
      match.redo(anybody);
      ASSERT_TRUE(match.state(match.present()) == played.state(match.present()));
    }
    ASSERT_EQ(match.present(), played.present());
    if (played.present() > 1) {
      checkCut(played);
    }
  }

  /// Playing while looking back cuts the rest off, and one undo brings it back.
  void checkCut(const Match<R>& played) {
    Match<R> match = played;
    const auto anybody = [](Actor) { return true; };
    const auto at = random_.below(static_cast<std::uint32_t>(played.present()));
    match.show(at);
    match.play(played.ply(at).actor, played.ply(at).action);
    ASSERT_EQ(match.present(), at + 1);
    match.undoTo(match.undoTarget(anybody, true).value());
    ASSERT_EQ(match.present(), played.present());
    ASSERT_TRUE(match.state(match.present()) == played.state(played.present()));
  }

  void checkReplay(const Match<R>& match) {
    const Game* games[] = {&gameOf<R, P>()};
    const std::string text = asAny(match).text();
    const Opened opened = openRecord(games, text);
    ASSERT_FALSE(opened.fault) << english(*opened.fault) << "\n" << text;
    ASSERT_EQ(opened.match->text(), text);
    const auto& again = dynamic_cast<const TypedMatchOf<R>&>(*opened.match).match();
    ASSERT_EQ(again.present(), match.present());
    for (std::size_t at = 0; at <= match.present(); ++at) {
      ASSERT_TRUE(again.state(at) == match.state(at)) << "the replay differs after " << at;
    }
  }

  /// Prompts and told plies are whole sentences, and traces tell the same as the match.
  void checkWords(const Match<R>& match) {
    const TypedMatch<R, P> any = asAny(match);
    for (int i = 0; i < 10; ++i) {
      const auto at = random_.below(static_cast<std::uint32_t>(match.present() + 1));
      ASSERT_NO_FATAL_FAILURE(checkPhrase(any.prompt(at)));
      if (at < match.present()) {
        ASSERT_NO_FATAL_FAILURE(checkPhrase(any.tell(at)));
      }
      const nlohmann::json line = any.trace(at);
      ASSERT_EQ(line.at("ply"), at);
      ASSERT_EQ(line.at("over"), match.ending(at).has_value());
      ASSERT_EQ(line.at("legal"), nlohmann::json(any.legal(at)));
      ASSERT_TRUE(any.legal(at).empty() || !match.ending(at));
    }
  }

  static void checkPhrase(const Phrase& phrase) {
    const std::string words = english(phrase);
    ASSERT_FALSE(words.empty());
    for (char place = '1'; place <= '9'; ++place) {
      ASSERT_EQ(words.find(std::string("%") + place), std::string::npos) << words;
    }
  }

  /// Every game can end by an agreed draw, and for two players by a resignation, at any time.
  void checkGivingUp(const Match<R>& match) {
    if (match.present() == 0) {
      return;
    }
    const auto at = random_.below(static_cast<std::uint32_t>(match.present()));
    for (const char* action : {"draw", "resign 2"}) {
      TypedMatch<R, P> any = asAny(match);
      any.show(at);
      const bool can = std::string_view(action) == "draw" || any.players() == 2;
      ASSERT_EQ(!any.play(any.actorOf(action).value(), action, -1), can) << action;
      if (!can) {
        continue;
      }
      ASSERT_EQ(any.present(), at + 1U);
      const nlohmann::json line = any.trace(any.present());
      ASSERT_TRUE(line.at("over").template get<bool>() && line.at("legal").empty()) << line;
      const Game* games[] = {&gameOf<R, P>()};
      const Opened opened = openRecord(games, any.text());
      ASSERT_FALSE(opened.fault) << english(*opened.fault) << "\n" << any.text();
      ASSERT_EQ(opened.match->text(), any.text());
    }
  }

  /// The match as the program sees it.
  static TypedMatch<R, P> asAny(const Match<R>& match) {
    TypedMatch<R, P> any(match);
    any.variantId = "battery";
    any.seats.resize(static_cast<std::size_t>(any.players()));
    return any;
  }

  nlohmann::json variant_;
  Settings settings_;
  Random random_;
  std::vector<int> shown_;    ///< how often a move showed something, a seat
  std::vector<int> foreseen_; ///< how often the seat could have told before
  std::set<std::string> seen_;
};

/// Runs the battery for a variant, given as the "variant" object of a record.
template <Rules R, class P = NoPlayers>
void expectConforms(const nlohmann::json& variant, Settings settings = {}) {
  SCOPED_TRACE(std::string(R::id) + " " + variant.dump());
  Battery<R, P>(variant, std::move(settings)).run();
}

} // namespace igroteka::conformance
