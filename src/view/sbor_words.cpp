// SPDX-License-Identifier: MIT
#include "sbor_words.h"

#include "sbor_position.h"
#include "translated.h"

#include <QStringList>

#include <array>
#include <cstdint>

namespace igroteka::view::sborWords {

namespace {

constexpr std::array<std::array<Text, 3>, 4> dollTexts = {{
    {{IGROTEKA_TEXT("sbor", "small red doll"), IGROTEKA_TEXT("sbor", "medium red doll"),
      IGROTEKA_TEXT("sbor", "large red doll")}},
    {{IGROTEKA_TEXT("sbor", "small green doll"), IGROTEKA_TEXT("sbor", "medium green doll"),
      IGROTEKA_TEXT("sbor", "large green doll")}},
    {{IGROTEKA_TEXT("sbor", "small blue doll"), IGROTEKA_TEXT("sbor", "medium blue doll"),
      IGROTEKA_TEXT("sbor", "large blue doll")}},
    {{IGROTEKA_TEXT("sbor", "small yellow doll"), IGROTEKA_TEXT("sbor", "medium yellow doll"),
      IGROTEKA_TEXT("sbor", "large yellow doll")}},
}};

constexpr std::array<Text, 6> actionTexts = {
    IGROTEKA_TEXT("sbor", "Go"),       IGROTEKA_TEXT("sbor", "Swap places"),
    IGROTEKA_TEXT("sbor", "Eat"),      IGROTEKA_TEXT("sbor", "Spit"),
    IGROTEKA_TEXT("sbor", "Climb in"), IGROTEKA_TEXT("sbor", "Trade contents"),
};

constexpr std::array<Text, 5> meansTexts = {
    IGROTEKA_TEXT("sbor", "Dice"),         IGROTEKA_TEXT("sbor", "Substitution"),
    IGROTEKA_TEXT("sbor", "Manipulation"), IGROTEKA_TEXT("sbor", "Teleport"),
    IGROTEKA_TEXT("sbor", "Super force"),
};

constexpr std::array<Text, 5> meaningTexts = {
    IGROTEKA_TEXT("sbor",
                  "Two dice, one for each circle: your doll acts on a neighbouring circle."),
    IGROTEKA_TEXT("sbor", "Two equal dice: the dolls on two circles of that number change places."),
    IGROTEKA_TEXT("sbor", "Two equal dice: any doll on a circle of that number acts on a "
                          "neighbouring circle."),
    IGROTEKA_TEXT("sbor", "Three equal dice: a doll flies from a circle of that number to any free "
                          "one, or from anywhere to a free circle of that number."),
    IGROTEKA_TEXT("sbor", "Four equal dice: any doll acts on any other circle."),
};

constexpr std::array<std::array<Text, 2>, 14> keyTexts = {{
    {IGROTEKA_TEXT("sbor", "Arrow keys"),
     IGROTEKA_TEXT("sbor", "walk over the circles, or carry a circle from place to place")},
    {IGROTEKA_TEXT("sbor", "Space, Enter"),
     IGROTEKA_TEXT("sbor",
                   "throws the dice, lays a circle, puts a doll, chooses a doll or a place")},
    {IGROTEKA_TEXT("sbor", "1 to 6"),
     IGROTEKA_TEXT("sbor", "choose the circle to lay, or the dice to keep")},
    {IGROTEKA_TEXT("sbor", "S, M, L"),
     IGROTEKA_TEXT("sbor", "choose the small, medium or large doll when dolls are put out")},
    {IGROTEKA_TEXT("sbor", "G, S, E"), IGROTEKA_TEXT("sbor", "go, swap places, eat")},
    {IGROTEKA_TEXT("sbor", "P, C, T"), IGROTEKA_TEXT("sbor", "spit, climb in, trade contents")},
    {IGROTEKA_TEXT("sbor", "U, M, L, F"),
     IGROTEKA_TEXT("sbor", "substitution, manipulation, teleport, super force")},
    {IGROTEKA_TEXT("sbor", "V"), IGROTEKA_TEXT("sbor", "moves the free circle on which you are")},
    {IGROTEKA_TEXT("sbor", "N"), IGROTEKA_TEXT("sbor", "ends the turn")},
    {IGROTEKA_TEXT("sbor", "Q"), IGROTEKA_TEXT("sbor", "quick set-up")},
    {IGROTEKA_TEXT("sbor", "I"),
     IGROTEKA_TEXT("sbor", "while held, shows what is inside the dolls")},
    {IGROTEKA_TEXT("sbor", "+, −"), IGROTEKA_TEXT("sbor", "zoom")},
    {IGROTEKA_TEXT("sbor", "0"), IGROTEKA_TEXT("sbor", "shows the whole table")},
    {IGROTEKA_TEXT("sbor", "Esc"), IGROTEKA_TEXT("sbor", "takes a choice back")},
}};

QString filled(const Text& text, std::vector<Phrase::Argument> arguments) {
  return translated(Phrase(text, std::move(arguments)));
}

std::int64_t number(int value) {
  return value;
}

/// The chain on a circle as one sentence's worth of words.
QString chain(const sbor::State& state, sbor::Doll outer) {
  const sbor::Doll middle = state.in(outer);
  if (!middle) {
    return doll(outer);
  }
  const sbor::Doll inner = state.in(middle);
  const std::string first = doll(outer).toStdString();
  const std::string second = doll(middle).toStdString();
  if (!inner) {
    return filled(IGROTEKA_TEXT("sbor", "%1, inside it: %2"), {first, second});
  }
  return filled(IGROTEKA_TEXT("sbor", "%1, inside it: %2, and inside that: %3"),
                {first, second, doll(inner).toStdString()});
}

} // namespace

QString board() {
  return translated(IGROTEKA_TEXT("sbor", "Table of Obshchiy sbor"));
}

QString doll(sbor::Doll doll) {
  const SborScene::Body body = bodyOf(doll);
  return translated(dollTexts.at(indexOf(body.colour)).at(indexOf(body.size)));
}

QString circle(const sbor::State& state, sbor::Circle circle, bool acting) {
  QStringList parts;
  const bool active = acting && state.dice.count(circle.number()) > 0;
  parts += filled(active ? Text(IGROTEKA_TEXT("sbor", "Circle %1, active"))
                         : Text(IGROTEKA_TEXT("sbor", "Circle %1")),
                  {number(circle.number())});
  const sbor::Doll outer = state.on(circle);
  parts += outer ? chain(state, outer) : translated(IGROTEKA_TEXT("sbor", "free"));
  QStringList near;
  for (const sbor::Circle other : state.neighbours(circle)) {
    near += QString::number(other.number());
  }
  if (near.isEmpty()) {
    parts += noNeighbour();
  } else {
    parts += filled(IGROTEKA_TEXT("sbor", "neighbours: %1"),
                    {near.join(QStringLiteral(", ")).toStdString()});
  }
  return parts.join(QStringLiteral("; "));
}

QString action(sbor::Action action) {
  return translated(actionTexts.at(static_cast<std::size_t>(action)));
}

QString means(SborMeans means) {
  return translated(meansTexts.at(static_cast<std::size_t>(means)));
}

QString meaning(SborMeans means) {
  return translated(meaningTexts.at(static_cast<std::size_t>(means)));
}

QString die(int value) {
  return filled(IGROTEKA_TEXT("sbor", "Die showing %1"), {number(value)});
}

QString dieKept(int value) {
  return filled(IGROTEKA_TEXT("sbor", "Die showing %1, will be kept"), {number(value)});
}

QString dieUnthrown() {
  return translated(IGROTEKA_TEXT("sbor", "A die that waits to be thrown"));
}

QString dieToThrow() {
  return translated(IGROTEKA_TEXT("sbor", "A die that waits to be thrown: throw the dice"));
}

QString dieUsed() {
  return translated(IGROTEKA_TEXT("sbor", "A die that was used in this turn"));
}

QString dieTold(int value) {
  return filled(IGROTEKA_TEXT("sbor", "Your die shows %1: press to correct it"), {number(value)});
}

QString dieUntold() {
  return translated(IGROTEKA_TEXT("sbor", "A die whose number you have not said yet"));
}

QString playThese() {
  return translated(IGROTEKA_TEXT("sbor", "Play with these dice"));
}

QString tellDice(bool all) {
  return translated(all ? Text(IGROTEKA_TEXT("sbor", "Is this what your dice show? If not, click a "
                                                     "die or press Backspace."))
                        : Text(IGROTEKA_TEXT("sbor", "Throw your own dice and say what they show: "
                                                     "click, or type the numbers.")));
}

QString lots(const QString& name) {
  return filled(IGROTEKA_TEXT("sbor", "Everybody threw a die, and the highest begins: %1."),
                {name.toStdString()});
}

QString layCircle(int value) {
  return filled(IGROTEKA_TEXT("sbor", "Lay circle %1"), {number(value)});
}

QString endTurn() {
  return translated(IGROTEKA_TEXT("sbor", "End turn"));
}

QString endAllTheSame() {
  return translated(IGROTEKA_TEXT("sbor", "End it all the same"));
}

QString nothingDone() {
  return translated(IGROTEKA_TEXT(
      "sbor", "Nothing was done in this turn yet, and something could be. End it all the same?"));
}

QString quickSetup() {
  return translated(IGROTEKA_TEXT("sbor", "Quick set-up"));
}

QString movesLeft(int left) {
  switch (left) {
  case 0:
    return translated(IGROTEKA_TEXT("sbor", "No circle can be moved any more in this turn."));
  case 1:
    return translated(IGROTEKA_TEXT(
        "sbor", "Put the circle where it touches another: it is the last that may be moved now."));
  default:
    return translated(IGROTEKA_TEXT(
        "sbor", "Put the circle where it touches another: two may be moved in a turn."));
  }
}

QString chooseAction(bool any) {
  return translated(
      any ? Text(
                IGROTEKA_TEXT("sbor", "Choose what this doll shall do, or click a glowing circle."))
          : Text(IGROTEKA_TEXT("sbor",
                               "This doll can do nothing now: click an action to read why.")));
}

QString chooseTarget() {
  return translated(IGROTEKA_TEXT("sbor", "Choose one of the glowing circles."));
}

QString chooseDoll() {
  return translated(IGROTEKA_TEXT("sbor", "Choose a doll on one of the glowing circles."));
}

QString chooseOtherCircle() {
  return translated(IGROTEKA_TEXT("sbor", "Choose the other circle."));
}

QString noNeighbour() {
  return translated(IGROTEKA_TEXT("sbor", "no neighbours"));
}

QString nothingToDo() {
  return translated(IGROTEKA_TEXT("sbor", "With these dice there is nothing to do by it now."));
}

QString nobodyThere() {
  return translated(
      IGROTEKA_TEXT("sbor", "No doll stands on a circle with the number of the equal dice."));
}

QString press() {
  return translated(IGROTEKA_TEXT("sbor", "Choose"));
}

QString tray(const QString& dice) {
  return dice.isEmpty() ? translated(IGROTEKA_TEXT("sbor", "No kept dice"))
                        : filled(IGROTEKA_TEXT("sbor", "Kept dice: %1"), {dice.toStdString()});
}

QString fitTable() {
  return translated(IGROTEKA_TEXT("sbor", "Show the whole table"));
}

std::vector<std::pair<QString, QString>> keys() {
  std::vector<std::pair<QString, QString>> lines;
  for (const auto& [keys, what] : keyTexts) {
    lines.emplace_back(translated(keys), translated(what));
  }
  return lines;
}

} // namespace igroteka::view::sborWords
