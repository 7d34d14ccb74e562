// SPDX-License-Identifier: MIT
#include "pictures.h"

#include <QResource>

extern "C" const unsigned char igroteka_art[];

namespace igroteka::view {

void registerPictures() {
  static const bool registered = QResource::registerResource(igroteka_art);
  Q_ASSERT(registered);
  Q_UNUSED(registered);
}

} // namespace igroteka::view
