// SPDX-License-Identifier: MIT
#pragma once

class QFormLayout;
class QScrollArea;

namespace igroteka::app {

/// Sets the labels of a form, whose rows all stand, to the height of what they name.
void levelLabels(QFormLayout& form);

/// Keeps a scroll area so wide that nothing in it is cut off, its scroll bar beside it.
void fitWidth(QScrollArea& scroll);

} // namespace igroteka::app
