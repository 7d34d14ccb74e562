// SPDX-License-Identifier: MIT
#pragma once

#include "sbor_painter.h"

namespace igroteka::view {

/// Paints one doll on the table: shut, opening, with what it holds, in the air.
void paintSborFigure(QPainter& painter, Art& art, const SborLayout& layout,
                     const SborScene::Figure& figure);

} // namespace igroteka::view
