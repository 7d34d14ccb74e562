// SPDX-License-Identifier: MIT
#pragma once

#include <igroteka/core/choice.h>
#include <igroteka/core/game.h>
#include <igroteka/core/match.h>
#include <igroteka/core/options_json.h>
#include <igroteka/core/playout.h>
#include <igroteka/core/typed_match.h>

/// Compiles the JSON library: include it only where a game enters the games list.
namespace igroteka {

template <Rules R, class P>
class TypedGame;

template <Rules R, class P>
class TypedMatch final : public TypedMatchOf<R> {
  using Base = TypedMatchOf<R>;
  using Base::match_;

public:
  using Base::Base;

  const Game& game() const override;
  std::unique_ptr<AnyMatch> clone() const override { return std::make_unique<TypedMatch>(*this); }

  int players() const override { return match_.rules().chosen().players; }
  nlohmann::json variant() const override {
    return writeOptions<R>(match_.rules().chosen(), this->variantId);
  }
  nlohmann::json setup() const override { return setupJson<R>(match_.setup()); }
  bool simultaneous() const override { return isSimultaneous(match_.rules()); }

  std::size_t present() const override { return match_.present(); }
  std::size_t shown() const override { return match_.shown(); }
  std::size_t known() const override { return match_.known(); }
  void show(std::size_t at) override { match_.show(at); }

  Actors actors(std::size_t at) const override { return match_.actors(at); }
  std::optional<Ending> ending(std::size_t at) const override { return match_.ending(at); }
  std::vector<std::string> legal(std::size_t at) const override {
    return match_.ending(at) ? std::vector<std::string>()
                             : listing(match_.rules(), match_.state(at));
  }
  nlohmann::json trace(std::size_t at) const override {
    return traceLine(*this, at, [&](nlohmann::json& line) {
      match_.rules().report(match_.state(at), match_.ending(at), line);
    });
  }

  Phrase prompt(std::size_t at) const override {
    if constexpr (Prompting<R>) {
      if (!match_.ending(at)) {
        return match_.rules().prompt(match_.state(at));
      }
    }
    return plainPrompt(*this, at);
  }

  Actor actorOfPly(std::size_t at) const override { return match_.ply(at).actor; }
  std::string action(std::size_t at) const override { return writeAction(match_.ply(at).action); }
  std::int64_t timeOfPly(std::size_t at) const override { return match_.ply(at).time; }

  Phrase tell(std::size_t at) const override {
    const auto& ply = match_.ply(at);
    if constexpr (Telling<R>) {
      if (const auto* move = std::get_if<typename R::Move>(&ply.action)) {
        return match_.rules().tell(match_.state(at), ply.actor, *move);
      }
    }
    return plainWords(writeAction(ply.action));
  }

  bool tooLong(std::size_t at) const override {
    if constexpr (Endless<R>) {
      return !match_.ending(at) && match_.rules().tooLong(match_.state(at));
    } else {
      return false;
    }
  }

  bool revealed(std::size_t at) const override {
    const auto& ply = match_.ply(at);
    const auto* move = std::get_if<typename R::Move>(&ply.action);
    return move != nullptr && reveals(match_.rules(), match_.state(at), ply.actor, *move);
  }

  std::optional<Actor> actorOf(std::string_view text) const override {
    const auto action = readAction(text);
    if (!action) {
      return std::nullopt;
    }
    if (const auto* move = std::get_if<typename R::Move>(&*action)) {
      return igroteka::actorOf(match_.rules(), match_.state(match_.shown()), *move);
    }
    const auto* gaveUp = std::get_if<Resignation>(&*action);
    return gaveUp != nullptr ? gaveUp->seat : Actor::nature;
  }

  std::optional<Phrase> refusal(Actor actor, std::string_view text) const override {
    const auto action = readAction(text);
    return action ? match_.refusal(actor, *action) : Phrase(refusals::noAction);
  }

  std::optional<Phrase> play(Actor actor, std::string_view text, std::int64_t time) override {
    const auto action = readAction(text);
    if (!action) {
      return Phrase(refusals::noAction);
    }
    if (auto refused = match_.refusal(actor, *action)) {
      return refused;
    }
    match_.play(actor, *action, time);
    return std::nullopt;
  }

  std::optional<std::string> thrown(const Dice& dice) const override {
    if constexpr (Chancy<R>) {
      if (match_.actors(match_.present()).contains(Actor::nature)) {
        return R::write(match_.rules().thrown(match_.state(match_.present()), dice));
      }
    }
    return std::nullopt;
  }

  Actor thrower(std::size_t at) const override {
    if constexpr (Throwing<R>) {
      if (match_.actors(at).contains(Actor::nature)) {
        return match_.rules().thrower(match_.state(at));
      }
    }
    return Actor::nature;
  }

  std::optional<std::size_t> undoTarget(const std::function<bool(Actor)>& isPerson,
                                        bool evenSeen) const override {
    return match_.undoTarget(isPerson, evenSeen);
  }
  void undoTo(std::size_t target) override { match_.undoTo(target); }
  void redo(const std::function<bool(Actor)>& isPerson) override { match_.redo(isPerson); }

