// SPDX-License-Identifier: MIT
#pragma once

#include "pont_desk.h"

#include <igroteka/pont/run.h>

#include <QList>
#include <QString>

#include <utility>

/// What can be read and heard of the table, in the language of the program.
namespace igroteka::view::pontWords {

/// "Tile 31" or the empty cell, and the colours of the tiles around it.
QString cell(const pont::Mosaic& mosaic, pont::Cell cell);
/// The same with whether the tile in hand can go there, as it is turned now or otherwise.
QString cellFor(const pont::Mosaic& mosaic, pont::Cell cell, bool fitsNow, bool fitsTurned);
/// The lines of a tile as it is turned, edge by edge.
QString tileEdges(int tile, int rotation);

QString stack(const QString& owner, int stack, int size, int top);
QString hand(int tile, int rotation);
QString fine(const QString& owner, int tile);
QString giveTo(const QString& name);

QString table();
QString discard();
QString call();
QString pont();
QString vsyo();
QString turnTile();
QString turnBack();
QString markNiches();
QString showPlaces();
QString larger();
QString smaller();
QString fit();
QString keysOfHands();

QString doIt();
QString chosen();

/// "1. Ani": the order of finishing.
QString finished(int place, const QString& name);
QString isOut();

/// What a practice run came to; the player's best one; that it was this one.
QString run(const pont::Run& run);
QString best(const QString& name, const pont::Run& run);
QString isBest(const QString& name);
QString bestRuns();
/// "4:05.3", or with hours.
QString timeOf(qint64 milliseconds);

QString paused();
QString toGoOn();
/// The keys of one hand, for its place on the table.
QString keysOf(const QString& directions, const QString& turn, const QString& act,
               const QString& other);

/// The same while a gift is due: which tile, to whom, give.
QString keysToGive(const QString& which, const QString& whom, const QString& give);

/// What the number on a seat card counts.
QString tilesLeft(int tiles);
/// To a person alone who cannot act for a while.
QString waitForNiche();
QString othersPlayOn();

QList<std::pair<QString, QString>> keys();

} // namespace igroteka::view::pontWords
