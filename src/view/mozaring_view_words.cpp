// SPDX-License-Identifier: MIT
#include "mozaring_view_words.h"

#include "translated.h"

#include <QLocale>
#include <QStringList>

#include <algorithm>

namespace igroteka::view::mozaringWords {

namespace {

constexpr std::array<std::array<Text, 3>, 4> ringTexts = {{
    {{IGROTEKA_TEXT("mozaring", "small red"), IGROTEKA_TEXT("mozaring", "medium red"),
      IGROTEKA_TEXT("mozaring", "large red")}},
    {{IGROTEKA_TEXT("mozaring", "small green"), IGROTEKA_TEXT("mozaring", "medium green"),
      IGROTEKA_TEXT("mozaring", "large green")}},
    {{IGROTEKA_TEXT("mozaring", "small blue"), IGROTEKA_TEXT("mozaring", "medium blue"),
      IGROTEKA_TEXT("mozaring", "large blue")}},
    {{IGROTEKA_TEXT("mozaring", "small yellow"), IGROTEKA_TEXT("mozaring", "medium yellow"),
      IGROTEKA_TEXT("mozaring", "large yellow")}},
}};

constexpr std::array<Text, 3> closedTexts = {
    IGROTEKA_TEXT("mozaring", "small slot closed"),
    IGROTEKA_TEXT("mozaring", "medium slot closed"),
    IGROTEKA_TEXT("mozaring", "large slot closed"),
};

constexpr std::array<Text, 4> fieldTexts = {
    IGROTEKA_TEXT("mozaring", "Field %1: empty"),
    IGROTEKA_TEXT("mozaring", "Field %1: %2"),
    IGROTEKA_TEXT("mozaring", "Field %1: %2, %3"),
    IGROTEKA_TEXT("mozaring", "Field %1: %2, %3, %4"),
};

/// What, and by which keys.
constexpr std::array<std::array<Text, 2>, 8> keyTexts = {{
    {IGROTEKA_TEXT("mozaring", "Walk over fields and reserves"),
     IGROTEKA_TEXT("mozaring", "arrow keys")},
    {IGROTEKA_TEXT("mozaring", "From the board to the reserve"), IGROTEKA_TEXT("mozaring", "Tab")},
    {IGROTEKA_TEXT("mozaring", "Take a small, medium or large ring"),
     IGROTEKA_TEXT("mozaring", "S, M, L")},
    {IGROTEKA_TEXT("mozaring", "Choose red, green, blue or yellow"),
     IGROTEKA_TEXT("mozaring", "R, G, B, Y")},
    {IGROTEKA_TEXT("mozaring", "Go to a field; once more: place the ring"),
     IGROTEKA_TEXT("mozaring", "1 to 9")},
    {IGROTEKA_TEXT("mozaring", "Take a ring, or place it"),
     IGROTEKA_TEXT("mozaring", "Enter, Space")},
    {IGROTEKA_TEXT("mozaring", "Put the ring back"), IGROTEKA_TEXT("mozaring", "Esc")},
    {IGROTEKA_TEXT("mozaring", "Swap the sides"), IGROTEKA_TEXT("mozaring", "X")},
}};

QString filled(const Text& text, const QStringList& values) {
  std::vector<Phrase::Argument> arguments;
  for (const QString& value : values) {
    arguments.emplace_back(value.toStdString());
  }
  return translated(Phrase(text, std::move(arguments)));
}

} // namespace

QString ring(PieceColour colour, PieceSize size) {
  return translated(ringTexts.at(indexOf(colour)).at(indexOf(size)));
}

QString field(const MozaringScene& scene, int field) {
  QStringList values{QLocale().toString(field + 1)};
  for (const PieceSize size : {PieceSize::large, PieceSize::medium, PieceSize::small}) {
    const auto colour = scene.rings.at(static_cast<std::size_t>(field)).at(indexOf(size));
    const MozaringSlot slot{field, size};
    if (colour) {
      values.append(ring(*colour, size));
    } else if (std::ranges::find(scene.closed, slot) != scene.closed.end()) {
      values.append(translated(closedTexts.at(indexOf(size))));
    }
  }
  return filled(fieldTexts.at(static_cast<std::size_t>(values.size() - 1)), values);
}

QString fieldFor(const MozaringScene& scene, int number, bool fits) {
  const Text text = fits ? IGROTEKA_TEXT("mozaring", "%1 – the ring in hand fits here")
                         : IGROTEKA_TEXT("mozaring", "%1 – the ring in hand does not fit here");
  return filled(text, {field(scene, number)});
}

QString pile(const QString& owner, const MozaringPile& pile, int count) {
  return filled(IGROTEKA_TEXT("mozaring", "Reserve of %1: %2, left: %3"),
                {owner, ring(pile.colour, pile.size), QLocale().toString(count)});
}

QString board() {
  return translated(IGROTEKA_TEXT("mozaring", "The board of Mozaring"));
}

QString placeHere() {
  return translated(IGROTEKA_TEXT("mozaring", "Place the ring here"));
}

QString takeRing() {
  return translated(IGROTEKA_TEXT("mozaring", "Take a ring"));
}

QString inHand() {
  return translated(IGROTEKA_TEXT("mozaring", "In hand"));
}

QString mayBeTaken() {
  return translated(IGROTEKA_TEXT("mozaring", "May be taken now"));
}

QString skips(const QString& name) {
  return filled(IGROTEKA_TEXT("mozaring", "%1 skips the turn"), {name});
}

QString isOut(const QString& name) {
  return filled(IGROTEKA_TEXT("mozaring", "%1 is out"), {name});
}

QString out() {
  return translated(IGROTEKA_TEXT("mozaring", "out"));
}

QString verdict(const mozaring::Verdict& verdict, int rings) {
  const QLocale locale;
  switch (verdict.value) {
  case mozaring::Verdict::Value::win:
    return filled(IGROTEKA_TEXT("mozaring", "Win; rings up to it: %1"),
                  {locale.toString(verdict.rings)});
  case mozaring::Verdict::Value::loss:
    return filled(IGROTEKA_TEXT("mozaring", "Loss; rings up to it: %1"),
                  {locale.toString(verdict.rings)});
  case mozaring::Verdict::Value::draw:
    return translated(IGROTEKA_TEXT("mozaring", "Draw"));
  case mozaring::Verdict::Value::unknown:
    break;
  }
  return filled(IGROTEKA_TEXT("mozaring", "No forced win up to ring %1"),
                {locale.toString(rings + verdict.open)});
}

QString swapSides() {
  return translated(IGROTEKA_TEXT("mozaring", "Swap the sides"));
}

QList<std::pair<QString, QString>> keys(bool swap) {
  QList<std::pair<QString, QString>> all;
  for (const auto& [what, which] : keyTexts) {
    all.append({translated(what), translated(which)});
  }
  if (!swap) {
    all.removeLast();
  }
  return all;
}

Phrase chooseRing() {
  return IGROTEKA_TEXT("mozaring", "Several rings fit here: choose one from the reserve.");
}

} // namespace igroteka::view::mozaringWords
