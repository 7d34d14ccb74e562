// SPDX-License-Identifier: MIT
#pragma once

class QApplication;

namespace igroteka::tour {

/// Plays rushes of Tantrix Pont by eight computers of the highest level in a window of 1920x1080
/// for about so many seconds, and prints how evenly the frames came and how long input waited; the
/// program's exit status.
int measureFrames(QApplication& application, int seconds);

} // namespace igroteka::tour
