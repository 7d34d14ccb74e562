// SPDX-License-Identifier: MIT
#include <igroteka/sbor/board.h>

#include <algorithm>

namespace igroteka::sbor {

namespace {

constexpr std::string_view sizeLetters = "SML";
constexpr std::array<std::string_view, 6> actionWords = {"go",   "swap",  "eat",
                                                         "spit", "climb", "trade"};

std::optional<int> readSeat(char letter) {
  return letter >= 'a' && letter < 'a' + maxPlayers ? std::optional(letter - 'a') : std::nullopt;
}

char seatLetter(int seat) {
  return static_cast<char>('a' + seat);
}

} // namespace

std::string name(Circle circle) {
  return {static_cast<char>('0' + circle.number()), seatLetter(circle.seat())};
}

std::optional<Circle> readCircle(std::string_view text) {
  if (text.size() != 2 || text[0] < '1' || text[0] > '6' || !readSeat(text[1])) {
    return std::nullopt;
  }
  return Circle(text[0] - '0', *readSeat(text[1]));
}

std::string name(Doll doll) {
  if (!doll) {
    return {};
  }
  return {seatLetter(doll.owner()), sizeLetters[static_cast<std::size_t>(doll.size())]};
}

std::optional<Doll> readDoll(std::string_view text) {
  if (text.size() != 2 || !readSeat(text[0])) {
    return std::nullopt;
  }
  const auto size = sizeLetters.find(text[1]);
  if (size == std::string_view::npos) {
    return std::nullopt;
  }
  return Doll(*readSeat(text[0]), static_cast<Size>(size));
}

std::string name(const DiceSet& dice) {
  std::string text;
  for (int value = 1; value <= 6; ++value) {
    for (int i = 0; i < dice.count(value); ++i) {
      if (!text.empty()) {
        text += ' ';
      }
      text += static_cast<char>('0' + value);
    }
  }
  return text;
}

std::string_view word(Action action) {
  return actionWords[static_cast<std::size_t>(action)];
}

std::optional<Action> readAction(std::string_view text) {
  const auto* const found = std::ranges::find(actionWords, text);
  if (found == actionWords.end()) {
    return std::nullopt;
  }
  return static_cast<Action>(found - actionWords.begin());
}

} // namespace igroteka::sbor
