// SPDX-License-Identifier: MIT
#pragma once

// CLI11 sorts its options by name only where told so; these three are all that igroteka-cli needs.
#include <CLI/App.hpp>
#include <CLI/Config.hpp>
#include <CLI/Formatter.hpp>
