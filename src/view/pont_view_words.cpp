// SPDX-License-Identifier: MIT
#include "pont_view_words.h"

#include "translated.h"

#include <igroteka/core/text.h>

#include <QLocale>
#include <QStringList>

#include <algorithm>
#include <array>

namespace igroteka::view::pontWords {

namespace {

constexpr std::array<Text, 6> edgeTexts = {
    IGROTEKA_TEXT("pont", "upper right – %1"), IGROTEKA_TEXT("pont", "right – %1"),
    IGROTEKA_TEXT("pont", "lower right – %1"), IGROTEKA_TEXT("pont", "lower left – %1"),
    IGROTEKA_TEXT("pont", "left – %1"),        IGROTEKA_TEXT("pont", "upper left – %1"),
};

/// By the colours of the rules.
constexpr std::array<Text, 5> colourTexts = {
    Text{},
    IGROTEKA_TEXT("pont", "red"),
    IGROTEKA_TEXT("pont", "yellow"),
    IGROTEKA_TEXT("pont", "blue"),
    IGROTEKA_TEXT("pont", "green"),
};

QString filled(const Text& text, const QStringList& values) {
  std::vector<Phrase::Argument> arguments;
  for (const QString& value : values) {
    arguments.emplace_back(value.toStdString());
  }
  return translated(Phrase(text, std::move(arguments)));
}

QString number(int value) {
  return QLocale().toString(value);
}

/// The edges that show a colour, as a list.
QString edges(pont::Pattern pattern) {
  QStringList all;
  for (int edge = 0; edge < 6; ++edge) {
    const auto colour = static_cast<std::size_t>(pont::colourAt(pattern, edge));
    if (colour != 0) {
      all.append(filled(edgeTexts.at(static_cast<std::size_t>(edge)),
                        {translated(colourTexts.at(colour))}));
    }
  }
  return all.join(QStringLiteral(", "));
}

constexpr std::array<std::array<Text, 2>, 12> keyTexts = {{
    {IGROTEKA_TEXT("pont", "Arrow keys"),
     IGROTEKA_TEXT("pont", "walk over the cells beside the mosaic")},
    {IGROTEKA_TEXT("pont", "Enter, Space"),
     IGROTEKA_TEXT("pont", "draws, places, discards or gives: what is chosen")},
    {IGROTEKA_TEXT("pont", "R, Shift+R"), IGROTEKA_TEXT("pont", "turns the tile")},
    {IGROTEKA_TEXT("pont", "Tab, O"),
     IGROTEKA_TEXT("pont", "chooses the next stack, penalty tile or “discard”")},
    {IGROTEKA_TEXT("pont", "G"), IGROTEKA_TEXT("pont", "chooses who gets the gift")},
    {IGROTEKA_TEXT("pont", "1, 2"), IGROTEKA_TEXT("pont", "draws from the first or second stack")},
    {IGROTEKA_TEXT("pont", "X"), IGROTEKA_TEXT("pont", "discards the tile")},
    {IGROTEKA_TEXT("pont", "+, -"), IGROTEKA_TEXT("pont", "shows the tiles larger or smaller")},
    {IGROTEKA_TEXT("pont", "F"), IGROTEKA_TEXT("pont", "shows the whole mosaic")},
    {IGROTEKA_TEXT("pont", "Esc"), IGROTEKA_TEXT("pont", "puts a chosen penalty tile back")},
    {IGROTEKA_TEXT("pont", "Mouse wheel, right click"), IGROTEKA_TEXT("pont", "turns the tile")},
    {IGROTEKA_TEXT("pont", "Ctrl + mouse wheel"),
     IGROTEKA_TEXT("pont", "shows the tiles larger or smaller")},
}};

} // namespace

QString cell(const pont::Mosaic& mosaic, pont::Cell cell) {
  if (const int tile = mosaic.tileAt(cell)) {
    return filled(IGROTEKA_TEXT("pont", "Tile %1: %2"),
                  {number(tile), tileEdges(tile, mosaic.rotationOf(tile))});
  }
  const pont::Surroundings around = mosaic.around(cell);
  if (around.count == 0) {
    return translated(IGROTEKA_TEXT("pont", "Empty cell, nothing around it"));
  }
  const Text text = around.count >= 3
                        ? IGROTEKA_TEXT("pont", "Niche, tiles around it: %1. %2")
                        : IGROTEKA_TEXT("pont", "Empty cell, tiles around it: %1. %2");
  return filled(text, {number(around.count), edges(around.pattern)});
}

QString cellFor(const pont::Mosaic& mosaic, pont::Cell where, bool fitsNow, bool fitsTurned) {
  const Text text = fitsNow ? IGROTEKA_TEXT("pont", "%1. The tile fits here.")
                    : fitsTurned
                        ? IGROTEKA_TEXT("pont", "%1. The tile fits here when it is turned.")
                        : IGROTEKA_TEXT("pont", "%1. The tile does not fit here.");
  return filled(text, {cell(mosaic, where)});
}

QString tileEdges(int tile, int rotation) {
  return edges(pont::patternOf(tile, rotation));
}

QString stack(const QString& owner, int stack, int size, int top) {
  return size == 0 ? filled(IGROTEKA_TEXT("pont", "%1, stack %2: empty"), {owner, number(stack)})
                   : filled(IGROTEKA_TEXT("pont", "%1, stack %2: tiles left: %3, on top number %4"),
                            {owner, number(stack), number(size), number(top)});
}

QString hand(int tile, int rotation) {
  return filled(IGROTEKA_TEXT("pont", "Tile %1 in hand: %2"),
                {number(tile), tileEdges(tile, rotation)});
}

QString fine(const QString& owner, int tile) {
  return filled(IGROTEKA_TEXT("pont", "%1, penalty tile %2: %3"),
                {owner, number(tile), tileEdges(tile, 0)});
}

QString giveTo(const QString& name) {
  return filled(IGROTEKA_TEXT("pont", "Give to: %1"), {name});
}

QString table() {
  return translated(IGROTEKA_TEXT("pont", "The table of Tantrix Pont"));
}
QString discard() {
  return translated(IGROTEKA_TEXT("pont", "Discard"));
}
QString call() {
  return translated(IGROTEKA_TEXT("pont", "Call “Vsyo!”"));
}
QString pont() {
  return translated(IGROTEKA_TEXT("pont", "Pont!"));
}
QString vsyo() {
  return translated(IGROTEKA_TEXT("pont", "Vsyo!"));
}
QString turnTile() {
  return translated(IGROTEKA_TEXT("pont", "Turn the tile"));
}
QString turnBack() {
  return translated(IGROTEKA_TEXT("pont", "Turn the tile back"));
}
QString markNiches() {
  return translated(IGROTEKA_TEXT("pont", "Mark niches"));
}
QString showPlaces() {
  return translated(IGROTEKA_TEXT("pont", "Show places"));
}
QString larger() {
  return translated(IGROTEKA_TEXT("pont", "Larger tiles"));
}
QString smaller() {
  return translated(IGROTEKA_TEXT("pont", "Smaller tiles"));
}
QString fit() {
  return translated(IGROTEKA_TEXT("pont", "Show the whole mosaic"));
}
QString keysOfHands() {
  return translated(IGROTEKA_TEXT("pont", "Keys of the hands…"));
}

QString doIt() {
  return translated(IGROTEKA_TEXT("pont", "Do it"));
}
QString chosen() {
  return translated(IGROTEKA_TEXT("pont", "Chosen"));
}

QString finished(int place, const QString& name) {
  return filled(IGROTEKA_TEXT("pont", "%1. %2"), {number(place), name});
}
QString isOut() {
  return translated(IGROTEKA_TEXT("pont", "out"));
}

QString timeOf(qint64 milliseconds) {
  const qint64 seconds = milliseconds / 1000;
  const QLatin1Char zero('0');
  const QString tenths = QLocale().decimalPoint() + QString::number(milliseconds / 100 % 10);
  if (seconds >= 3600) {
    return QStringLiteral("%1:%2:%3")
        .arg(seconds / 3600)
        .arg(seconds / 60 % 60, 2, 10, zero)
        .arg(seconds % 60, 2, 10, zero);
  }
  return QStringLiteral("%1:%2%3").arg(seconds / 60).arg(seconds % 60, 2, 10, zero).arg(tenths);
}

QString run(const pont::Run& run) {
  const QStringList values{timeOf(std::max<qint64>(run.time, 0)), number(run.fines),
                           number(run.ponts), number(run.left)};
  return run.left == 0
             ? filled(IGROTEKA_TEXT(
                          "pont", "All tiles are placed. Time: %1, penalty tiles: %2, Ponts: %3."),
                      values)
             : filled(IGROTEKA_TEXT("pont", "Nothing more can be placed. Tiles left: %4, time: %1, "
                                            "penalty tiles: %2, Ponts: %3."),
                      values);
}

QString best(const QString& name, const pont::Run& run) {
  const QStringList values{name, timeOf(run.time), number(run.left)};
  return run.left == 0
             ? filled(IGROTEKA_TEXT("pont", "The best time so far, %1: %2."), values)
             : filled(IGROTEKA_TEXT("pont", "The best so far, %1: tiles left %3, time %2."),
                      values);
}

QString isBest(const QString& name) {
  return filled(IGROTEKA_TEXT("pont", "That is the best so far, %1!"), {name});
}

QString bestRuns() {
  return translated(IGROTEKA_TEXT("pont", "Best runs"));
}

QString paused() {
  return translated(IGROTEKA_TEXT("pont", "The table is covered"));
}
QString toGoOn() {
  return translated(IGROTEKA_TEXT("pont", "Press Enter or click here when everybody is ready."));
}

QString keysOf(const QString& directions, const QString& turn, const QString& act,
               const QString& other) {
  return filled(IGROTEKA_TEXT("pont", "%1 walk · %2 turn · %3 do · %4 choose"),
                {directions, turn, act, other});
}

QString keysToGive(const QString& which, const QString& whom, const QString& give) {
  return filled(IGROTEKA_TEXT("pont", "Give a tile away: %1 which · %2 to whom · %3 give"),
                {which, whom, give});
}

QString tilesLeft(int tiles) {
  return filled(IGROTEKA_TEXT("pont", "Tiles left: %1"), {number(tiles)});
}

QString waitForNiche() {
  return translated(
      IGROTEKA_TEXT("pont", "No penalty tile of yours fits a niche now: wait for the others."));
}

QString othersPlayOn() {
  return translated(IGROTEKA_TEXT("pont", "You have no tiles left. The others play on."));
}

QList<std::pair<QString, QString>> keys() {
  QList<std::pair<QString, QString>> all;
  for (const auto& [which, what] : keyTexts) {
    all.append({translated(what), translated(which)});
  }
  return all;
}

} // namespace igroteka::view::pontWords
