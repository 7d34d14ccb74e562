// SPDX-License-Identifier: MIT
#include <igroteka/sbor/move.h>

#include <charconv>

namespace igroteka::sbor {

namespace {

std::string name(Point point) {
  return std::to_string(point.x) + ',' + std::to_string(point.y);
}

struct Writer {
  std::string operator()(const Lay& lay) const {
    return "circle " + std::to_string(lay.number) + ' ' + name(lay.at);
  }
  std::string operator()(const Stand& stand) const {
    return "doll " + sbor::name(stand.doll) + ' ' + sbor::name(stand.on);
  }
  std::string operator()(const Throw& thrown) const {
    std::string text = "roll";
    for (std::size_t i = 0; i < thrown.count; ++i) {
      text += ' ' + std::to_string(thrown.dice[i]);
    }
    return text;
  }
  std::string operator()(const Act& act) const {
    std::string text = act.power == Power::none           ? ""
                       : act.power == Power::manipulation ? "manip "
                                                          : "force ";
    text += word(act.action);
    return text + ' ' + sbor::name(act.from) + ' ' + sbor::name(act.to);
  }
  std::string operator()(const Substitute& sub) const {
    return "sub " + sbor::name(sub.first) + ' ' + sbor::name(sub.second);
  }
  std::string operator()(const Teleport& tele) const {
    return "tele " + sbor::name(tele.from) + ' ' + sbor::name(tele.to);
  }
  std::string operator()(const Shift& shift) const {
    return "shift " + sbor::name(shift.circle) + ' ' + name(shift.to);
  }
  std::string operator()(const End& end) const {
    return end.keep.empty() ? "end" : "end keep " + sbor::name(end.keep);
  }
};

/// The words of a text between single spaces; too many, or any other spacing, give none.
class WordList {
public:
  explicit WordList(std::string_view text) {
    while (count_ < words_.size()) {
      const auto space = text.find(' ');
      words_[count_++] = text.substr(0, space);
      if (space == std::string_view::npos) {
        return;
      }
      text.remove_prefix(space + 1);
    }
    count_ = 0;
  }
  std::size_t size() const { return count_; }
  std::string_view operator[](std::size_t i) const { return words_[i]; }

private:
  std::array<std::string_view, 7> words_ = {};
  std::size_t count_ = 0;
};

std::optional<std::int32_t> readCoordinate(std::string_view text) {
  std::int32_t value = 0;
  const auto [rest, error] = std::from_chars(text.data(), text.data() + text.size(), value);
  if (error != std::errc() || rest != text.data() + text.size() || value > farthest ||
      value < -farthest || std::to_string(value) != text) {
    return std::nullopt;
  }
  return value;
}

std::optional<Point> readPoint(std::string_view text) {
  const auto comma = text.find(',');
  if (comma == std::string_view::npos) {
    return std::nullopt;
  }
  const auto x = readCoordinate(text.substr(0, comma));
  const auto y = readCoordinate(text.substr(comma + 1));
  return x && y ? std::optional(Point{*x, *y}) : std::nullopt;
}

std::optional<int> readDie(std::string_view text) {
  return text.size() == 1 && text[0] >= '1' && text[0] <= '6' ? std::optional(text[0] - '0')
                                                              : std::nullopt;
}

std::optional<Move> readThrow(const WordList& words) {
  Throw thrown;
  if (words.size() > 1 + diceEach) {
    return std::nullopt;
  }
  for (std::size_t i = 1; i < words.size(); ++i) {
    const auto die = readDie(words[i]);
    if (!die) {
      return std::nullopt;
    }
    thrown.add(*die);
  }
  return thrown;
}

std::optional<Move> readEnd(const WordList& words) {
  End end;
  if (words.size() == 1) {
    return end;
  }
  if (words[1] != "keep" || words.size() < 3 || words.size() > 2 + diceEach) {
    return std::nullopt;
  }
  int last = 1;
  for (std::size_t i = 2; i < words.size(); ++i) {
    const auto die = readDie(words[i]);
    if (!die || *die < last) {
      return std::nullopt;
    }
    end.keep.add(*die);
    last = *die;
  }
  return end;
}

/// The moves of two words and two circles, of which `power` and the action are known.
std::optional<Move> readAct(Power power, std::string_view action, std::string_view from,
                            std::string_view to) {
  const auto known = readAction(action);
  const auto source = readCircle(from);
  const auto target = readCircle(to);
  if (!known || !source || !target) {
    return std::nullopt;
  }
  return Act{power, *known, *source, *target};
}

std::optional<Move> readThree(const WordList& words) {
  if (words[0] == "circle") {
    const auto number = readDie(words[1]);
    const auto point = readPoint(words[2]);
    return number && point ? std::optional<Move>(Lay{static_cast<std::uint8_t>(*number), *point})
                           : std::nullopt;
  }
  if (words[0] == "doll") {
    const auto doll = readDoll(words[1]);
    const auto circle = readCircle(words[2]);
    return doll && circle ? std::optional<Move>(Stand{*doll, *circle}) : std::nullopt;
  }
  const auto first = readCircle(words[1]);
  if (words[0] == "shift") {
    const auto point = readPoint(words[2]);
    return first && point ? std::optional<Move>(Shift{*first, *point}) : std::nullopt;
  }
  const auto second = readCircle(words[2]);
  if (words[0] == "sub") {
    return first && second && *first <= *second ? std::optional<Move>(Substitute(*first, *second))
                                                : std::nullopt;
  }
  if (words[0] == "tele") {
    return first && second ? std::optional<Move>(Teleport{*first, *second}) : std::nullopt;
  }
  return readAct(Power::none, words[0], words[1], words[2]);
}

} // namespace

std::string write(const Move& move) {
  return std::visit(Writer(), move);
}

std::optional<Move> readMove(std::string_view text) {
  const WordList words(text);
  if (words.size() == 0) {
    return std::nullopt;
  }
  if (words[0] == "roll") {
    return readThrow(words);
  }
  if (words[0] == "end") {
    return readEnd(words);
  }
  if (words.size() == 3) {
    return readThree(words);
  }
  if (words.size() == 4 && words[0] == "manip") {
    return readAct(Power::manipulation, words[1], words[2], words[3]);
  }
  if (words.size() == 4 && words[0] == "force") {
    return readAct(Power::force, words[1], words[2], words[3]);
  }
  return std::nullopt;
}

} // namespace igroteka::sbor
