// SPDX-License-Identifier: MIT
#include <igroteka/mozaring/rules.h>

#include <nlohmann/json.hpp>

namespace igroteka::mozaring {

namespace {

constexpr std::string_view colourLetters = "RGBY";
constexpr std::string_view sizeLetters = "sml";

std::string fieldText(const Board& board, int field) {
  std::string text;
  for (const Size size : allSizes) {
    for (const Colour colour : allColours) {
      if ((board.of(colour) & slotBit(size, field)) != 0) {
        text += text.empty() ? "" : " ";
        text += {letterOf(size), letterOf(colour)};
      }
    }
  }
  return text;
}

std::string dueText(Colours colours) {
  std::string text;
  for (const Colour colour : {Colour::blue, Colour::green, Colour::red, Colour::yellow}) {
    if (holds(colours, colour)) {
      text += letterOf(colour);
    }
  }
  return text;
}

} // namespace

std::string Rules::write(const Move& move) {
  if (move.swap) {
    return "swap";
  }
  return {letterOf(move.colour), letterOf(move.size), static_cast<char>('1' + move.field)};
}

std::optional<Move> Rules::read(std::string_view text) {
  if (text == "swap") {
    return Move::sides();
  }
  if (text.size() != 3 || text[2] < '1' || text[2] > '9') {
    return std::nullopt;
  }
  const std::size_t colour = colourLetters.find(text[0]);
  const std::size_t size = sizeLetters.find(text[1]);
  if (colour == std::string_view::npos || size == std::string_view::npos) {
    return std::nullopt;
  }
  return Move{false, static_cast<Colour>(colour), static_cast<Size>(size),
              static_cast<std::uint8_t>(text[2] - '1')};
}

void Rules::writeSetup(const Setup& setup, nlohmann::json& json) {
  json["start"] = setup.start;
}

std::variant<Setup, Fault> Rules::readSetup(const nlohmann::json& json) const {
  const auto found = json.is_object() ? json.find("start") : json.end();
  const bool whole = json.is_object() && found != json.end() && found->is_number_integer();
  const bool huge =
      whole && found->is_number_unsigned() && found->get<std::uint64_t>() > maxPlayers;
  const std::int64_t start = whole && !huge ? found->get<std::int64_t>() : 0;
  if (start < 1 || start > players()) {
    return Fault{"start", Phrase(IGROTEKA_TEXT("mozaring", "must be a seat from 1 to %1"),
                                 {std::int64_t{players()}})};
  }
  if (options_.first != 0 && start != options_.first) {
    return Fault{"start",
                 Phrase(IGROTEKA_TEXT("mozaring", "must be %1, the seat that \"first\" names"),
                        {std::int64_t{options_.first}})};
  }
  return Setup{static_cast<int>(start)};
}

void Rules::report(const State& state, const std::optional<Ending>& /*ending*/,
                   nlohmann::json& line) const {
  const auto points = score(state);
  nlohmann::json scores = nlohmann::json::array();
  nlohmann::json dues = nlohmann::json::array();
  for (int seat = 0; seat < players(); ++seat) {
    scores.push_back(points[static_cast<std::size_t>(seat)]);
    dues.push_back(dueText(due(state, seat)));
  }
  nlohmann::json board = nlohmann::json::array();
  for (int field = 0; field < fieldCount; ++field) {
    board.push_back(fieldText(state.board, field));
  }
  line["score"] = scores;
  line["state"] = {{"board", board}, {"round", state.round}, {"due", dues}};
}

} // namespace igroteka::mozaring
