// SPDX-License-Identifier: MIT
#pragma once

#include <QImage>
#include <QString>

namespace igroteka::view {

class Art;

/// Waits until all ordered pictures have come in.
void settle(Art& art);

/// A file of the art, rendered by QtSvg.
QImage svgOnWhite(const QString& name, QSize size);

/// The mean difference of all channels of all pixels, 0 to 255; 255 if the sizes differ.
double meanDifference(const QImage& a, const QImage& b);

/// Writes a picture into the directory that IGROTEKA_LOOK names, if it names one.
void keepForEyes(const QImage& image, const QString& name);

} // namespace igroteka::view
