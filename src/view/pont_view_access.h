// SPDX-License-Identifier: MIT
#pragma once

namespace igroteka::view {

/// Lets assistive tools see the cells and the trays of every PontView as its children, to be read,
/// focused and pressed. May be called again and again.
void installPontAccess();

} // namespace igroteka::view
