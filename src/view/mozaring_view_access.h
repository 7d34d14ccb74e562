// SPDX-License-Identifier: MIT
#pragma once

namespace igroteka::view {

/// Lets assistive tools see the fields and the reserves of every MozaringView as its children, to
/// be read, focused and pressed. May be called again and again.
void installMozaringAccess();

} // namespace igroteka::view
