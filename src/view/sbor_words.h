// SPDX-License-Identifier: MIT
#pragma once

#include "sbor_choice.h"

#include <QString>

#include <utility>
#include <vector>

/// What can be read and heard of the table, in the language of the program.
namespace igroteka::view::sborWords {

QString board();
/// "Large red doll"
QString doll(sbor::Doll doll);
/// All that there is to hear of a circle: number, active, who stands there with what inside,
/// neighbours.
QString circle(const sbor::State& state, sbor::Circle circle, bool acting);

QString action(sbor::Action action);
QString means(SborMeans means);
/// What a super power does, in a sentence.
QString meaning(SborMeans means);

QString die(int value);
QString dieKept(int value);
/// A die before the throw, of another player or of one who may throw it now.
QString dieUnthrown();
QString dieToThrow();
QString dieUsed();
/// Dice that people throw by hand.
QString dieTold(int value);
QString dieUntold();
QString playThese();
/// Asks what they show, or whether all of it is right.
QString tellDice(bool all);
/// The throw for the first turn, and who begins.
QString lots(const QString& name);
QString layCircle(int number);
QString endTurn();
QString endAllTheSame();
/// Asked before a turn ends in which nothing was done.
QString nothingDone();
QString quickSetup();
QString movesLeft(int left);
/// What a doll that was chosen shall do, if it can do anything.
QString chooseAction(bool any);
QString chooseTarget();
QString chooseDoll();
QString chooseOtherCircle();
QString noNeighbour();
/// Why a power does nothing now, and why one of a pair does if nobody stands where it begins.
QString nothingToDo();
QString nobodyThere();
QString press();
QString tray(const QString& dice);
QString fitTable();

/// The keys and what they do.
std::vector<std::pair<QString, QString>> keys();

} // namespace igroteka::view::sborWords