  Search search(std::size_t at, Actor seat, Level level, std::uint64_t seed) const override {
    if constexpr (Players<P, R>) {
      return [rules = match_.rules(),
              seen = igroteka::visibleTo(match_.rules(), match_.state(at), seat), seat, level,
              seed](std::stop_token stop) {
        auto choice = P::choose(rules, seen, seat, level, seed, stop);
        return Answer{R::write(choice.move), choice.value, std::move(choice.reason)};
      };
    } else {
      return {};
    }
  }

  std::uint64_t perft(int depth) const override {
    return match_.ending(match_.present())
               ? std::uint64_t{depth == 0}
               : igroteka::perft(match_.rules(), match_.state(match_.present()), depth);
  }

private:
  using Action = typename Match<R>::Action;

  static std::string writeAction(const Action& action) {
    if (const auto* move = std::get_if<typename R::Move>(&action)) {
      return R::write(*move);
    }
    const auto* gaveUp = std::get_if<Resignation>(&action);
    return gaveUp == nullptr ? "draw" : "resign " + std::to_string(numberOf(gaveUp->seat));
  }

  static std::optional<Action> readAction(std::string_view text) {
    if (text == "draw") {
      return Action(Draw{});
    }
    constexpr std::string_view resign = "resign ";
    if (text.size() == resign.size() + 1 && text.starts_with(resign)) {
      const int seat = text.back() - '1';
      return seat >= 0 && seat < maxSeats ? std::optional<Action>(Resignation{seatAt(seat)})
                                          : std::nullopt;
    }
    if (auto move = R::read(text)) {
      return Action(std::move(*move));
    }
    return std::nullopt;
  }
};

/// A game R with AI players P as an entry of the games list.
template <Rules R, class P = NoPlayers>
class TypedGame final : public Game {
public:
  std::string_view id() const override { return R::id; }
  Text title() const override { return R::title; }

  std::vector<PresetInfo> presets() const override {
    std::vector<PresetInfo> infos;
    for (const auto& preset : R::presets()) {
      infos.push_back({preset.id, preset.title, preset.sentence, preset.minPlayers,
                       preset.maxPlayers, preset.defaultPlayers});
    }
    return infos;
  }

  std::vector<const OptionField*> fields() const override {
    std::vector<const OptionField*> all;
    for (const auto& option : R::options()) {
      all.push_back(&option.field);
    }
    return all;
  }

  std::variant<nlohmann::json, Fault> complete(const nlohmann::json& variant) const override {
    auto options = readOptions<R>(variant);
    if (auto* fault = std::get_if<Fault>(&options)) {
      return *fault;
    }
    return writeOptions<R>(std::get<typename R::Options>(options), idOfVariant(variant, *this));
  }

  std::variant<std::unique_ptr<AnyMatch>, Fault> create(const nlohmann::json& variant,
                                                        std::uint64_t seed) const override {
    auto options = readOptions<R>(variant);
    if (auto* fault = std::get_if<Fault>(&options)) {
      return *fault;
    }
    const R rules(std::get<typename R::Options>(std::move(options)));
    Random random(seed);
    return begin(rules, rules.deal(random), idOfVariant(variant, *this));
  }

  Opened open(const Record& record) const override {
    auto options = readOptions<R>(record.variant());
    if (auto* fault = std::get_if<Fault>(&options)) {
      fault->where = fault->where.empty() ? "variant" : "variant." + fault->where;
      return {nullptr, *fault, false};
    }
    const R rules(std::get<typename R::Options>(std::move(options)));
    auto setup = rules.readSetup(record.setup());
    if (auto* fault = std::get_if<Fault>(&setup)) {
      fault->where = fault->where.empty() ? "setup" : "setup." + fault->where;
      return {nullptr, *fault, true};
    }
    auto match = begin(rules, std::get<typename R::Setup>(std::move(setup)),
                       idOfVariant(record.variant(), *this));
    return replay(std::move(match), record);
  }

  bool hasPlayers() const override { return Players<P, R>; }

  std::unique_ptr<AnyHands> hands(const AnyMatch& match, const SeatLevels& levels,
                                  std::uint64_t seed) const override {
    if constexpr (Handy<P, R>) {
      if (match.simultaneous()) {
        return P::hands(dynamic_cast<const TypedMatchOf<R>&>(match).match().rules(), levels, seed);
      }
    }
    return nullptr;
  }

  std::vector<Timing> timings(double seconds) const override {
    if constexpr (requires { P::timings(seconds); }) {
      return P::timings(seconds);
    }
    return {};
  }

  Speed measure(const nlohmann::json& variant, double seconds) const override {
    auto options = readOptions<R>(variant);
    if (std::holds_alternative<Fault>(options)) {
      return {};
    }
    return measurePlayouts(R(std::get<typename R::Options>(std::move(options))), seconds);
  }

private:
  static std::unique_ptr<AnyMatch> begin(const R& rules, typename R::Setup setup, std::string id) {
    auto match = std::make_unique<TypedMatch<R, P>>(Match<R>(rules, std::move(setup)));
    match->variantId = std::move(id);
    match->seats.resize(static_cast<std::size_t>(match->players()));
    return match;
  }
};

/// The one entry of a game R with AI players P.
template <Rules R, class P = NoPlayers>
const Game& gameOf() {
  static const TypedGame<R, P> game;
  return game;
}

template <Rules R, class P>
const Game& TypedMatch<R, P>::game() const {
  return gameOf<R, P>();
}

} // namespace igroteka
