// SPDX-License-Identifier: MIT
#pragma once

#include <igroteka/core/game.h>

#include <QString>

#include <memory>
#include <span>
#include <variant>

namespace igroteka::view {
class BoardView;
struct ViewEntry;
} // namespace igroteka::view

namespace igroteka::app {

/// The match of a file, wholly sound; or one line that says what is wrong and where.
std::variant<std::unique_ptr<AnyMatch>, QString> readMatch(std::span<const view::ViewEntry> views,
                                                           const QString& path);

/// Writes the match as a record; empty if it is done, else one line that says what failed.
QString writeMatch(const AnyMatch& match, const QString& path);

/// Writes the shown position as a picture, PNG unless the name says otherwise; as writeMatch.
QString writePicture(view::BoardView& board, const QString& path);

/// A name for a new file of this match, without a folder.
QString suggestedName(const AnyMatch& match, const QString& suffix);

} // namespace igroteka::app
