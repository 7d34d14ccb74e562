// SPDX-License-Identifier: MIT
#pragma once

#include <igroteka/core/member_option.h>
#include <igroteka/core/rules.h>

#include <nlohmann/json.hpp>

#include <array>

/// The fourth game of docs/adding-a-game.md: a race with one die. On a turn the player throws
/// again, adding to the turn's sum, or stops and banks the sum; a one loses it. The first to reach
/// the goal wins.
namespace igroteka::race {

class Rules {
public:
  struct Options {
    int players = 2;
    int goal = 30;
    bool merciful = false; ///< a one ends the turn, but the sum is banked

    bool operator==(const Options&) const = default;
  };

  struct Setup {
    int start = 1;

    bool operator==(const Setup&) const = default;
  };

  struct State {
    int turn = 0; ///< counts the throws, so that each has dice of its own
    int seat = 0;
    int sum = 0;
    bool thrown = false; ///< the seat decides; otherwise nature is due
    std::array<int, 4> banked = {};

    bool operator==(const State&) const = default;
  };

  struct Move {
    enum class Kind : std::uint8_t { again, stop, die };
    Kind kind = Kind::again;
    int pips = 0; ///< 1 to 6, only with Kind::die

    bool operator==(const Move&) const = default;
  };

  enum class Refusal : std::uint8_t { dieDue, noDieDue };

  static constexpr std::string_view id = "race";
  static constexpr Text title = IGROTEKA_TEXT("race", "Race");

  explicit Rules(Options options) : options_(options) {}

  static std::span<const Option<Options>> options() {
    static const std::vector<Option<Options>> all = {
        memberOption<&Options::goal>({"goal", IGROTEKA_TEXT("race", "Goal"),
                                      IGROTEKA_TEXT("race", "Points that win."), OptionKind::number,
                                      1, 500}),
        memberOption<&Options::merciful>(
            {"merciful", IGROTEKA_TEXT("race", "Merciful"),
             IGROTEKA_TEXT("race", "A one ends the turn without loss."), OptionKind::flag})};
    return all;
  }

  static std::span<const Preset<Options>> presets() {
    static const std::vector<Preset<Options>> all = {{"short", IGROTEKA_TEXT("race", "Short race"),
                                                      IGROTEKA_TEXT("race", "To thirty points."), 2,
                                                      4, 2, [](int players) {
                                                        return Options{players, 30, false};
                                                      }}};
    return all;
  }

  static std::optional<Fault> check(const Options& options) {
    if (options.merciful && options.goal < 7) {
      return Fault{"goal", Phrase(IGROTEKA_TEXT("race", "must be at least 7 in a merciful race"))};
    }
    return std::nullopt;
  }

  const Options& chosen() const { return options_; }

  Setup deal(Random& random) const {
    return {1 + static_cast<int>(random.below(static_cast<std::uint32_t>(options_.players)))};
  }

  State start(const Setup& setup) const { return {.seat = setup.start - 1}; }

  Actors actors(const State& state) const {
    if (outcome(state)) {
      return {};
    }
    return state.thrown ? seatAt(state.seat) : Actor::nature;
  }

  std::optional<Refusal> refusal(const State& state, Actor, const Move& move) const {
    const bool isDie = move.kind == Move::Kind::die;
    if (isDie == !state.thrown) {
      return std::nullopt;
    }
    return isDie ? Refusal::noDieDue : Refusal::dieDue;
  }

  State after(State state, Actor, const Move& move) const {
    state.turn += move.kind == Move::Kind::die ? 1 : 0;
    state.thrown = move.kind == Move::Kind::die;
    const bool one = move.kind == Move::Kind::die && move.pips == 1;
    state.sum = one && !options_.merciful ? 0 : state.sum + (one ? 0 : move.pips);
    if (one || move.kind == Move::Kind::stop) {
      state.banked[static_cast<std::size_t>(state.seat)] += state.sum;
      state.sum = 0;
      state.thrown = false;
      state.seat = (state.seat + 1) % options_.players;
    }
    return state;
  }

  std::optional<Outcome> outcome(const State& state) const {
    for (int seat = 0; seat < options_.players; ++seat) {
      if (state.banked[static_cast<std::size_t>(seat)] >= options_.goal) {
        return Outcome{seatAt(seat)};
      }
    }
    return std::nullopt;
  }

  std::vector<Move> moves(const State& state, Actor) const {
    if (!state.thrown) {
      return {};
    }
    return {{Move::Kind::again, 0}, {Move::Kind::stop, 0}};
  }

  std::vector<Chance<Move>> chances(const State&) const {
    std::vector<Chance<Move>> all;
    for (int pips = 1; pips <= 6; ++pips) {
      all.push_back({{Move::Kind::die, pips}, 1});
    }
    return all;
  }

  Move thrown(const State& state, const Dice& dice) const {
    return {Move::Kind::die, dice.roll(state.turn, 0)};
  }

  std::vector<std::string> listing(const State& state) const {
    return state.thrown ? std::vector<std::string>{"again", "stop"}
                        : std::vector<std::string>{"die 1"};
  }

  static Phrase explain(const Refusal& refusal) {
    return refusal == Refusal::dieDue ? Phrase(IGROTEKA_TEXT("race", "The die is due."))
                                      : Phrase(IGROTEKA_TEXT("race", "No die is due."));
  }

  static std::string write(const Move& move) {
    if (move.kind == Move::Kind::die) {
      return "die " + std::to_string(move.pips);
    }
    return move.kind == Move::Kind::again ? "again" : "stop";
  }

  static std::optional<Move> read(std::string_view text) {
    if (text == "again" || text == "stop") {
      return Move{text == "again" ? Move::Kind::again : Move::Kind::stop, 0};
    }
    if (text.size() == 5 && text.starts_with("die ") && text[4] >= '1' && text[4] <= '6') {
      return Move{Move::Kind::die, text[4] - '0'};
    }
    return std::nullopt;
  }

  static void writeSetup(const Setup& setup, nlohmann::json& json) { json["start"] = setup.start; }

  std::variant<Setup, Fault> readSetup(const nlohmann::json& json) const {
    const auto found = json.find("start");
    const auto start =
        found == json.end() ? std::nullopt : wholeNumber(*found, 1, options_.players);
    if (!start) {
      return Fault{"start", Phrase(IGROTEKA_TEXT("race", "must be a seat"))};
    }
    return Setup{*start};
  }

  void report(const State& state, const std::optional<Ending>&, nlohmann::json& line) const {
    line["score"] = std::vector<int>(state.banked.begin(), state.banked.begin() + options_.players);
    line["state"] = {{"sum", state.sum}};
  }

private:
  Options options_;
};

} // namespace igroteka::race
