// SPDX-License-Identifier: MIT
#pragma once

#include <igroteka/core/member_option.h>
#include <igroteka/core/rules.h>

#include <nlohmann/json.hpp>

#include <array>
#include <numeric>

/// A toy in which all act at once and something is hidden: each seat has a stack of cards, face
/// down, takes the top one in hand, and lays it on the common pile if it is higher than what lies
/// there, or drops it. Who laid most cards wins.
namespace igroteka::cards {

struct Options {
  int players = 2;
  int cards = 8; ///< a seat

  bool operator==(const Options&) const = default;
};

using Stack = std::vector<int>; ///< from the bottom to the top; `unseen` for a hidden card
inline constexpr int unseen = 0;

struct Setup {
  std::vector<Stack> stacks;

  bool operator==(const Setup&) const = default;
};

struct State {
  std::vector<Stack> stacks;
  std::vector<std::optional<int>> hands;
  std::vector<int> laid;
  int pile = 0; ///< the card on top of it

  bool operator==(const State&) const = default;
};

enum class Deed : std::uint8_t { take, lay, drop };
inline constexpr std::array<std::string_view, 3> deedWords = {"take", "lay", "drop"};

struct Move {
  int seat = 0;
  Deed deed = Deed::take;

  bool operator==(const Move&) const = default;
};

enum class Refusal : std::uint8_t { handFull, stackEmpty, handEmpty, tooLow };

class Rules {
public:
  using Options = cards::Options;
  using Setup = cards::Setup;
  using State = cards::State;
  using Move = cards::Move;
  using Refusal = cards::Refusal;

  static constexpr std::string_view id = "cards";
  static constexpr Text title = IGROTEKA_TEXT("cards", "Cards");

  explicit Rules(Options options) : options_(options) {}

  static std::span<const Option<Options>> options() {
    static const std::vector<Option<Options>> all = {memberOption<&Options::cards>(
        {"cards", IGROTEKA_TEXT("cards", "Cards"), IGROTEKA_TEXT("cards", "How many a seat has."),
         OptionKind::number, 1, 20})};
    return all;
  }
  static std::span<const Preset<Options>> presets() {
    static const std::vector<Preset<Options>> all = {
        {"eight", IGROTEKA_TEXT("cards", "Eight cards"), IGROTEKA_TEXT("cards", "Eight a seat."), 1,
         8, 2, [](int players) {
           return Options{players, 8};
         }}};
    return all;
  }
  static std::optional<Fault> check(const Options&) { return std::nullopt; }
  const Options& chosen() const { return options_; }
  static bool simultaneous() { return true; }

  Setup deal(Random& random) const {
    Setup setup;
    for (int seat = 0; seat < options_.players; ++seat) {
      Stack stack(static_cast<std::size_t>(options_.cards));
      std::iota(stack.begin(), stack.end(), 1);
      random.shuffle(std::span(stack));
      setup.stacks.push_back(std::move(stack));
    }
    return setup;
  }
  State start(const Setup& setup) const {
    return {setup.stacks, std::vector<std::optional<int>>(setup.stacks.size()),
            std::vector<int>(setup.stacks.size()), 0};
  }

  Actors actors(const State& state) const {
    Actors all;
    for (int seat = 0; seat < options_.players; ++seat) {
      const auto i = static_cast<std::size_t>(seat);
      if (state.hands[i] || !state.stacks[i].empty()) {
        all.insert(seatAt(seat));
      }
    }
    return all;
  }

  std::optional<Refusal> refusal(const State& state, Actor, const Move& move) const {
    const auto seat = static_cast<std::size_t>(move.seat);
    const auto& hand = state.hands[seat];
    if (move.deed == Deed::take) {
      return hand                         ? std::optional(Refusal::handFull)
             : state.stacks[seat].empty() ? std::optional(Refusal::stackEmpty)
                                          : std::nullopt;
    }
    if (!hand) {
      return Refusal::handEmpty;
    }
    return move.deed == Deed::lay && *hand <= state.pile ? std::optional(Refusal::tooLow)
                                                         : std::nullopt;
  }

