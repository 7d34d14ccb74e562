// SPDX-License-Identifier: MIT
#pragma once

#include "mozaring_painter.h"

namespace igroteka::view {

/// What lies on the wood under the rings: the bridges of traced combinations.
void paintTraceGround(QPainter& painter, const MozaringLayout& layout, const MozaringScene& scene);

/// The soft light in the slots that may be used, and the hovered one.
void paintLegal(QPainter& painter, const MozaringLayout& layout, const MozaringScene& scene);

/// What lies over the rings: winning light, traces, last move, notes, refusal, focus.
void paintMarkings(QPainter& painter, const MozaringLayout& layout, const MozaringScene& scene);

} // namespace igroteka::view
