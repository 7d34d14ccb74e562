// SPDX-License-Identifier: MIT
#pragma once

#include "mozaring_view_position.h"

#include <igroteka/mozaring/solver.h>

#include <QList>
#include <QString>

#include <optional>
#include <utility>

/// What can be heard of the board, in the language of the program.
namespace igroteka::view::mozaringWords {

/// "large blue": a ring, where it is clear that rings are meant.
QString ring(PieceColour colour, PieceSize size);

/// "Field 5: large blue, small red". Closed slots are named too.
QString field(const MozaringScene& scene, int field);

/// The same with whether the ring in hand can go there.
QString fieldFor(const MozaringScene& scene, int field, bool fits);

/// "Reserve of Ani: large blue, left: 3".
QString pile(const QString& owner, const MozaringPile& pile, int count);

QString board();

/// What can be done with a field or a pile, for assistive tools.
QString placeHere();
QString takeRing();
/// The state of a pile whose ring is in the hand, or may be taken.
QString inHand();
QString mayBeTaken();

/// Whole sentences about a seat, for its place on the table.
QString skips(const QString& name);
QString isOut(const QString& name);
/// In place of a score.
QString out();

/// What the evaluation says of a move; `rings` lie on the board already.
QString verdict(const mozaring::Verdict& verdict, int rings);

QString swapSides();
/// What can be done by keys, and by which; `swap`: the sides may be swapped in these rules.
QList<std::pair<QString, QString>> keys(bool swap);
/// Said where a field was chosen and several rings could go there.
Phrase chooseRing();

} // namespace igroteka::view::mozaringWords
