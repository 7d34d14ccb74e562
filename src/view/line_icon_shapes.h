// SPDX-License-Identifier: MIT
#pragma once

#include <QPainterPath>
#include <QString>
#include <QStringList>

#include <optional>

namespace igroteka::view {

/// An icon on a grid of 24 by 24: lines to be stroked, and solids to be filled.
struct LineIconShape {
  QPainterPath lines;
  QPainterPath solids;
};

/// The shape of that name, if there is one.
std::optional<LineIconShape> lineIconShape(const QString& name);

} // namespace igroteka::view
