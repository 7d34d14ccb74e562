// SPDX-License-Identifier: MIT
#pragma once

#include <QIcon>
#include <QStringList>

namespace igroteka::view {

/// The line icon of an action, in the text colour of the theme in use; follows a change of theme
/// by itself. Names: see lineIconNames(). A null icon if there is no such name.
QIcon lineIcon(const QString& name);

QStringList lineIconNames();

/// The icon of the application in all usual sizes.
QIcon applicationIcon();

} // namespace igroteka::view
