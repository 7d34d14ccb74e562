// SPDX-License-Identifier: MIT
#pragma once

#include "sbor_painter.h"

namespace igroteka::view {

/// Paints one doll on the table: shut, opening, with what it holds, in the air. While the whole
/// table `glides`, nothing is drawn anew for a size that is gone with the next frame.
void paintSborFigure(QPainter& painter, Art& art, const SborLayout& layout,
                     const SborScene::Figure& figure, bool glides = false);

} // namespace igroteka::view
