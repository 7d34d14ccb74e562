// SPDX-License-Identifier: MIT
#pragma once

#include <QPointF>

#include <optional>

namespace igroteka::view {

/// The unit step of an arrow key; nothing for other keys.
std::optional<QPointF> arrowStep(int key);

/// How far a place is in this direction, things aside counting twice; nothing if it lies elsewhere.
std::optional<double> wayAhead(QPointF here, QPointF there, QPointF direction);

} // namespace igroteka::view
