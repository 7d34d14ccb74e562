// SPDX-License-Identifier: MIT
#pragma once

#include <igroteka/core/member_option.h>
#include <igroteka/core/rules.h>

#include <nlohmann/json.hpp>

#include <charconv>

/// A toy on a free table: in turns, discs of one size are laid at whole points of a square table,
/// and may not overlap. Who lays the last disc, because nobody has one left or both passed, wins.
namespace igroteka::discs {

inline constexpr int radius = 10;

struct Options {
  int players = 2;
  int half = 30;  ///< half the side of the table
  int discs = 12; ///< in all

  bool operator==(const Options&) const = default;
};

struct Setup {
  int start = 1;

  bool operator==(const Setup&) const = default;
};

struct Point {
  int x = 0;
  int y = 0;

  bool operator==(const Point&) const = default;
};

struct State {
  std::vector<Point> table;
  int seat = 0;
  int last = 0; ///< who laid the last disc
  int passes = 0;

  bool operator==(const State&) const = default;
};

using Move = std::optional<Point>; ///< where a disc is laid; nothing is a pass

enum class Refusal : std::uint8_t { outside, overlaps };

class Rules {
public:
  using Options = discs::Options;
  using Setup = discs::Setup;
  using State = discs::State;
  using Move = discs::Move;
  using Refusal = discs::Refusal;

  static constexpr std::string_view id = "discs";
  static constexpr Text title = IGROTEKA_TEXT("discs", "Discs");

  explicit Rules(Options options) : options_(options) {}

  static std::span<const Option<Options>> options() {
    static const std::vector<Option<Options>> all = {memberOption<&Options::half>(
        {"half", IGROTEKA_TEXT("discs", "Half"), IGROTEKA_TEXT("discs", "Half the table's side."),
         OptionKind::number, 10, 1000})};
    return all;
  }
  static std::span<const Preset<Options>> presets() {
    static const std::vector<Preset<Options>> all = {{"small", IGROTEKA_TEXT("discs", "Small"),
                                                      IGROTEKA_TEXT("discs", "A small table."), 2,
                                                      4, 2, [](int players) {
                                                        return Options{players, 30, 12};
                                                      }}};
    return all;
  }
  static std::optional<Fault> check(const Options&) { return std::nullopt; }
  const Options& chosen() const { return options_; }

  Setup deal(Random& random) const {
    return {1 + static_cast<int>(random.below(static_cast<std::uint32_t>(options_.players)))};
  }
  State start(const Setup& setup) const { return {{}, setup.start - 1, setup.start - 1, 0}; }

  Actors actors(const State& state) const {
    return outcome(state) ? Actors() : Actors(seatAt(state.seat));
  }

  std::optional<Refusal> refusal(const State& state, Actor, const Move& move) const {
    if (!move) {
      return std::nullopt;
    }
    const auto within = [&](std::int64_t c) { return c >= -options_.half && c <= options_.half; };
    if (!within(move->x) || !within(move->y)) {
      return Refusal::outside;
    }
    const auto overlaps = [&](const Point& disc) {
      const int dx = disc.x - move->x;
      const int dy = disc.y - move->y;
      return dx * dx + dy * dy < 4 * radius * radius;
    };
    return std::ranges::any_of(state.table, overlaps) ? std::optional(Refusal::overlaps)
                                                      : std::nullopt;
  }

  State after(State state, Actor, const Move& move) const {
    state.passes = move ? 0 : state.passes + 1;
    if (move) {
      state.table.push_back(*move);
      state.last = state.seat;
    }
    state.seat = (state.seat + 1) % options_.players;
    return state;
  }

  std::optional<Outcome> outcome(const State& state) const {
    const bool allLaid = state.table.size() >= static_cast<std::size_t>(options_.discs);
    if (!allLaid && state.passes < options_.players) {
      return std::nullopt;
    }
    return state.table.empty() ? Outcome{} : Outcome{seatAt(state.last)};
  }

  std::vector<std::string> listing(const State&) const { return {"disc *", "pass"}; }

  std::optional<Move> sample(const State& state, Actor actor, Random& random) const {
    const auto side = static_cast<std::uint32_t>(2 * options_.half + 1);
    const auto coordinate = [&] { return static_cast<int>(random.below(side)) - options_.half; };
    for (int attempt = 0; attempt < 20; ++attempt) {
      const Move move = Point{coordinate(), coordinate()};
      if (!refusal(state, actor, move)) {
        return move;
      }
    }
    return Move{};
  }

  static Phrase explain(const Refusal& refusal) {
    return refusal == Refusal::outside
               ? Phrase(IGROTEKA_TEXT("discs", "The table ends before that point."))
               : Phrase(IGROTEKA_TEXT("discs", "Another disc lies there."));
  }

  static std::string write(const Move& move) {
    return move ? "disc " + std::to_string(move->x) + "," + std::to_string(move->y) : "pass";
  }
  static std::optional<Move> read(std::string_view text) {
    if (text == "pass") {
      return Move{};
    }
    Point point;
    const char* const end = text.data() + text.size();
    const auto number = [&](const char* from, int& value) {
      return std::from_chars(from, end, value).ptr;
    };
    if (!text.starts_with("disc ")) {
      return std::nullopt;
    }
    const char* const comma = number(text.data() + 5, point.x);
    if (comma == end || *comma != ',' || number(comma + 1, point.y) != end) {
      return std::nullopt;
    }
    // Only the one form in which it is written, which leaves out "-0" and leading zeros.
    return write(point) == text ? std::optional<Move>(point) : std::nullopt;
  }

  static void writeSetup(const Setup& setup, nlohmann::json& json) { json["start"] = setup.start; }
  std::variant<Setup, Fault> readSetup(const nlohmann::json& json) const {
    const auto found = json.find("start");
    const auto start =
        found == json.end() ? std::nullopt : wholeNumber(*found, 1, options_.players);
    if (!start) {
      return Fault{"start", Phrase(IGROTEKA_TEXT("discs", "must be a seat"))};
    }
    return Setup{*start};
  }

  void report(const State& state, const std::optional<Ending>&, nlohmann::json& line) const {
    line["state"]["discs"] = nlohmann::json::array();
    for (const Point& disc : state.table) {
      line["state"]["discs"].push_back({disc.x, disc.y});
    }
  }

private:
  Options options_;
};

} // namespace igroteka::discs
