// SPDX-License-Identifier: MIT
#pragma once

namespace igroteka::app {

class Program;
struct Arguments;

/// Draws a position of a record into a picture without a window; the exit status, as that of the
/// command line: 1 for an illegal action, 2 for no record or a picture that cannot be written.
int renderRecord(Program& program, const Arguments& arguments);

} // namespace igroteka::app
