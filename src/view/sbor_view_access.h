// SPDX-License-Identifier: MIT
#pragma once

namespace igroteka::view {

/// Lets assistive tools see the circles of SborView and all that stands on them.
void installSborAccess();

} // namespace igroteka::view
