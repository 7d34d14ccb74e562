// SPDX-License-Identifier: MIT
#pragma once

#include <QByteArray>
#include <QByteArrayView>
#include <QImage>

namespace igroteka::view {

/// Packs an image of Format_RGB32 or Format_ARGB32_Premultiplied so that a general compressor
/// makes it small and unpacking costs next to nothing: every row as bytewise differences to the
/// row above.
QByteArray packed(const QImage& image);

/// The image that was packed; a null image if the bytes are not such a one.
QImage unpacked(QByteArrayView bytes);

} // namespace igroteka::view