  State after(State state, Actor, const Move& move) const {
    const auto seat = static_cast<std::size_t>(move.seat);
    if (move.deed == Deed::take) {
      state.hands[seat] = state.stacks[seat].back();
      state.stacks[seat].pop_back();
      return state;
    }
    if (move.deed == Deed::lay) {
      ++state.laid[seat];
      state.pile = *state.hands[seat] == options_.cards ? 0 : *state.hands[seat];
    }
    state.hands[seat].reset();
    return state;
  }

  std::optional<Outcome> outcome(const State& state) const {
    if (!actors(state).empty()) {
      return std::nullopt;
    }
    const int most = *std::ranges::max_element(state.laid);
    Outcome outcome;
    for (int seat = 0; seat < options_.players; ++seat) {
      if (state.laid[static_cast<std::size_t>(seat)] == most) {
        outcome.winners.insert(seatAt(seat));
      }
    }
    return outcome;
  }

  std::vector<Move> moves(const State& state, Actor actor) const {
    std::vector<Move> all;
    for (const Deed deed : {Deed::take, Deed::lay, Deed::drop}) {
      const Move move{indexOf(actor), deed};
      if (!refusal(state, actor, move)) {
        all.push_back(move);
      }
    }
    return all;
  }

  static Actor by(const Move& move) { return seatAt(move.seat); }
  bool reveals(const State&, Actor, const Move& move) const { return move.deed == Deed::take; }

  /// Hands lie open; nobody knows any stack, not even the own one.
  State visibleTo(State state, Actor) const {
    for (Stack& stack : state.stacks) {
      std::ranges::fill(stack, unseen);
    }
    return state;
  }

  static Phrase explain(const Refusal& refusal) {
    constexpr std::array words = {IGROTEKA_TEXT("cards", "The hand holds a card already."),
                                  IGROTEKA_TEXT("cards", "The stack is empty."),
                                  IGROTEKA_TEXT("cards", "The hand is empty."),
                                  IGROTEKA_TEXT("cards", "A higher card lies there.")};
    return Phrase(words[static_cast<std::size_t>(refusal)]);
  }

  static std::string write(const Move& move) {
    return std::to_string(move.seat + 1) + " " +
           std::string(deedWords[static_cast<std::size_t>(move.deed)]);
  }
  static std::optional<Move> read(std::string_view text) {
    if (text.size() < 2 || text[0] < '1' || text[0] > '8' || text[1] != ' ') {
      return std::nullopt;
    }
    const auto word = std::ranges::find(deedWords, text.substr(2));
    if (word == deedWords.end()) {
      return std::nullopt;
    }
    return Move{text[0] - '1', static_cast<Deed>(word - deedWords.begin())};
  }

  static void writeSetup(const Setup& setup, nlohmann::json& json) {
    json["stacks"] = setup.stacks;
  }
  std::variant<Setup, Fault> readSetup(const nlohmann::json& json) const {
    const Fault fault{"stacks", Phrase(IGROTEKA_TEXT("cards", "must hold each card once a seat"))};
    const auto found = json.find("stacks");
    if (found == json.end() || !found->is_array() ||
        found->size() != static_cast<std::size_t>(options_.players)) {
      return fault;
    }
    Stack whole(static_cast<std::size_t>(options_.cards));
    std::iota(whole.begin(), whole.end(), 1);
    Setup setup;
    for (const auto& given : *found) {
      Stack stack;
      for (const auto& one : given) {
        stack.push_back(wholeNumber(one, 1, options_.cards).value_or(0));
      }
      if (!given.is_array() || !std::ranges::is_permutation(stack, whole)) {
        return fault;
      }
      setup.stacks.push_back(std::move(stack));
    }
    return setup;
  }

  void report(const State& state, const std::optional<Ending>&, nlohmann::json& line) const {
    line["score"] = state.laid;
    line["state"] = {{"pile", state.pile}};
  }

private:
  Options options_;
};

} // namespace igroteka::cards
